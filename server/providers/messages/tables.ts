import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/**
 * Mails and text messages to be sent. Written in the transaction of what they are about and sent after it, so that no
 * message is sent about something that was rolled back. In the demo mall, where nothing is sent, this is the outbox.
 */
export const outgoingMessages = pgTable(
  'outgoing_messages',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    channel: text({ enum: ['email', 'sms'] }).notNull(),
    recipient: text().notNull(),
    subject: text().notNull().default(''),
    text: text().notNull(),
    html: text(),
    /** The code inside, so that the outbox can show it. Removed once the message was sent for real. */
    code: text(),
    /** Kind and subject of the message: a handler that runs again writes no second one. */
    cause: text(),
    /** Where its reader turns off messages of its kind with one click; null of messages that nobody can turn off. */
    unsubscribeUrl: text(),
    writtenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    nextTryAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    tries: bigint({ mode: 'number' }).notNull().default(0),
    triedAt: timestamp({ withTimezone: true }),
    sentAt: timestamp({ withTimezone: true }),
    failure: text(),
    /** An operator has decided that it is not sent. */
    droppedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('outgoing_messages_waiting').on(table.nextTryAt).where(sql`sent_at is null`),
    index('outgoing_messages_open')
      .on(table.id.desc())
      .where(sql`sent_at is null and failure is null and dropped_at is null`),
    index('outgoing_messages_failed').on(table.id.desc()).where(sql`failure is not null and dropped_at is null`),
    index('outgoing_messages_recipient').on(table.recipient, table.id),
    uniqueIndex('outgoing_messages_cause').on(table.cause, table.recipient),
  ],
);
