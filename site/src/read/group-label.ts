import { readNavigation } from './content.ts';

/** Returns the label of a page group in the header; undefined if the header does not list the group. */
export async function readGroupLabel(
  group: 'services' | 'projects' | 'facilityTypes',
): Promise<string | undefined> {
  const { header } = await readNavigation();
  return header.find(({ page }) => page === group)?.label;
}
