import { typeset, typesetHeading } from './typeset.ts';

/**
 * Typesets all strings in a page's content, at any depth. Does not change ids, addresses, alternative text or values
 * other than strings.
 */
export function typesetContent<Content>(content: Content): Content {
  return typesetValue(content) as Content;
}

function typesetValue(value: unknown, field = ''): unknown {
  if (typeof value === 'string') {
    if (field === 'alt' || idOrAddress.test(value)) return value;
    return headings.has(field) ? typesetHeading(value) : typeset(value);
  }
  if (Array.isArray(value)) return value.map((item) => typesetValue(item, field));
  if (!isRecord(value)) return value;
  const fields = Object.entries(value).map(([name, each]) => [name, typesetValue(each, name)]);
  return Object.fromEntries(fields);
}

/** Matches, for example, one-line, /services/samples/one-line, #power, https://example.com and office@example.com. */
const idOrAddress = /^(?:[a-z][a-z0-9-]*$|\/|#[a-z]|[a-z]+:\S|\S+@\S+$)/;

/** Names of fields that components show as headings. */
const headings = new Set(['heading', 'title']);

/** Returns whether a value is a plain object. Dates and components are not. */
function isRecord(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}
