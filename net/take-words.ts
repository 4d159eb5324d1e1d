import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/**
 * What readers, crawlers and assistive technology get of a page, one line for each block: its tag,
 * attributes and running text, with links and marks inside the line. Without what only styles and
 * scripts use, without hashes in file names, without wrappers that say nothing.
 */
export function listWords(html: string): string {
  const lines: string[] = [];
  let line = '';
  const end = () => {
    // Space at the edge of a mark is the same inside and outside.
    const text = line.replace(/((?:<[a-z][^>]*>)+) /g, ' $1').replace(/ ((?:<\/\w+>)+)/g, '$1 ');
    if (text.trim()) lines.push(text.replace(/\s+/g, ' ').trim());
    line = '';
  };
  const visit = (node: Tree.Node): void => {
    if ('value' in node && node.nodeName === '#text') line += node.value;
    if (!('childNodes' in node)) return;
    const inside = 'content' in node ? node.content.childNodes : node.childNodes;
    if ('tagName' in node && !transparent.has(node.tagName)) visitElement(node);
    else inside.forEach(visit);
  };
  const visitElement = (element: Tree.Element): void => {
    const { tagName, childNodes } = element;
    const attributes = listAttributes(element);
    if (tagName === 'script' && /type=application\/ld\+json/.test(attributes)) {
      end();
      const [json] = childNodes as Tree.TextNode[];
      lines.push(...JSON.stringify(sorted(JSON.parse(json?.value ?? '')), null, 1).split('\n'));
    }
    if (tagName === 'script' || tagName === 'style') return;
    if (tagName === 'link' && /rel="?(stylesheet|modulepreload|preload)/.test(attributes)) return;
    const [open, close] =
      wrappers.has(tagName) && !attributes
        ? ['', '']
        : [`<${tagName}${attributes}>`, `</${tagName}>`];
    if (inline.has(tagName)) {
      line += open;
      childNodes.forEach(visit);
      line += close;
      return;
    }
    end();
    if (open) line = `${open} `;
    if (structural.has(tagName)) end();
    childNodes.forEach(visit);
    end();
    if (structural.has(tagName)) lines.push(close);
  };
  // As for those without script: <noscript> has elements.
  visit(parse(html, { scriptingEnabled: false }));
  end();
  return `${lines.join('\n')}\n`;
}

/** A feed, list or article in text: one line for each element or entry, without the day of the build. */
export function listFeed(text: string): string {
  const lines = text.trimStart().startsWith('{')
    ? JSON.stringify(sorted(JSON.parse(text)), null, 1)
    : text.replace(/></g, '>\n<').replace(/&gt;&lt;/g, '&gt;\n&lt;');
  return withoutHashes(lines)
    .replace(/^.*<lastBuildDate>.*$/gm, '<lastBuildDate>')
    .replace(/^(Expires:).*$/gm, '$1');
}

/** Names of built files without the hash of their content. */
export const withoutHashes = (text: string): string =>
  text
    .replace(/(\/_astro\/[^\s"'(),]+?)\.[\w-]{8}(?:_\w+)?(\.\w+)/g, '$1$2')
    .replace(/(\/drawings\/[^\s"'(),]+?)\.[0-9a-f]{8}(\.svg)/g, '$1$2');

function listAttributes({ attrs, namespaceURI }: Tree.Element): string {
  const drawn = namespaceURI.endsWith('/svg');
  return attrs
    .filter(({ name }) =>
      drawn ? /^(id|href|role|lang|aria-.*|data-.*)$/.test(name) : !unread.test(name),
    )
    .map(({ name, value }) => ` ${name}${value && `=${quoted(withoutHashes(value))}`}`)
    .sort()
    .join('');
}

const quoted = (value: string): string =>
  /^[\w/#:.+-]+$/.test(value) ? value : JSON.stringify(value.replace(/\s+/g, ' ').trim());

const unread = /^(class|style|data-scripts|data-later-classes|data-ready|data-astro-.*|data-late)$/;

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, each]) => [key, sorted(each)]),
  );
};

const setOf = (names: string): Set<string> => new Set(names.split(' '));
const transparent = setOf('astro-island astro-slot template');
const wrappers = setOf('div span html head body svg g path rect circle line use');
const inline = setOf(
  'a abbr b bdi br cite code em i kbd mark q s small span strong sub sup time wbr',
);
const structural = setOf(
  'article aside details dl fieldset figure footer form header main nav noscript ol section table ul',
);
