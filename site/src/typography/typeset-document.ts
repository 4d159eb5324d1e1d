import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse, parseFragment } from 'parse5';
import { typeset } from './typeset.ts';

/**
 * Typesets all text of an HTML page or an SVG drawing and leaves every other byte alone. An island's
 * text is left to the island: the browser must find what it renders itself.
 */
export function typesetDocument(source: string): string {
  const options = { sourceCodeLocationInfo: true, scriptingEnabled: false };
  const isPage = /^\s*<!doctype html/i.test(source);
  const runs = [
    ...readRuns(isPage ? parse(source, options) : parseFragment(source, options), false),
  ];
  let done = 0;
  let result = '';
  for (const [index, { node, block, isHeading }] of runs.entries()) {
    const { startOffset, endOffset } = node.sourceCodeLocation ?? {};
    if (startOffset === undefined || endOffset === undefined) continue;
    const [last, next] = [runs[index - 1], runs[index + 1]];
    const set = setFormulas(
      typeset(node.value, {
        before: last?.block === block ? last.node.value.slice(-12) : '',
        after: next?.block === block ? next.node.value.slice(0, 2) : '',
        isHeading,
      }),
      node,
    );
    if (set === undefined) continue;
    result += source.slice(done, startOffset) + set;
    done = endOffset;
  }
  return result + source.slice(done);
}

interface Run {
  node: DefaultTreeAdapterTypes.TextNode;
  /** The paragraph, cell or line that it belongs to. */
  block: DefaultTreeAdapterTypes.ParentNode;
  isHeading: boolean;
}

function* readRuns(
  parent: DefaultTreeAdapterTypes.ParentNode,
  isHeading: boolean,
  block = parent,
): Generator<Run> {
  for (const child of parent.childNodes) {
    if (defaultTreeAdapter.isTextNode(child)) yield { node: child, block, isHeading };
    if (!defaultTreeAdapter.isElementNode(child) || leftAlone.has(child.tagName)) continue;
    const inHeading = isHeading || /^h[1-6]$/.test(child.tagName);
    yield* readRuns(child, inHeading, inline.has(child.tagName) ? block : child);
  }
}

/** Elements whose text is for machines or for the browser's window, or is rendered again there. */
const leftAlone = new Set([
  'script',
  'style',
  'title',
  'template',
  'textarea',
  'code',
  'pre',
  'desc',
  'astro-island',
]);
/** Elements inside a sentence. */
const inline = new Set([
  'a',
  'abbr',
  'b',
  'em',
  'i',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
  'tspan',
]);

/**
 * The markup of a set text, with formulas' numbers below the line. Undefined when it is unchanged.
 */
function setFormulas(set: string, node: DefaultTreeAdapterTypes.TextNode): string | undefined {
  const isDrawn =
    node.parentNode !== null &&
    defaultTreeAdapter.isElementNode(node.parentNode) &&
    node.parentNode.namespaceURI.endsWith('/svg');
  const escaped = set.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  const markup = isDrawn ? lowerInDrawing(escaped) : lowerInPage(escaped);
  return set === node.value && markup === escaped ? undefined : markup;
}

/** In one box: a flex row would set its parts side by side. */
function lowerInPage(text: string): string {
  const lowered = text.replace(new RegExp(formula, 'g'), '<sub>$&</sub>');
  return lowered === text ? text : `<span>${lowered}</span>`;
}

/** A drawing has no <sub>: what follows the number is lifted back to the line. */
function lowerInDrawing(text: string): string {
  const found = formula.exec(text);
  if (!found) return text;
  const [before, rest] = [text.slice(0, found.index), text.slice(found.index + 1)];
  const lowered = `${before}<tspan dy=".2em" font-size=".7em">${found[0]}</tspan>`;
  return rest ? `${lowered}<tspan dy="-.14em">${lowerInDrawing(rest)}</tspan>` : lowered;
}

/** The number in a formula of the trade: H2S, CO2, SF6. */
const formula = /(?<=\bH)2(?=S\b)|(?<=\bCO)2\b|(?<=\bSF)6\b/;
