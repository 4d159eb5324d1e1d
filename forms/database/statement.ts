import type { InStatement, InValue } from '@libsql/client';
import { is, Placeholder, type SQL } from 'drizzle-orm';
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core';

/** A query in the form that a group commit takes. */
export function toStatement(query: SQL): InStatement {
  const { sql, params } = dialect.sqlToQuery(query);
  return { sql, args: params as InValue[] };
}

/**
 * The same for a query that is asked often: its text is made once, and what stands in it as
 * `sql.placeholder(name)` is given by name each time.
 */
export function toStatementOf<Name extends string>(
  query: SQL,
): (values: Record<Name, InValue>) => InStatement {
  const { sql, params } = dialect.sqlToQuery(query);
  const fill = params.map((param) => {
    if (!is(param, Placeholder)) return () => param as InValue;
    const name = param.name as Name;
    return (values: Record<Name, InValue>) => values[name];
  });
  return (values) => ({ sql, args: fill.map((give) => give(values)) });
}

const dialect = new SQLiteAsyncDialect();
