/*
 * Only one tab at a time edits a form. The tab that edits it has a lock with the form's id; another tab can ask for
 * the lock.
 */

/** Time in which the other tab may save its form and release the lock, in milliseconds. */
const patience = 1000;

export interface FormLock {
  release(): void;
}

/**
 * Takes the lock of a form if no other tab has it; otherwise returns undefined.
 *
 * @param onLost Called when another tab takes the lock. May save the form before the lock is released.
 */
export function takeLock(form: string, onLost: () => Promise<void>): Promise<FormLock | undefined> {
  return requestLock(form, { ifAvailable: true }, onLost);
}

/** Asks the tab that has the lock to save its form and release it. A tab that does not respond loses the lock. */
export async function takeOverLock(
  form: string,
  onLost: () => Promise<void>,
): Promise<FormLock | undefined> {
  const channel = new BroadcastChannel(channelName(form));
  channel.postMessage('release');
  channel.close();
  try {
    return await requestLock(form, { signal: AbortSignal.timeout(patience) }, onLost);
  } catch {
    return requestLock(form, { steal: true }, onLost);
  }
}

const channelName = (form: string) => `field-form:${form}`;

function requestLock(
  form: string,
  options: LockOptions,
  onLost: () => Promise<void>,
): Promise<FormLock | undefined> {
  // Over plain HTTP, browsers have no locks.
  if (!navigator.locks) return Promise.resolve({ release() {} });
  const { promise, resolve, reject } = Promise.withResolvers<FormLock | undefined>();
  const held = navigator.locks.request(channelName(form), options, (lock) => {
    if (!lock) return resolve(undefined);
    const released = Promise.withResolvers<void>();
    const channel = new BroadcastChannel(channelName(form));
    channel.onmessage = () => void onLost().finally(() => released.resolve());
    resolve({ release: released.resolve });
    return released.promise.finally(() => channel.close());
  });
  // The request rejects if it is aborted and, after it was granted, if another tab steals the lock.
  held.catch((error: unknown) => {
    reject(error);
    void onLost();
  });
  return promise;
}
