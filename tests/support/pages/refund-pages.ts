import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { and, eq, isNull } from 'drizzle-orm';
import { getOrder } from '#contract/orders/shopper.ts';
import { startPayment } from '#contract/payments/shopper.ts';
import { requestRefund } from '#contract/refunds/shopper.ts';
import { database, transaction } from '#server/database/connection.ts';
import { openSession } from '#server/modules/identity/index.ts';
import { orders } from '#server/modules/orders/tables.ts';
import { sendParcel } from '#server/modules/shipping/index.ts';
import { shops } from '#server/modules/shops/tables.ts';
import { type Person, someone } from '#tests/support/accounts/accounts.ts';
import type { OwnSku } from './cart-page.ts';
import { anAddress, callAs, ordered } from './checkout-page.ts';

// A shopper with a paid order, and the shop's owner.

/** The owner of this shop; a new account, if it has none. */
export async function merchantOf(shopId: number): Promise<Person> {
  const newOwner = await someone({ role: 'merchant' });
  await database()
    .update(shops)
    .set({ ownerId: newOwner.accountId })
    .where(and(eq(shops.id, shopId), isNull(shops.ownerId)));
  const [shop] = await database().select({ ownerId: shops.ownerId }).from(shops).where(eq(shops.id, shopId));
  const accountId = shop?.ownerId ?? 0;
  return { ...newOwner, accountId, token: await transaction((tx) => openSession(tx, accountId, 'test')) };
}

/** An order that is paid, with its lines. */
export async function paidOrder(request: APIRequestContext, ana: Person, ...lines: [OwnSku, number][]) {
  await anAddress(ana);
  const { orderNo: paymentNumber, orderNumbers } = await ordered(request, ana, ...lines);
  const { clientSecret } = await callAs(request, ana, startPayment, { orderNo: paymentNumber, payType: 'sandbox' });
  await request.post('/sandbox-gateway/card', { data: { clientSecret, number: '4242424242424242' } });
  const number = orderNumbers[0] ?? '';
  const read = () => callAs(request, ana, getOrder, { orderNo: number });
  await expect.poll(async () => (await read()).status).toBe('paid');
  return { number, lines: (await read()).lines };
}

/** The shop has sent all of it. */
export async function sendAll(number: string): Promise<void> {
  await transaction(async (tx) => {
    const [order] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.number, number));
    await sendParcel(tx, order?.id ?? 0, { kind: 'dispatch' }, []);
  });
}

/** Requests a refund of a whole order, without a browser. */
export async function askForRefund(
  request: APIRequestContext,
  ana: Person,
  order: Awaited<ReturnType<typeof paidOrder>>,
): Promise<string> {
  const lines = order.lines.map(({ id, quantity }) => ({ lineId: id, quantity }));
  const input = { orderNo: order.number, lines, kind: 'money', reason: 'changed_mind' } as const;
  return (await callAs(request, ana, requestRefund, input)).refundOrderNo;
}

export const applyPath = (orderNumber: string) => `/users/refund_confirm?orderNo=${orderNumber}`;
export const refundPath = (refundOrderNo: string) => `/order/refund_detail?orderNo=${refundOrderNo}`;
export const sum = (page: Page) => page.getByRole('region', { name: 'Refund summary' });

/** The number of the refund whose page is open. */
export function numberIn(page: Page): string {
  return new URL(page.url()).searchParams.get('orderNo') ?? '';
}
