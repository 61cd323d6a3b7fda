import { beforeAll, beforeEach, expect, test } from 'vitest';
import { addToCart, getCart } from '#contract/cart/shopper.ts';
import { receiveCoupon } from '#contract/coupons/shopper.ts';
import { applyBestMix, loadDraft } from '#contract/orders/shopper-checkout.ts';
import { transaction } from '#server/database/connection.ts';
import { issueCoupons, type NewCoupon } from '#server/modules/coupons/index.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { aBuyer, giveCoupon, newDraft, sendEverywhere, variantsOf } from '#tests/support/accounts/buyers.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';

const mall = openMallUnderTest({ DEMO: '1' });
let small: SmallMall;
let variant: Awaited<ReturnType<typeof variantsOf>>;
const [tea, coffee] = [0, 1] as const;
const shopId = (place: number) => small.shopIds[place] ?? 0;

beforeAll(async () => {
  small = await fillSmallMall();
  variant = await variantsOf(mall, small);
  await mall.pool.query("update activities set is_open = false where kind = 'flash'");
});
beforeEach(async () => {
  await sendEverywhere(small);
  await mall.pool.query('update coupons set is_open = false; delete from rate_windows');
});

async function offer(coupon: Partial<NewCoupon> & { discount: number }): Promise<number> {
  const rest = {
    name: { en: 'Offer', 'zh-CN': '券' },
    scope: 'general',
    minimumSpend: 500,
    validDays: 7,
    issued: 10,
  } as const;
  const [id = 0] = await transaction((tx) => issueCoupons(tx, [{ ...rest, ...coupon }]));
  return id;
}
const receivedBy = async ({ accountId }: Person) => {
  const { rows } = await mall.pool.query(
    'select coupon_id as id from received_coupons where account_id = $1 order by coupon_id',
    [accountId],
  );
  return rows.map(({ id }) => id);
};

test('coupons that are still to be received are proposed with points, explained, and taken in one press', async () => {
  const ana = await aBuyer({ points: 300 });
  await giveCoupon(ana, { discount: 100, minimumSpend: 100 });
  const ofShop = await offer({ discount: 250, scope: 'shop', shopId: shopId(0), minimumSpend: 1_000 });
  const ofMall = await offer({ discount: 400, minimumSpend: 1_500 });
  await offer({ discount: 900, minimumSpend: 900_000 });
  const preOrderNo = await newDraft(mall, ana, variant(tea));
  const { data: before } = await mall.ask(loadDraft, { preOrderNo }, as(ana.token));
  expect([before?.goods, before?.platformCoupon]).toEqual([1_999, 100]);
  expect(before?.proposal).toMatchObject({
    saves: 250 + 400 + 300,
    more: 250 + 400 + 300 - 100,
    points: 300,
    pointsWorth: 300,
    coupons: [
      { couponId: ofShop, deduction: 250, isReceived: false, scope: 'shop', day: 7, endsAt: null },
      { couponId: ofMall, deduction: 400, isReceived: false, scope: 'general', day: 7, endsAt: null },
    ],
  });
  const choices = { preOrderNo, addressId: ana.addressId };
  const { data: after } = await mall.ask(applyBestMix, choices, as(ana.token));
  expect([after?.shopCoupon, after?.platformCoupon, after?.points, after?.proposal]).toEqual([250, 400, 300, null]);
  expect(after?.payable).toBe((before?.payable ?? 0) - 850);
  expect(await receivedBy(ana)).toEqual(expect.arrayContaining([ofShop, ofMall]));
});

test('pressed eight times at once, every coupon is received once', async () => {
  const ana = await aBuyer();
  const id = await offer({ discount: 400, perPerson: 1 });
  const preOrderNo = await newDraft(mall, ana, variant(tea));
  const press = () => mall.ask(applyBestMix, { preOrderNo, addressId: ana.addressId }, as(ana.token));
  const answers = await Promise.all(Array.from({ length: 8 }, press));
  expect(answers.map(({ code, data }) => [code, data?.platformCoupon])).toEqual(Array(8).fill([200, 400]));
  expect(await receivedBy(ana)).toEqual([id]);
  const { rows } = await mall.pool.query('select claimed from coupons where id = $1', [id]);
  expect(rows).toEqual([{ claimed: 1 }]);
});

test('one that someone else took meanwhile is passed over', async () => {
  const [ana, ben] = [await aBuyer(), await someone()];
  const last = await offer({ discount: 400, issued: 1 });
  const next = await offer({ discount: 300 });
  const preOrderNo = await newDraft(mall, ana, variant(tea));
  await mall.ask(receiveCoupon, { couponId: last }, as(ben.token));
  const { data } = await mall.ask(applyBestMix, { preOrderNo, addressId: ana.addressId }, as(ana.token));
  expect([data?.platformCoupon, await receivedBy(ana)]).toEqual([300, [next]]);
});

test('the cart has the best coupons and what is missing for a better one, for guests too', async () => {
  const ofShop = await offer({ discount: 250, scope: 'shop', shopId: shopId(0), minimumSpend: 1_000 });
  const ofMall = await offer({ discount: 600, minimumSpend: 6_000 });
  const ana = await someone();
  const { data: cart } = await mall.ask(addToCart, { lines: [variant(tea), variant(coffee)] }, as(ana.token));
  expect(cart?.best).toMatchObject({ saves: 250, coupons: [{ couponId: ofShop, isReceived: false }] });
  expect(cart?.hint).toMatchObject({ couponId: ofMall, missing: 6_000 - (cart?.goods ?? 0), isReceived: false });
  await mall.ask(receiveCoupon, { couponId: ofShop }, as(ana.token));
  const { data: after } = await mall.ask(getCart, {}, as(ana.token));
  expect(after?.best).toMatchObject({ saves: 250, coupons: [{ couponId: ofShop, isReceived: true, day: null }] });
  const { data: guests } = await mall.ask(getCart, {});
  expect([guests?.best, guests?.hint]).toEqual([null, null]);
});
