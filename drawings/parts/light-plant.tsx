import { Lamp } from './lamp.tsx';
import { Lines, Part, type Placement, Shape } from './part.tsx';

/** A towable light plant with its own engine, 96 high: lit at dusk where nothing else is live. */
export function LightPlant({ x = 0, y = 0 }: Placement) {
  return (
    <>
      <Part at={{ x, y }}>
        <Lines d="M-3-30V-88H3V-30M0-88v-4" strokeWidth="1.4" />
        <Shape d="M-18-92h10v-9h-10ZM-5-92H5v-9H-5ZM8-92h10v-9H8Z" fill="var(--fill-2)" />
        <Shape d="M-18-92h10v-9h-10ZM-5-92H5v-9H-5ZM8-92h10v-9H8Z" fill="var(--lamp)" />
        <Lines d="M-18-91H18" strokeWidth="1.6" />
        <Shape d="M-17-10v-18q0-3 3-3h28q3 0 3 3v18Z" />
        <Lines d="M-12-25h9M-12-21h9M-12-17h9M4-31v21M17-13h12M-14-10v9M26-13V0" strokeWidth=".9" />
        <circle cx="2" cy="-6.5" r="6.5" fill="var(--fill-3)" vectorEffect="non-scaling-stroke" />
        <circle cx="2" cy="-6.5" r="2.6" fill="var(--fill-2)" vectorEffect="non-scaling-stroke" />
      </Part>
      <Lamp x={x} y={y - 96} radius={74} />
    </>
  );
}
