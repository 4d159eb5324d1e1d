import type { AstroIntegration } from 'astro';
import { rewritePages } from './rewrite-pages.ts';

/**
 * Leaves out of every built page the end tags that HTML does without: of list items, of terms and
 * their descriptions, of the parts of a table, and of shapes in a drawing that hold nothing. Home has a hundred of each, and
 * one congestion window for all it says.
 */
export function tightHtml(): AstroIntegration {
  return rewritePages('tight-html', tighten);
}

function tighten(html: string): string {
  return html
    .replace(/<(path|use|circle|rect|line|stop)(\s[^<>]*)?><\/\1>/g, '<$1$2/>')
    .replace(/<\/(?:li|dt|dd|td|th|tr|thead|tbody)>/g, '');
}
