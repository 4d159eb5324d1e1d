import {
  attributesToProps,
  type DOMNode,
  domToReact,
  type Element,
  type HTMLReactParserOptions,
  htmlToDOM,
} from 'html-react-parser';
import { Fragment } from 'react';
import { fillPlaceholders, findUnknownPlaceholders } from '#contract/placeholders.ts';
import { Drawing, type DrawingProps } from './drawing.tsx';

interface SvgFileProps extends Omit<DrawingProps, 'viewBox' | 'children'> {
  /** Source text of the file, imported with `?raw`. */
  svg: string;
  /** Replaces the `viewBox` of the file. */
  viewBox?: string;
  /** Values of the placeholders in the text of the file. `{tank.height} ft` becomes `16 ft`. */
  numbers?: object;
}

/**
 * Renders a static `.svg` file inline in the page. The classes of `drawing-styles.ts` color it to match
 * the page's theme. Opened on its own, the file uses the light theme's colors from its attributes.
 *
 * Each `<use>` is replaced by a copy of its target, because rules such as `.drawing .outline` do not match
 * inside a `<use>`. The copies have no ids, so a page can contain the same file twice.
 *
 * @example
 * import pole from './pole.svg?raw';
 * <SvgFile svg={pole} label="A utility pole" />
 * @throws If a `<use>` refers to an id that the file does not have, or a placeholder has no value.
 */
export function SvgFile({ svg, numbers = {}, ...rootProps }: SvgFileProps) {
  const nodes = htmlToDOM(svg, { xmlMode: true }) as DOMNode[];
  insertNumbers(nodes, numbers);
  const elementsById = extractIds(nodes);
  const options: HTMLReactParserOptions = {
    trim: true,
    replace(node) {
      if (!isElement(node)) return undefined;
      switch (node.name) {
        case 'svg': {
          const { xmlns: _, viewBox = '', ...attributes } = node.attribs;
          return (
            <Drawing {...attributesToProps(attributes)} viewBox={viewBox} {...rootProps}>
              {domToReact(node.children as DOMNode[], options)}
            </Drawing>
          );
        }
        case 'defs':
          // Elements in <defs> are rendered only where a <use> refers to them.
          return <Fragment />;
        case 'use':
          return (
            <g {...attributesOfCopy(node)}>{domToReact([targetOf(node, elementsById)], options)}</g>
          );
        default:
          return undefined;
      }
    },
  };
  return <>{domToReact(nodes, options)}</>;
}

/** Returns the attributes of the `<g>` that replaces a `<use>`. The `<g>` is moved to the `x` and `y` of the `<use>`. */
function attributesOfCopy(use: Element) {
  const { href: _, x = 0, y = 0, transform, ...attributes } = use.attribs;
  const position = x || y ? `translate(${x} ${y})` : undefined;
  const transforms = [transform, position].filter((each) => each !== undefined);
  return {
    ...attributesToProps(attributes),
    transform: transforms.length > 0 ? transforms.join(' ') : undefined,
  };
}

/** Returns the element to which a `<use>` refers. */
function targetOf(use: Element, elementsById: ReadonlyMap<string, Element>): Element {
  const { href = '' } = use.attribs;
  const target = elementsById.get(href.slice(1));
  if (!target)
    throw new Error(`a drawing refers to href="${href}", but contains no element with that id`);
  return target;
}

/** Removes the ids from all elements and returns a map from each removed id to its element. */
function extractIds(nodes: readonly DOMNode[], elementsById = new Map<string, Element>()) {
  for (const node of nodes) {
    if (!isElement(node)) continue;
    const { id } = node.attribs;
    if (id) elementsById.set(id, node);
    delete node.attribs.id;
    extractIds(node.children as DOMNode[], elementsById);
  }
  return elementsById;
}

/** Replaces the placeholders in the text of all elements. */
export function insertNumbers(nodes: readonly DOMNode[], numbers: object): void {
  for (const node of nodes) {
    if (isElement(node)) insertNumbers(node.children as DOMNode[], numbers);
    if (node.type !== 'text') continue;
    const [unknown] = findUnknownPlaceholders(node.data, numbers);
    if (unknown !== undefined) {
      throw new Error(`a drawing shows the number {${unknown}}, which has no value`);
    }
    node.data = fillPlaceholders(node.data, numbers);
  }
}

const isElement = (node: DOMNode): node is Element => 'attribs' in node;
