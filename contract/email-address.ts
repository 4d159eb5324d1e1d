import { cleanEmail } from './visible-text.ts';

/** Maximum length of an email address in SMTP, in characters (RFC 5321). */
const longestAddress = 254;

/**
 * A valid email address by the HTML standard's rule for `<input type="email">`. Unlike that rule, it requires
 * a dot in the domain, because a domain without a dot cannot receive email.
 */
const validAddress =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;

const ascii = /^\p{ASCII}*$/u;

// ASCII characters that a domain cannot contain, but an address for `URL` can.
const notInDomain = /(?![a-z\d.-])\p{ASCII}/iu;

/**
 * Returns the address to which email is sent: `text` without invisible characters, and with an international
 * domain in its ASCII form (Punycode). Returns undefined if `text` is not a valid address.
 *
 * Example: `info@xn--mller-elektro-wob.de` for `info@müller-elektro.de`
 */
export function toMailAddress(text: string): string | undefined {
  const cleaned = cleanEmail(text);
  const domainStart = cleaned.lastIndexOf('@') + 1;
  const domain = toAsciiDomain(cleaned.slice(domainStart));
  const address = cleaned.slice(0, domainStart) + domain;
  return address.length <= longestAddress && validAddress.test(address) ? address : undefined;
}

/** Whether the part before the @ contains characters that many mail servers do not accept. */
export function hasForeignLocalPart(text: string): boolean {
  const cleaned = cleanEmail(text);
  const domainStart = cleaned.lastIndexOf('@');
  return domainStart > 0 && !ascii.test(cleaned.slice(0, domainStart));
}

/** Returns the ASCII form of an international domain. Invalid domains and ASCII domains are returned unchanged. */
function toAsciiDomain(domain: string): string {
  if (ascii.test(domain) || notInDomain.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}
