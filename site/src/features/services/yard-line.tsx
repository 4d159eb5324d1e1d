import {
  type DrawingWithOneLine,
  transformerLabels,
  yardLineStates,
} from '#drawings/yard/yard-line-state.ts';
import { YardOneLineNarrow } from '#drawings/yard/yard-one-line-narrow.tsx';
import { YardOneLineWide } from '#drawings/yard/yard-one-line-wide.tsx';
import { typeset } from '#schemas/prose/typeset.ts';
import { PhoneFold } from '#ui/controls/phone-fold.tsx';
import { DrawingBlock } from '#ui/pictures/drawing-block.tsx';
import './yard-line.css';

/**
 * One-line diagram below the yard picture of a service. `yardLineStates` has the switch positions and labels of each
 * drawing, and `findLiveSections` derives the energized conductors from the positions. The two components draw the same
 * state for wide screens and for phones. yard-line.css draws the page's rail, which continues the 480 V bus.
 */
export function YardLine({ title, drawing }: { title: string; drawing: DrawingWithOneLine }) {
  const { summary, description, lineDown } = yardLineStates[drawing];
  const { primary, busVoltage } = transformerLabels;
  return (
    <div className="wrap yard-line">
      <div className={lineDown ? 'yard-line-row yard-line-panned' : 'yard-line-row'}>
        <YardOneLineWide drawing={drawing} className="yard-line-wide" />
        <YardOneLineNarrow drawing={drawing} className="yard-line-narrow" />
        <div className="yard-line-words grid gap-4 content-start">
          <DrawingBlock
            cells={[
              ['Service', title],
              [typeset('One-line'), typeset(`${primary} to ${busVoltage}`)],
              ['State', typeset(summary)],
            ]}
          />
          <PhoneFold summary="What it shows">
            <p className="yard-line-sentence">{typeset(description)}</p>
          </PhoneFold>
        </div>
      </div>
    </div>
  );
}
