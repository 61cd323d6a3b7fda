import { beforeAll, beforeEach, expect, test } from 'vitest';
import { receiveCoupon } from '#contract/coupons/shopper.ts';
import { searchProducts } from '#contract/search/shopper.ts';
import { transaction } from '#server/database/connection.ts';
import { as, someone } from '#tests/support/accounts/accounts.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { deliverAllEvents, fillSearchMall } from '#tests/support/mall/search-mall.ts';
import { issueCoupons, type NewCoupon } from './index.ts';

const mall = openMallUnderTest();
let pan = 0;
let pot = 0;
let shopId = 0;

beforeAll(async () => {
  const { wantedIds, shopIds } = await fillSearchMall([{ name: 'Iron Pan', shop: 1 }, { name: 'Iron Pot' }]);
  [pan = 0, pot = 0] = wantedIds;
  shopId = shopIds[0] ?? 0;
});
beforeEach(async () => {
  await mall.pool.query('truncate coupons cascade; update products set has_coupon = false; delete from rate_windows');
});

const issue = async (...more: Partial<NewCoupon>[]) => {
  const coupon = { name: { en: 'c' }, scope: 'general', minimumSpend: 2, discount: 1, validDays: 1 } as const;
  const ids = await transaction((tx) =>
    issueCoupons(
      tx,
      more.map((each) => ({ ...coupon, issued: 1, ...each })),
    ),
  );
  await deliverAllEvents();
  return ids;
};
const receive = async (couponId = 0) => {
  const { token } = await someone();
  const { code } = await mall.ask(receiveCoupon, { couponId }, as(token));
  await deliverAllEvents();
  return code;
};
/** What search says: which products of iron have a coupon, and which it finds when only offers are wanted. */
const shown = async () => {
  const all = await mall.ask(searchProducts, { title: 'iron' });
  const offers = await mall.ask(searchProducts, { title: 'iron', offer: '1' });
  const named = (list: { name: string }[] = []) => list.map(({ name }) => name).sort();
  return [named(all.data?.list.filter(({ hasCoupon }) => hasCoupon)), named(offers.data?.list)];
};

test('products are marked when a coupon for them or their shop comes, and no longer when the last one is gone', async () => {
  const [forPan, forShop] = await issue(
    { scope: 'product', productIds: [pan], issued: 2 },
    { scope: 'shop', shopId },
    { scope: 'general' },
  );
  const both = ['Iron Pan', 'Iron Pot'];
  expect(await shown()).toEqual([both, both]);
  expect(await receive(forPan)).toBe(200);
  expect(await shown()).toEqual([both, both]);
  expect(await receive(forShop)).toBe(200);
  expect(await shown()).toEqual([['Iron Pan'], ['Iron Pan']]);
  expect(await receive(forPan)).toBe(200);
  expect(await shown()).toEqual([[], []]);
});

test('the mark stays while another coupon is left', async () => {
  const [first, second] = await issue({ scope: 'product', productIds: [pot] }, { scope: 'shop', shopId });
  await receive(first);
  expect(await shown()).toEqual([['Iron Pot'], ['Iron Pot']]);
  await receive(second);
  expect(await shown()).toEqual([[], []]);
});

test('a coupon for everything, or one that is closed, marks nothing', async () => {
  await issue({ scope: 'general' }, { scope: 'shop', shopId, isOpen: false });
  expect(await shown()).toEqual([[], []]);
});

test('a shop with more products than are marked at once has all of them marked', async () => {
  const columns = 'category_id, name, picture_hash, price, original_price';
  const { rows } = await mall.pool.query(
    `insert into shops (name, type_id, category_id, avatar_hash, back_hash, street_hash)
      select '{"en": "Large"}', type_id, category_id, avatar_hash, back_hash, street_hash from shops where id = $1 returning id`,
    [shopId],
  );
  const large = rows[0].id;
  await mall.pool.query(
    `insert into products (shop_id, ${columns}) select $1, ${columns} from products, generate_series(1, 2000) where id = $2`,
    [large, pan],
  );
  const marked = async () =>
    (await mall.pool.query('select count(*) filter (where has_coupon) as n from products where shop_id = $1', [large]))
      .rows[0].n;
  const [coupon] = await issue({ scope: 'shop', shopId: large });
  expect(await marked()).toBe(2_000);
  await receive(coupon);
  expect(await marked()).toBe(0);
}, 60_000);
