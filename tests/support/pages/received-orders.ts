import { type APIRequestContext, expect } from '@playwright/test';
import { getOrder } from '#contract/orders/shopper.ts';
import { startPayment } from '#contract/payments/shopper.ts';
import type { Person } from '#tests/support/accounts/accounts.ts';
import { receiveOrders } from '#tests/support/orders/received-lines.ts';
import type { OwnSku } from './cart-page.ts';
import { callAs, ordered } from './checkout-page.ts';

/** Orders, pays at the test gateway and receives, without a browser. Returns the numbers of the orders. */
export async function received(
  request: APIRequestContext,
  person: Person,
  ...lines: [OwnSku, number][]
): Promise<string[]> {
  const { orderNo: paymentNumber, orderNumbers } = await ordered(request, person, ...lines);
  const { clientSecret } = await callAs(request, person, startPayment, { orderNo: paymentNumber, payType: 'sandbox' });
  await request.post('/sandbox-gateway/card', { data: { clientSecret, number: '4242424242424242' } });
  await expect
    .poll(async () => (await callAs(request, person, getOrder, { orderNo: orderNumbers[0] ?? '' })).status)
    .toBe('paid');
  await receiveOrders(orderNumbers);
  return orderNumbers;
}
