/**
 * Runs `task`, which must be repeatable, and runs it again if wrangler used a keep-alive connection that
 * workerd had closed. workerd closes idle connections after five seconds.
 */
export async function retryIfConnectionClosed<T>(task: () => Promise<T>): Promise<T> {
  try {
    return await task();
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as { code?: string };
    if (code !== 'UND_ERR_SOCKET') throw error;
    return await task();
  }
}
