import { join } from 'node:path';
import { openContentFolder } from './content-folder.ts';
import { contentKinds } from './content-kinds.ts';
import { describeFields } from './describe-fields.ts';
import { listTags } from './list-tags.ts';
import { Refusal } from './refusal.ts';
import { findChanged, findRemote } from './run-git.ts';
import { describeSaved, type FileChange, prepareChange } from './save-file.ts';
import { writeWhole } from './write-whole.ts';

/** What an owner does at the desk, for the project at `root`. */
export function createDesk(root: string) {
  const content = openContentFolder(root);

  return {
    async listFiles() {
      const changed = new Set(await findChanged(root));
      const groups = Map.groupBy(
        await content.list(),
        ({ collection }) => contentKinds[collection].group,
      );
      return {
        groups: [...groups].map(([title, files]) => {
          const [{ collection } = {}] = files;
          return {
            title,
            collection,
            canAdd: false,
            files: files.map(({ path, title, page }) => ({
              path,
              title,
              page,
              changed: changed.has(path),
            })),
          };
        }),
        commit: { changed: changed.size, hasRemote: (await findRemote(root)) !== undefined },
      };
    },

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
      const { path, before, after, problems } = await prepareChange(content, change);
      if (problems.length > 0) {
        throw new Refusal(422, `${path} was not saved: ${countOf(problems.length)}.`, { problems });
      }
      if (after !== before) await writeWhole(join(root, path), after);
      return {
        ...describeSaved(path, before, after),
        changed: (await findChanged(root)).includes(path),
      };
    },
  };
}

export type Desk = ReturnType<typeof createDesk>;

const countOf = (count: number) => `${count} ${count === 1 ? 'problem' : 'problems'}`;
