import { memo } from 'react';
import { limitCelsius, rateConductor } from '#electrical/line/conductor-rating.ts';
import type { LineCase, VoltageResult } from '#electrical/line/line-voltage.ts';
import { effectiveOhmsPerMile } from '#electrical/line/three-phase-line.ts';
import { writeDecimals } from '#electrical/tools/write-decimals.ts';
import {
  amps,
  kilovolts,
  kilowatts,
  megawatts,
  percent,
  plain,
  reach,
  volts,
  withUnit,
} from './write-line.ts';

/** Step-by-step calculation at one line voltage. */
export const CalculationSteps = memo(function CalculationSteps(props: WorkingProps) {
  return (
    <ol className="working">
      {steps(props).map(([name, calculation]) => (
        <li key={name}>
          <p className="type-mono text-ink-2">{name}</p>
          <p>{calculation}</p>
        </li>
      ))}
    </ol>
  );
});

type WorkingProps = { given: LineCase; ampacity: number; result: VoltageResult };

type Step = [name: string, calculation: string];

function steps({ given, ampacity, result }: WorkingProps): Step[] {
  const { load, miles, allowedDropPercent } = given;
  const { kilovolts: line, impedance, approximate, solved } = result;
  const { resistanceOhmsPerMile: resistance, reactanceOhmsPerMile: reactance } = impedance;
  const sine = Math.sqrt(1 - load.powerFactor ** 2);
  const ohms = plain(effectiveOhmsPerMile(load, impedance));
  const length = withUnit(plain(miles), 'mi');
  return [
    [
      'Current at nominal voltage',
      `I = P ÷ (√3 × V × pf) = ${withUnit(plain(1000 * load.megawatts), 'kW')} ÷ (√3 × ${kilovolts(line)} × ${plain(load.powerFactor)}) = ${withUnit(oneDecimal(approximate.amperes), 'A')}`,
    ],
    [
      'Effective impedance',
      `R cos φ + X sin φ = ${plain(resistance)} × ${plain(load.powerFactor)} + ${plain(reactance)} × ${plain(sine)} = ${withUnit(ohms, 'Ω/mi')}`,
    ],
    [
      'Drop by the approximation of IEEE 141',
      `ΔV = √3 × I × L × (R cos φ + X sin φ) = √3 × ${withUnit(oneDecimal(approximate.amperes), 'A')} × ${length} × ${withUnit(ohms, 'Ω/mi')} = ${volts(approximate.dropVolts)}, ${percent(approximate.dropPercent)}`,
    ],
    [
      'Drop solved, the load at constant power',
      solved
        ? `VR² = A + √(A² − S²Z²) with A = VS²/2 − (PR + QX), so VR = ${kilovolts(Number(solved.receivingKilovolts.toPrecision(4)))}, a drop of ${percent(solved.dropPercent)}, and I = ${withUnit(oneDecimal(solved.amperes), 'A')}`
        : `VR² = A + √(A² − S²Z²) with A = VS²/2 − (PR + QX): S²Z² is more than A², so no voltage at the load satisfies it`,
    ],
    ...(solved
      ? ([
          [
            'Loss',
            `3 × I² × R × L = 3 × ${oneDecimal(solved.amperes)}² × ${plain(resistance)} × ${plain(miles)} = ${kilowatts(solved.lossKilowatts)}, ${percent(solved.lossPercent)} of ${megawatts(load.megawatts)}`,
          ],
          [
            'Thermal limit',
            `${withUnit(oneDecimal(solved.amperes), 'A')} of ${amps(ampacity)}, ${plain(Math.round(result.thermalPercent ?? 0))}%`,
          ],
        ] satisfies Step[])
      : []),
    ...ratingSteps(given),
    [
      `Megawatt-miles at ${plain(allowedDropPercent)}%`,
      `${oneDecimal(result.megawattMiles)} solved, ${oneDecimal(result.approximateMegawattMiles)} by the approximation: ${megawatts(load.megawatts)} reaches ${reach(result.reachMiles)}, and ${length} carry ${megawatts(Number((result.megawattMiles / miles).toPrecision(3)))}`,
    ],
  ];
}

const oneDecimal = (value: number) => writeDecimals(value, 1, 1);

function ratingSteps({ conductor }: LineCase): Step[] {
  if (conductor.kind === 'own') return [];
  const rating = rateConductor(conductor, conductor.weather);
  const { convected, radiated, absorbed, ohmsPerMeter, amperes } = rating;
  return [
    [
      `Ampacity by IEEE 738, conductor at ${limitCelsius}\u00a0°C`,
      `I = √((qc + qr − qs) ÷ R) = √((${oneDecimal(convected)} + ${oneDecimal(radiated)} − ${withUnit(oneDecimal(absorbed), 'W/m')}) ÷ ${withUnit(plain(1e6 * ohmsPerMeter), 'µΩ/m')}) = ${amps(amperes)}: heat to wind and air, heat radiated, heat of the sun`,
    ],
  ];
}
