import {
  attributesToProps,
  type DOMNode,
  domToReact,
  type Element,
  type HTMLReactParserOptions,
  htmlToDOM,
} from 'html-react-parser';
import { Fragment } from 'react';
import { Drawing, type DrawingProps } from './drawing.tsx';

interface SvgFileProps extends Omit<DrawingProps, 'viewBox' | 'children'> {
  /** Source text of the file, imported with `?raw`. */
  svg: string;
  /** Replaces the `viewBox` of the file. */
  viewBox?: string;
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
 * @throws If a `<use>` refers to an id that the file does not have.
 */
export function SvgFile({ svg, ...root }: SvgFileProps) {
  const file = htmlToDOM(svg, { xmlMode: true }) as DOMNode[];
  const named = extractIds(file);
  const options: HTMLReactParserOptions = {
    trim: true,
    replace(node) {
      if (!isElement(node)) return undefined;
      if (node.name === 'svg') {
        const { xmlns: _, viewBox = '', ...attributes } = node.attribs;
        return (
          <Drawing {...attributesToProps(attributes)} viewBox={viewBox} {...root}>
            {domToReact(node.children as DOMNode[], options)}
          </Drawing>
        );
      }
      // Elements in <defs> are rendered only where a <use> refers to them.
      if (node.name === 'defs') return <Fragment />;
      if (node.name === 'use') {
        const { href = '', x = 0, y = 0, transform, ...attributes } = node.attribs;
        const target = named.get(href.slice(1));
        if (!target) throw new Error(`a drawing has no element with the id of href="${href}"`);
        const place = x || y ? `translate(${x} ${y})` : undefined;
        return (
          <g
            {...attributesToProps(attributes)}
            transform={transform && place ? `${transform} ${place}` : (transform ?? place)}
          >
            {domToReact([target], options)}
          </g>
        );
      }
      return undefined;
    },
  };
  return <>{domToReact(file, options)}</>;
}

/** Removes the ids from all elements and returns a map from each removed id to its element. */
function extractIds(nodes: readonly DOMNode[], named = new Map<string, Element>()) {
  for (const node of nodes) {
    if (!isElement(node)) continue;
    const { id } = node.attribs;
    if (id) named.set(id, node);
    delete node.attribs.id;
    extractIds(node.children as DOMNode[], named);
  }
  return named;
}

const isElement = (node: DOMNode): node is Element => 'attribs' in node;
