import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { EnvironmentError, readEnvironment } from '../contract/environment.ts';
import { CompanyError } from './company.ts';
import { describeStoreError } from './database/store-errors.ts';
import { listen } from './http-server.ts';
import { startService } from './service.ts';

const root = process.cwd();
const siteFolder = resolve(root, 'dist');

// Leaves time for mails on their way within the ten seconds that service managers give.
const requestPatience = 6000;

try {
  const environment = readEnvironment(root);
  if (!existsSync(siteFolder)) {
    refuse('There is no dist/ yet. Build the site first: npm run build');
  }
  const service = await startService(environment, { root, siteFolder });
  const server = await listen(service.app, environment.HOST, environment.PORT);
  service.log.info({ address: server.address }, `ready at ${server.address}`);

  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    service.log.info({ signal }, 'stopping');
    await server.close(requestPatience);
    await service.stop();
    service.log.info('stopped');
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
} catch (error) {
  refuse(describe(error));
}

function refuse(words: string): never {
  process.stderr.write(`${words}\n`);
  process.exit(1);
}

function describe(error: unknown): string {
  if (error instanceof EnvironmentError || error instanceof CompanyError) return error.message;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return 'The address is in use. Set PORT to another one.';
  return `The service cannot start: ${describeStoreError(error)}: ${message}`;
}
