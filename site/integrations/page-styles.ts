import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile, optimize, type Polyfills } from '@tailwindcss/node';
import type { AstroIntegration } from 'astro';
import { groupMedia, splitRules } from './group-media.ts';
import { expandImports } from './import-globs.ts';

const styleFolder = fileURLToPath(new URL('../src/styles', import.meta.url));

/**
 * Gives every built page the rules of its own classes, inline, in place of one sheet for all:
 * the first paint then needs no second request, and no page carries another's style.
 */
export function pageStyles(): AstroIntegration {
  return {
    name: 'page-styles',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const dist = fileURLToPath(dir);
        const sheet = await readFile(join(styleFolder, 'site.css'), 'utf8');
        const source = expandImports(sheet, styleFolder);
        const replaced = new Set<string>();
        for await (const path of glob('**/*.html', { cwd: dist })) {
          const file = join(dist, path);
          const html = await readFile(file, 'utf8');
          await writeFile(file, await inlineStyles(html, source, replaced));
        }
        for (const href of replaced) await rm(join(dist, href), { force: true });
      },
    },
  };
}

// Polyfills.None: an ambient const enum, which a module of its own cannot read by name.
const noPolyfills = 0 as Polyfills;

const sharedSheet = /<link rel="stylesheet" href="(\/_astro\/[^"]+\.css)">/g;
const ownSheet = /<style>([\s\S]*?)<\/style>/g;

async function inlineStyles(html: string, source: string, replaced: Set<string>): Promise<string> {
  for (const [, href] of html.matchAll(sharedSheet)) replaced.add(href as string);
  const own = [...html.matchAll(ownSheet)].map(([, css]) => css).join('');
  const compiler = await compile(source, {
    base: styleFolder,
    onDependency() {},
    polyfills: noPolyfills,
  });
  const css = groupLayer(
    optimize(own + compiler.build(findClasses(html)), { minify: true }).code,
    html,
  );
  return html
    .replace(sharedSheet, '')
    .replace(ownSheet, '')
    .replace('</head>', () => `<style>${css.trim()}</style></head>`);
}

/** The utilities with the rules of one media query together, where the page allows it. */
function groupLayer(css: string, html: string): string {
  const layer = '@layer utilities{';
  return splitRules(css)
    .map((rule) =>
      rule.startsWith(layer) ? `${layer}${groupMedia(rule.slice(layer.length, -1), html)}}` : rule,
    )
    .join('');
}

function findClasses(html: string): string[] {
  const classes = new Set<string>();
  for (const [, list] of html.matchAll(/\sclass(?:Name)?="([^"]*)"/g)) {
    for (const name of (list as string).split(/\s+/)) classes.add(decodeEntities(name));
  }
  for (const [, list] of html.matchAll(/\sdata-later-classes="([^"]*)"/g)) {
    for (const name of (list as string).split(/\s+/)) classes.add(decodeEntities(name));
  }
  return [...classes];
}

function decodeEntities(name: string): string {
  return name.replaceAll('&amp;', '&').replaceAll('&gt;', '>').replaceAll('&lt;', '<');
}
