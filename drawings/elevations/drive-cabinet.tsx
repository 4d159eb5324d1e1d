import { Lines, Part, type Placement, Shape } from '../parts/part.tsx';

/** A drive in its outdoor cabinet, 18 wide about its middle and 38 high, on a stand. */
export function DriveCabinet(at: Placement) {
  return (
    <Part at={at}>
      <Lines d="M-6 0v-6M6 0v-6" strokeWidth="2" />
      <Shape d="M-9-6v-29H9v29Z" />
      <Shape d="M-11-35h22l-3-3H-8Z" fill="var(--fill-2)" />
      <Lines d="M-5-30H5M-5-26H5M5-22v6" />
    </Part>
  );
}
