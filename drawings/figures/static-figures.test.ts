import { type DOMNode, htmlToDOM } from 'html-react-parser';
import { expect, test } from 'vitest';
import { fillPlaceholders } from '#contract/placeholders.ts';
import {
  findPlaceholders,
  readArticleFigures,
  wholeNumberPattern,
} from '../testing/article-captions.ts';
import { type FigureName, figureNumbers } from './figure-numbers.ts';

/*
 * The SVG files of static figures contain numbers as plain text. These tests compare the text with `numbers.ts`.
 * The labels are listed by hand, because an SVG file does not say which number a label shows: "5 FT" in a drawing
 * can be any of several numbers that equal 5. Numbers in captions are not listed; the last test finds them.
 */

interface Labels {
  /** Labels in both SVG files. */
  both?: string[];
  /** Labels only in `wide.svg`. */
  wide?: string[];
  /** Labels only in `narrow.svg`. */
  narrow?: string[];
}

/** Labels of static figures that contain numbers, with a placeholder for each number. Example: {average} MIN */
const labels: Partial<Record<FigureName, Labels>> = {
  'cable-section': {
    wide: ['{insulation.thickness} MIL, 100% LEVEL'],
  },
  'call-timeline': {
    both: ['{from} H', '{to} H', '{average} MIN, OUR AVERAGE', 'TYPICALLY {from}–{to} HOURS,'],
    narrow: ['{average}'],
  },
  'clearance-by-voltage': {
    both: [
      'UP TO {steps.0.upTo} kV',
      '{steps.0.clearance} ft',
      'OVER {steps.0.upTo} TO {steps.1.upTo} kV',
      '{steps.1.clearance} ft',
      'OVER {steps.1.upTo} TO {steps.2.upTo} kV',
      '{steps.2.clearance} ft',
      'OVER {steps.2.upTo} TO {steps.3.upTo} kV',
      '{steps.3.clearance} ft',
    ],
    wide: ['{unknown.clearance} ft, UP TO {unknown.upTo} kV'],
    narrow: ['{unknown.clearance} ft TO', '{unknown.upTo} kV'],
  },
  'conduit-seal': {
    both: ['WITHIN {within} IN', 'TRADE SIZE {conduit.tradeSize}'],
    wide: ['FILL {fill}%', '{compound} IN MIN'],
  },
  'ground-grid-plan': {
    both: ['{scale} FT'],
    wide: [
      '{rock} IN OF ROCK',
      'EXAMPLE {width} × {depth} FT',
      '≤ {touch.rock} V ON',
      '≤ {touch.bare} V BARE',
    ],
    narrow: ['≤ {touch.rock} V'],
  },
  interfaces: {
    both: ['{parties} × {others} ÷ 2 = {pairs}', '{others} + {kept} = {left}'],
  },
  'phase-timeline': {
    wide: ['{from}', '{to}', '{phases.0}', '{phases.1}', '{phases.2}'],
    narrow: [
      '{phases.0} early adoption',
      '{phases.1} mainstream adoption',
      '{phases.2} full transformation',
    ],
  },
  'power-building-one-line': {
    both: [
      '{utility.voltage}',
      '{utility.voltage} TO 480Y/277 V',
      '{motor.horsepower} hp',
      'PUMP, {motor.horsepower} hp',
    ],
    wide: [
      '{switchgear} kV CLASS',
      'TRANSFORMER {transformer.rating} kVA',
      'IMPEDANCE {transformer.impedance}%',
      '{building.voltage} MAIN',
      '{building.main} A FRAME',
      'MCC {building.voltage} · {building.withstand} kA',
      '{starters.0.horsepower} hp',
      '{starters.1.horsepower} hp',
      '{starters.2.count} × {starters.2.horsepower} hp',
      '{starters.3.horsepower} hp',
    ],
    narrow: [
      '{switchgear} kV',
      '{transformer.rating} kVA {transformer.impedance}%',
      'MAIN {building.main} A',
      'MCC {building.withstand} kA',
      '{starters.0.horsepower}',
      '{starters.1.horsepower}',
      '{starters.2.count}×{starters.2.horsepower}',
      '{starters.3.horsepower}',
    ],
  },
  'sag-profile': {
    both: [
      '{spans.0.name}',
      '{spans.0.length} ft',
      '{spans.0.low} ft',
      'SAG {spans.0.sag} ft',
      '{spans.1.name}',
      '{spans.1.length} ft',
      '{spans.1.low} ft',
      'SAG {spans.1.sag} ft',
    ],
    wide: [
      '{spans.0.conductor}',
      'T {spans.0.tension} lb',
      '{spans.1.conductor}',
      'T {spans.1.tension} lb',
    ],
  },
  'scope-of-supply': {
    both: ['{supply}'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a dollar sign before a placeholder.
    wide: ['${sum.A}', '${sum.B}', '${sum.C}'],
    narrow: ['{missing.A}', '{missing.B}', '{missing.C}'],
  },
  'substation-one-line': {
    both: [
      'UTILITY {high} LINE',
      'CTs {lowRatio}',
      '{low} BUS',
      '{feeders.0}',
      '{feeders.1}',
      '{feeders.2}',
      '{battery}',
    ],
    wide: [
      'BUSHING CTs {highRatio}',
      'T1 {high} DELTA',
      '{low} GROUNDED WYE',
      'EXAMPLE {transformer.rating}, {transformer.impedance}',
      '52-2 MAIN, {lowClass} CLASS',
      'RTU, {protocol}',
    ],
    narrow: [
      'CTs {highRatio}',
      'T1 {high}/{low}',
      '{transformer.rating}',
      '{transformer.impedance}, EXAMPLE',
      '52-2, {lowClass} CLASS',
      '{protocol}',
    ],
  },
  'tank-zones': {
    both: [
      '{zones.hatchFirst} FT',
      '{zones.hatchSecond} FT',
      '{boxes.dike.fromShell} FT',
      '{boxes.roof.fromHatch} FT FROM HATCH',
      '{boxes.walkway.fromHatch} FT FROM HATCH',
      '{boxes.stair.fromShell} FT OFF SHELL',
      '{boxes.dike.fromShell} FT FROM SHELL',
    ],
    wide: ['{dike.height} FT', '{boxes.stair.fromShell} FT', '{boxes.dike.overFloor} FT'],
    narrow: ['DIKE {dike.height} FT HIGH'],
  },
  'terminal-block': {
    both: ['{supply}', '{return}'],
    wide: [
      '{first}',
      '{last}',
      '{wire}{first}',
      '{wire}13',
      '{wire}{supply}',
      '{wire}{return}',
      '{wire}16',
      '{wire}{last}',
    ],
  },
  'trench-section': {
    both: [
      '{cover.drawn} IN',
      '{fineCover} IN',
      '{trefoil} IN',
      '{bedding} IN',
      '{depth.tape} IN',
      '{spacing} IN',
    ],
    wide: ['{cover.least}–{cover.most} IN', '{tape} IN', '{depth.floor} IN'],
    narrow: ['{cover.least}–{cover.most}'],
  },
};

/** The SVG files of all static figures, with the text elements of each file. */
const files = Object.entries(
  import.meta.glob<string>('./*/{wide,narrow}.svg', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).map(([path, svg]) => {
  const [, figure = '', file = ''] = path.split('/');
  const texts = collectTexts(htmlToDOM(svg, { xmlMode: true }) as DOMNode[]);
  return { figure: figure as FigureName, file, texts };
});
const figures = [...new Set(files.map(({ figure }) => figure))];

test.each(figures)('%s has one file for wide screens and one for phones', (figure) => {
  const found = files.filter((each) => each.figure === figure).map(({ file }) => file);
  expect(found.toSorted()).toEqual(['narrow.svg', 'wide.svg']);
});

const labelsByFile = figures.flatMap((figure) => {
  const { both = [], wide = [], narrow = [] } = labels[figure] ?? {};
  return [
    ...[...both, ...wide].map((label) => ({ figure, file: 'wide.svg', label })),
    ...[...both, ...narrow].map((label) => ({ figure, file: 'narrow.svg', label })),
  ];
});

test.each(labelsByFile)(
  '$figure/$file contains the label $label with the numbers from numbers.ts',
  ({ figure, file, label }) => {
    expect(findTexts(figure, file)).toContain(fillPlaceholders(label, figureNumbers[figure]));
  },
);

/** Every number in the caption of a static figure, for both files of the figure. */
const captionNumbers = readArticleFigures().flatMap(({ drawing, caption }) => {
  const filesOfFigure = files.filter(({ figure }) => figure === drawing);
  return filesOfFigure.flatMap(({ figure, file }) =>
    findPlaceholders(caption).map((placeholder) => ({ figure, file, placeholder })),
  );
});

test.each(captionNumbers)(
  '$figure/$file shows the caption number $placeholder',
  ({ figure, file, placeholder }) => {
    const number = fillPlaceholders(placeholder, figureNumbers[figure]);
    expect(findTexts(figure, file).join('\n')).toMatch(wholeNumberPattern(number));
  },
);

function findTexts(figure: string, file: string): readonly string[] {
  return files.find((each) => each.figure === figure && each.file === file)?.texts ?? [];
}

/** Returns the text of a drawing, as one string for each `<text>` element. */
function collectTexts(nodes: readonly DOMNode[]): string[] {
  return nodes.flatMap((node) => {
    if (!('children' in node)) return [];
    const children = node.children as DOMNode[];
    const isText = 'name' in node && node.name === 'text';
    return isText ? [children.map(textContent).join('')] : collectTexts(children);
  });
}

function textContent(node: DOMNode): string {
  if ('children' in node) return (node.children as DOMNode[]).map(textContent).join('');
  return 'data' in node ? node.data : '';
}
