import {
  type Axes,
  AxisTitle,
  axesIn,
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
import { dropsOf, miles, percent, voltageDropData } from './numbers.ts';

const { load, powerFactor, conductor, screen, distance } = voltageDropData;
const drops = dropsOf(voltageDropData);

/** Ends of the axes: miles and percent. */
const lastMile = 25;
const mostDrop = 20;

/**
 * Voltage drop along a line at several voltages, with the load at its far end: the drop at the worked distance,
 * and the distance at which each voltage reaches the allowed drop. On phones a table lists the numbers.
 */
export function Picture(picture: PictureProps) {
  return picture.size === 'wide' ? <Wide {...picture} /> : <Narrow {...picture} />;
}

function Wide(picture: PictureProps) {
  const axes = axesIn({ ...range, box: { left: 40, right: 706, top: 30, bottom: 376 } });
  return (
    <FigureDrawing {...picture} viewBox="0 0 720 408">
      <Plot axes={axes}>
        <Drops axes={axes} lastMileText={`${lastMile}`} />
        <XNumbers values={[17.5]} write={() => 'MILES'} />
        {drops.map(({ kilovolts, there, reach }) => (
          <g key={kilovolts}>
            <PointLabel at={[distance, there]} right={11} below={4}>
              {percent(there)}
            </PointLabel>
            <XNumbers values={[reach]} write={miles} quiet={false} />
          </g>
        ))}
        <PointLabel
          at={[lastMile, mostDrop]}
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

function Narrow(picture: PictureProps) {
  const axes = axesIn({ ...range, box: { left: 32, right: 350, top: 30, bottom: 310 } });
  const columns = [8, 222, 350];
  return (
    <FigureDrawing {...picture} viewBox="0 0 360 442">
      <Plot axes={axes}>
        <Drops axes={axes} lastMileText={`${lastMile} MILES`} />
        <PointLabel
          at={[lastMile, mostDrop]}
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
          texts={[`${kilovolts} kV`, percent(there), `${miles(reach)} MI`]}
          anchor="end"
        />
      ))}
      <Leader weight={0.7} d="M8 375.5H350M8 399.5H350M8 423.5H350" />
    </FigureDrawing>
  );
}

const range = { x: [0, lastMile], y: [0, mostDrop] } as const;

/** The drop at each voltage over distance, with the worked distance and the allowed drop. */
function Drops({ axes, lastMileText }: { axes: Axes; lastMileText: string }) {
  const { x, y, box } = axes;
  const readOff = `M${x(distance)} ${box.bottom}V${y(drops[0]?.there ?? 0)}`;
  const reaches = drops.map(({ reach }) => `M${x(reach)} ${box.bottom}V${y(screen)}`);
  return (
    <>
      <Grid x={steps(0, lastMile, 5)} y={steps(0, mostDrop, 5)} />
      <XNumbers values={[0, distance]} />
      <YNumbers values={[0, screen, mostDrop]} />
      <AxisTitle place="left">DROP, %</AxisTitle>
      <XNumbers values={[lastMile]} write={() => lastMileText} anchor="end" />
      <HorizontalLine y={screen} dashed weight={1.2} />
      <path className="outline-quiet" strokeDasharray="2 4" d={readOff + reaches.join('')} />
      {drops.map(({ kilovolts, perMile, there }, index) => {
        const live = index === drops.length - 1;
        const end = Math.min(lastMile, mostDrop / perMile);
        const name = `${kilovolts} kV`;
        // Steep lines have their names above, the flat one below, clear of the line of the allowed drop.
        const nameAt = end * (live ? 0.66 : 0.74);
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
              <PointLabel at={[nameAt, nameAt * perMile]} right={6} below={6}>
                {name}
              </PointLabel>
            ) : (
              <PointLabel at={[nameAt, nameAt * perMile]} left={8} above={5}>
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

/** From the lowest voltage to the highest. */
const tones = ['quiet', 'plain', 'live'] as const;
