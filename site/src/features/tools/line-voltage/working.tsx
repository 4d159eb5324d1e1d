import { memo } from 'react';
import { limitCelsius, rateConductor } from '#electrical/line/conductor-rating.ts';
import type { LineCase, LineLimit, VoltageResult } from '#electrical/line/line-voltage.ts';
import { effectiveOhmsPerMile } from '#electrical/line/three-phase-line.ts';
import { formatDecimals } from '#electrical/tools/format-decimals.ts';
import {
  amps,
  kilovolts,
  kilowatts,
  megawatts,
  nameLimit,
  percent,
  plain,
  volts,
  withUnit,
  writeReach,
} from './write-line.ts';

interface WorkingProps {
  given: LineCase;
  /** Ampacity of the conductor in the given weather, in amperes. */
  ampacity: number;
  result: VoltageResult;
}

interface Step {
  name: string;
  calculation: string;
}

const oneDecimal = (value: number) => formatDecimals(value, 1, 1);

/** Step-by-step calculation at one line voltage. */
export const CalculationSteps = memo(function CalculationSteps(props: WorkingProps) {
  return (
    <ol role="list" className="working">
      {listSteps(props).map(({ name, calculation }) => (
        <li key={name}>
          <p className="type-mono text-ink-2">{name}</p>
          <p>{calculation}</p>
        </li>
      ))}
    </ol>
  );
});

function listSteps({ given, ampacity, result }: WorkingProps): Step[] {
  const { load, miles } = given;
  const { kilovolts: line, impedance, approximate } = result;
  const { resistanceOhmsPerMile: resistance, reactanceOhmsPerMile: reactance } = impedance;
  const sine = Math.sqrt(1 - load.powerFactor ** 2);
  const impedancePerMile = withUnit(plain(effectiveOhmsPerMile(load, impedance)), 'Ω/mi');
  const length = withUnit(plain(miles), 'mi');
  const power = withUnit(plain(1000 * load.megawatts), 'kW');
  const powerFactor = plain(load.powerFactor);
  const current = withUnit(oneDecimal(approximate.amperes), 'A');
  return [
    {
      name: 'Current at nominal voltage',
      calculation:
        'I = P ÷ (√3 × V × pf) = ' +
        `${power} ÷ (√3 × ${kilovolts(line)} × ${powerFactor}) = ${current}`,
    },
    {
      name: 'Effective impedance',
      calculation:
        'R cos φ + X sin φ = ' +
        `${plain(resistance)} × ${powerFactor} + ${plain(reactance)} × ${plain(sine)} = ${impedancePerMile}`,
    },
    {
      name: 'Drop by the approximation of IEEE\u00a0141',
      calculation:
        'ΔV = √3 × I × L × (R cos φ + X sin φ) = ' +
        `√3 × ${current} × ${length} × ${impedancePerMile} = ` +
        `${volts(approximate.dropVolts)}, ${percent(approximate.dropPercent)}`,
    },
    ...solutionSteps({ given, ampacity, result }),
    ...ratingSteps(given),
    ...limitSteps({ given, ampacity, result }),
  ];
}

/** Steps that find the reach of the load and the largest load over the distance, within both limits. */
function limitSteps({ given, ampacity, result }: WorkingProps): Step[] {
  const { load, miles, allowedDropPercent } = given;
  const { approximate, reach, largestLoad } = result;
  const limitOf = (limit: LineLimit) => nameLimit(limit, allowedDropPercent);
  const power = megawatts(load.megawatts);
  const length = withUnit(plain(miles), 'mi');
  const largest = megawatts(Number(largestLoad.megawatts.toPrecision(3)));
  return [
    {
      name: `Megawatt-miles at ${limitOf('drop')}, without the thermal limit`,
      calculation: `${oneDecimal(result.dropMegawattMiles)} solved, ${oneDecimal(result.approximateDropMegawattMiles)} by the approximation`,
    },
    {
      name: 'Reach within both limits',
      calculation:
        reach.miles === 0
          ? `${power} reaches nowhere: it draws ${amps(approximate.amperes)} at the source, more than the thermal limit of ${amps(ampacity)}`
          : `${power} reaches ${writeReach(reach)}; the first limit is the ${limitOf(reach.limit)}`,
    },
    {
      name: `Largest load over ${length} within both limits`,
      calculation: `${largest}; the first limit is the ${limitOf(largestLoad.limit)}`,
    },
  ];
}

/** Steps of the exact solution: drop, loss and heating, or the reason why there is no solution. */
function solutionSteps({ given, ampacity, result }: WorkingProps): Step[] {
  const { load, miles } = given;
  const { solved, thermalPercent } = result;
  const name = 'Drop solved, the load at constant power';
  const equation = 'VR² = A + √(A² − S²Z²) with A = VS²/2 − (PR + QX)';
  if (!solved) {
    return [
      {
        name,
        calculation: `${equation}: S²Z² is more than A², so no voltage at the load satisfies it`,
      },
    ];
  }
  const { receivingKilovolts, dropPercent, amperes, lossKilowatts, lossPercent } = solved;
  const resistance = plain(result.impedance.resistanceOhmsPerMile);
  const receivingVoltage = kilovolts(Number(receivingKilovolts.toPrecision(4)));
  const current = withUnit(oneDecimal(amperes), 'A');
  return [
    {
      name,
      calculation:
        `${equation}, so VR = ${receivingVoltage}, ` +
        `a drop of ${percent(dropPercent)}, and I = ${current}`,
    },
    {
      name: 'Loss',
      calculation:
        `3 × I² × R × L = 3 × ${oneDecimal(amperes)}² × ${resistance} × ${plain(miles)} = ` +
        `${kilowatts(lossKilowatts)}, ${percent(lossPercent)} of ${megawatts(load.megawatts)}`,
    },
    {
      name: 'Thermal limit',
      calculation: `${current} of ${amps(ampacity)}, ${plain(Math.round(thermalPercent ?? 0))}%`,
    },
  ];
}

/** Returns the step that rates the conductor for the weather, or no step if the visitor entered the ampacity. */
function ratingSteps({ conductor }: LineCase): Step[] {
  if (conductor.kind === 'own') return [];
  const rating = rateConductor(conductor, conductor.weather);
  const { convected, radiated, absorbed, ohmsPerMeter, amperes } = rating;
  const solarHeat = withUnit(oneDecimal(absorbed), 'W/m');
  const resistance = withUnit(plain(1e6 * ohmsPerMeter), 'µΩ/m');
  return [
    {
      name: `Ampacity by IEEE\u00a0738, conductor at ${limitCelsius}\u00a0°C`,
      calculation:
        'I = √((qc + qr − qs) ÷ R) = ' +
        `√((${oneDecimal(convected)} + ${oneDecimal(radiated)} − ${solarHeat}) ÷ ${resistance}) = ` +
        `${amps(amperes)}: heat to wind and air, heat radiated, heat of the sun`,
    },
  ];
}
