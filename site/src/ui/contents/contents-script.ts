import { bringStyle } from '../controls/bring-style.ts';
import sheet from './contents-bar.css?url&no-inline';

const narrow = matchMedia('(width < 68.8125rem)');

/**
 * Marks the section that is being read in the contents. On a narrow screen they are not over the text
 * but in a bar at the foot, which shows the section and the share that is read.
 */
export function startContents(): void {
  const rail = document.querySelector<HTMLElement>('.contents-rail');
  if (!rail) return;
  markSectionRead(rail);
  const start = () => {
    if (narrow.matches) furnish(rail, rail.nextElementSibling as HTMLElement);
    else narrow.addEventListener('change', start, { once: true });
  };
  start();
}

function markSectionRead(rail: HTMLElement): void {
  const links = [...rail.querySelectorAll('a')];
  const sections = links.map(({ hash }) => document.getElementById(hash.slice(1)));
  const mark = () => {
    const line = innerHeight / 3;
    // Above the first section, the first.
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

function furnish(rail: HTMLElement, text: HTMLElement): void {
  const bar = document.createElement('div');
  bar.className = 'contents-bar';
  bar.innerHTML =
    '<button type=button popovertarget=contents-list><i></i> <b></b> <span></span></button><div id=contents-list popover></div>';
  const [button, list] = bar.children as unknown as [HTMLElement, HTMLElement];
  const [label, heading, count] = button.children as unknown as HTMLElement[];
  const contents = rail.querySelector('ol') as HTMLElement;
  (label as HTMLElement).textContent = contents.previousElementSibling?.textContent ?? '';
  list.append(contents.cloneNode(true));
  const links = [...list.querySelectorAll('a')];
  for (const link of links) link.removeAttribute('data-reading');
  const sections = links.map(({ hash }) => document.getElementById(hash.slice(1)));

  let read: number;
  const follow = () => {
    const line = innerHeight / 3;
    const { top, bottom, height } = text.getBoundingClientRect();
    const isShown = narrow.matches && top < line && bottom > line;
    bar.toggleAttribute('data-shown', isShown);
    if (!isShown) list.hidePopover();
    bar.style.setProperty('--read', `${Math.min((line - top) / height, 1)}`);
    const at = sections.findLastIndex(
      (section) => section && section.getBoundingClientRect().top < line,
    );
    // Writing the same words again would announce them again.
    if (at === read) return;
    read = at;
    (heading as HTMLElement).textContent = links[at]?.textContent ?? '';
    (count as HTMLElement).textContent = `${at + 1} of ${links.length}`;
    links.forEach((link, index) => {
      link.ariaCurrent = index === at ? 'location' : null;
    });
  };
  list.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) list.hidePopover();
  });
  bar.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget && !bar.contains(relatedTarget as Node)) list.hidePopover();
  });
  // Unstyled it would be in the text.
  void bringStyle(sheet).then((came) => {
    if (!came) return;
    rail.append(bar);
    addEventListener('scroll', follow, { passive: true });
    addEventListener('resize', follow);
    follow();
  });
}
