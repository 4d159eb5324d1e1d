import { tenth } from '#electrical/tenth.ts';
import type { Point } from '../../geometry.ts';
import { letterSize } from '../../lettering.ts';
import {
  axesIn,
  Dot,
  FigureDrawing,
  Grid,
  Leader,
  Line,
  Note,
  type PictureProps,
  Plot,
  PointLabel,
  Trace,
  VerticalLine,
  YNumbers,
} from '../../plot/plot.tsx';
import { steps } from '../../plot/scale.ts';
import { leaders, total, weightSensitivityData } from './numbers.ts';

const { weight, bids } = weightSensitivityData;

/** The total of each bid over the technical weight: a straight line from commercial to technical score. */
export function Picture(picture: PictureProps) {
  const { viewBox, box } = arrangements[picture.size];
  const { left, right, bottom } = box;
  const letters = letterSize[picture.size];
  const axes = axesIn({ box, x: [0, 100], y: [70, top] });
  const { x, y } = axes;
  const stretches = leaders(bids);
  const changes = stretches.slice(0, -1).map(({ bid, to }): Point => [to, total(bid, to)]);
  const highest = (at: number) => Math.max(...bids.map((bid) => total(bid, at)));
  const ranked = bids.toSorted((a, b) => total(b, weight) - total(a, weight));
  /** Bottom of the strip under the plot, which names the leading bid. */
  const stripBottom = bottom + letters + 11;
  return (
    <FigureDrawing {...picture} viewBox={viewBox}>
      <Plot axes={axes}>
        <Grid x={steps(0, 100, 10)} y={steps(70, 100, 5)} />
        <YNumbers values={steps(70, 100, 10)} />
        {bids.map(({ name, commercial, technical }) => (
          <Line
            key={name}
            points={[
              [0, commercial],
              [100, technical],
            ]}
          />
        ))}
        <Line
          tone="live"
          weight={3.5}
          points={[[0, highest(0)], ...changes, [100, highest(100)]]}
        />
        {changes.map((change, index) => (
          <g key={change[0]}>
            <Trace
              tone="quiet"
              weight={1.2}
              d={`M${x(change[0])} ${y(change[1])}V${stripBottom}`}
            />
            <Dot at={change} live />
            {index === 0 ? (
              // The line falls steeply here, so the number is placed beyond it.
              <PointLabel at={change} right={-8} above={16}>
                {score(change[1])}
              </PointLabel>
            ) : (
              <PointLabel at={change} above={16}>
                {score(change[1])}
              </PointLabel>
            )}
          </g>
        ))}
        <VerticalLine x={weight} dashed weight={1.2} />
        <PointLabel
          at={[weight, top]}
          right={10}
          below={4}
          lines={[
            `AT ${weight}%`,
            ...ranked.map((bid) => `${bid.name} ${score(total(bid, weight))}`),
          ]}
        />
        {ranked.map((bid) => (
          <Dot key={bid.name} at={[weight, total(bid, weight)]} />
        ))}
        {bids.map((bid) => (
          <EndLabels key={bid.name} {...bid} />
        ))}
        <Leader d={`M${left} ${bottom}V${stripBottom}H${right}V${bottom}`} />
        {stretches.map(({ bid, from, to }) => (
          <Note key={bid.name} x={(x(from) + x(to)) / 2} y={bottom + letters + 3} anchor="middle">
            {`${bid.name} LEADS`}
          </Note>
        ))}
        {[0, ...stretches.map(({ to }) => to)].map((percent) => (
          <Note
            key={percent}
            x={x(percent)}
            y={stripBottom + letters + 6}
            anchor={percent === 100 ? 'end' : 'middle'}
          >
            {`${tenth(percent)}%`}
          </Note>
        ))}
        <Note x={left} y={box.top - 9} quiet>
          TOTAL SCORE
        </Note>
        <Note x={right} y={stripBottom + 2.3 * letters + 6} anchor="end" quiet>
          TECHNICAL WEIGHT
        </Note>
      </Plot>
    </FigureDrawing>
  );
}

/** The scores of a bid at both ends of its line, on the side that is clear of the line. */
function EndLabels({ name, commercial, technical }: EndLabelsProps) {
  if (technical > commercial) {
    return (
      <>
        <PointLabel at={[0, commercial]} right={8} below={5}>{`${name} ${commercial}`}</PointLabel>
        <PointLabel at={[100, technical]} left={6} above={8}>{`${name} ${technical}`}</PointLabel>
      </>
    );
  }
  return (
    <>
      <PointLabel at={[0, commercial]} right={8} above={8}>{`${name} ${commercial}`}</PointLabel>
      <PointLabel at={[100, technical]} left={6} below={5}>{`${name} ${technical}`}</PointLabel>
    </>
  );
}

type EndLabelsProps = (typeof bids)[number];

/** The score at the top edge of the plot. */
const top = 102.5;

function score(value: number): string {
  return value.toFixed(1);
}

const arrangements = {
  wide: { viewBox: '0 0 720 444', box: { left: 40, right: 708, top: 28, bottom: 374 } },
  narrow: { viewBox: '0 0 360 452', box: { left: 40, right: 352, top: 30, bottom: 370 } },
};
