import { type ContentDocument, frontMatterOf } from '../content-document.ts';
import { type ContentProblem, problemIn } from '../content-problem.ts';
import { avoidedWords } from './avoided-words.ts';

/** A word of a text that has a better one. */
interface AvoidedWord {
  /** As it is in the text. */
  word: string;
  /** What to write. */
  better: string;
  /** Where it begins in the text. */
  index: number;
}

/** The words of a text that American trade English has better ones for, in their order. */
export function findAvoidedWords(text: string): AvoidedWord[] {
  const found = rules.flatMap(({ pattern, exceptions, better }) => {
    // What is right is hidden, and everything keeps its place.
    const searched = exceptions
      ? text.replaceAll(exceptions, (term) => '\0'.repeat(term.length))
      : text;
    return [...searched.matchAll(pattern)].map(({ 0: word, index }) => ({ word, better, index }));
  });
  return found.sort((a, b) => a.index - b.index);
}

/** Such words in the fields of a file and in the text below them. */
export const findAvoidedInDocument = (document: ContentDocument): ContentProblem[] => [
  ...findInFields(document),
  ...findInText(document),
];

function findInFields(document: ContentDocument): ContentProblem[] {
  return document.strings().flatMap(({ path, value }) =>
    findAvoidedWords(value).map((word) => ({
      file: document.file,
      line: document.lineOf(path),
      field: document.nameOf(path),
      message: describeAvoidedWord(word),
    })),
  );
}

/** In the text of an article or of the privacy policy. */
function findInText({ path, text }: ContentDocument): ContentProblem[] {
  if (!path.endsWith('.mdx')) return [];
  const start = frontMatterOf(text);
  return findAvoidedWords(text.slice(start.length)).map((word) => {
    const above = text.slice(0, start.length + word.index).split('\n');
    return problemIn(path, above.length, describeAvoidedWord(word));
  });
}

/** What to say of it to the person who wrote it. */
export function describeAvoidedWord({ word, better }: AvoidedWord): string {
  return `avoid "${word}"; write ${better}`;
}

const rules = avoidedWords.map(({ words, better, except }) => ({
  pattern: compile([words]),
  exceptions: except && compile(except),
  better,
}));

function compile(patterns: readonly string[]): RegExp {
  const any = patterns.join('|').replaceAll(' ', String.raw`\s+`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${any})(?![\p{L}\p{N}])`, 'giu');
}
