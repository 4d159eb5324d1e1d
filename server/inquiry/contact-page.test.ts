import { parse } from 'parse5';
import { expect, test } from 'vitest';
import {
  type Element,
  eachElement,
  findElement,
  getAttribute,
  getText,
} from '#contract/html-tree.ts';
import { contactPage } from '../testing/test-pages.tsx';
import { browserHeaders, goodFields, onWorker, startTestService } from '../testing/test-service.ts';
import { renderRefusal } from './contact-page.ts';

const phone = { number: '+14325550142', display: '(432) 555-0142' };
const has = (element: Element, name: string) => getAttribute(element, name) !== undefined;
const first = (html: string, matches: (element: Element) => boolean): Element => {
  const element = findElement(parse(html), matches);
  if (!element) throw new Error(`${html} has no such element`);
  return element;
};
const byId = (html: string, id: string) => first(html, (each) => getAttribute(each, 'id') === id);
const withAttribute = (html: string, name: string) => first(html, (each) => has(each, name));

test('errors are shown next to their fields and in a summary that links to the fields', () => {
  const errors = { email: 'Enter an <email>.', submission: 'Send this field only once.' };
  const html = renderRefusal(contactPage, { values: {}, errors }, phone);
  expect(html).toContain('<title>Error: Contact | Test Company</title>');
  expect(html).toContain('<li><a href="#email">Enter an &lt;email&gt;.</a></li>');
  expect(html).toContain('<li>Send this field only once.</li>');
  const [message] = eachElement(byId(html, 'email-error'));
  expect(message && getText(message)).toBe('Enter an <email>.');
  expect(getAttribute(byId(html, 'email'), 'aria-invalid')).toBe('true');
  expect(byId(html, 'name-error').childNodes).toEqual([]);
  expect(has(byId(html, 'name'), 'aria-invalid')).toBe(false);
  const summary = withAttribute(html, 'data-error-summary');
  expect(getAttribute(summary, 'role')).toBe('alert');
  expect(has(summary, 'autofocus')).toBe(true);
  expect(has(withAttribute(html, 'data-form-notice'), 'hidden')).toBe(true);
});

test('the submitted choices are selected, and unknown values select nothing', () => {
  const chosenFor = (values: Record<string, string>) => {
    const page = parse(renderRefusal(contactPage, { values }, phone));
    return [...eachElement(page)]
      .filter((each) => has(each, 'selected') || has(each, 'checked'))
      .map((each) => getAttribute(each, 'value'));
  };
  expect(chosenFor({ service: 'automation', kind: 'work' }).sort()).toEqual(['automation', 'work']);
  expect(chosenFor({ service: '"><b>', kind: 'job' }).sort()).toEqual(['', 'job']);
});

test('a refused form is not hydrated, and each refusal page has a new submission number', () => {
  const read = () => {
    const html = renderRefusal(contactPage, {}, phone);
    expect(html).toContain(' method="post"');
    expect(html).not.toContain('data-inquiry-form');
    return /name="submission" value="([\da-f-]{36})"/.exec(html)?.[1];
  };
  expect(read()).not.toBe(read());
  expect(contactPage).toContain('name="submission"/>');
});

test('a notice contains the phone number as a link', () => {
  const notice = { title: 'A & B', text: 'Wait, or call {phone} directly.' };
  const html = renderRefusal(contactPage, { notice }, phone);
  expect(getText(withAttribute(html, 'data-notice-title'))).toBe('A & B');
  expect(html).toContain(
    '>Wait, or call <a href="tel:+14325550142">(432) 555-0142</a> directly.</p>',
  );
  expect(has(withAttribute(html, 'data-form-notice'), 'hidden')).toBe(false);
});

test.each([
  ['form', contactPage.replace('data-inquiry-form', '')],
  ['data-summary-template', contactPage.replace('data-summary-template', '')],
  ['data-message-template', contactPage.replace('data-message-template', '')],
])(
  'rendering a built page without %s throws an error that names the missing attribute',
  (missing, html) => {
    expect(() => renderRefusal(html, { errors: { name: 'x' } }, phone)).toThrow(missing);
  },
);

test('a link with ?service and ?about opens the form prefilled', async () => {
  const service = await startTestService();
  const path = '/contact?service=automation&about=%3C%2Ftextarea%3E%00%0Ahi';
  const response = await service.request(path, { headers: { 'Accept-Encoding': 'identity' } });
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toContain('<option value="automation" selected="">');
  expect(html).toContain('>About: &lt;/textarea&gt; hi\n</textarea>');
  // The page's script hydrates a prefilled form, unlike a refused one.
  expect(html).toContain('data-inquiry-form');
  expect(html).toContain('name="submission">');
  expect(html).not.toContain('Error:');
});

test('?kind=work selects the application form, and links with unknown values get the built page unchanged', async () => {
  const service = await startTestService();
  const open = async (query: string) => (await service.request(`/contact${query}`)).text();
  const forWork = await open('?kind=work');
  expect(has(byId(forWork, 'kind-work'), 'checked')).toBe(true);
  expect(has(byId(forWork, 'kind-job'), 'checked')).toBe(false);
  for (const query of ['', '?utm_source=x', '?service=plumbing', '?kind=play', '?about=%20']) {
    expect(await open(query), query).toBe(contactPage);
  }
});

test.skipIf(onWorker('Cloudflare compresses responses'))(
  'the page that refuses a post has the Content-Security-Policy of the built page and is compressed',
  async () => {
    const service = await startTestService();
    const built = await service.request('/contact');
    const headers = { ...browserHeaders, 'Accept-Encoding': 'br, gzip' };
    const answered = await service.post({ ...goodFields, email: '' }, { headers });
    expect(answered.status).toBe(422);
    expect(answered.headers.get('Content-Security-Policy')).toBe(
      built.headers.get('Content-Security-Policy'),
    );
    expect(answered.headers.get('Content-Encoding')).toBe('gzip');
    expect(answered.headers.get('Cache-Control')).toBe('no-store');
  },
);
