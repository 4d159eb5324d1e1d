/** nodemailer options that `SMTP_URL` may set. Others would change limits or the receivers of mail. */
const allowedOptions =
  /^(authMethod|ignoreTLS|localAddress|name|opportunisticTLS|proxy|requireTLS|secure|servername|tls\..+)$/;

const expected = 'expected smtp://USER:PASSWORD@HOST:PORT or smtps://…';

const escapes =
  'write % in the user name or password as %25, # as %23, / as %2F, ? as %3F, @ as %40, a space as %20';

const options =
  'expected no other options than authMethod, ignoreTLS, localAddress, name, opportunisticTLS, proxy, requireTLS, secure, servername and those that start with tls.';

/**
 * Validates the URL of a mail server; undefined if it is valid. The check is strict, because an
 * unescaped character that ends the password early can leave a valid URL of another server.
 *
 * The message contains no part of the URL, because any part may belong to the password.
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
  if (!isEscapedCorrectly(login ?? '')) return `${expected}; ${escapes}`;
  if (!host || host.startsWith(':') || !URL.canParse(text)) return `${expected}; ${escapes}`;
  if (authority.includes('@') && /^(:|$)/.test(login ?? '')) return expected;
  if (!/^\/?(\?|$)/.test(rest))
    return 'expected nothing after the port but options, as in /?requireTLS=true';
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
