import type { z } from 'zod';
import type { OutputOf } from '#contract/core/call.ts';
import { requestRefund as contract } from '#contract/refunds/shopper.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { answerOnce } from '#server/http/answer-once.ts';
import { countTry } from '#server/http/rate-limit.ts';
import { Refusal } from '#server/http/refusal.ts';
import { getSite } from '#server/modules/content/index.ts';
import { holdWholeOrder } from '#server/modules/orders/index.ts';
import { assertOpen } from './open-for-refunds.ts';
import { openRefund } from './open-refund.ts';
import { chooseUnits } from './plan-refund.ts';
import { findOrderId, ownHashes, readLines } from './queries.ts';

type Wish = z.output<typeof contract.input>;
type Requested = OutputOf<typeof contract>;
type Buyer = { accountId: number; idempotencyKey: string | null };

/** Asks for the money of some units. They are taken out of what can be sent or asked back until it is decided. */
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
  const { reasons } = await getSite(tx, 'refunds');
  if (!reasons.includes(wish.reason)) throw new Refusal('bad_input', { field: 'reason' });
  const pictureHashes = await ownHashes(tx, accountId, wish.pictures);

  const order = await holdWholeOrder(tx, orderId);
  assertOpen(order);
  const lines = await readLines(tx, order);
  const chosen = chooseUnits(lines, wish.lines, wish.kind);
  const { kind, reason, note } = wish;
  const { number } = await openRefund(tx, order, { kind, reason, note, pictureHashes }, lines, chosen);
  return { refundOrderNo: number };
}
