import type { AstroIntegration } from 'astro';
import { rewritePages } from './rewrite-pages.ts';

/**
 * Names the scripts of every built page on its `<html>` in place of loading them: the script of
 * `first-script.ts` imports them once the page is painted.
 */
export function scriptsAfterFirstPaint(): AstroIntegration {
  return rewritePages('scripts-after-first-paint', postponeScripts);
}

const moduleScript = /<script type="module" src="([^"]+)"><\/script>/g;

function postponeScripts(html: string): string {
  const addresses = [...html.matchAll(moduleScript)].map(([, address]) => address);
  if (addresses.length === 0) return html;
  return html
    .replace(moduleScript, '')
    .replace('<html ', `<html data-scripts="${addresses.join(' ')}" `);
}
