/**
 * The path that `DATABASE_URL` names, relative to the project or absolute, or what is wrong with the
 * setting. `file:data/leads.db` and `file:///srv/leads.db` are read as addresses: `%20` is a space.
 */
export function readDatabaseUrl(text: string): { path: string } | { problem: string } {
  if (!text.startsWith('file:')) {
    return { problem: 'expected file:PATH; a Worker keeps inquiries in D1' };
  }
  const address = text.slice('file:'.length);
  if (/[?#]/.test(address)) {
    return {
      problem: 'expected file:PATH without options; write ? in the path as %3F and # as %23',
    };
  }
  // An absolute path may follow an empty host, or this machine as the host.
  const written = address.replace(/^\/\/(localhost)?(?=\/)/, '');
  if (written.startsWith('//')) {
    return { problem: 'expected file:PATH, or file:///PATH with three slashes' };
  }
  const path = decode(written);
  if (path === undefined) return { problem: 'expected file:PATH; write % in the path as %25' };
  if (path === '' || path.endsWith('/') || path === ':memory:' || path.includes('\0')) {
    return { problem: 'expected file:PATH of a file, such as file:data/leads.db' };
  }
  const problem = findPathProblem(path);
  return problem === undefined ? { path } : { problem };
}

/** What is wrong with a path that a shell would have to expand; undefined if nothing is. */
export function findPathProblem(path: string): string | undefined {
  return /^[~$]/.test(path)
    ? 'expected the whole path, such as /home/ann/data; ~ and $HOME are not replaced here'
    : undefined;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
