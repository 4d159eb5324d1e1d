import { readEnvironment } from '../../contract/environment.ts';
import { readCompany } from '../../contract/read-company.ts';
import { findObstacles } from './find-obstacles.ts';

const root = process.cwd();

try {
  const environment = readEnvironment(root);
  const obstacles = await findObstacles(await readCompany(root), environment, root);
  for (const obstacle of obstacles) process.stdout.write(`${obstacle}\n`);
  if (obstacles.length === 0) process.stdout.write('Nothing prevents going live.\n');
  // A mail server that never ends its answer would keep the process.
  process.exit(obstacles.length === 0 ? 0 : 1);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
