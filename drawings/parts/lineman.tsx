import { Lines, Part, type Placement, Shape } from './part.tsx';

/**
 * A lineman in his bucket, 50 high. The origin is the middle of the bucket's floor. He wears a
 * helmet and a harness with its lanyard on the boom, and reaches to the right with a hot stick.
 */
export function Lineman({ reach = true, ...at }: Placement & { reach?: boolean }) {
  return (
    <Part at={at} weight={1}>
      {reach && <Lines d="M11-31 24-46M23-49q3-1 3 2" strokeWidth="1.4" />}
      {/* The far arm, the body, the near arm. */}
      <Shape d="M3-30 10.5-27 13-32 11.4-33 9.4-30 4.6-33Z" />
      <Shape d="M-5.6-19-5.4-31Q-5-35.4 0-35.6 5-35.4 5.2-31L5.4-19Z" />
      <Lines d="M-3.4-35 3.6-24M3-35-3.8-24M-5.4-23.4H5.4" strokeWidth=".8" />
      <Lines d="M-2.4-29q-6 1-8 9" strokeWidth=".7" />
      <Shape d="M-5.2-32.6-8.4-26-5.6-19.6-3.2-20.6-5-26-2.4-31Z" />
      <Shape d="M-2-36.2v2.4h4v-2.4" />
      <circle cy="-38.6" r="3" vectorEffect="non-scaling-stroke" />
      <Shape d="M-4.2-39.4Q-4.2-44.2 0-44.2 3.8-44.2 4-40.2L6-39.2Z" fill="var(--fill-0)" />
      {bucket}
    </Part>
  );
}

/** The bucket with nobody in it. */
export function EmptyBucket(at: Placement) {
  return (
    <Part at={at} weight={1}>
      {bucket}
    </Part>
  );
}

const bucket = (
  <>
    <Shape d="M-8.4-19.4H8.4L6.6 0H-6.6Z" fill="var(--fill-3)" />
    <Shape d="M-9.4-21.6H9.4v2.6H-9.4Z" fill="var(--fill-2)" strokeWidth=".8" />
  </>
);
