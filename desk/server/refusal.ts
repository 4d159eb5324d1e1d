/** What the desk does not do, with the status and the words of its answer. */
export class Refusal extends Error {
  readonly status: number;
  /** What the answer says beside `error`. */
  readonly details: object;

  constructor(status: number, message: string, details: object = {}) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.details = details;
  }
}

/** What an error says. */
export const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
