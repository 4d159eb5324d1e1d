const longestAbout = 200;

/**
 * What a link to the contact page says beforehand: `?service=automation&about=Construction quote`.
 *
 * Values come from an address, so they are text and nothing else: control characters become
 * spaces, more than 200 characters are cut, an unknown service is left open.
 */
export function readPrefill(query: URLSearchParams): {
  service: '' | 'electrical' | 'automation';
  message: string;
} {
  const service = query.get('service');
  const about = (query.get('about') ?? '')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, longestAbout);
  return {
    service: service === 'electrical' || service === 'automation' ? service : '',
    message: about === '' ? '' : `About: ${about}\n`,
  };
}
