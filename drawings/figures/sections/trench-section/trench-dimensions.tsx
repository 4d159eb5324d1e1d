import { trenchSectionData } from '#electrical/figures/sections/trench-section.ts';
import { tenth } from '#electrical/tenth.ts';
import { Dimension, Witness } from '../../../plot/dimension.tsx';
import { Lines } from '../../../plot/plot.tsx';
import type { TrenchFrame } from './trench-frame.ts';

/** Cover with its usual range at the left, the layers at the right, the spacing between the feeders. */
export function TrenchDimensions({
  frame: { x, y, letters, left, right, depth, feeders, size },
}: {
  frame: TrenchFrame;
}) {
  const { cover, tape, fineCover, trefoil, bedding } = trenchSectionData;
  const wide = size === 'wide';
  const coverAt = left - (wide ? 60 : 22);
  const layersAt = right + (wide ? 62 : 26);
  const spacing = tenth(y((depth.tape + depth.fine) / 2) + (wide ? 8 : 11));
  const [first, second] = feeders.map(x) as [number, number];
  const range = [cover.least, cover.most]
    .map((inches) => `M${coverAt - 5} ${y(inches)}h10`)
    .join('');
  return (
    <>
      <Witness
        d={
          `M${coverAt - 6} ${y(depth.cables)}H${left}M${right} ${y(depth.fine)}H${layersAt + 6}` +
          `M${right} ${y(depth.cables)}H${layersAt + (wide ? 58 : 6)}M${right} ${y(depth.bed)}H${layersAt + 6}M${right} ${y(depth.floor)}H${layersAt + 6}` +
          `${wide ? `M${x(feeders[1] + 3.5)} ${y(depth.tape)}H${layersAt + 58}` : ''}M${first} ${spacing - 6}V${y(depth.cables) - 3}M${second} ${spacing - 6}V${y(depth.cables) - 3}`
        }
      />
      <Dimension stands from={y(0)} to={y(depth.cables)} at={coverAt} />
      <path
        d={`${range}M${coverAt} ${y(cover.least)}V${y(cover.most)}`}
        stroke="var(--ink)"
        strokeWidth="3"
        vectorEffect="non-scaling-stroke"
      />
      <Lines
        x={coverAt - 10}
        y={tenth(y(depth.cables / 2) - letters * 0.95)}
        size={letters}
        anchor="end"
        lines={['COVER', `${cover.drawn} IN`, `${cover.least}-${cover.most}${wide ? ' IN' : ''}`]}
      />
      {[
        [depth.fine, depth.cables, fineCover],
        [depth.cables, depth.bed, trefoil],
        [depth.bed, depth.floor, bedding],
      ].map(([from = 0, to = 0, inches]) => (
        <Dimension key={from} stands from={y(from)} to={y(to)} at={layersAt} size={letters}>
          {`${inches} IN`}
        </Dimension>
      ))}
      <Dimension from={first} to={second} at={spacing} />
      {wide ? (
        <>
          <Dimension stands from={y(0)} to={y(depth.tape)} at={layersAt + 52} size={letters}>
            {`${depth.tape} IN`}
          </Dimension>
          <Dimension
            stands
            from={y(depth.tape)}
            to={y(depth.cables)}
            at={layersAt + 52}
            size={letters}
          >
            {`${tape} IN`}
          </Dimension>
          <Dimension
            stands
            from={y(0)}
            to={y(depth.floor)}
            at={coverAt - 78}
            side="left"
            size={letters}
          >
            {`${depth.floor} IN`}
          </Dimension>
        </>
      ) : (
        <Dimension stands from={y(0)} to={y(depth.tape)} at={x(3)} size={letters}>
          {`${depth.tape} IN`}
        </Dimension>
      )}
    </>
  );
}
