import { memo } from 'react';
import type { LineCase, LineVoltages, VoltageResult } from '#electrical/line/line-voltage.ts';
import { ReachLine } from './reach-line.tsx';
import {
  amps,
  kilovolts,
  kilowatts,
  nameVerdict,
  percent,
  plain,
  reach,
  withUnit,
} from './write-line.ts';
import '#ui/controls/field.css';
import './voltage-table.css';

/**
 * Every line voltage in the case, each with its line: how far it carries the load within the drop.
 * The one that is chosen is looked at below. Written again where that changed.
 */
export const VoltageTable = memo(function VoltageTable({
  given,
  compared: { results, lowest, ampacity },
  shown,
  still,
  show,
}: {
  given: LineCase;
  compared: LineVoltages;
  /** The voltage that is looked at. */
  shown: VoltageResult;
  still: boolean;
  show: (result: VoltageResult) => void;
}) {
  const { allowedDropPercent, miles } = given;
  return (
    <table className="voltage-table">
      <caption className="visually-hidden">Seven line voltages in this case</caption>
      <thead>
        <tr>
          <th scope="col">Line voltage</th>
          <th scope="col">
            <span className="reach-ends">
              <span>Source</span> <span>Load</span>
            </span>
          </th>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {results.map((result) => (
          <tr key={result.kilovolts} className={result === shown ? 'voltage-shown' : undefined}>
            <th scope="row">
              <VoltagePick {...{ result, shown, still, show }} />
              <span className="voltage-second">
                {nameVerdict(result.verdict, allowedDropPercent)}
              </span>
            </th>
            <td className="voltage-line">
              <ReachLine
                reach={result.reachMiles / miles}
                state={result === lowest ? 'live' : result.verdict === 'fits' ? 'fits' : 'short'}
              />
            </td>
            <Numbers result={result} ampacity={ampacity} />
          </tr>
        ))}
      </tbody>
    </table>
  );
});

function VoltagePick({
  result,
  shown,
  still,
  show,
}: Pick<Parameters<typeof VoltageTable>[0], 'shown' | 'still' | 'show'> & {
  result: VoltageResult;
}) {
  return (
    <label className="voltage-pick">
      <input
        type="radio"
        name="shown"
        className="choice-mark"
        checked={result === shown}
        disabled={still}
        onChange={() => show(result)}
      />
      {kilovolts(result.kilovolts)}
    </label>
  );
}

const heads = ['Current', 'Drop', 'Loss', 'Reaches'] as const;

function Numbers({ result, ampacity }: { result: VoltageResult; ampacity: number }) {
  const { solved, approximate, thermalPercent, reachMiles, megawattMiles } = result;
  const quick = approximate.dropPercent < 100 ? `≈\u00a0${percent(approximate.dropPercent)}` : '';
  const cells = [
    solved
      ? [amps(solved.amperes), `${plain(Math.round(thermalPercent ?? 0))}% of ${amps(ampacity)}`]
      : ['–', 'no solution'],
    [solved ? percent(solved.dropPercent) : '–', quick],
    solved
      ? [kilowatts(solved.lossKilowatts), `${percent(solved.lossPercent)} of load`]
      : ['–', 'no solution'],
    [reach(reachMiles), withUnit(plain(Number(megawattMiles.toPrecision(3))), 'MW-mi')],
  ];
  return cells.map(([first, second], index) => (
    <td key={heads[index]} data-column={heads[index]}>
      {first}
      <span className="voltage-second">{second}</span>
    </td>
  ));
}
