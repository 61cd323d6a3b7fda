import { and, eq } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { publish } from '#server/database/events.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { Refusal } from '#server/http/refusal.ts';
import { applicationDecided } from './events.ts';
import { applications } from './tables.ts';

export type WaitingApplication = typeof applications.$inferSelect;
export type Decision = { state: 'approved'; shopId: number } | { state: 'refused'; refusal: string };

/** Locks a waiting application: a second decision at the same time waits and then finds it decided. */
export async function claimWaiting(tx: Transaction, id: number): Promise<WaitingApplication> {
  const [application] = await tx.select().from(applications).where(eq(applications.id, id)).for('update');
  if (!application) throw new Refusal('application_not_found');
  if (application.state !== 'waiting') throw new Refusal('application_decided');
  return application;
}

/** Stores the decision and publishes it, once: only a waiting application can be decided. */
export async function settleApplication(
  tx: Transaction,
  { id, accountId, email, name }: WaitingApplication,
  decision: Decision,
): Promise<void> {
  const settled = await tx
    .update(applications)
    .set({ ...decision, decidedAt: mallNow })
    .where(and(eq(applications.id, id), eq(applications.state, 'waiting')))
    .returning({ decidedAt: applications.decidedAt });
  const decidedAt = settled[0]?.decidedAt;
  if (!decidedAt) throw new Refusal('application_decided');
  const reason = decision.state === 'refused' ? decision.refusal : null;
  const shopId = decision.state === 'approved' ? decision.shopId : null;
  await publish(tx, applicationDecided, {
    id,
    accountId,
    email,
    name,
    shopId,
    reason,
    decidedAt: decidedAt.toISOString(),
  });
}
