import type { ContentFolder } from './content-folder.ts';
import { hashOf } from './content-text.ts';
import { findLinks } from './find-links.ts';
import type { History } from './history.ts';
import { isAddable } from './new-file.ts';
import { Refusal } from './refusal.ts';

/** What an owner wants to be rid of. */
export interface Deletion {
  path: string;
  hash: string;
  /** Without it nothing is deleted and the links are told. */
  confirm?: boolean;
}

/**
 * Deletes a file, or says who links to it where that is not confirmed.
 *
 * @throws Refusal where the site needs the file, it changed, or others link to it.
 */
export async function deleteFile(content: ContentFolder, history: History, wanted: Deletion) {
  const files = await content.list();
  const file = await content.find(wanted.path);
  const { path, title, collection } = file;
  if (!isAddable(collection)) throw new Refusal(422, `The site needs ${path}. Edit it instead.`);
  if (files.filter((each) => each.collection === collection).length === 1) {
    throw new Refusal(422, `${path} is the last of its kind, and the site needs at least one.`);
  }
  const before = await content.readText(path);
  if (hashOf(before) !== wanted.hash) {
    throw new Refusal(
      409,
      `${path} has changed since you opened it. Reload the page, then look again.`,
    );
  }
  const links = await findLinks(content, files, file);
  if (wanted.confirm !== true) return { links };
  if (links.length > 0) {
    throw new Refusal(409, `Other files link to ${title}. Remove those links first.`, {
      links,
    });
  }
  await history.write([{ path, title, before, after: undefined }]);
  return { links };
}
