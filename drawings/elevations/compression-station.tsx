import { Padmount } from '../parts/padmount.tsx';
import { Breaker } from '../symbols/breaker.tsx';
import { Round } from '../symbols/device.tsx';
import { TransferSwitch } from '../symbols/switch.tsx';
import { SmallTransformer } from '../symbols/transformer.tsx';
import { arrowDown, Bus, DeadWire, down, Lettering, Wire } from '../symbols/wire.tsx';
import { CompressorPackage, GasCooler, StandbyGenerator } from './compression-equipment.tsx';
import { Elevation, grade, letterSize } from './elevation.tsx';
import { LightMast } from './light-mast.tsx';

/**
 * A compressor station: the utility or the standby generator, each behind its own breaker, through
 * a transfer switch, and a bus with fans and auxiliaries.
 */
export function CompressionStation() {
  return (
    <Elevation
      hatching={120}
      far={[
        [-60, 60, 38],
        [196, 290, 44],
      ]}
      near={[[120, 180, 22]]}
      oneLine={
        <>
          <Wire
            d={[
              `${down(service, grade, 232, [200, 7], [218, 5.5])}H${transfer - 10}`,
              down(transfer, 248, 257),
              down(auxiliaries, 257, 296, [273, 6]),
              arrowDown(auxiliaries, 296),
              ...fans.map((x) => down(x, 257, 276, [268, 5.5])),
            ].join('')}
          />
          <SmallTransformer x={service} y={200} />
          <Breaker x={service} y={218} size={11} />
          <DeadWire
            d={`${down(generator, grade, 232, [204.5, 11.5], [222.5, 5.5])}H${transfer + 10}`}
          />
          <Breaker x={generator} y={222.5} size={11} dead />
          <Round x={generator} y={204.5} r={11.5} size={letterSize}>
            G
          </Round>
          <TransferSwitch x={transfer} y={232} />
          <Bus from={54} to={390} y={257} />
          <Breaker x={auxiliaries} y={273} size={12} />
          {fans.map((x) => (
            <g key={x}>
              <Breaker x={x} y={268} size={11} />
              <Round x={x} y={287} r={11} size={letterSize}>
                M
              </Round>
            </g>
          ))}
          <Lettering x={transfer + 13} y={251} anchor="start" quiet size={letterSize}>
            ATS
          </Lettering>
          <Lettering x={auxiliaries + 12} y={278} anchor="start" quiet size={letterSize}>
            AUX
          </Lettering>
          <Lettering x={fans[0] - 16} y={292} anchor="end" quiet size={letterSize}>
            FANS
          </Lettering>
        </>
      }
    >
      <LightMast x={142} y={grade} scale={0.9} />
      <GasCooler x={302} y={grade} />
      <CompressorPackage x={150} y={grade} scale={0.98} />
      <Padmount x={service} y={grade} scale={0.72} />
      <StandbyGenerator x={generator} y={grade} scale={0.82} />
    </Elevation>
  );
}

const service = 54;
const generator = 106;
const transfer = 80;
const auxiliaries = 216;
const fans = [326, 370] as const;
