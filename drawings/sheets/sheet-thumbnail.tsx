import { Drawing } from '../drawing.tsx';
import type { SheetFigureData } from './sheet-figure.tsx';

/** Kind of a part between the header and the title block of a sheet. */
export type SheetPart = 'table' | SheetFigureData['kind'];

const paper = { width: 56, height: 72 };
const margin = 5;
const headHeight = 9;
const titleBlock = { width: 26, height: 10 };

interface PartProps {
  /** Height of the part, in units of the thumbnail. */
  height: number;
}

const partWidth = paper.width - 2 * margin;

const rowHeight = 5;

interface SheetThumbnailProps {
  parts: readonly SheetPart[];
  className?: string;
}

/**
 * Draws a schematic thumbnail of a sheet with its header, parts and title block. Tables appear as ruled rows,
 * drawings as a simplified outline.
 */
export function SheetThumbnail({ parts, className }: SheetThumbnailProps) {
  const top = headHeight + 4;
  const bottom = paper.height - titleBlock.height - 4;
  const height = (bottom - top) / parts.length;
  return (
    <Drawing viewBox={`0 0 ${paper.width} ${paper.height}`} strokeWidth="1" className={className}>
      <path className="outline" d={`M.75 .75h54.5v70.5h-54.5z M0 ${headHeight}h${paper.width}`} />
      <path className="outline" d={`M${margin} ${headHeight / 2}h18`} strokeWidth="2.5" />
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no name and never change places.
        <g key={index} transform={`translate(${margin} ${top + index * height})`}>
          <Part kind={part} height={height} />
        </g>
      ))}
      <path
        className="outline-quiet"
        d={`M${paper.width} ${paper.height - titleBlock.height}h-${titleBlock.width}v${titleBlock.height}`}
      />
    </Drawing>
  );
}

function RuledRows({ height }: PartProps) {
  const rows = Math.max(1, Math.floor(height / rowHeight));
  return (
    <>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are lines without a name.
        <path key={row} className="outline-quiet" d={`M0 ${row * rowHeight + 1}h${partWidth}`} />
      ))}
      <path className="grid" d={`M${partWidth * 0.6} 1v${(rows - 1) * rowHeight}`} />
    </>
  );
}

function Part({ kind, height }: PartProps & { kind: SheetPart }) {
  switch (kind) {
    case 'table':
      return <RuledRows height={height} />;
    case 'relay-curve':
      return <Curve height={height} shape="falling" />;
    case 'ground-curve':
      return <Curve height={height} shape="rising" />;
    case 'one-line':
      return <OneLine height={height} />;
    case 'network':
      return <Network height={height} />;
    case 'thermal-image':
      return <Isotherms height={height} />;
    case 'state-line':
      return <OpenLine height={height} />;
  }
}

/** Draws axes with a relay's falling time-current curve, or with the rising curve of a ground resistance test. */
function Curve({ height, shape }: PartProps & { shape: 'falling' | 'rising' }) {
  const foot = height - 4;
  const end = partWidth - 9;
  const curve =
    shape === 'falling'
      ? `M6 3c2 ${foot * 0.7} 12 ${foot * 0.75} ${end} ${foot * 0.8}`
      : `M2 ${foot}c6 ${-foot * 0.65} 12 ${-foot * 0.55} 22 ${-foot * 0.55}s14 ${-foot * 0.1} 20 ${-foot * 0.4}`;
  return (
    <>
      <path className="outline-quiet" d={`M1 1v${foot}h${partWidth - 2}`} />
      <path className="conductor-live" strokeWidth="1.7" d={curve} />
    </>
  );
}

/** Draws a live line down to an open switch, a transformer, and a bus with two feeders. */
function OneLine({ height }: PartProps) {
  const middle = partWidth / 2;
  const radius = 4;
  const switchTop = height * 0.16;
  const transformerTop = height * 0.4;
  const bus = height * 0.72;
  const stem = [
    `M${middle - 4} ${switchTop + 1}L${middle} ${switchTop + 6}V${transformerTop - radius}`,
    `M${middle} ${transformerTop + 2.3 * radius}V${bus}`,
  ];
  const busAndFeeders = [
    `M4 ${bus}h${partWidth - 8}`,
    `M12 ${bus}v8`,
    `M${partWidth - 12} ${bus}v8`,
  ];
  return (
    <>
      <path className="conductor-live" strokeWidth="1.7" d={`M${middle} 0V${switchTop}`} />
      <path className="outline" d={[...stem, ...busAndFeeders].join(' ')} />
      <circle className="outline" cx={middle} cy={transformerTop} r={radius} />
      <circle className="outline" cx={middle} cy={transformerTop + 1.3 * radius} r={radius} />
    </>
  );
}

/** Draws three devices connected by a network. */
function Network({ height }: PartProps) {
  const boxHeight = Math.min(8, height / 3);
  const middle = partWidth / 2;
  const top = 1;
  const bottom = height - boxHeight - 5;
  const link = (top + boxHeight + bottom) / 2;
  return (
    <>
      <path
        className="outline"
        d={`M${middle - 7} ${top}h14v${boxHeight}h-14z M2 ${bottom}h14v${boxHeight}h-14z M${partWidth - 16} ${bottom}h14v${boxHeight}h-14z`}
      />
      <path
        className="outline-quiet"
        d={`M${middle} ${top + boxHeight}V${link} M9 ${bottom}V${link}H${partWidth - 9}V${bottom}`}
      />
    </>
  );
}

/** Draws isotherms around a hot spot. */
function Isotherms({ height }: PartProps) {
  const center = { cx: partWidth / 2, cy: height / 2 - 2 };
  return (
    <>
      <ellipse className="outline-quiet" {...center} rx="18" ry={height * 0.38} />
      <ellipse className="outline" {...center} rx="11" ry={height * 0.24} />
      <ellipse className="conductor-live" strokeWidth="1.7" {...center} rx="4" ry={height * 0.1} />
    </>
  );
}

/** Draws a line whose live part ends at an open switch. */
function OpenLine({ height }: PartProps) {
  const y = height / 2;
  return (
    <>
      <path className="conductor-live" strokeWidth="1.7" d={`M0 ${y}h15`} />
      <path className="outline" d={`M16 ${y - 5}l8 5h${partWidth - 24}`} />
    </>
  );
}
