import { checkSite } from './check-site.ts';

const [address, ...rest] = process.argv.slice(2);

if (!address || rest.length > 0 || !URL.canParse(address)) {
  process.stderr.write('Usage: npm run smoke -- https://www.example.com\n');
  process.exit(2);
}
// Only the origin is used, because the checks request their own paths.
const results = await checkSite(new URL('/', address));
for (const { name, fault } of results) {
  process.stdout.write(fault === undefined ? `ok      ${name}\n` : `WRONG   ${name}: ${fault}\n`);
}
process.exitCode = results.some(({ fault }) => fault !== undefined) ? 1 : 0;
