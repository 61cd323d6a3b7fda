import { beforeAll, expect, test } from 'vitest';
import { type ActivityPage, activitiesMax } from '#contract/catalogue/activity-page.ts';
import * as contract from '#contract/catalogue/platform-activities.ts';
import { listActivities } from '#contract/catalogue/shopper.ts';
import { getActivity, listActivityProducts } from '#contract/catalogue/shopper-product.ts';
import type { MallBlock } from '#contract/content/face.ts';
import { getFace, publishFace } from '#contract/content/platform-face.ts';
import type { Call, InputOf } from '#contract/core/call.ts';
import { as, type Person } from '#tests/support/accounts/accounts.ts';
import { anOperator } from '#tests/support/accounts/operators.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';

const mall = openMallUnderTest({ DEMO: '1' });
let small: SmallMall;
let operator: Person;
beforeAll(async () => {
  small = await fillSmallMall();
  operator = await anOperator(['content']);
});

const ask = <C extends Call>(call: C, input: InputOf<C>) => mall.ask(call, input, as(operator.token));
const productId = (at: number) => small.productIds[at] ?? 0;
const items = (...places: number[]) => places.map((at) => ({ productId: productId(at), wideHash: null }));
const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();

const written = (change: Partial<ActivityPage>): ActivityPage => ({
  ...{ isOn: true, from: null, until: null, name: { en: 'Tea week', th: 'สัปดาห์ชา' }, instruction: {} },
  ...{ bannerHash: null, layout: 1, products: items(1, 0) },
  ...change,
});
async function aDraft(name = 'Tea week'): Promise<number> {
  const { data } = await ask(contract.addActivity, { name: { en: name } });
  return data?.id ?? 0;
}
async function publish(id: number, change: Partial<ActivityPage> = {}) {
  const { data } = await ask(contract.getWrittenActivity, { id });
  return ask(contract.publishActivity, { id, version: data?.version ?? 0, value: written(change) });
}
const head = (aid: number, locale = 'en') => mall.ask(getActivity, { aid }, { 'x-locale': locale });
const stateOf = async (id: number) => (await ask(contract.getWrittenActivity, { id })).data?.state;
const runningIds = async () => (await mall.ask(listActivities, {})).data?.map(({ id }) => id) ?? [];
const logged = async () =>
  (await mall.pool.query('select act, subject from operator_log order by id desc limit 1')).rows[0];

test('a new activity is a draft, seen in the preview alone, until it is published', async () => {
  const id = await aDraft();
  expect(await logged()).toEqual({ act: 'activity_added', subject: 'Tea week' });
  const draft = { id, version: 1, value: written({ instruction: { en: ' Cups ' } }) };
  expect((await ask(contract.saveActivityDraft, draft)).data).toEqual({ version: 2 });
  expect([(await head(id)).reason, await stateOf(id)]).toEqual(['activity_not_found', 'draft']);
  const { data: preview } = await ask(contract.previewActivity, { id });
  expect(preview?.activity).toMatchObject({ name: 'Tea week', instruction: 'Cups', isOver: false, banner: null });
  expect(preview?.products.list.map((product) => product.id)).toEqual([productId(1), productId(0)]);
  expect((await mall.ask(contract.previewActivity, { id })).reason).toBe('not_signed_in');

  expect((await publish(id)).data).toEqual({ version: 3 });
  expect(await logged()).toEqual({ act: 'activity_published', subject: 'Tea week' });
  expect((await head(id)).data).toMatchObject({ name: 'Tea week', type: 1, isOver: false });
  expect([(await head(id, 'th')).data?.name, (await head(id, 'fr')).data?.name]).toEqual(['สัปดาห์ชา', 'Tea week']);
  const { data: shown } = await mall.ask(listActivityProducts, { aid: id });
  expect(shown?.list.map((product) => product.id)).toEqual([productId(1), productId(0)]);
  expect(await runningIds()).toContain(id);
});

test('it is running, planned, ended or hidden by its times and its switch', async () => {
  const id = await aDraft();
  const states: unknown[] = [];
  for (const change of [{}, { from: hours(1) }, { from: hours(-2), until: hours(-1) }, { isOn: false }]) {
    await publish(id, change);
    states.push([await stateOf(id), (await head(id)).data?.isOver, (await runningIds()).includes(id)]);
  }
  expect(states).toEqual([
    ['running', false, true],
    ['planned', undefined, false],
    ['ended', true, false],
    ['hidden', undefined, false],
  ]);
  const { data } = await ask(contract.listPlatformActivities, { state: 'hidden', words: 'ชา' });
  expect(data?.list.map((activity) => [activity.id, activity.productCount])).toEqual([[id, 2]]);
});

test('earlier versions can be published again, also what was there before any operator', async () => {
  const [, id = 0] = small.activityIds;
  const { data: before } = await ask(contract.getWrittenActivity, { id });
  expect(before).toMatchObject({
    version: 0,
    isDraft: false,
    publishedAt: null,
    value: { name: { en: 'Kitchen week' } },
  });
  await publish(id, { products: items(1) });
  const { data: versions } = await ask(contract.listActivityVersions, { id });
  expect(versions?.list.map(({ number, publishedBy, value }) => [number, publishedBy !== '', value.name.en])).toEqual([
    [2, true, 'Tea week'],
    [1, false, 'Kitchen week'],
  ]);
  const first = versions?.list.at(-1)?.value;
  expect(first).toEqual(before?.value);
  await publish(id, first);
  expect((await head(id)).data).toMatchObject({ name: 'Kitchen week', type: 2 });
});

test('what is wrong is refused at its field, and nothing changes', async () => {
  const id = await aDraft();
  const wrong = {
    'value.name': { name: { th: 'ชา' } },
    'value.instruction': { instruction: { th: 'ชา' } },
    'value.until': { from: hours(2), until: hours(1) },
    'value.products': { products: [{ productId: 999_999, wideHash: null }] },
  };
  for (const [field, change] of Object.entries(wrong))
    expect([field, await publish(id, change)]).toMatchObject([field, { reason: 'bad_input', field }]);
  expect(await publish(id, { products: [] })).toMatchObject({ reason: 'bad_input', field: 'value.products' });
  expect(await publish(id, { products: [...items(1), ...items(1)] })).toMatchObject({ field: 'value.products' });
  expect((await publish(id, { bannerHash: 'f'.repeat(32) })).reason).toBe('picture_unknown');
  expect((await ask(contract.getWrittenActivity, { id })).data).toMatchObject({ version: 1, state: 'draft' });
});

test('what a colleague has saved is not written over', async () => {
  const id = await aDraft();
  await ask(contract.saveActivityDraft, { id, version: 1, value: written({ name: { en: 'First' } }) });
  for (const call of [contract.saveActivityDraft, contract.publishActivity])
    expect((await ask(call, { id, version: 1, value: written({}) })).reason).toBe('changed_meanwhile');
  for (const call of [contract.discardActivityDraft, contract.deleteActivity])
    expect((await ask(call, { id, version: 1 })).reason).toBe('changed_meanwhile');
  expect((await ask(contract.getWrittenActivity, { id })).data?.value.name).toEqual({ en: 'First' });
});

test('a draft is dropped, unless there is nothing published to go back to', async () => {
  const id = await aDraft();
  expect((await ask(contract.discardActivityDraft, { id, version: 1 })).reason).toBe('activity_not_published');
  await publish(id);
  await ask(contract.saveActivityDraft, { id, version: 2, value: written({ name: { en: 'Other' } }) });
  expect((await ask(contract.discardActivityDraft, { id, version: 3 })).data).toEqual({ version: 4 });
  const { data } = await ask(contract.getWrittenActivity, { id });
  expect([data?.isDraft, data?.value.name.en]).toEqual([false, 'Tea week']);
});

test('one that the home page names is not deleted before it is taken out', async () => {
  const id = await aDraft();
  await publish(id);
  const always = { isOn: true, from: null, until: null };
  const top: MallBlock = { ...always, key: 'banners', kind: 'banners', slides: [] };
  const home = async (...activityIds: number[]) => {
    const { data } = await ask(getFace, { name: 'home' });
    const block: MallBlock = { ...always, key: 'deals', kind: 'activities', activityIds, count: 1 };
    await ask(publishFace, { name: 'home', version: data?.version ?? 0, value: { blocks: [top, block] } });
  };
  await home(id);
  expect((await ask(contract.deleteActivity, { id, version: 2 })).reason).toBe('activity_on_home');
  expect((await head(id)).code).toBe(200);
  await home();
  expect((await ask(contract.deleteActivity, { id, version: 2 })).code).toBe(200);
  expect(await logged()).toEqual({ act: 'activity_deleted', subject: 'Tea week' });
  expect([(await head(id)).reason, (await ask(contract.getWrittenActivity, { id })).reason]).toEqual([
    'activity_not_found',
    'activity_not_found',
  ]);
});

test('activities are sorted, unless a colleague has sorted them meanwhile', async () => {
  const [one, other] = [await aDraft('One'), await aDraft('Other')];
  await publish(one);
  await publish(other);
  const order = async () => (await runningIds()).filter((id) => id === one || id === other);
  expect(await order()).toEqual([one, other]);
  const sort = { seen: [one, other], ids: [other, one] };
  expect((await ask(contract.sortActivities, sort)).code).toBe(200);
  expect(await order()).toEqual([other, one]);
  expect((await ask(contract.sortActivities, sort)).reason).toBe('changed_meanwhile');
  expect((await ask(contract.sortActivities, { seen: [one, other], ids: [one] })).reason).toBe('bad_input');
});

test('a flash sale is none of them', async () => {
  const [flash = 0] = small.activityIds;
  expect((await ask(contract.getWrittenActivity, { id: flash })).reason).toBe('activity_not_found');
  expect((await publish(flash)).reason).toBe('activity_not_found');
  const { data } = await ask(contract.listPlatformActivities, { limit: 100 });
  expect(data?.list.some(({ id }) => id === flash)).toBe(false);
});

test('so many that have not ended, and no more; shoppers get the first twenty', async () => {
  const open = async () => (await ask(contract.listPlatformActivities, { limit: 100 })).data?.list ?? [];
  const count = (await open()).filter(({ state }) => state !== 'ended').length;
  for (let made = count; made < activitiesMax; made++) await publish(await aDraft(`Number ${made}`));
  expect((await ask(contract.addActivity, { name: { en: 'Too many' } })).reason).toBe('too_many_activities');
  expect(await runningIds()).toHaveLength(20);
});
