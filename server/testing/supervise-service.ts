import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { onTestFinished, vi } from 'vitest';
import { serviceEnvironment } from './service-environment.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** Holds the socket as file descriptor 3, and starts the service again whenever it ends. */
const supervisor = `while [ -d dist ]; do
  sh -c 'echo "pid $$"; LISTEN_FDS=1 LISTEN_PID=$$ exec "$@"' sh "$@"
done`;

/**
 * Runs the service until the test ends, like systemd with `website.socket` and `Restart=always`: the
 * listening socket stays open while the service restarts.
 */
export async function superviseService(root: string, settings: Record<string, string> = {}) {
  const socket = createServer();
  socket.listen(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port } = socket.address() as AddressInfo;
  // Node has no public access to the descriptor of a listening socket.
  const { fd } = (socket as unknown as { _handle: { fd: number } })._handle;
  const child = spawn('sh', ['-c', supervisor, 'sh', process.execPath, main], {
    cwd: root,
    env: serviceEnvironment(settings),
    stdio: ['ignore', 'pipe', 'inherit', fd],
    detached: true,
  });
  // A negative process id kills the whole process group.
  onTestFinished(() => void process.kill(-(child.pid as number), 'SIGKILL'));
  socket.close();
  let output = '';
  child.stdout?.on('data', (data) => (output += data));
  const list = (pattern: RegExp) => [...output.matchAll(pattern)].map(([, value]) => Number(value));
  const waitForStart = (count: number) =>
    vi.waitUntil(() => list(/ready at/g).length === count, { timeout: 60_000, interval: 5 });
  await waitForStart(1);
  return {
    address: `http://127.0.0.1:${port}`,
    readLog: () => output,
    /** Sends `signal` to the service, and waits until the supervisor has started it again. */
    async restart(signal: NodeJS.Signals): Promise<void> {
      const starts = list(/ready at/g).length;
      process.kill(list(/^pid (\d+)$/gm).at(-1) as number, signal);
      await waitForStart(starts + 1);
    },
  };
}
