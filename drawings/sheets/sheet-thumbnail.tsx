import { Drawing } from '../drawing.tsx';

/** Kind of a part between the header and the title block of a sheet. */
export type SheetPart = 'table' | 'drawing';

const paper = { width: 56, height: 72 };
const margin = 5;
const headHeight = 9;
const titleBlock = { width: 26, height: 10 };

/**
 * A schematic thumbnail of a sheet with its header, parts and title block. Tables appear as ruled rows,
 * drawings as a curve.
 */
export function SheetThumbnail({
  parts,
  className,
}: {
  parts: readonly SheetPart[];
  className?: string;
}) {
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
          {part === 'table' ? <RuledRows height={height} /> : <Curve height={height} />}
        </g>
      ))}
      <path
        className="outline-quiet"
        d={`M${paper.width} ${paper.height - titleBlock.height}h-${titleBlock.width}v${titleBlock.height}`}
      />
    </Drawing>
  );
}

interface PartProps {
  /** Height of the part, in units of the thumbnail. */
  height: number;
}

const partWidth = paper.width - 2 * margin;
const rowHeight = 5;

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

function Curve({ height }: PartProps) {
  const foot = height - 4;
  return (
    <>
      <path className="outline-quiet" d={`M1 1v${foot}h${partWidth - 2}`} />
      <path
        className="conductor-live"
        strokeWidth="1.7"
        d={`M6 3c2 ${foot * 0.7} 12 ${foot * 0.75} ${partWidth - 9} ${foot * 0.8}`}
      />
    </>
  );
}
