import {
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  type YAMLParseError,
} from 'yaml';
import type { ContentProblem, FieldPath } from './content-problem.ts';

/** A parsed content file, with the line number of each field. */
export interface ContentDocument {
  /** Path relative to the content folder. Example: services/maintenance.yaml */
  path: string;
  /** Path relative to the project. Example: content/services/maintenance.yaml */
  file: string;
  value: unknown;
  text: string;
  syntaxProblems: ContentProblem[];
  /** Returns the line of a field or, if the field is missing, of the closest parent in the file. */
  lineOf: (path: FieldPath) => number;
  strings: { path: FieldPath; value: string }[];
}

/** Parses a YAML file, or the front matter of an MDX file. */
export function parseContentDocument(path: string, text: string): ContentDocument {
  const file = `content/${path}`;
  const lines = new LineCounter();
  const document = parseDocument(path.endsWith('.mdx') ? cutFrontMatter(text) : text, {
    lineCounter: lines,
    prettyErrors: false,
  });
  const value = document.errors.length > 0 ? undefined : document.toJS();
  return {
    path,
    file,
    text,
    value,
    syntaxProblems: document.errors.map((error) => ({
      file,
      line: lines.linePos(error.pos[0]).line,
      field: '',
      message: describeSyntaxError(error),
    })),
    lineOf(fieldPath) {
      const starts = fieldPath.map((part, index) => {
        const parent = document.getIn(fieldPath.slice(0, index), true);
        if (isSeq<Node>(parent)) return parent.items[Number(part)]?.range?.[0];
        if (!isMap<Node>(parent)) return undefined;
        return parent.items.find(({ key }) => isScalar(key) && key.value === part)?.key.range?.[0];
      });
      const start = starts.findLast((offset) => offset !== undefined);
      return start === undefined ? 1 : lines.linePos(start).line;
    },
    strings: listStrings(value),
  };
}

function describeSyntaxError({ code, message }: YAMLParseError): string {
  // The parser's message is "Nested mappings are not allowed in compact mappings".
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && message.startsWith('Nested mappings')) {
    return 'a value with a colon and a space must be in quotes, because it would start another field; put quotes around it';
  }
  return `${message}; correct the YAML here`;
}

/** Lists the texts in a parsed file or in a part of it, with their paths. */
export function listStrings(value: unknown, path: FieldPath = []): ContentDocument['strings'] {
  if (typeof value === 'string') return [{ path, value }];
  return Object.entries(value ?? {}).flatMap(([name, child]) =>
    listStrings(child, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}

/** Returns the front matter at the start of a file, including its two lines of `---`. */
export const frontMatterOf = (source: string): string =>
  /^---\r?\n[\s\S]*?\r?\n---\r?\n?/.exec(source)?.[0] ?? '';

/**
 * Returns the YAML of the front matter. The line of `---` above the YAML becomes a comment, so that line numbers stay
 * the same.
 */
function cutFrontMatter(text: string): string {
  return text.match(/^---(\r?\n[\s\S]*?)\r?\n---/)?.[1]?.replace(/^/, '#') ?? '';
}
