import { glob, stat } from 'node:fs/promises';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';
import type { ReadEditorFile } from './create-middleware.ts';

/**
 * The editor's page with its script and style, built into memory and again once a source changed.
 * Built, because a page of the dev server is reloaded after each save, and the editor must not be.
 */
export function createEditorFiles(root: string): ReadEditorFile {
  let built: { at: number; files: Promise<Map<string, string>> } | undefined;
  return async (name) => {
    if (name === '') return { type: 'text/html; charset=utf-8', body: page };
    const at = await findLastChange(root);
    if (built?.at !== at) built = { at, files: buildEditor(root) };
    try {
      const body = (await built.files).get(name);
      const type = name.endsWith('.css') ? 'text/css' : 'text/javascript';
      return body === undefined ? undefined : { type: `${type}; charset=utf-8`, body };
    } catch (error) {
      built = undefined;
      throw error;
    }
  };
}

const page = `<!doctype html>
<html lang="en-US" data-theme="system">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Content desk</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/_desk/editor.css">
</head>
<body>
<div id="desk"></div>
<noscript>The desk needs JavaScript. Without it, edit the files in content/ as docs/editing-content.md says.</noscript>
<script type="module" src="/_desk/editor.js"></script>
</body>
</html>
`;

async function buildEditor(root: string): Promise<Map<string, string>> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [tailwindcss()],
    // Read where Vite runs, not from the environment: a dev server would build React's slow half.
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      write: false,
      copyPublicDir: false,
      assetsInlineLimit: 1_000_000,
      cssCodeSplit: false,
      rollupOptions: {
        input: join(root, 'desk/editor/main.tsx'),
        output: { entryFileNames: 'editor.js', assetFileNames: 'editor[extname]' },
      },
    },
  });
  const [{ output }] = [result].flat() as unknown as [{ output: Built[] }];
  const files = new Map(output.map((file) => [file.fileName, String(file.code ?? file.source)]));
  if (!files.has('editor.css')) files.set('editor.css', '');
  return files;
}

interface Built {
  fileName: string;
  code?: string;
  source?: string | Uint8Array;
}

async function findLastChange(root: string): Promise<number> {
  const files = await Array.fromAsync(glob('desk/editor/**/*.{ts,tsx,css}', { cwd: root }));
  const times = await Promise.all(
    files.map(async (file) => (await stat(join(root, file))).mtimeMs),
  );
  return Math.max(0, ...times);
}
