import type { ContentFolder } from './content-folder.ts';
import { writeParts } from './content-text.ts';
import type { FileStep } from './history.ts';

/** Names a new town on the service-area page: where it completes a row, else in the last group. */
export async function placeTown(content: ContentFolder, id: string): Promise<FileStep[]> {
  const file = (await content.list()).find(({ collection }) => collection === 'serviceAreaPage');
  if (!file) return [];
  const { text: before, data } = await content.read(file.path);
  const { groups } = (data as unknown as ServiceAreaPage).towns;
  const group =
    groups.find(({ towns, columns }) => (towns.length + 1) % columns === 0) ?? groups.at(-1);
  group?.towns.push(id);
  return [
    { path: file.path, title: file.title, before, after: writeParts(file.path, before, { data }) },
  ];
}

interface ServiceAreaPage {
  towns: { groups: { towns: string[]; columns: number }[] };
}
