import barStyles from './contents-bar.css?url&no-inline';

/**
 * Marks the current section in the table of contents. On narrow screens, moves the table of contents to a bar at the
 * bottom of the screen, which also shows the current section and the reading progress.
 */
export function startContents(): void {
  const rail = document.querySelector<HTMLElement>('.contents-rail');
  const text = rail?.nextElementSibling;
  if (!rail || !text) return;
  const links = [...rail.querySelectorAll('a')];
  const sections = links.map(({ hash }) => document.getElementById(hash.slice(1)));
  const { bar, list, heading, count } = createBar(rail);
  links.push(...list.querySelectorAll('a'));

  const narrow = matchMedia('(width < 68.8125rem)');
  let current: number;
  const update = () => {
    const line = innerHeight / 3;
    const { top, bottom, height } = text.getBoundingClientRect();
    const isShown = narrow.matches && top < line && bottom > line;
    bar.toggleAttribute('data-shown', isShown);
    if (!isShown) list.hidePopover();
    bar.style.setProperty('--read', `${Math.min((line - top) / height, 1)}`);
    const passed = sections.findLastIndex(
      (section) => section && section.getBoundingClientRect().top < line,
    );
    // Above the first section, select the first section.
    const at = Math.max(passed, 0);
    // Do not write the same text again, because screen readers would announce it again.
    if (at === current) return;
    current = at;
    heading.textContent = links[at]?.textContent ?? '';
    count.textContent = `${at + 1} of ${sections.length}`;
    links.forEach((link, index) => {
      link.ariaCurrent = index % sections.length === at ? 'location' : null;
    });
  };
  // Do not add the bar without its style sheet, because it would appear inside the text.
  const showBar = async () => {
    if (narrow.matches && !bar.isConnected && (await loadStyle(barStyles))) rail.append(bar);
    update();
  };
  narrow.addEventListener('change', showBar);
  addEventListener('scroll', update, { passive: true });
  addEventListener('resize', update);
  void showBar();
}

/** Creates the bar: a button with the label, the current section and a counter, and the list that the button opens. */
function createBar(rail: HTMLElement) {
  const bar = document.createElement('div');
  bar.className = 'contents-bar';
  bar.innerHTML =
    '<button type=button popovertarget=contents-list><i></i> <b></b> <span></span></button><div id=contents-list popover></div>';
  const find = (selector: string) => bar.querySelector(selector) as HTMLElement;
  const list = find('#contents-list');
  find('button > i').textContent = rail.querySelector('p')?.textContent ?? '';
  const links = rail.querySelector('ol')?.cloneNode(true);
  if (links) list.append(links);
  list.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) list.hidePopover();
  });
  bar.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget && !bar.contains(relatedTarget as Node)) list.hidePopover();
  });
  return { bar, list, heading: find('button > b'), count: find('button > span') };
}

/** Adds a style sheet to the page. Resolves to true when it has loaded, or to false if loading fails. */
function loadStyle(href: string): Promise<boolean> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.addEventListener('load', () => resolve(true));
    link.addEventListener('error', () => resolve(false));
    document.head.append(link);
  });
}
