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
      <BusBar d="M40 34H150" live />
      <Note y={32} large>
        {kilovolts(line)}
      </Note>
      <Note y={50} quiet>
        SOURCE, HELD
      </Note>
      <Conductor d="M95 34V66" live />
      <Breaker x={95} y={78} size={24} live={fits} />
      <Note y={83} quiet>
        {fits ? '52' : '52 OPEN: DOES NOT FIT'}
      </Note>
      <Conductor d="M95 90V186M95 202V300" live={fits} />
      <Device d="M84 189L106 183M84 205L106 199" />
      <Note y={150} quiet>
        {given.conductor.name.toUpperCase().replace('KCMIL', 'kcmil')}
      </Note>
      <Note y={170}>{miles(given.miles).toUpperCase()}</Note>
      <Note y={190} quiet>
        {`${plain(resistanceOhmsPerMile * given.miles)} + j${withUnit(plain(reactanceOhmsPerMile * given.miles), 'Ω')}`}
      </Note>
      {words.flow.map((text, index) => (
        <Note key={text} y={216 + index * 20}>
          {text}
        </Note>
      ))}
      <BusBar d="M40 300H150" live={fits} />
      <Note y={298} large>
        {words.received}
      </Note>
      <Note y={316} quiet>
        {words.drop}
      </Note>
      <Conductor d={`M95 300V346${arrowDown(95, 346)}`} live={fits} />
      <Note y={352}>
        {`${megawatts(given.load.megawatts)}, ${plain(given.load.powerFactor)} PF`}
      </Note>
    </Drawing>
  );
});

type CaseOneLineProps = { given: LineCase; result: VoltageResult };

/** Lettering to the right of the line. */
function Note({
  large,
  ...lettering
}: Omit<ComponentProps<typeof Lettering>, 'x' | 'size'> & { large?: boolean }) {
  return <Lettering x={166} size={large ? 16 : 13} anchor="start" {...lettering} />;
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
