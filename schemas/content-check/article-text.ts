import { type MdastNode, mdxToMdast } from 'satteri';
import { frontMatterOf } from '../content-document.ts';
import {
  type ArticleFields,
  findTagProblems,
  findUnplaced,
  isTag,
  type NamesOf,
  namePlaced,
} from './article-tags.ts';

/** Something wrong in the text of an article, by the line of its file. */
interface TextProblem {
  line: number;
  /** What is wrong and how to correct it. */
  message: string;
}

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
    const messages = isTag(node) ? findTagProblems(node, fields, namesOf) : findMarkup(node);
    const line = above + (node.position?.start.line ?? 1);
    return messages.map((message) => ({ line, message }));
  });
  if (fields.draft) return problems;
  const placed = new Set(nodes.filter(isTag).map(namePlaced));
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
