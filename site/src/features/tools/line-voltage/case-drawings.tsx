import { memo } from 'react';
import {
  arrowDown,
  Breaker,
  BusBar,
  Conductor,
  Device,
  Lettering,
  VoltageDecisionMap,
  voltageMapSizes,
} from '#drawings/tools/line-case.ts';
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
 * The case as a one-line at one line voltage. It is energized if that voltage carries the load; else
 * its breaker is open and all behind it is dead.
 */
export const CaseOneLine = memo(function CaseOneLine({
  given,
  result,
}: {
  given: LineCase;
  result: VoltageResult;
}) {
  const { solved, verdict, impedance, kilovolts: line } = result;
  const fits = verdict === 'fits';
  const behind = fits ? 'live' : 'dead';
  const { resistanceOhmsPerMile, reactanceOhmsPerMile } = impedance;
  const words = {
    flow: solved
      ? [amps(solved.amperes), `LOSS ${kilowatts(solved.lossKilowatts)}`]
      : ['NO SOLUTION'],
    received: solved ? kilovolts(Number(solved.receivingKilovolts.toPrecision(4))) : '–',
    drop: solved ? `${percent(solved.dropPercent)} DROP` : 'CANNOT DELIVER IT',
  };
  return (
    <svg
      className="case-drawing"
      viewBox="0 0 360 392"
      role="img"
      aria-label={`One-line at ${kilovolts(line)}: source, breaker 52, ${miles(given.miles)} of line, load`}
    >
      <BusBar d="M40 34H150" is="live" />
      <Lettering x={166} y={32} size={16} anchor="start">
        {kilovolts(line)}
      </Lettering>
      <Lettering x={166} y={50} size={13} anchor="start" quiet>
        SOURCE, HELD
      </Lettering>
      <Conductor d="M95 34V66" is="live" />
      <Breaker x={95} y={78} size={24} live={fits} dead={!fits} />
      <Lettering x={166} y={83} size={13} anchor="start" quiet>
        {fits ? '52' : '52 OPEN: DOES NOT FIT'}
      </Lettering>
      <Conductor d="M95 90V186M95 202V300" is={behind} />
      <Device d="M84 189L106 183M84 205L106 199" />
      <Lettering x={166} y={150} size={13} anchor="start" quiet>
        {given.conductor.name.toUpperCase().replace('KCMIL', 'kcmil')}
      </Lettering>
      <Lettering x={166} y={170} size={13} anchor="start">
        {miles(given.miles).toUpperCase()}
      </Lettering>
      <Lettering x={166} y={190} size={13} anchor="start" quiet>
        {`${plain(resistanceOhmsPerMile * given.miles)} + j${withUnit(plain(reactanceOhmsPerMile * given.miles), 'Ω')}`}
      </Lettering>
      {words.flow.map((text, index) => (
        <Lettering key={text} x={166} y={216 + index * 20} size={13} anchor="start">
          {text}
        </Lettering>
      ))}
      <BusBar d="M40 300H150" is={behind} />
      <Lettering x={166} y={298} size={16} anchor="start">
        {words.received}
      </Lettering>
      <Lettering x={166} y={316} size={13} anchor="start" quiet>
        {words.drop}
      </Lettering>
      <Conductor d={`M95 300V346${arrowDown(95, 346)}`} is={behind} />
      <Lettering x={166} y={352} size={13} anchor="start">
        {`${megawatts(given.load.megawatts)}, ${plain(given.load.powerFactor)} PF`}
      </Lettering>
    </svg>
  );
});

/** The case on the article's map of load and distance. */
export const CaseMap = memo(function CaseMap({ given, label }: { given: LineCase; label: string }) {
  return (
    <svg
      className="case-drawing"
      viewBox={`0 0 ${voltageMapSizes.narrow.join(' ')}`}
      role="img"
      aria-label={label}
    >
      <VoltageDecisionMap
        plain
        size="narrow"
        cases={[{ load: given.load.megawatts, distance: given.miles }]}
      />
    </svg>
  );
});
