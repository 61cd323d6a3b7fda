import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { OutputOf } from '#contract/call.ts';
import { requestRefund as contract } from '#contract/refunds.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { answerOnce } from '#server/http/answer-once.ts';
import { countTry } from '#server/http/rate-limit.ts';
import { Refusal } from '#server/http/refusal.ts';
import { getSite } from '#server/modules/content/index.ts';
import { holdWholeOrder, moveRefundPieces, newNumber, type WholeOrder } from '#server/modules/orders/index.ts';
import { assertOpen } from './open-for-refunds.ts';
import { choosePieces, type Plan, planRefund } from './plan-refund.ts';
import { countPictures, findOrderId, readLines } from './queries.ts';
import { refundMoves, refunds } from './tables.ts';
import { openedPieces, writePlan } from './write-plan.ts';

type Wish = z.output<typeof contract.input>;
type Requested = OutputOf<typeof contract>;
type Buyer = { accountId: number; idempotencyKey: string | null };

/** Asks for the money of some pieces. They are taken out of what can be sent or asked back until it is decided. */
export async function requestRefund({ accountId, idempotencyKey }: Buyer, wish: Wish): Promise<Requested> {
  await countTry('requestRefund', String(accountId));
  return transaction((tx) => {
    const request = () => open(tx, accountId, wish);
    if (idempotencyKey === null) return request();
    return answerOnce(tx, { accountId, call: contract.path, key: idempotencyKey, input: wish }, request);
  });
}

async function open(tx: Transaction, accountId: number, wish: Wish): Promise<Requested> {
  const orderId = await findOrderId(tx, accountId, wish.orderNo);
  if (orderId === null) throw new Refusal('order_not_found');
  const { answerDays, reasons } = await getSite(tx, 'refunds');
  if (!reasons.includes(wish.reason)) throw new Refusal('bad_input', { field: 'reason' });
  const hashes = wish.pictures.map((url) => url.split('/').at(-1) ?? '');
  if ((await countPictures(tx, hashes)) < hashes.length) throw new Refusal('picture_unknown');

  const order = await holdWholeOrder(tx, orderId);
  assertOpen(order);
  const lines = await readLines(tx, order);
  const chosen = choosePieces(lines, wish.lines, wish.kind);
  const number = await write(tx, order, wish, hashes, planRefund(lines, chosen, wish.reason), answerDays);
  await moveRefundPieces(tx, order.id, openedPieces(chosen));
  return { refundOrderNo: number };
}

async function write(
  tx: Transaction,
  order: WholeOrder,
  { kind, reason, note }: Wish,
  pictureHashes: string[],
  plan: Plan,
  answerDays: number,
): Promise<string> {
  const number = newNumber('RE');
  const [refund] = await tx
    .insert(refunds)
    .values({
      ...{ number, orderId: order.id, accountId: order.accountId, shopId: order.shopId, currency: order.currency },
      ...{ kind, reason, note, pictureHashes },
      ...plan.total,
      quantity: plan.lines.reduce((sum, { pieces }) => sum + pieces.length, 0),
      answerBy: sql`mall_now() + make_interval(days => ${answerDays})`,
      createdAt: sql`mall_now()`,
    })
    .returning({ id: refunds.id });
  if (!refund) throw new Error('A refund was written, yet is not there');
  await writePlan(tx, refund.id, plan);
  await tx
    .insert(refundMoves)
    .values({ refundId: refund.id, step: 1, status: 'under_review', by: 'shopper', at: sql`mall_now()` });
  return number;
}
