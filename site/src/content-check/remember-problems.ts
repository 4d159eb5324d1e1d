import type { ContentDocument } from './content-document.ts';
import type { ContentProblem } from './content-problem.ts';

/**
 * Finds problems once for a file as it was read and for what else they depend on: an editor has the
 * whole content checked at each change, and all files but one are the same as before.
 */
export function rememberProblems() {
  const known = new WeakMap<ContentDocument, { setting: Setting; problems: ContentProblem[] }>();
  return (
    document: ContentDocument,
    setting: Setting,
    find: () => ContentProblem[],
  ): ContentProblem[] => {
    const last = known.get(document);
    if (last?.setting.every((part, index) => part === setting[index])) return last.problems;
    const problems = find();
    known.set(document, { setting, problems });
    return problems;
  };
}

/** What the problems depend on beside the file, part by part. */
type Setting = readonly unknown[];
