import type { z } from 'zod';
import type { OutputOf } from '#contract/core/call.ts';
import type { computeRefund as contract } from '#contract/refunds/shopper.ts';
import { database } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { readWholeOrder } from '#server/modules/orders/index.ts';
import { amountsValue } from '#server/modules/refunds/reads/amounts-value.ts';
import { couponsAfter } from './coupons-after.ts';
import { assertOpen } from './open-for-refunds.ts';
import { chooseUnits, isWholeUnsent, planRefund } from './plan-refund.ts';
import { findOrderId, readLines } from './queries.ts';

/** Computes the refund of these units without requesting it. */
export async function computeRefund(
  accountId: number,
  { orderNo: orderNumber, lines: asked, kind, reason }: z.output<typeof contract.input>,
): Promise<OutputOf<typeof contract>> {
  const orderId = await findOrderId(database(), accountId, orderNumber);
  if (orderId === null) throw new Refusal('order_not_found');
  const order = await readWholeOrder(database(), orderId);
  assertOpen(order);
  const lines = await readLines(database(), order);
  const chosen = chooseUnits(lines, asked, kind);
  const { lines: planned, total, freightRule } = planRefund(lines, chosen, reason);
  return {
    ...amountsValue(total),
    lines: planned.map((line) => ({ ...amountsValue(line), lineId: line.lineId, quantity: line.units.length })),
    freightRule,
    ...(await couponsAfter(database(), order, isWholeUnsent(lines, chosen))),
  };
}
