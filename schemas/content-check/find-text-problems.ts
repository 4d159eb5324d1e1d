import { type MdastNode, mdxToMdast } from 'satteri';
import { articleRecordsSchema, rowLooks } from '../article-records.ts';
import { frontMatterOf } from '../content-document.ts';
import { type LinkKind, linkKinds } from '../links.ts';
import { attributesOf, isMdxTag, type MdxTag, type TagAttributes } from '../mdx-tags.ts';

/** Something wrong in the text of an article, by the line of its file. */
interface TextProblem {
  line: number;
  /** What is wrong and how to correct it. */
  message: string;
}

/** The front matter of an article, as far as its text depends on it; nothing has checked it yet. */
interface ArticleFields {
  draft?: boolean;
  form?: unknown;
  figures?: readonly Named[];
  records?: Record<string, unknown> & { rows?: readonly Named<{ rows?: readonly unknown[] }>[] };
}

/** What a text places by its name. */
type Named<Fields = object> = ({ name?: unknown } & Fields) | null;

/** What a link may name, by its kind. */
type NamesOf = (kind: LinkKind) => readonly string[];

/**
 * What is wrong in an article's text: broken markup, components and links that are not there, and
 * records and figures of the front matter that the text does not place. A draft may still leave
 * them unplaced.
 */
export function findTextProblems(
  source: string,
  fields: ArticleFields,
  namesOf: NamesOf,
): TextProblem[] {
  const start = frontMatterOf(source);
  const above = start.split('\n').length - 1;
  let text: MdastNode;
  try {
    text = mdxToMdast(source.slice(start.length));
  } catch (error) {
    return [describeBrokenMarkup(error as Error, above)];
  }
  const nodes = [...eachNode(text)];
  const problems = nodes.flatMap((node) => {
    const messages = isMdxTag(node) ? findTagProblems(node, fields, namesOf) : findMarkup(node);
    const line = above + (node.position?.start.line ?? 1);
    return messages.map((message) => ({ line, message }));
  });
  if (fields.draft) return problems;
  const placed = nodes.filter(isMdxTag).map(namePlaced);
  return [...problems, ...findUnplaced(fields, placed).map((message) => ({ line: 1, message }))];
}

function describeBrokenMarkup(error: Error, above: number): TextProblem {
  const said = /^(\d+):\d+: (.*)/.exec(error.message);
  const what = (said?.[2] ?? String(error)).replace(/ \(note:.*/, '');
  const remedy = 'correct the text here; a bare < or { starts markup';
  return { line: above + Number(said?.[1] ?? 1), message: `${what}; ${remedy}` };
}

function findMarkup(node: MdastNode): string[] {
  if (node.type === 'heading' && node.depth === 1) {
    return ['the title is the only top-level heading; write ## here'];
  }
  if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
    return [`{${node.value}} is markup; write the words without braces`];
  }
  return [];
}

function* eachNode(node: MdastNode): Generator<MdastNode> {
  yield node;
  if (!('children' in node)) return;
  for (const child of node.children as MdastNode[]) yield* eachNode(child);
}

function findTagProblems(tag: MdxTag, fields: ArticleFields, namesOf: NamesOf): string[] {
  const { draft, form, figures, records } = fields;
  const component = tag.name ?? '';
  const attributes = attributesOf(tag);
  const name = String(attributes.name);
  if (component === 'To') return findLinkProblems(attributes, namesOf);
  if (component === 'Figure') {
    if (draft || namesIn(figures).includes(name)) return [];
    return [`no figure "${name}"; add it under \`figures\` or correct the name`];
  }
  if (component === 'Rows') {
    const rows = asList(records?.rows).find((each) => each?.name === name)?.rows;
    const { as = rowLooks[0] } = attributes;
    if (!rowLooks.some((look) => look === as)) {
      return [`there is no look "${as}"; write one of ${rowLooks.join(', ')}`];
    }
    if (rows) return findBeginningProblems(component, attributes, rows);
    return draft ? [] : [`no rows "${name}"; add them under \`records.rows\` or correct the name`];
  }
  if (component === 'PrintForm') {
    return form ? [] : ['places the form but has none; add `form` or remove <PrintForm />'];
  }
  const record = recordNames.get(component);
  if (record) {
    const held = records?.[record];
    if (Array.isArray(held)) return findBeginningProblems(component, attributes, held);
    if (held !== undefined || draft) return [];
    return [`places ${record} but has none; add them under \`records\` or remove <${component} />`];
  }
  if (notes.includes(component)) return [];
  const known = [...recordNames.keys(), 'Rows', 'Figure', 'To', 'PrintForm', ...notes].join(', ');
  return [`there is no component <${component}>; write one of ${known}`];
}

function findLinkProblems(attributes: TagAttributes, namesOf: NamesOf): string[] {
  const [[kind, id] = [], ...others] = Object.entries(attributes);
  if (!isLinkKind(kind) || others.length > 0) {
    return [`<To> leads to exactly one thing; give it one of ${linkKinds.join(', ')}`];
  }
  const names = namesOf(kind);
  if (names.includes(String(id))) return [];
  if (names.length === 0) {
    return [`there is no ${kind} "${id}", nor any other; write the words without <To>`];
  }
  return [`there is no ${kind} "${id}"; write one of ${names.join(', ')}`];
}

function isLinkKind(name: string | undefined): name is LinkKind {
  return linkKinds.includes(name as LinkKind);
}

function findBeginningProblems(name: string, { from }: TagAttributes, held: readonly unknown[]) {
  if (Number(from ?? 1) <= held.length) return [];
  return [`<${name}> begins after the last of ${held.length}; correct \`from\``];
}

/** A tag as it was to be written: a figure or rows by their name, anything else by the component's. */
function namePlaced(tag: MdxTag): string {
  const name = tag.name ?? '';
  return name === 'Figure' || name === 'Rows' ? tagOf(name, attributesOf(tag).name) : name;
}

/** What the front matter has and the text does not place. */
function findUnplaced({ figures, form, records }: ArticleFields, placed: string[]): string[] {
  const problems: string[] = [];
  const expect = (field: string, tag: string, where = 'where it belongs') => {
    if (placed.includes(tag)) return;
    problems.push(`${field} is not placed; write <${tag} /> ${where}`);
  };
  for (const [tag, record] of recordNames) {
    if (record in (records ?? {})) expect(`records.${record}`, tag);
  }
  for (const list of namesIn(records?.rows)) expect(`records.rows.${list}`, tagOf('Rows', list));
  if (form) expect('form', 'PrintForm', 'above the first checklist');
  for (const name of namesIn(figures)) expect(`figures.${name}`, tagOf('Figure', name));
  return problems;
}

const tagOf = (component: string, name: unknown) => `${component} name="${name}"`;

const namesIn = (named: readonly Named[] | undefined) =>
  asList(named).map((each) => String(each?.name));

/** As the schema says; what is anything else is told so by the schema. */
function asList<Item>(value: readonly Item[] | undefined): readonly Item[] {
  return Array.isArray(value) ? value : [];
}

/** What takes nothing from the article itself. */
const notes = ['Calculation', 'Call', 'Safety', 'Worked', 'OutageAvoided', 'Unconfirmed'];

/** A record's component has its name with a capital: trends are placed by <Trends />. Rows are by name. */
const recordNames = new Map(
  Object.keys(articleRecordsSchema.shape)
    .filter((name) => name !== 'rows')
    .map((name) => [name.replace(/^./, (letter) => letter.toUpperCase()), name]),
);
