import { formFields } from './form-fields.ts';
import type { InquiryField } from './inquiry-form.ts';

const longestAbout = 1000;

/**
 * Reads the form values that a link to the contact page prefills, such as
 * `?service=automation&about=Construction quote` or `?kind=work`; undefined if there are none.
 *
 * Anybody can write such a link, so the values are sanitized: control characters become spaces, text
 * is truncated, and an unknown service or kind is ignored.
 */
export function readPrefill(
  query: URLSearchParams,
): Partial<Record<InquiryField, string>> | undefined {
  const text = (query.get('about') ?? '').replaceAll(/\p{Cc}+/gu, ' ').trim();
  // By code points, so that no surrogate pair is split.
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
