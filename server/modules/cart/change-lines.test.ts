import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as cart from '#contract/cart/shopper.ts';
import { listFavourites } from '#contract/catalogue/shopper-product.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { aGuest, cartOf, shortLines } from '#tests/support/accounts/guest-carts.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';

const mall = openMallUnderTest({ DEMO: '1' });
let small: SmallMall;
let ana: Person;
/** The variants: tea, coffee, mug blue S, blue L (sold out), red S, red L, and others. */
let skus: { id: number; productId: number }[];
const [tea, coffee, mugBlueS, mugBlueL, mugRedS, mugRedL] = [0, 1, 2, 3, 4, 5];

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

describe('changing', () => {
  test('how many', async () => {
    await add(ana, of(mugRedL, 1));
    const id = await lineId(ana, mugRedL);
    const change = (number: unknown) => mall.send(cart.changeQuantity, { id, number }, as(ana.token));
    expect(shortLines((await (await change(5)).json()).data)).toEqual([`${skuId(mugRedL)}×5`]);
    for (const [number, status] of [
      [6, 409],
      [0, 400],
      [-1, 400],
      [1.5, 400],
      ['x', 400],
      [100, 400],
    ])
      expect([number, (await change(number)).status]).toEqual([number, status]);
    expect(shortLines(await cartOf(mall, ana))).toEqual([`${skuId(mugRedL)}×5`]);
  });

  test('the variant, in the line’s place', async () => {
    await add(ana, of(mugBlueS, 2));
    const id = await lineId(ana, mugBlueS);
    const { data } = await mall.ask(cart.reselect, { id, skuId: skuId(mugRedL), num: 3 }, as(ana.token));
    expect(data?.shops[0]?.lines).toEqual([
      expect.objectContaining({ id, variant: 'Red, L', price: 3_500, priceWhenAdded: 3_500, quantity: 3 }),
    ]);
  });

  test('the variant, joined with the line that has it already, up to what there is', async () => {
    await add(ana, of(mugBlueS, 2), of(mugRedL, 4));
    const id = await lineId(ana, mugBlueS);
    const { data } = await mall.ask(cart.reselect, { id, skuId: skuId(mugRedL), num: 2 }, as(ana.token));
    expect(data?.shops[0]?.lines).toEqual([expect.objectContaining({ id, variant: 'Red, L', quantity: 5 })]);
  });

  test.each([
    ['of another product', () => skuId(tea), 1, 404],
    ['that is sold out', () => skuId(mugBlueL), 1, 409],
    ['of which there is less', () => skuId(mugRedL), 6, 409],
    ['unknown', () => 2_000_000_000, 1, 404],
  ])('a variant %s is refused', async (_, other, num, status) => {
    await add(ana, of(mugBlueS, 2));
    const id = await lineId(ana, mugBlueS);
    expect((await mall.ask(cart.reselect, { id, skuId: other(), num }, as(ana.token))).code).toBe(status);
    expect(shortLines(await cartOf(mall, ana))).toEqual([`${skuId(mugBlueS)}×2`]);
  });

  test('what is selected', async () => {
    await add(ana, of(tea, 1), of(coffee, 1));
    const ids = [await lineId(ana, tea), await lineId(ana, coffee), 2_000_000_000];
    const none = await mall.ask(cart.selectLines, { ids, isSelected: false }, as(ana.token));
    expect(none.data).toMatchObject({ selectedLines: 0, selectedPieces: 0, goods: 0, saved: 0, pieces: 2 });
    const all = await mall.ask(cart.selectLines, { ids, isSelected: true }, as(ana.token));
    expect(all.data).toMatchObject({ selectedLines: 2, goods: 3_549 });
  });
});

describe('taking out', () => {
  test('and putting back as it was, once, within ten minutes', async () => {
    await add(ana, of(tea, 2), of(coffee, 1), of(mugRedS, 1));
    const ids = [await lineId(ana, tea), await lineId(ana, coffee)];
    await mall.ask(cart.selectLines, { ids: [ids[1] ?? 0], isSelected: false }, as(ana.token));
    const before = await cartOf(mall, ana);
    const { data } = await mall.ask(cart.deleteLines, { ids }, as(ana.token));
    expect(shortLines(data?.cart)).toEqual([`${skuId(mugRedS)}×1`]);
    const restore = data?.restore ?? '';
    expect((await mall.ask(cart.restoreLines, { restore }, as(ana.token))).data).toEqual(before);
    expect((await mall.ask(cart.restoreLines, { restore }, as(ana.token))).code).toBe(404);

    const again = await mall.ask(cart.deleteLines, { ids }, as(ana.token));
    await mall.pool.query("update deleted_cart_lines set ends_at = mall_now() - interval '1 second'");
    const late = await mall.ask(cart.restoreLines, { restore: again.data?.restore ?? '' }, as(ana.token));
    expect(late.code).toBe(404);
  });

  test('what was put in again meanwhile becomes more', async () => {
    await add(ana, of(tea, 2));
    const { data } = await mall.ask(cart.deleteLines, { ids: [await lineId(ana, tea)] }, as(ana.token));
    await add(ana, of(tea, 1));
    const restored = await mall.ask(cart.restoreLines, { restore: data?.restore ?? '' }, as(ana.token));
    expect(shortLines(restored.data)).toEqual([`${skuId(tea)}×3`]);
  });

  test('into one’s favourites', async () => {
    await add(ana, of(mugRedL, 2), of(mugBlueS, 1), of(tea, 1));
    const ids = [await lineId(ana, mugRedL), await lineId(ana, mugBlueS)];
    const { data } = await mall.ask(cart.moveToFavourites, { ids }, as(ana.token));
    expect(shortLines(data)).toEqual([`${skuId(tea)}×1`]);
    const favourites = await mall.ask(listFavourites, {}, as(ana.token));
    expect(favourites.data?.list.map(({ productId }) => productId)).toEqual([small.productIds[2]]);
    expect((await mall.ask(cart.moveToFavourites, { ids: [1] })).code).toBe(401);
  });

  test('not into favourites that are full: then nothing moves', async () => {
    await add(ana, of(tea, 1));
    await mall.pool.query(
      `with made as (insert into products (shop_id, category_id, name, picture_hash, price, original_price, is_on_sale)
         select shop_id, category_id, name, picture_hash, 1, 1, false from products, generate_series(1, 1000)
         where id = $2 returning id)
       insert into favourites (account_id, product_id, price_when_saved) select $1, id, 1 from made`,
      [ana.accountId, small.productIds[1]],
    );
    const ids = [await lineId(ana, tea)];
    expect((await mall.ask(cart.moveToFavourites, { ids }, as(ana.token))).code).toBe(400);
    expect(shortLines(await cartOf(mall, ana))).toEqual([`${skuId(tea)}×1`]);
  });
});

test('what could take a line’s place', async () => {
  await add(ana, of(mugBlueS, 1));
  const { data } = await mall.ask(cart.findSubstitutes, { id: await lineId(ana, mugBlueS) }, as(ana.token));
  expect(data?.skus).toEqual([
    expect.objectContaining({ id: skuId(mugRedS), variant: 'Red, S', price: 3_000, stock: 2 }),
    expect.objectContaining({ id: skuId(mugRedL), variant: 'Red, L', price: 3_500, stock: 5 }),
  ]);
  expect(data?.products.map(({ name }) => name)).toEqual(['Tea Cup', 'Coffee Cup']);
});

describe('what is another’s', () => {
  test('is not found, in the words for what does not exist, and stays as it was', async () => {
    const [guest, strangers] = [aGuest(mall), [await someone(), aGuest(mall)]];
    await add(ana, of(tea, 2));
    await guest.ask(cart.addToCart, { lines: [of(coffee, 2)] });
    for (const owner of [ana, guest]) {
      const before = await cartOf(mall, owner);
      const id = before.shops[0]?.lines[0]?.id ?? 0;
      const deleted = await mall.ask(
        cart.deleteLines,
        { ids: [id] },
        'token' in owner ? as(owner.token) : owner.headers(),
      );
      await mall.ask(
        cart.restoreLines,
        { restore: deleted.data?.restore ?? '' },
        'token' in owner ? as(owner.token) : owner.headers(),
      );
      for (const stranger of strangers) {
        const ask = async (call: Parameters<typeof mall.send>[0], input: object) => {
          const headers = 'token' in stranger ? as(stranger.token) : stranger.headers();
          return (await mall.send(call, input, headers)).json();
        };
        for (const [call, input] of [
          [cart.changeQuantity, { id, number: 1 }],
          [cart.reselect, { id, skuId: skuId(tea), num: 1 }],
          [cart.selectLines, { ids: [id], isSelected: false }],
          [cart.deleteLines, { ids: [id] }],
          [cart.findSubstitutes, { id }],
          [cart.restoreLines, { restore: 'x'.repeat(43) }],
          ...('token' in stranger ? [[cart.moveToFavourites, { ids: [id] }] as const] : []),
        ] as const) {
          const unknown = JSON.parse(JSON.stringify(input).replaceAll(String(id), '2000000000'));
          const foreign = await ask(call, input);
          expect([call.path, foreign.code]).toEqual([call.path, 404]);
          expect(await ask(call, unknown)).toEqual(foreign);
        }
        expect(shortLines(await cartOf(mall, stranger))).toEqual([]);
      }
      expect(await cartOf(mall, owner)).toEqual(before);
    }
  });

  test('a deletion is undone by none but its owner', async () => {
    await add(ana, of(tea, 2));
    const stranger = await someone();
    await add(stranger, of(coffee, 1));
    const { data } = await mall.ask(cart.deleteLines, { ids: [await lineId(ana, tea)] }, as(ana.token));
    const restore = data?.restore ?? '';
    expect((await mall.ask(cart.restoreLines, { restore }, as(stranger.token))).code).toBe(404);
    expect((await mall.ask(cart.restoreLines, { restore }, as(ana.token))).code).toBe(200);
  });
});
