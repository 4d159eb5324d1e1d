/**
 * Returns the redirect target for a path that ends with a slash or differs only in case from the path of a
 * page or file. Returns undefined if no redirect applies. `exists` is called with decoded paths.
 */
export async function findRedirect(
  exists: (path: string) => boolean | Promise<boolean>,
  pathname: string,
): Promise<string | undefined> {
  // Repeated slashes and backslashes are merged, because a location that starts with two slashes would
  // redirect to another host.
  const address = pathname.endsWith('/')
    ? pathname.replaceAll(/[/\\]+/g, '/').replace(/(.)\/$/, '$1')
    : pathname;
  const path = decodePath(address);
  if (path !== undefined) {
    const lowerCase = path.toLowerCase();
    if (!(await exists(path)) && (await exists(lowerCase))) return encodeURI(lowerCase);
  }
  return address === pathname ? undefined : address;
}

/** Decodes a percent-encoded path. Returns undefined if the encoding is malformed. */
export function decodePath(pathname: string): string | undefined {
  try {
    return decodeURI(pathname);
  } catch {
    return undefined;
  }
}
