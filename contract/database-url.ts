/**
 * Parses `DATABASE_URL` and returns the path of the database (absolute or relative to the project), or
 * an error message. Valid examples are `file:data/leads.db` and `file:///srv/leads.db`. The value is a
 * URL, so `%20` is a space.
 */
export function readDatabaseUrl(text: string): { path: string } | { problem: string } {
  if (!text.startsWith('file:')) {
    return {
      problem:
        'expected file:PATH; for a Worker, remove the setting, because a Worker stores inquiries in D1',
    };
  }
  const address = text.slice('file:'.length);
  if (/[?#]/.test(address)) {
    return {
      problem: 'expected file:PATH without options; write ? in the path as %3F and # as %23',
    };
  }
  // In a file URL, the host before an absolute path may be empty or `localhost`.
  const encodedPath = address.replace(/^\/\/(localhost)?(?=\/)/, '');
  if (encodedPath.startsWith('//')) {
    return { problem: 'expected file:PATH, or file:///PATH with three slashes' };
  }
  const path = decode(encodedPath);
  if (path === undefined) return { problem: 'expected file:PATH; write % in the path as %25' };
  if (path === '' || path.endsWith('/') || path === ':memory:' || path.includes('\0')) {
    return { problem: 'expected file:PATH, where PATH names a file, such as file:data/leads.db' };
  }
  const problem = findPathProblem(path);
  return problem === undefined ? { path } : { problem };
}

/** Returns an error message if the path starts with `~` or `$`, which only a shell expands. */
export function findPathProblem(path: string): string | undefined {
  return /^[~$]/.test(path)
    ? 'expected a full path such as /home/ann/data; ~ and $HOME are not expanded here'
    : undefined;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
