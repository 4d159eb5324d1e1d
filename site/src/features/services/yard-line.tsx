import { Drawing } from '#illustrations/drawing.tsx';
import { narrowYardLineBox } from '#illustrations/yard/narrow-yard-one-line.tsx';
import { yardLineStates } from '#illustrations/yard/yard-line-state.ts';
import { yardLineBox } from '#illustrations/yard/yard-one-line.tsx';
import { yardRatings } from '#illustrations/yard/yard-ratings.ts';
import { yardStates } from '#illustrations/yard/yard-states.ts';
import { transformerLabels } from '#illustrations/yard/yard-transformer.tsx';
import type { ServiceDrawing } from '#site/schemas/service.ts';
import { DrawingBlock } from '#ui/drawing-block.tsx';
import '#illustrations/scene.css';
import './yard-line.css';

/** What lies under the grade of a service's yard: its one-line, whose bus becomes the page's rail. */
export function YardLine({ title, drawing }: { title: string; drawing: ServiceDrawing }) {
  const sprite = `yard-line-${drawing}` as const;
  return (
    <div className="wrap yard-line">
      <div
        className={drawing === 'emergency' ? 'yard-line-sheet yard-line-panned' : 'yard-line-sheet'}
      >
        <Drawing
          sprite={sprite}
          name="wide"
          viewBox={yardLineBox(drawing)}
          className="scene yard-line-wide"
        />
        <Drawing
          sprite={sprite}
          name="narrow"
          viewBox={narrowYardLineBox(drawing)}
          className="scene yard-line-narrow"
        />
        <div className="yard-line-words">
          <DrawingBlock
            cells={[
              ['Service', title],
              ['One-line', `${transformerLabels.primary} to ${yardRatings.secondary} V`],
              ['State', yardStates[drawing].words],
            ]}
          />
          <p className="yard-line-sentence">{yardLineStates[drawing].sentence}</p>
        </div>
      </div>
    </div>
  );
}
