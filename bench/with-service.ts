import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runService } from '#server/testing/running-service.ts';
import { ownEnvironment } from '../server/testing/service-environment.ts';

/** A running service for a benchmark. */
export interface BenchedService {
  /** Origin of the service, such as `http://localhost:40123`. */
  address: string;
  dataFolder: string;
  /** Stops the service, so that its database can be read. */
  stop(): Promise<void>;
}

/**
 * Starts the service for the built site, runs `use`, then stops the service and deletes its data. The data is
 * written to a folder in `data/`, so that the benchmark measures the disk used in production. Settings in
 * `.env` are ignored, so no mail is sent.
 *
 * @throws Error if `dist/` does not exist.
 */
export async function withService<Result>(
  root: string,
  use: (service: BenchedService) => Promise<Result>,
): Promise<Result> {
  if (!existsSync(join(root, 'dist'))) {
    throw new Error('The folder dist/ does not exist. Run `npm run build` to build the site.');
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
