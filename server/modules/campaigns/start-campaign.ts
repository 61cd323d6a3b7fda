import type { z } from 'zod';
import type * as contract from '#contract/campaigns/platform.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import type { Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { getGivableCoupon } from '#server/modules/coupons/index.ts';
import { logOperatorAct } from '#server/modules/operators/index.ts';
import { countPeople } from './segment-queries.ts';
import { campaigns } from './tables.ts';

type Operator = Caller<'platform'>;
type New = { couponId: number | null; points: number | null; segment: contract.Segment; reason: string };

/** Begins to give a coupon of the platform to people; the job does it. */
export function giveCoupon(by: Operator, input: z.output<typeof contract.giveCoupon.input>): Promise<{ id: number }> {
  return transaction(async (tx) => {
    const coupon = await getGivableCoupon(tx, input.couponId);
    const { id, people } = await start(tx, by, { ...input, points: null });
    const { segment, reason } = input;
    const after = { campaign: id, coupon: input.couponId, segment, people };
    await logOperatorAct(tx, by, { act: 'coupon_given', subject: coupon.name.en, after, reason });
    return { id };
  });
}

/** Begins to give points to people, or to take them. */
export function givePoints(by: Operator, input: z.output<typeof contract.givePoints.input>): Promise<{ id: number }> {
  return transaction(async (tx) => {
    const { id, people } = await start(tx, by, { ...input, couponId: null });
    const { points, segment, reason } = input;
    const subject = segment.kind === 'account' ? String(segment.accountId) : segment.kind;
    const after = { campaign: id, points, segment, people };
    await logOperatorAct(tx, by, { act: points > 0 ? 'points_given' : 'points_taken', subject, after, reason });
    return { id };
  });
}

async function start(tx: Transaction, by: Operator, { couponId, points, segment, reason }: New) {
  const people = await countPeople(segment, tx);
  if (people === 0) throw new Refusal('segment_empty');
  const [added] = await tx
    .insert(campaigns)
    .values({ couponId, points, segment, reason, createdBy: by.session.accountId, createdAt: mallNow })
    .returning({ id: campaigns.id });
  if (!added) throw new Error('Starting a campaign returned no row');
  return { id: added.id, people };
}
