import { defineMiddleware } from 'astro:middleware';
import { typesetDocument } from './typography/typeset-document.ts';

/** Typesets every page and drawing on its way out, while developing as in a build. */
export const onRequest = defineMiddleware(async (_context, next) => {
  const answer = await next();
  if (!/^(?:text\/html|image\/svg)/.test(answer.headers.get('content-type') ?? '')) return answer;
  return new Response(typesetDocument(withoutSeams(await answer.text())), answer);
});

/**
 * React parts neighboring texts by comments for the islands that it takes over; they would hide a
 * range from who sets it.
 */
function withoutSeams(page: string): string {
  return page.includes('<astro-island') ? page : page.replaceAll('<!-- -->', '');
}
