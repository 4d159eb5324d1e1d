import { tenth } from '#electrical/tenth.ts';
import { letterSize } from '../../lettering.ts';
import { Note, Trace } from '../../plot/drawing-marks.tsx';
import { FigureDrawing, type PictureProps } from '../../plot/figure-drawing.tsx';
import { Device, Round } from '../../symbols/device.tsx';
import { Transformer } from '../../symbols/transformer.tsx';
import { addSegmentRanges, stringCurrentNumbers } from './numbers.ts';

const {
  at: amps,
  conductors,
  connectors,
  turbines,
  power,
  total,
  voltage,
  powerFactor,
} = stringCurrentNumbers;
const turbinesText = `${turbines} × ${power} MW`;
const totalText = `= ${total} MW`;
const voltageText = `${voltage} kV, ${powerFactor} PF`;
const [connector] = connectors;

/** Draws turbines along a string. The width of each cable segment is proportional to its current. */
export function Picture(picture: PictureProps) {
  return picture.size === 'wide' ? <WideLayout {...picture} /> : <NarrowLayout {...picture} />;
}

/** Draws the layout for wide screens: the string runs from left to right, with the turbines above the string. */
function WideLayout(picture: PictureProps) {
  const firstX = 84;
  const pitch = 176 / 3;
  /** X coordinate of the start of a segment. The last segment ends at the substation. */
  const startOf = (segment: number) => tenth(firstX + segment * pitch);
  const middleOf = (segment: number) => tenth((startOf(segment) + startOf(segment + 1)) / 2);
  return (
    <FigureDrawing {...picture} viewBox="0 0 720 268">
      {amps.map((current, segment) => {
        const x = startOf(segment);
        return (
          <g key={current}>
            <Cable d={`M${x} 75V128`} turbines={1} />
            <Cable d={`M${x} 128H${startOf(segment + 1)}`} turbines={segment + 1} />
            <Device d={`M${x} 47V61`} />
            <Transformer x={x} y={68} small />
            <Round x={x} y={34} r={13} size={letterSize.wide}>
              G
            </Round>
            <Note x={middleOf(segment)} y={114} anchor="middle" quiet>
              {segment + 1}
            </Note>
            <Note x={middleOf(segment)} y={156} anchor="middle">
              {`${current} A`}
            </Note>
          </g>
        );
      })}
      <Cable d="M630 128H662" turbines={turbines} />
      <path className="solid-live" d="M612 119h18v18h-18z" />
      <Trace tone="live" weight={5} d="M662 92V164" />
      {addSegmentRanges(conductors).map(({ name, from, to }) => (
        <g key={name}>
          <Trace weight={1.2} d={`M${startOf(from) + 2} 179V186H${startOf(to) - 2}V179`} />
          <Note x={startOf(from) + 8} y={206}>
            {name}
          </Note>
        </g>
      ))}
      <Note x={4} y={114} quiet>
        SEGMENT
      </Note>
      <Note x={716} y={186} anchor="end">
        SUBSTATION
      </Note>
      <Note x={716} y={28} anchor="end" lines={[turbinesText, totalText, voltageText]} />
      <Note x={4} y={206} quiet>
        ALUMINUM
      </Note>
      <Trace weight={1.2} d="M86 229V236H610V229" />
      <Note x={92} y={256}>
        {`${connector?.rating} DEADBREAK TEE`}
      </Note>
    </FigureDrawing>
  );
}

/**
 * Draws the layout for phones: the string runs from top to bottom, with the turbines on the left and no transformers.
 */
function NarrowLayout(picture: PictureProps) {
  const firstY = 24;
  const pitch = 48;
  /** Y coordinate of the start of a segment. The last segment ends at the substation. */
  const startOf = (segment: number) => firstY + segment * pitch;
  const middleOf = (segment: number) => (startOf(segment) + startOf(segment + 1)) / 2;
  return (
    <FigureDrawing {...picture} viewBox="0 0 360 556">
      {amps.map((current, segment) => {
        const y = startOf(segment);
        const baseline = middleOf(segment) + 5.3;
        return (
          <g key={current}>
            <Cable d={`M32 ${y}H96`} turbines={1} />
            <Cable d={`M96 ${y}V${startOf(segment + 1)}`} turbines={segment + 1} />
            <Round x={18} y={y} r={14} size={letterSize.narrow}>
              G
            </Round>
            <Note x={82} y={baseline} anchor="end" quiet>
              {segment + 1}
            </Note>
            <Note x={110} y={baseline}>
              {`${current} A`}
            </Note>
          </g>
        );
      })}
      <Cable d="M96 474V492" turbines={turbines} />
      <path className="solid-live" d="M87 456h18v18h-18z" />
      <Trace tone="live" weight={5} d="M62 492H130" />
      {addSegmentRanges(conductors).map(({ name, from, to }, index) => {
        const middle = (startOf(from) + startOf(to)) / 2;
        return (
          <g key={name}>
            <Trace weight={1.2} d={`M188 ${startOf(from) + 3}H195V${startOf(to) - 3}H188`} />
            {index === 0 ? (
              <Note x={206} y={middle - 10.7} lines={[name, 'ALUMINUM']} />
            ) : (
              <Note x={206} y={middle + 5.3}>
                {name}
              </Note>
            )}
          </g>
        );
      })}
      <Note x={142} y={497}>
        SUBSTATION
      </Note>
      <Note x={4} y={528} lines={[`${turbinesText} ${totalText}`, voltageText]} />
      <Note x={206} y={528} quiet lines={[`${connector?.rating}`, 'DEADBREAK TEE']} />
    </FigureDrawing>
  );
}

/** Draws a cable with a width proportional to its number of turbines. The width scales with the drawing. */
function Cable({ d, turbines: count }: { d: string; turbines: number }) {
  return <path className="conductor-live to-scale" strokeWidth={tenth(1.1 * count)} d={d} />;
}
