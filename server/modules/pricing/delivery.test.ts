import { beforeAll, expect, test } from 'vitest';
import { arrivalsMax, getDelivery, listArrivals } from '#contract/pricing/shopper.ts';
import { transaction } from '#server/database/connection.ts';
import { setFreightRules } from '#server/modules/shops/index.ts';
import { as, someone } from '#tests/support/accounts/accounts.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';

const mall = openMallUnderTest();
let small: SmallMall;
const [tea, coffee, lost] = [0, 1, 5];
const productId = (place: number) => small.productIds[place] ?? 0;
const estimate = async (place: number, country: string, quantity = 1) =>
  (await mall.ask(getDelivery, { id: productId(place), country, quantity })).data;
const inDays = async (days: number): Promise<string> =>
  (await mall.pool.query('select (current_date + $1::int)::text as day', [days])).rows[0].day;

beforeAll(async () => {
  small = await fillSmallMall();
  const [plain = 0, own = 0] = small.shopIds;
  await transaction((tx) =>
    setFreightRules(tx, [
      { shopId: plain, country: 'US', firstFee: 400, furtherFee: 100, freeFrom: 2_000, daysFrom: 1, daysTo: 3 },
      { shopId: plain, country: '*', firstFee: 2_000, furtherFee: 500, daysFrom: 7, daysTo: 20 },
      { shopId: own, country: 'CN', firstFee: 0, furtherFee: 0, daysFrom: 2, daysTo: 4 },
    ]),
  );
});

test('the rule of the country comes first, else that for all others', async () => {
  expect(await estimate(tea, 'US')).toEqual({
    country: 'US',
    freight: 400,
    earliest: await inDays(1),
    latest: await inDays(3),
    isServed: true,
  });
  expect(await estimate(tea, 'FR', 2)).toEqual({
    country: 'FR',
    freight: 2_500,
    earliest: await inDays(7),
    latest: await inDays(20),
    isServed: true,
  });
});

test('free from an amount, at the current price', async () => {
  expect((await estimate(tea, 'US', 2))?.freight).toBe(500); // 1998 in the flash sale
  expect((await estimate(tea, 'US', 3))?.freight).toBe(0); // 2997
});

test('a shop that does not send there says so', async () => {
  expect((await estimate(coffee, 'CN'))?.isServed).toBe(true);
  expect((await estimate(coffee, 'US'))?.isServed).toBe(false);
  expect((await estimate(lost, 'US'))?.isServed).toBe(false);
});

test('rules that are set again replace those before', async () => {
  const shopId = small.shopIds[1] ?? 0;
  await transaction((tx) =>
    setFreightRules(tx, [{ shopId, country: 'TH', firstFee: 1, furtherFee: 1, daysFrom: 1, daysTo: 1 }]),
  );
  expect((await estimate(coffee, 'CN'))?.isServed).toBe(false);
  expect((await estimate(coffee, 'TH', 5))?.freight).toBe(5);
});

test('by weight, and nothing for what comes without being sent', async () => {
  const shopId = small.shopIds[1] ?? 0;
  const rule = { basis: 'weight', firstUnits: 1_000, firstFee: 300, furtherUnits: 500, furtherFee: 50 } as const;
  await transaction((tx) => setFreightRules(tx, [{ ...rule, shopId, country: 'TH', daysFrom: 1, daysTo: 1 }]));
  expect((await estimate(coffee, 'TH', 2))?.freight).toBe(300); // 500 g each
  expect((await estimate(coffee, 'TH', 5))?.freight).toBe(450);
  await mall.pool.query('update products set is_virtual = true where id = $1', [productId(coffee)]);
  expect(await estimate(coffee, 'US', 5)).toMatchObject({ freight: 0, isServed: true });
});

test('unknown products and what is no country are refused, and so is a silly quantity', async () => {
  expect((await mall.ask(getDelivery, { id: 999_999, country: 'US' })).code).toBe(404);
  for (const country of ['', '*', 'us', 'USA', "U'", undefined]) {
    expect(
      (await mall.send(getDelivery, { id: productId(tea), ...(country !== undefined && { country }) })).status,
    ).toBe(400);
  }
  for (const quantity of [0, -1, 100, 1.5, 'x']) {
    const response = await mall.send(getDelivery, { id: productId(tea), country: 'US', quantity });
    expect(response.status).toBe(400);
  }
});

test('whoever is signed in gets it for their default address, unless they chose a country', async () => {
  const ana = await someone();
  const asked = async (prefer: 'country' | 'address') =>
    (await mall.ask(getDelivery, { id: productId(tea), country: 'US', prefer }, as(ana.token))).data;
  expect(await asked('address')).toMatchObject({ country: 'US', freight: 400 });
  await mall.pool.query(
    `insert into addresses (account_id, real_name, country_code, phone, country, detail, post_code, is_default)
     values ($1, 'Ana', '+33', '612345678', 'FR', '1 Rue', '75001', true)`,
    [ana.accountId],
  );
  expect(await asked('address')).toMatchObject({ country: 'FR', freight: 2_000 });
  expect(await asked('country')).toMatchObject({ country: 'US', freight: 400 });
  const { data } = await mall.ask(getDelivery, { id: productId(tea), country: 'US', prefer: 'address' });
  expect(data?.country).toBe('US');
});

test('the products of a list arrive when their pages say, at the caller’s default address if that is preferred', async () => {
  const ids = small.productIds.join(',');
  for (const country of ['US', 'FR', 'CN']) {
    const { data } = await mall.ask(listArrivals, { ids, country });
    expect(data?.country).toBe(country);
    expect(data?.list.map(({ id }) => id)).toEqual(small.productIds);
    for (const { id, earliest, latest, isServed } of data?.list ?? []) {
      const page = (await mall.ask(getDelivery, { id, country })).data;
      expect({ earliest, latest, isServed }).toEqual({
        earliest: page?.earliest,
        latest: page?.latest,
        isServed: page?.isServed,
      });
    }
  }
  const { token, accountId } = await someone();
  await mall.pool.query(
    `insert into addresses (account_id, real_name, country_code, phone, country, detail, post_code, is_default)
     values ($1, 'Ana', '+33', '612345678', 'FR', '1 Rue', '75001', true)`,
    [accountId],
  );
  const input = { ids, country: 'US', prefer: 'address' } as const;
  expect((await mall.ask(listArrivals, input, as(token))).data?.country).toBe('FR');
  expect((await mall.ask(listArrivals, input)).data?.country).toBe('US');
});

test('unknown products are left out, what is virtual is there at once, and no more than a screen is looked up', async () => {
  await mall.pool.query('update products set is_virtual = true where id = $1', [productId(coffee)]);
  const { data } = await mall.ask(listArrivals, { ids: `999999,${productId(coffee)},x`, country: 'US' });
  await mall.pool.query('update products set is_virtual = false where id = $1', [productId(coffee)]);
  expect(data?.list).toEqual([
    { id: productId(coffee), earliest: await inDays(0), latest: await inDays(0), isServed: true },
  ]);
  const many = Array.from({ length: arrivalsMax + 20 }, (_, at) => at + 1).join(',');
  expect((await mall.ask(listArrivals, { ids: many, country: 'US' })).code).toBe(200);
  expect((await mall.ask(listArrivals, { ids: '', country: 'US' })).data?.list).toEqual([]);
  expect((await mall.ask(listArrivals, { ids: '1', country: 'usa' })).reason).toBe('bad_input');
});
