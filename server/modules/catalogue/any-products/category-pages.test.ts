import { beforeAll, expect, test } from 'vitest';
import { listAnyProducts } from '#contract/catalogue/platform-products.ts';
import type { InputOf } from '#contract/core/call.ts';
import { as, type Person } from '#tests/support/accounts/accounts.ts';
import { anOperator } from '#tests/support/accounts/operators.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall } from '#tests/support/mall/small-mall.ts';

// Products of a category are read along its own index, those of the categories within it merged. It must be what reading all gives.

const mall = openMallUnderTest();
let operator: Person;
let categories: number[];

beforeAll(async () => {
  await fillSmallMall();
  operator = await anOperator(['products']);
  await mall.pool.query(`insert into categories (level, name) values (1, '{"en": "Elsewhere"}')`);
  // Copies in every category, of all states, most of them in one.
  await mall.pool.query(
    `insert into products (shop_id, category_id, name, picture_hash, price, original_price, is_on_sale, in_stock, forced_down_reason)
     select p.shop_id, c.id, jsonb_build_object('en', (array['Blue lamp', 'Red lamp', 'Tea ' || n])[1 + n % 3]), p.picture_hash, 100, 100,
       n % 5 <> 0, n % 7 <> 0, case when n % 11 = 0 then 'A copy' end
     from (select * from products order by id limit 1) p, categories c, lateral generate_series(1, case when c.id % 3 = 0 then 60 else 7 end) n`,
  );
  categories = (await mall.pool.query('select id from categories order by id')).rows.map(({ id }) => id);
});

type Input = InputOf<typeof listAnyProducts>;
const ask = async (input: Input) => {
  const { data } = await mall.ask(listAnyProducts, input, as(operator.token));
  return { ids: data?.list.map(({ id }) => id) ?? [], total: data?.total };
};

/** All that matches, read plainly. */
async function all({ categoryId, state, words = '' }: Input): Promise<number[]> {
  const { rows } = await mall.pool.query(
    `with recursive within as (select id from categories where id = $1 union all select c.id from categories c join within w on c.parent_id = w.id)
     select id from products where category_id in (select id from within) and ($2::text is null or state = $2)
       and (name::text ilike '%' || $3 || '%') order by id desc`,
    [categoryId, state ?? null, words],
  );
  return rows.map(({ id }) => id);
}

test('every page of every category has what reading all has, and the pages together are all of it', async () => {
  for (const categoryId of categories)
    for (const filter of [
      {},
      { state: 'forced_down' },
      { state: 'on_sale' },
      { words: 'lamp' },
      { words: 'Tea 5', state: 'hidden' },
    ] as Input[]) {
      const input = { categoryId, ...filter };
      const expected = await all(input);
      const pages: number[] = [];
      for (let page = 1; page === 1 || pages.length === (page - 1) * 30; page++) {
        const { ids, total } = await ask({ ...input, page, limit: 30 });
        expect([input, total]).toEqual([input, expected.length]);
        pages.push(...ids);
        if (ids.length === 0) break;
      }
      expect([input, pages]).toEqual([input, expected]);
    }
});

test('a product is found in its category by its number, and not in another', async () => {
  const { rows } = await mall.pool.query(
    'select id, category_id as "categoryId" from products order by id desc limit 1',
  );
  const [{ id, categoryId }] = rows;
  const others = await mall.pool.query(
    `with recursive above as (
       select id, parent_id from categories where id = $1 union all select c.id, c.parent_id from categories c join above a on c.id = a.parent_id)
     select id from categories where id not in (select id from above) order by id limit 1`,
    [categoryId],
  );
  const elsewhere = others.rows[0].id;
  expect(await ask({ categoryId, words: String(id) })).toEqual({ ids: [id], total: 1 });
  expect(await ask({ categoryId: elsewhere, words: String(id) })).toEqual({ ids: [], total: 0 });
});

test('a product that is added while someone turns the pages is on the first one, and none is left out', async () => {
  const categoryId = categories.find((id) => id % 3 === 0) ?? 0;
  const before = await all({ categoryId });
  const first = await ask({ categoryId, limit: 20 });
  await mall.pool.query(
    `insert into products (shop_id, category_id, name, picture_hash, price, original_price)
     select shop_id, $1, name, picture_hash, price, original_price from products order by id limit 1`,
    [categoryId],
  );
  const seen = [...first.ids];
  for (let page = 2; page <= Math.ceil((before.length + 1) / 20); page++)
    seen.push(...(await ask({ categoryId, page, limit: 20 })).ids);
  expect([...new Set(seen)]).toEqual(before);
  const [newest] = await all({ categoryId });
  expect((await ask({ categoryId, limit: 1 })).ids).toEqual([newest]);
});

test('what is too short for trigrams is looked for in the newest products', async () => {
  const { rows } = await mall.pool.query(`select id from products where name::text ilike '%bl%' order by id desc`);
  expect(await ask({ words: 'bl', limit: 100 })).toEqual({
    ids: rows.map(({ id }) => id).slice(0, 100),
    total: Math.min(rows.length, 1_000),
  });
  expect(await ask({ words: 'zz' })).toEqual({ ids: [], total: 0 });
});
