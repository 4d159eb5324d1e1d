import { formFields, type InquiryField } from './inquiry-form.ts';

/** Maximum length of the text in `about`, in characters. */
const maxAboutLength = 1000;

/**
 * Reads the form values that a link to the contact page prefills, for example
 * `?service=automation&about=Construction quote` or `?kind=work`. Returns undefined if the link
 * prefills nothing.
 *
 * Anyone can write such a link, so the values are sanitized: control characters become spaces, long
 * text is truncated, and an unknown service or kind is ignored.
 */
export function readPrefill(
  query: URLSearchParams,
): Partial<Record<InquiryField, string>> | undefined {
  const text = (query.get('about') ?? '').replaceAll(/\p{Cc}+/gu, ' ').trim();
  // Truncate by code points, so that no surrogate pair is split.
  const about = [...text].slice(0, maxAboutLength).join('');
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
