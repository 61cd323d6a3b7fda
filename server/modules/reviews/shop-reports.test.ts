import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as desk from '#contract/reviews/merchant.ts';
import * as platformDesk from '#contract/reviews/platform.ts';
import { transaction } from '#server/database/connection.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { concurrently } from '#tests/support/faults/racing.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';
import { importReviews } from './index.ts';

// What a shop does with reviews beside answering them: reporting, filtering, and watching its score.

const mall = openMallUnderTest();
let small: SmallMall;
let [owner, stranger, platform] = [] as unknown as [Person, Person, Person];
const [good, bad, foreign] = [1, 2, 3] as const;

beforeAll(async () => {
  small = await fillSmallMall();
  [owner, stranger, platform] = [
    await someone({ role: 'merchant' }),
    await someone({ role: 'merchant' }),
    await someone({ role: 'platform' }),
  ];
  for (const [place, { accountId }] of [owner, stranger].entries())
    await mall.pool.query('update shops set owner_id = $1 where id = $2', [accountId, small.shopIds[place]]);
});
beforeEach(async () => {
  await mall.pool.query('truncate reviews, review_reports, shop_review_reports restart identity cascade');
  const [tea = 0, coffee = 0] = small.productIds;
  const review = { nickname: 'Ana', serviceScore: 4, text: 'Good' };
  await transaction((tx) =>
    importReviews(tx, [
      { ...review, productId: tea, productScore: 5 },
      { ...review, productId: tea, productScore: 2, text: 'Bad' },
      { ...review, productId: coffee, productScore: 4 },
    ]),
  );
});

const done = ({ code, reason }: { code: number; reason?: string | null }) => (code === 200 ? 'done' : reason);
const report = (id: number, by = owner) =>
  mall.ask(desk.reportShopReview, { id, reason: 'untrue', note: 'Never bought' }, as(by.token)).then(done);
const withdraw = (id: number, by = owner) => mall.ask(desk.withdrawReport, { id }, as(by.token)).then(done);
const settle = (id: number, verdict: 'hide' | 'keep') =>
  mall.ask(platformDesk.settleReports, { id, verdict }, as(platform.token)).then(done);
const list = async (filters: object = {}) =>
  (await mall.ask(desk.listShopReviews, filters, as(owner.token))).data?.list ?? [];
const idsOf = async (filters: object) => (await list(filters)).map(({ id }) => id).toSorted();
const reportOf = async (id: number) => (await list()).find((each) => each.id === id)?.report;

describe('a report of the shop', () => {
  test('is made once, seen by the platform as the shop’s, and withdrawn', async () => {
    expect(await report(bad)).toBe('done');
    expect(await report(bad)).toBe('already_reported');
    expect(await reportOf(bad)).toMatchObject({ reason: 'untrue', note: 'Never bought', state: 'open' });
    const waiting = async () =>
      (await mall.ask(platformDesk.listReportedReviews, {}, as(platform.token))).data?.list.map((each) => [
        each.id,
        each.reports.map(({ by, reason }) => `${by} ${reason}`),
      ]);
    expect(await waiting()).toEqual([[bad, ['shop untrue']]]);
    expect(await withdraw(bad)).toBe('done');
    expect(await withdraw(bad)).toBe('report_over');
    expect([await waiting(), await reportOf(bad)]).toEqual([[], null]);
  });

  test('is decided for good, and the shop sees how', async () => {
    await report(bad);
    await report(good);
    expect([await settle(bad, 'hide'), await settle(good, 'keep')]).toEqual(['done', 'done']);
    expect([(await reportOf(bad))?.state, (await reportOf(good))?.state]).toEqual(['hidden', 'stands']);
    expect([await withdraw(bad), await report(good)]).toEqual(['report_over', 'already_reported']);
  });

  test('of another shop’s review is not found, and nothing is stored', async () => {
    expect([await report(foreign), await withdraw(foreign), await report(good, stranger)]).toEqual(
      Array(3).fill('review_not_found'),
    );
    expect((await mall.pool.query('select from shop_review_reports')).rowCount).toBe(0);
  });

  test('by many at once is one; withdrawing against a decision has one winner', async () => {
    expect((await concurrently(10, () => report(bad))).filter((each) => each === 'done')).toHaveLength(1);
    const [withdrawn] = await Promise.all([withdraw(bad), settle(bad, 'keep')]);
    expect((await reportOf(bad))?.state ?? null).toBe(withdrawn === 'done' ? null : 'stands');
  });
});

test('the list is filtered by stars, answer, photos and reports', async () => {
  await report(bad);
  await mall.ask(desk.answerReview, { id: good, text: 'Thank you' }, as(owner.token));
  await mall.pool.query('update reviews set picture_hashes = array[$1]::char(32)[] where id = $2', [
    small.pictureHash,
    bad,
  ]);
  expect(await idsOf({})).toEqual([good, bad]);
  expect(await idsOf({ stars: 5 })).toEqual([good]);
  expect(await idsOf({ stars: '', answered: 'no' })).toEqual([bad]);
  expect(await idsOf({ withPictures: 'yes' })).toEqual([bad]);
  expect(await idsOf({ reported: 'yes' })).toEqual([bad]);
  expect(await idsOf({ reported: 'yes', stars: 5 })).toEqual([]);
});

test('the score has twelve months, the present one last, of visible reviews of the shop alone', async () => {
  const { rows } = await mall.pool.query(
    `select to_char(date_trunc('month', mall_now() at time zone 'UTC') - make_interval(months => back), 'YYYY-MM-DD') as month
      from generate_series(11, 0, -1) back`,
  );
  const months = rows.map(({ month }) => month);
  await mall.pool.query(`update reviews set created_at = $1::date + interval '2 hours' where id = $2`, [
    months[3],
    good,
  ]);
  const scores = async () => (await mall.ask(desk.getScores, {}, as(owner.token))).data;
  expect((await scores())?.map(({ month }) => month)).toEqual(months);
  expect((await scores())?.filter(({ count }) => count > 0)).toEqual([
    { month: months[3], count: 1, average: 5 },
    { month: months[11], count: 1, average: 2 },
  ]);
  await settle(bad, 'hide');
  expect((await scores())?.at(-1)).toEqual({ month: months[11], count: 0, average: null });
});
