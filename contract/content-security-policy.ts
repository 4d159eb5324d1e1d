import { createHash } from 'node:crypto';
import { parse } from 'parse5';
import { type Element, eachElement, getAttribute, getText } from './html-tree.ts';

/** What the policy allows beside the site itself. */
export interface PolicyAddresses {
  /** The address of a foreign form service; `PUBLIC_FORM_ENDPOINT`. */
  formEndpoint?: string | undefined;
  /** The address that an iframe shows, where the page has one; `map.embed` of the company. */
  frame?: string | undefined;
}

/** Headers that every answer carries, pages and refusals alike. */
export const securityHeaders: [name: string, value: string][] = [
  ['X-Content-Type-Options', 'nosniff'],
  // Not `no-referrer`: that makes browsers post forms with `Origin: null`, which is refused.
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  // What could listen, look or find the visitor. Each name more costs bytes on every page.
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=()'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
];

/**
 * For a year only https. Browsers pass over it on answers over plain http, so what writes it into a
 * file need not know how that is served.
 */
export const strictTransport = ['Strict-Transport-Security', 'max-age=31536000'] as const;

/** The policy of answers that are not documents: nothing may be loaded, no page may frame them. */
export const closedPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The same with the policy of what is no page. */
export const closedHeaders = [
  ...securityHeaders,
  ['Content-Security-Policy', closedPolicy],
] satisfies [string, string][];

/** The API of the repository's host, which the content editor reads from and commits to. */
export const repositoryApi = 'https://api.github.com';

/**
 * The policy of the content editor. It writes its style sheets into the page and shows photos that
 * are not committed yet, which it holds as blobs and as data; it reaches no host but the repository's.
 */
export const editorPolicy = [
  closedPolicy,
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  `connect-src 'self' blob: data: ${repositoryApi}`,
].join('; ');

/** Where the service worker is, at the root so that it may answer every page. */
export const workerPath = '/sw.js';

/** The policy of the service worker: it reaches this site alone, on behalf of its pages. */
export const workerPolicy = `${closedPolicy}; connect-src 'self'`;

/**
 * The Content-Security-Policy of one page, with the hashes of the scripts and styles it holds.
 *
 * Attributes such as `style="…"` and `onclick="…"` are never allowed.
 */
export function contentSecurityPolicy(html: string, addresses: PolicyAddresses = {}): string {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  let hasFrame = false;
  // Read as a browser without script reads it, so that a style inside <noscript> is found too.
  for (const element of eachElement(parse(html, { scriptingEnabled: false }))) {
    if (isInlineScript(element)) scripts.add(hash(getText(element)));
    if (element.tagName === 'style') styles.add(hash(getText(element)));
    if (element.tagName === 'iframe') hasFrame = true;
  }
  const frame = hasFrame && addresses.frame ? [new URL(addresses.frame).origin] : [];
  const endpoint = addresses.formEndpoint ? [new URL(addresses.formEndpoint).origin] : [];
  // What is not named has what `default-src` says.
  const directives: string[][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scripts],
    ['style-src', "'self'", ...styles],
    // A picture tells whether the frame's site can be reached, which the frame does not.
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
