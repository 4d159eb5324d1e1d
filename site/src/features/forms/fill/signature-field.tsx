import { type PointerEvent, useRef, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { signerKey } from '../field-keys.ts';
import { FillField } from './fill-field.tsx';
import type { FillWords } from './fill-words.ts';
import { type Stroke, signatureArea } from './filled-form.ts';
import type { FormSession } from './form-session.ts';

/** Field for a typed name, which a signature drawn with a finger or a mouse replaces. */
export function SignatureField({
  signer,
  name,
  label,
  session,
  words,
}: {
  /** Permanent id of the person's role. Example: tested-by */
  signer: string;
  /** Role of the signer. Example: Tested by */
  name: string;
  label: string;
  session: FormSession;
  words: FillWords['signature'];
}) {
  const [strokes, setStrokes] = useState<Stroke[]>(() => session.form.signatures[signer] ?? []);
  const [isDrawing, setIsDrawing] = useState(false);
  const store = (next: Stroke[]) => {
    setStrokes(next);
    session.sign(signer, next);
  };
  const area = words.area.replace('{signer}', name);
  const hasStrokes = strokes.length > 0;
  return (
    <div className="fill-signature">
      {hasStrokes || isDrawing ? (
        <span>{label}</span>
      ) : (
        <label className="fill-line">
          <span>{label}</span>
          <FillField
            name={signerKey(signer, 'typed')}
            label={`${words.typed}: ${name}`}
            session={session}
          />
        </label>
      )}
      {isDrawing ? (
        <SignaturePad
          label={area}
          strokes={strokes}
          onStroke={(stroke) => store([...strokes, stroke])}
        />
      ) : null}
      {hasStrokes && !isDrawing ? <SignatureDrawing label={area} strokes={strokes} /> : null}
      <div className="fill-signature-actions scripted-only">
        {isDrawing ? (
          <Button variant="outline" onClick={() => setIsDrawing(false)}>
            {words.done}
          </Button>
        ) : null}
        {isDrawing || hasStrokes ? null : (
          <Button
            variant="outline"
            onClick={() => setIsDrawing(true)}
            aria-label={`${words.draw}: ${name}`}
          >
            {words.draw}
          </Button>
        )}
        {hasStrokes ? (
          <Button variant="link" onClick={() => store([])} aria-label={`${words.clear}: ${name}`}>
            {words.clear}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

const viewBox = `0 0 ${signatureArea.width} ${signatureArea.height}`;

function SignatureDrawing({ label, strokes }: { label: string; strokes: readonly Stroke[] }) {
  return (
    <svg className="fill-signature-drawing" role="img" aria-label={label} viewBox={viewBox}>
      <path d={strokes.map(writePath).join('')} />
    </svg>
  );
}

/** Area to draw in. The stroke that is being drawn changes only the path, so that it follows the finger. */
function SignaturePad({
  label,
  strokes,
  onStroke,
}: {
  label: string;
  strokes: readonly Stroke[];
  onStroke: (stroke: Stroke) => void;
}) {
  const current = useRef<Stroke | undefined>(undefined);
  const path = useRef<SVGPathElement>(null);

  const addPoint = ({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>) => {
    const box = currentTarget.getBoundingClientRect();
    const x = Math.round(((clientX - box.left) / box.width) * signatureArea.width);
    const y = Math.round(((clientY - box.top) / box.height) * signatureArea.height);
    // A finger that leaves the area draws along its edge.
    current.current?.push(clamp(x, signatureArea.width), clamp(y, signatureArea.height));
    path.current?.setAttribute('d', writePath(current.current ?? []));
  };
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    if (!event.isPrimary) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    current.current = [];
    addPoint(event);
  };
  const end = () => {
    const stroke = current.current;
    current.current = undefined;
    path.current?.setAttribute('d', '');
    if (stroke) onStroke(stroke);
  };
  return (
    <svg
      className="fill-signature-drawing fill-signature-pad"
      role="img"
      aria-label={label}
      viewBox={viewBox}
      onPointerDown={begin}
      onPointerMove={(event) => current.current && addPoint(event)}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <path d={strokes.map(writePath).join('')} />
      <path ref={path} />
    </svg>
  );
}

const clamp = (value: number, most: number) => Math.min(Math.max(value, 0), most);

/** Returns SVG path data. A point alone is a dot, which a line of no length draws with round caps. */
function writePath(stroke: Stroke): string {
  let path = '';
  for (let index = 0; index < stroke.length; index += 2) {
    path += `${index === 0 ? 'M' : 'L'}${stroke[index]} ${stroke[index + 1]}`;
  }
  return stroke.length === 2 ? `${path}h0` : path;
}
