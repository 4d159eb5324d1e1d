import type { Point } from '../../geometry.ts';
import { lineSpacing, wrapToWidth } from '../../lettering.ts';
import {
  Area,
  type Axes,
  createAxes,
  Dot,
  Grid,
  Line,
  Plot,
  PointLabel,
  XNumbers,
  YNumbers,
} from '../../plot/data-marks.tsx';
import { Leader } from '../../plot/drawing-marks.tsx';
import { FigureDrawing, type PictureProps, useFontSize } from '../../plot/figure-drawing.tsx';
import { inclusiveRange } from '../../plot/scale.ts';
import { voltageDecisionMapNumbers } from './numbers.ts';

const { medium, high, cases: casesOfFigure } = voltageDecisionMapNumbers;

/** Distance at the top edge of the map. */
const highestMiles = 20;

// The narrow map ends at 15 MW, which is enough to show the limits of all zones.
const layouts = {
  wide: {
    viewBox: '0 0 720 416',
    box: { left: 34, right: 708, top: 28, bottom: 380 },
    /** Load at the right edge of the map, in megawatts. */
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

/** Draws the map with the case that the article works through. */
export function Picture(picture: PictureProps) {
  return <VoltageDecisionMap {...picture} cases={casesOfFigure} />;
}

interface VoltageDecisionMapProps extends PictureProps {
  /** Cases in megawatts and miles. A case without a label is drawn with lines to both axes. */
  cases: readonly { label?: string; load: number; distance: number }[];
  /** Whether to omit the fine grid. */
  plain?: boolean;
}

/**
 * Draws a map of load (horizontal) and distance (vertical). The medium-voltage zone is in the lower left corner,
 * the study zone surrounds it, and the high-voltage zone is beyond the study zone. Values exactly at a limit are in
 * the study zone. A square of the fine grid is one megawatt by one mile. A case outside the map is drawn at the
 * edge of the map.
 */
export function VoltageDecisionMap({ cases, plain = false, ...picture }: VoltageDecisionMapProps) {
  const { viewBox, box, end, indent } = layouts[picture.size];
  const axes = createAxes({ box, x: [0, end], y: [0, highestMiles] });
  const limitsOf = ({ load, distance }: typeof high): Point[] => [
    [0, distance],
    [load, distance],
    [load, 0],
  ];
  const zone = { axes, indent };
  return (
    <FigureDrawing {...picture} viewBox={viewBox}>
      <Plot axes={axes}>
        <Area
          tone="plain"
          points={[
            [0, highestMiles],
            [end, highestMiles],
            [end, 0],
            ...limitsOf(high).toReversed(),
          ]}
        />
        <Area tone="live" points={[...limitsOf(medium), [0, 0]]} />
        {!plain && <FineGrid axes={axes} end={end} />}
        <Grid x={inclusiveRange(0, end, 5)} y={inclusiveRange(0, highestMiles, 5)} />
        <XNumbers values={[0, medium.load, high.load]} />
        <YNumbers values={[0, medium.distance, high.distance]} />
        <Line points={limitsOf(high)} />
        <Line tone="live" points={limitsOf(medium)} />
        <PointLabel at={[0, highestMiles]} right={0} above={9} quiet>
          {`${highestMiles}\u00a0MILES`}
        </PointLabel>
        <XNumbers values={[end]} format={(value) => `${value}\u00a0MW`} anchor="end" />
        <ZoneName
          {...zone}
          load={end}
          distance={highestMiles}
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
            at={[Math.min(load, end), Math.min(distance, highestMiles)]}
            label={label}
            // No-break spaces keep each unit on the same line as its number.
            values={`${load}\u00a0MW, ${distance}\u00a0MILES`}
          />
        ))}
      </Plot>
    </FigureDrawing>
  );
}

/** Draws a fine grid with squares of one megawatt by one mile. */
function FineGrid({ axes: { x, y, box }, end }: { axes: Axes; end: number }) {
  const verticalLines = inclusiveRange(1, end).map(
    (load) => `M${x(load)} ${box.top}V${box.bottom}`,
  );
  const horizontalLines = inclusiveRange(1, highestMiles).map(
    (distance) => `M${box.left} ${y(distance)}H${box.right}`,
  );
  return <Leader weight={0.3} d={[...verticalLines, ...horizontalLines].join('')} />;
}

interface ZoneNameProps {
  axes: Axes;
  indent: number;
  /** Upper limits of the zone, in megawatts and miles. */
  load: number;
  distance: number;
  name: string;
  rules: readonly string[];
}

/** Draws the name and the rules of a zone below the upper limit of the zone, at the left edge of the map. */
function ZoneName({ axes, indent, load, distance, name, rules }: ZoneNameProps) {
  const fontSize = useFontSize();
  const width = axes.x(load) - axes.box.left - 2 * indent;
  const nameLines = wrapToWidth(name, width, fontSize);
  const ruleLines = rules.flatMap((rule) => wrapToWidth(rule, width, fontSize));
  const gap = 10;
  return (
    <>
      <PointLabel at={[0, distance]} right={indent} below={gap} lines={nameLines} />
      <PointLabel
        at={[0, distance]}
        right={indent}
        below={gap + nameLines.length * fontSize * lineSpacing}
        quiet
        lines={ruleLines}
      />
    </>
  );
}

interface CaseProps {
  axes: Axes;
  /** Load in megawatts and distance in miles. */
  at: Point;
  label: string | undefined;
  /** Text that states the load and the distance. */
  values: string;
}

/** Draws a dot for a case, with its label, or with dotted lines to both axes if the case has no label. */
function Case({ axes, at, label, values }: CaseProps) {
  const fontSize = useFontSize();
  const [load, distance] = at;
  const widthToHighVoltageZone = axes.x(high.load) - axes.x(load) - 16;
  return (
    <>
      {label ? (
        <PointLabel
          at={at}
          right={12}
          below={10}
          lines={[label, values].flatMap((line) =>
            wrapToWidth(line, widthToHighVoltageZone, fontSize),
          )}
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
