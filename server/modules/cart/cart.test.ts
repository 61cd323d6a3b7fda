import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as cart from '#contract/cart/shopper.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { cartOf, shortLines } from '#tests/support/accounts/guest-carts.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';

const mall = openMallUnderTest({ DEMO: '1' });
let small: SmallMall;
let ana: Person;
/** The variants: tea, coffee, mug blue S, blue L (sold out), red S, red L, sold out cup, old cup, lost cup. */
let skus: { id: number; productId: number }[];
const [tea, coffee, mugBlueS, mugBlueL, mugRedS, mugRedL, soldOut, old, lost] = [0, 1, 2, 3, 4, 5, 6, 7, 8];

beforeAll(async () => {
  small = await fillSmallMall();
  const { rows } = await mall.pool.query('select id, product_id as "productId" from skus order by id');
  skus = rows;
});
beforeEach(async () => {
  ana = await someone();
});

const skuId = (place: number) => skus[place]?.id ?? 0;
const of = (place: number, quantity: number) => ({
  skuId: skuId(place),
  productId: skus[place]?.productId ?? 0,
  quantity,
});
const add = (who: Person, ...lines: ReturnType<typeof of>[]) => mall.ask(cart.addToCart, { lines }, as(who.token));
const lineId = async (who: Person, place: number) => {
  const shown = await cartOf(mall, who);
  const lines = [...shown.shops.flatMap(({ lines: own }) => own), ...shown.invalid];
  return lines.find((line) => line.skuId === skuId(place))?.id ?? 0;
};

describe('what is shown', () => {
  test('lines by shop, the newest first, with sums of what is selected', async () => {
    await add(ana, of(tea, 2));
    await add(ana, of(mugRedL, 1), of(coffee, 3));
    const { data } = await mall.ask(
      cart.selectLines,
      { ids: [await lineId(ana, coffee)], isSelected: false },
      as(ana.token),
    );
    expect(data).toEqual({
      shops: [
        {
          shopId: small.shopIds[1],
          shopName: 'Mall Own',
          isSelf: true,
          holiday: null,
          goods: 3_500,
          deals: [],
          hint: null,
          lines: [
            {
              id: expect.any(Number),
              productId: small.productIds[2],
              skuId: skuId(mugRedL),
              name: 'Travel Mug',
              image: { url: `/media/${small.redHash}`, width: 400, height: 300, colour: expect.any(String) },
              variant: 'Red, L',
              price: 3_500,
              originalPrice: 7_000,
              priceWhenAdded: 3_500,
              quantity: 1,
              subtotal: 3_500,
              stock: 5,
              bargain: null,
              missed: null,
              outOfDeals: null,
              isSelected: true,
              isValid: true,
              reason: null,
            },
            expect.objectContaining({ skuId: skuId(coffee), quantity: 3, isSelected: false, variant: '' }),
          ],
        },
        {
          shopId: small.shopIds[0],
          shopName: 'Plain Goods',
          isSelf: false,
          holiday: null,
          goods: 1_998, // in the flash sale
          deals: [],
          hint: null,
          lines: [
            expect.objectContaining({
              skuId: skuId(tea),
              price: 999,
              originalPrice: 3_998,
              quantity: 2,
              subtotal: 1_998,
            }),
          ],
        },
      ],
      hint: null,
      best: null,
      invalid: [],
      selectedLines: 2,
      selectedPieces: 3,
      goods: 5_498,
      dealOff: 0,
      afterDeals: 5_498,
      saved: 3_500 + 2 * 2_999,
      pieces: 6,
    });
  });

  test('in the caller’s language', async () => {
    await add(ana, of(mugRedS, 1));
    const headers = { ...as(ana.token), 'accept-language': 'zh-CN' };
    const { data } = await mall.ask(cart.getCart, {}, headers);
    expect(data?.shops[0]).toMatchObject({ shopName: '商城自营', lines: [{ name: '随行杯', variant: '红色, 小' }] });
  });

  test('lines that cannot be ordered are separate, with the reason and the price when added', async () => {
    await add(ana, of(coffee, 1), of(mugRedL, 1), of(tea, 1), of(mugBlueS, 2));
    await mall.pool.query('update products set is_on_sale = false where id = $1', [small.productIds[1]]);
    await mall.pool.query('update skus set reserved = on_hand where id = $1', [skuId(mugRedL)]);
    await mall.pool.query('update shops set is_open = false where id = $1', [small.shopIds[0]]);
    await mall.pool.query('update skus set price = 2900, on_hand = 1 where id = $1', [skuId(mugBlueS)]);
    const shown = await cartOf(mall, ana);
    await mall.pool.query('update products set is_on_sale = true where id = $1', [small.productIds[1]]);
    await mall.pool.query('update skus set reserved = 0 where id = $1', [skuId(mugRedL)]);
    await mall.pool.query('update shops set is_open = true where id = $1', [small.shopIds[0]]);
    await mall.pool.query('update skus set price = 3000, on_hand = 10 where id = $1', [skuId(mugBlueS)]);
    const reasons = shown.invalid.map(({ skuId: id, reason, isValid }) => [id, reason, isValid]);
    expect(reasons.toSorted()).toEqual([
      [skuId(tea), 'shop_closed', false],
      [skuId(coffee), 'off_sale', false],
      [skuId(mugRedL), 'sold_out', false],
    ]);
    expect(shown.shops.flatMap(({ lines }) => lines)).toEqual([
      expect.objectContaining({ price: 2_900, priceWhenAdded: 3_000, quantity: 2, stock: 1, isValid: true }),
    ]);
    expect(shown).toMatchObject({ goods: 5_800, pieces: 2, selectedLines: 1 });
  });

  test('how many there are, for the header', async () => {
    const count = async (input: object) => (await mall.ask(cart.countCart, input, as(ana.token))).data?.count;
    expect(await count({})).toBe(0);
    await add(ana, of(tea, 2), of(coffee, 3));
    await mall.pool.query('update products set is_on_sale = false where id = $1', [small.productIds[0]]);
    const counts = [
      await count({ numType: 'true', type: 'total' }),
      await count({ type: 'lines' }),
      await count({ numType: 'false', type: 'sum' }),
    ];
    expect(await count({ numType: 'x' })).toBeUndefined(); // refused
    expect(await count({ type: 'y' })).toBeUndefined();
    await mall.pool.query('update products set is_on_sale = true where id = $1', [small.productIds[0]]);
    expect(counts).toEqual([3, 1, 2]);
    expect((await mall.send(cart.countCart, {})).status).toBe(401);
  });
});

describe('putting in', () => {
  test('the same again becomes more, up to what there is', async () => {
    await add(ana, of(mugRedL, 2));
    expect(shortLines((await add(ana, of(mugRedL, 3))).data)).toEqual([`${skuId(mugRedL)}×5`]);
    const { code, message } = await add(ana, of(mugRedL, 1));
    expect([code, message]).toEqual([409, 'Only 5 left of Travel Mug']);
    expect(shortLines(await cartOf(mall, ana))).toEqual([`${skuId(mugRedL)}×5`]);
  });

  test('one variant named twice in one call counts together', async () => {
    expect((await add(ana, of(mugRedL, 3), of(mugRedL, 3))).code).toBe(409);
    expect(shortLines((await add(ana, of(mugRedL, 3), of(mugRedL, 2))).data)).toEqual([`${skuId(mugRedL)}×5`]);
  });

  test('never more than 99, however many there are', async () => {
    await mall.pool.query('update skus set on_hand = 500 where id = $1', [skuId(coffee)]);
    await add(ana, of(coffee, 98));
    expect(await add(ana, of(coffee, 2))).toMatchObject({
      code: 400,
      message: 'You can buy up to 99 of each item',
    });
    await mall.pool.query('update skus set on_hand = 10 where id = $1', [skuId(coffee)]);
  });

  test.each([
    ['sold out', () => of(soldOut, 1), 409],
    ['a variant that is sold out', () => of(mugBlueL, 1), 409],
    ['off sale', () => of(old, 1), 404],
    ['of a closed shop', () => of(lost, 1), 404],
    ['unknown', () => ({ ...of(tea, 1), skuId: 2_000_000_000 }), 404],
    ['of another product', () => ({ ...of(tea, 1), productId: skus[coffee]?.productId ?? 0 }), 404],
    ...[0, -1, 1.5, 100, 'x', null].map((quantity) => [
      `${quantity} of something`,
      () => ({ ...of(tea, 1), quantity }) as never,
      400,
    ]),
  ] as [string, () => ReturnType<typeof of>, number][])(
    'what is %s is refused, and all with it',
    async (_, bad, status) => {
      expect((await add(ana, of(coffee, 1), bad())).code).toBe(status);
      expect(shortLines(await cartOf(mall, ana))).toEqual([]);
    },
  );

  test('a cart has room for two hundred lines', async () => {
    await add(ana, of(tea, 1));
    await fillUp(ana.accountId, cart.cartLinesMax - 1);
    expect((await add(ana, of(coffee, 1))).code).toBe(400);
    expect((await add(ana, of(tea, 1))).code).toBe(200);
  });
});

/** Lines of variants that are made for this, until there are so many. */
async function fillUp(accountId: number, lines: number): Promise<void> {
  await mall.pool.query(
    `with made as (
       insert into skus (product_id, values, price, original_price, opening, on_hand)
       select $2, array['made ' || gen_random_uuid()], 100, 100, 10, 10 from generate_series(1, $3::int) returning id)
     insert into cart_lines (cart_id, product_id, sku_id, quantity, price_when_added)
     select (select id from carts where account_id = $1), $2, id, 1, 100 from made`,
    [accountId, small.productIds[5], lines],
  );
}
