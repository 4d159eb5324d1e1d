import { type Database, type Statement, selectTexts, sql } from '../database/database.ts';

/** Finds the ids of all emails that contain text of these inquiries, including digests. */
export async function findMailsOf(
  database: Database,
  inquiryIds: readonly string[],
): Promise<string[]> {
  const ids = selectTexts(inquiryIds);
  const rows = await database.read(
    sql`select id from mails where inquiry_id in ${ids}
      union select digest_id from inquiries where id in ${ids} and digest_id is not null`,
  );
  return rows.map(({ id }) => String(id));
}

/**
 * Returns a statement that deletes digests whose inquiries are all erased. Emails about one inquiry need no
 * statement: a foreign key deletes their rows together with the inquiry's row.
 */
export function deleteEmptyDigests(): Statement {
  return sql`delete from mails where inquiry_id is null
    and not exists (select 1 from inquiries where digest_id = mails.id)`;
}
