import type { RJSFSchema } from '@rjsf/utils';
import type { ContentProblem } from '#site/content-check/content-problem.ts';
import type { Entries } from '#site/content-check/read-entries.ts';
import { namePath } from '../editor/field-names.ts';
import type { FieldPath } from '../editor/field-path.ts';
import { type ContentFile, type ContentFolder, showProblem } from './content-folder.ts';
import { describeFields } from './describe-fields.ts';

/** A place that names a file. */
export interface FileLink {
  path: string;
  title: string;
  /** Where in the file, in the words of its form: Towns, group 1, town 3. */
  field: string;
}

/** What would lead nowhere without the file. */
export async function findLinks(
  content: ContentFolder,
  files: readonly ContentFile[],
  { path }: ContentFile,
): Promise<FileLink[]> {
  const problems = await content.check(new Map([[path.replace('content/', ''), undefined]]));
  const entries = await content.listEntries();
  return Promise.all(
    problems.map(async (problem) => {
      const linking = files.find((each) => each.path === problem.file);
      return {
        path: problem.file,
        title: linking?.title ?? problem.file,
        field: await namePlace(content, entries, problem, linking),
      };
    }),
  );
}

async function namePlace(
  content: ContentFolder,
  entries: Entries,
  problem: ContentProblem,
  linking: ContentFile | undefined,
): Promise<string> {
  if (!linking) return problem.field || `Line ${problem.line}`;
  const { path, line } = showProblem(problem, linking.path, await content.readText(linking.path));
  if (path[0] === 'body') return line ? `Text, line ${line}` : 'Text';
  const schema = await describeFields(linking.collection, entries, linking.id);
  return namePath(path as FieldPath, schema as RJSFSchema) || `Line ${problem.line}`;
}
