import { beforeAll, expect, test } from 'vitest';
import { forceDownProduct } from '#contract/catalogue/platform.ts';
import { listAnyProducts, listShopChoices } from '#contract/catalogue/platform-products.ts';
import type { InputOf } from '#contract/core/call.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { anOperator } from '#tests/support/accounts/operators.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';

const mall = openMallUnderTest();
let small: SmallMall;
let operator: Person;

beforeAll(async () => {
  small = await fillSmallMall();
  operator = await anOperator(['products']);
});

const found = async (input: InputOf<typeof listAnyProducts>) => {
  const { data } = await mall.ask(listAnyProducts, input, as(operator.token));
  return { ids: data?.list.map(({ id }) => id), total: data?.total };
};
const newestFirst = () => small.productIds.toSorted((a, b) => b - a);

test('products of all shops are found, newest first, page by page', async () => {
  const all = newestFirst();
  expect(await found({})).toEqual({ ids: all, total: all.length });
  expect(await found({ page: 2, limit: 2 })).toEqual({ ids: all.slice(2, 4), total: all.length });
});

test('by part of a name in any language, by number, by shop, by category and by state', async () => {
  const mug = small.productIds[2] as number;
  const { data } = await mall.ask(listAnyProducts, { words: 'travel' }, as(operator.token));
  expect(data?.list).toMatchObject([
    { id: mug, name: 'Travel Mug', shopId: small.shopIds[1], state: 'on_sale', forcedDownReason: null },
  ]);
  expect(await found({ words: String(mug) })).toEqual({ ids: [mug], total: 1 });
  expect(await found({ words: 'nothing has this' })).toEqual({ ids: [], total: 0 });
  const { rows } = await mall.pool.query(
    'select id, category_id as category from products where shop_id = $1 order by id desc',
    [small.shopIds[1]],
  );
  expect((await found({ shopId: small.shopIds[1] as number })).ids).toEqual(rows.map(({ id }) => id));
  const inCups = rows.filter(({ category }) => category === small.categoryIds.get('cups')).map(({ id }) => id);
  const cups = small.categoryIds.get('cups') as number;
  expect((await found({ shopId: small.shopIds[1] as number, categoryId: cups })).ids).toEqual(inCups);
  await mall.ask(
    forceDownProduct,
    { productId: mug, reason: 'A copy' },
    as((await someone({ role: 'platform' })).token),
  );
  expect(await found({ state: 'forced_down' })).toEqual({ ids: [mug], total: 1 });
  expect(await found({ state: 'forced_down', words: 'mug', shopId: small.shopIds[0] as number })).toEqual({
    ids: [],
    total: 0,
  });
});

test('shops are found by part of their name, or by number', async () => {
  const [first] = small.shopIds as number[];
  const { data } = await mall.ask(listShopChoices, { id: first as number }, as(operator.token));
  expect(data).toEqual([{ id: first, name: expect.stringMatching(/./) }]);
  const named = await mall.ask(listShopChoices, { words: data?.[0]?.name.slice(0, 4) ?? '' }, as(operator.token));
  expect(named.data?.map(({ id }) => id)).toContain(first);
});

test('an operator without this part of the work sees none of it', async () => {
  const other = await anOperator(['finance']);
  expect((await mall.ask(listAnyProducts, {}, as(other.token))).reason).toBe('not_allowed');
});
