import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { goodFields } from '../testing/test-service.ts';

/** One inquiry that is sent, and sent again, under the same submission number. */
export interface Post {
  submission: string;
  body: string;
}

/** What became of one try. */
export interface Outcome {
  /** Absent when no whole answer came. */
  status?: number | undefined;
  body: string;
  retryAfter?: string | undefined;
  /** Whether no further request may follow on its connection. */
  isLast: boolean;
  /** Whether the whole request had been handed to the system. */
  wasSent: boolean;
  milliseconds: number;
}

/** Somebody who asks and posts over one connection, which is kept open in between. */
export interface Sender {
  /** `accept` names a page to be answered as a browser is. */
  post(post: Post, accept?: string): Promise<Outcome>;
  get(path: string): Promise<Outcome>;
  close(): void;
}

/** An inquiry that no other one equals. */
export function createPost(): Post {
  const submission = randomUUID();
  const fields = { ...goodFields, message: submission, submission };
  return { submission, body: new URLSearchParams(fields).toString() };
}

/** A sender to the service at `address`; `note` is told of every post that ends. */
export function createSender(
  address: string,
  note: (post: Post, outcome: Outcome) => void = () => {},
): Sender {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (path: string, body: string | undefined, accept = '*/*'): Promise<Outcome> =>
    new Promise((resolve) => {
      const begun = performance.now();
      let wasSent = false;
      const settle = (end: Partial<Outcome> = {}) => {
        const milliseconds = performance.now() - begun;
        resolve({ body: '', isLast: true, ...end, wasSent, milliseconds });
      };
      const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
      const headers = { Accept: accept, ...(body === undefined ? {} : type) };
      const method = body === undefined ? 'GET' : 'POST';
      const sent = request(address + path, { agent, method, headers }, (response) => {
        const { statusCode: status } = response;
        const retryAfter = response.headers['retry-after'];
        const isLast = response.headers.connection === 'close';
        text(response).then(
          (got) => settle({ status, body: got, retryAfter, isLast }),
          () => settle(),
        );
      });
      sent.on('finish', () => (wasSent = true));
      sent.on('error', () => settle());
      sent.end(body);
    });
  return {
    async post(post, accept) {
      const outcome = await ask('/api/contact', post.body, accept);
      note(post, outcome);
      return outcome;
    },
    get: (path) => ask(path, undefined),
    close: () => agent.destroy(),
  };
}
