/**
 * Where to redirect an address that ends with a slash or differs in case from that of a page or
 * file; undefined if there is nothing to redirect to. `exists` is called with decoded paths.
 */
export async function findRedirect(
  exists: (path: string) => boolean | Promise<boolean>,
  pathname: string,
): Promise<string | undefined> {
  // Repeated slashes and backslashes are merged: a location that starts with two of them would name
  // another host.
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

/** Decodes the percent-encoding of a path; undefined if it is malformed. */
export function decodePath(pathname: string): string | undefined {
  try {
    return decodeURI(pathname);
  } catch {
    return undefined;
  }
}
