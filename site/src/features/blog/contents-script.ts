/** Marks the section that is being read. */
export function startContents(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.contents-rail a')];
  const sections = links.map(({ hash }) => document.getElementById(hash.slice(1)));
  const mark = () => {
    const line = innerHeight / 3;
    // Above the first section that one is the next to be read.
    const passed = Math.max(
      sections.findLastIndex((section) => section && section.getBoundingClientRect().top < line),
      0,
    );
    links.forEach((link, index) => {
      link.toggleAttribute('data-reading', index === passed);
    });
  };
  new IntersectionObserver(mark, { rootMargin: '0px 0px -66%' }).observe(document.body);
  addEventListener('scroll', mark, { passive: true });
  mark();
}
