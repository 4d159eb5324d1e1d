import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { benchForms } from './forms.ts';
import { toJson as pagesToJson, toMarkdown as pagesToMarkdown } from './page-report.ts';
import { benchPages } from './pages.ts';
import { holds, type Report, toJson, toMarkdown } from './report.ts';
import { runRobustness } from './robustness.ts';
import { benchStatic } from './static.ts';

const usage = `Usage: npm run bench -- [COMMAND] [--json FILE]

  pages      what every built page costs a phone on a bad line; also without a command
             --only PATH,…   those pages only
  forms      inquiries per second and how long they wait, beside the disk's own rate of syncs
  static     built pages per second and how long they wait
  robustness  the long tests with their full counts

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
  const { command, json, only } = wanted;
  if (command === 'robustness') return runRobustness(root, json);
  try {
    const { markdown, text, holdsAll } =
      command === 'pages' ? await reportPages(only) : await reportFigures(command);
    process.stdout.write(markdown);
    if (json) writeFileSync(json, text);
    return holdsAll ? 0 : 1;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    return 1;
  }
}

interface Written {
  markdown: string;
  /** JSON. */
  text: string;
  /** Whether the exit code is 0: a budget of a page warns and fails nothing. */
  holdsAll: boolean;
}

async function reportPages(only?: string[]): Promise<Written> {
  const report = await benchPages(root, only);
  return {
    markdown: pagesToMarkdown(report),
    text: pagesToJson(report),
    holdsAll: true,
  };
}

async function reportFigures(command: string): Promise<Written> {
  const report = await (benches[command] as (typeof benches)[string])(root);
  return { markdown: toMarkdown(report), text: toJson(report), holdsAll: holds(report) };
}

interface Wanted {
  command: string;
  json?: string | undefined;
  /** Paths such as `/contact`; all pages without it. */
  only?: string[] | undefined;
}

function readArguments(args: string[]): Wanted | undefined {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        json: { type: 'string' },
        only: { type: 'string' },
      },
    });
    const [command = 'pages', ...rest] = positionals;
    const { json, only } = values;
    const isKnown = ['pages', 'robustness'].includes(command) || Object.hasOwn(benches, command);
    const isMisled = only !== undefined && command !== 'pages';
    if (!isKnown || rest.length > 0 || isMisled) return undefined;
    return { command, json, only: only?.split(',') };
  } catch {
    return undefined;
  }
}
