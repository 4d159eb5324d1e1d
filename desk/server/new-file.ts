import type { ContentFolder } from './content-folder.ts';
import { showProblem } from './content-folder.ts';
import { readParts, writeParts } from './content-text.ts';
import type { FileStep, History } from './history.ts';
import { placeTown } from './place-town.ts';
import { Refusal } from './refusal.ts';
import { type Addable, addableKinds } from './templates/addable-kinds.ts';
import { nextOrder, writeNewFile } from './templates/write-new-file.ts';

/** What an owner says of a new file. */
export interface NewFile {
  collection: string;
  title: string;
  /** Its address; made of the title where it is absent. */
  slug?: string;
  /** The path of a file whose words it begins with. */
  copyOf?: string;
}

export const isAddable = (collection: string): collection is Addable => collection in addableKinds;

/**
 * Makes a file from its kind's template or from another file.
 *
 * @throws Refusal with what the schema says of it.
 */
export async function createFile(content: ContentFolder, history: History, wanted: NewFile) {
  const { collection } = wanted;
  if (!isAddable(collection)) throw new Refusal(422, `The desk cannot add files to ${collection}.`);
  const title = String(wanted.title ?? '').trim();
  if (title === '') throw refuse('title', 'expected a name');
  const { folder, ending, nameField, slugOf } = addableKinds[collection];
  const slug = wanted.slug?.trim() || slugOf(title);
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
    throw refuse('slug', 'expected a name with letters or digits, such as Fort Stockton');
  }
  const files = await content.list();
  if (files.some((each) => each.collection === collection && each.id === slug)) {
    throw refuse('slug', `there is already one named "${slug}"; choose another name`);
  }
  const path = `content/${folder}/${slug}${ending}`;
  const entries = await content.listEntries();
  const after = wanted.copyOf
    ? await copyFile(content, collection, title, wanted.copyOf, nextOrder(entries.get(collection)))
    : writeNewFile(collection, title, entries);
  const steps: FileStep[] = [{ path, title, before: undefined, after }];
  if (collection === 'towns') steps.push(...(await placeTown(content, slug)));
  const problems = await content.check(
    new Map(steps.map((step) => [step.path.replace('content/', ''), step.after])),
  );
  if (problems.length > 0) {
    const shown = problems.map((problem) => showProblem(problem, path, after));
    throw new Refusal(422, `${path} was not created: ${problems[0]?.message}.`, {
      problems: shown.map((problem) =>
        problem.path[0] === nameField ? { ...problem, path: ['title'] } : problem,
      ),
    });
  }
  await history.write(steps);
  return { path };
}

/** Another file's words under a new title, without what belongs to that file alone. */
async function copyFile(
  content: ContentFolder,
  collection: Addable,
  title: string,
  copyOf: string,
  order: number,
): Promise<string> {
  const original = await content.find(copyOf);
  if (original.collection !== collection) {
    throw refuse('copyOf', `expected a file of the same kind; ${copyOf} is another`);
  }
  const text = await content.readText(original.path);
  const { data } = readParts(original.path, text);
  // A second address, a picture and its drawing are one page's own.
  const { alias: _alias, diorama: _diorama, ...kept } = data;
  const own = {
    ...kept,
    [addableKinds[collection].nameField]: title,
    ...('order' in data && { order }),
    ...('alwaysOn' in data && { alwaysOn: false }),
    ...(collection === 'articles' && { draft: true }),
  };
  return writeParts(original.path, text, { data: own });
}

const refuse = (field: string, message: string) =>
  new Refusal(422, message, { problems: [{ path: [field], message }] });
