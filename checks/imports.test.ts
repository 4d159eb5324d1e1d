import { dirname, relative } from 'node:path';
import { expect, test } from 'vitest';
import { findImports, listImports } from './list-imports.ts';

/*
 * Allowed imports between the parts of the repository. Reasons: docs/decisions/0025-import-boundaries.md.
 * Tests may import anything.
 */

/**
 * The rooms (parts of the repository), each with the folders and files outside the room from which it may import. These
 * must be in rooms that come earlier in this table. A file belongs to the first room that contains the file.
 */
const rooms: Record<string, readonly string[]> = {
  content: [],
  contract: [],
  electrical: ['contract'],
  drawings: ['contract', 'electrical'],
  // The content check runs in Node, which cannot load JSX, so schemas may import numbers but no components.
  schemas: ['contract', 'electrical', 'drawings/figures', 'drawings/map'],
  // The Worker's bundle contains the company's facts and the labels of departments.
  server: ['content/company.yaml', 'content/contact.yaml', 'contract', 'schemas'],
  // Shared components import neither content nor drawings: pages pass both as props.
  'site/src/ui': [],
  'site/src': ['contract', 'electrical', 'drawings', 'schemas', 'site/src/ui'],
  'site/admin': ['contract', 'schemas'],
  // During development, one server runs the pages, the service and the content editor.
  'site/integrations/dev-server.ts': ['contract', 'server', 'site/admin'],
  site: [
    'contract',
    'electrical',
    'drawings',
    'schemas',
    'site/src',
    'site/admin',
    'site/integrations/dev-server.ts',
  ],
  checks: ['contract', 'electrical', 'schemas', 'server', 'site'],
  bench: ['contract', 'server', 'checks'],
  docs: ['checks', 'schemas'],
  art: [],
};

/** The folders of site/src. Each may import only from the folders listed before it. */
const siteFolders = [
  'styles',
  'fonts',
  'ui',
  'browser',
  'read',
  'blocks',
  'seo',
  'layout',
  'features',
  'page-list',
  'social-cards',
  'feeds',
  'pages',
];

/** The folders of site/src/ui. Each may import only from the folders listed before it. */
const uiFolders = [
  'controls',
  'sections',
  'pictures',
  'cards',
  'tables',
  'contents',
  'diorama',
  'sheets',
];

/** The folders of server/. Each may import only from the folders listed before it. `.` contains only `main.ts`. */
const serverFolders = [
  'shared',
  'database',
  'outbox',
  'inquiry/store',
  'inquiry',
  'app',
  'node/private-files',
  'node/database',
  'node/static-files',
  'node',
  'worker',
  'preflight',
  'edge',
  'leads-cli',
  'smoke',
  'testing',
  'robustness',
  '.',
];

const imports = listImports();

const isIn = (path: string, place: string) => path === place || path.startsWith(`${place}/`);

const roomOf = (path: string) => Object.keys(rooms).find((room) => isIn(path, room));

/** The folder of site/src that contains a file. Example: read for site/src/read/links.ts */
function siteFolderOf(path: string): string | undefined {
  const [site, src, folder, ...rest] = path.split('/');
  return site === 'site' && src === 'src' && rest.length > 0 ? folder : undefined;
}

/** The folder of site/src/ui that contains a file. Example: cards for site/src/ui/cards/card.tsx */
function uiFolderOf(path: string): string | undefined {
  return siteFolderOf(path) === 'ui' ? path.split('/')[3] : undefined;
}

function featureOf(path: string): string | undefined {
  return siteFolderOf(path) === 'features' ? path.split('/')[3] : undefined;
}

const orderOf = (folder: string) => siteFolders.indexOf(folder);

/** The folder of server/ that contains a file. Example: inquiry/store for server/inquiry/store/receipts.ts */
function serverFolderOf(path: string): string | undefined {
  return isIn(path, 'server') ? relative('server', dirname(path)) || '.' : undefined;
}

test('a room imports only from itself and from the folders and files listed for it', () => {
  const faults = imports.flatMap(({ file, imported }) => {
    const room = roomOf(file);
    const to = roomOf(imported);
    if (!room) return [`${file} belongs to no room; add its folder to the table`];
    const allowed = rooms[room] ?? [];
    if (!to || to === room || allowed.some((place) => isIn(imported, place))) return [];
    const rule = allowed.length > 0 ? `only ${allowed.join(', ')}` : 'nothing outside itself';
    return [`${file} imports ${imported}; ${room} may import ${rule}`];
  });
  expect(faults).toEqual([]);
});

test('the table of rooms has no cycles', () => {
  const faults: string[] = [];
  const earlierRooms: string[] = [];
  for (const [room, allowed] of Object.entries(rooms)) {
    for (const place of allowed) {
      if (!earlierRooms.some((earlier) => isIn(place, earlier)))
        faults.push(`${room} lists ${place}, which is not in an earlier room`);
    }
    earlierRooms.push(room);
  }
  expect(faults).toEqual([]);
});

test('a folder of site/src imports only from folders listed before it', () => {
  const faults = imports.flatMap(({ file, imported }) => {
    const from = siteFolderOf(file);
    const to = siteFolderOf(imported);
    if (!from || !to || orderOf(to) <= orderOf(from)) return [];
    return [`${file} imports ${imported}; in site/src, ${from} comes before ${to}`];
  });
  expect(faults).toEqual([]);
});

test('every folder of site/src is in the list of folders', () => {
  const folders = new Set(imports.map(({ file }) => siteFolderOf(file)));
  const unknown = [...folders].filter((folder) => folder && !siteFolders.includes(folder));
  expect(unknown).toEqual([]);
});

test('a folder of site/src/ui imports only from folders listed before it', () => {
  const faults = imports.flatMap(({ file, imported }) => {
    const from = uiFolderOf(file);
    const to = uiFolderOf(imported);
    if (!from || !to || uiFolders.indexOf(to) <= uiFolders.indexOf(from)) return [];
    return [`${file} imports ${imported}; in site/src/ui, ${from} comes before ${to}`];
  });
  expect(faults).toEqual([]);
});

test('every folder of site/src/ui is in the list of folders', () => {
  const folders = new Set(imports.map(({ file }) => uiFolderOf(file)));
  const unknown = [...folders].filter((folder) => folder && !uiFolders.includes(folder));
  expect(unknown).toEqual([]);
});

test('no two folders of site/src import each other', () => {
  const importsOf = new Map<string, Set<string>>();
  for (const { file, imported } of imports) {
    const from = dirname(file);
    const to = dirname(imported);
    if (from === to || !isIn(from, 'site/src') || !isIn(to, 'site/src')) continue;
    importsOf.set(from, (importsOf.get(from) ?? new Set()).add(to));
  }
  const faults = [...importsOf].flatMap(([from, folders]) =>
    [...folders].filter((to) => importsOf.get(to)?.has(from)).map((to) => `${from} and ${to}`),
  );
  expect(faults).toEqual([]);
});

test('a folder of server imports only from folders listed before it', () => {
  const faults = imports.flatMap(({ file, imported }) => {
    const from = serverFolderOf(file);
    const to = serverFolderOf(imported);
    if (!from || !to || serverFolders.indexOf(to) <= serverFolders.indexOf(from)) return [];
    return [`${file} imports ${imported}; in server, ${from} comes before ${to}`];
  });
  expect(faults).toEqual([]);
});

test('every folder of server is in the list of folders, and main.ts is the only file outside a folder', () => {
  const files = new Set(imports.map(({ file }) => file).filter((file) => isIn(file, 'server')));
  const unknown = [...files].filter((file) => {
    const folder = serverFolderOf(file) ?? '';
    return folder === '.' ? file !== 'server/main.ts' : !serverFolders.includes(folder);
  });
  expect(unknown).toEqual([]);
});

test('features do not import each other', () => {
  const faults = imports.flatMap(({ file, imported }) => {
    const from = featureOf(file);
    const to = featureOf(imported);
    if (!from || !to || from === to) return [];
    return [`${file} imports ${imported}; move what both features need to ui/, blocks/ or read/`];
  });
  expect(faults).toEqual([]);
});

test("only site/src/read/read-entries.ts reads Astro's content layer", () => {
  const readers = imports.filter(({ imported }) => imported === 'astro:content');
  expect(readers.map(({ file }) => file)).toEqual([
    'site/src/content.config.ts',
    'site/src/read/read-entries.ts',
  ]);
});

test('relative paths, aliases, queries, types and scripts of .astro files count as imports', () => {
  const page = [
    '---',
    "import type { Company } from '#contract/company.ts';",
    "import tap from '#drawings/gutter/tap.svg?raw';",
    "const { Card } = await import('../ui/cards/card.tsx');",
    '---',
    "<p>It is the company’s, isn't it?</p>",
    '<script>',
    "  import { lazyLoad } from '#site/browser/lazy-load.ts';",
    '</script>',
  ];
  const found = findImports('site/src/pages/index.astro', page.join('\n'));
  expect(found.map(({ imported }) => imported)).toEqual([
    'contract/company.ts',
    'drawings/gutter/tap.svg',
    'site/src/ui/cards/card.tsx',
    'site/src/browser/lazy-load.ts',
  ]);
});
