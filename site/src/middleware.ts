import { defineMiddleware } from 'astro:middleware';
import { typesetDocument } from './typography/typeset-document.ts';

/** Typesets every page and drawing on its way out, while developing as in a build. */
export const onRequest = defineMiddleware(async (_context, next) => {
  const answer = await next();
  if (!/^(?:text\/html|image\/svg)/.test(answer.headers.get('content-type') ?? '')) return answer;
  return new Response(typesetDocument(await answer.text()), answer);
});
