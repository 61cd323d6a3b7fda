import { fc } from '@fast-check/vitest';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { receiveCoupon } from '#contract/coupons/shopper.ts';
import { searchProducts } from '#contract/search/shopper.ts';
import { transaction } from '#server/database/connection.ts';
import { publishProducts } from '#server/modules/catalogue/index.ts';
import { as, someone } from '#tests/support/accounts/accounts.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { deliverAllEvents, fillSearchMall } from '#tests/support/mall/search-mall.ts';
import { issueCoupons, type NewCoupon } from './index.ts';

const mall = openMallUnderTest();
let pan = 0;
let pot = 0;
let shopId = 0;
let otherShopId = 0;

beforeAll(async () => {
  const { wantedIds, shopIds } = await fillSearchMall([{ name: 'Iron Pan', shop: 1 }, { name: 'Iron Pot' }]);
  [pan = 0, pot = 0] = wantedIds;
  [shopId = 0, otherShopId = 0] = shopIds;
});
beforeEach(async () => {
  await mall.pool.query(
    'truncate coupons cascade; update products set coupon_discount = null, coupon_minimum = null, coupon_percent = null; delete from rate_windows',
  );
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
    (await mall.pool.query('select count(coupon_discount) as n from products where shop_id = $1', [large])).rows[0].n;
  const [coupon] = await issue({ scope: 'shop', shopId: large });
  expect(await marked()).toBe(2_000);
  await receive(coupon);
  expect(await marked()).toBe(0);
});

/** The terms on the card of the pot: what is taken off, and from which sum on. */
const terms = async () => {
  const { data } = await mall.ask(searchProducts, { title: 'iron pot' });
  const card = data?.list.find(({ id }) => id === pot);
  expect(card?.hasCoupon).toBe(card?.coupon !== null);
  return card?.coupon ? [card.coupon.money, card.coupon.minPrice] : null;
};
const reprice = async (price: number) => {
  await mall.pool.query('update products set price = $1, original_price = greatest(original_price, $1) where id = $2', [
    price,
    pot,
  ]);
  await transaction((tx) => publishProducts(tx, [pot]));
  await deliverAllEvents();
};

const forPot = (terms: Pick<NewCoupon, 'minimumSpend' | 'discount'>) => ({
  scope: 'product' as const,
  productIds: [pot],
  ...terms,
});

test('a card says the largest discount that one unit reaches, or else the one whose minimum is nearest', async () => {
  await reprice(5_000);
  const [, tenOff] = await issue(
    forPot({ minimumSpend: 100, discount: 100 }),
    forPot({ minimumSpend: 5_000, discount: 1_000 }),
    { scope: 'shop', shopId: otherShopId, minimumSpend: 4_000, discount: 2_000 },
    forPot({ minimumSpend: 9_000, discount: 5_000 }),
  );
  expect(await terms()).toEqual([1_000, 5_000]);
  await receive(tenOff);
  expect(await terms()).toEqual([100, 100]);
});

test('when a price changes, another coupon may be the best', async () => {
  await reprice(5_000);
  await issue(forPot({ minimumSpend: 5_000, discount: 1_000 }), forPot({ minimumSpend: 9_000, discount: 3_000 }));
  expect(await terms()).toEqual([1_000, 5_000]);
  await reprice(9_000);
  expect(await terms()).toEqual([3_000, 9_000]);
  await reprice(400); // nothing is in reach
  expect(await terms()).toEqual([1_000, 5_000]);
});

test('the price of a flash sale decides while it runs', async () => {
  await reprice(5_000);
  await mall.pool.query(
    `with sale as (
      insert into activities (name, instruction, kind, starts_at, ends_at, layout)
      values ('{"en": "Sale"}', '{"en": ""}', 'flash', mall_now() - interval '1 hour', mall_now() + interval '1 hour', 1) returning id)
    insert into activity_products (activity_id, product_id, position, activity_price, quota) select id, $1, 0, 2000, 5 from sale`,
    [pot],
  );
  await issue(forPot({ minimumSpend: 5_000, discount: 1_000 }), forPot({ minimumSpend: 2_000, discount: 300 }));
  expect(await terms()).toEqual([300, 2_000]);
  await mall.pool.query("update activities set is_open = false where name ->> 'en' = 'Sale'");
  await reprice(5_000);
  expect(await terms()).toEqual([1_000, 5_000]);
});

test('a product that is put on sale later has the terms of the coupons that are there', async () => {
  await mall.pool.query(
    'insert into coupons (name, scope, product_ids, minimum_spend, discount, valid_days, issued) values ($1, $2, $3, 100, 100, 7, 1)',
    [{ en: 'Early' }, 'product', [pot]],
  );
  expect(await terms()).toBeNull();
  await reprice(5_000);
  expect(await terms()).toEqual([100, 100]);
});

test('the choice is that of a plain computation', async () => {
  const anyCoupon = fc
    .record({
      discount: fc.integer({ min: 1, max: 40 }),
      more: fc.nat({ max: 40 }),
      isOfShop: fc.boolean(),
      isOpen: fc.boolean(),
    })
    .map(({ discount, more, ...rest }) => ({ ...rest, discount, minimumSpend: discount + more }));
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyCoupon, { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 1, max: 70 }),
      async (given, price) => {
        await mall.pool.query('truncate coupons cascade');
        await reprice(price);
        await issue(
          ...given.map(({ isOfShop, ...coupon }) =>
            isOfShop
              ? { ...coupon, scope: 'shop' as const, shopId }
              : { ...coupon, scope: 'product' as const, productIds: [pot] },
          ),
        );
        const open = given.filter(({ isOpen }) => isOpen);
        const inReach = open.filter(({ minimumSpend }) => minimumSpend <= price);
        const nearest = Math.min(...open.map(({ minimumSpend }) => minimumSpend));
        const candidates = inReach.length > 0 ? inReach : open.filter(({ minimumSpend }) => minimumSpend === nearest);
        const discount = Math.max(...candidates.map((coupon) => coupon.discount));
        const least = Math.min(
          ...candidates.filter((coupon) => coupon.discount === discount).map((coupon) => coupon.minimumSpend),
        );
        expect(await terms()).toEqual(open.length === 0 ? null : [discount, least]);
      },
    ),
    { numRuns: 20 },
  );
});
