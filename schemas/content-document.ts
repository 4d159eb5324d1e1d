import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import type { ContentProblem, FieldPath } from './content-problem.ts';

/** One content file, its value and where in the file each field is. */
export interface ContentDocument {
  /** Relative to the content folder: services/maintenance.yaml */
  path: string;
  /** Relative to the project: content/services/maintenance.yaml */
  file: string;
  value: unknown;
  text: string;
  syntaxProblems: ContentProblem[];
  /** The line of a field, or of the nearest one around it that is there. */
  lineOf: (path: FieldPath) => number;
  strings: { path: FieldPath; value: string }[];
}

/** The text of a YAML file, or of a Markdown file with front matter, with the places of its fields. */
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
      message: `${error.message}; correct the YAML here`,
    })),
    lineOf(fieldPath) {
      const starts = fieldPath.map((part, index) => {
        const around = document.getIn(fieldPath.slice(0, index), true);
        if (isSeq<Node>(around)) return around.items[Number(part)]?.range?.[0];
        if (!isMap<Node>(around)) return undefined;
        return around.items.find(({ key }) => isScalar(key) && key.value === part)?.key.range?.[0];
      });
      const start = starts.findLast((each) => each !== undefined);
      return start === undefined ? 1 : lines.linePos(start).line;
    },
    strings: listStrings(value),
  };
}

function listStrings(value: unknown, path: FieldPath = []): ContentDocument['strings'] {
  if (typeof value === 'string') return [{ path, value }];
  return Object.entries(value ?? {}).flatMap(([name, each]) =>
    listStrings(each, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}

/** The fields above the text of a file, fences included. */
export const frontMatterOf = (source: string): string =>
  /^---\r?\n[\s\S]*?\r?\n---\r?\n?/.exec(source)?.[0] ?? '';

/** The front matter alone; the fence above it becomes a comment, so that lines keep their numbers. */
function cutFrontMatter(text: string): string {
  return text.match(/^---(\r?\n[\s\S]*?)\r?\n---/)?.[1]?.replace(/^/, '#') ?? '';
}
