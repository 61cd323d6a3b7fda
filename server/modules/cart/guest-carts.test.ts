import { fc, test as property } from '@fast-check/vitest';
import { beforeAll, describe, expect, test } from 'vitest';
import * as cart from '#contract/cart/shopper.ts';
import { logOut } from '#contract/identity/shopper.ts';
import { transaction } from '#server/database/connection.ts';
import { issueCoupons } from '#server/modules/coupons/index.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { aGuest, cartOf, shortLines } from '#tests/support/accounts/guest-carts.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';
import { joinedQuantity } from './allowed-quantity.ts';
import { deleteOldCarts } from './delete-old-carts.ts';

const mall = openMallUnderTest({ DEMO: '1' });
let small: SmallMall;
let skus: { id: number; productId: number; stock: number }[];

beforeAll(async () => {
  small = await fillSmallMall();
  const { rows } = await mall.pool.query(
    'select id, product_id as "productId", on_hand as stock from skus order by id',
  );
  skus = rows;
});

const [tea, coffee, mugRedL] = [0, 1, 5];
const skuId = (place: number) => skus[place]?.id ?? 0;
const of = (place: number, quantity: number) => ({
  skuId: skuId(place),
  productId: skus[place]?.productId ?? 0,
  quantity,
});
const browser = { 'sec-fetch-site': 'same-origin' };

describe('the key of a guest’s cart', () => {
  test('a browser has it in a cookie that its scripts cannot read; what is stored is its hash', async () => {
    const answer = await mall.send(cart.addToCart, { lines: [of(tea, 1)] }, browser);
    const cookie = answer.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^cart\.key=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(answer.headers.get('cart-key')).toBeNull();
    const key = cookie.match(/=([\w-]+)/)?.[1] ?? '';
    const { data } = await mall.ask(cart.getCart, {}, { cookie: `cart.key=${key}` });
    expect(shortLines(data)).toEqual([`${skuId(tea)}×1`]);
    const { rows } = await mall.pool.query('select 1 from carts where key_hash = $1', [key]);
    expect(rows).toEqual([]);
    const again = await mall.send(cart.addToCart, { lines: [of(tea, 1)] }, { ...browser, cookie: `cart.key=${key}` });
    expect(again.headers.get('set-cookie')).toContain(`cart.key=${key}; Max-Age=2592000`);
  });

  test('on https it is one that no neighbour can set', async () => {
    const api = mall.apiWith({ PUBLIC_URL: 'https://mall.example' });
    const answer = await api.request(cart.addToCart.path, {
      method: 'POST',
      headers: { ...browser, 'content-type': 'application/json' },
      body: JSON.stringify({ lines: [of(tea, 1)] }),
    });
    expect(answer.headers.get('set-cookie')).toMatch(/^__Host-cart\.key=[\w-]{43}; .*Path=\/; HttpOnly; Secure/);
  });

  test('other clients have it in a header', async () => {
    const guest = aGuest(mall);
    await guest.ask(cart.addToCart, { lines: [of(tea, 1)] });
    const { data } = await guest.ask(cart.addToCart, { lines: [of(tea, 1), of(coffee, 1)] });
    expect(shortLines(data)).toEqual([`${skuId(tea)}×2`, `${skuId(coffee)}×1`]);
  });

  test('nobody chooses one, and looking opens nothing', async () => {
    const before = await mall.pool.query('select count(*) from carts');
    expect((await mall.ask(cart.getCart, {}, { 'cart-key': 'chosen' })).data).toMatchObject({ shops: [], pieces: 0 });
    expect(await mall.pool.query('select count(*) from carts')).toMatchObject({ rows: before.rows });
    const answer = await mall.send(cart.addToCart, { lines: [of(tea, 1)] }, { 'cart-key': 'chosen' });
    expect(answer.headers.get('cart-key')).toMatch(/^[\w-]{43}$/);
  });

  test('nothing is given for what was refused', async () => {
    const answer = await mall.send(cart.addToCart, { lines: [{ ...of(tea, 1), skuId: 2_000_000_000 }] }, browser);
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([404, null]);
  });

  test('it opens nothing once someone is signed in: theirs is another', async () => {
    const [guest, ana] = [aGuest(mall), await someone()];
    await guest.ask(cart.addToCart, { lines: [of(tea, 1)] });
    const { data } = await mall.ask(cart.getCart, {}, { ...guest.headers(), ...as(ana.token) });
    expect(data?.shops).toEqual([]);
  });
});

const merge = (who: Person, guest: ReturnType<typeof aGuest>) =>
  mall.ask(cart.mergeCart, {}, { ...as(who.token), ...guest.headers() });
const linesOf = async (who: Parameters<typeof cartOf>[1]) => shortLines(await cartOf(mall, who));

describe('coming in', () => {
  test('brings the guest’s cart, once; what would be too much is said', async () => {
    const [guest, ana] = [aGuest(mall), await someone()];
    await guest.ask(cart.addToCart, { lines: [of(tea, 2), of(mugRedL, 4)] });
    await mall.ask(cart.addToCart, { lines: [of(mugRedL, 3), of(coffee, 1)] }, as(ana.token));
    const { data } = await merge(ana, guest);
    const both = [`${skuId(tea)}×2`, `${skuId(coffee)}×1`, `${skuId(mugRedL)}×5`];
    expect(shortLines(data?.cart)).toEqual(both);
    const capped = data?.cart.shops.flatMap(({ lines }) => lines).find((line) => line.skuId === skuId(mugRedL));
    expect(data?.capped).toEqual([capped?.id]);
    expect(await linesOf(guest)).toEqual([]);
    expect((await merge(ana, guest)).data).toMatchObject({ capped: [] });
    expect(await linesOf(ana)).toEqual(both);
    expect((await mall.ask(cart.mergeCart, {}, guest.headers())).code).toBe(401);
  });

  test('takes the cookie back', async () => {
    const [guest, ana] = [aGuest(mall), await someone()];
    await guest.ask(cart.addToCart, { lines: [of(tea, 1)] });
    const cookie = `cart.key=${guest.headers()['cart-key']}; auth.session=${ana.token}`;
    const answer = await mall.send(cart.mergeCart, {}, { ...browser, cookie });
    expect(answer.headers.get('set-cookie')).toContain('cart.key=; Max-Age=0');
  });

  test('what finds no place stays with the guest until there is some', async () => {
    const [guest, ana] = [aGuest(mall), await someone()];
    await guest.ask(cart.addToCart, { lines: [of(tea, 1), of(coffee, 1)] });
    await mall.ask(cart.addToCart, { lines: [of(tea, 1)] }, as(ana.token));
    const { rows } = await mall.pool.query(
      `with made as (
         insert into skus (product_id, values, price, original_price, opening, on_hand)
         select $2, array['full ' || n], 100, 100, 10, 10 from generate_series(2, ${cart.cartLinesMax}) n returning id)
       insert into cart_lines (cart_id, product_id, sku_id, quantity, price_when_added)
       select (select id from carts where account_id = $1), $2, id, 1, 100 from made returning id`,
      [ana.accountId, small.productIds[2]],
    );
    expect((await merge(ana, guest)).code).toBe(200);
    expect((await linesOf(ana)).length).toBe(cart.cartLinesMax);
    expect(await linesOf(ana)).toContain(`${skuId(tea)}×2`);
    expect(await linesOf(guest)).toEqual([`${skuId(coffee)}×1`]);
    await mall.ask(cart.deleteLines, { ids: [rows[0].id] }, as(ana.token));
    await merge(ana, guest);
    expect(await linesOf(ana)).toContain(`${skuId(coffee)}×1`);
    expect(await linesOf(guest)).toEqual([]);
  });

  test('only the guest’s whose key it is', async () => {
    const [guest, other, ana] = [aGuest(mall), aGuest(mall), await someone()];
    await other.ask(cart.addToCart, { lines: [of(tea, 1)] });
    await guest.ask(cart.addToCart, { lines: [of(coffee, 1)] });
    await merge(ana, guest);
    expect(await linesOf(ana)).toEqual([`${skuId(coffee)}×1`]);
    expect(await linesOf(other)).toEqual([`${skuId(tea)}×1`]);
  });

  const randomCart = fc.dictionary(fc.constantFrom('0', '1', '2', '4', '5'), fc.integer({ min: 1, max: 99 }));
  property.prop([randomCart, randomCart, fc.nat(2)], { numRuns: 25 })(
    'any two carts: every line is there, as many as both had or as one may have; however often',
    async (guests, own, more) => {
      const [guest, ana] = [aGuest(mall), await someone()];
      await put({ keyHash: guest }, guests);
      await put({ accountId: ana.accountId }, own);
      const expected = [...new Set([...Object.keys(guests), ...Object.keys(own)])].map((place) => {
        const [a, b] = [own[place] ?? 0, guests[place] ?? 0];
        const quantity = a > 0 && b > 0 ? joinedQuantity(a, b, skus[Number(place)]?.stock ?? 0) : a + b;
        expect(quantity).toBeGreaterThanOrEqual(Math.max(a, b));
        return { id: skuId(Number(place)), quantity, isCapped: quantity < a + b };
      });
      const answers = await Promise.all(Array.from({ length: 1 + more }, () => merge(ana, guest)));
      const lines = expected.toSorted((a, b) => a.id - b.id).map(({ id, quantity }) => `${id}×${quantity}`);
      expect(await linesOf(ana)).toEqual(lines);
      expect(answers.reduce((sum, { data }) => sum + (data?.capped.length ?? 0), 0)).toBe(
        expected.filter(({ isCapped }) => isCapped).length,
      );
      expect(await linesOf(guest)).toEqual([]);
    },
  );

  /** Puts any quantities into a cart, as they may be when others have bought since. */
  async function put(
    owner: { keyHash: ReturnType<typeof aGuest> } | { accountId: number },
    lines: Record<string, number>,
  ) {
    if ('keyHash' in owner) await owner.keyHash.ask(cart.addToCart, { lines: [of(tea, 1)] });
    const hash = 'keyHash' in owner ? (owner.keyHash.headers()['cart-key'] ?? '') : null;
    await mall.pool.query(
      `with owned as (
         insert into carts (account_id) select $1::int where $1 is not null returning id),
       cart as (select id from owned union all select id from carts where key_hash = encode(sha256($2::text::bytea), 'hex')),
       emptied as (delete from cart_lines where cart_id in (select id from cart) and sku_id <> all($3::int[]))
       insert into cart_lines (cart_id, product_id, sku_id, quantity, price_when_added)
       select cart.id, s.product_id, s.id, q.quantity, s.price
       from cart, unnest($3::int[], $4::int[]) q(sku_id, quantity) join skus s on s.id = q.sku_id
       on conflict (cart_id, sku_id) do update set quantity = excluded.quantity`,
      [
        'accountId' in owner ? owner.accountId : null,
        hash,
        Object.keys(lines).map((place) => skuId(Number(place))),
        Object.values(lines),
      ],
    );
  }
});

test('going leaves no cart behind, and one’s own is there when one comes back', async () => {
  const ana = await someone();
  await mall.ask(cart.addToCart, { lines: [of(tea, 1)] }, as(ana.token));
  const cookie = `auth.session=${ana.token}; cart.key=left`;
  const answer = await mall.send(logOut, {}, { ...browser, cookie });
  expect(answer.headers.get('set-cookie')).toContain('cart.key=; Max-Age=0');
  expect((await mall.ask(cart.getCart, {}, { cookie })).data?.shops).toEqual([]);
  expect((await mall.pool.query('select 1 from carts where account_id = $1', [ana.accountId])).rows).toHaveLength(1);
});

test('guests’ carts are forgotten after thirty days, those of people are not', async () => {
  const [gone, back, ana] = [aGuest(mall), aGuest(mall), await someone()];
  for (const guest of [gone, back]) await guest.ask(cart.addToCart, { lines: [of(tea, 1)] });
  await mall.ask(cart.addToCart, { lines: [of(tea, 1)] }, as(ana.token));
  await mall.pool.query("update carts set touched_at = mall_now() - interval '30 days 1 minute'");
  await back.ask(cart.addToCart, { lines: [of(tea, 1)] });
  await deleteOldCarts();
  expect([await linesOf(gone), await linesOf(back), await linesOf(ana)]).toEqual([
    [],
    [`${skuId(tea)}×2`],
    [`${skuId(tea)}×1`],
  ]);
});

test('the hint names a coupon on offer, or one that was received, and none that cannot be had', async () => {
  const ana = await someone();
  await mall.ask(cart.addToCart, { lines: [of(tea, 1)] }, as(ana.token)); // 999
  const shopId = small.shopIds[0] ?? 0;
  const names = { name: { en: 'c' }, scope: 'shop', shopId, issued: 5, validDays: 7 } as const;
  await transaction((tx) => issueCoupons(tx, [{ ...names, minimumSpend: 1_499, discount: 100 }]));
  const hint = async () => (await cartOf(mall, ana)).shops[0]?.hint;
  const offered = await hint();
  expect(offered).toEqual({
    couponId: expect.any(Number),
    isReceived: false,
    money: 100,
    percent: null,
    minPrice: 1_499,
    missing: 500,
    ...{ name: 'c', scope: 'shop', shopId, day: 7, endsAt: null },
  });
  await mall.pool.query(
    `insert into received_coupons (coupon_id, account_id, number, ends_at) values ($1, $2, 1, mall_now() + interval '1 day')`,
    [offered?.couponId, ana.accountId],
  );
  expect(await hint()).toEqual({ ...offered, isReceived: true, day: null, endsAt: expect.any(String) });
  await mall.pool.query("update received_coupons set state = 'used', used_for = 'PT1' where account_id = $1", [
    ana.accountId,
  ]);
  expect(await hint()).toBeNull();
});
