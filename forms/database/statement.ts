import type { InStatement, InValue } from '@libsql/client';
import type { SQL } from 'drizzle-orm';
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core';

/** A query in the form that a group commit takes. */
export function toStatement(query: SQL): InStatement {
  const { sql, params } = dialect.sqlToQuery(query);
  return { sql, args: params as InValue[] };
}

const dialect = new SQLiteAsyncDialect();
