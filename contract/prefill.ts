import { formFields } from './form-fields.ts';

const longestAbout = 1000;

/**
 * What a link to the contact page says beforehand: `?service=automation&about=Construction quote`.
 *
 * Values come from an address, so they are text and nothing else: control characters become
 * spaces, more than 1,000 characters are cut, an unknown service is left open.
 */
export function readPrefill(query: URLSearchParams): {
  service: string;
  message: string;
} {
  const service = query.get('service') ?? '';
  const text = (query.get('about') ?? '').replaceAll(/\p{Cc}+/gu, ' ').trim();
  // By whole characters: half of one is none.
  const about = [...text].slice(0, longestAbout).join('');
  return {
    service: Object.hasOwn(formFields.service.choices, service) ? service : '',
    message: about === '' ? '' : `About: ${about}\n`,
  };
}
