import { letterSize, lineSpacing, monoWidth, wrapToWidth } from '../../lettering.ts';
import { boxPath, Leader, Measure, Note, Tint, Trace } from '../../plot/drawing-marks.tsx';
import { FigureDrawing, type PictureProps } from '../../plot/figure-drawing.tsx';
import { hatchBox } from '../../plot/hatching.ts';
import { inclusiveRange, logarithmic } from '../../plot/scale.ts';
import { h2sScaleNumbers } from './numbers.ts';

const { limits, dangerous, flammable, times } = h2sScaleNumbers;

/** Values marked by a tick: every division of the scale except its two ends. */
const divisions = [1, 10, 100, 1000, 10_000]
  .flatMap((decade) => inclusiveRange(2 * decade, 10 * decade, decade))
  .slice(0, -1);

const hatchPitch = 6;

/**
 * Draws a logarithmic scale of hydrogen sulfide in air, with the exposure limits, the immediately dangerous
 * range and the flammable range. The scale is horizontal on wide screens and vertical on phones.
 */
export function Picture(picture: PictureProps) {
  return picture.size === 'wide' ? (
    <HorizontalScale {...picture} />
  ) : (
    <VerticalScale {...picture} />
  );
}

/**
 * Draws the layout for wide screens. Names of low limits are above names of high limits, so that no leader crosses a
 * name.
 */
function HorizontalScale(picture: PictureProps) {
  const scale = { left: 20, right: 708, top: 262, bottom: 280 };
  const x = logarithmic([1, 100_000], [scale.left, scale.right]);
  const [dangerX, flammableX] = [x(dangerous.ppm), x(flammable.ppm)];
  const fontSize = letterSize.wide;
  const numbersBaseline = 299;
  const gap = 9;
  let nextBaseline = 26;
  const names = [...limits, dangerous].map(({ ppm, labels }) => {
    const baseline = nextBaseline;
    nextBaseline += labels.length * lineSpacing * fontSize + 11;
    return { ppm, labels, baseline };
  });
  return (
    <FigureDrawing {...picture} viewBox="0 0 720 308">
      <Leader
        weight={0.7}
        d={divisions.map((value) => `M${x(value)} ${scale.top}V${scale.bottom}`).join('')}
      />
      <Tint tone="live" d={boxPath({ ...scale, left: dangerX })} />
      <path className="outline-quiet" d={hatchBox({ ...scale, left: flammableX }, hatchPitch)} />
      <Trace weight={1.2} d={boxPath(scale)} />
      {names.map(({ ppm, labels, baseline }) => {
        const line = `M${x(ppm)} ${baseline - fontSize}V${scale.bottom}`;
        const nameX = x(ppm) + gap + monoWidth(`${formatPpm(ppm)}  `, fontSize);
        return (
          <g key={ppm}>
            {ppm === dangerous.ppm ? (
              <Trace tone="live" d={line} />
            ) : (
              <Trace tone="quiet" weight={1} d={line} />
            )}
            <Note x={x(ppm) + gap} y={baseline}>
              {formatPpm(ppm)}
            </Note>
            <Note x={nameX} y={baseline} lines={labels} />
          </g>
        );
      })}
      <Trace dashed d={`M${flammableX} 13V${scale.bottom}`} />
      <Note
        x={flammableX - 10}
        y={26}
        anchor="end"
        lines={[formatPpm(flammable.ppm), ...flammable.labels]}
      />
      <Measure from={[dangerX, 246]} to={[flammableX, 246]}>
        {`${times} TIMES`}
      </Measure>
      {[1, 10, 100, 1000, 10_000].map((value) => (
        <Note key={value} x={x(value)} y={numbersBaseline} anchor="middle" quiet>
          {value.toLocaleString('en')}
        </Note>
      ))}
      <Note x={scale.right} y={numbersBaseline} anchor="end" quiet>
        {formatPpm(100_000)}
      </Note>
    </FigureDrawing>
  );
}

/** Draws the layout for phones, with values left of the scale and names right of the scale on leaders. */
function VerticalScale(picture: PictureProps) {
  const scale = { left: 64, right: 80, top: 30, bottom: 516 };
  const y = logarithmic([1, 100_000], [scale.bottom, scale.top]);
  const fontSize = letterSize.narrow;
  const lineHeight = lineSpacing * fontSize;
  const values = [
    ...limits,
    dangerous,
    { ppm: flammable.ppm, labels: [...flammable.labels, `${times} × ${formatPpm(dangerous.ppm)}`] },
  ];
  // Place the names in ascending order. Each name is centered on its value, or higher if it would overlap the name
  // below.
  let lowestLineAllowed = Number.POSITIVE_INFINITY;
  const names = values.map(({ ppm, labels }) => {
    const lines = labels.flatMap((label) => wrapToWidth(label, 240, fontSize));
    const centered = y(ppm) - ((lines.length - 1) / 2) * lineHeight;
    const firstLine = Math.min(centered, lowestLineAllowed - lines.length * lineHeight);
    lowestLineAllowed = firstLine - 9;
    return { ppm, lines, firstLine };
  });
  return (
    <FigureDrawing {...picture} viewBox="0 0 360 540">
      <Leader
        weight={0.7}
        d={divisions.map((value) => `M${scale.left} ${y(value)}H${scale.right}`).join('')}
      />
      <Tint tone="live" d={boxPath({ ...scale, bottom: y(dangerous.ppm) })} />
      <path
        className="outline-quiet"
        d={hatchBox({ ...scale, bottom: y(flammable.ppm) }, hatchPitch)}
      />
      <Note x={57} y={scale.top} anchor="end" quiet>
        ppm
      </Note>
      <Trace weight={1.2} d={boxPath(scale)} />
      {names.map(({ ppm, lines, firstLine }) => {
        const leader = `${y(ppm)}H86L98 ${firstLine}h8`;
        return (
          <g key={ppm}>
            {ppm === dangerous.ppm ? (
              <Trace tone="live" d={`M${scale.left} ${leader}`} />
            ) : (
              <Trace tone="quiet" weight={1} d={`M${scale.right} ${leader}`} />
            )}
            <Note x={57} y={y(ppm)} centered anchor="end">
              {ppm.toLocaleString('en')}
            </Note>
            <Note x={112} y={firstLine} centered lines={lines} />
          </g>
        );
      })}
    </FigureDrawing>
  );
}

function formatPpm(ppm: number): string {
  return `${ppm.toLocaleString('en')} ppm`;
}
