import { tenth } from '#electrical/tenth.ts';
import { plotting } from '../../plot/plotting.tsx';
import { steps } from '../../plot/scale.ts';
import { monoWidth } from '../../plot/wrap.ts';
import { Stroke } from '../../symbols/stroke.tsx';
import { type FigureDrawing, type FigureSize, lettering } from '../figure-drawing.ts';

/** Time runs to the right up to one live day; what is done in the field is solid. */
export const windows: FigureDrawing<WindowsData> = {
  sizes: {
    wide: (data) => [720, layWindows(data, 'wide').height],
    narrow: (data) => [360, layWindows(data, 'narrow').height],
  },
  draw(size, data) {
    const { axis, key, goal, release } = data;
    const wide = size === 'wide';
    const { box, pitch, titleY, goalY, keys } = layWindows(data, size);
    const { left, right, top, bottom } = box;
    const start = axis.start ?? 0;
    const plot = plotting({ size, box, x: [start, axis.end], y: [0, 1] });
    const { x, letters, note, trace } = plot;
    const rows = data.windows.map((window, index) => {
      const { from, to, note: words, against } = window;
      const open = x(from) < left;
      const head = tenth(top + index * pitch + (wide ? 8 : 0));
      const y = head + (wide ? 7 : letters + 9);
      // The same work on the other calendar lies over its bar, on phones in place of the note.
      const over = against && {
        open,
        y: wide ? y - 5 : y,
        height: 10,
        from: x(against.from),
        to: x(against.to),
      };
      const bar = { open, from: open ? left - entry : x(from), to: x(to), head, over };
      if (over) return { ...window, ...bar, note: wide ? words : '', y: over.y + 14, height: 14 };
      return { ...window, ...bar, y, height: wide ? 14 : 13 };
    });
    /** All the height, or on phones only the bars. */
    const spans = wide
      ? [[top, bottom]]
      : [
          ...rows.map(({ y, height, over }) => [(over?.y ?? y) - 4, y + height + 4]),
          [bottom - 5, bottom],
        ];
    const upright = (value: number) =>
      spans.map(([from, to]) => `M${x(value)} ${from}V${to}`).join('');
    const first = Math.ceil(start / axis.step);
    const values = steps(first, Math.floor(axis.end / axis.step)).map((each) => each * axis.step);
    /** At the side of a bar that has more room, if that is enough. */
    const beside = ({ note: words = '', from, to, y }: (typeof rows)[number]) => {
      const [before, after] = [from - entry, 356 - to];
      if (!words || monoWidth(words, letters) + 8 > Math.max(before, after)) return null;
      return before > after
        ? note(from - 8, y + 12, words, 'end quiet')
        : note(to + 8, y + 12, words, 'quiet');
    };
    const of = rows.find(({ label }) => label === release?.of);
    const begins = rows.find(({ label }) => label === release?.begins);
    const level = rows[1]?.y ?? titleY;
    return (
      <>
        <Stroke d={values.map(upright).join('')} stroke="var(--line)" />
        <Stroke d={`M${left} ${bottom}H${right}${upright(0)}`} stroke="var(--line-2)" />
        {note(left, titleY, axis.title, 'quiet')}
        {plot.xNumbers(values, (value) => `${value}`.replace('-', '−'))}
        {keys.map(([keyX, keyY], index) => (
          <g key={keyX + keyY}>
            <Bar from={keyX} to={keyX + 24} y={keyY - 10} height={10} solid={!index} />
            {note(keyX + 34, keyY, index ? key.outlined : key.solid, 'quiet')}
          </g>
        ))}
        {rows.map((row) => (
          <g key={row.label}>
            {note(
              wide ? 0 : left,
              row.head + letters + (wide ? (row.note ? -2 : 6) : 2),
              row.label,
            )}
            {wide
              ? row.note && note(0, row.head + 2.3 * letters - 2, row.note, 'quiet')
              : beside(row)}
            {row.over && <Bar {...row.over} solid={false} />}
            <Bar {...row} />
          </g>
        ))}
        {plot.upright(goal.at, { tone: 'live', weight: 3 })}
        {note(x(goal.at) + 8, goalY, goal.label, 'end')}
        {goal.against && (
          // Between the two lines a phone has no room for the lettering.
          <>
            {trace(`M${x(goal.against.at)} ${titleY + 6}V${bottom}`, { dashed: true })}
            {note(x(goal.against.at) + 8, titleY, goal.against.label, 'end')}
            {plot.measure(
              [x(goal.at), level],
              [x(goal.against.at), level],
              wide ? goal.against.difference : '',
            )}
            {!wide && note(x(goal.at) - 10, level + letters * 0.35, goal.against.difference, 'end')}
          </>
        )}
        {release && of && begins && (
          // The line to the bar that begins would run through names on a phone.
          <>
            {wide &&
              trace(`M${x(release.at)} ${of.y + of.height}V${begins.y}`, {
                dashed: true,
                weight: 1.2,
              })}
            {plot.spot(x(release.at), of.y + of.height / 2)}
            {note(of.to + 10, of.y + of.height / 2 + letters * 0.35, release.label, 'quiet')}
          </>
        )}
      </>
    );
  },
};

interface WindowsData {
  axis: { title: string; start?: number | undefined; end: number; step: number };
  key: { solid: string; outlined: string };
  windows: {
    label: string;
    note?: string | undefined;
    from: number;
    to: number;
    solid: boolean;
    against?: { from: number; to: number } | undefined;
  }[];
  goal: {
    label: string;
    at: number;
    against?: { label: string; at: number; difference: string } | undefined;
  };
  release?: { label: string; at: number; of: string; begins: string } | undefined;
}

/** One that began before the axis comes in without an end of its own. */
function Bar({
  from,
  to,
  y,
  height,
  solid,
  open = false,
}: Record<'from' | 'to' | 'y' | 'height', number> & { solid: boolean; open?: boolean }) {
  const outline = `M${from} ${y}H${to}v${height}H${from}`;
  if (solid) return <path d={`${outline}z`} fill="var(--ink)" />;
  return <Stroke d={outline + (open ? '' : 'z')} stroke="var(--ink)" weight={1.5} />;
}

/** Where the plot lies, and the baselines over and under it. */
function layWindows({ windows, goal, key }: WindowsData, size: FigureSize) {
  const letters = lettering[size];
  const wide = size === 'wide';
  const widest = Math.max(
    ...windows
      .flatMap(({ label, note = '' }) => [label, note])
      .map((text) => monoWidth(text, letters)),
  );
  const left = wide ? tenth(widest + 16 + entry) : entry;
  const titleY = letters;
  const goalY = goal.against ? tenth(titleY + 1.4 * letters) : titleY;
  const top = tenth(goalY + 12);
  const pairs = windows.some(({ against }) => against);
  const pitch = wide ? (pairs ? 46 : 40) : pairs ? 66 : 50;
  const bottom = top + windows.length * pitch + (wide ? 4 : 0);
  const keyY = bottom + 2 * letters + 24;
  const second = wide
    ? ([tenth(left + 62 + monoWidth(key.solid, letters)), keyY] as const)
    : ([left, keyY + letters + 8] as const);
  return {
    box: { left, right: wide ? 708 : 348, top, bottom },
    pitch,
    titleY,
    goalY,
    keys: [[left, keyY] as const, second],
    height: Math.ceil(second[1] + 6),
  };
}

/** How far a bar that began earlier reaches out over the axis. */
const entry = 12;
