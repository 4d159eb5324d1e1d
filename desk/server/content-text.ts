import { createHash } from 'node:crypto';
import { parse } from 'yaml';
import { frontMatterOf } from '#site/content-check/content-document.ts';
import { spliceYaml } from './yaml/splice-yaml.ts';

/** A file of `content/` as a form shows it: its fields and, below front matter, its text. */
export interface ContentParts {
  data: Record<string, unknown>;
  body?: string;
}

/**
 * The fields and the text of a file.
 *
 * @throws Error when its YAML is broken.
 */
export function readParts(path: string, text: string): ContentParts {
  const { yaml, body } = cut(path, text);
  const data = (parse(yaml) ?? {}) as Record<string, unknown>;
  return body === undefined ? { data } : { data, body: body.text.replaceAll('\r\n', '\n') };
}

/**
 * The file with other fields or another text, touched only where they differ.
 *
 * @throws Error when the YAML cannot be changed without touching what is beside the change.
 */
export function writeParts(path: string, text: string, parts: Partial<ContentParts>): string {
  const { before, yaml, after, body } = cut(path, text);
  const fields = parts.data === undefined ? yaml : spliceYaml(yaml, parts.data);
  if (!body) return fields;
  return before + fields + after + body.lead + writeBody(body.text, parts.body) + body.trail;
}

/** How many lines of the file stand above its text. */
export function linesAboveBody(path: string, text: string): number {
  const { before, yaml, after, body } = cut(path, text);
  return (before + yaml + after + (body?.lead ?? '')).split('\n').length - 1;
}

/** Tells one state of a file from every other. */
export const hashOf = (text: string) =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22);

function writeBody(text: string, wanted: string | undefined): string {
  if (wanted === undefined) return text;
  const plain = wanted.replaceAll('\r\n', '\n').replace(/\s+$/, '').replace(/^\n+/, '');
  return text.includes('\r\n') ? plain.replaceAll('\n', '\r\n') : plain;
}

function cut(path: string, text: string) {
  if (!path.endsWith('.mdx')) return { before: '', yaml: text, after: '' };
  const front = frontMatterOf(text);
  const [, before = '', yaml = '', after = ''] =
    /^(---\r?\n)([\s\S]*?\r?\n)(---\r?\n?)$/.exec(front) ?? [];
  const below = text.slice(front.length);
  const lead = /^(?:[ \t]*\r?\n)*/.exec(below)?.[0] ?? '';
  const trail = /\s*$/.exec(below.slice(lead.length))?.[0] ?? '';
  const body = { lead, text: below.slice(lead.length, below.length - trail.length), trail };
  return { before, yaml, after, body };
}
