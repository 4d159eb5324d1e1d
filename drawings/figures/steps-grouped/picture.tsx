import { tenth } from '#electrical/tenth.ts';
import { halfCapital, letterSize, lineSpacing, wrapToWidth } from '../../lettering.ts';
import { FigureDrawing, Note, type PictureProps, Trace } from '../../plot/plot.tsx';
import { Breaker } from '../../symbols/breaker.tsx';
import { Device, Round } from '../../symbols/device.tsx';
import { OpenDisconnect } from '../../symbols/switch.tsx';
import {
  currentTransformer,
  currentTransformerAcross,
  Transformer,
} from '../../symbols/transformer.tsx';

/**
 * The steps of a job along a conductor, which is de-energized up to the last step: a closed breaker on a live
 * bus. Brackets group the steps.
 */
export function Picture({ data, ...picture }: PictureProps & { data: StepsGroupedData }) {
  return picture.size === 'wide' ? (
    <Wide groups={data.groups} picture={picture} />
  ) : (
    <Narrow groups={data.groups} picture={picture} />
  );
}

export interface StepsGroupedData {
  groups: { name: string; steps: string[] }[];
}

interface ArrangementProps {
  groups: StepsGroupedData['groups'];
  picture: PictureProps;
}

/** From left to right, the groups under the steps. */
function Wide({ groups, picture }: ArrangementProps) {
  const width = 720;
  const wireY = 46;
  const letters = letterSize.wide;
  const steps = groups.flatMap((group) => group.steps);
  const pitch = width / steps.length;
  const centerOf = (index: number) => tenth((index + 0.5) * pitch);
  const last = steps.length - 1;
  const busX = tenth(centerOf(last) - busBefore);
  const inset = 10;
  return (
    <FigureDrawing {...picture} viewBox={`0 0 ${width} 204`}>
      <Trace
        tone="quiet"
        dashed
        d={deadPieces(steps.length, centerOf, busX)
          .map(({ from, to }) => `M${from} ${wireY}H${to}`)
          .join('')}
      />
      <Trace tone="live" weight={2.2} d={`M${busX} ${wireY}H${width}`} />
      <Trace tone="live" weight={5} d={`M${busX} ${wireY - 16}v32`} />
      {steps.map((name, index) => {
        const x = centerOf(index);
        return (
          <g key={name}>
            <Note x={x} y={letters} anchor="middle" quiet>
              {index + 1}
            </Note>
            {index === last ? (
              <Breaker x={x} y={wireY} size={28} live />
            ) : (
              <SymbolAcross step={index} x={x} y={wireY} />
            )}
            <Note x={x} y={116} anchor="middle" lines={wrapToWidth(name, pitch - 32, letters)} />
          </g>
        );
      })}
      {groups.map((group) => {
        const first = steps.indexOf(group.steps[0] ?? '');
        const from = first * pitch + inset;
        const to = (first + group.steps.length) * pitch - inset;
        return (
          <g key={group.name}>
            <Trace d={`M${from} 148V160H${to}v-12`} />
            <text
              className="label"
              x={(from + to) / 2}
              y="194"
              textAnchor="middle"
              fontSize={letters + 4}
            >
              {group.name}
            </text>
          </g>
        );
      })}
    </FigureDrawing>
  );
}

/** From top to bottom, the groups right of the steps. */
function Narrow({ groups, picture }: ArrangementProps) {
  const pitch = 66;
  const wireX = 60;
  const letters = letterSize.narrow;
  const steps = groups.flatMap((group) => group.steps);
  const height = steps.length * pitch + 8;
  const centerOf = (index: number) => tenth((index + 0.5) * pitch);
  const last = steps.length - 1;
  const busY = tenth(centerOf(last) - busBefore);
  const inset = 8;
  return (
    <FigureDrawing {...picture} viewBox={`0 0 360 ${height}`}>
      <Trace
        tone="quiet"
        dashed
        d={deadPieces(steps.length, centerOf, busY)
          .map(({ from, to }) => `M${wireX} ${from}V${to}`)
          .join('')}
      />
      <Trace tone="live" weight={2.2} d={`M${wireX} ${busY}V${height}`} />
      <Trace tone="live" weight={5} d={`M${wireX - 16} ${busY}h32`} />
      {steps.map((name, index) => {
        const y = centerOf(index);
        const lines = wrapToWidth(name, 129, letters);
        const firstToLast = (lines.length - 1) * lineSpacing * letters;
        return (
          <g key={name}>
            <Note x={0} y={y} centered quiet>
              {index + 1}
            </Note>
            {index === last ? (
              <Breaker x={wireX} y={y} size={28} live />
            ) : (
              <SymbolUpright step={index} x={wireX} y={y} />
            )}
            <Note x={87} y={tenth(y + halfCapital * letters - firstToLast / 2)} lines={lines} />
          </g>
        );
      })}
      {groups.map((group) => {
        const first = steps.indexOf(group.steps[0] ?? '');
        const from = first * pitch + inset;
        const to = (first + group.steps.length) * pitch - inset;
        return (
          <g key={group.name}>
            <Trace d={`M218 ${from}h10V${to}h-10`} />
            <Note x={238} y={(from + to) / 2} centered>
              {group.name}
            </Note>
          </g>
        );
      })}
    </FigureDrawing>
  );
}

/** From the live bus to the breaker of the last step. */
const busBefore = 26;

/** The de-energized wire from the first step to the bus, with a gap for the transformer of the third. */
function deadPieces(count: number, centerOf: (index: number) => number, bus: number) {
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
  /** 0 to 3: an open switch, a relay 51, a transformer, a voltmeter. */
  step: number;
  x: number;
  y: number;
}

/** The symbol of a step before the last, on a wire from left to right. */
function SymbolAcross({ step, x, y }: StepSymbolProps) {
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

/** The symbol of a step before the last, on a wire from top to bottom. */
function SymbolUpright({ step, x, y }: StepSymbolProps) {
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
