import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { inquiryPath } from '#contract/inquiry-form.ts';
import { readPrefill } from '#contract/prefill.ts';
import { readReference, referenceQuery } from '#contract/reference.ts';
import { routes } from '#contract/routes.ts';
import { healthPath, mailHealthPath } from '../app/app.ts';
import type { Service } from './service.ts';

/** Creates middleware that runs the service in the dev server. The dev server itself serves the pages. */
export function createConnectMiddleware(service: Service) {
  // Keeps Node's global Request and Response, because the dev server needs them.
  const answer = getRequestListener(service.app.fetch, { overrideGlobalObjects: false });
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (isHandledByService(request)) void answer(request, response);
    else next();
  };
}

function isHandledByService({ method, url = '/' }: IncomingMessage): boolean {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  if ([inquiryPath, healthPath, mailHealthPath].includes(pathname)) return true;
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (pathname === routes.contact) return readPrefill(searchParams) !== undefined;
  if (pathname !== routes.thankYou) return false;
  return readReference(searchParams.get(referenceQuery) ?? '') !== undefined;
}
