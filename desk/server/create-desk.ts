import { addPhoto } from './add-photo.ts';
import { openContentFolder } from './content-folder.ts';
import { type Deletion, deleteFile } from './delete-file.ts';
import { describeFields } from './describe-fields.ts';
import { keepHistory } from './history.ts';
import type { Change } from './hold-pages.ts';
import { listFiles } from './list-files.ts';
import { listPlaces } from './list-places.ts';
import { listTags } from './list-tags.ts';
import { createFile, type NewFile } from './new-file.ts';
import { listChanges, publish } from './publish.ts';
import { readPhoto } from './read-photo.ts';
import { Refusal } from './refusal.ts';
import { findChanged } from './run-git.ts';
import { describeSaved, type FileChange, prepareChange } from './save-file.ts';

/** What an owner does at the desk, for the project at `root`; files are written within `change`. */
export function createDesk(root: string, change: Change = (act) => act()) {
  const content = openContentFolder(root);
  const history = keepHistory(content, change);

  return {
    listFiles: () => listFiles(content),
    async readFile(wanted: unknown) {
      const { path, title, page, collection, id } = await content.find(wanted);
      const { hash, data, body } = await content.read(path);
      return {
        path,
        title,
        page,
        hash,
        schema: await describeFields(collection, await content.listEntries(), id),
        data,
        body,
        tags: collection === 'articles' ? listTags({ data }) : undefined,
        changed: (await findChanged(root)).includes(path),
      };
    },

    async checkFile(change: FileChange) {
      const { problems } = await prepareChange(content, change);
      return { problems };
    },

    async saveFile(change: FileChange) {
      const { path, title, before, after, problems } = await prepareChange(content, change);
      if (problems.length > 0) {
        throw new Refusal(422, `${path} was not saved: ${countOf(problems.length)}.`, { problems });
      }
      if (after !== before) await history.write([{ path, title, before, after }]);
      return {
        ...describeSaved(path, before, after),
        changed: (await findChanged(root)).includes(path),
      };
    },

    listPlaces: () => listPlaces(content),
    readPhoto: (name: string) => readPhoto(root, name),
    createFile: (wanted: NewFile) => createFile(content, history, wanted),
    deleteFile: (wanted: Deletion) => deleteFile(content, history, wanted),
    addPhoto: (photo: { name: string; data: string }) => addPhoto(content, photo),
    undo: () => history.undo(),
    listChanges: () => listChanges(content),
    publish: (wanted: { message: string }) => publish(content, wanted),
  };
}

export type Desk = ReturnType<typeof createDesk>;

const countOf = (count: number) => `${count} ${count === 1 ? 'problem' : 'problems'}`;
