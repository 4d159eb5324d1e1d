import { readEnvironment } from '../../contract/environment.ts';
import { readCompany } from '../company.ts';
import { findObstacles } from './find-obstacles.ts';

const root = process.cwd();

try {
  const obstacles = findObstacles(await readCompany(root), readEnvironment(root), root);
  for (const obstacle of obstacles) process.stdout.write(`${obstacle}\n`);
  if (obstacles.length === 0) process.stdout.write('Nothing stands in the way of going live.\n');
  else process.exitCode = 1;
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
