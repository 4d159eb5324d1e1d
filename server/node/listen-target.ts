import type { Environment } from '#contract/environment.ts';
import { OwnerError } from '#contract/owner-error.ts';
import type { ListenTarget } from './http-server.ts';

/** File descriptor of the first socket that systemd passes to a service; see sd_listen_fds(3). */
const firstPassedSocket = 3;

/**
 * Chooses the socket to listen on: the one that systemd passes, else a new one at `HOST` and `PORT`. systemd
 * keeps a passed socket open while the service restarts, so connections wait instead of being refused.
 *
 * @throws OwnerError if systemd passes several sockets.
 */
export function chooseListenTarget(
  { HOST: host, PORT: port }: Pick<Environment, 'HOST' | 'PORT'>,
  // biome-ignore lint/style/noProcessEnv: systemd sets these variables; they are not settings of the owner.
  { LISTEN_FDS, LISTEN_PID }: NodeJS.ProcessEnv = process.env,
  processId: number = process.pid,
): ListenTarget {
  // A child process inherits these variables too. They apply only to the process that systemd started.
  const count = LISTEN_PID === String(processId) ? Number(LISTEN_FDS ?? 0) : 0;
  if (count > 1) {
    throw new OwnerError(
      `website.socket passes ${count} sockets, but the service listens on one. Keep one line with ListenStream.`,
    );
  }
  return count === 1 ? { fd: firstPassedSocket } : { host, port };
}
