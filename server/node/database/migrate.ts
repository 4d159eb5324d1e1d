import { readdirSync, readFileSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { OwnerError } from '#contract/owner-error.ts';

const migrations = new URL('../../database/migrations/', import.meta.url);

/**
 * Applies the pending files of `server/database/migrations/`, in order and in one transaction, so that only
 * one of several processes applies them.
 *
 * @throws NewerDatabaseError if a later version has applied migrations that this version does not have.
 */
export function migrate(database: DatabaseSync): void {
  if (isMigrated(database)) return;
  database.exec('BEGIN IMMEDIATE');
  try {
    // Counts again inside the transaction, because another process may have applied migrations in the
    // meantime.
    const files = listMigrations();
    for (const file of files.slice(countAppliedMigrations(database))) {
      database.exec(readFileSync(new URL(file, migrations), 'utf8'));
    }
    database.exec(`PRAGMA user_version = ${files.length}; ${dropOldRecord}`);
    database.exec('COMMIT');
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/**
 * Whether every migration was applied. Does not change the database.
 *
 * @throws NewerDatabaseError if a later version has applied migrations that this version does not have.
 */
export function isMigrated(database: DatabaseSync): boolean {
  const known = listMigrations().length;
  const applied = countAppliedMigrations(database);
  if (applied > known) throw new NewerDatabaseError(applied, known);
  return applied === known;
}

function listMigrations(): string[] {
  return readdirSync(migrations).sort();
}

// Versions before 0005_names.sql have one row for each applied migration in this table instead of a number in
// `user_version`. The table is dropped, so that these versions refuse a newer database when they open it:
// they start with the first migration, which fails because the tables exist. With the table, they would open
// the database and fail at each statement.
const dropOldRecord = 'DROP TABLE IF EXISTS "__drizzle_migrations"';

/**
 * Returns the number of applied migrations. A migration that has been merged to `main` is never edited, so the
 * number says which ones were applied.
 */
function countAppliedMigrations(database: DatabaseSync): number {
  const version = Number(database.prepare('PRAGMA user_version').get()?.user_version);
  if (version > 0) return version;
  const oldRecord = database
    .prepare(`select 1 from sqlite_schema where name = '__drizzle_migrations'`)
    .get();
  if (oldRecord === undefined) return 0;
  return Number(database.prepare('select count(*) as n from "__drizzle_migrations"').get()?.n);
}

/** Error for a database that a later version of this project has migrated. */
class NewerDatabaseError extends OwnerError {
  readonly code = 'DATABASE_NEWER';

  constructor(applied: number, known: number) {
    super(
      `The database has ${applied} migrations, but this version has only ${known}: a later version has already updated the database. Run that version, or restore the backup from before the update.`,
    );
  }
}
