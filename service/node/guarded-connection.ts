import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

interface ConnectionRules {
  /** Milliseconds from a response to the end of the headers of the next request. */
  nextRequestTimeout: number;
  /** Milliseconds for the client to read a response that was sent before the whole request was received. */
  drainTimeout: number;
  /** Returns a complete HTTP response with this status as text. */
  writeRefusal(status: number): string;
}

/** A request whose response is not complete yet. */
interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/**
 * Enforces rules on one connection that Node's own limits do not cover:
 *
 * - If a response is sent before the whole request was read, nothing more is read from the connection.
 * - A client that sends no further request, or never completes the headers of a request, is disconnected.
 * - A valid request gets a response even if malformed bytes follow it, and no request gets two responses.
 */
export class GuardedConnection {
  readonly #socket: Socket;
  readonly #rules: ConnectionRules;
  /** Open exchanges in the order in which the requests arrived. */
  #exchanges: Exchange[] = [];
  /**
   * Value of `bytesRead` at the last response. If the socket has read more bytes, a further request has
   * begun.
   */
  #bytesReadAtResponse = 0;
  /** The HTTP status used to refuse everything else on this connection. */
  #refusal?: number;
  #isHalfClosed = false;
  #nextRequestTimer?: NodeJS.Timeout;

  constructor(socket: Socket, rules: ConnectionRules) {
    this.#socket = socket;
    this.#rules = rules;
    socket.once('close', () => clearTimeout(this.#nextRequestTimer));
  }

  /** Registers a request. Must be called for each request before the response is sent. */
  track(request: IncomingMessage, response: ServerResponse): void {
    clearTimeout(this.#nextRequestTimer);
    const exchange = { request, response };
    this.#exchanges.push(exchange);
    response.once('close', () => {
      this.#exchanges = this.#exchanges.filter((other) => other !== exchange);
      this.#bytesReadAtResponse = this.#socket.bytesRead;
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

  /**
   * Waits until completely received requests have their responses, then refuses everything else with
   * `status`.
   */
  refuseRest(status: number): void {
    if (this.#isHalfClosed) return;
    this.#refusal ??= status;
    const [next] = this.#exchanges;
    if (next?.request.complete) {
      // The response is not sent yet. `#continueAfter` calls this method again after the response.
      this.#socket.pause();
    } else if (next?.response.headersSent || !this.#socket.writable) {
      // The client would interpret a second response as part of the first response.
      this.#socket.destroy();
    } else {
      this.#halfClose(this.#rules.writeRefusal(this.#refusal));
    }
  }

  // Closing a socket with unread bytes resets the connection, so the client may lose a response that it has
  // not read yet. So only the writing half is closed, and further bytes from the client are not read.
  #halfClose(lastResponse?: string): void {
    this.#isHalfClosed = true;
    if (lastResponse === undefined) this.#socket.end();
    else this.#socket.end(lastResponse);
    // Pauses in the next turn of the event loop, because code that starts to read the body in this turn
    // resumes the socket.
    setImmediate(() => this.#socket.pause());
    setTimeout(() => this.#socket.destroy(), this.#rules.drainTimeout).unref();
  }

  /** Sets `Connection: close` on every response that has not begun. */
  announceClose(): void {
    for (const { response } of this.#exchanges) {
      if (!response.headersSent) response.setHeader('Connection', 'close');
    }
  }

  /** Closes the connection if no request has begun and every earlier request has its complete response. */
  closeIfIdle(): void {
    const hasBegunRequest = this.#socket.bytesRead !== this.#bytesReadAtResponse;
    if (this.#exchanges.length === 0 && !hasBegunRequest) this.#socket.destroy();
  }
}
