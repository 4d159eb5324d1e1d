import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runEndurance } from './endurance.ts';
import { benchForms } from './forms.ts';
import { holds, type Report, toJson, toMarkdown } from './report.ts';
import { benchStatic } from './static.ts';

const usage = `Usage: npm run bench -- COMMAND [--json FILE]

  forms      enquiries per second and how long they wait, beside the disk's own rate of syncs
  static     built pages per second and how long they wait, beside nginx where it is installed
  endurance  the long tests with their full counts

The table goes to standard output, --json writes the figures to FILE as well.
Exit code 0: all is as asked; 1: something is not; 2: wrong use.
`;

const root = join(import.meta.dirname, '..');
const benches: Record<string, (root: string) => Promise<Report>> = {
  forms: benchForms,
  static: benchStatic,
};

process.exitCode = await run(process.argv.slice(2));

async function run(args: string[]): Promise<number> {
  const wanted = readArguments(args);
  if (!wanted) {
    process.stderr.write(usage);
    return 2;
  }
  const { command, json } = wanted;
  if (command === 'endurance') return runEndurance(root, json);
  try {
    const report = await (benches[command] as (typeof benches)[string])(root);
    process.stdout.write(toMarkdown(report));
    if (json) writeFileSync(json, toJson(report));
    return holds(report) ? 0 : 1;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    return 1;
  }
}

function readArguments(args: string[]): { command: string; json: string | undefined } | undefined {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { json: { type: 'string' } },
    });
    const [command = '', ...rest] = positionals;
    const isKnown = command === 'endurance' || Object.hasOwn(benches, command);
    return isKnown && rest.length === 0 ? { command, json: values.json } : undefined;
  } catch {
    return undefined;
  }
}
