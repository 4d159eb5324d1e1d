import type { Row } from '../database/database.ts';
import { openDatabase } from '../node/database/open.ts';

/** Runs an SQL statement on the database of the service in `root`, over a separate connection. */
export async function query(root: string, text: string): Promise<Row[]> {
  const database = await openDatabase({ DATA_DIR: 'data' }, root);
  try {
    const [result] = await database.write([{ sql: text, args: [] }]);
    return result?.rows ?? [];
  } finally {
    database.close();
  }
}
