import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as desk from '#contract/reviews/merchant.ts';
import * as reports from '#contract/reviews/platform.ts';
import * as contract from '#contract/reviews/shopper.ts';
import { followUpReview, listOwnReviews } from '#contract/reviews/shopper-own.ts';
import { transaction } from '#server/database/connection.ts';
import { recordRatings } from '#server/modules/catalogue/index.ts';
import { recordShopRatings } from '#server/modules/shops/index.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { aMerchant } from '#tests/support/accounts/callers.ts';
import { concurrently } from '#tests/support/faults/racing.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';
import { importReviews } from './index.ts';

// What readers, shops and the platform do with reviews that are there.

const mall = openMallUnderTest();
let small: SmallMall;
let [writer, reader, owner, platform] = [] as Person[] as [Person, Person, Person, Person];
let id = 0;

beforeAll(async () => {
  small = await fillSmallMall();
  writer = await someone();
  owner = await someone({ role: 'merchant' });
  platform = await someone({ role: 'platform' });
  await mall.pool.query('update shops set owner_id = $1 where id = $2', [owner.accountId, small.shopIds[0]]);
});

/** Two reviews of the tea cup, one of the coffee cup in another shop, and ratings that say so. */
beforeEach(async () => {
  await mall.pool.query('truncate reviews, review_votes, review_reports, rate_windows restart identity cascade');
  await mall.pool.query('update products set rating_sum = 0, rating_count = 0');
  await mall.pool.query('update shops set quality_sum = 0, service_sum = 0, review_count = 0, rating_tenths = 50');
  reader = await someone();
  const [tea = 0, coffee = 0] = small.productIds;
  const [plain = 0] = small.shopIds;
  await transaction(async (tx) => {
    const review = { nickname: 'Ana', serviceScore: 4, text: 'Good' };
    await importReviews(tx, [
      { ...review, productId: tea, productScore: 5, accountId: writer.accountId },
      { ...review, productId: tea, productScore: 2, text: 'Bad' },
      { ...review, productId: coffee, productScore: 4 },
    ]);
    await recordRatings(tx, [{ productId: tea, scoreSum: 7, count: 2 }]);
    await recordShopRatings(tx, [{ shopId: plain, qualitySum: 7, serviceSum: 8, count: 2 }]);
  });
  id = 1;
});

const ratings = async () => {
  const { rows } = await mall.pool.query(
    `select p.rating_sum, p.rating_count, s.quality_sum, s.service_sum, s.review_count, s.rating_tenths
      from products p join shops s on s.id = p.shop_id where p.id = $1`,
    [small.productIds[0]],
  );
  return Object.values(rows[0]);
};
const shown = async () =>
  (await mall.ask(contract.listReviews, { id: small.productIds[0] ?? 0, sort: 'best' })).data?.list;

describe('helpful', () => {
  const mark = (who: Person, isHelpful: boolean, review = id) =>
    mall.ask(contract.markHelpful, { id: review, isHelpful }, as(who.token));

  test('is said once by each, and can be taken back', async () => {
    expect((await mark(reader, true)).data).toEqual({ helpful: 1 });
    expect((await mark(reader, true)).data).toEqual({ helpful: 1 });
    expect((await mark(await someone(), true)).data).toEqual({ helpful: 2 });
    expect((await shown())?.[0]?.helpful).toBe(2);
    const marks = await mall.ask(contract.listMyMarks, { ids: '1,2,3' }, as(reader.token));
    expect(marks.data).toEqual({ helpfulIds: [1], reportedIds: [], ownIds: [] });
    expect((await mark(reader, false)).data).toEqual({ helpful: 1 });
    expect((await mark(reader, false)).data).toEqual({ helpful: 1 });
  });

  test('by twenty at once is counted twenty times, by one at once once', async () => {
    const crowd = await concurrently(20, () => someone());
    await Promise.all(crowd.map((each) => mark(each, true)));
    await concurrently(5, () => mark(reader, true));
    expect((await shown())?.[0]?.helpful).toBe(21);
    const { rows } = await mall.pool.query('select count(*)::int from review_votes');
    expect(rows).toEqual([{ count: 21 }]);
  });

  test('is for others’ reviews that are there', async () => {
    expect(await mark(writer, true)).toMatchObject({ code: 400, message: 'You can’t do this with your own review' });
    expect((await mark(reader, true, 99)).code).toBe(404);
    const marks = await mall.ask(contract.listMyMarks, { ids: '1,2' }, as(writer.token));
    expect(marks.data?.ownIds).toEqual([1]);
  });
});

describe('a report', () => {
  const report = (who: Person, reason: 'abuse' | 'untrue' = 'abuse', note = '') =>
    mall.ask(contract.reportReview, { id, reason, note }, as(who.token));
  const reported = async () => (await mall.ask(reports.listReportedReviews, {}, as(platform.token))).data;
  const settle = (verdict: 'hide' | 'keep', review = id) =>
    mall.ask(reports.settleReports, { id: review, verdict }, as(platform.token));

  test('waits for the platform, which hides the review: it leaves lists and ratings, once', async () => {
    await report(reader, 'abuse', 'Rude');
    await report(reader, 'untrue'); // nobody twice
    await report(await someone(), 'untrue');
    expect(await reported()).toMatchObject({
      total: 1,
      list: [
        {
          id,
          productName: 'Tea Cup',
          shopName: 'Plain Goods',
          reportCount: 2,
          reports: [
            { reason: 'abuse', note: 'Rude' },
            { reason: 'untrue', note: '' },
          ],
        },
      ],
    });
    expect(await ratings()).toEqual([7, 2, 7, 8, 2, 38]); // (7 + 8) × 5 ÷ 2 = 37.5
    expect((await settle('hide')).code).toBe(200);
    expect(await ratings()).toEqual([2, 1, 2, 4, 1, 30]);
    expect((await settle('hide')).code).toBe(200);
    expect(await ratings()).toEqual([2, 1, 2, 4, 1, 30]);
    expect((await shown())?.map(({ comment }) => comment)).toEqual(['Bad']);
    const summary = await mall.ask(contract.getReviewSummary, { id: small.productIds[0] ?? 0 });
    expect(summary.data).toMatchObject({ sumCount: 1, goodCount: 0, replyStar: 2 });
    expect((await reported())?.total).toBe(0);
    const own = await mall.ask(listOwnReviews, {}, as(writer.token));
    expect(own.data?.counts.all).toBe(1);
    const more = await mall.ask(followUpReview, { id, comment: 'But' }, as(writer.token));
    expect(more).toMatchObject({ code: 409 });
    expect((await mall.ask(contract.markHelpful, { id, isHelpful: true }, as(reader.token))).code).toBe(404);
  });

  test('that is not right leaves the review where it is; one that was hidden can come back', async () => {
    await report(reader);
    await settle('keep');
    expect([(await reported())?.total, await ratings()]).toEqual([0, [7, 2, 7, 8, 2, 38]]);
    await settle('hide');
    await settle('keep');
    expect([(await shown())?.length, await ratings()]).toEqual([2, [7, 2, 7, 8, 2, 38]]);
    expect((await settle('hide', 99)).code).toBe(404);
  });

  test('settled by twenty at once changes the ratings once', async () => {
    await concurrently(20, () => settle('hide'));
    expect(await ratings()).toEqual([2, 1, 2, 4, 1, 30]);
  });

  test('is not made about one’s own', async () => {
    expect((await report(writer)).code).toBe(400);
  });
});

describe('a shop', () => {
  const list = (who: Person, input: object = {}) => mall.ask(desk.listShopReviews, input, as(who.token));
  const answer = (who: Person, text: string, review = id, replaces: string | null = null) =>
    mall.ask(desk.answerReview, { id: review, text, replaces }, as(who.token));

  test('sees the reviews of its own products', async () => {
    const { data } = await list(owner);
    expect([data?.total, data?.list.map(({ id: each }) => each).sort()]).toEqual([2, [1, 2]]);
    expect((await list(owner, { type: 'bad' })).data?.list).toMatchObject([{ comment: 'Bad', productName: 'Tea Cup' }]);
    expect((await list(await aMerchant())).data?.total).toBe(0);
    expect((await list(await someone({ role: 'merchant' }))).code).toBe(403);
    expect((await list(reader)).code).toBe(403);
  });

  test('answers its own, and may change the answer', async () => {
    expect((await answer(owner, 'Thank you')).code).toBe(200);
    expect((await answer(owner, 'Thanks')).reason).toBe('changed_meanwhile'); // a colleague was quicker
    const changes = ['Thank you very much', 'Thank you so much'].map((text) => answer(owner, text, id, 'Thank you'));
    expect((await Promise.all(changes)).map(({ reason }) => reason ?? 'saved').sort()).toEqual([
      'changed_meanwhile',
      'saved',
    ]);
    const [{ merchantReplyContent = null } = {}] = (await shown()) ?? [];
    expect((await answer(owner, 'Thank you very much', id, merchantReplyContent)).code).toBe(200);
    expect((await shown())?.[0]?.merchantReplyContent).toBe('Thank you very much');
    expect((await list(owner, { answered: 'no' })).data?.list.map(({ id: each }) => each)).toEqual([2]);
    expect((await list(owner, { answered: 'yes' })).data?.list[0]?.repliedAt).toMatch(/Z$/);
    expect((await answer(owner, 'Mine?', 3)).code).toBe(404);
    for (const text of ['', ' ', 'x'.repeat(301)]) expect((await answer(owner, text)).code).toBe(400);
  });
});
