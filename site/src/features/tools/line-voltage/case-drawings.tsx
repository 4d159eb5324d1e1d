import { type ComponentProps, memo } from 'react';
import { Drawing } from '#drawings/drawing.tsx';
import { VoltageDecisionMap } from '#drawings/figures/voltage-decision-map/picture.tsx';
import { Breaker } from '#drawings/symbols/breaker.tsx';
import { Device } from '#drawings/symbols/device.tsx';
import { Lettering } from '#drawings/symbols/lettering.tsx';
import { arrowDown, BusBar, Conductor } from '#drawings/symbols/wire.tsx';
import type { LineCase, VoltageResult } from '#electrical/line/line-voltage.ts';
import {
  amps,
  kilovolts,
  kilowatts,
  megawatts,
  miles,
  percent,
  plain,
  withUnit,
} from './write-line.ts';

type CaseOneLineProps = { given: LineCase; result: VoltageResult };

/** X coordinates of the line, and of the notes to the right of it. */
const lineX = 95;
const noteX = 166;

/** Y coordinates along the line, from the source to the load. */
const sourceY = 34;
const breakerY = 78;
const lineBreakY = 194;
const loadBusY = 300;
const loadY = 346;

const breakerSize = 24;
const busHalfWidth = 55;

/** Distance from the center of the break symbol to each of its two slanted strokes. */
const lineBreakHalfGap = 8;

/**
 * One-line diagram of the case at one line voltage. If the voltage does not carry the load, the breaker is open and the
 * line is de-energized.
 */
export const CaseOneLine = memo(function CaseOneLine({ given, result }: CaseOneLineProps) {
  const { solved, verdict, impedance, kilovolts: line } = result;
  const fits = verdict === 'fits';
  const { resistanceOhmsPerMile, reactanceOhmsPerMile } = impedance;
  const words = {
    flow: solved
      ? [amps(solved.amperes), `LOSS ${kilowatts(solved.lossKilowatts)}`]
      : ['NO SOLUTION'],
    received: solved ? kilovolts(Number(solved.receivingKilovolts.toPrecision(4))) : '–',
    drop: solved ? `${percent(solved.dropPercent)} DROP` : 'CANNOT DELIVER IT',
  };
  return (
    <Drawing
      className="case-drawing"
      viewBox="0 0 360 392"
      label={`One-line at ${kilovolts(line)}: source, breaker 52, ${miles(given.miles)} of line, load`}
    >
      <BusBar d={busPath(sourceY)} live />
      <Note y={sourceY - 2} large>
        {kilovolts(line)}
      </Note>
      <Note y={sourceY + 16} quiet>
        SOURCE, HELD
      </Note>
      <Conductor d={`M${lineX} ${sourceY}V${breakerY - breakerSize / 2}`} live />
      <Breaker x={lineX} y={breakerY} size={breakerSize} live={fits} />
      <Note y={breakerY + 5} quiet>
        {fits ? '52' : '52 OPEN: DOES NOT FIT'}
      </Note>
      <LineWithBreak live={fits} />
      <Note y={lineBreakY - 44} quiet>
        {given.conductor.name.toUpperCase().replace('KCMIL', 'kcmil')}
      </Note>
      <Note y={lineBreakY - 24}>{miles(given.miles).toUpperCase()}</Note>
      <Note y={lineBreakY - 4} quiet>
        {`${plain(resistanceOhmsPerMile * given.miles)} + j${withUnit(plain(reactanceOhmsPerMile * given.miles), 'Ω')}`}
      </Note>
      {words.flow.map((text, index) => (
        <Note key={text} y={lineBreakY + 22 + index * 20}>
          {text}
        </Note>
      ))}
      <BusBar d={busPath(loadBusY)} live={fits} />
      <Note y={loadBusY - 2} large>
        {words.received}
      </Note>
      <Note y={loadBusY + 16} quiet>
        {words.drop}
      </Note>
      <Conductor d={`M${lineX} ${loadBusY}V${loadY}${arrowDown(lineX, loadY)}`} live={fits} />
      <Note y={loadY + 6}>
        {`${megawatts(given.load.megawatts)}, ${plain(given.load.powerFactor)} PF`}
      </Note>
    </Drawing>
  );
});

/** Line from the breaker to the load, shortened by a break symbol. */
function LineWithBreak({ live }: { live: boolean }) {
  const breakTop = lineBreakY - lineBreakHalfGap;
  const breakBottom = lineBreakY + lineBreakHalfGap;
  const strokes = [breakTop, breakBottom].map(
    (y) => `M${lineX - 11} ${y + 3}L${lineX + 11} ${y - 3}`,
  );
  return (
    <>
      <Conductor
        d={`M${lineX} ${breakerY + breakerSize / 2}V${breakTop}M${lineX} ${breakBottom}V${loadBusY}`}
        live={live}
      />
      <Device d={strokes.join('')} />
    </>
  );
}

function busPath(y: number): string {
  return `M${lineX - busHalfWidth} ${y}H${lineX + busHalfWidth}`;
}

/** Lettering to the right of the line. */
function Note({
  large,
  ...lettering
}: Omit<ComponentProps<typeof Lettering>, 'x' | 'size'> & { large?: boolean }) {
  return <Lettering x={noteX} size={large ? 16 : 13} anchor="start" {...lettering} />;
}

/** Map of load and distance from the article, with the case as a point. */
export const CaseMap = memo(function CaseMap({ given, label }: { given: LineCase; label: string }) {
  return (
    <VoltageDecisionMap
      plain
      size="narrow"
      cases={[{ load: given.load.megawatts, distance: given.miles }]}
      label={label}
      className="case-drawing"
    />
  );
});
