/** Space around the chosen route in the strip, in drawing units. */
const stripMargin = 24;

/** Distance from the mark of a place within which a tap chooses the place, in pixels: a target of 44 pixels. */
const tapDistance = 22;

/** Number of places by which each arrow key moves the focus. */
const arrowSteps: Partial<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/**
 * Turns the places on the dispatch map into links, and lets visitors choose a town on the map or in the table. Choosing
 * a town highlights its route, adds a table row about the town, and sets the hash of the page's URL. A second click on
 * the town follows the link. A click on a place without a card follows the link at once.
 */
export function startDispatch(): void {
  const map = document.querySelector<HTMLElement>('.dispatch-map');
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.dispatch-table a')];
  if (!map) return;
  const rows = findRowsByTown(links);
  const caption = document.createElement('p');
  caption.className = 'dispatch-caption';
  caption.role = 'status';
  const strip = createStrip(map);

  const choose = (id: string) => {
    const row = rows.get(id);
    if (!row) return;
    document.querySelector('.dispatch-more')?.remove();
    for (const link of links) link.setAttribute('aria-current', `${row.contains(link)}`);
    map.dataset.chosen = id;
    caption.textContent = describeRoute(row);
    markPlaces(map, id, row.dataset.base);
    showRoute(strip, map, caption.textContent);
  };

  const showTownRow = (id: string) => {
    const card = document.getElementById(id);
    if (card) rows.get(id)?.after(createTownRow(card));
  };

  const handleClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a') ?? findNearestPlace(map, event);
    const id = getTargetId(link);
    if (!rows.has(id) || event.ctrlKey || event.metaKey) return;
    if (id === map.dataset.chosen) return openCard(id);
    event.preventDefault();
    history.replaceState(history.state, '', `#${id}`);
    choose(id);
    showTownRow(id);
  };

  const followHash = () => {
    const id = location.hash.slice(1);
    if (!rows.has(id)) return;
    openCard(id);
    choose(id);
  };

  map.addEventListener('click', handleClick);
  document.querySelector<HTMLElement>('.dispatch-table')?.addEventListener('click', handleClick);
  addEventListener('hashchange', followHash);
  map.append(caption);
  linkPlaces(map, links);
  map.role = 'group';
  map.addEventListener('keydown', moveFocusWithArrows);
  followHash();
}

/** Returns the table rows of the towns that have a card, by the card's id. */
function findRowsByTown(links: readonly HTMLAnchorElement[]): Map<string, HTMLTableRowElement> {
  const rows = new Map<string, HTMLTableRowElement>();
  for (const link of links) {
    const id = getTargetId(link);
    const row = link.closest('tr');
    if (id && row) rows.set(id, row);
  }
  return rows;
}

/** Returns the caption of the map for a table row with the cells town, base, miles, drive time and grid. */
function describeRoute(row: HTMLTableRowElement): string {
  const [name, from, miles, drive] = [...row.cells].map(({ textContent }) => textContent);
  // In the row of a base, the word "Base" spans the columns of the route.
  const isBase = row.cells.length < 5;
  return isBase ? `${name}: ${from}` : `${name}: ${miles} by road from ${from}, about ${drive}`;
}

/** Marks the chosen place on the map, and the base that responds to its calls. `base` is undefined if a base is chosen. */
function markPlaces(map: HTMLElement, chosenId: string, base: string | undefined): void {
  for (const place of map.querySelectorAll<SVGElement>('[data-place]')) {
    const isChosen = place.dataset.place === chosenId;
    place.toggleAttribute('data-chosen', isChosen);
    // Compare attributes, not text, because browsers can translate the text.
    const responds = base !== undefined && base === place.dataset.base;
    place.toggleAttribute('data-answers', isChosen || responds);
    // Move the chosen place to the end, so that its route is drawn over other places.
    if (isChosen && !place.contains(document.activeElement)) place.parentElement?.append(place);
  }
}

/** Creates the strip that shows the chosen route at the top of a phone screen while the map is scrolled out of view. */
function createStrip(map: HTMLElement): HTMLElement {
  const strip = document.createElement('div');
  strip.className = 'dispatch-map dispatch-strip';
  // Assistive technology skips the strip, because the map and its caption have the same content.
  strip.inert = true;
  strip.ariaHidden = 'true';
  document.querySelector('.dispatch-table')?.before(strip);
  const observer = new IntersectionObserver((entries) => {
    strip.toggleAttribute('data-shown', !entries.at(-1)?.isIntersecting);
  });
  observer.observe(map);
  return strip;
}

/** Shows the part of the map around the chosen route in the strip, with the caption. */
function showRoute(strip: HTMLElement, map: HTMLElement, caption: string): void {
  const drawn = map.querySelector<SVGSVGElement>('.map-narrow');
  const chosen = drawn?.querySelector<SVGGraphicsElement>('[data-chosen]');
  if (!drawn || !chosen) return;
  const { x, y, width, height } = chosen.getBBox();
  const copy = drawn.cloneNode(true) as Element;
  const viewBox = [
    x - stripMargin,
    y - stripMargin,
    width + 2 * stripMargin,
    height + 2 * stripMargin,
  ];
  copy.setAttribute('viewBox', viewBox.join(' '));
  strip.dataset.chosen = '';
  strip.replaceChildren(copy, caption);
}

/**
 * Returns the place on the map that is nearest to a click beside all places, if it is near enough. The links themselves
 * cannot be as large as a finger, because the links of neighboring towns would overlap.
 */
function findNearestPlace(map: HTMLElement, { clientX, clientY }: MouseEvent): Element | null {
  let nearest: Element | null = null;
  let distance = tapDistance;
  for (const place of map.querySelectorAll('a[data-place]')) {
    const mark = place.querySelector('.mark')?.getBoundingClientRect();
    // The arrangement for other screens has no size.
    if (!mark?.width) continue;
    const away = Math.hypot(mark.x + mark.width / 2 - clientX, mark.y + mark.height / 2 - clientY);
    if (away > distance) continue;
    nearest = place;
    distance = away;
  }
  return nearest;
}

/** Returns the id of the card that a link leads to; empty for links to another page. */
function getTargetId(link: Element | null): string {
  return link?.getAttribute('href')?.split('#')[1] ?? '';
}

/** Opens the town's card on the page. */
function openCard(id: string): void {
  document.querySelector(`#${id} > details`)?.setAttribute('open', '');
}

/** Turns each place on the map into a link with the same target as the place's table row. */
function linkPlaces(map: HTMLElement, links: readonly HTMLAnchorElement[]): void {
  for (const drawing of map.querySelectorAll('svg')) {
    drawing.removeAttribute('aria-hidden');
    // Places on the map are in the same order as the rows of the table.
    drawing.querySelectorAll<SVGGElement>('[data-place]').forEach((place, index) => {
      const target = links[index]?.getAttribute('href');
      if (!target) return;
      const link = createPlaceLink(place, target);
      // The map is a single tab stop. Arrow keys move the focus between places.
      link.setAttribute('tabindex', index === 0 ? '0' : '-1');
      place.replaceWith(link);
    });
  }
}

/** Creates a link with the content of a place, which is moved into the link. */
function createPlaceLink(place: SVGGElement, target: string): SVGAElement {
  const link = document.createElementNS('http://www.w3.org/2000/svg', 'a');
  link.setAttribute('href', target);
  const texts = [...place.querySelectorAll('text')];
  // Add spaces, so that the text lines do not run together in the link's label.
  for (const text of texts) text.append(' ');
  link.ariaLabel = texts.map(({ textContent }) => textContent).join('');
  Object.assign(link.dataset, place.dataset);
  link.append(...place.childNodes);
  return link;
}

/** Moves the focus from a place on the map to the next or previous place. */
function moveFocusWithArrows(event: KeyboardEvent): void {
  const step = arrowSteps[event.key];
  const focused = document.activeElement as SVGElement;
  if (!step || !focused.dataset.place) return;
  event.preventDefault();
  const places = [...(focused.ownerSVGElement?.querySelectorAll<SVGElement>('a') ?? [])];
  places.at((places.indexOf(focused) + step) % places.length)?.focus();
}

/** Creates a table row about a town: the summary and two links from the town's card, and a link to the card. */
function createTownRow(card: Element): HTMLElement {
  const row = document.createElement('tr');
  row.className = 'dispatch-more';
  const cell = row.insertCell();
  cell.colSpan = 5;
  const more = Object.assign(document.createElement('a'), {
    className: 'button button-link',
    href: `#${card.id}`,
    textContent: card.querySelector('summary')?.textContent,
  });
  const summary = card.querySelector('.town-summary');
  const firstLinks = [...card.querySelectorAll('a')].slice(0, 2);
  for (const part of [summary, ...firstLinks]) {
    if (part) cell.append(part.cloneNode(true));
  }
  cell.append(more);
  return row;
}
