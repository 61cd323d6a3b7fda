import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { giveCopies } from '#server/modules/coupons/index.ts';
import { grantPoints, withdrawPoints } from '#server/modules/points/index.ts';
import { gatherPeople } from './segment-queries.ts';
import { campaignPeople, campaigns } from './tables.ts';

const batchSize = 500;
const stepsMax = 20; // of one run, so that a mall that stops does not wait for a million people

type Row = typeof campaigns.$inferSelect;
/** Who of a batch got it, and how many points that were. */
type Given = { accountIds: readonly number[]; points: number };

/**
 * Gives what campaigns are about, a batch in each transaction: whoever has an outcome has it for good, and a batch that was
 * interrupted has given nothing. May run twice and in several processes at once.
 */
export async function runCampaigns(): Promise<void> {
  for (let step = 0; step < stepsMax; step++) if (!(await transaction(takeStep))) return;
}

/** False when there is nothing left to do. */
async function takeStep(tx: Transaction): Promise<boolean> {
  const [campaign] = await tx
    .select()
    .from(campaigns)
    .where(ne(campaigns.state, 'done'))
    .orderBy(asc(campaigns.id))
    .limit(1)
    .for('update', { skipLocked: true });
  if (!campaign) return false;
  if (campaign.state === 'waiting') await gather(tx, campaign);
  else await giveToSome(tx, campaign);
  return true;
}

async function gather(tx: Transaction, { id, segment }: Row): Promise<void> {
  const people = await gatherPeople(tx, id, segment);
  await tx.update(campaigns).set({ state: 'running', people }).where(eq(campaigns.id, id));
}

async function giveToSome(tx: Transaction, campaign: Row): Promise<void> {
  const rows = await tx
    .select({ accountId: campaignPeople.accountId })
    .from(campaignPeople)
    .where(and(eq(campaignPeople.campaignId, campaign.id), isNull(campaignPeople.outcome)))
    .orderBy(asc(campaignPeople.accountId))
    .limit(batchSize);
  const all = rows.map(({ accountId }) => accountId);
  const given = await give(tx, campaign, all);
  const got = new Set(given.accountIds);
  await settle(tx, campaign.id, 'given', [...got]);
  await settle(
    tx,
    campaign.id,
    'skipped',
    all.filter((id) => !got.has(id)),
  );
  await tx
    .update(campaigns)
    .set({
      given: sql`${campaigns.given} + ${got.size}`,
      skipped: sql`${campaigns.skipped} + ${all.length - got.size}`,
      pointsMoved: sql`${campaigns.pointsMoved} + ${given.points}`,
      ...(all.length < batchSize && { state: 'done' as const, endedAt: mallNow }),
    })
    .where(eq(campaigns.id, campaign.id));
}

/** Gives it to those of them who can have it. They come in the order of their ids, in which points are locked everywhere. */
async function give(tx: Transaction, { id, couponId, points }: Row, accountIds: readonly number[]): Promise<Given> {
  if (couponId !== null) return { accountIds: await giveCopies(tx, couponId, accountIds), points: 0 };
  const got: number[] = [];
  let moved = 0;
  for (const accountId of accountIds) {
    const change = await movePoints(tx, accountId, points ?? 0, `campaign:${id}:${accountId}`);
    if (change === 0) continue;
    got.push(accountId);
    moved += change;
  }
  return { accountIds: got, points: moved };
}

async function movePoints(tx: Transaction, accountId: number, points: number, cause: string): Promise<number> {
  if (points > 0) return (await grantPoints(tx, accountId, points, cause)) ? points : 0;
  return -(await withdrawPoints(tx, accountId, -points, cause));
}

async function settle(
  tx: Transaction,
  campaignId: number,
  outcome: 'given' | 'skipped',
  accountIds: number[],
): Promise<void> {
  if (accountIds.length === 0) return;
  await tx
    .update(campaignPeople)
    .set({ outcome })
    .where(and(eq(campaignPeople.campaignId, campaignId), inArray(campaignPeople.accountId, accountIds)));
}
