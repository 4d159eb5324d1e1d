import { type MdastNode, mdxToMdast } from 'satteri';

/** Reading speed for technical text. */
const wordsPerMinute = 220;

/** Returns the reading time of an article (MDX source and records), in minutes; at least 1. */
export function countReadingMinutes(source: string, records: object): number {
  const words = countWordsOfNode(mdxToMdast(source)) + countWordsOfStrings(records);
  return Math.max(1, Math.round(words / wordsPerMinute));
}

function countWordsOfNode(node: MdastNode): number {
  if ('children' in node) {
    const children = node.children as MdastNode[];
    return children.reduce((sum, child) => sum + countWordsOfNode(child), 0);
  }
  return 'value' in node && typeof node.value === 'string' ? countWords(node.value) : 0;
}

function countWordsOfStrings(value: unknown): number {
  if (typeof value === 'string') return countWords(value);
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, each) => sum + countWordsOfStrings(each), 0);
}

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;
