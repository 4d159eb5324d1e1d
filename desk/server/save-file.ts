import type { ContentFolder } from './content-folder.ts';
import { showProblem } from './content-folder.ts';
import { hashOf, readParts, writeParts } from './content-text.ts';
import { countChangedLines } from './count-changed-lines.ts';
import { Refusal, wordsOf } from './refusal.ts';

/** What a form sends of a file. */
export interface FileChange {
  path: string;
  /** Of the state that the form was filled from. */
  hash: string;
  data?: Record<string, unknown>;
  body?: string;
}

/**
 * The text of a file with a change in it, and what would be wrong then.
 *
 * @throws Refusal when the file changed since the form was filled.
 */
export async function prepareChange(content: ContentFolder, change: FileChange) {
  const { path, title } = await content.find(change.path);
  const before = await content.readText(path);
  if (hashOf(before) !== change.hash) throw tellConflict(path, before, change);
  let after: string;
  try {
    after = writeParts(path, before, change);
  } catch (error) {
    const problems = [{ path: [], message: wordsOf(error) }];
    return { path, title, before, after: before, problems };
  }
  const found = await content.check(new Map([[path.replace('content/', ''), after]]));
  return {
    path,
    title,
    before,
    after,
    problems: found.map((problem) => showProblem(problem, path, after)),
  };
}

/** What is answered to a save that went through. */
export function describeSaved(path: string, before: string, after: string) {
  return {
    hash: hashOf(after),
    ...readParts(path, after),
    changedLines: countChangedLines(before, after),
  };
}

/** Both versions, so that nothing typed is lost. */
function tellConflict(path: string, text: string, change: FileChange): Refusal {
  return new Refusal(409, `${path} was changed by someone else while you edited it.`, {
    theirs: { ...readParts(path, text), hash: hashOf(text), text },
    yours: { text: writeOver(path, text, change) },
  });
}

function writeOver(path: string, text: string, change: FileChange): string {
  try {
    return writeParts(path, text, change);
  } catch (error) {
    return wordsOf(error);
  }
}
