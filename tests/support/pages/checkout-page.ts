import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { getCart } from '#contract/cart/shopper.ts';
import type { Call, InputOf, OutputOf } from '#contract/core/call.ts';
import { fillPath } from '#contract/core/fill-path.ts';
import { createDraft, loadDraft, placeOrder } from '#contract/orders/shopper-checkout.ts';
import { database, transaction } from '#server/database/connection.ts';
import { issueCoupons, type NewCoupon } from '#server/modules/coupons/index.ts';
import { receivedCoupons } from '#server/modules/coupons/tables.ts';
import { addresses } from '#server/modules/identity/tables.ts';
import { grantPoints } from '#server/modules/points/index.ts';
import { as, type Person } from '#tests/support/accounts/accounts.ts';
import { type OwnSku, putInto } from './cart-page.ts';
import { openHydrated } from './hydrated.ts';

/** Makes a call as this account, with its token. */
export async function callAs<C extends Call>(
  request: APIRequestContext,
  { token }: Person,
  call: C,
  input: InputOf<C>,
): Promise<OutputOf<C>> {
  const { path, rest } = fillPath(call.path, input as Record<string, unknown>);
  const answer =
    call.method === 'GET'
      ? await request.get(path, { headers: as(token), params: rest as Record<string, string> })
      : await request.post(path, { headers: as(token), data: rest });
  const { code, message, data } = await answer.json();
  if (code !== 200) throw new Error(message);
  return data;
}

/** Gives an account an address. */
export async function anAddress(
  { accountId }: Person,
  given: Partial<typeof addresses.$inferInsert> = {},
): Promise<number> {
  const [address] = await database()
    .insert(addresses)
    .values({
      accountId,
      realName: 'Ana Silva',
      countryCode: '+1',
      phone: '2025550123',
      country: 'US',
      detail: '1 Main Street',
      postCode: '02134',
      isDefault: true,
      ...given,
    })
    .returning({ id: addresses.id });
  return address?.id ?? 0;
}

/** Gives an account a coupon. */
export async function aCoupon({ accountId }: Person, coupon: Partial<NewCoupon> & { discount: number }): Promise<void> {
  await transaction(async (tx) => {
    const [couponId = 0] = await issueCoupons(tx, [
      {
        name: { en: 'Coupon', 'zh-CN': '券' },
        scope: 'general',
        minimumSpend: coupon.discount,
        validDays: 7,
        issued: 1,
        ...coupon,
      },
    ]);
    await tx.execute(`update coupons set claimed = 1 where id = ${couponId}`);
    await tx
      .insert(receivedCoupons)
      .values({ couponId, accountId, number: 1, endsAt: new Date(Date.now() + 7 * 86_400_000) });
  });
}

export async function somePoints({ accountId }: Person, points: number): Promise<void> {
  await transaction((tx) => grantPoints(tx, accountId, points, `journey:${accountId}`));
}

/** Puts products into an account's cart and creates a checkout draft of all of it. */
export async function aDraft(
  request: APIRequestContext,
  person: Person,
  ...lines: [OwnSku, number][]
): Promise<string> {
  await putInto(person.accountId, ...lines);
  const { shops } = await callAs(request, person, getCart, {});
  const orderDetails = shops.flatMap((shop) => shop.lines).map(({ id }) => ({ shoppingCartId: id }));
  return (await callAs(request, person, createDraft, { preOrderType: 'shoppingCart', orderDetails })).preOrderNo;
}

/** Places an order as it is proposed, without a browser. */
export async function ordered(request: APIRequestContext, person: Person, ...lines: [OwnSku, number][]) {
  const preOrderNo = await aDraft(request, person, ...lines);
  const quote = await callAs(request, person, loadDraft, { preOrderNo });
  const { quoteKey, addressId, platformCouponId, usesPoints } = quote;
  const shops = quote.shops.map(({ shopId, couponId, delivery }) => ({ shopId, couponId, delivery, note: '' }));
  return callAs(request, person, placeOrder, {
    preOrderNo,
    quoteKey,
    addressId,
    platformCouponId,
    usesPoints,
    shops,
  });
}

export const confirmPath = (preOrderNo: string) => `/order/order_confirm?preOrderNo=${preOrderNo}`;

export async function openConfirm(page: Page, preOrderNo: string, prefix = ''): Promise<void> {
  await openHydrated(page, prefix + confirmPath(preOrderNo));
}

export const total = (page: Page) => page.getByRole('complementary', { name: 'Order summary' });

/** A row of the summary as it is read, such as "Galleria coupon −$5.00". */
export const row = (page: Page, name: string): Locator =>
  total(page)
    .locator('dl > div')
    .filter({ has: page.getByRole('term').filter({ hasText: new RegExp(`^${name}`) }) })
    .getByRole('definition');

export const usd = (cents: number) =>
  `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

export async function expectPayable(page: Page, cents: number): Promise<void> {
  await expect(row(page, 'Total')).toHaveText(usd(cents));
}

/** No method is chosen before the shopper chooses one. */
export async function chooseTestCard(page: Page | Locator): Promise<void> {
  await page.getByRole('radio', { name: /^Test card/ }).check();
}
