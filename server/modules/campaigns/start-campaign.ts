import type { z } from 'zod';
import * as contract from '#contract/campaigns/platform.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import type { Caller } from '#server/http/caller.ts';
import { runOncePerKey } from '#server/http/idempotency.ts';
import { Refusal } from '#server/http/refusal.ts';
import { refuseViolation } from '#server/http/refuse-violation.ts';
import { getGivableCoupon } from '#server/modules/coupons/index.ts';
import { logOperatorAct } from '#server/modules/operators/index.ts';
import { countPeople } from './segment-queries.ts';
import { campaigns } from './tables.ts';

type Operator = Caller<'platform'>;
type New = { couponId: number | null; points: number | null; segment: contract.Segment; reason: string };

/** Begins to give a coupon of the platform to people; the job does it. */
export async function giveCoupon(
  by: Operator,
  input: z.output<typeof contract.giveCoupon.input>,
): Promise<{ id: number }> {
  const counted = await countStarting(input.segment);
  return once(by, contract.giveCoupon.path, input, async (tx) => {
    const coupon = await getGivableCoupon(tx, input.couponId);
    const { id, people } = await start(tx, by, counted, { ...input, points: null });
    const { segment, reason } = input;
    const after = { campaign: id, coupon: input.couponId, segment, people };
    await logOperatorAct(tx, by, { act: 'coupon_given', subject: coupon.name.en, after, reason });
    return { id };
  });
}

/** Begins to give points to people, or to take them. */
export async function givePoints(
  by: Operator,
  input: z.output<typeof contract.givePoints.input>,
): Promise<{ id: number }> {
  const counted = await countStarting(input.segment);
  return once(by, contract.givePoints.path, input, async (tx) => {
    const { id, people } = await start(tx, by, counted, { ...input, couponId: null });
    const { points, segment, reason } = input;
    const subject = segment.kind === 'account' ? String(segment.accountId) : segment.kind;
    const after = { campaign: id, points, segment, people };
    await logOperatorAct(tx, by, { act: points > 0 ? 'points_given' : 'points_taken', subject, after, reason });
    return { id };
  });
}

/** Before anything is locked: the job that gathers them learns exactly how many there are. */
const countStarting = (segment: contract.Segment) => countPeople(segment, contract.startingPeopleMax);

/** An answer may be lost on its way: whoever sends the same again under its key begins nothing more. */
function once<Answer>(
  { session, idempotencyKey: key }: Operator,
  call: string,
  input: unknown,
  work: (tx: Transaction) => Promise<Answer>,
): Promise<Answer> {
  const { accountId } = session;
  return transaction((tx) => {
    if (key === null) return work(tx);
    return runOncePerKey(tx, { accountId, call, key, input }, () => work(tx));
  });
}

async function start(tx: Transaction, by: Operator, people: number, { couponId, points, segment, reason }: New) {
  if (people === 0) throw new Refusal('segment_empty');
  const row = { couponId, points, segment, reason, people, createdBy: by.session.accountId, createdAt: mallNow };
  const [added] = await refuseViolation(tx.insert(campaigns).values(row).returning({ id: campaigns.id }), {
    campaigns_coupon_id_coupons_id_fk: 'coupon_not_found', // deleted meanwhile
  });
  if (!added) throw new Error('Starting a campaign returned no row');
  return { id: added.id, people };
}
