import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Maximum number of D1 queries in one invocation, which is one request or one scheduled run, on Cloudflare's
 * free plan. Cloudflare's documents do not say whether requests for built files and connections to the mail
 * server count too, so this module counts them as well. See docs/decisions/0021-node-and-worker-hosts.md.
 */
const maxSubrequests = 50;

const invocations = new AsyncLocalStorage<{ subrequests: number }>();

/** Runs `task` as one invocation, including everything that `task` starts and does not wait for. */
export function runInvocation<T>(task: () => T): T {
  return invocations.run({ subrequests: 0 }, task);
}

/** Must be called before each subrequest. A batch counts as the number of its statements. */
export function countSubrequests(count: number): void {
  const invocation = invocations.getStore();
  if (invocation) invocation.subrequests += count;
}

/** Returns the number of subrequests that the current invocation may still make. */
export function countSubrequestsLeft(): number {
  return maxSubrequests - (invocations.getStore()?.subrequests ?? 0);
}
