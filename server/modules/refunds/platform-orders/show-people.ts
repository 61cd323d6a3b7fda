import type { OutputOf } from '#contract/core/call.ts';
import type { showOrderPeople } from '#contract/refunds/platform-orders.ts';
import { transaction } from '#server/database/connection.ts';
import { type LoggedOperator, logOperatorAct } from '#server/modules/operators/index.ts';
import { findOrderPeople } from './order-page-queries.ts';

/** Who bought an order and where it goes. That someone has looked is written down with it. */
export function showPeople(operator: LoggedOperator, number: string): Promise<OutputOf<typeof showOrderPeople>> {
  return transaction(async (tx) => {
    const { buyer, consignee } = await findOrderPeople(tx, number);
    await logOperatorAct(tx, operator, { act: 'order_people_shown', subject: number });
    return { email: buyer.email, phone: buyer.phone, consignee };
  });
}
