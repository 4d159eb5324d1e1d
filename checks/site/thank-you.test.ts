import { describe, expect, test } from 'vitest';
import { type Element, eachElement, getAttribute } from '#contract/html-tree.ts';
import { referenceHooks } from '#contract/reference.ts';
import { routes } from '#contract/routes.ts';
import { findElement, pageAt, withClass } from './page-parts.ts';
import { hasClass } from './page-text.ts';
import { readLines, readSection } from './read-page.ts';

const { elements } = pageAt(routes.thankYou);

test('the reference is hidden until the service fills it in', () => {
  const line = findElement(
    elements,
    (each) => getAttribute(each, referenceHooks.line) !== undefined,
  );
  expect(getAttribute(line, 'hidden')).toBeDefined();
});

test('only the first of the next steps is marked as done', () => {
  const [container] = withClass(elements, 'for-customers').filter(
    ({ tagName }) => tagName === 'div',
  );
  const steps = withClass([...eachElement(container as Element)], 'step').map((item) => [
    readLines(item)[1],
    hasClass(item, 'step-live'),
  ]);
  expect(steps).toEqual([
    ['On file', true],
    ['We respond', false],
    ['The job takes shape', false],
  ]);
});

describe('the thank-you page', () => {
  test('thanks customers and applicants', () => {
    expect(readSection('/contact/thank-you', 'We have your messageThank you for writing')).toEqual([
      'Message received',
      'We have your messageThank you for writing',
      'We answer by the next working day. If it is urgent, call [(970) 555-0161](tel:+19705550161).We answer by the next working day. To talk sooner, call [(970) 555-0161](tel:+19705550161).',
      'Your reference',
      'Please have your reference ready if you call or write about this message.',
      'Have drawings or photos? Attach them when you reply to our email, or email [dispatch.office@animas-switch-and-line-of-durango.test](mailto:dispatch.office@animas-switch-and-line-of-durango.test) with your reference.Have a résumé or license? Attach it when you reply to our email, or email [dispatch.office@animas-switch-and-line-of-durango.test](mailto:dispatch.office@animas-switch-and-line-of-durango.test) with your reference.',
      '[View Our Services](/services)[Return to Home](/)',
    ]);
  });

  test('says what happens next', () => {
    expect(readSection('/contact/thank-you', 'What happens next')).toEqual([
      'Our reply',
      'What happens next',
      '1',
      'On file',
      'We have your message on file under your reference.',
      '2',
      'We respond',
      'We call or email you on the next working day.',
      '3',
      'The job takes shape',
      'We visit the site or go through your drawings with you. You get the scope of work and the price in writing.',
      '1',
      'On file',
      'We have your message on file under your reference.',
      '2',
      'We respond',
      'We call or email you on the next working day.',
      '3',
      'We meet',
      'We meet at the office or on a job. We tell you what the work is, where it is and what it pays.',
    ]);
  });
});
