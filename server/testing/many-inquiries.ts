import { randomUUID } from 'node:crypto';
import { listColumns, listValues, type Statement, sql } from '../database/database.ts';

interface ManyOptions {
  count: number;
  /** Column values of the inquiries; the others have a default. */
  inquiry?(index: number): Record<string, string | number | null>;
  /** Column values of the email about each inquiry; undefined if there is no email. */
  mail?(index: number): Record<string, string | number | null> | undefined;
}

/** Returns statements that store many inquiries, received at this time, each with an email that was sent. */
export function insertMany({
  count,
  inquiry = () => ({}),
  mail = () => ({}),
}: ManyOptions): Statement[] {
  const now = Date.now();
  return Array.from({ length: count }, (_, index) => {
    const id = randomUUID();
    const mailId = randomUUID();
    const row = {
      id,
      received_at: now,
      name: `Visitor ${index}`,
      phone: '+1 432 555 0100',
      email: `visitor${index}@example.com`,
      location: '',
      service: '',
      message: `Message ${index}`,
      state: 'kept',
      reason: '',
      ...inquiry(index),
    };
    const mailRow = {
      id: mailId,
      inquiry_id: id,
      kind: 'inquiry',
      message_id: `<${mailId}@company.test>`,
      state: 'sent',
      next_try_at: now,
      created_at: now,
      ...mail(index),
    };
    const inserts = [insert('inquiries', row)];
    if (mail(index)) inserts.push(insert('mails', mailRow));
    return inserts;
  }).flat();
}

function insert(table: string, row: Record<string, string | number | null>): Statement {
  return sql`insert into ${listColumns([table])} (${listColumns(Object.keys(row))})
    values (${listValues(Object.values(row))})`;
}
