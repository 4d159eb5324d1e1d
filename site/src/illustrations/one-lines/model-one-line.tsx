import { type DrawingName, spriteFiles } from '../sprites.tsx';
import { WaitingDrawing } from '../waiting-drawing.tsx';

/**
 * The one-line under a model, fed from it: the live conductor leaves the model's cut face behind
 * the picture and ends at the first device. Nothing where a page has no drawing.
 */
export function ModelOneLine({ scene }: { scene: string }) {
  const feeder = feeders[scene as keyof typeof feeders];
  if (!feeder) return null;
  const [sprite, x, path] = feeder;
  return (
    <WaitingDrawing address={`${spriteFiles[sprite].address}#${scene}`}>
      {(use) => (
        <svg className="scene model-one-line" viewBox={belowGrade} aria-hidden="true">
          {/* Clear of the drawing's own grade line: the page draws it. */}
          <svg viewBox="0 192 400 108" y="192" width="400" height="108">
            {use}
          </svg>
          <path className="model-feeder" d={`M${x} 42V${path}`} />
        </svg>
      )}
    </WaitingDrawing>
  );
}

/** The lower part of the elevations' frame: their grade line is at 190. */
const belowGrade = '0 191 400 109';

type Feeder<Sprite extends 'facilities' | 'one-lines'> = readonly [
  sprite: Sprite,
  x: number,
  /** From grade downwards: where the conductor goes until its first device. */
  path: string,
];

const feeders = {
  'oil-gas-production': ['facilities', 37, '250H74'],
  'tank-batteries': ['facilities', 56, '200'],
  'pump-stations': ['facilities', 56, '204'],
  'compression-stations': ['facilities', 54, '193'],
  // The battery's direct current, live by night too.
  'meter-stations': ['facilities', 126, '240'],
  'wind-underground-collection': ['facilities', 142, '268'],
  'wind-farms': ['one-lines', 110, '216'],
  'solar-farms': ['one-lines', 110, '216'],
  'battery-storage': ['one-lines', 110, '216'],
} as const satisfies {
  [Name in DrawingName<'facilities'>]: Feeder<'facilities'>;
} & { [Name in DrawingName<'one-lines'>]: Feeder<'one-lines'> };
