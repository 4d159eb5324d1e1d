import { memo, use } from 'react';
import type { LineCase, LineVoltages, VoltageResult } from '#electrical/line/line-voltage.ts';
import { BeforeHydration } from '../use-tool-case.ts';
import {
  amps,
  kilovolts,
  kilowatts,
  megawattMiles,
  nameLimit,
  nameVerdict,
  percent,
  thermalShare,
  writeReach,
} from './write-line.ts';
import '#ui/controls/field.css';
import './voltage-table.css';

// Horizontal positions in `ReachLine`, in units of its 100 x 20 view box.
const loadX = 50;
const shortestLine = 1;
const longestLine = 84;

/** Path of a line that is too long for the drawing and ends with a break symbol (two slanted strokes). */
const brokenLine = 'M0 10H83M82 15L84 5M85 15L87 5M86 10H89';

/** `live` for the lowest voltage that fits, `fits` for other voltages that fit, `short` for all others. */
type ReachState = 'live' | 'fits' | 'short';

/**
 * Table of all line voltages, with the distance over which each voltage carries the load within the allowed drop and
 * the thermal limit. The selected voltage is shown in detail below the table.
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
          <th scope="col">Current</th>
          <th scope="col">Drop</th>
          <th scope="col">Loss</th>
          <th scope="col">Reaches</th>
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
              <ReachLine reach={result.reach.miles / miles} state={reachState(result, lowest)} />
            </td>
            <ResultCells given={given} result={result} ampacity={ampacity} />
          </tr>
        ))}
      </tbody>
    </table>
  );
});

function reachState(result: VoltageResult, lowest: VoltageResult | undefined): ReachState {
  if (result === lowest) return 'live';
  return result.verdict === 'fits' ? 'fits' : 'short';
}

/**
 * Drawing of how far one voltage carries the load within both limits. The line starts at the source on the left
 * and ends at its reach; the load is at half the width. A line longer than the drawing ends with a break symbol. The
 * lowest voltage that reaches the load is drawn live. A line that falls short continues dashed up to the load.
 */
function ReachLine({
  reach,
  state,
}: {
  /** Reach as a fraction of the distance to the load. */
  reach: number;
  state: ReachState;
}) {
  const endX = Math.round(10 * Math.max(shortestLine, loadX * reach)) / 10;
  const fitsWidth = endX <= longestLine;
  const live = state === 'live';
  const color = live ? 'var(--hot-line)' : 'var(--ink)';
  return (
    <svg viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
      <path d={`M${loadX} 2V18`} stroke="var(--line-3)" vectorEffect="non-scaling-stroke" />
      {state === 'short' && endX < loadX ? (
        <path
          d={`M${endX} 10H${loadX}`}
          stroke="var(--ink-3)"
          strokeWidth="1.2"
          strokeDasharray="7 6"
          vectorEffect="non-scaling-stroke"
        />
      ) : null}
      <path
        d={fitsWidth ? `M0 10H${endX}M${endX} 6V14` : brokenLine}
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

/** Cells with the numbers of one voltage. */
function ResultCells({
  given,
  result,
  ampacity,
}: {
  given: LineCase;
  result: VoltageResult;
  ampacity: number;
}) {
  const { solved, approximate, thermalPercent } = result;
  // The approximation is meaningless if it results in a drop of more than the whole voltage.
  const approximateDrop =
    approximate.dropPercent < 100 ? `≈\u00a0${percent(approximate.dropPercent)}` : '';
  if (!solved) {
    return (
      <>
        <ResultCell head="Current" value="–" details={['no solution']} />
        <ResultCell head="Drop" value="–" details={[approximateDrop]} />
        <ResultCell head="Loss" value="–" details={['no solution']} />
        <ReachCell given={given} result={result} />
      </>
    );
  }
  const shareOfAmpacity = `${thermalShare(thermalPercent)} of ${amps(ampacity)}`;
  const shareOfLoad = `${percent(solved.lossPercent)} of load`;
  return (
    <>
      <ResultCell head="Current" value={amps(solved.amperes)} details={[shareOfAmpacity]} />
      <ResultCell head="Drop" value={percent(solved.dropPercent)} details={[approximateDrop]} />
      <ResultCell head="Loss" value={kilowatts(solved.lossKilowatts)} details={[shareOfLoad]} />
      <ReachCell given={given} result={result} />
    </>
  );
}

/** Cell with the reach, the limit that ends it, and the product of load and reach. */
function ReachCell({ given, result }: { given: LineCase; result: VoltageResult }) {
  const { load, allowedDropPercent } = given;
  const { reach } = result;
  const limit = nameLimit(reach.limit, allowedDropPercent);
  const details = reach.miles > 0 ? [limit, megawattMiles(load.megawatts * reach.miles)] : [limit];
  return <ResultCell head="Reaches" value={writeReach(reach)} details={details} />;
}

/** Cell with a value and, below it, details. Phones show the column's head beside the value. */
function ResultCell({
  head,
  value,
  details,
}: {
  head: string;
  value: string;
  details: readonly string[];
}) {
  return (
    <td data-column={head}>
      <span>{value}</span>
      {details.map((detail) => (
        <span key={detail} className="voltage-second">
          {detail}
        </span>
      ))}
    </td>
  );
}
