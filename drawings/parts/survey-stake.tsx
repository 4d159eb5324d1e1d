import { Lines, Part, type Placement, Shape } from './part.tsx';

/** A survey stake with its flagging, 26 high. */
export function SurveyStake(at: Placement) {
  return (
    <Part at={at} weight={1}>
      <Shape d="M-1.4 0v-24h2.8V0Z" fill="var(--fill-1)" />
      <Lines d="M1-20q5-3 6 1t5 0M1-18q5-1 6 2t4 1" strokeWidth=".9" />
    </Part>
  );
}
