import { Lines, type SheetSize, words } from './sheet-marks.tsx';

/** Devices under the switch; over it, on a port of its own, the way out. */
export function StationNetwork({ size }: { size: SheetSize }) {
  const wide = size === 'wide';
  const letters = wide ? 12.5 : 11;
  const [w, h] = wide ? [56, 30] : [48, 26];
  const zone = wide ? 372 : 318;
  const devices = ['PLC-1', 'HMI-1', 'RLY-52', 'MTR-52', 'VFD-1'];
  // On a phone the way out is above the zone.
  const bus = wide ? 108 : 128;
  const place = (index: number) => 16 + ((zone - 32) / devices.length) * (index + 0.5);
  const box = (x: number, y: number, name: string, dashed = false, width = dashed ? w + 20 : w) => (
    <g key={name}>
      <Lines
        d={`M${x - width / 2} ${y - h / 2}h${width}v${h}h${-width}z`}
        dash={dashed ? '4 3' : undefined}
        weight={1.4}
        fill="paper"
      />
      {words(x, y + 4, name, 'middle', letters)}
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
      {words(10, wide ? 28 : 66, 'Station zone', 'quiet', letters)}
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
      {words(
        wide ? 462 : (radio[0] + dispatch[0]) / 2,
        wide ? bus + 20 : 12,
        'radio',
        `${wide ? 'start' : 'middle'} quiet`,
        letters,
      )}
      {wide && words(452, bus + 124, 'outside', 'middle quiet')}
    </>
  );
}
