/**
 * Parses `DATABASE_URL` into a path, relative to the project or absolute, or a description of the
 * error. `file:data/leads.db` and `file:///srv/leads.db` are URLs, so `%20` is a space.
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
  // The host before an absolute path may be empty or `localhost`.
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

/** An error message if the path starts with `~` or `$`, which only a shell expands. */
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
