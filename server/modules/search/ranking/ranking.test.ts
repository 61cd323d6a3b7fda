import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Call, InputOf } from '#contract/core/call.ts';
import { listOperatorLog } from '#contract/operators/platform-log.ts';
import * as contract from '#contract/search/platform-ranking.ts';
import { type RankingWeights, usualRanking } from '#contract/search/ranking.ts';
import { searchProducts } from '#contract/search/shopper.ts';
import { followRanking } from '#server/modules/search/matching/tiers.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { anOperator } from '#tests/support/accounts/operators.ts';
import { databaseFingerprint } from '#tests/support/database/database-fingerprint.ts';
import { invalidatedTags } from '#tests/support/database/invalidated-tags.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSearchMall } from '#tests/support/mall/search-mall.ts';

const mall = openMallUnderTest({ DEMO: '1' });
let ada: Person;
let bo: Person;

const monthsAgo = (months: number) => new Date(Date.now() - months * 30.4 * 86_400_000);

// By sales alone: Old, Loved, Reduced, New. Old is no longer in stock, and New says "lamp" in its keywords only.
beforeAll(async () => {
  await fillSearchMall([
    { name: 'Old lamp', sales: 4_000, createdAt: monthsAgo(36), onHand: 0 },
    { name: 'Loved lamp', sales: 1_000, stars: 5, createdAt: monthsAgo(24), shop: 1 },
    { name: 'Reduced lamp', sales: 900, originalPrice: 5_000, createdAt: monthsAgo(24) },
    { name: 'New light', keywords: 'lamp', sales: 0, createdAt: monthsAgo(0) },
  ]);
  [ada, bo] = [
    await someone({ role: 'platform', nickname: 'Ada' }),
    await someone({ role: 'platform', nickname: 'Bo' }),
  ];
});

const ask = <C extends Call>(call: C, input: InputOf<C>, person = ada) => mall.ask(call, input, as(person.token));
const lamps = async () => (await mall.ask(searchProducts, { title: 'lamp' })).data?.list.map(({ name }) => name);
const now = async () => {
  const { data } = await ask(contract.getRanking, {});
  if (!data) throw new Error('no ranking');
  return data;
};
const with_ = (changes: Partial<RankingWeights>): RankingWeights => ({ ...usualRanking, ...changes });
const save = async (changes: Partial<RankingWeights>, person = ada) =>
  ask(contract.saveRanking, { version: (await now()).version, weights: with_(changes) }, person);

const usual = ['Old lamp', 'Loved lamp', 'Reduced lamp', 'New light'];

beforeEach(async () => {
  await mall.pool.query("delete from site_settings where name = 'ranking'");
  await mall.pool.query("delete from site_setting_versions where name = 'ranking'");
  await mall.pool.query('delete from search_placing');
});

test('a new mall ranks by words, then by sales and stars; saving just that changes nothing', async () => {
  expect(await now()).toMatchObject({ weights: usualRanking, version: 0, savedAt: null, placing: { isDone: true } });
  expect(await lamps()).toEqual(usual);
  expect((await save({})).data).toEqual({ version: 1 });
  expect((await now()).placing.isDone).toBe(true);
  expect(await lamps()).toEqual(usual);
});

test.each<[string, Partial<RankingWeights>, string[]]>([
  ['stars', { rating: 10 }, ['Loved lamp', 'Old lamp', 'Reduced lamp', 'New light']],
  ['not sales', { sales: 0 }, ['Loved lamp', 'Reduced lamp', 'Old lamp', 'New light']],
  ['new products', { newness: 10 }, ['Loved lamp', 'Reduced lamp', 'Old lamp', 'New light']],
  [
    'new products, wherever the words stand',
    { newness: 10, titleMatch: 0 },
    ['New light', 'Loved lamp', 'Reduced lamp', 'Old lamp'],
  ],
  ['stock', { stock: 5 }, ['Loved lamp', 'Reduced lamp', 'Old lamp', 'New light']],
  ['offers', { offer: 10 }, ['Reduced lamp', 'Old lamp', 'Loved lamp', 'New light']],
])('counting %s changes the order of the next search', async (_, weights, expected) => {
  await save(weights);
  expect(await lamps()).toEqual(expected);
  await followRanking();
  expect((await now()).placing.isDone).toBe(true);
  expect(await lamps()).toEqual(expected);
});

test('a change drops cached searches, stays as a version that can be used again, and is in the log', async () => {
  const weights = with_({ stock: 5 });
  const tags = await invalidatedTags(mall, async () => {
    expect((await ask(contract.saveRanking, { version: 0, weights })).data).toEqual({ version: 1 });
  });
  expect(tags.toSorted()).toEqual(['search', 'site']);
  await save({ stock: 7 }, bo);
  const { data } = await ask(contract.listRankingVersions, {});
  expect(data?.list.map(({ version, savedBy, weights: { stock } }) => [version, savedBy, stock])).toEqual([
    [2, 'Bo', 7],
    [1, 'Ada', 5],
  ]);
  const { data: log } = await ask(listOperatorLog, { kind: 'search' });
  expect(log?.list[0]).toMatchObject({
    ...{ act: 'ranking_changed', subject: '2', before: weights, after: with_({ stock: 7 }) },
  });
});

test('of several who save at once one does, the others learn who; nothing wrong is saved', async () => {
  const answers = await Promise.all(
    [6, 7, 8].map((stock) => ask(contract.saveRanking, { version: 0, weights: with_({ stock }) })),
  );
  expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409, 409]);
  const before = await databaseFingerprint(mall.pool);
  const late = await ask(contract.saveRanking, { version: 0, weights: usualRanking }, bo);
  expect([late.reason, late.message]).toEqual(['changed_meanwhile', expect.stringContaining('Ada')]);
  const wrong = await ask(contract.saveRanking, { version: 1, weights: with_({ newness: 11 }) });
  expect([wrong.reason, wrong.field]).toEqual(['bad_input', 'weights.newness']);
  const other = await anOperator(['finance']);
  expect((await ask(contract.saveRanking, { version: 1, weights: usualRanking }, other)).reason).toBe('not_allowed');
  expect((await ask(contract.getRanking, {})).data?.version).toBe(1);
  expect(await databaseFingerprint(mall.pool)).toMatchObject({ site_settings: before.site_settings });
});

test('a preview shows both orders, how each product moved and why, and changes nothing', async () => {
  const before = await databaseFingerprint(mall.pool);
  const { data } = await ask(contract.previewRanking, { ...usualRanking, stock: 5, title: 'lamps' });
  const places = (list: contract.RankedProduct[] = []) =>
    list.map(({ name, place, otherPlace }) => [name, place, otherPlace]);
  expect(places(data?.before)).toEqual([
    ['Old lamp', 1, 3],
    ['Loved lamp', 2, 1],
    ['Reduced lamp', 3, 2],
    ['New light', 4, 4],
  ]);
  expect(places(data?.after)).toEqual([
    ['Loved lamp', 1, 2],
    ['Reduced lamp', 2, 3],
    ['Old lamp', 3, 1],
    ['New light', 4, 4],
  ]);
  const [loved, , old, newest] = data?.after ?? [];
  expect(loved?.parts).toMatchObject({
    sales: Math.log2(1_001),
    rating: expect.closeTo(1),
    newness: 0,
    stock: 4,
    offer: 0,
  });
  expect([old?.parts.stock, old?.match, newest?.match]).toEqual([0, 'name', 'keywords']);
  expect([data?.isRough, data?.correctedTo]).toEqual([false, null]);
  expect(await databaseFingerprint(mall.pool)).toEqual(before);
  expect(await lamps()).toEqual(usual);
});

test('a preview of a category without words, of what nobody sells, and in another language', async () => {
  const preview = async (input: object) =>
    (await ask(contract.previewRanking, { ...usualRanking, ...input } as InputOf<typeof contract.previewRanking>)).data;
  const all = await preview({ sales: 10 });
  expect(all?.after.map(({ name }) => name)).toEqual(expect.arrayContaining(usual));
  expect(new Set(all?.after.map(({ match }) => match))).toEqual(new Set([null]));
  expect(await preview({ title: 'zzqqxx' })).toMatchObject({ before: [], after: [] });
  expect((await preview({ cid: 999_999 }))?.after).toEqual([]);
  expect((await preview({ title: 'lmap', language: 'fr' }))?.correctedTo).toBe('lamp');
});
