/** The file of the built site that lists former addresses, in the format that Cloudflare and Netlify read. */
export const redirectsFile = '_redirects';

/** Parses a redirects file. Returns the current address of each former address. */
export function parseRedirects(text: string): Map<string, string> {
  const lines = text.split('\n').filter((line) => line !== '');
  return new Map(lines.map((line) => line.split(' ').slice(0, 2) as [string, string]));
}
