import { Device, Round } from './device.tsx';
import { currentTransformer } from './transformer.tsx';
import { ControlWire, Lettering } from './wire.tsx';

/**
 * The protection on the riser, 116 by 84: 50 and 51 on one current transformer trip the main
 * breaker, which is closed. The page draws the riser itself; its axis crosses this drawing at
 * x = 98. The relays stand on y = 16, the breaker is 24 square around (98, 68).
 */
export function RiserProtection() {
  return (
    <>
      <ControlWire d="M94 16H57.5M44 29.5V68H86" />
      <Device d={`${currentTransformer(98, 16, 'left')}M27.5 16h3`} />
      <Round x={14} y={16} r={13.5}>
        50
      </Round>
      <Round x={44} y={16} r={13.5}>
        51
      </Round>
      <rect x="86" y="56" width="24" height="24" fill="var(--hot-line)" />
      <Lettering x={80} y={61} anchor="end" quiet>
        52-M
      </Lettering>
    </>
  );
}

export const riserProtectionBox = '0 0 116 84';
