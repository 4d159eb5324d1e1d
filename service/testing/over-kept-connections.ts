/**
 * Runs `task`, which must be repeatable, over the connections to workerd that wrangler keeps open.
 * workerd closes a connection that is idle for five seconds, which a busy machine notices too late;
 * then the task is run again.
 */
export async function overKeptConnections<T>(task: () => Promise<T>): Promise<T> {
  try {
    return await task();
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as { code?: string };
    if (code !== 'UND_ERR_SOCKET') throw error;
    return await task();
  }
}
