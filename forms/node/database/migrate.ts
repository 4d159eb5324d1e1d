import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from '@libsql/client';
import { isBusy } from '../../database/store-errors.ts';

/** Brings the tables up to date: runs the files of `migrations/` that were not run yet, in order. */
export async function migrate(client: Client): Promise<void> {
  try {
    await runNewFiles(client);
  } catch (error) {
    if (isBusy(error)) throw error;
    // Another process that started at the same time was faster; then there is nothing left to do.
    await pause(50);
    await runNewFiles(client);
  }
}

// Files are added and never edited once released, so their number says which were run. The table
// is called as the library called it that kept it at first, so databases from then go on.
async function runNewFiles(client: Client): Promise<void> {
  await client.execute(
    `create table if not exists "__drizzle_migrations"
      (id integer primary key, hash text not null, created_at numeric)`,
  );
  const { rows } = await client.execute('select count(*) from "__drizzle_migrations"');
  const files = readdirSync(folder).sort().slice(Number(rows[0]?.[0]));
  if (files.length === 0) return;
  await client.migrate(files.flatMap((file) => [...readStatements(file), noteRun(file)]));
}

const folder = new URL('../../database/migrations/', import.meta.url);

function readStatements(file: string): string[] {
  return readFileSync(new URL(file, folder), 'utf8').split('--> statement-breakpoint');
}

function noteRun(file: string) {
  return {
    sql: 'insert into "__drizzle_migrations" (hash, created_at) values (?, ?)',
    args: [file, Date.now()],
  };
}
