import { vi } from 'vitest';
import { addToCart, getCart } from '#contract/cart/shopper.ts';
import type { InputOf, OutputOf } from '#contract/core/call.ts';
import { createDraft, loadDraft, placeOrder } from '#contract/orders/shopper-checkout.ts';
import { getPayState, startPayment } from '#contract/payments/shopper.ts';
import { database, transaction } from '#server/database/connection.ts';
import { issueCoupons, type NewCoupon } from '#server/modules/coupons/index.ts';
import { receivedCoupons } from '#server/modules/coupons/tables.ts';
import { addresses } from '#server/modules/identity/tables.ts';
import { grantPoints } from '#server/modules/points/index.ts';
import { setFreightRules } from '#server/modules/shops/index.ts';
import { deliverAll } from '#tests/support/database/audit-check.ts';
import type { MallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { patience } from '#tests/support/mall/patience.ts';
import type { SmallMall } from '#tests/support/mall/small-mall.ts';
import { atGateway } from '#tests/support/orders/payments.ts';
import { as, type Person, someone } from './accounts.ts';

export type Buyer = Person & { addressId: number };
export type Wanted = { productId: number; skuId: number; quantity: number };
type Choices = Omit<InputOf<typeof placeOrder>, 'preOrderNo' | 'quoteKey'>;
export type Quote = OutputOf<typeof loadDraft>;

let granted = 0;

/** An account with an address, and with points if asked for. */
export async function aBuyer({ points = 0, country = 'US' } = {}): Promise<Buyer> {
  const person = await someone();
  const [address] = await database()
    .insert(addresses)
    .values({
      accountId: person.accountId,
      realName: 'Ana Silva',
      countryCode: '+1',
      phone: '2025550123',
      country,
      detail: '1 Main Street',
      postCode: '02134',
      isDefault: true,
    })
    .returning({ id: addresses.id });
  if (points > 0) await transaction((tx) => grantPoints(tx, person.accountId, points, `test:${++granted}`));
  return { ...person, addressId: address?.id ?? 0 };
}

/** Gives a buyer a coupon; returns the id by which it is spent. */
export async function giveCoupon(
  { accountId }: Person,
  coupon: Partial<NewCoupon> & { discount: number },
): Promise<number> {
  return transaction(async (tx) => {
    const [couponId = 0] = await issueCoupons(tx, [
      {
        name: { en: 'Coupon', 'zh-CN': '券' },
        scope: 'general',
        minimumSpend: coupon.discount,
        validDays: 7,
        issued: 10,
        ...coupon,
      },
    ]);
    await tx.execute(`update coupons set claimed = 1 where id = ${couponId}`);
    const [received] = await tx
      .insert(receivedCoupons)
      .values({ couponId, accountId, number: 1, endsAt: new Date(Date.now() + 7 * 86_400_000) })
      .returning({ id: receivedCoupons.id });
    return received?.id ?? 0;
  });
}

/** Both open shops of the small mall ship everywhere: the first for 4.00 and 1.00 per further unit, the second for 5.00. */
export function sendEverywhere({ shopIds: [plain = 0, own = 0] }: SmallMall): Promise<void> {
  const rule = { country: '*', daysFrom: 3, daysTo: 9 };
  return transaction((tx) =>
    setFreightRules(tx, [
      { ...rule, shopId: plain, firstFee: 400, furtherFee: 100 },
      { ...rule, shopId: own, firstFee: 500, furtherFee: 0 },
    ]),
  );
}

/** The variants of the small mall's products, by product index and variant index. */
export async function variantsOf({ pool }: MallUnderTest, { productIds }: SmallMall) {
  const { rows } = await pool.query<{ id: number; product_id: number }>('select id, product_id from skus order by id');
  return (product: number, sku = 0, quantity = 1): Wanted => {
    const productId = productIds[product] ?? 0;
    const skuId = rows.filter((row) => row.product_id === productId)[sku]?.id ?? 0;
    return { productId, skuId, quantity };
  };
}

/** Creates a checkout draft as the storefront does: of one variant directly, of several through the cart. */
export async function newDraft(mall: MallUnderTest, { token }: Person, ...wanted: Wanted[]): Promise<string> {
  const input =
    wanted.length === 1
      ? ({ preOrderType: 'buyNow', orderDetails: wanted } as const)
      : await byCart(mall, token, wanted);
  const { data, message } = await mall.ask(createDraft, input, as(token));
  if (!data) throw new Error(message);
  return data.preOrderNo;
}

async function byCart(mall: MallUnderTest, token: string, lines: Wanted[]) {
  const added = await mall.ask(addToCart, { lines }, as(token));
  if (!added.data) throw new Error(added.message);
  const { data: cart } = await mall.ask(getCart, {}, as(token));
  const orderDetails = (cart?.shops ?? [])
    .flatMap((shop) => shop.lines)
    .filter(({ skuId }) => lines.some((line) => line.skuId === skuId))
    .map(({ id }) => ({ shoppingCartId: id }));
  return { preOrderType: 'shoppingCart', orderDetails } as const;
}

export async function quoteFor(mall: MallUnderTest, { token }: Person, preOrderNo: string): Promise<Quote> {
  const { data, message } = await mall.ask(loadDraft, { preOrderNo }, as(token));
  if (!data) throw new Error(message);
  return data;
}

/** The input that places an order with a quote unchanged. */
export function orderInputOf(quote: Quote): InputOf<typeof placeOrder> {
  const choices: Choices = {
    addressId: quote.addressId,
    shops: quote.shops.map(({ shopId, couponId, delivery }) => ({ shopId, couponId, delivery, note: '' })),
    platformCouponId: quote.platformCouponId,
    usesPoints: quote.usesPoints,
  };
  return { preOrderNo: quote.preOrderNo, quoteKey: quote.quoteKey, ...choices };
}

/** Places an order as it is proposed. */
export async function order(mall: MallUnderTest, person: Person, ...wanted: Wanted[]) {
  const quote = await quoteFor(mall, person, await newDraft(mall, person, ...wanted));
  const { data, message } = await mall.ask(placeOrder, orderInputOf(quote), as(person.token));
  if (!data) throw new Error(message);
  return { ...data, quote };
}

/** Pays a payment with a test card and delivers the events. */
export async function pay(mall: MallUnderTest, { token }: Person, paymentNumber: string, card = '4242424242424242') {
  const begun = await mall.ask(startPayment, { orderNo: paymentNumber, payType: 'sandbox' }, as(token));
  if (!begun.data) return begun.message;
  await atGateway(mall.api, 'card', { clientSecret: begun.data.clientSecret, number: card });
  await vi.waitFor(async () => {
    const { data } = await mall.ask(getPayState, { orderNo: paymentNumber }, as(token));
    if (data?.state === 'unpaid' && !data.failure) throw new Error('the payment was not handled yet');
  }, patience);
  await deliverAll();
  return (await mall.ask(getPayState, { orderNo: paymentNumber }, as(token))).data?.state;
}
