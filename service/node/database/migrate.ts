import { readdirSync, readFileSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';

const migrations = new URL('../../database/migrations/', import.meta.url);

/**
 * Applies the pending files of `service/database/migrations/`, in order and in one transaction, so that only
 * one of several processes applies them.
 */
export function migrate(database: DatabaseSync): void {
  const files = listMigrations();
  // A migration that has been merged to `main` is never edited, so counting the applied migrations is
  // sufficient. The table has the name that the first version's migration library used, because databases of
  // that version must still work.
  database.exec(
    `create table if not exists "__drizzle_migrations"
      (id integer primary key, hash text not null, created_at numeric)`,
  );
  if (countAppliedMigrations(database) >= files.length) return;
  database.exec('BEGIN IMMEDIATE');
  try {
    const recordMigration = database.prepare(
      'insert into "__drizzle_migrations" (hash, created_at) values (?, ?)',
    );
    // Counts again inside the transaction, because another process may have applied migrations in the
    // meantime.
    for (const file of files.slice(countAppliedMigrations(database))) {
      database.exec(readFileSync(new URL(file, migrations), 'utf8'));
      recordMigration.run(file, Date.now());
    }
    database.exec('COMMIT');
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/** Whether every migration was applied. Does not change the database. */
export function isMigrated(database: DatabaseSync): boolean {
  const table = database
    .prepare(`select 1 from sqlite_schema where name = '__drizzle_migrations'`)
    .get();
  return table !== undefined && countAppliedMigrations(database) >= listMigrations().length;
}

function listMigrations(): string[] {
  return readdirSync(migrations).sort();
}

function countAppliedMigrations(database: DatabaseSync): number {
  return Number(database.prepare('select count(*) as n from "__drizzle_migrations"').get()?.n);
}
