import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

interface ConnectionRules {
  /** Milliseconds from one answer to the end of the next request's headers. */
  nextRequestTimeout: number;
  /** Milliseconds that a client gets to read an answer that was sent before its request ended. */
  drainTimeout: number;
  /** Writes a whole HTTP answer with this status. */
  writeRefusal(status: number): string;
}

/** A request that is not answered completely. */
interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/**
 * Enforces on one connection what Node's own limits do not:
 *
 * - If a request is answered before its end was read, nothing more is read from the connection.
 * - A client that sends no further request, or never completes its headers, is disconnected.
 * - A valid request is answered even if malformed bytes follow it, and no request is answered twice.
 */
export class GuardedConnection {
  readonly #socket: Socket;
  readonly #rules: ConnectionRules;
  /** In the order in which the requests came. */
  #exchanges: Exchange[] = [];
  /** `bytesRead` at the last answer. A socket that has read more has begun another request. */
  #bytesAnswered = 0;
  /** The status with which the rest of the connection is refused. */
  #refusal?: number;
  #isHalfClosed = false;
  #nextRequestTimer?: NodeJS.Timeout;

  constructor(socket: Socket, rules: ConnectionRules) {
    this.#socket = socket;
    this.#rules = rules;
    socket.once('close', () => clearTimeout(this.#nextRequestTimer));
  }

  /** Call this for each request, before it is answered. */
  track(request: IncomingMessage, response: ServerResponse): void {
    clearTimeout(this.#nextRequestTimer);
    const exchange = { request, response };
    this.#exchanges.push(exchange);
    response.once('close', () => {
      this.#exchanges = this.#exchanges.filter((other) => other !== exchange);
      this.#bytesAnswered = this.#socket.bytesRead;
      this.#continueAfter(request);
    });
  }

  #continueAfter(answered: IncomingMessage): void {
    if (this.#isHalfClosed || this.#socket.destroyed) return;
    if (!answered.complete) {
      this.#halfClose();
    } else if (this.#refusal) {
      this.refuseRest(this.#refusal);
    } else if (this.#exchanges.length === 0) {
      const { nextRequestTimeout } = this.#rules;
      const disconnect = () => this.#socket.destroy();
      this.#nextRequestTimer = setTimeout(disconnect, nextRequestTimeout).unref();
    }
  }

  /** Answers the requests that were received completely, then refuses the rest with `status`. */
  refuseRest(status: number): void {
    if (this.#isHalfClosed) return;
    this.#refusal ??= status;
    const [next] = this.#exchanges;
    if (next?.request.complete) {
      // The answer is not sent yet; `#continueAfter` calls this method again afterwards.
      this.#socket.pause();
    } else if (next?.response.headersSent || !this.#socket.writable) {
      // A client would read a second answer as the rest of the first one.
      this.#socket.destroy();
    } else {
      this.#halfClose(this.#rules.writeRefusal(this.#refusal));
    }
  }

  // Closing a socket with unread bytes resets the connection, which can destroy an answer that the
  // client has not read yet. So only the writing half is closed, and what still comes is not read.
  #halfClose(lastAnswer?: string): void {
    this.#isHalfClosed = true;
    if (lastAnswer === undefined) this.#socket.end();
    else this.#socket.end(lastAnswer);
    // Code that starts to read the body in this turn of the event loop would resume the socket.
    setImmediate(() => this.#socket.pause());
    setTimeout(() => this.#socket.destroy(), this.#rules.drainTimeout).unref();
  }

  /** Sets `Connection: close` on every answer that has not begun. */
  announceClose(): void {
    for (const { response } of this.#exchanges) {
      if (!response.headersSent) response.setHeader('Connection', 'close');
    }
  }

  /** Closes the connection unless a request is unanswered or has begun. */
  closeIfIdle(): void {
    const hasBegunRequest = this.#socket.bytesRead !== this.#bytesAnswered;
    if (this.#exchanges.length === 0 && !hasBegunRequest) this.#socket.destroy();
  }
}
