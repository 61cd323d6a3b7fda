import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { FaceOf, MallBlock, MallBlockOf } from '#contract/content/face.ts';
import * as contract from '#contract/content/platform-face.ts';
import { getHomeIndex } from '#contract/content/shopper.ts';
import type { Call, InputOf } from '#contract/core/call.ts';
import { listOperatorLog } from '#contract/operators/platform-log.ts';
import { followFaceTimes } from '#server/modules/content/index.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { anOperator } from '#tests/support/accounts/operators.ts';
import { databaseFingerprint } from '#tests/support/database/database-fingerprint.ts';
import { invalidatedTags } from '#tests/support/database/invalidated-tags.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';

const mall = openMallUnderTest({ DEMO: '1' });
let small: SmallMall;
let ada: Person;
let bo: Person;
beforeAll(async () => {
  small = await fillSmallMall();
  ada = await someone({ role: 'platform', nickname: 'Ada' });
  bo = await someone({ role: 'platform', nickname: 'Bo' });
});
beforeEach(async () => {
  await mall.pool.query('delete from face_parts');
  await mall.pool.query('delete from face_versions');
});

const ask = <C extends Call>(call: C, input: InputOf<C>, person = ada) => mall.ask(call, input, as(person.token));
const hourMs = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString();
const always = { isOn: true, from: null, until: null };

const slide = (change: Partial<MallBlockOf<'banners'>['slides'][number]> = {}) => ({
  ...{ ...always, key: 'slide', hash: small.pictureHash, title: { en: 'Sale', 'zh-CN': '大促' }, line: {} },
  link: '/goods/activity_list',
  ...change,
});
const banners = (...slides: ReturnType<typeof slide>[]): MallBlock => ({
  ...{ ...always, key: 'banners', kind: 'banners', slides },
});
const announcement = (change: Partial<FaceOf<'announcement'>> = {}): FaceOf<'announcement'> => ({
  ...{ ...always, text: { en: 'Free delivery', 'zh-CN': '免运费' }, link: '/goods/coupon_center', tone: 'offer' },
  ...change,
});
const home = async () => {
  const { data } = await ask(contract.getFace, { name: 'home' });
  if (data?.name !== 'home') throw new Error('no home page');
  return data;
};
const publish = (blocks: MallBlock[], version: number, person = ada) =>
  ask(contract.publishFace, { name: 'home', version, value: { blocks } }, person);
const titles = async (locale = 'en') =>
  (await mall.ask(getHomeIndex, {}, { 'x-locale': locale })).data?.banner.map(({ title }) => title);

/** Makes a call that must be refused and change nothing; gives the field or the reason. */
async function inVain<C extends Call>(call: C, input: InputOf<C>, person = ada): Promise<string | undefined> {
  const before = await databaseFingerprint(mall.pool);
  const { field, reason } = await ask(call, input, person);
  expect(await databaseFingerprint(mall.pool)).toEqual(before);
  return field ?? reason;
}

test('a home page that nobody has published is what a new mall has', async () => {
  const { value, ...rest } = await home();
  expect(rest).toEqual({
    ...{ name: 'home', isDraft: false, publishedAt: null, version: 0, savedBy: '', savedAt: null },
  });
  expect(value.blocks.map(({ kind }) => kind)).toEqual([
    ...['banners', 'flash', 'activities', 'shops', 'activities', 'adverts', 'recommended'],
  ]);
  expect(await titles()).toEqual(['Hello']);
});

test('a draft is seen by nobody; published, it is shown at once, in each language, and stays as a version', async () => {
  const blocks = [banners(slide())];
  const drafted = await invalidatedTags(mall, async () => {
    const { data } = await ask(contract.saveFaceDraft, { name: 'home', version: 0, value: { blocks } });
    expect(data).toEqual({ version: 1 });
  });
  expect(drafted).toEqual([]);
  expect(await titles()).toEqual(['Hello']);
  expect(await home()).toMatchObject({ isDraft: true, version: 1, savedBy: 'Ada', value: { blocks } });
  const tags = await invalidatedTags(mall, async () => {
    expect((await publish(blocks, 1, bo)).data).toEqual({ version: 2 });
  });
  expect(tags).toEqual(['banners']);
  expect([await titles(), await titles('zh-CN'), await titles('fr')]).toEqual([['Sale'], ['大促'], ['Sale']]);
  expect(await home()).toMatchObject({ isDraft: false, version: 2, savedBy: 'Bo', publishedAt: expect.any(String) });
  const { data: log } = await ask(listOperatorLog, { kind: 'face' });
  expect(log?.list[0]).toMatchObject({ act: 'face_published', subject: 'home', after: { number: 2 } });

  await publish([banners()], 2);
  expect(await titles()).toEqual([]);
  const { data: versions } = await ask(contract.listFaceVersions, { name: 'home' });
  expect(versions?.list.map(({ number, publishedBy }) => [number, publishedBy])).toEqual([
    [3, 'Ada'],
    [2, 'Bo'],
    [1, ''],
  ]);
  const [, earlier] = versions?.list ?? [];
  await ask(contract.publishFace, { name: 'home', version: 3, value: earlier?.value as FaceOf<'home'> });
  expect(await titles()).toEqual(['Sale']);
});

test('what was saved over another version is refused, with who was first', async () => {
  await publish([banners(slide())], 0, bo);
  const late = await publish([banners()], 0);
  expect([late.reason, late.message]).toEqual(['changed_meanwhile', expect.stringContaining('Bo')]);
  expect(await titles()).toEqual(['Sale']);
  expect(await inVain(contract.discardFaceDraft, { name: 'home', version: 0 })).toBe('changed_meanwhile');
});

test('a dropped draft leaves what is published', async () => {
  await publish([banners(slide())], 0);
  await ask(contract.saveFaceDraft, { name: 'home', version: 1, value: { blocks: [banners()] } });
  expect((await ask(contract.discardFaceDraft, { name: 'home', version: 2 })).data).toEqual({ version: 3 });
  expect(await home()).toMatchObject({ isDraft: false, value: { blocks: [{ slides: [{ key: 'slide' }] }] } });
});

test('slides and blocks are shown at their times, and cached pages are dropped when they turn', async () => {
  const turning = banners(
    slide({ key: 'now', title: { en: 'Now' }, until: inHours(1) }),
    slide({ key: 'later', title: { en: 'Later' }, from: inHours(1) }),
    slide({ key: 'off', title: { en: 'Off' }, isOn: false }),
  );
  await publish([turning], 0);
  expect(await titles()).toEqual(['Now']);
  expect(await invalidatedTags(mall, followFaceTimes)).toEqual([]);
  await mall.pool.query('update mall_clock set ahead_seconds = 3660');
  expect(await invalidatedTags(mall, followFaceTimes)).toEqual(['banners']);
  expect(await titles()).toEqual(['Later']);
  expect(await invalidatedTags(mall, followFaceTimes)).toEqual([]);
  await mall.pool.query('update mall_clock set ahead_seconds = 0');
});

test.each<[string, () => MallBlock[], string]>([
  ['a link to no page', () => [banners(slide({ link: '/nowhere' }))], 'value.blocks.0.slides.0.link'],
  ['a link out of the mall', () => [banners(slide({ link: '//evil.example' }))], 'value.blocks.0.slides.0.link'],
  [
    'an end before its start',
    () => [banners(slide({ from: inHours(2), until: inHours(1) }))],
    'value.blocks.0.slides.0.until',
  ],
  ['a title without English', () => [banners(slide({ title: { fr: 'Soldes' } }))], 'value.blocks.0.slides.0.title'],
  ['a picture that does not exist', () => [banners(slide({ hash: '0'.repeat(32) }))], 'picture_unknown'],
  ['no banners at the top', () => [{ ...always, key: 'flash', kind: 'flash' }], 'value.blocks.0.kind'],
  [
    'two banner blocks',
    () => [banners(), { ...(banners() as MallBlockOf<'banners'>), key: 'b' }],
    'value.blocks.1.kind',
  ],
  ['one key twice', () => [banners(), { ...always, key: 'banners', kind: 'flash' }], 'value.blocks'],
])('with %s, it is refused at that field', async (_, blocks, field) => {
  const change = { name: 'home' as const, version: 0, value: { blocks: blocks() } };
  expect(await inVain(contract.saveFaceDraft, change)).toBe(field);
  expect(await inVain(contract.publishFace, change)).toBe(field);
});

test('a picture that only a stranger has uploaded is unknown', async () => {
  await mall.pool.query(
    "insert into pictures (hash, width, height, colour, bytes, is_public) values ($1, 10, 10, '#000000', 10, false) on conflict do nothing",
    ['a'.repeat(32)],
  );
  const change = { name: 'home' as const, version: 0, value: { blocks: [banners(slide({ hash: 'a'.repeat(32) }))] } };
  expect(await inVain(contract.publishFace, change)).toBe('picture_unknown');
});

test('an announcement is shown from its start until its end, in each language', async () => {
  const shown = async (locale = 'en') =>
    (await mall.ask(getHomeIndex, {}, { 'x-locale': locale })).data?.announcement ?? null;
  const put = async (version: number, value: FaceOf<'announcement'>) =>
    ask(contract.publishFace, { name: 'announcement', version, value });
  expect(await shown()).toBeNull();
  const tags = await invalidatedTags(mall, async () => {
    expect((await put(0, announcement())).data).toEqual({ version: 1 });
  });
  expect(tags).toEqual(['site']);
  const first = await shown();
  expect(first).toEqual({
    key: expect.stringMatching(/^[0-9a-f]{12}$/),
    ...{ text: 'Free delivery', url: '/goods/coupon_center', tone: 'offer' },
  });
  expect((await shown('zh-CN'))?.text).toBe('免运费');
  await put(1, announcement({ text: { en: 'Closed on Sunday' }, link: null }));
  expect((await shown())?.key).not.toBe(first?.key);
  await put(2, announcement({ from: inHours(1) }));
  expect(await shown()).toBeNull();
  await put(3, announcement({ until: inHours(-1) }));
  expect(await shown()).toBeNull();
  await put(4, announcement({ isOn: false, text: {} }));
  expect(await shown()).toBeNull();
  const wrong = [announcement({ text: {} }), announcement({ link: '/nowhere' })];
  const fields = [];
  for (const value of wrong)
    fields.push(await inVain(contract.publishFace, { name: 'announcement', version: 5, value }));
  expect(fields).toEqual(['value.text', 'value.link']);
});

test('an operator without the scope sees and changes nothing', async () => {
  const other = await anOperator(['orders']);
  expect((await ask(contract.getFace, { name: 'home' }, other)).reason).toBe('not_allowed');
  expect(await inVain(contract.publishFace, { name: 'home', version: 0, value: { blocks: [banners()] } }, other)).toBe(
    'not_allowed',
  );
});
