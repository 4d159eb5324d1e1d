import { Breaker } from '../one-line/breaker.tsx';
import { Round } from '../one-line/device.tsx';
import { TransferSwitch } from '../one-line/switch.tsx';
import { SmallTransformer } from '../one-line/transformer.tsx';
import { arrowDown, Bus, down, Lettering, Wire } from '../one-line/wire.tsx';
import { Padmount } from '../parts/padmount.tsx';
import { CompressorPackage, GasCooler, StandbyGenerator } from './compression-equipment.tsx';
import { Elevation, grade } from './elevation.tsx';
import { LightMast } from './light-mast.tsx';

/** A compressor station: utility or standby generator through a transfer switch, fans, auxiliaries. */
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
              `${down(service, grade, 224, [207, 7])}H${transfer - 10}`,
              down(transfer, 240, 250),
              down(auxiliaries, 250, 294, [266, 6]),
              arrowDown(auxiliaries, 294),
              ...fans.map((x) => down(x, 250, 276, [265, 5.5])),
            ].join('')}
          />
          <SmallTransformer x={service} y={207} />
          <path
            d={`M${generator} ${grade}v5M${generator} 219v5H${transfer + 10}`}
            fill="none"
            stroke="var(--ink)"
            strokeWidth="1.7"
            vectorEffect="non-scaling-stroke"
          />
          <Round x={generator} y={207} r={12}>
            G
          </Round>
          <TransferSwitch x={transfer} y={224} />
          <Bus from={54} to={390} y={250} />
          <Breaker x={auxiliaries} y={266} size={12} />
          {fans.map((x) => (
            <g key={x}>
              <Breaker x={x} y={265} size={11} />
              <Round x={x} y={286.5} r={10.5}>
                M
              </Round>
            </g>
          ))}
          <Lettering x={transfer + 12} y={242} anchor="start" quiet>
            ATS
          </Lettering>
          <Lettering x={auxiliaries + 12} y={270} anchor="start" quiet>
            AUX
          </Lettering>
          <Lettering x={fans[0] - 16} y={291} anchor="end" quiet>
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
