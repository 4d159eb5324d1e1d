import { headX, isMirrored } from '#drawings/one-lines/arrangement.ts';
import { PlantOneLine } from '#drawings/one-lines/plant-one-line.tsx';
import { plantLines } from '#electrical/plants/plant-lines.ts';
import type { PowerStep } from '#ui/diorama/diorama-power.tsx';
import './diorama-one-line.css';

/** The one-line of a diorama's plant, whose bus becomes the page's rail; nothing for other scenes. */
export function DioramaOneLine({ scene, steps }: { scene: string; steps: readonly PowerStep[] }) {
  if (!hasLine(scene)) return null;
  const line = plantLines[scene];
  const drawing = {
    line,
    steps: steps.map(({ symbol }) => symbol),
    label: line.sentence,
  };
  return (
    <div className={isMirrored(line.lineAt) ? 'diorama-one-line from-right' : 'diorama-one-line'}>
      {/* Attributes may not carry style here; the build moves this into the page's own sheet. */}
      <style>{`.below-diorama{--line-at:${line.lineAt};--head:${headX(line.lineAt)}}`}</style>
      <PlantOneLine {...drawing} size="wide" className="diorama-one-line-wide" />
      <PlantOneLine {...drawing} size="tablet" className="diorama-one-line-tablet" />
      <PlantOneLine {...drawing} size="narrow" className="diorama-one-line-narrow" />
    </div>
  );
}

const hasLine = (scene: string): scene is keyof typeof plantLines => scene in plantLines;
