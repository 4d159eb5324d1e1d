import parse, {
  attributesToProps,
  type DOMNode,
  domToReact,
  Element,
  type HTMLReactParserOptions,
} from 'html-react-parser';
import { useId } from 'react';
import { Drawing, type DrawingProps } from './drawing.tsx';

/**
 * A static `.svg` file, inline in the page, where the classes of `drawing-styles.ts` paint it in the
 * page's theme. Opened alone, the file shows the light theme by its own attributes.
 *
 * A page may show a file twice, so each copy gets ids of its own.
 *
 * `<use>` copies a group into a tree where selectors do not see the elements around it. A group with an
 * id is therefore the root of a drawing as well, and what paints it is inside it.
 *
 * @example
 * import pole from './pole.svg?raw';
 * <SvgFile svg={pole} label="A utility pole" />
 */
export function SvgFile({ svg, ...root }: SvgFileProps) {
  const prefix = useId();
  const options: HTMLReactParserOptions = {
    htmlparser2: { xmlMode: true },
    trim: true,
    replace(node) {
      if (!(node instanceof Element)) return undefined;
      const { attribs, children } = node;
      if (attribs.id) {
        attribs.id = `${prefix}${attribs.id}`;
        attribs.class = attribs.class ? `drawing ${attribs.class}` : 'drawing';
      }
      if (attribs.href) attribs.href = `#${prefix}${attribs.href.slice(1)}`;
      if (node.name !== 'svg') return undefined;
      const { xmlns: _, viewBox = '', ...attributes } = attribs;
      return (
        <Drawing {...attributesToProps(attributes)} {...fontOfPage} viewBox={viewBox} {...root}>
          {domToReact(children as DOMNode[], options)}
        </Drawing>
      );
    },
  };
  return parse(svg, options);
}

interface SvgFileProps extends Omit<DrawingProps, 'viewBox' | 'children'> {
  /** The text of the file: import it with `?raw`. */
  svg: string;
  /** Another part of the file than its own `viewBox` names. */
  viewBox?: string;
}

/** In place of the generic family that a file names for itself. */
const fontOfPage = { fontFamily: 'var(--mono, monospace)' };
