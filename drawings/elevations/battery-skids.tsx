import { Lines, Part, type Placement, Shape } from '../parts/part.tsx';

/** A vapor recovery unit, 58 wide about its middle: scrubber, screw compressor, motor, cooler. */
export function VaporRecovery(at: Placement) {
  return (
    <Part at={at}>
      <Shape d="M-29 0v-5h58v5Z" fill="var(--fill-3)" />
      <Lines d="M-17-46v-5H6v29" strokeWidth="2" />
      <Shape d="M-24-5v-36q7-9 14 0v36Z" />
      <Lines d="M-24-41h14M-24-11h14M-21-30v12" strokeWidth=".6" />
      <Shape d="M-7-5v-5H8v5ZM12-5v-4h14v4Z" fill="var(--fill-2)" />
      <Shape d="M-6-10v-12H9v12Z" fill="var(--fill-1)" />
      <Shape d="M11-9v-14h15v14Z" />
      <Lines d="M14-23v14M17-23v14M20-23v14M23-23v14" strokeWidth=".6" />
      <Shape d="M11-29h15v-14H11Z" fill="var(--fill-2)" />
      <Lines d="M13-29v6M24-29v6M11-36h15M11-40h15M11-33h15" strokeWidth=".7" />
    </Part>
  );
}

/** A custody-transfer (LACT) unit, 64 wide about its middle: pump, meter and loop under a canopy. */
export function CustodyTransfer(at: Placement) {
  return (
    <Part at={at}>
      <Lines d="M-28-5v-43M28-5v-43" strokeWidth="1.6" />
      <Shape d="M-34-48 0-53 34-48v3h-68Z" fill="var(--fill-2)" />
      <Shape d="M-32 0v-5h64v5Z" fill="var(--fill-3)" />
      <Lines d="M-14-14H-4V-30H26V-10" strokeWidth="2.4" />
      <Shape d="M-26-9v-13h13v13ZM-13-18h4v6h-4Z" />
      <Lines d="M-23-22v13M-20-22v13M-17-22v13" strokeWidth=".6" />
      <circle cx="-6" cy="-14" r="5" fill="var(--fill-1)" vectorEffect="non-scaling-stroke" />
      <Shape d="M2-35h13v11H2ZM5-35v-6h7v6Z" />
      <Shape d="M19-5v-11q4-4 8 0v11Z" fill="var(--fill-1)" />
      <Lines d="M8.5-24v19M-26-5v-4M-13-5v-4" />
    </Part>
  );
}

/** A vertical heater treater with its fire tube and stack, 34 wide about its middle, 96 high. */
export function HeaterTreater(at: Placement) {
  return (
    <Part at={at}>
      <Shape d="M14-18h6v-74h-6Z" fill="var(--fill-1)" />
      <Lines d="M11-94h12" strokeWidth="1.8" />
      <Shape d="M-14 0v-66q14-13 28 0V0Z" />
      <Shape d="M6 0v-71.5q4 1.5 8 5.5V0Z" fill="var(--fill-2)" stroke="none" />
      <Lines d="M-14-66h28M-14-44h28M-14-24h28" strokeWidth=".5" />
      <Lines d="M-14 0v-66M14 0v-66" />
      <circle cx="-1" cy="-12" r="7" fill="var(--fill-1)" vectorEffect="non-scaling-stroke" />
      <Lines d="M-6-58v-10M-14-36h-6v36" strokeWidth="1.6" />
    </Part>
  );
}
