import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Times to wait in milliseconds, and what is written to a connection that is refused. */
interface ConnectionRules {
  untilNext: number;
  drainTimeout: number;
  refuse(status: number): string;
}

/**
 * One connection of a server, held to what the platform's own limits do not hold it to:
 *
 * - A request that is answered before its end was read is not read any further, however much comes.
 * - A client that never comes to its next request is left.
 * - Broken bytes after a good request do not take its answer away, and no request has two answers.
 */
export class GuardedConnection {
  readonly #socket: Socket;
  readonly #rules: ConnectionRules;
  /** Requests that are not answered to their end, in the order in which they came. */
  #open: { request: IncomingMessage; response: ServerResponse }[] = [];
  /** More than these have been read once a further request has begun. */
  #bytesAnswered = 0;
  #refusal?: number;
  #isLeft = false;
  #untilNext?: NodeJS.Timeout;

  constructor(socket: Socket, rules: ConnectionRules) {
    this.#socket = socket;
    this.#rules = rules;
    socket.once('close', () => clearTimeout(this.#untilNext));
  }

  follow(request: IncomingMessage, response: ServerResponse): void {
    clearTimeout(this.#untilNext);
    const exchange = { request, response };
    this.#open.push(exchange);
    response.once('close', () => {
      this.#open = this.#open.filter((other) => other !== exchange);
      this.#bytesAnswered = this.#socket.bytesRead;
      this.#goOn(request);
    });
  }

  #goOn(answered: IncomingMessage): void {
    if (this.#isLeft || this.#socket.destroyed) return;
    if (!answered.complete) this.#leave();
    else if (this.#refusal) this.refuseRest(this.#refusal);
    else if (this.#open.length === 0) {
      const { untilNext } = this.#rules;
      this.#untilNext = setTimeout(() => this.#socket.destroy(), untilNext).unref();
    }
  }

  /** Takes nothing more: what came in good order is answered, then `status` says why. */
  refuseRest(status: number): void {
    if (this.#isLeft) return;
    this.#refusal ??= status;
    const [next] = this.#open;
    if (next?.request.complete) this.#socket.pause();
    // Half an answer is already on its way: a second one would be read as its end.
    else if (next?.response.headersSent || !this.#socket.writable) this.#socket.destroy();
    else this.#leave(this.#rules.refuse(this.#refusal));
  }

  // A connection that is closed with bytes unread is reset, and the answer may be lost on its way.
  // So it is closed for writing only, and whatever still comes stays unread.
  #leave(lastWords?: string): void {
    this.#isLeft = true;
    if (lastWords === undefined) this.#socket.end();
    else this.#socket.end(lastWords);
    // Code that still begins to read the body in this turn would undo it.
    setImmediate(() => this.#socket.pause());
    setTimeout(() => this.#socket.destroy(), this.#rules.drainTimeout).unref();
  }

  /** Lets the answers that are not begun say that they are the last ones. */
  makeAnswersLast(): void {
    for (const { response } of this.#open) {
      if (!response.headersSent) response.setHeader('Connection', 'close');
    }
  }

  /** Closes it unless a request is there, be it answered or begun. */
  closeIfIdle(): void {
    const isIdle = this.#open.length === 0 && this.#socket.bytesRead === this.#bytesAnswered;
    if (isIdle) this.#socket.destroy();
  }
}
