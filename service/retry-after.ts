/** Seconds until a 503 may be tried again: enough for a lock or a restart, few for who waits. */
export const retryAfter = '30';
