import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type SQLOutputValue } from 'node:sqlite';
import { json } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { createTestFolder } from './test-service.ts';

/*
 * A stand-in for a libSQL server, which no package brings: SQLite behind the protocol that the
 * client speaks, https://github.com/tursodatabase/libsql/blob/main/docs/HRANA_2_SPEC.md. As there,
 * foreign keys are on, and statements about the file of the database are not taken.
 */

/** A remote database of one test. */
export interface TestLibsqlServer {
  /** For DATABASE_URL. */
  url: string;
  /** For DATABASE_AUTH_TOKEN; another one is refused. */
  token: string;
  /** What happens to the next requests. */
  behave(behavior: 'well' | 'hanging up' | 'failing' | 'saying nothing'): void;
}

export async function startLibsqlServer(): Promise<TestLibsqlServer> {
  const token = 'a-token';
  const path = join(createTestFolder(), 'remote.db');
  let behavior: Parameters<TestLibsqlServer['behave']>[0] = 'well';

  const server = createServer(async (request, response) => {
    if (behavior === 'hanging up') return void request.socket.destroy();
    if (behavior === 'saying nothing') return;
    if (behavior === 'failing') return answer(response, 500, { error: 'Internal error' });
    if (request.headers.authorization !== `Bearer ${token}`) {
      return answer(response, 401, { error: 'Unauthorized' });
    }
    if (request.url !== '/v2/pipeline') return answer(response, 404, { error: 'Not found' });
    answer(response, 200, runPipeline(path, await readPipeline(request)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, token, behave: (next) => (behavior = next) };
}

interface Pipeline {
  baton?: string;
  requests: PipelineRequest[];
}

type PipelineRequest =
  | { type: 'close' }
  | { type: 'execute'; stmt: Statement }
  | { type: 'batch'; batch: { steps: Step[] } }
  | { type: 'sequence'; sql?: string; sql_id?: number }
  | { type: 'store_sql'; sql: string; sql_id: number }
  | { type: 'close_sql'; sql_id: number };

interface Statement {
  sql?: string;
  sql_id?: number;
  args?: Value[];
}

interface Step {
  condition?: Condition;
  stmt: Statement;
}

type Condition =
  | { type: 'ok' | 'error'; step: number }
  | { type: 'not'; cond: Condition }
  | { type: 'and' | 'or'; conds: Condition[] };

type Value =
  | { type: 'null' }
  | { type: 'integer'; value: string }
  | { type: 'float'; value: number }
  | { type: 'text'; value: string };

async function readPipeline(request: IncomingMessage): Promise<Pipeline> {
  return (await json(request)) as Pipeline;
}

// A request that does not end with `close` leaves a stream open, which the project never does.
function runPipeline(path: string, { baton, requests }: Pipeline): object {
  if (baton || requests.at(-1)?.type !== 'close') throw new Error('Streams are not kept open');
  // Each stream has a connection of its own, so what one sets is not there for the next.
  const database = new DatabaseSync(path);
  const texts = new Map<number, string>();
  const results = requests.map((request) => {
    try {
      return { type: 'ok', response: { type: request.type, ...run(database, request, texts) } };
    } catch (error) {
      return { type: 'error', error: describe(error) };
    }
  });
  database.close();
  return { baton: null, base_url: null, results };
}

function run(
  database: DatabaseSync,
  request: PipelineRequest,
  texts: Map<number, string>,
): { result?: object } {
  switch (request.type) {
    case 'execute':
      return { result: execute(database, request.stmt, texts) };
    case 'batch':
      return { result: runBatch(database, request.batch.steps, texts) };
    case 'sequence':
      database.exec(check(textOf(request, texts)));
      return {};
    case 'store_sql':
      texts.set(request.sql_id, request.sql);
      return {};
    default:
      return {};
  }
}

function runBatch(database: DatabaseSync, steps: Step[], texts: Map<number, string>): object {
  const results: (object | null)[] = [];
  const errors: (object | null)[] = [];
  const holds = (condition: Condition): boolean => {
    switch (condition.type) {
      case 'ok':
        return Boolean(results[condition.step]);
      case 'error':
        return Boolean(errors[condition.step]);
      case 'not':
        return !holds(condition.cond);
      case 'and':
        return condition.conds.every(holds);
      case 'or':
        return condition.conds.some(holds);
    }
  };
  for (const [index, { condition, stmt }] of steps.entries()) {
    results[index] = null;
    errors[index] = null;
    if (condition && !holds(condition)) continue;
    try {
      results[index] = execute(database, stmt, texts);
    } catch (error) {
      errors[index] = describe(error);
    }
  }
  return { step_results: results, step_errors: errors };
}

function execute(database: DatabaseSync, statement: Statement, texts: Map<number, string>): object {
  const prepared = database.prepare(check(textOf(statement, texts)));
  prepared.setReadBigInts(true);
  prepared.setReturnArrays(true);
  const values = (statement.args ?? []).map(fromValue);
  const columns = prepared.columns();
  // Reading all rows also runs statements that have none.
  const rows = prepared.all(...values) as unknown as SQLOutputValue[][];
  const [changes] = database.prepare('select changes(), last_insert_rowid()').all();
  const { 'changes()': affected, 'last_insert_rowid()': last } = changes as Record<string, number>;
  return {
    cols: columns.map(({ name, type }) => ({ name, decltype: type })),
    rows: rows.map((row) => row.map(toValue)),
    affected_row_count: affected,
    last_insert_rowid: String(last),
  };
}

function textOf({ sql, sql_id }: { sql?: string; sql_id?: number }, texts: Map<number, string>) {
  return sql ?? texts.get(sql_id ?? -1) ?? '';
}

function check(sql: string): string {
  if (!/^\s*(vacuum|attach|pragma\s+(journal_mode|synchronous|secure_delete))\b/i.test(sql)) {
    return sql;
  }
  const message = 'SQL string could not be parsed: unsupported statement';
  throw Object.assign(new Error(message), { code: 'SQL_PARSE_ERROR' });
}

function fromValue(value: Value): SQLInputValue {
  if (value.type === 'null') return null;
  return value.type === 'integer' ? BigInt(value.value) : value.value;
}

function toValue(value: SQLOutputValue): Value {
  if (value === null) return { type: 'null' };
  if (typeof value === 'bigint') return { type: 'integer', value: String(value) };
  if (typeof value === 'number') return { type: 'float', value };
  if (typeof value === 'string') return { type: 'text', value };
  throw new Error('There are no blobs in this database');
}

const codes: Record<number, string> = {
  1: 'SQLITE_ERROR',
  5: 'SQLITE_BUSY',
  19: 'SQLITE_CONSTRAINT',
  20: 'SQLITE_MISMATCH',
};

function describe(error: unknown): { message: string; code: string } {
  const { message, code, errcode } = error as Error & { code?: string; errcode?: number };
  // The lowest byte is the kind of error, the rest tells more of it.
  const name = errcode === undefined ? code : codes[errcode & 0xff];
  return { message, code: name ?? 'UNKNOWN' };
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}
