import { formFields } from './form-fields.ts';
import type { InquiryField } from './inquiry-form.ts';

const longestAbout = 1000;

/**
 * What a link to the contact page says beforehand: `?service=automation&about=Construction quote` or
 * `?kind=work`; undefined where it says nothing.
 *
 * Values come from an address, so they are text and nothing else: control characters become
 * spaces, more than 1,000 characters are cut, an unknown service or kind is left open.
 */
export function readPrefill(
  query: URLSearchParams,
): Partial<Record<InquiryField, string>> | undefined {
  const text = (query.get('about') ?? '').replaceAll(/\p{Cc}+/gu, ' ').trim();
  // By whole characters, not halves of an emoji.
  const about = [...text].slice(0, longestAbout).join('');
  const prefill = {
    kind: readChoice(query, 'kind'),
    service: readChoice(query, 'service'),
    message: about === '' ? '' : `About: ${about}\n`,
  };
  return Object.values(prefill).some((value) => value !== '') ? prefill : undefined;
}

function readChoice(query: URLSearchParams, field: 'kind' | 'service'): string {
  const value = query.get(field) ?? '';
  return Object.hasOwn(formFields[field].choices, value) ? value : '';
}
