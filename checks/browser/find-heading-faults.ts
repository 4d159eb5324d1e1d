/**
 * Words of a heading that break or leave the page, and whether it runs into the picture of its page: into
 * what is drawn there, not into its empty corners. It runs in the page and must be whole in itself.
 */
export async function findHeadingFaults(heading: Element): Promise<string[]> {
  const picture = [...document.querySelectorAll<HTMLImageElement>('.diorama img')].find((each) =>
    each.checkVisibility(),
  );
  await picture?.decode();
  const drawn = new OffscreenCanvas(innerWidth, innerHeight).getContext('2d');
  const { left = 0, top = 0, width = 0, height = 0 } = picture?.getBoundingClientRect() ?? {};
  if (picture) drawn?.drawImage(picture, left, top, width, height);
  const faults: string[] = [];
  const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    for (const { 0: word, index } of text.data.matchAll(/[^\s-]+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const boxes = [...range.getClientRects()];
      if (new Set(boxes.map(({ top }) => top)).size > 1) faults.push(`"${word}" breaks`);
      if (boxes.some(({ right }) => right > innerWidth - 16))
        faults.push(`"${word}" leaves the page`);
      for (const { x, y, width, height } of boxes) {
        const { data } = drawn?.getImageData(x - 12, y, width + 24, height) ?? { data: [] };
        if (data.some((part, at) => at % 4 === 3 && part >= 40))
          faults.push(`"${word}" runs into the picture`);
      }
    }
  }
  return faults;
}
