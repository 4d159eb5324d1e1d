import { nodes } from '#electrical/station/nodes.ts';
import { station } from '#electrical/station/station.ts';
import { figureWidth, type Sheet, type SheetSize } from './sheet.ts';
import { Lines, Words } from './sheet-plot.tsx';

export const networkDrawing: Sheet = {
  station: `${station.name}, ${nodes.length} nodes`,
  facts: [
    ['Zone', 'Station, one conduit out'],
    ['Model', 'ISA/IEC 62443'],
    ['Time', 'NTP from dispatch'],
    ['Spare', 'Ports off'],
  ],
  blocks: [
    {
      kind: 'figure',
      label:
        'Network of the station. Switch SW-1 joins the controller PLC-1, the operator screen HMI-1, the relay RLY-52, the meter MTR-52 and the drive VFD-1. One way leads out of the station zone: through the firewall FW-1 to the radio RAD-1 on the mast and on to dispatch.',
      height: { wide: 246, narrow: 232 },
      draw: (size) => <Network size={size} />,
    },
    {
      kind: 'table',
      caption: 'Nodes',
      columns: [
        { title: 'Node', at: 24, cut: 16 },
        { title: 'What', at: 102, cut: 92 },
        { title: 'Address', at: 312, cut: 238 },
        { title: 'Speaks', at: 410 },
      ],
      rows: nodes.map(({ name, what, address, speaks }) => [name, what, address, speaks]),
    },
  ],
  notes: [
    'Addresses: RFC 5737, for examples',
    'Dispatch reads, and writes only',
    'what A-04 lists as DO and AO',
    'Passwords: kept apart from this',
  ],
};

/** Devices under the switch; over it, on a port of its own, the way out. */
function Network({ size }: { size: SheetSize }) {
  const wide = size === 'wide';
  const letters = wide ? 12.5 : 11;
  const right = figureWidth[size];
  const [w, h] = wide ? [64, 30] : [54, 26];
  const zone = wide ? 372 : 318;
  const devices = ['PLC-1', 'HMI-1', 'RLY-52', 'MTR-52', 'VFD-1'];
  // In the cut the way out stands over the zone.
  const bus = wide ? 108 : 128;
  const place = (index: number) => (zone / devices.length) * (index + 0.5);
  const box = (x: number, y: number, name: string, dashed = false, width = dashed ? w + 10 : w) => (
    <g key={name}>
      <Lines
        d={`M${x - width / 2} ${y - h / 2}h${width}v${h}h${-width}z`}
        dash={dashed ? '4 3' : undefined}
        weight={1.4}
        fill="paper"
      />
      <Words x={x} y={y + 4} anchor="middle" size={letters}>
        {name}
      </Words>
    </g>
  );
  const way = wide
    ? ([
        [place(4), bus - 62, 'FW-1'],
        [452, bus - 62, 'RAD-1'],
        [452, bus + 90, 'Dispatch'],
      ] as const)
    : ([
        [place(4), 74, 'FW-1'],
        [place(4), 20, 'RAD-1'],
        [place(1), 20, 'Dispatch'],
      ] as const);
  const [firewall, radio, dispatch] = way;
  return (
    <>
      <Lines tone="quiet" dash="7 5" d={`M1 ${wide ? 8 : 48}H${zone - 1}V${wide ? 238 : 226}H1z`} />
      <Words x={10} y={wide ? 28 : 66} quiet size={letters}>
        Station zone
      </Words>
      <Lines
        weight={1.6}
        d={`M${place(0)} ${bus}H${place(4)}${devices.map((_, index) => `M${place(index)} ${bus}v58`).join('')}M${place(1)} ${bus}V${firewall[1]}H${radio[0]}${wide ? '' : `V${radio[1]}`}`}
      />
      <Lines
        dash="3 4"
        weight={1.4}
        d={`M${radio[0]} ${radio[1]}${wide ? `V${dispatch[1]}` : `H${dispatch[0]}`}`}
      />
      {box(place(1), bus, 'SW-1')}
      {devices.map((name, index) => box(place(index), bus + 62, name))}
      {way.map(([x, y, name]) => box(x, y, name, name === 'Dispatch'))}
      <Words
        x={wide ? 462 : (radio[0] + dispatch[0]) / 2}
        y={wide ? bus + 20 : 12}
        anchor={wide ? 'start' : 'middle'}
        quiet
        size={letters}
      >
        radio
      </Words>
      {wide && (
        <Words x={right} y={238} anchor="end" quiet>
          outside
        </Words>
      )}
    </>
  );
}
