import { money } from '#contract/core/values.ts';
import { Refusal } from '#server/http/refusal.ts';
import { askIfSilent } from './ask-providers.ts';
import { findPaymentState, type PaymentState } from './queries.ts';

/** Lists the numbers of a payment's orders. Passed in, since the payments module knows no orders. */
export type ListOrderNumbers = (paymentId: number) => Promise<string[]>;

/** The state of a payment; asks the provider when no webhook has arrived. What the browser says never counts. */
export async function getPayState(accountId: number, number: string, listOrderNumbers: ListOrderNumbers) {
  const payment = await findFresh(accountId, number);
  if (!payment) throw new Refusal('trade_not_found');
  return {
    orderNo: payment.number,
    state: payment.state,
    amount: money(payment.amount),
    payType: payment.payType,
    failure: payment.state === 'unpaid' ? payment.failure : null,
    expiresAt: payment.expiresAt.toISOString(),
    secondsLeft: payment.state === 'unpaid' || payment.state === 'processing' ? payment.secondsLeft : 0,
    paidAt: payment.paidAt?.toISOString() ?? null,
    orderNumbers: await listOrderNumbers(payment.id),
  };
}

async function findFresh(accountId: number, number: string): Promise<PaymentState | null> {
  const payment = await findPaymentState(accountId, number);
  const isOpen = payment?.state === 'unpaid' || payment?.state === 'processing';
  if (!payment || !isOpen) return payment;
  const hasAsked = await Promise.all(payment.openChargeIds.map(askIfSilent));
  return hasAsked.includes(true) ? findPaymentState(accountId, number) : payment;
}
