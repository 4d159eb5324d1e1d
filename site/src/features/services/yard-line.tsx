import {
  narrowYardLineBox,
  transformerLabels,
  yardLineBox,
  yardLineStates,
} from '#drawings/index.ts';
import type { ServiceDrawing } from '#electrical/station/service-drawings.ts';
import { yardRatings } from '#electrical/station/yard-ratings.ts';
import { DrawingPair } from '#site/drawings/drawing.tsx';
import { DrawingBlock } from '#ui/pictures/drawing-block.tsx';
import './yard-line.css';

/** What lies under the grade of a service's yard: its one-line, whose bus becomes the page's rail. */
export function YardLine({ title, drawing }: { title: string; drawing: ServiceDrawing }) {
  return (
    <div className="wrap yard-line">
      <div
        className={drawing === 'emergency' ? 'yard-line-sheet yard-line-panned' : 'yard-line-sheet'}
      >
        <DrawingPair
          sprite={`yard-line-${drawing}`}
          viewBox={(size) => (size === 'wide' ? yardLineBox(drawing) : narrowYardLineBox(drawing))}
          className="scene yard-line"
        />
        <div className="yard-line-words grid gap-4 content-start">
          <DrawingBlock
            cells={[
              ['Service', title],
              ['One-line', `${transformerLabels.primary} to ${yardRatings.secondary} V`],
              ['State', yardLineStates[drawing].words],
            ]}
          />
          <p className="yard-line-sentence">{yardLineStates[drawing].sentence}</p>
        </div>
      </div>
    </div>
  );
}
