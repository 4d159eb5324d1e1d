import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readEnvironment } from '#contract/environment.ts';
import { OwnerError } from '#contract/owner-error.ts';
import { listen } from './node/http-server.ts';
import { chooseListenTarget } from './node/listen-target.ts';

const root = process.cwd();
const siteFolder = resolve(root, 'dist');

// Milliseconds. Service managers kill a process ten seconds after the signal to stop. Open requests get the
// first six seconds, then emails get the time until `stopTimeout`. A busy machine needs the remaining time to
// exit.
const requestTimeout = 6000;
const stopTimeout = 8500;

try {
  const environment = readEnvironment(root);
  if (!existsSync(siteFolder)) {
    exitWith('The folder dist/ does not exist. Run `npm run build` to build the site.');
  }
  const target = chooseListenTarget(environment);
  const { startService } = await import('./node/service.ts');
  const service = await startService(environment, { root, siteFolder });
  const listening = listen(service.app, target);

  let isStopping = false;
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    // npm and service managers may send the signal twice. The second signal must not end the process.
    if (isStopping) return;
    isStopping = true;
    service.log.info({ signal }, 'stopping');
    setTimeout(() => {
      // Acknowledged inquiries are on disk, so nothing is lost.
      service.log.warn(
        'stopped before all requests and emails were finished; waiting emails are sent after the next start',
      );
      process.exit(0);
    }, stopTimeout).unref();
    await (await listening).close(requestTimeout);
    await service.stop();
    service.log.info('stopped');
    process.exit(0);
  };
  // The signal handlers are registered before the address is logged, because a program that waits for the
  // address in the log may then send a signal.
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  const { address } = await listening;
  service.log.info({ address }, `ready at ${address}`);
} catch (error) {
  exitWith(describe(error));
}

function exitWith(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function describe(error: unknown): string {
  if (error instanceof OwnerError) return error.message;
  const { code, message, syscall } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return 'The port is already in use. Set PORT to a different port.';
  if (syscall === 'listen')
    return `The service cannot listen at this address (${code}). Set HOST and PORT.`;
  return `The service cannot start: ${code ?? 'error'}: ${message}`;
}
