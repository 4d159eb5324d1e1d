import { readdirSync, readFileSync } from 'node:fs';
import type { D1Binding } from '../worker/bindings.ts';

/**
 * Brings the tables of a database on this machine up to date, and remembers it as
 * `wrangler d1 migrations apply` does, which does the same to the one on the network.
 */
export async function migrateD1(database: D1Binding): Promise<void> {
  const run = (sql: string) => database.prepare(sql);
  // A command that finds everything done writes nothing, as the Worker may be running beside it.
  const { results: tables } = await run(
    `select 1 from sqlite_master where name = 'd1_migrations'`,
  ).all();
  if (tables.length === 0) await run(notes).all();
  const { results } = await run('select name from d1_migrations').all();
  const applied = new Set(results.map(({ name }) => name));
  for (const name of readdirSync(folder).sort()) {
    if (applied.has(name)) continue;
    const text = readFileSync(new URL(name, folder), 'utf8');
    const statements = text.split('--> statement-breakpoint').map(run);
    const note = run('insert into d1_migrations (name) values (?)').bind(name);
    await database.batch([...statements, note]);
  }
}

const notes = `create table if not exists d1_migrations (
  id integer primary key autoincrement, name text unique,
  applied_at timestamp default current_timestamp not null)`;

const folder = new URL('../database/migrations/', import.meta.url);
