/**
 * Whether an If-None-Match header says that the client has `etag` already.
 *
 * Compares weakly, as that header requires: a proxy that compresses may have weakened our tag.
 */
export function namesEntityTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const opaque = withoutWeakness(etag);
  return header.split(',').some((tag) => {
    const trimmed = tag.trim();
    return trimmed === '*' || withoutWeakness(trimmed) === opaque;
  });
}

function withoutWeakness(etag: string): string {
  return etag.replace(/^W\//, '');
}
