import {
  type MdastNode,
  type MdxJsxFlowElement,
  type MdxJsxTextElement,
  mdxToMdast,
} from 'satteri';
import { routes } from '../routes.ts';
import { articleRecordsSchema } from '../schemas/records/article-records.ts';

/** Something wrong in the text of an article, by the line of its file. */
export interface TextProblem {
  line: number;
  /** What is wrong and how to correct it. */
  message: string;
}

/** The front matter of an article, as far as its text depends on it. */
interface ArticleFields {
  draft?: boolean;
  form?: unknown;
  figures?: Record<string, unknown>;
  records?: Record<string, unknown> & { rows?: Record<string, readonly unknown[]> };
}

/** The fields above the text of a file, fences included. */
export const frontMatterOf = (source: string): string =>
  /^---\r?\n[\s\S]*?\r?\n---\r?\n?/.exec(source)?.[0] ?? '';

/**
 * What is wrong in an article's text: broken markup, components and links that are not there, and
 * records and figures of the front matter that the text does not place. A draft may still leave
 * them unplaced. `ids` are the entries that a link may name, by the kind of link.
 */
export function findTextProblems(
  source: string,
  fields: ArticleFields,
  ids: Record<Exclude<LinkKind, 'page'>, readonly string[]>,
): TextProblem[] {
  const start = frontMatterOf(source);
  const above = start.split('\n').length - 1;
  let text: MdastNode;
  try {
    text = mdxToMdast(source.slice(start.length));
  } catch (error) {
    const said = /^(\d+):\d+: (.*)/.exec((error as Error).message);
    const what = (said?.[2] ?? String(error)).replace(/ \(note:.*/, '');
    const remedy = 'correct the text here; a bare < or { starts markup';
    return [{ line: above + Number(said?.[1] ?? 1), message: `${what}; ${remedy}` }];
  }

  const targets = { ...ids, page: Object.keys(routes) };
  const problems: TextProblem[] = [];
  const placed = new Set<string>();
  for (const node of eachNode(text)) {
    const say = (message: string) =>
      problems.push({ line: above + (node.position?.start.line ?? 1), message });
    if (node.type === 'heading' && node.depth === 1) {
      say('the title is the only heading of the first rank; write ## here');
    }
    if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
      say(`{${node.value}} is markup; write the words without braces`);
    }
    if (!isTag(node)) continue;
    const name = node.name ?? '';
    const attributes = Object.fromEntries(
      node.attributes.flatMap((each) =>
        each.type === 'mdxJsxAttribute' ? [[each.name, each.value]] : [],
      ),
    );
    placed.add(name);
    if (name === 'Figure') {
      const figure = String(attributes.name);
      placed.add(`Figure ${figure}`);
      if (!(figure in (fields.figures ?? {})) && !fields.draft) {
        say(`no figure "${figure}"; add it under \`figures\` or correct the name`);
      }
    } else if (name === 'To') {
      const [kind, id] = Object.entries(attributes)[0] ?? [];
      if (!isLinkKind(kind) || Object.keys(attributes).length !== 1) {
        say(`<To> leads to exactly one thing; give it one of ${linkKinds.join(', ')}`);
      } else if (!targets[kind].includes(String(id))) {
        say(`there is no ${kind} "${id}"; write one of ${targets[kind].join(', ')}`);
      }
    } else if (name === 'Rows') {
      const list = String(attributes.name);
      placed.add(`Rows ${list}`);
      const rows = fields.records?.rows?.[list];
      if (!rows && !fields.draft) {
        say(`no rows "${list}"; add them under \`records.rows\` or correct the name`);
      }
      if (rows && Number(read(attributes.from) ?? 1) > rows.length) {
        say(`<Rows> begins after the last of ${rows.length}; correct \`from\``);
      }
    } else if (recordNames.has(name)) {
      const record = recordNames.get(name) as string;
      const held = fields.records?.[record];
      if (Array.isArray(held) && Number(read(attributes.from) ?? 1) > held.length) {
        say(`<${name}> begins after the last of ${held.length}; correct \`from\``);
      }
      if (held === undefined && !fields.draft) {
        say(`places ${record} but has none; add them under \`records\` or take <${name} /> out`);
      }
    } else if (name === 'PrintForm') {
      if (!fields.form) say('places the form but has none; add `form` or take <PrintForm /> out');
    } else if (!notes.includes(name)) {
      const known = [...recordNames.keys(), 'Rows', 'Figure', 'To', 'PrintForm', ...notes].join(
        ', ',
      );
      say(`there is no component <${name}>; write one of ${known}`);
    }
  }
  if (fields.draft) return problems;
  for (const [name, record] of recordNames) {
    if (record in (fields.records ?? {}) && !placed.has(name)) {
      problems.push({
        line: 1,
        message: `records.${record} is not placed; write <${name} /> where it belongs in the text`,
      });
    }
  }
  for (const list of Object.keys(fields.records?.rows ?? {})) {
    if (!placed.has(`Rows ${list}`)) {
      problems.push({
        line: 1,
        message: `records.rows.${list} is not placed; write <Rows name="${list}" /> where it belongs`,
      });
    }
  }
  if (fields.form && !placed.has('PrintForm')) {
    problems.push({
      line: 1,
      message: 'form is not placed; write <PrintForm /> above the first checklist',
    });
  }
  for (const figure of Object.keys(fields.figures ?? {})) {
    if (!placed.has(`Figure ${figure}`)) {
      problems.push({
        line: 1,
        message: `figures.${figure} is not placed; write <Figure name="${figure}" /> where it belongs`,
      });
    }
  }
  return problems;
}

type LinkKind = (typeof linkKinds)[number];

const linkKinds = ['page', 'service', 'facilityType', 'project', 'article'] as const;

const notes = ['Safety', 'Worked'];

/** A record's component has its name with a capital: risks are placed by <Risks />. Rows are by name. */
const recordNames = new Map(
  Object.keys(articleRecordsSchema.shape)
    .filter((name) => name !== 'rows')
    .map((name) => [name.replace(/^./, (letter) => letter.toUpperCase()), name]),
);

function isLinkKind(name: string | undefined): name is LinkKind {
  return linkKinds.includes(name as LinkKind);
}

/** The text of an attribute, written in quotes or in braces. */
function read(attribute: unknown): string | undefined {
  if (typeof attribute === 'string') return attribute;
  return (attribute as { value?: string } | undefined)?.value;
}

function isTag(node: MdastNode): node is MdxJsxFlowElement | MdxJsxTextElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

function* eachNode(node: MdastNode): Generator<MdastNode> {
  yield node;
  if (!('children' in node)) return;
  for (const child of node.children as MdastNode[]) yield* eachNode(child);
}
