/**
 * Words of a heading that break or leave the page, and whether it runs into the picture of its page: into
 * what is drawn there, not into its empty corners. It runs in the page and must be whole in itself.
 */
export async function findHeadingFaults(heading: Element): Promise<string[]> {
  const faults: string[] = [];
  const lines: DOMRect[] = [];
  const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    for (const { 0: word, index } of text.data.matchAll(/[^\s-]+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const boxes = [...range.getClientRects()];
      lines.push(...boxes);
      if (new Set(boxes.map(({ top }) => top)).size > 1) faults.push(`"${word}" breaks`);
      if (boxes.some(({ right }) => right > innerWidth - 16))
        faults.push(`"${word}" leaves the page`);
    }
  }
  const picture = [...document.querySelectorAll<HTMLImageElement>('.diorama img')].find((each) =>
    each.checkVisibility(),
  );
  if (!picture) return faults;
  await picture.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 300 });
  const context = canvas.getContext('2d');
  context?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const { data = [] } = context?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
  const place = picture.getBoundingClientRect();
  let near = false;
  for (let pixel = 0; pixel < canvas.width * canvas.height && !near; pixel += 1) {
    if ((data[pixel * 4 + 3] ?? 0) < 40) continue;
    const x = place.left + ((pixel % canvas.width) / canvas.width) * place.width;
    const y = place.top + (Math.floor(pixel / canvas.width) / canvas.height) * place.height;
    near = lines.some(
      ({ left, top, right, bottom }) => x > left - 12 && x < right + 12 && y > top && y < bottom,
    );
  }
  if (near) faults.push('it runs into the picture');
  return faults;
}
