/**
 * Runs `task`, which must be repeatable, over wrangler's keep-alive connections to workerd. workerd closes
 * idle connections after five seconds; if the task fails because of that, it is run again.
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
