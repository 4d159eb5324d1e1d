import { Lines, Part, type Placement, Shape } from '../parts/part.tsx';

/** A photovoltaic panel on a post with its battery box, 64 wide about its middle. */
export function PanelOnPost(at: Placement) {
  return (
    <Part at={at}>
      <Lines d="M0 0v-50M0-38 12-48" strokeWidth="2.2" />
      <Shape d="M-34-42-22-80H36L24-42Z" fill="var(--fill-3)" />
      <Lines
        d="M-19.5-42-7.5-80M-5-42 7-80M9.5-42 21.5-80M-30-54.700H28M-26-67.300H32"
        stroke="var(--line-2)"
        strokeWidth=".6"
      />
      <Shape d="M-13 0v-22h26v22Z" />
      <Shape d="M-15-22h30l-2-3h-26Z" fill="var(--fill-2)" />
      <Lines d="M0-19v16M-3-12v4M3-12v4" strokeWidth=".8" />
    </Part>
  );
}

/** A mast with a directional antenna, 128 high, guyed at two heights to anchors 38 away. */
export function RadioMast(at: Placement) {
  return (
    <Part at={at}>
      <Lines
        d="M0-128V0M-3-100 3-94-3-88 3-82-3-76 3-70-3-64 3-58-3-52 3-46-3-40 3-34-3-28 3-22-3-16 3-10-3-4"
        strokeWidth=".6"
      />
      <Lines d="M-3-104V0M3-104V0M-38-4V1M38-4V1" />
      <Lines
        d="M-38-2-3-56M-38-2-3-101M38-2 3-56M38-2 3-101"
        stroke="var(--wire)"
        strokeWidth=".7"
      />
      <Lines d="M-4-118h26M2-124v12M8-123v10M14-122v8M20-121v6" strokeWidth="1" />
    </Part>
  );
}

/** A junction cabinet on its pad, 38 wide about its middle and 36 high. */
export function JunctionCabinet(at: Placement) {
  return (
    <Part at={at}>
      <Shape d="M-21 0v-4h42v4Z" fill="var(--fill-2)" />
      <Shape d="M-18-4v-28h36v28Z" />
      <Shape d="M-20-32h40l-3-4h-34Z" fill="var(--fill-2)" />
      <Lines d="M0-32v28M-15-9h12M-15-12h12M3-9h12M3-12h12M-3-22v5M3-22v5" strokeWidth=".8" />
    </Part>
  );
}
