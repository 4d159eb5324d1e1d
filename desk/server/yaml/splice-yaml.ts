import { isDeepStrictEqual } from 'node:util';
import { parseDocument } from 'yaml';
import { changeNode } from './change-node.ts';
import { applyEdits } from './text-edit.ts';

/**
 * A YAML text that holds `value`, changed only where it held something else: comments, order,
 * quotes and blank lines around that stay as they are.
 *
 * @throws Error when the text cannot be changed without touching what is beside the change.
 */
export function spliceYaml(source: string, value: unknown): string {
  const wanted = JSON.parse(JSON.stringify(value));
  const windows = source.includes('\r\n');
  const text = windows ? source.replaceAll('\r\n', '\n') : source;
  const document = parseDocument(text, { keepSourceTokens: true });
  if (document.errors.length > 0 || !document.contents) throw unsafe();
  const edits = changeNode({
    source: text,
    node: document.contents,
    before: document.toJS(),
    after: wanted,
    inFlow: false,
  });
  const written = applyEdits(text, edits);
  const read = parseDocument(written);
  if (read.errors.length > 0 || !isDeepStrictEqual(read.toJS(), wanted)) throw unsafe();
  return windows ? written.replaceAll('\n', '\r\n') : written;
}

const unsafe = () =>
  new Error('this change would touch the lines around it; make it in the file by hand');
