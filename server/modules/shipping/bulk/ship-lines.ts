import type { z } from 'zod';
import type { OutputOf } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import { type BulkLine, BulkProblem, shipOrders as contract } from '#contract/shipping/merchant-bulk.ts';
import { transaction } from '#server/database/connection.ts';
import type { Actor } from '#server/http/caller.ts';
import { runOncePerKey } from '#server/http/idempotency.ts';
import { Refusal } from '#server/http/refusal.ts';
import { refusalText } from '#server/http/translations.ts';
import { lockOrder } from '#server/modules/orders/index.ts';
import { findShopOrder } from '#server/modules/shipping/queries.ts';
import { sendParcel } from '#server/modules/shipping/send-parcel.ts';
import { logAct } from '#server/modules/shops/index.ts';
import { findOrdersToSend } from './bulk-queries.ts';
import { orderProblem, readLine } from './line-problems.ts';

type Outcome = OutputOf<typeof contract>[number];

/** Ships a part of a list, each line in its own transaction: what is wrong with one does not hold up the others. */
export async function shipLines(
  actor: Actor & { accountId: number },
  { listKey, lines }: z.output<typeof contract.input>,
  locale: Locale,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  // One after the other: side by side they would take the connections of everybody else.
  for (const line of lines) {
    const { problem, shipmentId } = await shipLine(actor, listKey, line);
    const problemText = problem ? refusalText(locale, problem, {}) : '';
    outcomes.push({ orderNo: line.orderNo.toUpperCase(), shipmentId, problem, problemText });
  }
  return outcomes;
}

async function shipLine(
  actor: Actor & { accountId: number },
  listKey: string,
  line: BulkLine,
): Promise<Pick<Outcome, 'shipmentId' | 'problem'>> {
  const read = readLine(line);
  if ('problem' in read) return { shipmentId: null, problem: read.problem };
  const { orderNumber, carrier, trackingNumber } = read;
  try {
    const shipmentId = await transaction(async (tx) => {
      const orderId = await findShopOrder(tx, actor.shopId, orderNumber);
      if (orderId === null) throw new Refusal('order_not_found');
      const key = `${listKey}:${orderNumber}`;
      const input = [carrier.code, trackingNumber];
      return runOncePerKey(tx, { accountId: actor.accountId, call: contract.path, key, input }, async () => {
        await lockOrder(tx, orderId);
        const problem = orderProblem((await findOrdersToSend(tx, actor.shopId, [orderNumber])).get(orderNumber));
        if (problem) throw new Refusal(problem);
        const sent = await sendParcel(tx, orderId, { kind: 'courier', carrier, trackingNumber }, []);
        await logAct(tx, actor, 'order_shipped', orderNumber);
        return sent;
      });
    });
    return { shipmentId, problem: null };
  } catch (error) {
    const problem = error instanceof Refusal ? BulkProblem.safeParse(error.reason).data : undefined;
    if (!problem) throw error;
    return { shipmentId: null, problem };
  }
}
