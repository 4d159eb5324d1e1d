import type { Point } from '../geometry.ts';
import { Lines, SheetDrawing, type SheetDrawingProps, SheetLabel } from './sheet-marks.tsx';

/** Devices below the network switch, from left to right. */
const devices = ['PLC-1', 'HMI-1', 'RLY-52', 'MTR-52', 'VFD-1'];

interface NetworkLayout {
  height: number;
  fontSize: number;
  box: { width: number; height: number };
  /** Right edge of the box around the station's devices. */
  zoneRight: number;
  zoneTop: number;
  zoneBottom: number;
  /** Baseline of the label "Station zone". */
  zoneLabelY: number;
  /** Y coordinate of the horizontal network line that connects all devices. */
  busY: number;
}

/** Index of the device below the network switch SW-1. */
const switchIndex = 1;
const lastIndex = devices.length - 1;

const wide: NetworkLayout = {
  height: 246,
  fontSize: 12.5,
  box: { width: 56, height: 30 },
  zoneRight: 372,
  zoneTop: 8,
  zoneBottom: 238,
  zoneLabelY: 28,
  busY: 108,
};

const narrow: NetworkLayout = {
  height: 232,
  fontSize: 11,
  box: { width: 48, height: 26 },
  zoneRight: 318,
  zoneTop: 48,
  zoneBottom: 226,
  zoneLabelY: 66,
  busY: 128,
};

/**
 * Draws the network diagram of the station. The devices are below the network switch. The connection to the outside is
 * above the switch, on a separate port.
 */
export function StationNetwork({ size, ...root }: SheetDrawingProps) {
  const layout = size === 'wide' ? wide : narrow;
  return (
    <SheetDrawing size={size} viewHeight={layout.height} {...root}>
      <Zone layout={layout} />
      {size === 'wide' ? <OutsideConnectionWide /> : <OutsideConnectionNarrow />}
      <DeviceBox layout={layout} at={[deviceX(layout, switchIndex), layout.busY]} name="SW-1" />
      {devices.map((name, index) => (
        <DeviceBox
          key={name}
          layout={layout}
          at={[deviceX(layout, index), layout.busY + 62]}
          name={name}
        />
      ))}
    </SheetDrawing>
  );
}

/** Returns the x coordinate of the center of a device, counted from the left. */
function deviceX({ zoneRight }: NetworkLayout, index: number): number {
  const margin = 16;
  const pitch = (zoneRight - 2 * margin) / devices.length;
  return margin + pitch * (index + 0.5);
}

/** Draws a dashed box around the station's devices. */
function Zone({ layout }: { layout: NetworkLayout }) {
  const { zoneRight, zoneTop, zoneBottom, zoneLabelY, fontSize } = layout;
  return (
    <>
      <Lines
        className="leader"
        d={`M1 ${zoneTop}H${zoneRight - 1}V${zoneBottom}H1z`}
        dashes="7 5"
      />
      <SheetLabel x={10} y={zoneLabelY} size={fontSize} quiet>
        Station zone
      </SheetLabel>
    </>
  );
}

/**
 * Returns the path of the network lines from the switch to all devices and to the outside. `outsidePath` is the path
 * data from the switch to the radio.
 */
function networkLine(layout: NetworkLayout, outsidePath: string): string {
  const { busY } = layout;
  const drops = devices.map((_, index) => `M${deviceX(layout, index)} ${busY}v58`);
  const bus = `M${deviceX(layout, 0)} ${busY}H${deviceX(layout, lastIndex)}`;
  const outside = `M${deviceX(layout, switchIndex)} ${busY}${outsidePath}`;
  return bus + drops.join('') + outside;
}

/** Draws firewall, radio and dispatch for wide screens, with the radio to the right of the station zone. */
function OutsideConnectionWide() {
  const layout = wide;
  const firewallY = layout.busY - 62;
  const radioX = 452;
  const dispatchY = layout.busY + 90;
  return (
    <>
      <Lines className="outline" d={networkLine(layout, `V${firewallY}H${radioX}`)} weight={1.6} />
      <RadioLink d={`M${radioX} ${firewallY}V${dispatchY}`} />
      <DeviceBox layout={layout} at={[deviceX(layout, lastIndex), firewallY]} name="FW-1" />
      <DeviceBox layout={layout} at={[radioX, firewallY]} name="RAD-1" />
      <OutsideBox layout={layout} at={[radioX, dispatchY]} name="Dispatch" />
      <SheetLabel x={radioX + 10} y={layout.busY + 20} size={layout.fontSize} quiet>
        radio
      </SheetLabel>
      <SheetLabel x={radioX} y={dispatchY + 34} anchor="middle" quiet>
        outside
      </SheetLabel>
    </>
  );
}

/** Draws firewall, radio and dispatch for phones, with radio and dispatch above the station zone. */
function OutsideConnectionNarrow() {
  const layout = narrow;
  const firewallX = deviceX(layout, lastIndex);
  const firewallY = 74;
  const dispatchX = deviceX(layout, switchIndex);
  const radioY = 20;
  return (
    <>
      <Lines
        className="outline"
        d={networkLine(layout, `V${firewallY}H${firewallX}V${radioY}`)}
        weight={1.6}
      />
      <RadioLink d={`M${firewallX} ${radioY}H${dispatchX}`} />
      <DeviceBox layout={layout} at={[firewallX, firewallY]} name="FW-1" />
      <DeviceBox layout={layout} at={[firewallX, radioY]} name="RAD-1" />
      <OutsideBox layout={layout} at={[dispatchX, radioY]} name="Dispatch" />
      <SheetLabel
        x={(firewallX + dispatchX) / 2}
        y={radioY - 8}
        anchor="middle"
        size={layout.fontSize}
        quiet
      >
        radio
      </SheetLabel>
    </>
  );
}

function RadioLink({ d }: { d: string }) {
  return <Lines className="outline" d={d} weight={1.4} dashes="3 4" />;
}

interface BoxProps {
  layout: NetworkLayout;
  /** Center of the box. */
  at: Point;
  name: string;
}

function DeviceBox({ layout: { box, fontSize }, at: [x, y], name }: BoxProps) {
  return (
    <>
      <Lines className="paper outline" d={boxAround(x, y, box.width, box.height)} weight={1.4} />
      <SheetLabel x={x} y={y + 4} anchor="middle" size={fontSize}>
        {name}
      </SheetLabel>
    </>
  );
}

/** Draws a dashed box for equipment outside the station. The box is wider than a DeviceBox to fit a longer name. */
function OutsideBox({ layout: { box, fontSize }, at: [x, y], name }: BoxProps) {
  return (
    <>
      <Lines
        className="paper outline"
        d={boxAround(x, y, box.width + 20, box.height)}
        weight={1.4}
        dashes="4 3"
      />
      <SheetLabel x={x} y={y + 4} anchor="middle" size={fontSize}>
        {name}
      </SheetLabel>
    </>
  );
}

/** Returns the path of a box with its center at the given point. */
function boxAround(x: number, y: number, width: number, height: number): string {
  return `M${x - width / 2} ${y - height / 2}h${width}v${height}h${-width}z`;
}
