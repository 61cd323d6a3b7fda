import { and, asc, eq, inArray, isNull, ne, notInArray, sql } from 'drizzle-orm';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { giveCopies } from '#server/modules/coupons/index.ts';
import { grantPoints, withdrawPoints } from '#server/modules/points/index.ts';
import { gatherSlice } from './segment-queries.ts';
import { campaignPeople, campaigns } from './tables.ts';

const batchSize = 500;
const stepsMax = 20; // of one run, so that a mall that stops does not wait for a million people

type Row = typeof campaigns.$inferSelect;
/** Who of a batch got it, and how many points that were. */
type Given = { accountIds: readonly number[]; points: number };

/**
 * Gives what campaigns are about, a batch in each transaction: whoever has an outcome has it for good, and a batch that was
 * interrupted has given nothing. A campaign that fails does not hold up the others. May run twice and in several processes at
 * once.
 */
export async function runCampaigns(): Promise<void> {
  const failures = new Map<number, unknown>();
  for (let step = 0; step < stepsMax; step++) if (!(await takeStep(failures))) break;
  if (failures.size > 0)
    throw new AggregateError([...failures.values()], `campaigns ${[...failures.keys()].join(', ')} could not go on`);
}

/** Takes the next step of the oldest campaign that has not failed in this run. False when there is nothing left to do. */
async function takeStep(failures: Map<number, unknown>): Promise<boolean> {
  let current: Row | undefined;
  try {
    return await transaction(async (tx) => {
      current = await lockNext(tx, [...failures.keys()]);
      if (!current) return false;
      await (current.state === 'waiting' ? gather(tx, current) : giveToSome(tx, current));
      return true;
    });
  } catch (error) {
    if (!current) throw error;
    failures.set(current.id, error);
    return true;
  }
}

async function lockNext(tx: Transaction, failed: number[]): Promise<Row | undefined> {
  const [campaign] = await tx
    .select()
    .from(campaigns)
    .where(and(ne(campaigns.state, 'done'), failed.length > 0 ? notInArray(campaigns.id, failed) : undefined))
    .orderBy(asc(campaigns.id))
    .limit(1)
    .for('update', { skipLocked: true });
  return campaign;
}

/** Writes down some more of those whom a campaign is for. It runs when all of them are. */
async function gather(tx: Transaction, campaign: Row): Promise<void> {
  const { people, upTo, isLast } = await gatherSlice(tx, campaign.id, campaign.segment, campaign.gatheredTo);
  const gathered = campaign.gathered + people;
  await tx
    .update(campaigns)
    .set({ gathered, gatheredTo: upTo, ...(isLast && { state: 'running' as const, people: gathered }) })
    .where(eq(campaigns.id, campaign.id));
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
