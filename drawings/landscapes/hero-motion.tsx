import { round } from '../parts/geometry.ts';
import { turbineBladePath, turbineHub } from '../parts/wind-turbine.tsx';
import { heroViewBox } from './hero-geometry.ts';
import { farTurbines, turbineFootY } from './hero-horizon.tsx';
import { heroLivePath } from './hero-landscape.tsx';

/** The rotors on the horizon, to lie behind the landscape, where the page can turn them. */
export function HeroRotors({ className }: { className: string }) {
  return (
    <svg className={className} viewBox={heroViewBox} aria-hidden="true">
      <defs>
        <path id="blade" d={turbineBladePath} vectorEffect="non-scaling-stroke" />
        <g id="rotor">
          <use href="#blade" />
          <use href="#blade" transform="rotate(120)" />
          <use href="#blade" transform="rotate(240)" />
        </g>
      </defs>
      <g fill="var(--fill-0)" stroke="var(--far)" strokeWidth=".8" strokeLinejoin="round">
        {farTurbines.map(([x, scale, angle]) => (
          <g
            key={x}
            transform={`translate(${x} ${round(turbineFootY - turbineHub * scale)})scale(${scale})rotate(${angle})`}
          >
            <use href="#rotor" className="rotor" />
          </g>
        ))}
      </g>
    </svg>
  );
}

/** What travels the live conductor, from the horizon to the transformer. */
export function HeroPulse() {
  return <path d={heroLivePath} fill="none" pathLength="100" vectorEffect="non-scaling-stroke" />;
}
