import { trenchSectionData } from '#electrical/figures/sections/trench-section.ts';
import { Lettering } from '../../../symbols/wire.tsx';
import type { FigureDrawing } from '../../figure-drawing.ts';
import { TrenchCables } from './trench-cables.tsx';
import { TrenchDimensions } from './trench-dimensions.tsx';
import { trenchFrame } from './trench-frame.ts';
import { TrenchGround } from './trench-ground.tsx';
import { trenchLabels } from './trench-labels.ts';

/** A cable trench cut across, to scale: rock, bedding, two feeders, fine cover, tape and backfill. */
export const trenchSection: FigureDrawing = {
  sizes: { wide: [720, 528], narrow: [360, 404] },
  draw(size) {
    const frame = trenchFrame(trenchSectionData, size);
    const labels = trenchLabels(trenchSectionData, frame);
    return (
      <>
        <TrenchGround frame={frame} labels={labels} />
        <TrenchCables frame={frame} />
        <TrenchDimensions frame={frame} />
        {labels.map(({ text, x, y, anchor, quiet }) => (
          <Lettering key={text} x={x} y={y} size={frame.letters} anchor={anchor} quiet={quiet}>
            {text}
          </Lettering>
        ))}
      </>
    );
  },
};
