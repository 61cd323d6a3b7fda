import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/**
 * Mails and text messages on their way. Written in the transaction of what they tell about, and sent after it: so
 * nothing is told that did not happen. In the demo mall, where nothing is sent, this is the outbox that people read.
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
    /** The code inside, so that the outbox can show it. Taken out when the message has been sent for real. */
    code: text(),
    /** Which kind of message about what: a handler that runs again writes nothing a second time. */
    cause: text(),
    writtenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    nextTryAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    tries: bigint({ mode: 'number' }).notNull().default(0),
    sentAt: timestamp({ withTimezone: true }),
    failure: text(),
  },
  (table) => [
    index('outgoing_messages_waiting').on(table.nextTryAt).where(sql`sent_at is null`),
    index('outgoing_messages_recipient').on(table.recipient, table.id),
    uniqueIndex('outgoing_messages_cause').on(table.cause, table.recipient),
  ],
);
