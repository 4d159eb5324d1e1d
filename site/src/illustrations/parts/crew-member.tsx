import { Lines, Part, type Placement, Shape } from './part.tsx';

/**
 * One of the crew on the ground, 31 high, facing right: helmet, vest, boots. `pose` is what the
 * hands do: hold a drawing, or a hand line that runs up to the bucket.
 */
export function CrewMember({ pose = 'drawing', ...at }: Placement & { pose?: 'drawing' | 'line' }) {
  return (
    <Part at={at} weight={0.9}>
      <Shape
        d="M-3.4-14-4.2-1.6H-6V0h4.6L-.4-11 2.2-1.6V0H6.4L6-1.4 4-2 3-14Z"
        fill="var(--fill-3)"
      />
      <Shape d="M-3.8-13.5-4-22Q-4-25 0-25 3.6-25 3.7-22L3.4-13.5Z" />
      <Lines d="M-2.4-24.8V-13.6M2.2-24.8V-13.6M-3.9-17.5H3.5" strokeWidth=".6" />
      {pose === 'drawing' ? (
        <>
          <Shape d="M5-20.5 11-22 12-16.5 6-15Z" fill="var(--fill-1)" strokeWidth=".8" />
          <Shape d="M-2.5-23.5 0-16.5 6-17 5.8-18.8 1.6-18.8 .6-23.5Z" />
        </>
      ) : (
        <Shape d="M-1.5-23.5-.5-20.5 6.5-22.5 8-26 6.4-26.6 5-24 1-22.9 .4-24.5Z" />
      )}
      <circle cy="-27.3" r="2.2" vectorEffect="non-scaling-stroke" />
      <Shape d="M-3-27.9Q-3-31.4 0-31.4 2.7-31.4 2.9-28.5L4.6-27.7Z" />
    </Part>
  );
}
