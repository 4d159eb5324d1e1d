import { percent } from '#electrical/figures/plots/voltage-drop.ts';
import type { LineWeather } from '#electrical/line/conductor-rating.ts';
import { compareLineVoltages, exampleCaseIn } from '#electrical/line/line-voltage.ts';
import { Breaker } from '../symbols/breaker.tsx';
import { Lettering, Wire } from '../symbols/wire.tsx';

/**
 * How far each line voltage carries the example's load: a line from its source, as long as the drop
 * allows, and the load at half the width. The lowest that reaches it is live.
 */
export const lineReach = {
  box: [360, 300] as const,
  draw(weather: LineWeather) {
    const given = exampleCaseIn(weather);
    const { results, lowest } = compareLineVoltages(given);
    return (
      <>
        <Lettering x={sourceX} y={18} size={13} quiet>
          SOURCE
        </Lettering>
        <Lettering x={loadX} y={18} size={13} quiet>
          LOAD
        </Lettering>
        <Lettering x={rightX} y={18} size={13} anchor="end" quiet>
          DROP
        </Lettering>
        <path
          d={`M${loadX} 26V296`}
          stroke="var(--ink-3)"
          strokeDasharray="2 4"
          vectorEffect="non-scaling-stroke"
        />
        {results.map((result, index) => {
          const y = 46 + index * 39;
          const live = result === lowest;
          const reach = (result.reachMiles / given.miles) * (loadX - sourceX);
          const end = Math.round(Math.min(endX, sourceX + Math.max(14, reach)));
          return (
            <g key={result.kilovolts}>
              <Lettering x={68} y={y + 5} size={13} anchor="end">
                {`${result.kilovolts} kV`}
              </Lettering>
              {end < loadX ? (
                <path
                  d={`M${end} ${y}H${loadX}`}
                  stroke="var(--ink-3)"
                  strokeWidth="1.2"
                  strokeDasharray="7 6"
                  vectorEffect="non-scaling-stroke"
                />
              ) : null}
              <Wire
                d={`M${sourceX + 8} ${y}H${end}${end < endX ? `M${end} ${y - 7}v14` : ''}`}
                weight={live ? 3 : 1.7}
                live={live}
              />
              <Breaker x={sourceX} y={y} live={live} dead={!live} />
              <Lettering x={rightX} y={y + 5} size={13} anchor="end" quiet={!live}>
                {result.solved ? percent(result.solved.dropPercent) : '–'}
              </Lettering>
            </g>
          );
        })}
      </>
    );
  },
};

const [sourceX, loadX, endX, rightX] = [90, 192, 294, 356];
