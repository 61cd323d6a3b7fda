import { beforeAll, expect, test } from 'vitest';
import type { InputOf } from '#contract/core/call.ts';
import { getScores, listShopReviews, reviewsCountMax } from '#contract/reviews/merchant.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { aMerchant } from '#tests/support/accounts/callers.ts';
import { violations } from '#tests/support/database/audit-check.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall } from '#tests/support/mall/small-mall.ts';

// A long list of a shop's reviews: every filter gives the rows and the order that reading everything gives.

const mall = openMallUnderTest();
let owner: Person;
let shopId = 0;

/** More than are counted, of two shops; some at the same time, some with pictures, one in three answered. */
beforeAll(async () => {
  const small = await fillSmallMall();
  shopId = small.shopIds[0] ?? 0;
  owner = await someone({ role: 'merchant' });
  await mall.pool.query('update shops set owner_id = $1 where id = $2', [owner.accountId, shopId]);
  await mall.pool.query('truncate reviews restart identity cascade');
  for (let from = 1; from <= 14_000; from += 1_000)
    await mall.pool.query(
      `insert into reviews (product_id, nickname, product_score, service_score, text, reply, picture_hashes, hidden_at, created_at)
       select case when n % 5 = 0 then $2::int else $1::int end, 'Ana', 1 + n * 7 % 5, 5, 'Text', case when n % 3 = 0 then 'Thanks' end,
         case when n % 17 = 0 then array[$3]::char(32)[] else '{}' end, case when n % 31 = 0 then now() end, now() - make_interval(hours => n / 3)
       from generate_series($4::int, $4 + 999) n`,
      [small.productIds[0], small.productIds[1], small.pictureHash, from],
    );
  await mall.pool.query(
    `insert into shop_review_reports (review_id, shop_id, reason, note, created_at)
     select id, shop_id, 'untrue', '', now() from reviews where id % 900 = 1`,
  );
  await mall.pool.query('analyze reviews');
});

type Filters = InputOf<typeof listShopReviews>;

async function expected(filters: string, page: number) {
  const { rows } = await mall.pool.query<{ id: number }>(
    `select r.id from reviews r join products p on p.id = r.product_id where p.shop_id = $1 and ${filters}
     order by r.created_at desc, r.id desc`,
    [shopId],
  );
  return {
    ids: rows.slice((page - 1) * 20, page * 20).map(({ id }) => id),
    total: Math.min(rows.length, reviewsCountMax),
  };
}

const everyFilter: [Filters, string][] = [
  [{}, 'true'],
  [{ answered: 'no' }, 'r.reply is null'],
  [{ answered: 'yes' }, 'r.reply is not null'],
  [{ stars: 2 }, 'r.product_score = 2'],
  [{ stars: 2, answered: 'no' }, 'r.product_score = 2 and r.reply is null'],
  [{ type: 'good' }, 'r.product_score >= 4'],
  [{ type: 'bad' }, 'r.product_score <= 2'],
  [{ withPictures: 'yes' }, 'cardinality(r.picture_hashes) > 0'],
  [
    { words: 'tex' },
    'r.id in (select id from reviews where shop_id = p.shop_id order by created_at desc, id desc limit 10000)',
  ],
  [
    { words: 'ex' },
    'r.id in (select id from reviews where shop_id = p.shop_id order by created_at desc, id desc limit 2000)',
  ],
  [{ words: 'Nothing' }, 'false'],
  [{ words: 'ana', stars: 2 }, 'r.product_score = 2'],
  [{ reported: 'yes' }, 'exists (select from shop_review_reports where review_id = r.id)'],
  [
    { reported: 'yes', answered: 'no' },
    'r.reply is null and exists (select from shop_review_reports where review_id = r.id)',
  ],
];

test.each(everyFilter)('%j gives the same pages', async (filters, condition) => {
  for (const page of [1, 2, 40]) {
    const { data } = await mall.ask(listShopReviews, { ...filters, page }, as(owner.token));
    expect({ ids: data?.list.map(({ id }) => id), total: data?.total }).toEqual(await expected(condition, page));
  }
});

test('reviews of one product, also found by its name', async () => {
  const { rows } = await mall.pool.query(
    `select r.product_id as id, p.name ->> 'en' as name, count(*)::int as total from reviews r join products p on p.id = r.product_id
     where p.shop_id = $1 group by 1, 2`,
    [shopId],
  );
  const [{ id, name, total }] = rows;
  const totalOf = async (filters: Filters) => (await mall.ask(listShopReviews, filters, as(owner.token))).data?.total;
  expect(await totalOf({ productId: id })).toBe(Math.min(total, reviewsCountMax));
  expect(await totalOf({ productId: id, words: name.toLowerCase() })).toBe(Math.min(total, reviewsCountMax));
  expect(await totalOf({ productId: 2_000_000_000 })).toBe(0);
  const stranger = await aMerchant();
  expect((await mall.ask(listShopReviews, { productId: id, words: name }, as(stranger.token))).data?.total).toBe(0);
});

test('counting stops at the maximum, and reading goes on', async () => {
  const { data } = await mall.ask(listShopReviews, { page: 510 }, as(owner.token));
  expect([data?.total, data?.list.length]).toEqual([reviewsCountMax, 20]);
});

test('the score by month counts the visible reviews of the shop', async () => {
  const { data } = await mall.ask(getScores, {}, as(owner.token));
  const { rows } = await mall.pool.query(
    `select to_char(r.created_at at time zone 'UTC', 'YYYY-MM-01') as month, count(*)::int as count, round(avg(r.product_score), 2)::float as average
     from reviews r join products p on p.id = r.product_id
     where p.shop_id = $1 and r.hidden_at is null
       and r.created_at >= (date_trunc('month', mall_now() at time zone 'UTC') - interval '11 months') at time zone 'UTC'
     group by 1 order by 1`,
    [shopId],
  );
  expect(data?.filter(({ count }) => count > 0)).toEqual(rows);
});

test('a review is of its product’s shop, whoever writes it', async () => {
  const { rows } = await mall.pool.query('select count(*)::int as count from reviews where shop_id = $1', [shopId]);
  expect(rows[0].count).toBe(11_200);
  expect((await violations()).filter(({ promise }) => promise.includes('review'))).toEqual([]);
});
