import { parse } from 'parse5';
import { eachElement, getAttribute } from '../html-tree.ts';

/*
 * The scoring of the MDN HTTP Observatory, written down from what it publishes:
 * https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring, and for the rules behind
 * each result the package `@mdn/mdn-http-observatory`, version 1.4.8, folder `src/analyzer/tests`.
 */

/** What the Observatory sees of one page. */
export interface ObservatoryScan {
  /** The page over https. */
  page: { headers: Headers; html: string };
  /** The same page asked for with an `Origin` that is not the site's own. */
  foreign: { origin: string; headers: Headers };
  /** Where a visitor of the http address is led, that address first: a matter of the proxy. */
  redirects: readonly string[];
}

/** A score, and for each test the result that led to it. */
export interface ObservatoryScore {
  score: number;
  results: Record<ObservatoryTest, ObservatoryResult>;
}

/** The ten tests. */
export type ObservatoryTest = keyof typeof tests;

/** The result of a test, as the Observatory names it. */
export type ObservatoryResult = keyof typeof modifiers;

/**
 * Scores a page: 100 less what counts against it; what counts for it only if 90 are left.
 *
 * 130 is the most for a site that is in no preload list, sets no cookie and loads scripts from its
 * own origin without `integrity`.
 */
export function scoreByObservatory(scan: ObservatoryScan): ObservatoryScore {
  const results = Object.fromEntries(
    Object.entries(tests).map(([name, test]) => [name, test(scan)]),
  ) as ObservatoryScore['results'];
  const points = Object.values(results).map((result) => modifiers[result]);
  const base = 100 + sum(points.filter((each) => each < 0));
  const score = base >= leastForBonuses ? base + sum(points.filter((each) => each > 0)) : base;
  return { score: Math.max(0, score), results };
}

const leastForBonuses = 90;

const modifiers = {
  'csp-implemented-with-no-unsafe-default-src-none': 10,
  'csp-implemented-with-no-unsafe': 5,
  'csp-implemented-with-unsafe-inline-in-style-src-only': 0,
  'csp-implemented-with-insecure-scheme-in-passive-content-only': -10,
  'csp-implemented-with-unsafe-eval': -10,
  'csp-implemented-with-unsafe-inline': -20,
  'csp-implemented-with-insecure-scheme': -20,
  'csp-header-invalid': -25,
  'csp-not-implemented': -25,
  'cookies-secure-with-httponly-sessions-and-samesite': 5,
  'cookies-secure-with-httponly-sessions': 0,
  'cookies-not-found': 0,
  'cookies-without-secure-flag-but-protected-by-hsts': -5,
  'cookies-session-without-secure-flag-but-protected-by-hsts': -10,
  'cookies-without-secure-flag': -20,
  'cookies-samesite-flag-invalid': -20,
  'cookies-anticsrf-without-samesite-flag': -20,
  'cookies-session-without-httponly-flag': -30,
  'cookies-session-without-secure-flag': -40,
  'cross-origin-resource-sharing-not-implemented': 0,
  'cross-origin-resource-sharing-implemented-with-public-access': 0,
  'cross-origin-resource-sharing-implemented-with-restricted-access': 0,
  'cross-origin-resource-sharing-implemented-with-universal-access': -50,
  'redirection-to-https': 0,
  'redirection-not-needed-no-http': 0,
  'redirection-off-host-from-http': -5,
  'redirection-not-to-https-on-initial-redirection': -10,
  'redirection-not-to-https': -20,
  'redirection-missing': -20,
  'referrer-policy-private': 5,
  'referrer-policy-not-implemented': 0,
  'referrer-policy-unsafe': -5,
  'referrer-policy-header-invalid': -5,
  'hsts-implemented-max-age-at-least-six-months': 0,
  'hsts-implemented-max-age-less-than-six-months': -10,
  'hsts-not-implemented': -20,
  'hsts-header-invalid': -20,
  'sri-implemented-and-all-scripts-loaded-securely': 5,
  'sri-implemented-and-external-scripts-loaded-securely': 5,
  'sri-not-implemented-but-no-scripts-loaded': 0,
  'sri-not-implemented-but-all-scripts-loaded-from-secure-origin': 0,
  'sri-not-implemented-but-external-scripts-loaded-securely': -5,
  'sri-implemented-but-external-scripts-not-loaded-securely': -20,
  'sri-not-implemented-and-external-scripts-not-loaded-securely': -50,
  'x-content-type-options-nosniff': 0,
  'x-content-type-options-not-implemented': -5,
  'x-content-type-options-header-invalid': -5,
  'x-frame-options-implemented-via-csp': 5,
  'x-frame-options-sameorigin-or-deny': 0,
  'x-frame-options-allow-from-origin': 0,
  'x-frame-options-not-implemented': -20,
  'x-frame-options-header-invalid': -20,
  'corp-implemented-with-same-origin': 10,
  'corp-implemented-with-same-site': 10,
  'corp-implemented-with-cross-origin': 0,
  'corp-not-implemented': 0,
  'corp-header-invalid': -5,
} as const satisfies Record<string, number>;

const tests = {
  'content-security-policy': judgePolicy,
  cookies: judgeCookies,
  cors: judgeSharing,
  redirection: judgeRedirection,
  'referrer-policy': judgeReferrerPolicy,
  'strict-transport-security': judgeTransportSecurity,
  'subresource-integrity': judgeIntegrity,
  'x-content-type-options': judgeContentTypeOptions,
  'x-frame-options': judgeFrameOptions,
  'cross-origin-resource-policy': judgeResourcePolicy,
} as const satisfies Record<string, (scan: ObservatoryScan) => ObservatoryResult>;

// One policy in the header is read; the site never sends two, nor one in the page.
function readPolicy({ page }: ObservatoryScan): Map<string, string[]> | undefined {
  const header = page.headers.get('Content-Security-Policy');
  if (header === null) return new Map();
  if (header.trim().length < shortestPolicy) return undefined;
  const policy = new Map<string, string[]>();
  for (const directive of header.split(';')) {
    const [name = '', ...sources] = directive.trim().toLowerCase().split(/\s+/);
    if (name === '') continue;
    if (policy.has(name)) return undefined;
    policy.set(name, sources.length === 0 && name.endsWith('-src') ? ["'none'"] : sources);
  }
  return policy;
}

const shortestPolicy = 6;

const broadSources = new Set([
  ...['ftp:', 'http:', 'https:', '*'],
  ...['http://*', 'http://*.*', 'https://*', 'https://*.*'],
]);
const inlineSources = new Set(["'unsafe-inline'", 'data:']);

function judgePolicy(scan: ObservatoryScan): ObservatoryResult {
  const policy = readPolicy(scan);
  if (!policy) return 'csp-header-invalid';
  if (policy.size === 0) return 'csp-not-implemented';
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const scripts = withoutOverruled(sourcesOf('script-src'));
  const styles = withoutOverruled(sourcesOf('style-src'));
  const active = [...policy]
    .filter(([name]) => !['img-src', 'media-src', 'script-src'].includes(name))
    .flatMap(([, sources]) => sources);
  const passive = ['img-src', 'media-src'].flatMap((name) => sourcesOf(name));
  const isLoose = (source: string) => broadSources.has(source) || inlineSources.has(source);
  const isPlain = (source: string) => /^(http|ftp):/.test(source);

  if (scripts.some(isLoose) || sourcesOf('object-src').some((each) => broadSources.has(each))) {
    return 'csp-implemented-with-unsafe-inline';
  }
  if ([...active, ...scripts].some(isPlain)) return 'csp-implemented-with-insecure-scheme';
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return 'csp-implemented-with-unsafe-eval';
  if (passive.some(isPlain)) return 'csp-implemented-with-insecure-scheme-in-passive-content-only';
  if (styles.some(isLoose)) return 'csp-implemented-with-unsafe-inline-in-style-src-only';
  return policy.get('default-src')?.join() === "'none'"
    ? 'csp-implemented-with-no-unsafe-default-src-none'
    : 'csp-implemented-with-no-unsafe';
}

// Where there is a hash or a nonce, browsers pass over 'unsafe-inline'.
function withoutOverruled(sources: string[]): string[] {
  const isHashed = sources.some((source) => /^'(sha(256|384|512)|nonce)-/.test(source));
  return sources.filter((source) => !(isHashed && source === "'unsafe-inline'"));
}

function judgeCookies(scan: ObservatoryScan): ObservatoryResult {
  const isProtected =
    judgeTransportSecurity(scan) === 'hsts-implemented-max-age-at-least-six-months';
  const worst: ObservatoryResult[] = [
    'cookies-secure-with-httponly-sessions-and-samesite',
    'cookies-secure-with-httponly-sessions',
    'cookies-without-secure-flag-but-protected-by-hsts',
    'cookies-without-secure-flag',
    'cookies-session-without-secure-flag-but-protected-by-hsts',
    'cookies-samesite-flag-invalid',
    'cookies-anticsrf-without-samesite-flag',
    'cookies-session-without-httponly-flag',
    'cookies-session-without-secure-flag',
  ];
  const found = scan.page.headers
    .getSetCookie()
    .flatMap((cookie) => judgeCookie(cookie, isProtected));
  if (found.length === 0) return 'cookies-not-found';
  return worst.findLast((result) => found.includes(result)) ?? 'cookies-not-found';
}

function judgeCookie(cookie: string, isProtected: boolean): ObservatoryResult[] {
  const [pair = '', ...rest] = cookie.split(';').map((part) => part.trim().toLowerCase());
  const name = pair.split('=')[0] ?? '';
  const sameSite = rest.find((part) => part.startsWith('samesite'))?.split('=')[1];
  const isSecure = rest.includes('secure');
  const isSession = /login|sess/.test(name);
  const results: ObservatoryResult[] = [
    sameSite === undefined
      ? 'cookies-secure-with-httponly-sessions'
      : 'cookies-secure-with-httponly-sessions-and-samesite',
  ];
  if (!isSecure) {
    results.push(
      isProtected
        ? 'cookies-without-secure-flag-but-protected-by-hsts'
        : 'cookies-without-secure-flag',
    );
  }
  if (!isSecure && isSession) {
    results.push(
      isProtected
        ? 'cookies-session-without-secure-flag-but-protected-by-hsts'
        : 'cookies-session-without-secure-flag',
    );
  }
  const isOdd = sameSite !== undefined && !['lax', 'strict', 'none'].includes(sameSite);
  if (isOdd || (sameSite === 'none' && !isSecure)) results.push('cookies-samesite-flag-invalid');
  if (name.includes('csrf') && sameSite === undefined) {
    results.push('cookies-anticsrf-without-samesite-flag');
  }
  if (isSession && !rest.includes('httponly')) {
    results.push('cookies-session-without-httponly-flag');
  }
  return results;
}

function judgeSharing({ foreign }: ObservatoryScan): ObservatoryResult {
  const allowed = foreign.headers.get('Access-Control-Allow-Origin');
  if (allowed === null) return 'cross-origin-resource-sharing-not-implemented';
  if (allowed === '*') return 'cross-origin-resource-sharing-implemented-with-public-access';
  return allowed === foreign.origin &&
    foreign.headers.get('Access-Control-Allow-Credentials') === 'true'
    ? 'cross-origin-resource-sharing-implemented-with-universal-access'
    : 'cross-origin-resource-sharing-implemented-with-restricted-access';
}

function judgeRedirection({ redirects }: ObservatoryScan): ObservatoryResult {
  const [first, second] = redirects.map((address) => new URL(address));
  if (!first) return 'redirection-not-needed-no-http';
  if (!second) return 'redirection-missing';
  if (!redirects.at(-1)?.startsWith('https:')) return 'redirection-not-to-https';
  if (second.protocol === 'http:') return 'redirection-not-to-https-on-initial-redirection';
  return first.hostname === second.hostname
    ? 'redirection-to-https'
    : 'redirection-off-host-from-http';
}

const referrerPolicies: Record<string, ObservatoryResult> = {
  'no-referrer': 'referrer-policy-private',
  'same-origin': 'referrer-policy-private',
  'strict-origin': 'referrer-policy-private',
  'strict-origin-when-cross-origin': 'referrer-policy-private',
  origin: 'referrer-policy-unsafe',
  'origin-when-cross-origin': 'referrer-policy-unsafe',
  'unsafe-url': 'referrer-policy-unsafe',
  'no-referrer-when-downgrade': 'referrer-policy-unsafe',
};

function judgeReferrerPolicy({ page }: ObservatoryScan): ObservatoryResult {
  const header = page.headers.get('Referrer-Policy');
  if (header === null) return 'referrer-policy-not-implemented';
  // The last one that is known counts.
  const known = header
    .split(',')
    .map((policy) => referrerPolicies[policy.trim().toLowerCase()])
    .filter((result) => result !== undefined);
  return known.at(-1) ?? 'referrer-policy-header-invalid';
}

// Six months are 15,768,000 seconds; the Observatory also takes 180 days.
const sixMonths = 15_552_000;

function judgeTransportSecurity({ page }: ObservatoryScan): ObservatoryResult {
  const header = page.headers.get('Strict-Transport-Security');
  if (header === null) return 'hsts-not-implemented';
  const age = /(?:^|;)\s*max-age="?(\d+)/i.exec(header)?.[1];
  if (header.includes(',') || age === undefined) return 'hsts-header-invalid';
  return Number(age) < sixMonths
    ? 'hsts-implemented-max-age-less-than-six-months'
    : 'hsts-implemented-max-age-at-least-six-months';
}

function judgeIntegrity({ page }: ObservatoryScan): ObservatoryResult {
  const scripts = [...eachElement(parse(page.html))].filter(({ tagName }) => tagName === 'script');
  if (scripts.length === 0) return 'sri-not-implemented-but-no-scripts-loaded';
  const files = scripts
    .map((script) => ({
      source: getAttribute(script, 'src') ?? '',
      hasIntegrity: Boolean(getAttribute(script, 'integrity')),
    }))
    .filter(({ source }) => source !== '');
  // The site loads no script by a full address, so one on the same domain is not told apart.
  const foreign = files.filter(({ source }) => /^(https?:)?\/\/[^/]/.test(source));
  const unsafe = foreign.filter(({ source }) => !source.startsWith('https:'));
  if (unsafe.some(({ hasIntegrity }) => !hasIntegrity)) {
    return 'sri-not-implemented-and-external-scripts-not-loaded-securely';
  }
  if (foreign.some(({ hasIntegrity }) => !hasIntegrity)) {
    return 'sri-not-implemented-but-external-scripts-loaded-securely';
  }
  if (unsafe.length > 0) return 'sri-implemented-but-external-scripts-not-loaded-securely';
  if (foreign.length > 0) return 'sri-implemented-and-external-scripts-loaded-securely';
  return files.some(({ hasIntegrity }) => hasIntegrity)
    ? 'sri-implemented-and-all-scripts-loaded-securely'
    : 'sri-not-implemented-but-all-scripts-loaded-from-secure-origin';
}

function judgeContentTypeOptions({ page }: ObservatoryScan): ObservatoryResult {
  const header = page.headers.get('X-Content-Type-Options');
  if (header === null) return 'x-content-type-options-not-implemented';
  return header.trim().toLowerCase() === 'nosniff'
    ? 'x-content-type-options-nosniff'
    : 'x-content-type-options-header-invalid';
}

function judgeFrameOptions(scan: ObservatoryScan): ObservatoryResult {
  if (readPolicy(scan)?.has('frame-ancestors')) return 'x-frame-options-implemented-via-csp';
  const header = scan.page.headers.get('X-Frame-Options')?.trim().toLowerCase();
  if (!header) return 'x-frame-options-not-implemented';
  if (header === 'deny' || header === 'sameorigin') return 'x-frame-options-sameorigin-or-deny';
  return header.startsWith('allow-from')
    ? 'x-frame-options-allow-from-origin'
    : 'x-frame-options-header-invalid';
}

function judgeResourcePolicy({ page }: ObservatoryScan): ObservatoryResult {
  const header = page.headers.get('Cross-Origin-Resource-Policy')?.trim().toLowerCase();
  if (!header) return 'corp-not-implemented';
  if (header === 'same-origin' || header === 'same-site' || header === 'cross-origin') {
    return `corp-implemented-with-${header}`;
  }
  return 'corp-header-invalid';
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
