import type { Company } from '#contract/company.ts';
import { Drawing, type DrawingProps } from '../drawing.tsx';

/** Position and scale of the sign in `road.svg`. */
const signTransform = 'translate(774 400) scale(1.1)';

/** Inner width of the sign's panel, in units of the sign. */
const panelWidth = 60;

type RoadSignProps = Omit<DrawingProps, 'viewBox' | 'children'> & { bases: Company['bases'] };

/** The lettering of the road sign in `road.svg`: the states of the company's bases, from west to east. */
export function RoadSign({ bases, ...root }: RoadSignProps) {
  const states = statesFromWest(bases);
  const fieldWidth = panelWidth / Math.max(1, states.length);
  const fieldLeft = (index: number) => index * fieldWidth - panelWidth / 2;
  return (
    <Drawing {...root} viewBox="0 0 1320 420">
      <g transform={signTransform} fontSize="15" textAnchor="middle">
        {states.map((state, index) => (
          <text
            key={state}
            className="structure-solid"
            x={fieldLeft(index) + fieldWidth / 2}
            y="-56"
          >
            {state}
          </text>
        ))}
        {states.slice(1).map((state, index) => (
          <path
            key={state}
            className="structure"
            d={`M${fieldLeft(index + 1)}-76v30`}
            strokeWidth=".8"
            strokeDasharray="3 2"
          />
        ))}
      </g>
    </Drawing>
  );
}

/** Returns the codes of the bases' states, from west to east. */
function statesFromWest(bases: Company['bases']): string[] {
  const sorted = bases.toSorted((one, other) => one.position.longitude - other.position.longitude);
  return [...new Set(sorted.map(({ stateCode }) => stateCode))];
}
