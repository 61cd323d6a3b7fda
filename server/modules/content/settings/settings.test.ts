import { beforeAll, expect, test } from 'vitest';
import {
  getSettings,
  listSettingVersions,
  saveSettings,
  settingDefaults,
} from '#contract/content/platform-settings.ts';
import { getLoginMethods } from '#contract/content/shopper.ts';
import type { Call, InputOf } from '#contract/core/call.ts';
import { beginSocialSignIn, sendEmailCode, signInAsVisitor } from '#contract/identity/shopper.ts';
import { listOperatorLog } from '#contract/operators/platform-log.ts';
import { database } from '#server/database/connection.ts';
import { rates } from '#server/http/limits.ts';
import { getSite, setSite } from '#server/modules/content/index.ts';
import { as, newEmail, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { databaseFingerprint } from '#tests/support/database/database-fingerprint.ts';
import { invalidatedTags } from '#tests/support/database/invalidated-tags.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';

const mall = openMallUnderTest({ DEMO: '1' });
let ada: Person;
let bo: Person;
beforeAll(async () => {
  ada = await someone({ role: 'platform', nickname: 'Ada' });
  bo = await someone({ role: 'platform', nickname: 'Bo' });
});

const ask = <C extends Call>(call: C, input: InputOf<C>, person = ada) => mall.ask(call, input, as(person.token));
const settings = async () => {
  const { data } = await ask(getSettings, {});
  if (!data) throw new Error('no settings');
  return data;
};
const save = (input: InputOf<typeof saveSettings>, person = ada) => ask(saveSettings, input, person);

test('a new mall has its defaults; what is saved is valid at once, stays as a version and is in the log', async () => {
  const { receipt } = await settings();
  expect(receipt).toEqual({ value: settingDefaults.receipt, version: 0, savedBy: '', savedAt: null });
  const value = { days: 20, daysDelivered: 5, completeDays: 40 };
  const tags = await invalidatedTags(mall, async () => {
    expect((await save({ group: 'receipt', version: 0, value })).data).toEqual({ version: 1 });
  });
  expect(tags).toEqual(['site']);
  expect(await getSite(database(), 'receipt')).toEqual(value);
  expect((await settings()).receipt).toMatchObject({ value, version: 1, savedBy: 'Ada' });
  expect((await save({ group: 'receipt', version: 1, value: { ...value, days: 21 } }, bo)).data).toEqual({
    version: 2,
  });
  const { data: versions } = await ask(listSettingVersions, { group: 'receipt' });
  expect(versions?.list.map(({ version, savedBy, value: then }) => [version, savedBy, then.days])).toEqual([
    [2, 'Bo', 21],
    [1, 'Ada', 20],
  ]);
  expect(versions?.total).toBe(2);
  const { data: log } = await ask(listOperatorLog, { kind: 'settings' });
  expect(log?.list[0]).toMatchObject({
    ...{ act: 'settings_saved', subject: 'receipt' },
    before: value,
    after: { ...value, days: 21 },
  });
});

test('nobody saves over what they have not seen, and the refusal says who was faster', async () => {
  const value = { picturesMax: 3 };
  await save({ group: 'reviews', version: 0, value });
  const before = await databaseFingerprint(mall.pool);
  const late = await save({ group: 'reviews', version: 0, value: { picturesMax: 4 } }, bo);
  expect(late).toMatchObject({ code: 409, reason: 'changed_meanwhile' });
  expect(late.message).toContain('Ada');
  expect(await databaseFingerprint(mall.pool)).toEqual(before);
});

test('of several who save a group for the first time at once, one does', async () => {
  const values = [6, 7, 8, 9].map((shipDays) => ({ ...settingDefaults.orders, shipDays }));
  const answers = await Promise.all(values.map((value) => save({ group: 'orders', version: 0, value })));
  expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409, 409, 409]);
  const won = values[answers.findIndex(({ code }) => code === 200)];
  expect((await settings()).orders).toMatchObject({ value: won, version: 1 });
});

test('what cannot be meant is refused with the name of the field, and nothing changes', async () => {
  const before = await databaseFingerprint(mall.pool);
  const fieldOf = async (input: object) => (await save(input as InputOf<typeof saveSettings>)).field;
  const { version } = (await settings()).refunds;
  expect(await fieldOf({ group: 'refunds', version, value: { ...settingDefaults.refunds, answerDays: 0 } })).toBe(
    'value.answerDays',
  );
  expect(await fieldOf({ group: 'refunds', version, value: { ...settingDefaults.refunds, reasons: [] } })).toBe(
    'value.reasons',
  );
  expect(await fieldOf({ group: 'currency', version: 0, value: { currency: 'euro', symbol: '€' } })).toBe(
    'value.currency',
  );
  const service = { ...settingDefaults.service, consumerType: 'email' };
  expect(await fieldOf({ group: 'service', version: 0, value: service })).toBe('value.consumerEmail');
  expect(await fieldOf({ group: 'service', version: 0, value: { ...service, consumerEmail: 'x' } })).toBe(
    'value.consumerEmail',
  );
  expect(await databaseFingerprint(mall.pool)).toEqual(before);
});

test('a way to sign in that the platform closes is closed at once', async () => {
  const { version } = (await settings()).signIn;
  await save({ group: 'signIn', version, value: { visitors: false, facebook: true, google: false, twitter: true } });
  expect((await mall.ask(getLoginMethods, {})).data).toMatchObject({
    ...{ visitorOpen: false, facebookOpen: true, googleOpen: false, twitterOpen: true },
  });
  expect(await mall.ask(signInAsVisitor, { email: newEmail() })).toMatchObject({ reason: 'visitors_closed' });
  expect(await mall.ask(beginSocialSignIn, { provider: 'google' })).toMatchObject({ reason: 'provider_closed' });
  expect((await mall.ask(beginSocialSignIn, { provider: 'facebook' })).code).toBe(200);
  await save({ group: 'signIn', version: version + 1, value: settingDefaults.signIn });
  expect((await mall.ask(signInAsVisitor, { email: newEmail() })).code).toBe(200);
});

test('settings that were stored before they were checked can still be read', async () => {
  await setSite('service', { ...settingDefaults.service, consumerType: 'h5', consumerH5Url: '/chat' });
  expect((await settings()).service.value).toMatchObject({ consumerType: 'h5', consumerH5Url: '/chat' });
});

test('a limit that the platform sets is valid at once, for all who are limited alone', async () => {
  const { limits } = settingDefaults;
  const defaults = { register: rates.register, visitor: rates.visitor, signIn: rates.signIn, order: rates.submitOrder };
  expect(Object.values(defaults).map(({ times }) => times)).toEqual([
    ...[limits.registerPerHour, limits.visitorPerHour, limits.signInPerMinute, limits.ordersPerMinute],
  ]);
  expect([rates.mailPerHour.times, rates.smsPerHour.times]).toEqual([limits.codesPerHour, limits.codesPerHour]);
  expect([rates.smsPerDay.times, rates.smsInAll.times]).toEqual([limits.smsPerDay, limits.smsInAllPerHour]);
  expect([rates.upload.times, rates.uploadKilobytes.times]).toEqual([
    limits.uploadsPerHour,
    limits.uploadMegabytes * 1024,
  ]);
  await save({ group: 'limits', version: 0, value: { ...limits, codesPerHour: 2 } });
  const email = newEmail();
  const send = async () => {
    await mall.pool.query("delete from rate_windows where key like 'codePerMinute%'");
    return (await mall.ask(sendEmailCode, email)).code;
  };
  expect([await send(), await send(), await send()]).toEqual([200, 200, 429]);
  expect((await mall.ask(sendEmailCode, newEmail())).code).toBe(200);
  await save({ group: 'limits', version: 1, value: limits });
  expect([await send(), await send(), await send()]).toEqual([200, 200, 429]); // three were counted before
  const before = await databaseFingerprint(mall.pool);
  const none = { group: 'limits', version: 2, value: { ...limits, signInPerMinute: 0 } } as const;
  expect((await save(none)).field).toBe('value.signInPerMinute');
  expect(await databaseFingerprint(mall.pool)).toEqual(before);
});
