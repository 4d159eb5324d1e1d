import {
  type Axes,
  AxisTitle,
  createAxes,
  Dot,
  FigureDrawing,
  Grid,
  HorizontalLine,
  Leader,
  Line,
  type PictureProps,
  Plot,
  PointLabel,
  TableRow,
  XNumbers,
  YNumbers,
} from '../../plot/plot.tsx';
import { steps } from '../../plot/scale.ts';
import { calculateDrops, formatMiles, formatPercent, voltageDropData } from './numbers.ts';

const { load, powerFactor, conductor, screen, distance } = voltageDropData;
const drops = calculateDrops(voltageDropData);

/** Ends of the axes, in miles and percent. */
const maxMiles = 25;
const maxDropPercent = 20;

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
        <Drops axes={axes} maxMilesText={`${maxMiles}`} />
        <XNumbers values={[17.5]} format={() => 'MILES'} />
        {drops.map(({ kilovolts, there, reach }) => (
          <g key={kilovolts}>
            <PointLabel at={[distance, there]} right={11} below={4}>
              {formatPercent(there)}
            </PointLabel>
            <XNumbers values={[reach]} format={formatMiles} quiet={false} />
          </g>
        ))}
        <PointLabel
          at={[maxMiles, maxDropPercent]}
          left={12}
          below={10}
          quiet
          lines={[
            `${load} MW, ${powerFactor} PF LAGGING`,
            conductor.name,
            `${conductor.resistance} + j${conductor.reactance} Ω PER MILE`,
          ]}
        />
        <PointLabel at={[drops.at(-1)?.reach ?? 0, screen]} left={12} above={7} quiet>
          {`${screen}% SCREEN`}
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
        <Drops axes={axes} maxMilesText={`${maxMiles} MILES`} />
        <PointLabel
          at={[maxMiles, maxDropPercent]}
          left={12}
          below={10}
          quiet
          lines={[`${load} MW, ${powerFactor} PF`, conductor.name]}
        />
      </Plot>
      <TableRow
        columns={columns}
        y={368}
        texts={['LINE', `AT ${distance} MILES`, `${screen}% AT`]}
        anchor="end"
        quiet
      />
      {drops.map(({ kilovolts, there, reach }, index) => (
        <TableRow
          key={kilovolts}
          columns={columns}
          y={392 + 24 * index}
          texts={[`${kilovolts} kV`, formatPercent(there), `${formatMiles(reach)} MI`]}
          anchor="end"
        />
      ))}
      <Leader weight={0.7} d="M8 375.5H350M8 399.5H350M8 423.5H350" />
    </FigureDrawing>
  );
}

const range = { x: [0, maxMiles], y: [0, maxDropPercent] } as const;

/** Draws the axes, the line of each voltage, the distance of the worked example, and the allowed drop. */
function Drops({ axes, maxMilesText }: { axes: Axes; maxMilesText: string }) {
  const { x, y, box } = axes;
  const readOff = `M${x(distance)} ${box.bottom}V${y(drops[0]?.there ?? 0)}`;
  const reaches = drops.map(({ reach }) => `M${x(reach)} ${box.bottom}V${y(screen)}`);
  return (
    <>
      <Grid x={steps(0, maxMiles, 5)} y={steps(0, maxDropPercent, 5)} />
      <XNumbers values={[0, distance]} />
      <YNumbers values={[0, screen, maxDropPercent]} />
      <AxisTitle place="left">DROP, %</AxisTitle>
      <XNumbers values={[maxMiles]} format={() => maxMilesText} anchor="end" />
      <HorizontalLine y={screen} dashed weight={1.2} />
      <path className="outline-quiet" strokeDasharray="2 4" d={readOff + reaches.join('')} />
      {drops.map(({ kilovolts, perMile, there }, index) => {
        const live = index === drops.length - 1;
        const end = Math.min(maxMiles, maxDropPercent / perMile);
        const name = `${kilovolts} kV`;
        // Steep lines have their names above them. The flat line has its name below, clear of the line for the
        // allowed drop.
        const nameMiles = end * (live ? 0.66 : 0.74);
        return (
          <g key={kilovolts}>
            <Line
              tone={tones[index]}
              points={[
                [0, 0],
                [end, end * perMile],
              ]}
            />
            {live ? (
              <PointLabel at={[nameMiles, nameMiles * perMile]} right={6} below={6}>
                {name}
              </PointLabel>
            ) : (
              <PointLabel at={[nameMiles, nameMiles * perMile]} left={8} above={5}>
                {name}
              </PointLabel>
            )}
            <Dot at={[distance, there]} live={live} />
          </g>
        );
      })}
    </>
  );
}

/** Colors of the lines, from the lowest voltage to the highest. */
const tones = ['quiet', 'plain', 'live'] as const;
