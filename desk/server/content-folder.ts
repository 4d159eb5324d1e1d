import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkContent } from '#site/content-check/check-content.ts';
import type { ContentProblem } from '#site/content-check/content-problem.ts';
import type { Proposal } from '#site/content-check/proposal.ts';
import { type Entries, readEntries } from '#site/content-check/read-entries.ts';
import { collections } from '#site/schemas/collections.ts';
import { type ContentName, contentKinds } from './content-kinds.ts';
import { hashOf, linesAboveBody, readParts } from './content-text.ts';
import { Refusal } from './refusal.ts';

/** A file of `content/` that an owner may edit. */
export interface ContentFile {
  collection: ContentName;
  /** Its name without the ending. */
  id: string;
  /** Relative to the project: content/towns/midland.yaml */
  path: string;
  title: string;
  /** The address where its words are seen. */
  page: string | null;
}

/** Something wrong, at a field of the file that is edited or in another file. */
interface DeskProblem {
  path: PropertyKey[];
  message: string;
  /** The line of the text below front matter. */
  line?: number;
  /** The other file. */
  file?: string;
}

/** The folder `content/` of a project as the desk reads it. */
export function openContentFolder(root: string) {
  const folder = join(root, 'content');

  const listEntries = async () => (await readEntries(folder, collections, new Map())).entries;
  const list = async () => listFiles(await listEntries());

  /**
   * The file at this path.
   *
   * @throws Refusal where content has no such file.
   */
  async function find(path: unknown): Promise<ContentFile> {
    const file = (await list()).find((each) => each.path === path);
    if (!file)
      throw new Refusal(
        404,
        `${path} is not among the files of content/. It may have been deleted or renamed.`,
      );
    return file;
  }

  const readText = (path: string) => readFile(join(root, path), 'utf8');

  /**
   * A file's fields, text and state.
   *
   * @throws Refusal where its YAML is broken.
   */
  async function read(path: string) {
    const text = await readText(path);
    try {
      return { text, hash: hashOf(text), ...readParts(path, text) };
    } catch (error) {
      const [first] = (error as Error).message.split('\n');
      throw new Refusal(422, `${path} cannot be read: ${first}. Correct it in the file itself.`);
    }
  }

  /**
   * What would be wrong once the proposal is written. Problems that other files have already stay
   * out: they are not this change's.
   */
  async function check(proposal: Proposal): Promise<ContentProblem[]> {
    const isProposed = ({ file }: ContentProblem) => proposal.has(file.replace('content/', ''));
    const problems = await checkContent(folder, collections, proposal);
    if (problems.every(isProposed)) return problems;
    const known = new Set((await checkContent(folder, collections)).map(wordsOf));
    return problems.filter((problem) => isProposed(problem) || !known.has(wordsOf(problem)));
  }

  /** Everything that is wrong as the files are. */
  const checkAll = () => checkContent(folder, collections);

  return { root, folder, listEntries, list, find, read, readText, check, checkAll };
}

export type ContentFolder = ReturnType<typeof openContentFolder>;

/** Every file of every collection, in the order of the kinds. */
function listFiles(entries: Entries): ContentFile[] {
  return (Object.keys(contentKinds) as ContentName[]).flatMap((collection) =>
    [...(entries.get(collection) ?? [])].map(([id, document]) => {
      const fields = (document.value ?? {}) as Record<string, unknown>;
      const { title, page } = contentKinds[collection];
      return {
        collection,
        id,
        path: document.file,
        title: title(fields, id),
        page: page(fields, id),
      };
    }),
  );
}

/** A problem as the form of one file shows it. */
export function showProblem(problem: ContentProblem, own: string, text?: string): DeskProblem {
  const { file, line, path = [], message } = problem;
  if (file !== own) return { file, path: [...path], message };
  if (path.length > 0 || !own.endsWith('.mdx') || text === undefined) {
    return { path: [...path], message };
  }
  // What has no field is about the text.
  const below = line - linesAboveBody(own, text);
  return below > 0 ? { path: ['body'], line: below, message } : { path: ['body'], message };
}

const wordsOf = ({ file, field, message }: ContentProblem) => `${file} ${field} ${message}`;
