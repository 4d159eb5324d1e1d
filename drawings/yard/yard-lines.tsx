import type { ReactElement } from 'react';
import { type ServiceDrawing, serviceDrawings } from '#electrical/station/service-drawings.ts';
import { yardRatings } from '#electrical/station/yard-ratings.ts';
import { resolve } from '../figures/schematics/schematic.tsx';
import { emergencyPan } from './yard-geometry.ts';
import narrow from './yard-line.narrow.svg?raw';
import wide from './yard-line.wide.svg?raw';
import {
  type DevicePosition,
  followPower,
  transformerLabels,
  type YardLineState,
  yardLineStates,
} from './yard-line-state.ts';
import { yardLogic } from './yard-logic.ts';

/** The one-line of the yard in each of its states, across a page and upright for a phone. */
export const yardLines = Object.fromEntries(
  serviceDrawings.map((drawing) => [
    drawing,
    {
      wide: <InState master={wide} logic={[0, 900, 248]} state={yardLineStates[drawing]} />,
      narrow: <InState master={narrow} logic={[4, 342, 578]} state={yardLineStates[drawing]} />,
    },
  ]),
) as Record<ServiceDrawing, Record<'wide' | 'narrow', ReactElement>>;

/** The box of the wide drawing; behind a line that is down all is further right, the logic takes more room. */
export const yardLineBox = (drawing: ServiceDrawing) =>
  `${drawing === 'emergency' ? -emergencyPan : 0} 0 1280 ${drawing === 'programming' ? 532 : 324}`;

export function narrowYardLineBox(drawing: ServiceDrawing): string {
  const { cutout, shows }: YardLineState = yardLineStates[drawing];
  const more = { signals: 72, logic: 252, none: 0 }[shows ?? 'none'];
  return `0 0 350 ${516 + (cutout ? drop : 0) + more}`;
}

/** How much lower everything is on a phone behind a cutout. */
const drop = 112;

/**
 * A master drawing in one state. An element or a group that has `when` is there where that holds, with `!` where it
 * does not; one that has `look` looks as the piece of the state that it names.
 *
 * @throws If the drawing asks for what no state has.
 */
function InState({ master, logic, state }: InStateProps) {
  const [pieces, holds] = [piecesOf(state), conditionsOf(state)];
  const choose = (markup: string): string =>
    markup.replaceAll(whenHolds, (_, ...parts) => {
      const [tag, before, not, name = '', after, end = ''] = parts as string[];
      const does = holds[name];
      if (does === undefined) throw new Error(`the yard's one-line asks when "${name}"`);
      return does === (not === '') ? `<${tag}${before}${after}${choose(end)}` : '';
    });
  const drawn = choose(state.shows === 'logic' ? master + yardLogic(...logic) : master).replaceAll(
    /look="(\w+)(?: (\w+))?"/g,
    (_, kind: string, piece = 'none') => {
      const look = looks[kind]?.[pieces[piece] ?? ''];
      if (look === undefined) throw new Error(`the yard's one-line has no look "${kind} ${piece}"`);
      return look;
    },
  );
  const __html = resolve(drawn, {
    ...yardRatings,
    ...transformerLabels,
    drop: state.cutout ? drop : 0,
    words: wordsOf(state),
  }).replaceAll(/<text[^>]*><\/text>/g, '');
  return (
    <g
      fontFamily="var(--mono, monospace)"
      fontSize="var(--lettering, 12.5px)"
      fontWeight="500"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the project's own file, as markup.
      dangerouslySetInnerHTML={{ __html }}
    />
  );
}

interface InStateProps {
  master: string;
  /** Where the logic lies that one state shows. */
  logic: Parameters<typeof yardLogic>;
  state: YardLineState;
}

const whenHolds = /<(\w+)([^>]*?) when="(!?)([\w-]+)"([^>]*?)(\/>|>[\s\S]*?<\/\1>)/g;

/** What is closed and live is orange, what is open is empty, what is planned is dashed and thin. */
const looks: Record<string, Record<string, string>> = {
  conductor: {
    live: 'class="d-live"',
    dead: 'class="d-wire d-dashed"',
    planned: 'class="d-frame d-dashed"',
  },
  outline: {
    live: 'class="d-live d-winding"',
    dead: 'class="d-winding"',
    planned: 'class="d-frame" stroke-dasharray="3 2.5"',
  },
  box: {
    live: 'class="d-hot"',
    closed: 'class="d-solid"',
    dead: 'class="d-winding"',
    planned: 'class="d-frame" stroke-dasharray="3 2.5"',
  },
  bus: {
    live: 'class="d-live" stroke-width="5"',
    dead: 'stroke-width="5" stroke-dasharray="14 6"',
    planned: 'class="d-frame" stroke-width="3" stroke-dasharray="14 6"',
  },
  // As the page draws its rail.
  rail: {
    live: 'class="d-live"',
    dead: 'class="d-frame d-dashed" stroke-width="2.2"',
    planned: 'class="d-frame d-dashed" stroke-width="2.2"',
  },
  dot: {
    live: 'class="d-hot"',
    dead: 'class="d-solid"',
    planned: 'class="d-solid" fill="var(--ink-3)"',
  },
  // From grade to the symbol under it.
  leader: { none: 'class="d-frame" stroke-dasharray="1.5 4"' },
};

/** The state of every piece: conductors as the power goes, devices and what is built. */
function piecesOf(state: YardLineState): Record<string, string> {
  const is = followPower(state);
  const box = ({ planned, closed }: DevicePosition, behind: string) =>
    planned ? 'planned' : closed ? (behind === 'live' ? 'live' : 'closed') : 'dead';
  const blade = box(state.lineSwitch, is.gear);
  const built = (planned: boolean | undefined) => (planned ? 'planned' : 'dead');
  return {
    ...is,
    blade: blade === 'closed' ? 'dead' : blade,
    breaker: box(state.breaker, is.primary),
    main: box(state.main, is.bus),
    feeder: box(state.feeders, is.feeders),
    sensing: built(is.line === 'planned'),
    // T1 is there, and dead, where the conductors to it are still planned.
    windings: is.primary === 'planned' ? 'dead' : is.primary,
    arrester: built(is.primary === 'planned'),
    loads: built(state.feeders.planned),
    none: 'none',
  };
}

function conditionsOf(state: YardLineState): Record<string, boolean> {
  const { fed, cutout, lineSwitch, breaker, main, grounds, shows, transformerWords } = state;
  return {
    planned: !fed,
    cutout: cutout !== undefined,
    open: !lineSwitch.closed,
    tagged: lineSwitch.tagged === true,
    'switch-words': lineSwitch.words !== undefined,
    'breaker-words': breaker.words !== undefined,
    'being-set': transformerWords !== undefined,
    locked: main.tagged === true,
    grounds: grounds === true,
    signals: shows === 'signals',
    logic: shows === 'logic',
  };
}

/** Words beside the pieces; nothing is drawn of an empty text. */
function wordsOf(state: YardLineState) {
  const { bus } = followPower(state);
  return {
    source: `${transformerLabels.primary} line${state.fed ? '' : ', planned'}`,
    line: state.lineDown ? 'No voltage' : state.fed ? 'Line live' : '',
    cutout: state.cutout?.words ?? '',
    lineSwitch: state.lineSwitch.words ?? '',
    breaker: state.breaker.words ?? '',
    transformer: state.transformerWords ?? '',
    bus: { live: '', dead: 'De-energized', planned: 'Planned' }[bus],
    thenBus: { live: '', dead: ', de-energized', planned: ', planned' }[bus],
  };
}
