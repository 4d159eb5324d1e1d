/** What the platform hands to the Worker: its bindings by the names in `wrangler.jsonc`. */
export interface Bindings {
  DB: D1Binding;
  ASSETS: AssetsBinding;
  /** The settings, each as a text. */
  [setting: string]: unknown;
}

/** The part of a D1 database that the service uses. */
export interface D1Binding {
  prepare(sql: string): D1Statement;
  /** Runs all in one transaction. */
  batch(statements: D1Statement[]): Promise<D1Result[]>;
}

/** A statement, and the same with its values. */
export interface D1Statement {
  bind(...values: (string | number | null)[]): D1Statement;
  all(): Promise<D1Result>;
}

/** What one statement did. */
interface D1Result {
  results: Record<string, unknown>[];
  meta: { changes?: number };
}

/** The built files. */
export interface AssetsBinding {
  fetch(request: Request): Promise<Response>;
}

/** How long the Worker may go on after its answer. */
export interface WorkerContext {
  waitUntil(promise: Promise<unknown>): void;
}
