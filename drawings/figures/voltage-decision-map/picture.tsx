import type { Point } from '../../geometry.ts';
import { letterSize, lineSpacing, wrapToWidth } from '../../lettering.ts';
import {
  Area,
  type Axes,
  axesIn,
  Dot,
  FigureDrawing,
  Grid,
  Leader,
  Line,
  type PictureProps,
  Plot,
  PointLabel,
  XNumbers,
  YNumbers,
} from '../../plot/plot.tsx';
import { steps } from '../../plot/scale.ts';
import { voltageDecisionMapNumbers } from './numbers.ts';

const { medium, high, cases: casesOfFigure } = voltageDecisionMapNumbers;

/** Miles at the top of the map. */
const top = 20;

export function Picture(picture: PictureProps) {
  return <VoltageDecisionMap {...picture} cases={casesOfFigure} />;
}

/**
 * Load across, distance up: the medium-voltage box, the study zone around it, high voltage beyond.
 * The limits themselves are in the study zone. A square of the grid is one megawatt by one mile. A
 * case beyond the map is drawn at its edge.
 */
export function VoltageDecisionMap({ cases, plain = false, ...picture }: VoltageDecisionMapProps) {
  const { viewBox, box, end, indent } = arrangements[picture.size];
  const letters = letterSize[picture.size];
  const axes = axesIn({ box, x: [0, end], y: [0, top] });
  const limitsOf = ({ load, distance }: typeof high): Point[] => [
    [0, distance],
    [load, distance],
    [load, 0],
  ];
  const zone = { axes, letters, indent };
  return (
    <FigureDrawing {...picture} viewBox={viewBox}>
      <Plot axes={axes}>
        <Area
          tone="plain"
          points={[[0, top], [end, top], [end, 0], ...limitsOf(high).toReversed()]}
        />
        <Area tone="live" points={[...limitsOf(medium), [0, 0]]} />
        {!plain && <Squares axes={axes} end={end} />}
        <Grid x={steps(0, end, 5)} y={steps(0, top, 5)} />
        <XNumbers values={[0, medium.load, high.load]} />
        <YNumbers values={[0, medium.distance, high.distance]} />
        <Line points={limitsOf(high)} />
        <Line tone="live" points={limitsOf(medium)} />
        <PointLabel at={[0, top]} right={0} above={9} quiet>
          {`${top}\u00a0MILES`}
        </PointLabel>
        <XNumbers values={[end]} write={(value) => `${value}\u00a0MW`} anchor="end" />
        <ZoneName
          {...zone}
          load={end}
          distance={top}
          name="HIGH VOLTAGE"
          rules={[`OVER ${high.load}\u00a0MW`, `OR OVER ${high.distance}\u00a0MILES`]}
        />
        <ZoneName
          {...zone}
          {...high}
          name="STUDY ZONE"
          rules={['WHAT LIES BETWEEN, LIMITS INCLUDED']}
        />
        <ZoneName
          {...zone}
          {...medium}
          name="MEDIUM VOLTAGE"
          rules={[`UNDER ${medium.load}\u00a0MW`, `AND UNDER ${medium.distance}\u00a0MILES`]}
        />
        {cases.map(({ label, load, distance }) => (
          <Case
            key={`${load} ${distance}`}
            axes={axes}
            letters={letters}
            at={[Math.min(load, end), Math.min(distance, top)]}
            label={label}
            // No-break spaces keep units on the line of their number.
            values={`${load}\u00a0MW, ${distance}\u00a0MILES`}
          />
        ))}
      </Plot>
    </FigureDrawing>
  );
}

interface VoltageDecisionMapProps extends PictureProps {
  /** Cases in megawatts and miles. A case without a label has lines to both axes. */
  cases: readonly { label?: string; load: number; distance: number }[];
  /** Whether to leave out the grid. */
  plain?: boolean;
}

/** Squares of one megawatt by one mile. */
function Squares({ axes: { x, y, box }, end }: { axes: Axes; end: number }) {
  const uprights = steps(1, end).map((load) => `M${x(load)} ${box.top}V${box.bottom}`);
  const levels = steps(1, top).map((distance) => `M${box.left} ${y(distance)}H${box.right}`);
  return <Leader weight={0.3} d={[...uprights, ...levels].join('')} />;
}

/** The name of a zone and its rules, in the corner of the zone at its upper limits. */
function ZoneName({ axes, letters, indent, load, distance, name, rules }: ZoneNameProps) {
  const width = axes.x(load) - axes.box.left - 2 * indent;
  const nameLines = wrapToWidth(name, width, letters);
  const ruleLines = rules.flatMap((rule) => wrapToWidth(rule, width, letters));
  const gap = 10;
  return (
    <>
      <PointLabel at={[0, distance]} right={indent} below={gap} lines={nameLines} />
      <PointLabel
        at={[0, distance]}
        right={indent}
        below={gap + nameLines.length * letters * lineSpacing}
        quiet
        lines={ruleLines}
      />
    </>
  );
}

interface ZoneNameProps {
  axes: Axes;
  letters: number;
  indent: number;
  /** Upper limits of the zone. */
  load: number;
  distance: number;
  name: string;
  rules: readonly string[];
}

function Case({ axes, letters, at, label, values }: CaseProps) {
  const [load, distance] = at;
  const room = axes.x(high.load) - axes.x(load) - 16;
  return (
    <>
      {label ? (
        <PointLabel
          at={at}
          right={12}
          below={10}
          lines={[label, values].flatMap((line) => wrapToWidth(line, room, letters))}
        />
      ) : (
        <path
          className="outline-soft"
          strokeDasharray="2 4"
          d={axes.path([[0, distance], at, [load, 0]])}
        />
      )}
      <Dot at={at} live />
    </>
  );
}

interface CaseProps {
  axes: Axes;
  letters: number;
  at: Point;
  label: string | undefined;
  values: string;
}

// The narrow map shows only the corner with the zones' limits.
const arrangements = {
  wide: {
    viewBox: '0 0 720 416',
    box: { left: 34, right: 708, top: 28, bottom: 380 },
    /** Megawatts at the right edge. */
    end: 20,
    indent: 12,
  },
  narrow: {
    viewBox: '0 0 360 392',
    box: { left: 30, right: 350, top: 30, bottom: 354 },
    end: 15,
    indent: 8,
  },
};
