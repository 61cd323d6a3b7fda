import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { PaymentDetails } from './sandbox-payment.ts';

/** The test gateway's payments, stored as a provider would; its ledger on disk can be compared with them. */
export const sandboxPayments = pgTable('sandbox_payments', {
  id: text().primaryKey(), // sp_…
  idempotencyKey: text().notNull().unique(),
  amount: integer().notNull(),
  currency: text().notNull(),
  state: text({ enum: ['open', 'challenge', 'processing', 'succeeded', 'cancelled'] })
    .notNull()
    .default('open'),
  failure: text({ enum: ['declined', 'insufficient_funds', 'challenge_failed'] }),
  scanToken: text().unique(),
  details: jsonb().$type<PaymentDetails>().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
