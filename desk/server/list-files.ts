import type { ContentFolder } from './content-folder.ts';
import { contentKinds } from './content-kinds.ts';
import { isAddable } from './new-file.ts';
import { countUnsent, findChanged, findRemote } from './run-git.ts';

/** Every file in the groups of an owner, and what waits to be published. */
export async function listFiles(content: ContentFolder) {
  const { root } = content;
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
        canAdd: collection !== undefined && isAddable(collection),
        files: files.map(({ path, title, page }) => ({
          path,
          title,
          page,
          changed: changed.has(path),
        })),
      };
    }),
    commit: {
      changed: changed.size,
      unsent: await countUnsent(root),
      hasRemote: (await findRemote(root)) !== undefined,
    },
  };
}
