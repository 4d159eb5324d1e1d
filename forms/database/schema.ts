import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** What visitors sent, exactly as they typed it. */
export const enquiries = sqliteTable(
  'enquiries',
  {
    /** The order of arrival; times alone can tie. */
    sequence: integer('sequence').primaryKey({ autoIncrement: true }),
    /** A UUID, the name by which an enquiry is asked for. */
    id: text('id').notNull().unique(),
    /** Milliseconds since 1970. */
    receivedAt: integer('received_at').notNull(),
    name: text('name').notNull(),
    phone: text('phone').notNull(),
    email: text('email').notNull(),
    location: text('location').notNull(),
    service: text('service').notNull(),
    message: text('message').notNull(),
    state: text('state', { enum: ['kept', 'suspected'] }).notNull(),
    /** Why it is suspected; empty when it is not. */
    reason: text('reason').notNull(),
    /** A digest of the form's submission number and every value; equal ones are one enquiry. */
    submissionKey: text('submission_key').unique(),
    /** The words of the message in short, by which repeats are found; none where they say nothing. */
    textKey: text('text_key'),
  },
  (table) => [
    index('enquiries_of_text').on(table.textKey, table.receivedAt).where(sql`text_key is not null`),
  ],
);

/** Mails that leave later, written in the same transaction as their enquiry. */
export const mails = sqliteTable(
  'mails',
  {
    id: text('id').primaryKey(),
    enquiryId: text('enquiry_id')
      .notNull()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    /** `enquiry` goes to the owner, `acknowledgement` to the visitor. */
    kind: text('kind', { enum: ['enquiry', 'acknowledgement'] }).notNull(),
    /** Kept here, so that every try carries the same one and a receiver can drop repeats. */
    messageId: text('message_id').notNull(),
    /** `parked` was refused for good and waits for the owner. */
    state: text('state', { enum: ['waiting', 'sent', 'parked'] }).notNull(),
    /** Tries that failed because of this mail. */
    failures: integer('failures').notNull().default(0),
    /** Milliseconds since 1970; not tried before. */
    nextTryAt: integer('next_try_at').notNull(),
    /** What the last failed try said. */
    lastError: text('last_error').notNull().default(''),
    createdAt: integer('created_at').notNull(),
    sentAt: integer('sent_at'),
  },
  (table) => [
    index('mails_due').on(table.state, table.nextTryAt),
    index('mails_of_enquiry').on(table.enquiryId),
  ],
);

/** One row that is written to learn whether the database can be written. */
export const heartbeat = sqliteTable('heartbeat', {
  id: integer('id').primaryKey(),
  at: integer('at').notNull(),
});

/** An enquiry as it is stored, without what only finds repeats. */
export type EnquiryRow = Omit<typeof enquiries.$inferSelect, 'textKey'>;

/** A mail as it is stored. */
export type MailRow = typeof mails.$inferSelect;
