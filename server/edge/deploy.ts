import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { readEnvironment, readSettings } from '#contract/environment.ts';
import { readCompany } from '#contract/read-company.ts';
import { deployWorker } from './deploy-worker.ts';
import { findEdgeObstacles } from './find-edge-obstacles.ts';
import { runWrangler } from './wrangler.ts';

const root = process.cwd();
const print = (message: string) => void process.stdout.write(`${message}\n`);

try {
  const environment = readEnvironment(root);
  const company = await readCompany(root);
  // FORM_HOST=worker makes the privacy policy describe how inquiries are erased on Cloudflare.
  // biome-ignore lint/style/noProcessEnv: the build reads its own settings from the environment
  const env = { ...process.env, FORM_HOST: 'worker' };
  const build = spawnSync('npm', ['run', 'build'], { cwd: root, stdio: 'inherit', env });
  if (build.status !== 0) process.exit(1);
  const siteFolder = resolve(root, 'dist');
  const obstacles = await findEdgeObstacles(company, environment, siteFolder, runWrangler);
  for (const obstacle of obstacles) print(obstacle);
  // Exit explicitly: a connection to a mail server that never stops responding would keep the process
  // running.
  if (obstacles.length > 0) process.exit(1);
  const folder = resolve(root, environment.DATA_DIR, 'edge');
  await deployWorker(readSettings(root), folder, runWrangler, print);
  process.exit(0);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
