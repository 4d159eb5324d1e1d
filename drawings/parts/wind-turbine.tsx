import { Lines, Part, type Placement, Shape } from './part.tsx';

/** The hub is so high over the foot: the rotor turns about (0, -turbineHub). */
export const turbineHub = 120;
const turbineBlade = 66;

/**
 * A three-bladed turbine, 120 to the hub. `far` draws it in the pale line of distance; without
 * `angle` it has no rotor, which then turns in a drawing behind this one.
 */
export function WindTurbine({
  angle,
  far = false,
  ...at
}: Placement & { angle?: number; far?: boolean }) {
  return (
    <Part {...at} weight={far ? 0.8 : 1.1}>
      <g stroke={far ? 'var(--far)' : undefined}>
        <Shape d={`M-3.4 0-1.9${-turbineHub + 3}H1.9L3.4 0Z`} />
        {!far && <Lines d="M-1.6 0v-8h3.2v8M-3-34h6M-2.5-74h5" strokeWidth=".6" />}
        <Shape d={`M-3.6${-turbineHub - 3.4}H7.5q2 0 2 2v3.4q0 1.6-2 1.6H-3.6Z`} />
        {angle !== undefined && (
          <g transform={`translate(0 ${-turbineHub})rotate(${angle})`}>
            <TurbineRotor />
          </g>
        )}
      </g>
      <circle cx="7" cy={-turbineHub - 5} r="1.6" fill="var(--beacon)" stroke="none" />
    </Part>
  );
}

/** One blade, straight up from the hub as origin. */
export const turbineBladePath = `M-1-2C-3.4-9-3.2-15-2.2-22L-.5${-turbineBlade}H.4L1.4-20C1.8-12 1.4-8 1-2Z`;

/** The rotor about its hub as origin, one blade straight up. */
function TurbineRotor() {
  return (
    <>
      {[0, 120, 240].map((turn) => (
        <Shape key={turn} d={turbineBladePath} transform={turn ? `rotate(${turn})` : undefined} />
      ))}
      <circle r="3" vectorEffect="non-scaling-stroke" />
    </>
  );
}
