import { Device, Round } from './device.tsx';
import { currentTransformer } from './transformer.tsx';
import { ControlWire, Lettering } from './wire.tsx';

/**
 * The protection on the riser, 104 by 32: 50 and 51 on one current transformer. The page draws the
 * riser itself; its axis crosses this drawing at x = 98, and the transformer's middle is (98, 16).
 */
export function RiserProtection() {
  return (
    <>
      <ControlWire d="M58 16H94" />
      <Device d={`${currentTransformer(98, 16)}M28 16h2`} />
      <Round x={14} y={16} r={13.5}>
        50
      </Round>
      <Round x={44} y={16} r={13.5}>
        51
      </Round>
    </>
  );
}

export const riserProtectionBox = '0 0 104 32';

/**
 * The main breaker, closed, 80 by 24, to lie over the riser: the riser's axis crosses it at x = 68,
 * and the breaker is 24 square around (68, 12).
 */
export function MainBreaker() {
  return (
    <>
      <rect x="56" width="24" height="24" fill="var(--hot-line)" />
      <Lettering x={46} y={16.2} anchor="end" quiet>
        52-M
      </Lettering>
    </>
  );
}

export const mainBreakerBox = '0 0 80 24';
