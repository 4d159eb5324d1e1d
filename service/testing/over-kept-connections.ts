/**
 * Does `task`, which may be done twice, over the connections to the runtime that the platform's tool
 * keeps open. The runtime closes those that rest for five seconds; a busy machine notices too late.
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
