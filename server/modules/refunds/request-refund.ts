import type { z } from 'zod';
import type { OutputOf } from '#contract/core/call.ts';
import { requestRefund as contract } from '#contract/refunds/shopper.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { runOncePerKey } from '#server/http/idempotency.ts';
import { countTry } from '#server/http/rate-limit.ts';
import { Refusal } from '#server/http/refusal.ts';
import { getSite } from '#server/modules/content/index.ts';
import { lockWholeOrder } from '#server/modules/orders/index.ts';
import { assertOpen } from './open-for-refunds.ts';
import { openRefund } from './open-refund.ts';
import { chooseUnits } from './plan-refund.ts';
import { findOrderId, ownHashes, readLines } from './queries.ts';

type Input = z.output<typeof contract.input>;
type Requested = OutputOf<typeof contract>;
type Buyer = { accountId: number; idempotencyKey: string | null };

/** Requests a refund of some units. Until it is decided they can neither be sent nor requested back again. */
export async function requestRefund({ accountId, idempotencyKey }: Buyer, input: Input): Promise<Requested> {
  await countTry('requestRefund', String(accountId));
  return transaction((tx) => {
    const request = () => open(tx, accountId, input);
    if (idempotencyKey === null) return request();
    return runOncePerKey(tx, { accountId, call: contract.path, key: idempotencyKey, input }, request);
  });
}

async function open(tx: Transaction, accountId: number, input: Input): Promise<Requested> {
  const orderId = await findOrderId(tx, accountId, input.orderNo);
  if (orderId === null) throw new Refusal('order_not_found');
  const { reasons } = await getSite(tx, 'refunds');
  if (!reasons.includes(input.reason)) throw new Refusal('bad_input', { field: 'reason' });
  const pictureHashes = await ownHashes(tx, accountId, input.pictures);

  const order = await lockWholeOrder(tx, orderId);
  assertOpen(order);
  const lines = await readLines(tx, order);
  const chosen = chooseUnits(lines, input.lines, input.kind);
  const { kind, reason, note } = input;
  const { number } = await openRefund(tx, order, { kind, reason, note, pictureHashes }, lines, chosen);
  return { refundOrderNo: number };
}
