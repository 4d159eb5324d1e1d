import { findFaults } from './find-faults.ts';

const [address, ...rest] = process.argv.slice(2);

if (!address || rest.length > 0 || !URL.canParse(address)) {
  process.stderr.write('Usage: npm run smoke -- https://www.example.com\n');
  process.exit(2);
}
const found = await findFaults(new URL('/', address));
for (const [what, fault] of found) {
  process.stdout.write(fault === undefined ? `ok      ${what}\n` : `WRONG   ${what}: ${fault}\n`);
}
process.exitCode = found.some(([, fault]) => fault !== undefined) ? 1 : 0;
