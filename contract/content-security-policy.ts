import { createHash } from 'node:crypto';
import { parse } from 'parse5';
import { type Element, eachElement, getAttribute, getText } from './html-tree.ts';

/** Addresses outside of the site that the policy allows. */
export interface PolicyAddresses {
  /** The address of an external form service; `PUBLIC_FORM_ENDPOINT`. */
  formEndpoint?: string | undefined;
  /** The address of the page's iframe, if the page has one; `map.embed` of the company. */
  frame?: string | undefined;
}

/** Headers of every response, error responses included. */
export const securityHeaders: [name: string, value: string][] = [
  ['X-Content-Type-Options', 'nosniff'],
  // Not `no-referrer`: with it browsers post forms with `Origin: null`, which the service rejects.
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  // Only the features that can record or locate a visitor: each name adds bytes to every page.
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=()'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
];

/**
 * HSTS: browsers use only https for a year. They ignore the header on responses over http, so the
 * build can write the header into `_headers` without knowing how the site is served.
 */
export const strictTransport = ['Strict-Transport-Security', 'max-age=31536000'] as const;

/** The policy of responses that are not pages: they load nothing and cannot be framed. */
export const closedPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The security headers of responses that are not pages. */
export const closedHeaders = [
  ...securityHeaders,
  ['Content-Security-Policy', closedPolicy],
] satisfies [string, string][];

/** GitHub's API, through which the content editor reads and commits files. */
export const repositoryApi = 'https://api.github.com';

/**
 * The policy of the content editor. The editor inserts its style sheets into the page and shows photos
 * that are not committed yet as blob and data URLs. It connects only to the repository's API.
 */
export const editorPolicy = [
  closedPolicy,
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  `connect-src 'self' blob: data: ${repositoryApi}`,
].join('; ');

/** The path of the service worker: at the root, so that its scope is the whole site. */
export const workerPath = '/sw.js';

/** The policy of the service worker, which fetches only from this site. */
export const workerPolicy = `${closedPolicy}; connect-src 'self'`;

/**
 * The Content-Security-Policy of one page, with hashes of its inline scripts and styles. Attributes
 * such as `style="…"` and `onclick="…"` are never allowed.
 */
export function contentSecurityPolicy(html: string, addresses: PolicyAddresses = {}): string {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  let hasFrame = false;
  // Parsed as without script, so that a style inside <noscript> is found, too.
  for (const element of eachElement(parse(html, { scriptingEnabled: false }))) {
    if (isInlineScript(element)) scripts.add(hash(getText(element)));
    if (element.tagName === 'style') styles.add(hash(getText(element)));
    if (element.tagName === 'iframe') hasFrame = true;
  }
  const frame = hasFrame && addresses.frame ? [new URL(addresses.frame).origin] : [];
  const endpoint = addresses.formEndpoint ? [new URL(addresses.formEndpoint).origin] : [];
  // Directives that are not listed fall back to `default-src`.
  const directives: string[][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scripts],
    ['style-src', "'self'", ...styles],
    // The page loads an image from the frame's site to detect whether the site can be reached.
    ['img-src', "'self'", 'data:', ...frame],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...endpoint],
    ['form-action', "'self'", ...endpoint],
    ...(frame.length > 0 ? [['frame-src', ...frame]] : []),
    ['manifest-src', "'self'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

const executableTypes =
  /^(|module|importmap|speculationrules|text\/javascript|application\/javascript)$/i;

function isInlineScript(element: Element): boolean {
  if (element.tagName !== 'script' || getAttribute(element, 'src') !== undefined) return false;
  return executableTypes.test((getAttribute(element, 'type') ?? '').trim());
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
