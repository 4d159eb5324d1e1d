import { readNavigation } from './content.ts';

/** What the header calls a group of pages; undefined if the header does not list the group. */
export async function readGroupLabel(
  group: 'services' | 'projects' | 'facilityTypes',
): Promise<string | undefined> {
  const { header } = await readNavigation();
  return header.find(({ page }) => page === group)?.label;
}
