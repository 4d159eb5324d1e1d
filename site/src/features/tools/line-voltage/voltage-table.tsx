import { memo, use } from 'react';
import type { LineCase, LineVoltages, VoltageResult } from '#electrical/line/line-voltage.ts';
import { BeforeHydration } from '../use-tool-case.ts';
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
 * Table of all line voltages, with the distance over which each voltage carries the load within the allowed drop. The
 * selected voltage is shown in detail below the table.
 */
export const VoltageTable = memo(function VoltageTable({
  given,
  compared: { results, lowest, ampacity },
  shown,
  show,
}: {
  given: LineCase;
  compared: LineVoltages;
  /** Selected voltage. */
  shown: VoltageResult;
  show: (result: VoltageResult) => void;
}) {
  const { allowedDropPercent, miles } = given;
  const beforeHydration = use(BeforeHydration);
  return (
    <table className="voltage-table">
      <caption className="visually-hidden">The line voltages in this case</caption>
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
              <label className="voltage-pick">
                <input
                  type="radio"
                  name="shown"
                  className="choice-mark"
                  checked={result === shown}
                  disabled={beforeHydration}
                  onChange={() => show(result)}
                />
                <span>{kilovolts(result.kilovolts)}</span>
              </label>
              <span className="voltage-second">{nameVerdict(result, allowedDropPercent)}</span>
            </th>
            <td className="voltage-line">
              <ReachLine
                reach={result.reachMiles / miles}
                state={result === lowest ? 'live' : reachState(result)}
              />
            </td>
            <ResultCells result={result} ampacity={ampacity} />
          </tr>
        ))}
      </tbody>
    </table>
  );
});

const reachState = ({ verdict }: VoltageResult) => (verdict === 'fits' ? 'fits' : 'short');

/**
 * Drawing of how far one voltage carries the load within the allowed drop. The line starts at the source on the left
 * and ends at its reach; the load is at half the width. A line longer than the drawing ends with a break symbol. The
 * lowest voltage that reaches the load is drawn live. A line that falls short continues dashed up to the load.
 */
function ReachLine({
  reach,
  state,
}: {
  /** Reach as a fraction of the distance to the load. */
  reach: number;
  state: 'live' | 'fits' | 'short';
}) {
  const end = Math.round(10 * Math.max(1, 50 * reach)) / 10;
  const fitsWidth = end <= 84;
  const live = state === 'live';
  const color = live ? 'var(--hot-line)' : 'var(--ink)';
  return (
    <svg viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
      <path d="M50 2V18" stroke="var(--line-3)" vectorEffect="non-scaling-stroke" />
      {state === 'short' && end < 50 ? (
        <path
          d={`M${end} 10H50`}
          stroke="var(--ink-3)"
          strokeWidth="1.2"
          strokeDasharray="7 6"
          vectorEffect="non-scaling-stroke"
        />
      ) : null}
      <path
        d={fitsWidth ? `M0 10H${end}M${end} 6V14` : 'M0 10H83M82 15L84 5M85 15L87 5M86 10H89'}
        stroke={color}
        strokeWidth={live ? 3 : 1.7}
        vectorEffect="non-scaling-stroke"
      />
      <path
        d="M0 10h.01"
        stroke={color}
        strokeWidth="12"
        strokeLinecap="square"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

const heads = ['Current', 'Drop', 'Loss', 'Reaches'] as const;

function ResultCells({ result, ampacity }: { result: VoltageResult; ampacity: number }) {
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
      <span>{first}</span>
      <span className="voltage-second">{second}</span>
    </td>
  ));
}
