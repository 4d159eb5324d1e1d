import { type MdastNode, mdxToMdast } from 'satteri';
import { articleRecordsSchema, rowLooks } from '../article-records.ts';
import { frontMatterOf } from '../content-document.ts';
import { type LinkKind, linkKinds } from '../links.ts';
import { attributesOf, isMdxTag, type MdxTag, type TagAttributes } from '../mdx-tags.ts';

interface TextProblem {
  /** Line number in the file, including the front matter. */
  line: number;
  /** The problem and its fix. */
  message: string;
}

/** The unvalidated fields of the front matter to which the text of an article refers. */
interface ArticleFields {
  draft?: boolean;
  form?: unknown;
  figures?: readonly Named[];
  photos?: readonly Named[];
  records?: Record<string, unknown> & { rows?: readonly Named<{ rows?: readonly unknown[] }>[] };
}

/** An unvalidated figure or list of rows, which the text inserts by name. */
type Named<Fields = object> = ({ name?: unknown } & Fields) | null;

/** Content outside the article to which its text can refer. */
interface OtherContent {
  /** Returns the allowed targets of a kind of link: ids of entries, or names of pages. */
  namesOf: (kind: LinkKind) => readonly string[];
  /** Whether a tool has the example outage that `<OutageAvoided />` shows. */
  hasOutage: boolean;
}

/** Components that need no data from the front matter or from other files. */
const independentComponents = ['Calculation', 'Call', 'Safety', 'Worked', 'Unconfirmed'];

/**
 * Names of records by the component that inserts the record. The name of a component is the name of its record,
 * capitalized. Example: <Trends /> inserts `trends`.
 */
const recordNames = new Map(
  Object.keys(articleRecordsSchema.shape)
    .filter((name) => name !== 'rows')
    .map((name) => [name.replace(/^./, (letter) => letter.toUpperCase()), name]),
);

/**
 * Finds problems in an article's text: broken markup, unknown components and link targets, and records and
 * figures of the front matter that the text does not use. Drafts may have unused or missing records and figures.
 */
export function findTextProblems(
  source: string,
  fields: ArticleFields,
  others: OtherContent,
): TextProblem[] {
  const frontMatter = frontMatterOf(source);
  const linesAbove = frontMatter.split('\n').length - 1;
  let text: MdastNode;
  try {
    text = mdxToMdast(source.slice(frontMatter.length));
  } catch (error) {
    return [describeBrokenMarkup(error as Error, linesAbove)];
  }
  const nodes = [...eachNode(text)];
  const problems = nodes.flatMap((node) => {
    const messages = isMdxTag(node)
      ? findTagProblems(node, fields, others)
      : findMarkupProblems(node);
    const line = linesAbove + (node.position?.start.line ?? 1);
    return messages.map((message) => ({ line, message }));
  });
  if (fields.draft) return problems;
  const tags = nodes.filter(isMdxTag).map(formatTag);
  const unused = findUnusedFields(fields, tags).map((message) => ({ line: 1, message }));
  return [...problems, ...unused];
}

function describeBrokenMarkup(error: Error, linesAbove: number): TextProblem {
  // The parser's messages start with line and column. Example: 12:5: Unexpected character
  const [, line = 1, description = String(error)] = /^(\d+):\d+: (.*)/.exec(error.message) ?? [];
  const problem = description.replace(/ \(note:.*/, '');
  const remedy = 'correct the text here; a bare < or { starts markup';
  return { line: linesAbove + Number(line), message: `${problem}; ${remedy}` };
}

function findMarkupProblems(node: MdastNode): string[] {
  if (node.type === 'heading' && node.depth === 1) {
    return ['the title is the only top-level heading; write ## here'];
  }
  if (node.type === 'image' || node.type === 'imageReference') {
    return [
      'a picture in the text would be shown in its original size, with the place where it was taken; put the photo into content/photos, list it under `photos` in the front matter, and write <Photo name="…" /> here',
    ];
  }
  if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
    return [`{${node.value}} is markup; remove the braces`];
  }
  return [];
}

/** Yields a node of the syntax tree and all nodes below it, in document order. */
function* eachNode(node: MdastNode): Generator<MdastNode> {
  yield node;
  if (!('children' in node)) return;
  for (const child of node.children as MdastNode[]) yield* eachNode(child);
}

function findTagProblems(tag: MdxTag, fields: ArticleFields, others: OtherContent): string[] {
  const component = tag.name ?? '';
  const attributes = attributesOf(tag);
  switch (component) {
    case 'To':
      return findLinkProblems(attributes, others);
    case 'Figure':
      return findFigureProblems(attributes, fields);
    case 'Photo':
      return findPhotoProblems(attributes, fields);
    case 'Rows':
      return findRowsProblems(attributes, fields);
    case 'PrintForm':
      return fields.form ? [] : ['the article has no `form`; add it or remove <PrintForm />'];
    case 'OutageAvoided': {
      if (fields.draft || others.hasOutage) return [];
      const problem = '<OutageAvoided /> shows the example of a tool, and no tool has `downtime`';
      return [`${problem}; remove it and the sentence that introduces it`];
    }
  }
  const record = recordNames.get(component);
  if (record) return findRecordProblems(component, record, attributes, fields);
  if (independentComponents.includes(component)) return [];
  const known = [
    ...recordNames.keys(),
    'Rows',
    'Figure',
    'Photo',
    'To',
    'PrintForm',
    'OutageAvoided',
    ...independentComponents,
  ];
  return [`there is no component <${component}>; write one of ${known.join(', ')}`];
}

function findFigureProblems(attributes: TagAttributes, fields: ArticleFields): string[] {
  const name = String(attributes.name);
  if (fields.draft || namesIn(fields.figures).includes(name)) return [];
  return [`no figure "${name}"; add it under \`figures\` or correct the name`];
}

function findPhotoProblems(attributes: TagAttributes, fields: ArticleFields): string[] {
  const name = String(attributes.name);
  if (fields.draft || namesIn(fields.photos).includes(name)) return [];
  return [`no photo "${name}"; add it under \`photos\` or correct the name`];
}

function findRowsProblems(attributes: TagAttributes, { draft, records }: ArticleFields): string[] {
  const { as: layout = rowLooks[0] } = attributes;
  if (!rowLooks.some((look) => look === layout)) {
    return [`there is no layout "${layout}"; write one of ${rowLooks.join(', ')}`];
  }
  const name = String(attributes.name);
  const rows = asList(records?.rows).find((list) => list?.name === name)?.rows;
  if (rows) return findStartProblems('Rows', attributes, rows);
  return draft ? [] : [`no rows "${name}"; add them under \`records.rows\` or correct the name`];
}

function findRecordProblems(
  component: string,
  record: string,
  attributes: TagAttributes,
  { draft, records }: ArticleFields,
): string[] {
  const entries = records?.[record];
  if (Array.isArray(entries)) return findStartProblems(component, attributes, entries);
  if (entries !== undefined || draft) return [];
  return [`the article has no ${record}; add them under \`records\` or remove <${component} />`];
}

function findLinkProblems(attributes: TagAttributes, { namesOf }: OtherContent): string[] {
  const [[kind, id] = [], ...others] = Object.entries(attributes);
  if (!isLinkKind(kind) || others.length > 0) {
    return [`<To> needs exactly one target; write one of the attributes ${linkKinds.join(', ')}`];
  }
  const names = namesOf(kind);
  if (names.includes(String(id))) return [];
  if (names.length === 0) {
    const remedy =
      'remove the sentence, or only <To> if the sentence is still true without the link';
    return [`there is no ${kind} "${id}", and there are no others to link to; ${remedy}`];
  }
  return [`there is no ${kind} "${id}"; write one of ${names.join(', ')}, or remove the link`];
}

function isLinkKind(name: string | undefined): name is LinkKind {
  return linkKinds.includes(name as LinkKind);
}

/** Checks that the attribute `from`, the number of the first entry to show, is not above the number of entries. */
function findStartProblems(
  component: string,
  { from }: TagAttributes,
  entries: readonly unknown[],
) {
  if (Number(from ?? 1) <= entries.length) return [];
  return [`<${component}> starts at entry ${from} of ${entries.length}; correct \`from\``];
}

/** Returns the component of a tag, followed by its name attribute if the tag is a figure, a photo or rows. */
function formatTag(tag: MdxTag): string {
  const name = tag.name ?? '';
  return ['Figure', 'Photo', 'Rows'].includes(name) ? tagOf(name, attributesOf(tag).name) : name;
}

/** Finds figures, photos, records and forms in the front matter that no tag in the text inserts. */
function findUnusedFields(
  { figures, form, photos, records }: ArticleFields,
  tags: string[],
): string[] {
  const problems: string[] = [];
  const requireTag = (field: string, tag: string, where = 'where it belongs') => {
    if (tags.includes(tag)) return;
    problems.push(`${field} is not placed in the text; write <${tag} /> ${where}`);
  };
  for (const [tag, record] of recordNames) {
    if (record in (records ?? {})) requireTag(`records.${record}`, tag);
  }
  for (const list of namesIn(records?.rows)) {
    requireTag(`records.rows.${list}`, tagOf('Rows', list));
  }
  if (form) requireTag('form', 'PrintForm', 'above the first checklist');
  for (const name of namesIn(figures)) requireTag(`figures.${name}`, tagOf('Figure', name));
  for (const name of namesIn(photos)) requireTag(`photos.${name}`, tagOf('Photo', name));
  return problems;
}

/** Formats a component with its name attribute. Example: Rows name="red-flags" */
const tagOf = (component: string, name: unknown) => `${component} name="${name}"`;

const namesIn = (named: readonly Named[] | undefined) =>
  asList(named).map((entry) => String(entry?.name));

/** Returns `value` if it is a list, and otherwise an empty list, because the schema reports the wrong type. */
function asList<Item>(value: readonly Item[] | undefined): readonly Item[] {
  return Array.isArray(value) ? value : [];
}
