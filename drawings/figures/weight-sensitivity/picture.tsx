import { tenth } from '#electrical/tenth.ts';
import type { Point } from '../../geometry.ts';
import { letterSize } from '../../lettering.ts';
import {
  type Axes,
  createAxes,
  Dot,
  Grid,
  Line,
  Plot,
  PointLabel,
  VerticalLine,
  YNumbers,
} from '../../plot/data-marks.tsx';
import { Leader, Note, Trace } from '../../plot/drawing-marks.tsx';
import { FigureDrawing, type PictureProps, useFontSize } from '../../plot/figure-drawing.tsx';
import { inclusiveRange } from '../../plot/scale.ts';
import { findLeaders, totalScore, weightSensitivityData } from './numbers.ts';

const { weight, bids } = weightSensitivityData;
const leaders = findLeaders(bids);

/** Scores at the bottom and top edges of the plot. */
const lowestScore = 70;
const highestScore = 102.5;

const layouts = {
  wide: { viewBox: '0 0 720 444', box: { left: 40, right: 708, top: 28, bottom: 374 } },
  narrow: { viewBox: '0 0 360 452', box: { left: 40, right: 352, top: 30, bottom: 370 } },
};

/**
 * Plots the total score of each bid against the technical weight. Each line runs from the bid's commercial
 * points (at a weight of 0) to its technical points (at a weight of 100).
 */
export function Picture(picture: PictureProps) {
  const { viewBox, box } = layouts[picture.size];
  const { left, right } = box;
  const fontSize = letterSize[picture.size];
  const axes = createAxes({ box, x: [0, 100], y: [lowestScore, highestScore] });
  /** Technical weight and total score at each point where the lead changes. */
  const changes = leaders.slice(0, -1).map(({ bid, to }): Point => [to, totalScore(bid, to)]);
  const leadingScore = (at: number) => Math.max(...bids.map((bid) => totalScore(bid, at)));
  const ranked = bids.toSorted((a, b) => totalScore(b, weight) - totalScore(a, weight));
  /** Bottom of the strip under the plot, which contains the names of the leading bids. */
  const stripBottom = box.bottom + fontSize + 11;
  return (
    <FigureDrawing {...picture} viewBox={viewBox}>
      <Plot axes={axes}>
        <Grid x={inclusiveRange(0, 100, 10)} y={inclusiveRange(lowestScore, 100, 5)} />
        <YNumbers values={inclusiveRange(lowestScore, 100, 10)} />
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
          points={[[0, leadingScore(0)], ...changes, [100, leadingScore(100)]]}
        />
        {changes.map((change, index) => (
          <LeadChange
            key={change[0]}
            change={change}
            axes={axes}
            stripBottom={stripBottom}
            steep={index === 0}
          />
        ))}
        <VerticalLine x={weight} dashed weight={1.2} />
        <PointLabel
          at={[weight, highestScore]}
          right={10}
          below={4}
          lines={[
            `AT ${weight}%`,
            ...ranked.map((bid) => `${bid.name} ${formatScore(totalScore(bid, weight))}`),
          ]}
        />
        {ranked.map((bid) => (
          <Dot key={bid.name} at={[weight, totalScore(bid, weight)]} />
        ))}
        {bids.map((bid) => (
          <EndLabels key={bid.name} {...bid} />
        ))}
        <LeadingBidStrip axes={axes} stripBottom={stripBottom} />
        <Note x={left} y={box.top - 9} quiet>
          TOTAL SCORE
        </Note>
        <Note x={right} y={stripBottom + 2.3 * fontSize + 6} anchor="end" quiet>
          TECHNICAL WEIGHT
        </Note>
      </Plot>
    </FigureDrawing>
  );
}

interface LeadChangeProps {
  /** Technical weight and total score at this point. */
  change: Point;
  axes: Axes;
  /** Y coordinate of the bottom of the strip. */
  stripBottom: number;
  /** Whether the line is steep at this point. */
  steep: boolean;
}

/** Draws the point where the lead changes, with its score and a line down to the strip. */
function LeadChange({ change, axes: { x, y }, stripBottom, steep }: LeadChangeProps) {
  const [at, score] = change;
  return (
    <g>
      <Trace tone="quiet" weight={1.2} d={`M${x(at)} ${y(score)}V${stripBottom}`} />
      <Dot at={change} live />
      {steep ? (
        // Left of this point the line falls steeply, so the score is moved right to clear the line.
        <PointLabel at={change} right={-8} above={16}>
          {formatScore(score)}
        </PointLabel>
      ) : (
        <PointLabel at={change} above={16}>
          {formatScore(score)}
        </PointLabel>
      )}
    </g>
  );
}

interface LeadingBidStripProps {
  axes: Axes;
  /** Y coordinate of the bottom of the strip. */
  stripBottom: number;
}

/** Draws the strip under the plot, with the name of the leading bid for each range of weights. */
function LeadingBidStrip({ axes: { x, box }, stripBottom }: LeadingBidStripProps) {
  const fontSize = useFontSize();
  const { left, right, bottom } = box;
  return (
    <>
      <Leader d={`M${left} ${bottom}V${stripBottom}H${right}V${bottom}`} />
      {leaders.map(({ bid, from, to }) => (
        <Note key={bid.name} x={(x(from) + x(to)) / 2} y={bottom + fontSize + 3} anchor="middle">
          {`${bid.name} LEADS`}
        </Note>
      ))}
      {[0, ...leaders.map(({ to }) => to)].map((percent) => (
        <Note
          key={percent}
          x={x(percent)}
          y={stripBottom + fontSize + 6}
          anchor={percent === 100 ? 'end' : 'middle'}
        >
          {`${tenth(percent)}%`}
        </Note>
      ))}
    </>
  );
}

type EndLabelsProps = (typeof bids)[number];

/** Draws the scores of a bid at both ends of its line, on the side that is clear of the line. */
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

function formatScore(value: number): string {
  return value.toFixed(1);
}
