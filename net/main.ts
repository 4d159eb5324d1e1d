import { parseArgs } from 'node:util';
import { classes, type Kind } from './classes.ts';
import { compareTakes } from './compare-takes.ts';
import { takeSite } from './take-site.ts';

const usage = `Usage:
  npx node net/main.ts take DIR --dist PATH [--only ${classes.join('|')}] [--paths /,/contact]
  npx node net/main.ts compare BEFORE AFTER
`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { dist: { type: 'string' }, only: { type: 'string' }, paths: { type: 'string' } },
});
const [command, first, second] = positionals;
const only = (values.only?.split(',') ?? classes) as Kind[];

if (command === 'take' && first && values.dist && only.every((kind) => classes.includes(kind))) {
  await takeSite(first, { dist: values.dist, only, paths: values.paths?.split(',') });
} else if (command === 'compare' && first && second) {
  process.exitCode = (await compareTakes(first, second)) ? 0 : 1;
} else {
  process.stderr.write(usage);
  process.exitCode = 2;
}
