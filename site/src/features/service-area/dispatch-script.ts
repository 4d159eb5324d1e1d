/**
 * Makes the places on the dispatch map links, and lets a visitor choose a town there or in the table:
 * its route shows, a row describes it, and the page's address becomes the town's. A second press
 * follows the link, as does a place without a card.
 */
export function startDispatch(): void {
  const map = document.querySelector<HTMLElement>('.dispatch-map');
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.dispatch-table a')];
  const rows = new Map(
    links.flatMap((link) => (idOf(link) ? [[idOf(link), link.closest('tr')]] : [])),
  );
  if (!map) return;
  const caption = document.createElement('p');
  caption.className = 'dispatch-caption';
  caption.role = 'status';
  const strip = createStrip(map);

  const choose = (id: string, showRow: boolean) => {
    const row = rows.get(id);
    const card = document.getElementById(id);
    if (!row || !card) return;
    document.querySelector('.dispatch-more')?.remove();
    for (const each of links) each.setAttribute('aria-current', `${row.contains(each)}`);
    const [name, from, miles, drive] = [...row.cells].map(({ textContent }) => textContent);
    map.dataset.chosen = id;
    caption.textContent = drive
      ? `${name}: ${miles} by road from ${from}, about ${drive}`
      : `${name}: ${from}`;
    for (const place of map.querySelectorAll<SVGElement>('[data-place]')) {
      const isChosen = place.dataset.place === id;
      place.toggleAttribute('data-chosen', isChosen);
      // Compare attributes, not text, because browsers can translate the text.
      const answers = row.dataset.base !== undefined && row.dataset.base === place.dataset.base;
      place.toggleAttribute('data-answers', isChosen || answers);
      // Last, it lies over the others, which its route may cross.
      if (isChosen && !place.contains(document.activeElement)) place.parentElement?.append(place);
    }
    showRoute(strip, map, caption.textContent);
    if (showRow) row.after(describeTown(card));
  };

  const press = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    const id = idOf(link);
    if (!rows.has(id) || event.ctrlKey || event.metaKey) return;
    if (id === map.dataset.chosen) return open(id);
    event.preventDefault();
    history.replaceState(history.state, '', `#${id}`);
    choose(id, true);
  };

  const follow = () => {
    const id = location.hash.slice(1);
    if (!rows.has(id)) return;
    open(id);
    choose(id, false);
  };

  for (const part of [map, document.querySelector<HTMLElement>('.dispatch-table')])
    part?.addEventListener('click', press);
  addEventListener('hashchange', follow);
  map.append(caption);
  linkPlaces(map, links);
  follow();
}

/** On phones the chosen route stays at the top of the screen while its table is there and the map is not. */
function createStrip(map: HTMLElement): HTMLElement {
  const strip = document.createElement('div');
  strip.className = 'dispatch-map dispatch-strip';
  // The map and its caption say the same.
  strip.inert = true;
  strip.ariaHidden = 'true';
  document.querySelector('.dispatch-table')?.before(strip);
  const seen = new IntersectionObserver((entries) => {
    strip.toggleAttribute('data-shown', !entries.at(-1)?.isIntersecting);
  });
  seen.observe(map);
  return strip;
}

function showRoute(strip: HTMLElement, map: HTMLElement, words: string | null): void {
  const drawn = map.querySelector<SVGSVGElement>('.map-narrow');
  const chosen = drawn?.querySelector<SVGGraphicsElement>('[data-chosen]');
  if (!drawn || !chosen) return;
  const { x, y, width, height } = chosen.getBBox();
  const copy = drawn.cloneNode(true) as Element;
  copy.setAttribute('viewBox', [x - 24, y - 24, width + 48, height + 48].join(' '));
  strip.dataset.chosen = '';
  strip.replaceChildren(copy, words ?? '');
}

const idOf = (link: Element | null | undefined) => link?.getAttribute('href')?.split('#')[1] ?? '';

const open = (id: string) => {
  document.querySelector(`#${id} > details`)?.setAttribute('open', '');
};

/** Turns each place on the map into a link to the target of its row in the table. */
function linkPlaces(map: HTMLElement, links: readonly HTMLAnchorElement[]): void {
  for (const drawing of map.querySelectorAll('svg')) {
    drawing.removeAttribute('aria-hidden');
    // Places are in the order of the table.
    drawing.querySelectorAll<SVGGElement>('[data-place]').forEach((place, index) => {
      const target = links[index];
      if (!target) return;
      const link = document.createElementNS('http://www.w3.org/2000/svg', 'a');
      link.setAttribute('href', target.getAttribute('href') ?? '');
      // The map is one stop for the keyboard, and arrow keys move between places.
      link.setAttribute('tabindex', index === 0 ? '0' : '-1');
      const texts = [...place.querySelectorAll('text')];
      // Without spaces, the lines of the link's text would run together.
      for (const text of texts) text.append(' ');
      link.ariaLabel = texts.map(({ textContent }) => textContent).join('');
      Object.assign(link.dataset, place.dataset);
      link.append(...place.childNodes);
      place.replaceWith(link);
    });
  }
  map.role = 'group';
  map.addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const now = document.activeElement as SVGElement;
    if (!step || !now.dataset.place) return;
    event.preventDefault();
    const places = [...(now.ownerSVGElement?.querySelectorAll<SVGElement>('a') ?? [])];
    places.at((places.indexOf(now) + step) % places.length)?.focus();
  });
}

/** A row about a town: its card's summary, two of its links, and a link to the card. */
function describeTown(card: Element): HTMLElement {
  const row = document.createElement('tr');
  row.className = 'dispatch-more';
  const cell = row.insertCell();
  cell.colSpan = 5;
  const more = Object.assign(document.createElement('a'), {
    className: 'button button-link',
    href: `#${card.id}`,
    textContent: card.querySelector('summary')?.textContent,
  });
  const links = [...card.querySelectorAll('a')].slice(0, 2);
  cell.append(
    ...[card.querySelector('.town-summary'), ...links].map((part) => part?.cloneNode(true) ?? ''),
    more,
  );
  return row;
}
