import { readdirSync, readFileSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';

/**
 * Brings the tables up to date: runs the files of `migrations/` that were not run yet, in order and
 * in one transaction, so that of several processes one alone does it.
 */
export function migrate(database: DatabaseSync): void {
  const files = readdirSync(folder).sort();
  if (countRun(database) >= files.length) return;
  database.exec('BEGIN IMMEDIATE');
  try {
    database.exec(
      `create table if not exists "__drizzle_migrations"
        (id integer primary key, hash text not null, created_at numeric)`,
    );
    const note = database.prepare(
      'insert into "__drizzle_migrations" (hash, created_at) values (?, ?)',
    );
    for (const file of files.slice(countRun(database))) {
      database.exec(readFileSync(new URL(file, folder), 'utf8'));
      note.run(file, Date.now());
    }
    database.exec('COMMIT');
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

const folder = new URL('../../database/migrations/', import.meta.url);

// Files are added and never edited once released, so their number says which were run. The table
// is called as the library called it that kept it at first, so databases from then go on.
function countRun(database: DatabaseSync): number {
  const isThere = database
    .prepare(`select 1 from sqlite_master where name = '__drizzle_migrations'`)
    .get();
  if (!isThere) return 0;
  return Number(database.prepare('select count(*) as n from "__drizzle_migrations"').get()?.n);
}
