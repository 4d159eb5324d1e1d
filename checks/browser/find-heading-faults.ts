/**
 * Describes words of a heading that break, leave the page or overlap the picture of the page. The transparent
 * corners of the picture do not count. Runs in the page, so it must not use anything that is defined outside of it.
 */
export async function findHeadingFaults(heading: Element): Promise<string[]> {
  const pageMargin = 16;
  /** Minimum distance between a word and the picture, in pixels. */
  const gap = 12;
  /** Lowest alpha value, of 255, at which a pixel of the picture counts as drawn. */
  const drawnAlpha = 40;

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
      if (boxes.some(({ right }) => right > innerWidth - pageMargin))
        faults.push(`"${word}" leaves the page`);
      for (const { x, y, width, height } of boxes) {
        const around = drawn?.getImageData(x - gap, y, width + 2 * gap, height) ?? { data: [] };
        // Each pixel has four values, the last of which is its alpha value.
        if (around.data.some((value, index) => index % 4 === 3 && value >= drawnAlpha))
          faults.push(`"${word}" runs into the picture`);
      }
    }
  }
  return faults;
}
