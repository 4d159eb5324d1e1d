import {
  type Axes,
  AxisTitle,
  createAxes,
  Dot,
  Grid,
  HorizontalLine,
  Line,
  Plot,
  PointLabel,
  XNumbers,
  YNumbers,
} from '../../plot/data-marks.tsx';
import { Leader, TableRow } from '../../plot/drawing-marks.tsx';
import { FigureDrawing, type PictureProps } from '../../plot/figure-drawing.tsx';
import { inclusiveRange } from '../../plot/scale.ts';
import { calculateDrops, formatMiles, formatPercent, voltageDropData } from './numbers.ts';

const { megawatts, powerFactor, conductor, allowedDropPercent, miles } = voltageDropData;
const drops = calculateDrops(voltageDropData);

/** Ends of the axes, in miles and percent. */
const maxMiles = 25;
const maxDropPercent = 20;

const range = { x: [0, maxMiles], y: [0, maxDropPercent] } as const;

/** Colors of the plotted lines, from the lowest voltage to the highest. */
const tones = ['quiet', 'plain', 'live'] as const;

/**
 * Plots voltage drop against distance at several voltages, with the load at the far end of the line. Marks show
 * the drop at the distance of the worked example, and the distance at which each voltage reaches the allowed
 * drop. On phones a table lists these numbers.
 */
export function Picture(picture: PictureProps) {
  return picture.size === 'wide' ? <WideLayout {...picture} /> : <NarrowLayout {...picture} />;
}

function WideLayout(picture: PictureProps) {
  const axes = createAxes({ ...range, box: { left: 40, right: 706, top: 30, bottom: 376 } });
  return (
    <FigureDrawing {...picture} viewBox="0 0 720 408">
      <Plot axes={axes}>
        <VoltageDropPlot axes={axes} maxMilesText={`${maxMiles}`} />
        <XNumbers values={[17.5]} format={() => 'MILES'} />
        {drops.map(({ kilovolts, percent, reachMiles }) => (
          <g key={kilovolts}>
            <PointLabel at={[miles, percent]} right={11} below={4}>
              {formatPercent(percent)}
            </PointLabel>
            <XNumbers values={[reachMiles]} format={formatMiles} quiet={false} />
          </g>
        ))}
        <PointLabel
          at={[maxMiles, maxDropPercent]}
          left={12}
          below={10}
          quiet
          lines={[
            `${megawatts} MW, ${powerFactor} PF LAGGING`,
            conductor.name,
            `${conductor.resistance} + j${conductor.reactance} Ω PER MILE`,
          ]}
        />
        <PointLabel
          at={[drops.at(-1)?.reachMiles ?? 0, allowedDropPercent]}
          left={12}
          above={7}
          quiet
        >
          {`${allowedDropPercent}% SCREEN`}
        </PointLabel>
      </Plot>
    </FigureDrawing>
  );
}

function NarrowLayout(picture: PictureProps) {
  const axes = createAxes({ ...range, box: { left: 32, right: 350, top: 30, bottom: 310 } });
  const columns = [8, 222, 350];
  return (
    <FigureDrawing {...picture} viewBox="0 0 360 442">
      <Plot axes={axes}>
        <VoltageDropPlot axes={axes} maxMilesText={`${maxMiles} MILES`} />
        <PointLabel
          at={[maxMiles, maxDropPercent]}
          left={12}
          below={10}
          quiet
          lines={[`${megawatts} MW, ${powerFactor} PF`, conductor.name]}
        />
      </Plot>
      <TableRow
        columns={columns}
        y={368}
        texts={['LINE', `AT ${miles} MILES`, `${allowedDropPercent}% AT`]}
        anchor="end"
        quiet
      />
      {drops.map(({ kilovolts, percent, reachMiles }, index) => (
        <TableRow
          key={kilovolts}
          columns={columns}
          y={392 + 24 * index}
          texts={[`${kilovolts} kV`, formatPercent(percent), `${formatMiles(reachMiles)} MI`]}
          anchor="end"
        />
      ))}
      <Leader weight={0.7} d="M8 375.5H350M8 399.5H350M8 423.5H350" />
    </FigureDrawing>
  );
}

/**
 * Draws the axes, the voltage drop against distance for each voltage, the distance of the worked example, and the
 * allowed drop.
 */
function VoltageDropPlot({ axes, maxMilesText }: { axes: Axes; maxMilesText: string }) {
  const { x, y, box } = axes;
  const atExample = `M${x(miles)} ${box.bottom}V${y(drops[0]?.percent ?? 0)}`;
  const atReaches = drops.map(
    ({ reachMiles }) => `M${x(reachMiles)} ${box.bottom}V${y(allowedDropPercent)}`,
  );
  return (
    <>
      <Grid x={inclusiveRange(0, maxMiles, 5)} y={inclusiveRange(0, maxDropPercent, 5)} />
      <XNumbers values={[0, miles]} />
      <YNumbers values={[0, allowedDropPercent, maxDropPercent]} />
      <AxisTitle place="left">DROP, %</AxisTitle>
      <XNumbers values={[maxMiles]} format={() => maxMilesText} anchor="end" />
      <HorizontalLine y={allowedDropPercent} dashed weight={1.2} />
      <path className="outline-quiet" strokeDasharray="2 4" d={atExample + atReaches.join('')} />
      {drops.map(({ kilovolts, percentPerMile, percent }, index) => {
        const live = index === drops.length - 1;
        const end = Math.min(maxMiles, maxDropPercent / percentPerMile);
        const name = `${kilovolts} kV`;
        // Names are above the steep lines. The name of the flat line is below it, clear of the line for the allowed
        // drop.
        const nameMiles = end * (live ? 0.66 : 0.74);
        return (
          <g key={kilovolts}>
            <Line
              tone={tones[index]}
              points={[
                [0, 0],
                [end, end * percentPerMile],
              ]}
            />
            {live ? (
              <PointLabel at={[nameMiles, nameMiles * percentPerMile]} right={6} below={6}>
                {name}
              </PointLabel>
            ) : (
              <PointLabel at={[nameMiles, nameMiles * percentPerMile]} left={8} above={5}>
                {name}
              </PointLabel>
            )}
            <Dot at={[miles, percent]} live={live} />
          </g>
        );
      })}
    </>
  );
}
