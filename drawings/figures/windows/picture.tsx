import { Leader, Measure, Note, Spot, Trace } from '../../plot/drawing-marks.tsx';
import { FigureDrawing, type PictureProps, useFontSize } from '../../plot/figure-drawing.tsx';
import { inclusiveRange } from '../../plot/scale.ts';
import {
  layOutNarrow,
  layOutWide,
  type WindowBar,
  type WindowRow,
  type WindowsData,
  type WindowsLayout,
} from './layout.ts';

/** Draws work windows as bars on a time axis, with a highlighted line at the day of the goal. */
export function Picture({ data, ...picture }: PictureProps & { data: WindowsData }) {
  const wide = picture.size === 'wide';
  const layout = wide ? layOutWide(data) : layOutNarrow(data);
  const { x, box, goalBaseline, rows } = layout;
  const { goal, release } = data;
  return (
    <FigureDrawing {...picture} viewBox={`0 0 ${wide ? 720 : 360} ${layout.height}`}>
      <Axis axis={data.axis} layout={layout} />
      <KeyEntry {...layout.solidKey} name={data.key.solid} solid />
      <KeyEntry {...layout.outlinedKey} name={data.key.outlined} solid={false} />
      {rows.map((row) => (
        <WindowMarks key={row.window.label} row={row} />
      ))}
      <Trace tone="live" weight={3} d={`M${x(goal.at)} ${box.top}V${box.bottom}`} />
      <Note x={x(goal.at) + 8} y={goalBaseline} anchor="end">
        {goal.label}
      </Note>
      {goal.against && (
        <ComparedGoal goal={goal.at} against={goal.against} layout={layout} wide={wide} />
      )}
      {release && <Release release={release} layout={layout} wide={wide} />}
    </FigureDrawing>
  );
}

interface AxisProps {
  axis: WindowsData['axis'];
  layout: WindowsLayout;
}

/** Draws the axis with its title and numbers, the grid lines, and a stronger line at zero. */
function Axis({ axis, layout }: AxisProps) {
  const fontSize = useFontSize();
  const { x, box, gridSpans, titleBaseline } = layout;
  const first = Math.ceil((axis.start ?? 0) / axis.step);
  const last = Math.floor(axis.end / axis.step);
  const values = inclusiveRange(first, last).map((count) => count * axis.step);
  const verticalLine = (value: number) =>
    gridSpans.map(([from, to]) => `M${x(value)} ${from}V${to}`).join('');
  return (
    <>
      <path className="grid" d={values.map(verticalLine).join('')} />
      <Leader d={`M${box.left} ${box.bottom}H${box.right}${verticalLine(0)}`} />
      <Note x={box.left} y={titleBaseline} quiet>
        {axis.title}
      </Note>
      {values.map((value) => (
        <Note key={value} x={x(value)} y={box.bottom + fontSize + 5} anchor="middle" quiet>
          {`${value}`.replace('-', '−')}
        </Note>
      ))}
    </>
  );
}

interface KeyEntryProps {
  x: number;
  y: number;
  name: string;
  solid: boolean;
}

function KeyEntry({ x, y, name, solid }: KeyEntryProps) {
  return (
    <>
      <Bar bar={{ from: x, to: x + 24, y: y - 10, height: 10, open: false }} solid={solid} />
      <Note x={x + 34} y={y} quiet>
        {name}
      </Note>
    </>
  );
}

function WindowMarks({ row: { window, bar, barAgainst, label, note } }: { row: WindowRow }) {
  return (
    <g>
      <Note {...label}>{window.label}</Note>
      {note && (
        <Note {...note} quiet>
          {window.note}
        </Note>
      )}
      {barAgainst && <Bar bar={barAgainst} solid={false} />}
      <Bar bar={bar} solid={window.solid} />
    </g>
  );
}

function Bar({ bar: { from, to, y, height, open }, solid }: { bar: WindowBar; solid: boolean }) {
  const outline = `M${from} ${y}H${to}v${height}H${from}`;
  if (solid) return <path className="solid" d={`${outline}z`} />;
  return <path className="outline" strokeWidth="1.5" d={open ? outline : `${outline}z`} />;
}

interface ComparedGoalProps {
  goal: number;
  against: NonNullable<WindowsData['goal']['against']>;
  layout: WindowsLayout;
  wide: boolean;
}

/** Draws the goal on the other calendar, and the time between the two goals. */
function ComparedGoal({ goal, against, layout, wide }: ComparedGoalProps) {
  const { x, box, titleBaseline, rows } = layout;
  const y = rows[1]?.bar.y ?? titleBaseline;
  return (
    <>
      <Trace dashed d={`M${x(against.at)} ${titleBaseline + 6}V${box.bottom}`} />
      <Note x={x(against.at) + 8} y={titleBaseline} anchor="end">
        {against.label}
      </Note>
      <Measure from={[x(goal), y]} to={[x(against.at), y]}>
        {wide ? against.difference : ''}
      </Measure>
      {/* On phones there is no room for the text between the two lines. */}
      {!wide && (
        <Note x={x(goal) - 10} y={y} centered anchor="end">
          {against.difference}
        </Note>
      )}
    </>
  );
}

interface ReleaseProps {
  release: NonNullable<WindowsData['release']>;
  layout: WindowsLayout;
  wide: boolean;
}

/** Draws the day, during the releasing window, from which the released window can start. */
function Release({ release, layout: { x, rows }, wide }: ReleaseProps) {
  const releasingBar = rows.find(({ window }) => window.label === release.of)?.bar;
  const releasedBar = rows.find(({ window }) => window.label === release.begins)?.bar;
  if (!releasingBar || !releasedBar) return null;
  const middle = releasingBar.y + releasingBar.height / 2;
  return (
    <>
      {/* On phones this line would cross the names of windows. */}
      {wide && (
        <Trace
          dashed
          weight={1.2}
          d={`M${x(release.at)} ${releasingBar.y + releasingBar.height}V${releasedBar.y}`}
        />
      )}
      <Spot x={x(release.at)} y={middle} />
      <Note x={releasingBar.to + 10} y={middle} centered quiet>
        {release.label}
      </Note>
    </>
  );
}
