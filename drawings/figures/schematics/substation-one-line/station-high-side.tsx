import { Breaker } from '../../../symbols/breaker.tsx';
import { Box, Device } from '../../../symbols/device.tsx';
import { currentTransformer } from '../../../symbols/transformer.tsx';
import { ControlWire, Lettering } from '../../../symbols/wire.tsx';
import { type FigureSize, lettering } from '../../figure-drawing.ts';
import type { StationPlaces } from './station-places.ts';
import { SignalBranch, SignalHead } from './station-signal.tsx';

/**
 * Breaker 52-1 with its bushing current transformers, its backup, and its breaker failure, which every
 * trip of 52-1 starts. */
export function HighSide({
  size,
  places: {
    axis,
    line,
    differentialCt,
    overcurrentCt,
    overcurrent,
    breakerFailure,
    transferTrip,
    highBreaker,
    initiation,
    lockout,
  },
  ratio,
}: {
  size: FigureSize;
  places: StationPlaces;
  ratio: string;
}) {
  const letters = lettering[size];
  const wide = size === 'wide';
  const half = 29;
  const trip = line.y + 32;
  const below = overcurrentCt + 14;
  return (
    <>
      <Device
        d={
          currentTransformer(axis, differentialCt, 'left') + currentTransformer(axis, overcurrentCt)
        }
      />
      <Breaker x={axis} y={highBreaker} size={22} />
      <ControlWire
        d={[
          `M${axis + 4} ${overcurrentCt}H${overcurrent - half}`,
          `M${overcurrent + half} ${overcurrentCt}H${breakerFailure - half}`,
          `M${overcurrent} ${below}V${highBreaker}H${axis + 19}`,
          `M${overcurrent} ${highBreaker}H${breakerFailure - 10}V${below + 8}`,
          `M${lockout} ${initiation}H${breakerFailure + 10}V${below + 8}`,
          `M${breakerFailure + half} ${overcurrentCt}H${transferTrip}V${trip + 8}`,
        ].join('')}
      />
      <SignalHead x={axis + 11} y={highBreaker} to="left" />
      <SignalBranch x={overcurrent} y={highBreaker} />
      <SignalHead x={breakerFailure - 10} y={below} to="up" />
      <SignalBranch x={lockout} y={initiation} />
      <SignalHead x={breakerFailure + 10} y={below} to="up" />
      <SignalHead x={transferTrip} y={trip} to="up" />
      <Box x={overcurrent} y={overcurrentCt} width={2 * half} height={28} size={letters}>
        50/51
      </Box>
      <Box x={breakerFailure} y={overcurrentCt} width={2 * half} height={28} size={letters}>
        50BF
      </Box>
      <Lettering x={axis + 18} y={highBreaker + letters + 11} size={letters} anchor="start">
        {wide ? '52-1 SF6 DEAD TANK' : '52-1 SF6'}
      </Lettering>
      {wide ? (
        <>
          <Lettering x={axis + 18} y={differentialCt - 4} size={letters} anchor="start" quiet>
            BUSHING CTs {ratio}
          </Lettering>
          <Lettering x={line.to} y={trip - 8} size={letters} anchor="end">
            TRANSFER TRIP TO UTILITY TERMINALS
          </Lettering>
        </>
      ) : (
        <>
          <Lettering x={axis + 18} y={overcurrentCt - 23} size={letters} anchor="start" quiet>
            CTs {ratio}
          </Lettering>
          <Lettering x={transferTrip - 12} y={overcurrentCt - 48} size={letters} anchor="end" quiet>
            TRANSFER TRIP
          </Lettering>
        </>
      )}
    </>
  );
}
