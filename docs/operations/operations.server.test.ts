import { execFile, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv, promisify } from 'node:util';
import { expect, test, vi } from 'vitest';
import { readEnvironment } from '#contract/environment.ts';
import { retentionAttribute, writeRetention } from '#contract/retention.ts';
import { routes } from '#contract/routes.ts';
import { fixtureContent } from '../../checks/fixture/folders.ts';
import { commands } from '../../server/leads-cli/commands.ts';
import { runForTest } from '../../server/testing/run-for-test.ts';
import { createTestFolder, goodFields, toFormData } from '../../server/testing/test-service.ts';
import { writeTestSite } from '../../server/testing/write-site.ts';
import { findLogMessages } from './log-messages.ts';

// The tests start processes, which is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFile(join(root, path), 'utf8');

const documentation = await read('docs/operations.md');
const debian = await read('docs/operations/debian.md');
const container = await read('docs/operations/container.md');
const unit = await read('docs/operations/website.service');
const image = await read('Dockerfile');
const settings = parseEnv(await read('.env.example'));

/** Messages that findLogMessages cannot find, because the log call gets them from a variable. */
const composedMessages = [
  'mail is late: the oldest has waited …; see SMTP_URL, the mail server and the log lines about mail. Inquiries are stored; leads list shows them',
];

/** The stages of the Dockerfile. A line that ends with a backslash is joined with the next line. */
const stages = image
  .replaceAll(/\\\n\s*/g, '')
  .split(/^FROM /m)
  .slice(1);

/** Settings that must differ when the service runs outside a container. */
const outsideOfContainer = { HOST: '127.0.0.1', PORT: '0' };

/** Returns the text of docs/operations.md between a second-level heading and the next one. */
function section(heading: string): string {
  const match = new RegExp(`\n## ${heading}\n(.*?)(?=\n## |$)`, 's').exec(documentation);
  expect(match, `the section "${heading}"`).not.toBeNull();
  return match?.[1] ?? '';
}

test('docs/operations.md explains exactly the messages that the service can log', async () => {
  const logged = await findLogMessages(root);
  const unknown = logged.filter(({ message }) => message === undefined).map(({ place }) => place);
  expect(unknown).toHaveLength(composedMessages.length);
  const rows = [...section('The log').matchAll(/^\| `([^`]+)` \| (\d\d) \|/gm)];
  const explained = rows.map(([, message]) => message);
  const actual = [...logged.flatMap(({ message }) => message ?? []), ...composedMessages];
  expect(explained.toSorted()).toEqual([...new Set(actual)].toSorted());
});

test('the operations documents mention only settings and commands that exist', async () => {
  const files = await Array.fromAsync(glob('docs/operations/*', { cwd: root }));
  const texts = await Promise.all(files.filter((path) => !path.endsWith('.ts')).map(read));
  for (const text of [documentation, image, ...texts]) {
    for (const [, name = ''] of text.matchAll(/\bleads ([a-z]+)\b(?=[` ])/g)) {
      expect([...commands.keys()], `leads ${name}`).toContain(name);
    }
  }
  const onNode = [documentation, debian, container].join('\n');
  const named = [...onNode.matchAll(/`([A-Z][A-Z_]+)(?:=[^`]*)?`/g)].map(([, name]) => name);
  // Uppercase names that are not settings: error codes, and environment variables of cron and the system.
  const others = /^(SQLITE_|E[A-Z]+$|MAILTO$|TZ$)/;
  for (const name of named.filter((word) => !others.test(word ?? ''))) {
    expect(Object.keys(settings), name).toContain(name);
  }
});

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

test.skipIf(!hasSystemd)(
  'systemd verifies the units of the service and its socket without warnings',
  () => {
    const folder = createTestFolder();
    // systemd-analyze checks that the command exists, so use the paths on this machine.
    const localUnit = unit
      .replaceAll('/srv/website/node_modules/.bin/node', process.execPath)
      .replaceAll('/srv/website', root);
    const service = join(folder, 'website.service');
    const socket = join(folder, 'website.socket');
    writeFileSync(service, localUnit);
    cpSync(join(root, 'docs/operations/website.socket'), socket);
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', service, socket], {
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(status).toBe(0);
  },
);

test('the container image uses the pinned Node version and excludes stored data', async () => {
  const { dependencies } = JSON.parse(await read('package.json'));
  const bases = [...image.matchAll(/^FROM node:(\S+?)-/gm)].map(([, version]) => version);
  expect(bases).toEqual([dependencies.node, dependencies.node]);
  const ignored = (await read('.dockerignore')).split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['.git', '.env', 'data', 'dist', 'node_modules']));
});

/** Creates a folder with the files that the last stage of the Dockerfile copies, and with the test site. */
function assembleImage(): string {
  const folder = createTestFolder();
  const stage = image.slice(image.lastIndexOf('\nFROM '));
  const copies = [...stage.matchAll(/^COPY --from=build (.+) (\S+)$/gm)].flatMap(
    ([, sources = '', to = '']) =>
      sources.split(' ').map((source) => ({ from: source.replace('/site/', ''), to })),
  );
  for (const { from, to } of copies) {
    // Docker's COPY copies the contents of a folder, but copies a file into the target folder.
    const isFolder = !basename(from).includes('.');
    const target = join(folder, to, isFolder ? '' : basename(from));
    if (from === 'dist') writeTestSite(target);
    else if (from === 'node_modules') symlinkSync(join(root, from), join(folder, 'node_modules'));
    else {
      mkdirSync(join(folder, to), { recursive: true });
      cpSync(join(root, from), target, { recursive: true });
    }
  }
  return folder;
}

/** Reads the build arguments and the environment variables of a Dockerfile stage. */
function readStage(stage: string, given: Record<string, string>) {
  const names = [...stage.matchAll(/^ARG (\w+)$/gm)].map(([, name = '']) => name);
  const args = Object.fromEntries(names.map((name) => [name, given[name] ?? '']));
  const pairs = [...stage.matchAll(/^ENV (.+)$/gm)].flatMap(([, text = '']) => text.split(' '));
  const environment = Object.fromEntries(
    pairs.map((pair) => {
      const [name = '', value = ''] = pair.split('=');
      return [name, value.startsWith('$') ? (args[value.slice(1)] ?? '') : value];
    }),
  );
  return { args, environment };
}

/** Lists the settings whose comment in `.env.example` contains `words`. */
async function listSettings(words: string): Promise<string[]> {
  const blocks = (await read('.env.example'))
    .split('\n\n')
    .filter((block) => block.includes(words));
  return blocks.flatMap((block) => Object.keys(parseEnv(block)));
}

test('the Dockerfile has a build argument for each build setting, and an environment variable for each build setting that the service also reads', async () => {
  const [build = '', run = ''] = stages;
  const atBuild = await listSettings('Read when the site is built');
  expect(atBuild.length).toBeGreaterThan(3);
  // The image never runs as a Worker.
  const args = atBuild.filter((name) => name !== 'FORM_HOST');
  expect(Object.keys(readStage(build, {}).args).toSorted()).toEqual(args.toSorted());
  const given = Object.fromEntries(args.map((name) => [name, `value of ${name}`]));
  const { environment } = readStage(run, given);
  for (const name of await listSettings('and when the service starts')) {
    if (name !== 'FORM_HOST') expect(environment[name], name).toBe(given[name]);
  }
  const documented = container.split('\n').find((line) => line.startsWith('| Build |')) ?? '';
  for (const name of args) expect(documented).toContain(`\`${name}\``);
});

test('the service runs with only the files in the image and with the RETENTION_DAYS of the build', async () => {
  const folder = assembleImage();
  const given = { RETENTION_DAYS: '90' };
  const [build, run] = stages.map((stage) => readStage(stage, given));
  // The build writes the retention period to the privacy policy.
  const { RETENTION_DAYS: days } = readEnvironment(folder, build?.args);
  expect(days).toBe(90);
  const policy = `<p ${retentionAttribute}="${writeRetention(days)}"></p>`;
  writeFileSync(join(folder, `dist${routes.privacyPolicy}.html`), policy);
  const command = /^CMD \["node", "(.*)"\]$/m.exec(image)?.[1] ?? '';
  const { address, readLog } = await runForTest(folder, {
    main: join(folder, command),
    settings: { ...run?.environment, ...outsideOfContainer, DATA_DIR: createTestFolder() },
  });
  const warnings = readLog().match(/"level":40.*/g) ?? [];
  expect(warnings.filter((line) => !line.includes('sample company'))).toEqual([]);
  const body = toFormData(goodFields);
  const post = await fetch(`${address}/api/contact`, { method: 'POST', body });
  expect(post.status).toBe(201);
  for (const path of ['/', '/contact', '/healthz']) {
    expect((await fetch(address + path)).status, path).toBe(200);
  }
  const check = /HEALTHCHECK [^[]*(\[.*\])$/m.exec(image)?.[1] ?? '[]';
  const [, ...args] = JSON.parse(check) as string[];
  const { port: PORT } = new URL(address);
  await promisify(execFile)(process.execPath, args, { env: { PORT } });
});

test('the documented steps restore a backup', async () => {
  const folder = createTestFolder();
  for (const name of ['server', 'contract', 'schemas', 'package.json', 'node_modules']) {
    symlinkSync(join(root, name), join(folder, name));
  }
  mkdirSync(join(folder, 'content'));
  cpSync(join(fixtureContent, 'company.yaml'), join(folder, 'content/company.yaml'));
  writeTestSite(join(folder, 'dist'));
  const script = join(root, 'docs/operations/rehearse-restore.sh');
  const { stdout } = await promisify(execFile)('sh', [script], { cwd: folder });
  expect(stdout).toMatch(/Backup and restoring work\.\n$/);
});
