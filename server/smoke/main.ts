import { checkSite } from './check-site.ts';

const [address, ...rest] = process.argv.slice(2);

if (!address || rest.length > 0 || !URL.canParse(address)) {
  process.stderr.write('Usage: npm run smoke -- https://www.example.com\n');
  process.exit(2);
}
// Only the origin is used, because the checks request their own paths.
const results = await checkSite(new URL('/', address));
for (const { name, fault, isExpected } of results) {
  const verdict = isExpected ? 'differs' : 'WRONG';
  process.stdout.write(
    fault === undefined ? `ok      ${name}\n` : `${verdict.padEnd(8)}${name}: ${fault}\n`,
  );
}
process.exitCode = results.some(({ fault, isExpected }) => fault && !isExpected) ? 1 : 0;
