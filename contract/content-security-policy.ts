import { createHash } from 'node:crypto';
import { parse } from 'parse5';
import { type Element, eachElement, getAttribute, getText } from './html-tree.ts';

/**
 * Values of a script's `type` attribute with which browsers execute the script. The empty string stands for a
 * missing attribute.
 */
const executableTypes =
  /^(|module|importmap|speculationrules|text\/javascript|application\/javascript)$/i;

/** Addresses on other sites that the policy allows. */
export interface PolicyAddresses {
  /** The address of an external form service, from `PUBLIC_FORM_ENDPOINT`. */
  formEndpoint?: string | undefined;
  /** The address of the embedded map, from `map.embed` in `content/company.yaml`. */
  frame?: string | undefined;
}

/** Security headers for every response, including error responses. */
export const securityHeaders: [name: string, value: string][] = [
  ['X-Content-Type-Options', 'nosniff'],
  // Do not use `no-referrer`: browsers would then post forms with `Origin: null`, which the service accepts
  // only from browsers that also send `Sec-Fetch-Site`.
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  // List only the features that can record or locate a visitor: each name adds bytes to every response.
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=()'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
];

/**
 * HSTS header: browsers use only https for a year. Browsers ignore the header on responses over http,
 * so the build can write the header into `_headers` without knowing how the site is served.
 */
export const strictTransport = ['Strict-Transport-Security', 'max-age=31536000'] as const;

/** Content-Security-Policy of responses that are not pages: nothing may be loaded or framed. */
export const closedPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Security headers for responses that are not pages. */
export const closedHeaders = [
  ...securityHeaders,
  ['Content-Security-Policy', closedPolicy],
] satisfies [string, string][];

/** Origin of the GitHub API, which the content editor uses to read and commit files. */
export const repositoryApi = 'https://api.github.com';

/**
 * Content-Security-Policy of the content editor. The editor inserts style sheets into the page, shows
 * uncommitted photos as blob and data URLs, and connects only to the GitHub API.
 */
export const editorPolicy = [
  closedPolicy,
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  `connect-src 'self' blob: data: ${repositoryApi}`,
].join('; ');

/** Path of the service worker. The script is at the root, so that its scope is the whole site. */
export const workerPath = '/sw.js';

/** Content-Security-Policy of the service worker, which fetches only from this site. */
export const workerPolicy = `${closedPolicy}; connect-src 'self'`;

/**
 * Returns the Content-Security-Policy of one page, with hashes of the page's inline scripts and
 * styles. Attributes such as `style="…"` and `onclick="…"` are never allowed.
 */
export function contentSecurityPolicy(html: string, addresses: PolicyAddresses = {}): string {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  let hasFrame = false;
  // Parse with scripting disabled, so that styles inside <noscript> are found as well.
  for (const element of eachElement(parse(html, { scriptingEnabled: false }))) {
    if (isInlineScript(element)) scripts.add(hash(getText(element)));
    if (element.tagName === 'style') styles.add(hash(getText(element)));
    if (element.tagName === 'iframe') hasFrame = true;
  }
  const frame = hasFrame && addresses.frame ? [new URL(addresses.frame).origin] : [];
  const endpoint = addresses.formEndpoint ? [new URL(addresses.formEndpoint).origin] : [];
  // Unlisted fetch directives fall back to `default-src`.
  const directives: string[][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scripts],
    ['style-src', "'self'", ...styles],
    // The page loads an image from the map's site to test whether that site is reachable.
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

function isInlineScript(element: Element): boolean {
  if (element.tagName !== 'script' || getAttribute(element, 'src') !== undefined) return false;
  return executableTypes.test((getAttribute(element, 'type') ?? '').trim());
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
