/** Smallest width or height of these elements, in pixels. Runs in the page. */
export const measureSmallestSide = (elements: Element[]) =>
  Math.min(
    ...elements.flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      return [width, height];
    }),
  );
