/**
 * Finds figures that are not listed or have missing files. Returns one sentence per problem.
 *
 * @param names Figures listed in `figure-numbers.ts`.
 * @param paths Existing picture files. Example: ./arc-energy/picture.tsx
 */
export function findIncompleteFigures(
  names: readonly string[],
  paths: readonly string[],
): string[] {
  const folders = new Map<string, string[]>(names.map((name) => [name, []]));
  const unlisted = new Set<string>();
  for (const path of paths) {
    const [, name = '', file = ''] = path.split('/');
    const files = folders.get(name);
    if (files) files.push(file);
    else unlisted.add(name);
  }
  return [
    ...[...unlisted].map(
      (name) => `drawings/figures/${name} is not listed; add a line for it to figure-numbers.ts`,
    ),
    ...[...folders].flatMap(([name, files]) => findMissingFiles(name, files)),
  ];
}

function findMissingFiles(name: string, files: readonly string[]): string[] {
  if (files.includes('picture.tsx')) return [];
  const missing = ['wide.svg', 'narrow.svg'].filter((file) => !files.includes(file));
  if (missing.length === 2) {
    return [`drawings/figures/${name} has no picture; add picture.tsx, or wide.svg and narrow.svg`];
  }
  return missing.map(
    (file) => `drawings/figures/${name} has no ${file}; add it next to the other SVG file`,
  );
}
