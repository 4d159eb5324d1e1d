import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runService } from '#service/robustness/running-service.ts';
import { ownEnvironment } from '#service/testing/service-environment.ts';

/** The service while a benchmark uses it. */
export interface BenchedService {
  /** The address of the service, such as `http://localhost:40123`. */
  address: string;
  dataFolder: string;
  /** Stops the service; its data can then be read. */
  stop(): Promise<void>;
}

/**
 * Runs `use` with a service for the built site, then stops the service and deletes its data. The data is on the
 * same disk as `data/`. Settings in `.env` are ignored, so no mail is sent.
 *
 * @throws Error if the site is not built.
 */
export async function withService<Result>(
  root: string,
  use: (service: BenchedService) => Promise<Result>,
): Promise<Result> {
  if (!existsSync(join(root, 'dist'))) {
    throw new Error('There is no dist/. Build the site first: npm run build');
  }
  mkdirSync(join(root, 'data'), { recursive: true });
  const dataFolder = mkdtempSync(join(root, 'data/bench-'));
  try {
    const service = await runService(root, { settings: ownEnvironment({ DATA_DIR: dataFolder }) });
    const stop = async () => {
      service.process.kill('SIGTERM');
      await service.exited;
    };
    return await use({ address: service.address, dataFolder, stop }).finally(stop);
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
}
