/** Options of nodemailer that may follow the host. Others would change limits or where mail goes. */
const allowedOptions =
  /^(authMethod|ignoreTLS|localAddress|name|opportunisticTLS|proxy|requireTLS|secure|servername|tls\..+)$/;

const expected = 'expected smtp://USER:PASSWORD@HOST:PORT or smtps://…';

const escapes =
  'write % in the user name or password as %25, # as %23, / as %2F, ? as %3F, @ as %40, a space as %20';

const options =
  'expected no other options than authMethod, ignoreTLS, localAddress, name, opportunisticTLS, proxy, requireTLS, secure, servername and those that start with tls.';

/**
 * What is wrong with the address of a mail server; undefined if nothing is. A character that ends the
 * password early leaves an address that can be parsed but leads elsewhere, so nothing is ignored.
 *
 * The message contains no part of the address, because any part may be one of the password.
 */
export function findSmtpUrlProblem(text: string): string | undefined {
  const address = /^smtps?:\/\/(.*)$/s.exec(text)?.[1];
  if (address === undefined) return expected;
  const end = address.search(/[/?#]/);
  const authority = end < 0 ? address : address.slice(0, end);
  const rest = end < 0 ? '' : address.slice(end);
  const query = new URLSearchParams(rest.replace(/^\/?\??/, ''));
  // Only the address of a proxy may contain a login of its own.
  const restWithoutProxy = rest.replace(/([?&]proxy=)[^&#]*/, '$1');
  const [login, host, ...more] = authority.includes('@') ? authority.split('@') : ['', authority];
  if (/[\s\p{Cc}]/u.test(address) || /[#@]/.test(restWithoutProxy) || more.length > 0) {
    return `${expected}; ${escapes}`;
  }
  if (!isEscapedRight(login ?? '')) return `${expected}; ${escapes}`;
  if (!host || host.startsWith(':') || !URL.canParse(text)) return `${expected}; ${escapes}`;
  if (authority.includes('@') && /^(:|$)/.test(login ?? '')) return expected;
  if (!/^\/?(\?|$)/.test(rest))
    return 'expected nothing after the port but options, as in /?requireTLS=true';
  return [...query.keys()].every((name) => allowedOptions.test(name)) ? undefined : options;
}

function isEscapedRight(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
