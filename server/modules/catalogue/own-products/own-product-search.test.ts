import { beforeAll, expect, test } from 'vitest';
import { findProducts, listProducts, productSorts, productsFoundMax } from '#contract/catalogue/merchant.ts';
import type { InputOf } from '#contract/core/call.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall } from '#tests/support/mall/small-mall.ts';

// However a page is found, along an index or by its words, it has the rows and the order that reading everything gives.

const mall = openMallUnderTest();
let owner: Person;
let shopId = 0;

/** 1,200 products: every name has "cup", some have rarer words; one in ten is hidden, some are in the bin. */
beforeAll(async () => {
  const small = await fillSmallMall();
  shopId = small.shopIds[1] ?? 0;
  owner = await someone({ role: 'merchant' });
  await mall.pool.query('update shops set owner_id = $1 where id = $2', [owner.accountId, shopId]);
  await mall.pool.query(
    `insert into products (shop_id, category_id, name, picture_hash, price, original_price, sales, is_on_sale, is_hidden, binned_at)
     select $1, category_id, jsonb_build_object('en', 'Cup ' || case when n % 9 = 0 then 'Red ' when n % 50 = 1 then 'Rare ' else '' end || n,
       'th', 'ถ้วย "' || n || '"'), picture_hash, 100 + n % 7, 200, n % 11, n % 10 <> 0, n % 10 = 0, case when n % 40 = 3 then now() end
     from products, generate_series(1, 1200) n where id = $2`,
    [shopId, small.productIds[0]],
  );
  await mall.pool.query('analyze products');
});

type Filters = InputOf<typeof listProducts>;

const list = async (filters: Filters) => {
  const { data } = await mall.ask(listProducts, filters, as(owner.token));
  return { ids: data?.list.map(({ productId }) => productId), total: data?.total };
};

const orders = {
  newest: 'p.id desc',
  oldest: 'p.id',
  price_low: 'p.price, p.id',
  price_high: 'p.price desc, p.id desc',
  best_selling: 'p.sales desc, p.id desc',
};

/** The numbers of the shop's products with these words, by reading all of them. */
async function named(words: string, state: string, order: string): Promise<number[]> {
  const { rows } = await mall.pool.query<{ id: number }>(
    `select p.id from products p where p.shop_id = $1 and p.state = $3
       and exists (select from jsonb_each_text(p.name) text where position(lower($2) in lower(text.value)) > 0)
     order by ${order}`,
    [shopId, words, state],
  );
  return rows.map(({ id }) => id);
}

test.each(['cup', 'RED', 'rare', 'ถ้วย', '"1', 'nowhere'])('“%s” gives the same pages in every order', async (words) => {
  for (const sort of productSorts)
    for (const [state, page] of [
      ['on_sale', 1],
      ['on_sale', 7],
      ['hidden', 2],
    ] as const) {
      const all = await named(words, state, orders[sort]);
      const filters = { words, sort, state, page };
      expect({ filters, ...(await list(filters)) }).toEqual({
        filters,
        ids: all.slice((page - 1) * 20, page * 20),
        total: Math.min(all.length, productsFoundMax),
      });
    }
});

test.each(['cup', 'red', 'rare', 'ถ้วย', 'nowhere'])(
  '“%s” picks the newest on sale, then what is hidden',
  async (words) => {
    const { data } = await mall.ask(findProducts, { words }, as(owner.token));
    const all = [...(await named(words, 'on_sale', 'p.id desc')), ...(await named(words, 'hidden', 'p.id desc'))];
    expect(data?.map(({ productId }) => productId)).toEqual(all.slice(0, 5));
  },
);
