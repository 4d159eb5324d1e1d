/** nodemailer options allowed in `SMTP_URL`. Other options could change limits or the recipients of emails. */
const allowedOptions =
  /^(authMethod|ignoreTLS|localAddress|name|opportunisticTLS|proxy|requireTLS|secure|servername|tls\..+)$/;

const expected = 'expected smtp://USER:PASSWORD@HOST:PORT or smtps://…';

const escapes =
  'write % in the user name or password as %25, # as %23, / as %2F, ? as %3F, @ as %40, a space as %20';

const options =
  'unknown option; expected authMethod, ignoreTLS, localAddress, name, opportunisticTLS, proxy, requireTLS, secure, servername or an option that starts with tls.';

/**
 * Validates the URL of a mail server. Returns an error message, or undefined if the URL is valid. The
 * validation is strict: an unescaped character in the password can turn the text into a valid URL of a
 * different server.
 *
 * The error message never quotes the URL, because any part of it may belong to the password.
 */
export function findSmtpUrlProblem(text: string): string | undefined {
  const address = /^smtps?:\/\/(.*)$/s.exec(text)?.[1];
  if (address === undefined) return expected;
  const end = address.search(/[/?#]/);
  const authority = end < 0 ? address : address.slice(0, end);
  const rest = end < 0 ? '' : address.slice(end);
  const query = new URLSearchParams(rest.replace(/^\/?\??/, ''));
  // Ignore the proxy option when searching for `#` and `@`, because the proxy's URL may contain a login.
  const restWithoutProxy = rest.replace(/([?&]proxy=)[^&#]*/, '$1');
  const [login, host, ...more] = authority.includes('@') ? authority.split('@') : ['', authority];
  if (/[\s\p{Cc}]/u.test(address) || /[#@]/.test(restWithoutProxy) || more.length > 0) {
    return `${expected}; ${escapes}`;
  }
  if (!isEscapedCorrectly(login ?? '')) return `${expected}; ${escapes}`;
  if (!host || host.startsWith(':') || !URL.canParse(text)) return `${expected}; ${escapes}`;
  if (authority.includes('@') && /^(:|$)/.test(login ?? '')) return expected;
  if (!/^\/?(\?|$)/.test(rest))
    return 'expected only options after the port, as in /?requireTLS=true';
  return [...query.keys()].every((name) => allowedOptions.test(name)) ? undefined : options;
}

function isEscapedCorrectly(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
