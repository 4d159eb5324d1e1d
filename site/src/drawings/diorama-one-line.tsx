import { headX, isMirrored, plantLineBox, plantLineSizes } from '#drawings/index.ts';
import { plantLines } from '#electrical/plants/plant-lines.ts';
import type { PowerStep } from '#ui/diorama/diorama-power.tsx';
import { Drawing } from './drawing.tsx';
import './diorama-one-line.css';

/** The one-line of a diorama's plant, whose bus becomes the page's rail; nothing where there is none. */
export function DioramaOneLine({ scene, steps }: { scene: string; steps: readonly PowerStep[] }) {
  if (!hasLine(scene)) return null;
  const line = plantLines[scene];
  const symbols = steps.map(({ symbol }) => symbol);
  return (
    <div className={isMirrored(line.lineAt) ? 'diorama-one-line from-right' : 'diorama-one-line'}>
      {/* Attributes may not carry style here; the build moves this into the page's own sheet. */}
      <style>{`.below-diorama{--line-at:${line.lineAt};--head:${headX(line.lineAt)}}`}</style>
      {plantLineSizes.map((size) => (
        <Drawing
          key={size}
          sprite={`line-${scene}`}
          name={size}
          viewBox={plantLineBox(line, symbols, size)}
          label={line.sentence}
          className={`diorama-one-line-${size}`}
        />
      ))}
    </div>
  );
}

const hasLine = (scene: string): scene is keyof typeof plantLines => scene in plantLines;
