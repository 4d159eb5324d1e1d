/**
 * Describes words of a heading that break, leave the page or overlap the picture of the page. The transparent
 * corners of the picture do not count. Runs in the page, so it must not use anything that is defined outside of it.
 */
export async function findHeadingFaults(heading: Element): Promise<string[]> {
  /** Minimum distance between a word and the edge of the window, in pixels. */
  const pageMargin = 16;
  /** Minimum distance between a word and the picture, in pixels. */
  const gap = 12;
  /** Number of letters of the longest word that fits the narrowest phone. */
  const longestUnbroken = 16;
  /** Lowest alpha value, of 255, at which a pixel of the picture counts as drawn. */
  const drawnAlpha = 40;

  const picture = [...document.querySelectorAll<HTMLImageElement>('.diorama img')].find((image) =>
    image.checkVisibility(),
  );
  // A new viewport width may select another file of the picture, which the browser requests at the next frame.
  await new Promise(requestAnimationFrame);
  if (picture && !picture.complete) {
    await new Promise((resolve, reject) => {
      picture.addEventListener('load', resolve, { once: true });
      picture.addEventListener('error', reject, { once: true });
    });
  }
  /** A canvas the size of the window that contains only the picture, at its position on the page. */
  const canvas = new OffscreenCanvas(innerWidth, innerHeight).getContext('2d');
  if (picture) {
    const { left, top, width, height } = picture.getBoundingClientRect();
    canvas?.drawImage(picture, left, top, width, height);
  }

  const isNearPicture = ({ x, y, width, height }: DOMRect) => {
    const pixels = canvas?.getImageData(x - gap, y, width + 2 * gap, height).data ?? [];
    // Each pixel has four values, the last of which is its alpha value.
    return pixels.some((value, index) => index % 4 === 3 && value >= drawnAlpha);
  };

  const describeWord = (word: string, boxes: readonly DOMRect[]): string[] => {
    const faults: string[] = [];
    const isBroken = new Set(boxes.map(({ top }) => top)).size > 1;
    if (isBroken && word.length <= longestUnbroken) faults.push(`"${word}" breaks`);
    if (boxes.some(({ right }) => right > innerWidth - pageMargin))
      faults.push(`"${word}" leaves the page`);
    if (boxes.some(isNearPicture)) faults.push(`"${word}" runs into the picture`);
    return faults;
  };

  const faults: string[] = [];
  const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    for (const { 0: word, index } of text.data.matchAll(/[^\s-]+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      faults.push(...describeWord(word, [...range.getClientRects()]));
    }
  }
  return faults;
}
