import { isMirrored, xAboveBus } from '#drawings/one-lines/arrangement.ts';
import { PlantOneLine } from '#drawings/one-lines/plant-one-line.tsx';
import { plantLines } from '#electrical/plants/plant-lines.ts';
import type { HeroPicture } from '#ui/diorama/diorama-hero.tsx';
import './diorama-one-line.css';

/**
 * One-line drawing of the plant in a diorama. Its bus continues as the page's rail. Renders nothing for scenes without
 * a one-line drawing.
 */
export function DioramaOneLine({
  scene,
  picture,
}: {
  scene: string;
  /** Picture above the drawing. The drawing repeats the step numbers of a diorama's power path. */
  picture: HeroPicture | undefined;
}) {
  if (!hasLine(scene)) return null;
  const line = plantLines[scene];
  const steps = picture?.kind === 'diorama' ? picture.diorama.path : [];
  const drawing = {
    line,
    steps: steps.map(({ symbol }) => symbol),
    label: line.sentence,
  };
  return (
    <div className={isMirrored(line.lineAt) ? 'diorama-one-line from-right' : 'diorama-one-line'}>
      {/* A <style> tag, because the content security policy blocks style attributes. */}
      <style>{`.below-diorama{--line-at:${line.lineAt};--head:${xAboveBus(line.lineAt)}}`}</style>
      <PlantOneLine {...drawing} size="wide" className="diorama-one-line-wide" />
      <PlantOneLine {...drawing} size="tablet" className="diorama-one-line-tablet" />
      <PlantOneLine {...drawing} size="narrow" className="diorama-one-line-narrow" />
    </div>
  );
}

const hasLine = (scene: string): scene is keyof typeof plantLines => scene in plantLines;
