import { isMap, isPair, isScalar, LineCounter, type Node, parseDocument, visit } from 'yaml';
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
  strings(): { path: FieldPath; value: string }[];
}

/** The text of a YAML file, or of a Markdown file with front matter, with the places of its fields. */
export function parseContentDocument(path: string, text: string): ContentDocument {
  const file = `content/${path}`;
  const lines = new LineCounter();
  const document = parseDocument(path.endsWith('.mdx') ? cutFrontMatter(text) : text, {
    lineCounter: lines,
    prettyErrors: false,
  });

  return {
    path,
    file,
    text,
    value: document.errors.length > 0 ? undefined : document.toJS(),
    syntaxProblems: document.errors.map((error) => ({
      file,
      line: lines.linePos(error.pos[0]).line,
      field: '',
      message: `${error.message}; correct the YAML here`,
    })),
    lineOf(fieldPath) {
      const start = fieldPath
        .map((_, index) => findStart(document.contents, fieldPath.slice(0, index + 1)))
        .findLast((each) => each !== undefined);
      return start === undefined ? 1 : lines.linePos(start).line;
    },
    strings() {
      const found: { path: FieldPath; value: string }[] = [];
      visit(document, {
        Scalar(key, node, ancestors) {
          if (key === 'key' || typeof node.value !== 'string') return;
          found.push({ path: pathOf(key, ancestors), value: node.value });
        },
      });
      return found;
    },
  };
}

/** The fields above the text of a file, fences included. */
export const frontMatterOf = (source: string): string =>
  /^---\r?\n[\s\S]*?\r?\n---\r?\n?/.exec(source)?.[0] ?? '';

/** The front matter alone; the fence above it becomes a comment, so that lines keep their numbers. */
function cutFrontMatter(text: string): string {
  return text.match(/^---(\r?\n[\s\S]*?)\r?\n---/)?.[1]?.replace(/^/, '#') ?? '';
}

function findStart(contents: unknown, path: FieldPath): number | undefined {
  let node = contents;
  let start: number | undefined;
  for (const part of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && item.key.value === part);
      if (!pair) return undefined;
      start = (pair.key as Node).range?.[0];
      node = pair.value;
    } else {
      node = (node as { items?: unknown[] } | null)?.items?.[part as number];
      if (node === undefined) return undefined;
      start = (node as Node).range?.[0];
    }
  }
  return start;
}

function pathOf(key: unknown, ancestors: readonly unknown[]): FieldPath {
  const path: PropertyKey[] = [];
  ancestors.forEach((ancestor, index) => {
    if (isPair(ancestor)) {
      path.push(String((ancestor.key as { value?: unknown }).value));
    } else if (!isMap(ancestor) && index > 0) {
      const child = ancestors[index + 1];
      const items = (ancestor as { items?: unknown[] }).items;
      if (items) path.push(child === undefined ? Number(key) : items.indexOf(child));
    }
  });
  return path;
}
