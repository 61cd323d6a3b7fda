import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { uploadPicture } from '#contract/content/shopper.ts';
import { countOrders, getOrder } from '#contract/orders/shopper.ts';
import { getReviewSummary, listReviews } from '#contract/reviews/shopper.ts';
import {
  followUpReview,
  getReviewRules,
  listOwnReviews,
  listWaitingLines,
  writeReview,
} from '#contract/reviews/shopper-own.ts';
import { setSite } from '#server/modules/content/index.ts';
import { as, giveUploads } from '#tests/support/accounts/accounts.ts';
import { aBuyer, type Buyer, order, pay, sendEverywhere, variantsOf } from '#tests/support/accounts/buyers.ts';
import { deliverAll, violations } from '#tests/support/database/audit-check.ts';
import { databaseFingerprint } from '#tests/support/database/database-fingerprint.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';
import { type ReceivedLine, receive, receiveOrders } from '#tests/support/orders/received-lines.ts';

const mall = openMallUnderTest({ DEMO: '1' });
const [tea, coffee, mug] = [0, 1, 2] as const;
let small: SmallMall;
let variant: Awaited<ReturnType<typeof variantsOf>>;
let ana: Buyer;

beforeAll(async () => {
  small = await fillSmallMall();
  variant = await variantsOf(mall, small);
  await sendEverywhere(small);
  await mall.pool.query('update skus set on_hand = 100, opening = 100 where on_hand > 0');
});
beforeEach(async () => {
  await mall.pool.query('delete from rate_windows');
  ana = await aBuyer();
});

const good = { star: 5, serviceStar: 4, comment: 'Keeps warm' };
type Input = Partial<Parameters<typeof mall.ask<typeof writeReview>>[1]>;
const write = (line: ReceivedLine | undefined, input: Input = {}, who: Buyer = ana) =>
  mall.ask(writeReview, { orderNo: '', orderInfoId: 0, ...line, ...good, ...input }, as(who.token));
const statusOf = async ({ orderNo }: ReceivedLine) =>
  (await mall.ask(getOrder, { orderNo }, as(ana.token))).data?.status;
const ratingOf = async (product: number) => {
  const { rows } = await mall.pool.query(
    `select p.rating_sum, p.rating_count, s.quality_sum, s.service_sum, s.review_count, s.rating_tenths
      from products p join shops s on s.id = p.shop_id where p.id = $1`,
    [small.productIds[product]],
  );
  return Object.values(rows[0]) as number[];
};

describe('a review', () => {
  test('of a received line is there at once, in the ratings too, and is nobody’s second', async () => {
    const [line] = await receive(mall, ana, variant(tea));
    const before = await ratingOf(tea);
    await deliverAll();
    const { data, code } = await write(line, { comment: '  Keeps warm  ' });
    expect([code, data]).toEqual([200, { id: expect.any(Number), isOrderCompleted: true }]);
    const [sum = 0, count = 0, quality = 0, service = 0, reviews = 0] = before;
    expect(await ratingOf(tea)).toEqual([
      sum + 5,
      count + 1,
      quality + 5,
      service + 4,
      reviews + 1,
      Math.round(((quality + 5 + service + 4) * 5) / (reviews + 1)),
    ]);
    const events = await mall.pool.query('select name from event_outbox order by name');
    expect(events.rows.map(({ name }) => name)).toEqual([
      'catalogue.productsChanged',
      'reviews.reviewPosted',
      'shops.shopsChanged',
    ]);
    await deliverAll();
    const shown = await mall.ask(listReviews, { id: small.productIds[tea] ?? 0, limit: '1' } as never);
    expect(shown.data?.list).toEqual([
      {
        id: data?.id,
        nickname: 'Somebody',
        avatar: null,
        star: 5,
        serviceStar: 4,
        sku: '',
        comment: 'Keeps warm',
        pics: [],
        createTime: expect.stringMatching(/Z$/),
        merchantReplyContent: null,
        followUp: null,
        helpful: 0,
      },
    ]);
    const print = await databaseFingerprint(mall.pool);
    expect(await write(line, { star: 1 })).toMatchObject({ code: 409, message: 'You’ve already reviewed this item' });
    expect(await databaseFingerprint(mall.pool)).toEqual(print);
  });

  test('is only for the buyer, and only for what was received and not refunded', async () => {
    const { orderNo, orderNumbers } = await order(mall, ana, variant(coffee, 0, 2));
    const { rows } = await mall.pool.query(
      'select l.id from order_lines l join orders o on o.id = l.order_id where o.number = $1',
      [orderNumbers[0]],
    );
    const line = { orderNo: orderNumbers[0] ?? '', orderInfoId: rows[0].id };
    const codeOf = async (who?: Buyer) => (await write(line, {}, who)).code;
    expect(await codeOf()).toBe(400); // not paid
    await pay(mall, ana, orderNo);
    expect(await codeOf()).toBe(400); // not received
    await receiveOrders(orderNumbers);
    expect(await codeOf(await aBuyer())).toBe(404);
    expect((await write({ ...line, orderInfoId: line.orderInfoId + 9_999 })).code).toBe(404);
    await mall.pool.query('update order_lines set refunded = 2 where id = $1', [line.orderInfoId]);
    expect(await write(line)).toMatchObject({
      code: 400,
      message: 'You can only review items you’ve received and kept',
    });
    await mall.pool.query('update order_lines set refunded = 1 where id = $1', [line.orderInfoId]);
    expect(await codeOf()).toBe(200);
    await mall.pool.query('update order_lines set refunded = 0 where id = $1', [line.orderInfoId]);
  });

  test('has scores from 1 to 5 and a text', async () => {
    const [line] = await receive(mall, ana, variant(tea));
    const print = await databaseFingerprint(mall.pool);
    const wrong: Input[] = [
      { star: 0 },
      { star: 6 },
      { star: 4.5 },
      { serviceStar: 0 },
      { serviceStar: 6 },
      { comment: '' },
      { comment: '   ' },
      { comment: '\u200b' },
      { comment: 'x'.repeat(501) },
      { pics: ['/media/../../etc/passwd'] },
      { pics: ['https://elsewhere.example/a.png'] },
    ];
    for (const input of wrong) expect([input, (await write(line, input)).code]).toEqual([input, 400]);
    expect(await databaseFingerprint(mall.pool)).toEqual(print);
    expect((await write(line, { comment: 'x'.repeat(500) })).code).toBe(200);
  });

  test('lands among good, general and bad ones by the score for the product', async () => {
    const id = small.productIds[mug] ?? 0;
    for (const star of [5, 3, 1]) {
      const [line] = await receive(mall, ana, variant(mug, 3));
      await write(line, { star, serviceStar: 3, comment: `gave ${star}` });
    }
    const textsOf = async (type: string) =>
      (await mall.ask(listReviews, { id, type })).data?.list.map(({ comment }) => comment);
    expect(await Promise.all(['good', 'general', 'bad'].map(textsOf))).toEqual([['gave 5'], ['gave 3'], ['gave 1']]);
    const { data } = await mall.ask(getReviewSummary, { id });
    expect(data).toMatchObject({ sumCount: 3, goodCount: 1, inCount: 1, poorCount: 1, replyStar: 3, serviceStar: 3 });
    const own = await mall.ask(listOwnReviews, { type: 'bad' }, as(ana.token));
    expect([own.data?.counts, own.data?.total]).toEqual([{ all: 3, good: 1, general: 1, bad: 1 }, 1]);
    expect(own.data?.list).toMatchObject([{ comment: 'gave 1', productName: 'Travel Mug', sku: 'Red, L' }]);
  });

  test('that is anonymous shows the first and the last letter', async () => {
    const [line] = await receive(mall, ana, variant(coffee));
    await write(line, { isAnonymous: true });
    const { data } = await mall.ask(listReviews, { id: small.productIds[coffee] ?? 0 });
    expect(data?.list[0]?.nickname).toBe('S**y');
    const own = await mall.ask(listOwnReviews, {}, as(ana.token));
    expect(own.data?.list[0]?.isAnonymous).toBe(true);
  });
});

describe('pictures', () => {
  const addresses = (count: number) =>
    mall.pool
      .query(
        `insert into pictures (hash, width, height, colour, bytes, is_public)
          select md5('review' || n), 4, 3, '#336699', 9, true from generate_series(1, $1::int) n
          on conflict (hash) do update set width = 4 returning hash`,
        [count],
      )
      .then(({ rows }) => rows.map(({ hash }) => `/media/${hash}`));

  test('are up to five, or up to three where the platform says so', async () => {
    const six = await addresses(6);
    await giveUploads(mall, ana.accountId, six);
    const [line, other] = await receive(mall, ana, variant(tea), variant(coffee));
    expect((await mall.ask(getReviewRules, {}, as(ana.token))).data).toEqual({ picturesMax: 5 });
    expect((await write(line, { pics: six })).code).toBe(400);
    expect((await write(line, { pics: six.slice(0, 5) })).code).toBe(200);
    await setSite('reviews', { picturesMax: 3 });
    try {
      expect((await mall.ask(getReviewRules, {}, as(ana.token))).data).toEqual({ picturesMax: 3 });
      expect(await write(other, { pics: six.slice(0, 4) })).toMatchObject({
        code: 400,
        message: 'You can add up to 3 pictures',
      });
      expect((await write(other, { pics: six.slice(0, 3) })).code).toBe(200);
    } finally {
      await setSite('reviews', { picturesMax: 5 });
    }
    const { data } = await mall.ask(listReviews, { id: small.productIds[coffee] ?? 0, type: 'pictures' });
    expect(data?.list[0]?.pics.map(({ url }) => url)).toEqual(six.slice(0, 3));
  });

  test('are the reviewer’s own, which are JPG or PNG', async () => {
    const [line] = await receive(mall, ana, variant(tea));
    expect((await write(line, { pics: [`/media/${'0'.repeat(32)}`] })).code).toBe(400);
    expect((await write(line, { pics: [`/media/${small.pictureHash}`] })).code).toBe(400); // there, but not hers
    const gif = new File([Buffer.from('R0lGODlhAQABAAAAACw=', 'base64')], 'a.gif', { type: 'image/gif' });
    expect((await mall.ask(uploadPicture, { multipart: gif }, as(ana.token))).code).toBe(400);
    expect(await statusOf(line as ReceivedLine)).toBe('received');
  });
});

describe('an order', () => {
  test('waits line by line, and is completed by the last review', async () => {
    const [line, other] = await receive(mall, ana, variant(coffee, 0, 2), variant(mug, 3));
    const waiting = () => mall.ask(listWaitingLines, {}, as(ana.token));
    expect((await waiting()).data).toEqual({
      list: [
        expect.objectContaining({
          id: line?.orderInfoId,
          merOrderNo: line?.orderNo,
          merName: 'Mall Own',
          productName: 'Coffee Cup',
          price: 2_550,
          payNum: 2,
        }),
        expect.objectContaining({ id: other?.orderInfoId, productName: 'Travel Mug', sku: 'Red, L' }),
      ],
      total: 2,
      page: 1,
      limit: 20,
    });
    expect((await write(line)).data?.isOrderCompleted).toBe(false);
    expect([await statusOf(line as ReceivedLine), (await waiting()).data?.total]).toEqual(['received', 1]);
    expect((await mall.ask(listWaitingLines, {}, as((await aBuyer()).token))).data?.total).toBe(0);
    expect((await write(other)).data?.isOrderCompleted).toBe(true);
    expect([await statusOf(line as ReceivedLine), (await waiting()).data?.total]).toEqual(['completed', 0]);
    expect((await mall.ask(countOrders, {}, as(ana.token))).data).toMatchObject({ to_review: 0, completed: 1 });
    expect((await mall.ask(listOwnReviews, {}, as(ana.token))).data).toMatchObject({ total: 2, waiting: 0 });
    expect(await violations()).toEqual([]);
  });

  test('of which one line was wholly paid back is completed by the review of the other', async () => {
    const [line, other] = await receive(mall, ana, variant(coffee), variant(mug, 3));
    await mall.pool.query('update order_lines set refunded = 1 where id = $1', [other?.orderInfoId]);
    expect((await mall.ask(listWaitingLines, {}, as(ana.token))).data?.total).toBe(1);
    expect((await write(line)).data?.isOrderCompleted).toBe(true);
    expect((await write(other)).code).toBe(400);
    await mall.pool.query('update order_lines set refunded = 0 where id = $1', [other?.orderInfoId]);
  });
});

describe('a follow-up', () => {
  test('is added later, once, by whoever wrote the review, and leaves the scores alone', async () => {
    const [line] = await receive(mall, ana, variant(tea));
    const id = (await write(line)).data?.id ?? 0;
    const before = await ratingOf(tea);
    const add = (who: Buyer, comment = 'Still warm') => mall.ask(followUpReview, { id, comment }, as(who.token));
    expect((await add(ana, ' ')).code).toBe(400);
    expect((await add(await aBuyer())).code).toBe(404);
    expect((await add(ana)).code).toBe(200);
    expect(await add(ana, 'Again')).toMatchObject({ code: 409, message: 'You’ve already added to this review' });
    const { data } = await mall.ask(listReviews, { id: small.productIds[tea] ?? 0 });
    expect(data?.list.find((review) => review.id === id)?.followUp).toEqual({
      comment: 'Still warm',
      pics: [],
      createTime: expect.stringMatching(/Z$/),
    });
    expect(await ratingOf(tea)).toEqual(before);
    const own = await mall.ask(listOwnReviews, {}, as(ana.token));
    expect(own.data?.list[0]).toMatchObject({ canFollowUp: false, followUp: { comment: 'Still warm' } });
  });
});
