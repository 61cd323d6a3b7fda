import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Transaction } from '#server/database/connection.ts';
import { publish } from '#server/database/events.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { statement } from '#server/database/statement.ts';
import { written } from '#server/modules/catalogue/drafts/live-content.ts';
import { productDecided } from '#server/modules/catalogue/events.ts';

type Decision = Omit<z.output<typeof productDecided.shape>, 'decidedAt'>;

/** Publishes what the platform has decided, for the shop's mail. */
export async function publishDecision(tx: Transaction, decision: Decision): Promise<void> {
  const [now] = await statement<{ at: string }>('decided_at', sql`select ${mallNow} as at`).rows(tx);
  const decidedAt = new Date(now?.at ?? 0).toISOString();
  await publish(tx, productDecided, { ...decision, name: written(decision.name), decidedAt });
}
