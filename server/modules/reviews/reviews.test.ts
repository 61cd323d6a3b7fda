import { beforeAll, describe, expect, test } from 'vitest';
import { getReviewSummary, listReviews } from '#contract/reviews/shopper.ts';
import { transaction } from '#server/database/connection.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';
import { importReviews } from './index.ts';
import { maskedName } from './masked-name.ts';

const mall = openMallUnderTest();
let small: SmallMall;
const id = () => small.productIds[0] ?? 0;

beforeAll(async () => {
  small = await fillSmallMall();
  const day = (date: number) => new Date(Date.UTC(2026, 0, date));
  const review = (text: string, productScore: number, serviceScore: number, date: number, more = {}) => ({
    productId: id(),
    nickname: 'Anna Bell',
    productScore,
    serviceScore,
    text,
    createdAt: day(date),
    ...more,
  });
  await transaction((tx) =>
    importReviews(tx, [
      review('five', 5, 4, 1, {
        pictureHashes: [small.redHash, small.pictureHash],
        variant: { en: 'Blue, S', th: 'น้ำเงิน, S' },
      }),
      review('four', 4, 4, 2, { reply: 'Thank you' }),
      review('three', 3, 5, 3),
      review('two', 2, 1, 4),
      review('one', 1, 1, 5, { pictureHashes: [small.pictureHash] }),
      review('other', 5, 5, 6, { productId: small.productIds[1] }),
    ]),
  );
});

test('the summary counts each kind, and all is good plus general plus bad', async () => {
  const { data } = await mall.ask(getReviewSummary, { id: id() });
  expect(data).toEqual({
    sumCount: 5,
    goodCount: 2,
    inCount: 1,
    poorCount: 2,
    pictureCount: 2,
    replyChance: 0.4,
    replyStar: 3,
    serviceStar: 3,
    stars: [1, 1, 1, 1, 1],
  });
});

test('a product without reviews, or that is unknown, is not judged at all', async () => {
  const none = {
    sumCount: 0,
    goodCount: 0,
    inCount: 0,
    poorCount: 0,
    pictureCount: 0,
    replyChance: 0,
    replyStar: 0,
    serviceStar: 0,
    stars: [0, 0, 0, 0, 0],
  };
  for (const each of [small.productIds[2] ?? 0, 999_999]) {
    expect((await mall.ask(getReviewSummary, { id: each })).data).toEqual(none);
    expect((await mall.ask(listReviews, { id: each })).data).toEqual({ list: [], total: 0, page: 1, limit: 20 });
  }
});

const texts = async (input: object) => {
  const { data } = await mall.ask(listReviews, { id: id(), ...input });
  return [data?.list.map(({ comment }) => comment), data?.total];
};

describe('kinds and orders', () => {
  test.each([
    [{}, ['one', 'two', 'three', 'four', 'five']],
    [{ type: 'good' }, ['four', 'five']],
    [{ type: '1' }, ['four', 'five']],
    [{ type: 'general' }, ['three']],
    [{ type: '2' }, ['three']],
    [{ type: 'bad' }, ['one', 'two']],
    [{ type: '3' }, ['one', 'two']],
    [{ type: 'pictures' }, ['one', 'five']],
    [{ star: 4 }, ['four']],
    [{ star: '' }, ['one', 'two', 'three', 'four', 'five']],
    [{ star: 1, type: 'pictures' }, ['one']],
    [{ star: 2, type: 'good' }, []],
    [{ sort: 'best' }, ['five', 'four', 'three', 'two', 'one']],
    [{ sort: 'worst' }, ['one', 'two', 'three', 'four', 'five']],
  ])('%j', async (input, expected) => {
    expect(await texts(input)).toEqual([expected, expected.length]);
  });

  test('pages do not overlap', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => texts({ page, limit: 2 })));
    expect(pages).toEqual([
      [['one', 'two'], 5],
      [['three', 'four'], 5],
      [['five'], 5],
    ]);
  });
});

test('what was bought is named in the language of the page, or in English', async () => {
  const skuIn = async (locale: string) => {
    const { data } = await mall.ask(listReviews, { id: id(), type: 'good' }, { 'x-locale': locale });
    return data?.list.find(({ comment }) => comment === 'five')?.sku;
  };
  expect([await skuIn('th'), await skuIn('fr')]).toEqual(['น้ำเงิน, S', 'Blue, S']);
});

test('a review says what was bought and how the shop replied, with pictures in order', async () => {
  const { data } = await mall.ask(listReviews, { id: id(), type: 'good' });
  const picture = (hash: string) => ({ url: `/media/${hash}`, width: 400, height: 300, colour: expect.any(String) });
  expect(data?.list).toEqual([
    expect.objectContaining({ comment: 'four', merchantReplyContent: 'Thank you', pics: [] }),
    {
      id: expect.any(Number),
      nickname: 'Anna Bell',
      avatar: null,
      star: 5,
      serviceStar: 4,
      sku: 'Blue, S',
      comment: 'five',
      pics: [picture(small.redHash), picture(small.pictureHash)],
      createTime: '2026-01-01T00:00:00.000Z',
      merchantReplyContent: null,
      followUp: null,
      helpful: 0,
    },
  ]);
});

test.each([
  ['Anna', 'A**a'],
  ['李小龙', '李**龙'],
  ['Li', 'L**i'],
  ['X', 'X**'],
  ['', '**'],
  ['👩‍👩‍👧 né́', '👩‍👩‍👧**é́'],
  ['กี้', 'กี้**'],
])('%j is masked as %j', (nickname, masked) => {
  expect(maskedName(nickname)).toBe(masked);
});
