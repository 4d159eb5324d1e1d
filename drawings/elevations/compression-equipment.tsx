import { Lines, Part, type Placement, Shape } from '../parts/part.tsx';

/** A compressor package, 150 wide: driver with its silencer, frame and bottles, two scrubbers. */
export function CompressorPackage(at: Placement) {
  return (
    <Part at={at}>
      <Shape d="M0 0v-7h150v7Z" fill="var(--fill-3)" />
      <Lines d="M17-44v-18" strokeWidth="4" />
      <Shape d="M11-60h12v-46q-2-3-4-3v-7h-4v7q-2 0-4 3Z" />
      <Lines d="M11-66h12M11-101h12" strokeWidth=".6" />
      <Shape d="M6-7v-30h46v30Z" />
      <Shape d="M10-37v-8h38v8Z" fill="var(--fill-1)" />
      <Lines d="M14-45v8M21-45v8M28-45v8M35-45v8M42-45v8M6-18h46" strokeWidth=".6" />
      <Shape d="M52-31h8v18h-8Z" fill="var(--fill-3)" />
      <Shape d="M60-7v-22h38v22Z" fill="var(--fill-1)" />
      <Shape d="M64-29v-9h12v9ZM82-29v-9h12v9ZM64-12h12v-10h-12ZM82-12h12v-10h-12Z" />
      <Shape d="M60-38q-4 0-4-5t4-5h38q4 0 4 5t-4 5Z" />
      <Lines d="M63-38v-10M95-38v-10" strokeWidth=".6" />
      <Lines d="M79-48v-20h36v8M137-60v-14h18v20M102-43h13" strokeWidth="2.6" />
      {[115, 137].map((x) => (
        <Scrubber key={x} x={x} />
      ))}
    </Part>
  );
}

/** A forced-draft cooler on legs, 92 wide and 84 high, two fans on its roof at 24 and 68. */
export function GasCooler(at: Placement) {
  return (
    <Part at={at}>
      <Lines d="M6 0v-30M46 0v-30M86 0v-30" strokeWidth="2" />
      <Lines d="M6 0 46-30 86 0M6-30 46 0 86-30" strokeWidth=".6" />
      <Shape d="M0-30v-28h92v28Z" />
      <Lines d="M0-35h92M0-40h92M0-44.5h92M0-49h92M0-53.5h92" strokeWidth=".5" />
      <Shape d="M0-58 6-70h80l6 12Z" fill="var(--fill-2)" />
      <Shape d="M7-70v-9h34v9ZM51-70v-9h34v9Z" />
      <Lines d="M10-79l14-4 14 4M54-79l14-4 14 4M24-83v4M68-83v4" strokeWidth=".8" />
      <Shape d="M-4-54h4v20h-4ZM92-54h4v20h-4Z" fill="var(--fill-1)" />
    </Part>
  );
}

/** A standby generator in its enclosure, 70 wide about its middle, on its fuel tank. */
export function StandbyGenerator(at: Placement) {
  return (
    <Part at={at}>
      <Shape d="M-35 0v-8h70v8Z" fill="var(--fill-3)" />
      <Lines d="M20-40v-8h-16" strokeWidth="2" />
      <Shape d="M-18-45h22v-6h-22Z" fill="var(--fill-2)" />
      <Shape d="M-33-8v-32h66v32Z" />
      <Shape d="M-35-40h70l-3-3h-64Z" fill="var(--fill-2)" />
      <Lines d="M-12-40v32M10-40v32M-15-26v5M13-26v5" strokeWidth=".8" />
      <Lines
        d="M-30-36h14M-30-33h14M-30-30h14M-30-27h14M-30-24h14M-30-21h14M-30-18h14M16-34h13M16-31h13"
        strokeWidth=".7"
      />
    </Part>
  );
}

function Scrubber({ x }: { x: number }) {
  return (
    <>
      <Shape d={`M${x - 7}-7v-50q7-8 14 0v50Z`} />
      <Shape d={`M${x + 3}-7v-53q2 1 4 3v50Z`} fill="var(--fill-2)" stroke="none" />
      <Lines d={`M${x - 7}-7v-50M${x + 7}-57v50M${x - 7}-57h14M${x - 7}-14h14`} strokeWidth=".7" />
    </>
  );
}
