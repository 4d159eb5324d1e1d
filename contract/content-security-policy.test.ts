import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function directive(name: string, html: string, options = {}): string | undefined {
  const policy = contentSecurityPolicy(`<!DOCTYPE html><html><head>${html}</head></html>`, options);
  return policy.split('; ').find((each) => each.startsWith(`${name} `));
}

test('the policy blocks all unlisted sources', () => {
  const policy = contentSecurityPolicy('<p style="color: red" onclick="x()">');
  expect(policy).toMatch(/^default-src 'none'; /);
  expect(policy).toContain("base-uri 'none'; frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe|sha256|\*/);
});

const inlineScripts: { html: string; hashed?: string }[] = [
  { html: '<script>a()</script>', hashed: 'a()' },
  { html: '<script type="module">a()</script>', hashed: 'a()' },
  { html: '<script type="speculationrules">{"a":1}</script>', hashed: '{"a":1}' },
  { html: '<script>a < b && "ä"</script>', hashed: 'a < b && "ä"' },
  // Browsers normalize Windows line breaks to \n before hashing a script.
  { html: '<script>a\r\nb</script>', hashed: 'a\nb' },
  { html: '<script>a</script><script>a</script>', hashed: 'a' },
  { html: '<script type="application/ld+json">{}</script>' },
  { html: '<script type="application/json">{}</script>' },
  { html: '<script src="/a.js"></script>' },
  { html: '<!-- <script>a</script> -->' },
];

test.each(inlineScripts)(
  'script-src allows the page’s own scripts and the executable inline scripts in $html',
  ({ html, hashed }) => {
    const inline = hashed === undefined ? '' : ` ${hash(hashed)}`;
    expect(directive('script-src', html)).toBe(`script-src 'self'${inline}`);
  },
);

test.each([
  { description: 'a style', html: '<style>a { b: c }</style>', text: 'a { b: c }' },
  {
    description: 'a style for browsers without JavaScript',
    html: '<noscript><style>d</style></noscript>',
    text: 'd',
  },
])('style-src contains the hash of $description', ({ html, text }) => {
  expect(directive('style-src', html)).toBe(`style-src 'self' ${hash(text)}`);
});

test('the policy allows form posts and fetch requests to an external form service', () => {
  const options = { formEndpoint: 'https://forms.test:8443/f/1?x=y' };
  expect(directive('form-action', '', options)).toBe("form-action 'self' https://forms.test:8443");
  expect(directive('connect-src', '', options)).toBe("connect-src 'self' https://forms.test:8443");
  expect(directive('form-action', '')).toBe("form-action 'self'");
});

test('the policy allows frames only from the origin of the map', () => {
  const frame = 'https://map.test/a?b';
  const html = '<noscript><iframe src="https://map.test/a?b"></iframe></noscript>';
  expect(directive('frame-src', html, { frame })).toBe('frame-src https://map.test');
  expect(directive('img-src', html, { frame })).toBe("img-src 'self' data: https://map.test");
  expect(directive('img-src', '<p>No frame</p>', { frame })).toBe("img-src 'self' data:");
  expect(directive('frame-src', '', { frame })).toBeUndefined();
  expect(directive('frame-src', html)).toBeUndefined();
  expect(directive('default-src', html)).toBe("default-src 'none'");
});
