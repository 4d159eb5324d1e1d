/**
 * Runs `task`, which must be repeatable, and runs it again if wrangler used a keep-alive connection that
 * workerd had closed. workerd closes idle connections after five seconds.
 */
export async function retryIfConnectionClosed<T>(task: () => Promise<T>): Promise<T> {
  try {
    return await task();
  } catch (error) {
    if (!isConnectionClosed(error)) throw error;
    return await task();
  }
}

// The database client of the Worker wraps the error of the connection.
function isConnectionClosed(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  return code === 'UND_ERR_SOCKET' || isConnectionClosed(error.cause);
}
