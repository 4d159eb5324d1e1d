import type { ContentFolder } from './content-folder.ts';
import { writeParts } from './content-text.ts';
import type { FileStep } from './history.ts';

/** Names a new town wherever the site lists its towns: at home, on the contact page and in a group. */
export async function placeTown(content: ContentFolder, id: string): Promise<FileStep[]> {
  const files = await content.list();
  const steps = Object.entries(lists).map(async ([collection, add]) => {
    const file = files.find((each) => each.collection === collection);
    if (!file) return [];
    const { text: before, data } = await content.read(file.path);
    add(data as never, id);
    const after = writeParts(file.path, before, { data });
    return [{ path: file.path, title: file.title, before, after }];
  });
  return (await Promise.all(steps)).flat();
}

const lists = {
  home: ({ serviceArea }: { serviceArea: TownList }, id: string) => serviceArea.towns.push(id),
  contact: ({ towns }: { towns: TownList }, id: string) => towns.towns.push(id),
  serviceAreaPage: ({ towns }: { towns: { groups: TownGroup[] } }, id: string) => {
    // Where it completes a row, else in the last group.
    const group =
      towns.groups.find((each) => (each.towns.length + 1) % each.columns === 0) ??
      towns.groups.at(-1);
    group?.towns.push(id);
  },
};

interface TownList {
  towns: string[];
}

interface TownGroup extends TownList {
  columns: number;
}
