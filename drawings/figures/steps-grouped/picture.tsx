import { tenth } from '#electrical/tenth.ts';
import { halfCapital, letterSize, lineSpacing, wrapToWidth } from '../../lettering.ts';
import { Note, Trace } from '../../plot/drawing-marks.tsx';
import { FigureDrawing, type PictureProps } from '../../plot/figure-drawing.tsx';
import { Breaker } from '../../symbols/breaker.tsx';
import { Device, Round } from '../../symbols/device.tsx';
import { OpenDisconnect } from '../../symbols/switch.tsx';
import {
  currentTransformer,
  currentTransformerAcross,
  Transformer,
} from '../../symbols/transformer.tsx';

export interface StepsGroupedData {
  groups: { name: string; steps: string[] }[];
}

/** Distance from the energized bus to the breaker of the last step. */
const busToBreaker = 26;

/**
 * Draws the steps of a job as symbols along a conductor. The conductor is de-energized up to the last step, which
 * is a closed breaker on an energized bus. Brackets group the steps.
 */
export function Picture({ data, ...picture }: PictureProps & { data: StepsGroupedData }) {
  return picture.size === 'wide' ? (
    <WideLayout groups={data.groups} picture={picture} />
  ) : (
    <NarrowLayout groups={data.groups} picture={picture} />
  );
}

interface LayoutProps {
  groups: StepsGroupedData['groups'];
  picture: PictureProps;
}

/** Draws the layout for wide screens, from left to right, with the groups below the steps. */
function WideLayout({ groups, picture }: LayoutProps) {
  const width = 720;
  const wireY = 46;
  const fontSize = letterSize.wide;
  const steps = groups.flatMap((group) => group.steps);
  const pitch = width / steps.length;
  const centerOf = (index: number) => tenth((index + 0.5) * pitch);
  const last = steps.length - 1;
  const busX = tenth(centerOf(last) - busToBreaker);
  /** Distance from the ends of a bracket to the steps of the neighboring groups. */
  const inset = 10;
  return (
    <FigureDrawing {...picture} viewBox={`0 0 ${width} 204`}>
      <Trace
        tone="quiet"
        dashed
        d={deenergizedSegments(steps.length, centerOf, busX)
          .map(({ from, to }) => `M${from} ${wireY}H${to}`)
          .join('')}
      />
      <Trace tone="live" weight={2.2} d={`M${busX} ${wireY}H${width}`} />
      <Trace tone="live" weight={5} d={`M${busX} ${wireY - 16}v32`} />
      {steps.map((name, index) => {
        const x = centerOf(index);
        return (
          <g key={name}>
            <Note x={x} y={fontSize} anchor="middle" quiet>
              {index + 1}
            </Note>
            {index === last ? (
              <Breaker x={x} y={wireY} size={28} live />
            ) : (
              <SymbolOnHorizontalWire step={index} x={x} y={wireY} />
            )}
            <Note x={x} y={116} anchor="middle" lines={wrapToWidth(name, pitch - 32, fontSize)} />
          </g>
        );
      })}
      {spansOf(groups).map((span) => {
        const from = span.first * pitch + inset;
        const to = span.end * pitch - inset;
        return (
          <g key={span.name}>
            <Trace d={`M${from} 148V160H${to}v-12`} />
            <text
              className="label"
              x={(from + to) / 2}
              y="194"
              textAnchor="middle"
              fontSize={fontSize + 4}
            >
              {span.name}
            </text>
          </g>
        );
      })}
    </FigureDrawing>
  );
}

/** Draws the layout for phones, from top to bottom, with the groups right of the steps. */
function NarrowLayout({ groups, picture }: LayoutProps) {
  const pitch = 66;
  const wireX = 60;
  const fontSize = letterSize.narrow;
  const steps = groups.flatMap((group) => group.steps);
  const height = steps.length * pitch + 8;
  const centerOf = (index: number) => tenth((index + 0.5) * pitch);
  const last = steps.length - 1;
  const busY = tenth(centerOf(last) - busToBreaker);
  /** Distance from the ends of a bracket to the steps of the neighboring groups. */
  const inset = 8;
  return (
    <FigureDrawing {...picture} viewBox={`0 0 360 ${height}`}>
      <Trace
        tone="quiet"
        dashed
        d={deenergizedSegments(steps.length, centerOf, busY)
          .map(({ from, to }) => `M${wireX} ${from}V${to}`)
          .join('')}
      />
      <Trace tone="live" weight={2.2} d={`M${wireX} ${busY}V${height}`} />
      <Trace tone="live" weight={5} d={`M${wireX - 16} ${busY}h32`} />
      {steps.map((name, index) => {
        const y = centerOf(index);
        const lines = wrapToWidth(name, 129, fontSize);
        const firstToLast = (lines.length - 1) * lineSpacing * fontSize;
        return (
          <g key={name}>
            <Note x={0} y={y} centered quiet>
              {index + 1}
            </Note>
            {index === last ? (
              <Breaker x={wireX} y={y} size={28} live />
            ) : (
              <SymbolOnVerticalWire step={index} x={wireX} y={y} />
            )}
            <Note x={87} y={tenth(y + halfCapital * fontSize - firstToLast / 2)} lines={lines} />
          </g>
        );
      })}
      {spansOf(groups).map((span) => {
        const from = span.first * pitch + inset;
        const to = span.end * pitch - inset;
        return (
          <g key={span.name}>
            <Trace d={`M218 ${from}h10V${to}h-10`} />
            <Note x={238} y={(from + to) / 2} centered>
              {span.name}
            </Note>
          </g>
        );
      })}
    </FigureDrawing>
  );
}

/** Returns each group with the index of its first step, and the index after its last step. */
function spansOf(groups: StepsGroupedData['groups']) {
  let end = 0;
  return groups.map(({ name, steps }) => {
    const first = end;
    end += steps.length;
    return { name, first, end };
  });
}

/** Returns the segments of the de-energized wire up to the bus, with a gap at the transformer, the third step. */
function deenergizedSegments(count: number, centerOf: (index: number) => number, bus: number) {
  const end = bus - 10;
  const start = Math.min(centerOf(0) + 14, end);
  if (count <= 3) return [{ from: start, to: end }];
  const transformer = centerOf(2);
  return [
    { from: start, to: transformer - 8 },
    { from: transformer + 8, to: end },
  ];
}

interface StepSymbolProps {
  /** Index of the step: 0 is an open switch, 1 a relay (51), 2 a transformer and 3 a voltmeter. */
  step: number;
  x: number;
  y: number;
}

/** Draws the symbol of any step except the last on a horizontal wire. */
function SymbolOnHorizontalWire({ step, x, y }: StepSymbolProps) {
  const meter = { x, y: y + 32, r: 14, size: letterSize.wide };
  if (step === 1) {
    return (
      <>
        <Device d={currentTransformerAcross(x, y)} />
        <Device d={`M${x} ${y + 4}V${y + 18}`} weight={1.2} />
        <Round {...meter}>51</Round>
      </>
    );
  }
  if (step === 3) {
    return (
      <>
        <circle className="solid" cx={x} cy={y} r="2.5" />
        <Device d={`M${x} ${y}V${y + 18}`} weight={1.2} />
        <Round {...meter}>V</Round>
      </>
    );
  }
  return (
    <g transform={`rotate(90 ${x} ${y})`}>
      {step === 0 ? <OpenDisconnect x={x} y={y - 14} /> : <Transformer x={x} y={y} />}
    </g>
  );
}

/** Draws the symbol of any step except the last on a vertical wire. */
function SymbolOnVerticalWire({ step, x, y }: StepSymbolProps) {
  const meter = { x: x - 28, y, r: 14, size: letterSize.narrow };
  if (step === 1) {
    return (
      <>
        <Device d={currentTransformer(x, y)} />
        <Device d={`M${x - 4} ${y}H${x - 14}`} weight={1.2} />
        <Round {...meter}>51</Round>
      </>
    );
  }
  if (step === 3) {
    return (
      <>
        <circle className="solid" cx={x} cy={y} r="2.5" />
        <Device d={`M${x} ${y}H${x - 14}`} weight={1.2} />
        <Round {...meter}>V</Round>
      </>
    );
  }
  return step === 0 ? <OpenDisconnect x={x} y={y - 14} /> : <Transformer x={x} y={y} />;
}
