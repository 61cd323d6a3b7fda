import type { z } from 'zod';
import type { OutputOf } from '#contract/core/call.ts';
import { type computeGrant as computed, grantRefund as contract } from '#contract/refunds/merchant-grant.ts';
import { database, type Transaction, transaction } from '#server/database/connection.ts';
import { type Actor, actorOf, type Caller } from '#server/http/caller.ts';
import { runOncePerKey } from '#server/http/idempotency.ts';
import { Refusal } from '#server/http/refusal.ts';
import { lockWholeOrder, readWholeOrder, type WholeOrder } from '#server/modules/orders/index.ts';
import { amountsValue } from '#server/modules/refunds/reads/amounts-value.ts';
import { lockRefund } from '#server/modules/refunds/reads/with-refund.ts';
import { logAct } from '#server/modules/shops/index.ts';
import { accept } from './decide-refund.ts';
import { openRefund } from './open-refund.ts';
import { chooseUnits, planRefund } from './plan-refund.ts';
import { findOrderIdOfShop, readLines } from './queries.ts';

type Input = z.output<typeof contract.input>;
type Granted = { refundOrderNo: string };

/**
 * Refunds units of an order that nobody has asked for: because they cannot be sent, or out of goodwill, also long after the time for
 * refunds. Then the shop pays it from what it has, and if that is less, from its next sales.
 */
export function grantRefund(caller: Caller<'merchant'>, input: Input): Promise<Granted> {
  const actor = actorOf(caller);
  const { session, idempotencyKey: key } = caller;
  return transaction((tx) => {
    const grant = () => pay(tx, actor, input);
    if (key === null) return grant();
    return runOncePerKey(tx, { accountId: session.accountId, call: contract.path, key, input }, grant);
  });
}

/** What it would pay. */
export async function computeGrant(
  shopId: number,
  { orderNo, lines: asked, reason }: z.output<typeof computed.input>,
): Promise<OutputOf<typeof computed>> {
  const orderId = await findOrderIdOfShop(database(), shopId, orderNo);
  if (orderId === null) throw new Refusal('order_not_found');
  const order = await readWholeOrder(database(), orderId);
  assertPaid(order);
  const lines = await readLines(database(), order);
  const { total } = planRefund(lines, chooseUnits(lines, asked, 'money'), reason);
  return { ...amountsValue(total), commission: total.commission, shopShare: total.shopShare };
}

function assertPaid({ paidAt, status }: Pick<WholeOrder, 'paidAt' | 'status'>): void {
  if (paidAt === null || status === 'refunded') throw new Refusal('refund_closed');
}

async function pay(tx: Transaction, actor: Actor, { orderNo, lines: asked, reason, note }: Input): Promise<Granted> {
  const orderId = await findOrderIdOfShop(tx, actor.shopId, orderNo);
  if (orderId === null) throw new Refusal('order_not_found');
  const order = await lockWholeOrder(tx, orderId);
  assertPaid(order);
  const lines = await readLines(tx, order);
  const chosen = chooseUnits(lines, asked, 'money');
  const request = { kind: 'money', reason, note, pictureHashes: [] } as const;
  const { number } = await openRefund(tx, order, { ...request, pictureHashes: [] }, lines, chosen, 'shop');
  await accept(tx, await lockRefund(tx, { number }), 'shop');
  await logAct(tx, actor, 'refund_granted', number, note);
  return { refundOrderNo: number };
}
