import { Lines, Part, type Placement, Shape } from './part.tsx';

/** What the hands do. */
type CrewPose = keyof typeof hands;

/** One of the crew on the ground, 31 high, facing right: helmet, vest, boots. */
export function CrewMember({ pose = 'drawing', ...at }: Placement & { pose?: CrewPose }) {
  return (
    <Part at={at} weight={0.9}>
      <Shape
        d="M-3.4-14-4.2-1.6H-6V0h4.6L-.4-11 2.2-1.6V0H6.4L6-1.4 4-2 3-14Z"
        fill="var(--fill-3)"
      />
      <Shape d="M-3.8-13.5-4-22Q-4-25 0-25 3.6-25 3.7-22L3.4-13.5Z" />
      <Lines d="M-2.4-24.8V-13.6M2.2-24.8V-13.6M-3.9-17.5H3.5" strokeWidth=".6" />
      {hands[pose]}
      <circle cy="-27.3" r="2.2" vectorEffect="non-scaling-stroke" />
      <Shape d="M-3-27.9Q-3-31.4 0-31.4 2.7-31.4 2.9-28.5L4.6-27.7Z" />
    </Part>
  );
}

const hands = {
  /** Holds a drawing. */
  drawing: (
    <>
      <Shape d="M5-20.5 11-22 12-16.5 6-15Z" fill="var(--fill-1)" strokeWidth=".8" />
      <Shape d="M-2.5-23.5 0-16.5 6-17 5.8-18.8 1.6-18.8 .6-23.5Z" />
    </>
  ),
  /** Holds a line that runs upward. */
  line: <Shape d="M-1.5-23.5-.5-20.5 6.5-22.5 8-26 6.4-26.6 5-24 1-22.9 .4-24.5Z" />,
  /** Works at something in front of him, at (11, -19). */
  reach: <Shape d="M-2.2-23.2-.6-19.4 6-17.6 11.6-18.4 11.2-20.2 6.4-19.6 1.4-21.2 .8-23.8Z" />,
  /** Stops traffic with a paddle. */
  paddle: (
    <>
      <Lines d="M9-6V-33" strokeWidth="1.1" />
      <Shape d="M6.9-43.2h4.2l3 3v4.2l-3 3H6.9l-3-3v-4.2Z" fill="var(--fill-2)" strokeWidth="1.3" />
      <Shape d="M-2.2-23.2-.6-19.4 5-18.4 9.8-21 8.8-22.6 5-20.6 1.4-21.4 .8-23.8Z" />
    </>
  ),
} as const;
