import { Lamp } from '../parts/lamp.tsx';
import { Breaker } from '../symbols/breaker.tsx';
import { Box, Device, ground, Round } from '../symbols/device.tsx';
import { battery, converter, photovoltaic } from '../symbols/direct-current.tsx';
import { fuse } from '../symbols/switch.tsx';
import { Bus, ControlWire, down, Lettering, Wire } from '../symbols/wire.tsx';
import { Elevation, grade, letterSize } from './elevation.tsx';
import { EquipmentBuilding } from './equipment-building.tsx';
import { flowMeterX, MeterRun } from './meter-run.tsx';
import { PanelOnPost, RadioMast } from './remote-power.tsx';

/**
 * A meter station: photovoltaics behind their breaker, charger, battery behind its fuse, a
 * direct-current bus, and the terminal unit.
 */
export function MeterStation() {
  return (
    <Elevation
      far={[[176, 262, 40]]}
      near={[
        [-60, 16, 28],
        [330, 460, 24],
      ]}
      oneLine={
        <>
          <Wire
            d={`M${panel} ${grade}V202M${panel} 222V240H52M64 240H76M102 240H124${down(store, 240, 266)}${down(unit, 240, 270)}`}
          />
          <Device d={photovoltaic(panel, 212)} />
          <Device d={converter(89, 240, 'dc', 'dc')} />
          <Breaker x={58} y={240} size={12} />
          <Bus from={124} to={250} y={240} />
          <Device
            d={`${fuse(store, 253)}${battery(store, 275)}M${store} 284v4${ground(store, 288)}${fuse(unit, 255)}`}
          />
          <Box x={unit} y={283} width={46} height={26} size={letterSize}>
            RTU
          </Box>
          <ControlWire d={`M${unit + 23} 283H${meter}V227.5M${meter} 200.5V${grade}`} />
          <Round x={meter} y={214} r={13.5} size={letterSize}>
            FT
          </Round>
          <Lettering x={134} y={230} anchor="start" quiet size={letterSize}>
            24 V dc
          </Lettering>
        </>
      }
    >
      <RadioMast x={156} y={grade} />
      <MeterRun x={runLeft} y={grade} />
      <EquipmentBuilding x={80} y={grade} width={66} />
      <PanelOnPost x={panel} y={grade} />
      <Lamp x={137} y={140} radius={24} />
    </Elevation>
  );
}

const panel = 42;
const store = 148;
const unit = 214;
const runLeft = 196;
const meter = runLeft + flowMeterX;
