import { percent } from '#electrical/figures/plots/voltage-drop.ts';
import type { LineWeather } from '#electrical/line/conductor-rating.ts';
import { compareLineVoltages, exampleCaseIn } from '#electrical/line/line-voltage.ts';
import { drafting } from '../plot/drafting.tsx';
import { Breaker } from '../symbols/breaker.tsx';

/**
 * How far each line voltage carries the example's load: a line from its source, as long as the drop
 * allows, and the load at half the width. The lowest that reaches it is live.
 */
export const lineReach = {
  box: [360, 300] as const,
  draw(weather: LineWeather) {
    const given = exampleCaseIn(weather);
    const { results, lowest } = compareLineVoltages(given);
    const { note, trace } = drafting('wide');
    const quiet = { tone: 'quiet', dashed: true, weight: 1.2 } as const;
    return (
      <>
        {note(sourceX, 18, 'SOURCE', 'middle quiet')}
        {note(loadX, 18, 'LOAD', 'middle quiet')}
        {note(rightX, 18, 'DROP', 'end quiet')}
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
          const line = `M${sourceX + 8} ${y}H${end}${end < endX ? `M${end} ${y - 7}v14` : ''}`;
          const drop = result.solved ? percent(result.solved.dropPercent) : '–';
          return (
            <g key={result.kilovolts}>
              {note(68, y + 5, `${result.kilovolts} kV`, 'end')}
              {end < loadX && trace(`M${end} ${y}H${loadX}`, quiet)}
              {trace(line, live ? { tone: 'live', weight: 3 } : { weight: 1.7 })}
              <Breaker x={sourceX} y={y} live={live} dead={!live} />
              {note(rightX, y + 5, drop, live ? 'end' : 'end quiet')}
            </g>
          );
        })}
      </>
    );
  },
};

const [sourceX, loadX, endX, rightX] = [90, 192, 294, 356];
