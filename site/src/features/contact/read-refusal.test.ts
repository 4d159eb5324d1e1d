import { expect, test } from 'vitest';
import { describeRefusal } from '#contract/refusals.ts';
import { readRefusal } from './read-refusal.ts';

const ownService = new URL('https://example.com/api/contact');
const otherService = new URL('https://forms.example/f/1');

test('the errors of a 422 are read, and unknown fields and other values are ignored', async () => {
  const errors = { email: 'Enter it.', submission: 'Once.', constructor: 'x', name: 3, phone: '' };
  const response = Response.json({ errors }, { status: 422 });
  expect(await readRefusal(response, ownService)).toEqual({
    errors: { email: 'Enter it.', submission: 'Once.' },
    reason: undefined,
  });
});

test.each([
  '',
  '<h1>Bad</h1>',
  'null',
  '"errors"',
  '[]',
  '{"errors":null}',
  '{"errors":"email"}',
  '{"errors":[{"field":"email","message":"Enter it."}]}',
])('a 422 with the body %s names no field', async (body) => {
  const { errors } = await readRefusal(new Response(body, { status: 422 }), otherService);
  expect(errors).toEqual({});
});

test('errors are read only from a 422', async () => {
  const response = Response.json({ errors: { email: 'Enter it.' } }, { status: 500 });
  expect((await readRefusal(response, ownService)).errors).toEqual({});
});

test('the reason of a refusal is explained only for the own service', async () => {
  const response = new Response('', { status: 429, headers: { 'Retry-After': '40' } });
  const { reason } = describeRefusal(429, '40');
  expect((await readRefusal(response, ownService)).reason).toBe(reason);
  expect((await readRefusal(response, otherService)).reason).toBeUndefined();
  for (const status of [500, 502, 503]) {
    const other = new Response('', { status });
    expect((await readRefusal(other, ownService)).reason).toBeUndefined();
  }
});
