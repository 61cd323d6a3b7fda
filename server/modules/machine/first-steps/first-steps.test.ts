import { beforeAll, beforeEach, expect, test } from 'vitest';
import { platformScopes } from '#contract/core/call.ts';
import {
  getMallSteps,
  type MallStep,
  mallStepNames,
  mallSteps,
  skipMallSteps,
} from '#contract/machine/platform-first-steps.ts';
import { as, type Person } from '#tests/support/accounts/accounts.ts';
import { anOperator } from '#tests/support/accounts/operators.ts';
import { writesFingerprint } from '#tests/support/database/database-fingerprint.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';

const mall = openMallUnderTest();
let all: Person;
beforeAll(async () => {
  all = await anOperator(platformScopes);
});
beforeEach(async () => {
  for (const table of ['site_settings', 'site_setting_versions'])
    await mall.pool.query(`delete from ${table} where name = 'firstSteps'`);
});

const steps = async (person = all) => {
  const { data } = await mall.ask(getMallSteps, {}, as(person.token));
  return data ?? [];
};
const inState = async (wanted: 'open' | 'done' | 'skipped', person = all) =>
  (await steps(person)).filter(({ state }) => state === wanted).map(({ step }) => step);
const run = (sql: string) => mall.pool.query(sql);

test('each step is ticked off by what is there, and open again when it is gone', async () => {
  expect((await steps()).map(({ step }) => step)).toEqual([...mallStepNames]);
  expect(await inState('done')).toEqual([]);

  const saved = (name: string, value: string) =>
    run(`insert into site_settings (name, value) values ('${name}', '${value}')`);
  await saved('operator', '{"records": []}');
  expect(await inState('done')).toEqual([]); // an empty list of companies is none
  await run(`update site_settings set value = '{"records": [{"from": "2026-01-01"}]}' where name = 'operator'`);
  expect(await inState('done')).toEqual(['company']);
  await saved('mall', '{"name": {"en": "Riverside"}}');
  await saved('currency', '{"currency": "EUR", "symbol": "€"}');
  await saved('languages', '{"offered": ["en"]}');
  expect(await inState('done')).toEqual(['company', 'name', 'currency', 'languages']);
  await run("delete from site_settings where name <> 'firstSteps'");

  await run(`insert into face_parts (name, draft) values ('look', '{}'), ('pages', '{}')`);
  expect(await inState('done')).toEqual([]); // a draft is seen by nobody
  await run(`update face_parts set published = draft`);
  expect(await inState('done')).toEqual(['look', 'pages']);
  await run('delete from face_parts');

  const mail = (channel: string, sentAt: string) =>
    run(`insert into outgoing_messages (channel, recipient, text, sent_at) values ('${channel}', 'a', 'b', ${sentAt})`);
  await mail('email', 'null');
  await mail('sms', 'now()');
  expect(await inState('done')).toEqual([]);
  await mail('email', 'now()');
  expect(await inState('done')).toEqual(['mail']);
  await run('delete from outgoing_messages');

  await run(`insert into categories (name, level) values ('{"en": "Books"}', 1)`);
  expect(await inState('done')).toEqual(['categories']);
  await run('delete from categories');

  await run(`insert into shop_types (name, info) values ('{"en": "Brand store"}', '{"en": "Licence"}')`);
  await run(`insert into shop_categories (name, commission_percent, is_retired) values ('{"en": "Tea"}', 5, true)`);
  expect(await inState('done')).toEqual([]); // a retired one is offered to nobody
  await run('update shop_categories set is_retired = false');
  expect(await inState('done')).toEqual(['kinds']);
  await run('delete from shop_types');
  await run('delete from shop_categories');
});

test('a second operator counts when invited or there, and not when the invitation is over or the account disabled', async () => {
  const invite = (endsAt: string) =>
    run(
      `insert into operator_invitations (key_hash, email, invited_at, ends_at) values (repeat('a', 64), 'bo@example.com', now(), ${endsAt})`,
    );
  await invite("now() - interval '1 second'");
  expect(await inState('done')).toEqual([]);
  await run("update operator_invitations set ends_at = now() + interval '1 day'");
  expect(await inState('done')).toEqual(['operators']);
  await run('delete from operator_invitations');
  const second = await anOperator(['orders']);
  expect(await inState('done')).toEqual(['operators']);
  await run(`update accounts set disabled_at = now() where id = ${second.accountId}`);
  expect(await inState('done')).toEqual([]);
});

test('a mall that takes payments has that step done', async () => {
  const api = mall.apiWith({ DEMO: '1' });
  const answer = await api.request(getMallSteps.path, { headers: as(all.token) });
  const { data } = (await answer.json()) as { data: { step: string; state: string }[] };
  expect(data.find(({ step }) => step === 'payments')).toEqual({ step: 'payments', state: 'done' });
  mall.apiWith({}); // without a provider again
  expect(await inState('done')).toEqual([]);
});

test('people see the steps of their own work only, and skip no others', async () => {
  for (const scope of platformScopes) {
    const person = await anOperator([scope]);
    const own = mallStepNames.filter((step) => mallSteps[step] === scope);
    expect((await steps(person)).map(({ step }) => step)).toEqual(own);
    await run(`delete from operators where account_id = ${person.accountId}`);
    await run(`update accounts set role = 'shopper' where id = ${person.accountId}`);
  }
  const person = await anOperator(['content']);
  const before = await writesFingerprint(mall.pool);
  const refused = await mall.ask(skipMallSteps, { steps: ['look', 'company'], isSkipped: true }, as(person.token));
  expect(refused).toMatchObject({ code: 403, reason: 'not_allowed' });
  expect(await writesFingerprint(mall.pool)).toEqual(before);
  expect((await mall.ask(skipMallSteps, { steps: ['look'], isSkipped: true }, as(person.token))).code).toBe(200);
  expect(await inState('skipped')).toEqual(['look']); // for everyone
  await run(`delete from operators where account_id = ${person.accountId}`);
  await run(`update accounts set role = 'shopper' where id = ${person.accountId}`);
});

test('what is skipped can be taken back, is done when it is done nevertheless, and stands in the log', async () => {
  const set = (isSkipped: boolean, ...names: MallStep[]) =>
    mall.ask(skipMallSteps, { steps: names, isSkipped }, as(all.token));
  await set(true, 'look', 'categories', 'shop');
  expect(await inState('skipped')).toEqual(['look', 'categories', 'shop']);
  await set(false, 'shop');
  expect(await inState('skipped')).toEqual(['look', 'categories']);
  await run(`insert into categories (name, level) values ('{"en": "Books"}', 1)`);
  expect(await inState('done')).toEqual(['categories']);
  await run('delete from categories');
  const { rows } = await run('select act, subject, before, after from operator_log order by id desc limit 1');
  expect(rows).toEqual([
    {
      act: 'first_steps_skipped',
      subject: 'shop',
      before: { skipped: ['look', 'categories', 'shop'] },
      after: { skipped: ['look', 'categories'] },
    },
  ]);
});
