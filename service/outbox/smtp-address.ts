/**
 * The address of a mail server with those options alone that say how to connect to it.
 *
 * The mail library takes any of its own options from an address. How long a step may take, how many
 * connections there are, what is logged and where mails go is not the address's to say.
 */
export function readSmtpAddress(url: string): string {
  const address = new URL(url);
  if (address.search === '') return url;
  for (const name of [...address.searchParams.keys()]) {
    if (!options.has(name) && !name.startsWith('tls.')) address.searchParams.delete(name);
  }
  return address.href;
}

const options = new Set([
  'authMethod',
  'ignoreTLS',
  'localAddress',
  'name',
  'opportunisticTLS',
  'proxy',
  'requireTLS',
  'secure',
  'servername',
]);
