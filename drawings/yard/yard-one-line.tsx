import type { ServiceDrawing } from '#electrical/station/service-drawings.ts';
import { yardRatings } from '#electrical/station/yard-ratings.ts';
import { Conductor } from '../symbols/conductor.tsx';
import { across } from '../symbols/wire.tsx';
import { Feeders } from './yard-feeders.tsx';
import { followPower, type YardLineState, yardLineStates } from './yard-line-state.ts';
import { YardLogic } from './yard-logic.tsx';
import { lineFoot, placeSymbols, yardLineWidth } from './yard-places.ts';
import { Protection } from './yard-protection.tsx';
import { Signals } from './yard-signals.tsx';
import {
  Leaders,
  LockAndTag,
  OpenCutout,
  Parted,
  PhaseGrounds,
  Words,
  YardBreaker,
  YardSwitch,
} from './yard-symbols.tsx';
import { transformerLabels, YardTransformer } from './yard-transformer.tsx';

const { devices } = yardRatings;
const y = 112;

/**
 * The one-line of the yard across a page's content, y = 0 at grade: each symbol under what it
 * stands for, from the utility's line to the 480 V bus. From the bus's left end a feeder goes down
 * to the drawing's foot, where the page's rail takes it on.
 */
export function YardOneLine({ drawing }: { drawing: ServiceDrawing }) {
  const state: YardLineState = yardLineStates[drawing];
  const is = followPower(state);
  const x = placeSymbols(drawing);
  const foot = lineFoot(drawing);
  const { cutout, lineDown, lineSwitch, breaker, main, grounds, shows } = state;
  const tap = cutout ? x.cutout : x.lineSwitch;
  const stations = [
    ...(cutout ? [x.cutout, x.parted] : []),
    x.potential,
    x.lineSwitch,
    x.breaker,
    x.transformer,
  ];
  return (
    <>
      <Leaders at={stations} />
      <Conductor d={`${across(y, 0, tap - 14)}M9 ${y - 6}l-8 6 8 6`} is={is.source} />
      {cutout ? (
        <>
          <Conductor
            d={across(
              y,
              tap + 14,
              x.lineSwitch - 14,
              ...(lineDown ? [[x.parted, 18] as const] : []),
            )}
            is={is.line}
          />
          <OpenCutout x={tap} y={y} axis="across" />
          <Words x={tap} y={y + 26}>
            Cutout
          </Words>
          <Words x={tap} y={y + 42} quiet>
            {cutout.words}
          </Words>
        </>
      ) : null}
      {lineDown ? (
        <>
          <Parted x={x.parted} y={y} axis="across" />
          <Words x={x.parted + 14} y={y + 26}>
            Line down
          </Words>
          <Words x={x.parted + 14} y={y + 42} quiet>
            Treat as live
          </Words>
        </>
      ) : null}
      <Words x={0} y={88} anchor="start">
        {cutout ? transformerLabels.primary : `${transformerLabels.primary} line`}
      </Words>
      {state.fed ? null : (
        <Words x={0} y={y + 26} anchor="start" quiet>
          Planned
        </Words>
      )}
      <Protection x={x} y={y} is={is.line} state={state} />
      <YardSwitch
        x={x.lineSwitch}
        y={y}
        axis="across"
        before={is.line}
        is={is.gear}
        at={lineSwitch}
      />
      <Words x={x.lineSwitch} y={y + 26}>
        {devices.lineSwitch}
      </Words>
      {lineSwitch.words ? (
        <Words x={x.lineSwitch - 10} y={y + 42} quiet>
          {lineSwitch.words}
        </Words>
      ) : null}
      {lineSwitch.tagged ? <LockAndTag x={x.lineSwitch + 36} y={y - 46} /> : null}
      <Conductor d={across(y, x.lineSwitch + 14, x.breaker - 10)} is={is.gear} />
      <YardBreaker x={x.breaker} y={y} is={is.primary} at={breaker} />
      <Words x={x.breaker} y={88}>
        {devices.breaker}
      </Words>
      {breaker.words ? (
        <Words x={x.breaker - 16} y={88} anchor="end" quiet>
          {breaker.words}
        </Words>
      ) : null}
      <Conductor d={across(y, x.breaker + 10, x.main - 9, [x.transformer, 8])} is={is.primary} />
      {grounds ? (
        <>
          <PhaseGrounds x={x.lineSwitch + 50} y={y} axis="across" />
          <PhaseGrounds x={x.breaker + 96} y={y} axis="across" />
          <Words x={x.breaker + 69} y={y + 66} quiet>
            Grounds on,
          </Words>
          <Words x={x.breaker + 69} y={y + 82} quiet>
            three phases
          </Words>
        </>
      ) : null}
      <YardTransformer
        x={x.transformer}
        y={y}
        arresterX={x.arrester}
        is={is.primary}
        stacked={cutout !== undefined}
        words={state.transformerWords}
      />
      <YardBreaker x={x.main} y={y} is={is.bus} at={main} size={18} />
      <Words
        x={cutout ? x.main + 14 : x.main}
        y={main.tagged ? y + 26 : 92}
        anchor={cutout ? 'end' : 'middle'}
      >
        {devices.main}
      </Words>
      {main.tagged ? (
        <>
          <LockAndTag x={x.main} y={y - 52} />
          <Words x={x.main} y={y + 42} quiet>
            Open
          </Words>
        </>
      ) : null}
      <Feeders drawing={drawing} x={x} y={y} foot={foot} is={is} at={state.feeders} />
      {shows === 'signals' ? <Signals x={x} y={y} /> : null}
      {shows === 'logic' ? <YardLogic from={0} to={900} y={y + 136} /> : null}
    </>
  );
}

/** The box of the wide drawing. */
export const yardLineBox = (drawing: ServiceDrawing) => `0 0 ${yardLineWidth} ${lineFoot(drawing)}`;
