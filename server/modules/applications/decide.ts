import { and, eq } from 'drizzle-orm';
import type { ApplicationField } from '#contract/applications/shopper.ts';
import type { Transaction } from '#server/database/connection.ts';
import { publish } from '#server/database/events.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { Refusal } from '#server/http/refusal.ts';
import { applicationDecided } from './events.ts';
import { findNickname } from './review-queries.ts';
import { applications } from './tables.ts';

export type WaitingApplication = typeof applications.$inferSelect;
export type Decision =
  | { state: 'approved'; shopId: number }
  | { state: 'refused' | 'asked'; refusal: string; markedFields: readonly ApplicationField[] };

/** What is decided about: `createTime` says as it was sent when, so that nobody decides about what they have not seen. */
export type Decided = { id: number; createTime?: string | undefined };

/** Locks a waiting application: a second decision at the same time waits and then finds it decided, and by whom. */
export async function claimWaiting(tx: Transaction, { id, createTime }: Decided): Promise<WaitingApplication> {
  const [application] = await tx.select().from(applications).where(eq(applications.id, id)).for('update');
  if (!application) throw new Refusal('application_not_found');
  const { state, decidedBy, submittedAt, accountId } = application;
  if (state !== 'waiting') throw new Refusal('application_decided', (await findNickname(tx, decidedBy)) ?? {});
  if (createTime && submittedAt.getTime() !== Date.parse(createTime))
    throw new Refusal('changed_meanwhile', (await findNickname(tx, accountId)) ?? {});
  return application;
}

/** Stores the decision and publishes it, once: only a waiting application can be decided. */
export async function settleApplication(
  tx: Transaction,
  { id, accountId, email, name }: WaitingApplication,
  decision: Decision,
  decidedBy: number | null,
): Promise<void> {
  const settled = await tx
    .update(applications)
    .set({ ...columnsOf(decision), decidedAt: mallNow, decidedBy })
    .where(and(eq(applications.id, id), eq(applications.state, 'waiting')))
    .returning({ decidedAt: applications.decidedAt });
  const decidedAt = settled[0]?.decidedAt;
  if (!decidedAt) throw new Refusal('application_decided');
  const reason = decision.state === 'approved' ? null : decision.refusal;
  const shopId = decision.state === 'approved' ? decision.shopId : null;
  await publish(tx, applicationDecided, {
    id,
    accountId,
    email,
    name,
    shopId,
    reason,
    isAsked: decision.state === 'asked',
    decidedAt: decidedAt.toISOString(),
  });
}

const columnsOf = (decision: Decision) =>
  decision.state === 'approved' ? decision : { ...decision, markedFields: [...decision.markedFields] };
