import { beforeAll, expect, test } from 'vitest';
import { listStock, stockFoundMax } from '#contract/catalogue/merchant-stock.ts';
import type { InputOf } from '#contract/core/call.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall } from '#tests/support/mall/small-mall.ts';

// However a page is found, along an index or by its words, it has the rows and the order that reading everything gives.

const mall = openMallUnderTest();
let owner: Person;
let shopId = 0;

/** 700 products of two variants: every name has "cup", one in seven "rare", one in twenty "red"; some are in the bin. */
beforeAll(async () => {
  const small = await fillSmallMall();
  shopId = small.shopIds[1] ?? 0;
  owner = await someone({ role: 'merchant' });
  await mall.pool.query('update shops set owner_id = $1 where id = $2', [owner.accountId, shopId]);
  await mall.pool.query(
    `with added as (
      insert into products (shop_id, category_id, name, picture_hash, price, original_price, binned_at)
      select $1, category_id, jsonb_build_object('en', 'Cup ' || case when n % 20 = 0 then 'Red ' when n % 50 = 1 then 'Rare ' else '' end || n,
        'zh-CN', '杯子 50%_' || n), picture_hash, 100, 100, case when n % 30 = 0 then now() end
      from products, generate_series(1, 700) n where id = $2 returning id
    )
    insert into skus (product_id, values, price, original_price, opening, on_hand, reserved, low_at, code)
    select id, array[v::text], 100, 100, (id * 7 + v) % 12, (id * 7 + v) % 12, least((id * 7 + v) % 12, id % 3), id % 6, 'C-' || id || '-' || v
    from added, generate_series(1, 2) v`,
    [shopId, small.productIds[0]],
  );
  await mall.pool.query('analyze products, skus');
});

type Filters = InputOf<typeof listStock>;

const list = async (filters: Filters) => {
  const { data } = await mall.ask(listStock, filters, as(owner.token));
  return { ids: data?.list.map(({ skuId }) => skuId), total: data?.total };
};

/** The same by reading all variants of the shop. */
async function expected({ words = '', level, sort = 'newest', page = 1, limit = 20 }: Filters) {
  const order = {
    newest: 's.product_id desc, s.id desc',
    oldest: 's.product_id, s.id',
    least: 's.on_hand - s.reserved, s.id',
  }[sort];
  const { rows } = await mall.pool.query<{ id: number }>(
    `select s.id from skus s join products p on p.id = s.product_id
     where p.shop_id = $1 and p.binned_at is null and ($3 = '' or s.stock_level = $3)
       and ($2 = '' or position(lower($2) in lower(p.name ->> 'en')) > 0 or position(lower($2) in lower(p.name ->> 'zh-CN')) > 0
         or s.code = $2 or p.id::text = $2)
     order by ${order}`,
    [shopId, words, level ?? ''],
  );
  const from = (Number(page) - 1) * Number(limit);
  const max = words ? stockFoundMax : rows.length;
  return { ids: rows.slice(from, from + Number(limit)).map(({ id }) => id), total: Math.min(rows.length, max) };
}

const everyWord = ['', 'cup', 'CUP', 'rare', 'Red', '杯子', '50%_1', 'C-', 'nowhere'];

test.each(everyWord)('“%s” gives the same pages in every order and level', async (words) => {
  for (const sort of ['newest', 'oldest', 'least'] as const)
    for (const level of [undefined, 'low', 'out'] as const)
      for (const page of [1, 2, 9]) {
        const filters = { words, sort, page, ...(level && { level }) };
        expect({ filters, ...(await list(filters)) }).toEqual({ filters, ...(await expected(filters)) });
      }
});

test('a code finds its variant, and the number of a product all of its variants', async () => {
  const { rows } = await mall.pool.query<{ product: number; code: string }>(
    `select product_id as product, code from skus where shop_id = $1 and code like 'C-%-2' order by id limit 1`,
    [shopId],
  );
  const { product = 0, code = '' } = rows[0] ?? {};
  expect((await list({ words: code })).total).toBe(1);
  const filters = { words: String(product), sort: 'least' } as const;
  expect(await list(filters)).toEqual(await expected(filters));
});

test('what is available follows the stock', async () => {
  const { rows } = await mall.pool.query(
    'select count(*)::int as wrong from skus where available <> on_hand - reserved',
  );
  expect(rows[0].wrong).toBe(0);
});
