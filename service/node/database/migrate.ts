import { readdirSync, readFileSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';

/**
 * Runs the files of `migrations/` that were not run yet, in order and in one transaction, so that
 * only one of several processes runs them.
 */
export function migrate(database: DatabaseSync): void {
  const files = listMigrations();
  // Released migrations are never edited, so storing the number of executed migrations is sufficient. The name
  // of the table is from the migration library of the first release, whose databases must keep working.
  database.exec(
    `create table if not exists "__drizzle_migrations"
      (id integer primary key, hash text not null, created_at numeric)`,
  );
  if (countRun(database) >= files.length) return;
  database.exec('BEGIN IMMEDIATE');
  try {
    const recordRun = database.prepare(
      'insert into "__drizzle_migrations" (hash, created_at) values (?, ?)',
    );
    // Counted again, now that no other process can run them.
    for (const file of files.slice(countRun(database))) {
      database.exec(readFileSync(new URL(file, migrations), 'utf8'));
      recordRun.run(file, Date.now());
    }
    database.exec('COMMIT');
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/** Whether every migration was run; changes nothing. */
export function isMigrated(database: DatabaseSync): boolean {
  const table = database
    .prepare(`select 1 from sqlite_schema where name = '__drizzle_migrations'`)
    .get();
  return table !== undefined && countRun(database) >= listMigrations().length;
}

function listMigrations(): string[] {
  return readdirSync(migrations).sort();
}

function countRun(database: DatabaseSync): number {
  return Number(database.prepare('select count(*) as n from "__drizzle_migrations"').get()?.n);
}

const migrations = new URL('../../database/migrations/', import.meta.url);
