import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { emailLink, phoneLink, TextWithLinks } from './text-with-links.tsx';

const links = [
  phoneLink({ number: '+14325550142', display: '(432) 555-0142' }),
  emailLink('info@example.com'),
];

test('the phone number and the email address in a text are links', () => {
  expect(
    renderToStaticMarkup(
      <TextWithLinks text="Call (432) 555-0142 or write to info@example.com." links={links} />,
    ),
  ).toBe(
    'Call <a class="link-inline" href="tel:+14325550142">(432) 555-0142</a> or write to <a class="link-inline" href="mailto:info@example.com">info@example.com</a>.',
  );
});

test('a text without the words of a link stays plain', () => {
  expect(renderToStaticMarkup(<TextWithLinks text="Thank you." links={links} />)).toBe(
    'Thank you.',
  );
});
