import { bundleWorker } from '../edge/bundle-worker.ts';

/** Bundles the Worker before the first test asks it: files that run side by side would each do it. */
export async function setup(): Promise<void> {
  await bundleWorker();
}
