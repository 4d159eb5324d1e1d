import { expect, test } from 'vitest';
import { leads } from '../testing/run-leads.ts';
import { createTestRoot, startTestService } from '../testing/test-service.ts';

const misuse: { args: string[]; code: number }[] = [
  { args: [], code: 2 },
  { args: ['nonsense'], code: 2 },
  { args: ['list', 'more'], code: 2 },
  { args: ['list', '--xml'], code: 2 },
  { args: ['list', '--json', '--csv'], code: 2 },
  { args: ['show'], code: 2 },
  { args: ['show', 'absent'], code: 1 },
  { args: ['show', '%'], code: 1 },
  { args: ['show', 'K7M4-R2XW'], code: 1 },
  { args: ['correct', 'absent', '--name=x'], code: 1 },
  { args: ['delete'], code: 2 },
  { args: ['delete', 'absent', '--email', 'a@b.co', '--yes'], code: 2 },
  { args: ['delete', 'absent', '--yes'], code: 1 },
  { args: ['delete', '--email', '%', '--yes'], code: 1 },
  { args: ['release', 'absent'], code: 1 },
  { args: ['release', 'absent', 'more'], code: 2 },
  { args: ['resend', 'absent'], code: 1 },
  { args: ['resend'], code: 2 },
  { args: ['resend', '--parked'], code: 1 },
  { args: ['resend', '--parked', 'more', 'words'], code: 2 },
  { args: ['resend', 'absent', '--parked'], code: 2 },
  { args: ['stats', 'more'], code: 2 },
  { args: ['stats', '--csv'], code: 2 },
  { args: ['export', '--json', '--csv'], code: 2 },
  { args: ['backup'], code: 2 },
  { args: ['backup', 'no/such/folder/copy.db'], code: 2 },
  { args: ['backup', '.'], code: 2 },
];

test('wrong usage and unknown ids have different exit codes and print only to standard error', async () => {
  const service = await startTestService();
  const results = await Promise.all(misuse.map(({ args }) => leads(service, args)));
  expect(results.map(({ code }) => code)).toEqual(misuse.map(({ code }) => code));
  expect(results.map(({ stdout }) => stdout).join('')).toBe('');
  expect(results.filter(({ stderr }) => stderr === '')).toEqual([]);
});

const wrongOptions: [args: string[], message: string][] = [
  [
    ['correct', 'x', '--fon=1'],
    'This command has no option --fon. The options are --kind, --name,',
  ],
  [['correct', 'x', '--Email=a@b.co'], 'This command has no option --Email. The options are'],
  [['correct', 'x', '--name'], 'The option --name needs a value; write it as --name=VALUE.'],
  [['correct', 'x', '--name', '--phone=1'], 'The option --name needs a value'],
  [['list', '--xml'], 'This command has no option --xml. The options are --json, --csv.'],
  [['list', '-j'], 'This command has no option -j. The options are --json, --csv.'],
  [['list', '--json=yes'], 'The option --json takes no value.'],
  [['list', '--constructor'], 'This command has no option --constructor. The options are'],
  [['release', 'x', '--yes'], 'This command has no option --yes. It takes no options at all.'],
  [['delete', 'x', '--y'], 'This command has no option --y. The options are'],
];

test.each(wrongOptions)(
  'leads %j prints a message about the wrong option',
  async (args, message) => {
    const { code, stderr } = await leads({ root: createTestRoot() }, args);
    expect(code).toBe(2);
    expect(stderr.startsWith(message), stderr).toBe(true);
    expect(stderr).toContain(`Usage: leads ${args[0]} `);
  },
);
