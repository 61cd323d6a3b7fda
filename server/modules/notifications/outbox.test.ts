import { beforeAll, expect, test } from 'vitest';
import { getOutboxMail, getSampleMail, listOutbox, listSampleMails } from '#contract/notifications/developer.ts';
import { transaction } from '#server/database/connection.ts';
import { queueMessage } from '#server/providers/messages/queue-message.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';

const mall = openMallUnderTest({ DEMO: '1' });

beforeAll(async () => {
  const sms = (to: string, code: string) =>
    transaction((tx) => queueMessage(tx, { channel: 'sms', to, locale: 'en', kind: 'phoneCode', code }));
  const email = (to: string, code: string) =>
    transaction((tx) => queueMessage(tx, { channel: 'email', to, locale: 'fr', kind: 'resetCode', code }));
  await sms('+8613800000001', '111111');
  await sms('+66812345678', '222222');
  await email('li+shop@example.com', '333333');
  await sms('+8613800000001', '444444');
  await email('ann@example.com', '555555');
});

const codesFor = async (query: string) => {
  const response = await mall.api.request(`/api/dev/outbox${query}`);
  const { code, data } = await response.json();
  return [code, data?.map((message: { code: string }) => message.code)];
};

test('gives every message, newest first, with all that is in it', async () => {
  const { code, data } = await mall.ask(listOutbox, {});
  expect(code).toBe(200);
  expect(data?.map((message) => message.code)).toEqual(['555555', '444444', '333333', '222222', '111111']);
  expect(data?.[0]).toEqual({
    id: expect.any(Number),
    channel: 'email',
    to: 'ann@example.com',
    subject: 'Votre code pour un nouveau mot de passe : 555555',
    code: '555555',
    text: expect.stringContaining('555555'),
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  });
});

test.each([
  ['?to=%2B8613800000001', ['444444', '111111']],
  ['?to=+8613800000001', ['444444', '111111']], // a plus that arrives as a blank
  ['?to=8613800000001', ['444444', '111111']],
  ['?to=13800000001', ['444444', '111111']],
  ['?to=%2B86%20138%200000%200001', ['444444', '111111']],
  ['?to=0086-138-0000-0001', ['444444', '111111']],
  ['?to=0812345678', ['222222']],
  ['?to=812345678', ['222222']],
  ['?to=3800000001', []], // the end of a number is not the number
  ['?to=%2B13800000001', []],
  ['?to=li%2Bshop@example.com', ['333333']],
  ['?to=li+shop@example.com', ['333333']],
  ['?to=Ann@Example.com', ['555555']],
  ['?to=nn@example.com', []],
  ['?to=%25', []],
  ['?to=', ['555555', '444444', '333333', '222222', '111111']],
])('%s means %j', async (query, codes) => {
  expect(await codesFor(query)).toEqual([200, codes]);
});

test('a hundred at most', async () => {
  await transaction(async (tx) => {
    for (let number = 0; number < 105; number += 1)
      await queueMessage(tx, { channel: 'email', to: `n${number}@example.com`, locale: 'en', kind: 'passwordChanged' });
  });
  const { data } = await mall.ask(listOutbox, {});
  expect(data).toHaveLength(100);
  expect(data?.[0]).toMatchObject({ to: 'n104@example.com', code: null });
});

test('one message with all of it, a mail also as it is looked at', async () => {
  const { data: list } = await mall.ask(listOutbox, { to: 'ann@example.com' });
  const id = list?.[0]?.id ?? 0;
  const { data: mail } = await mall.ask(getOutboxMail, { id });
  expect(mail).toEqual({ ...list?.[0], html: expect.stringContaining('<html lang="fr">') });
  const { data: texts } = await mall.ask(listOutbox, { to: '+66812345678' });
  expect((await mall.ask(getOutboxMail, { id: texts?.[0]?.id ?? 0 })).data?.html).toBeNull();
  expect((await mall.send(getOutboxMail, { id: 2_000_000_000 })).status).toBe(404);
});

test('every kind of mail can be looked at before anyone gets one', async () => {
  const { data: list } = await mall.ask(listSampleMails, { language: 'fr' });
  expect(list?.length).toBeGreaterThan(80);
  expect(list?.find(({ kind }) => kind === 'resetCode')).toEqual({
    ...{ kind: 'resetCode', topic: 'account', subject: 'Votre code pour un nouveau mot de passe : 482913' },
  });
  const { data: mail } = await mall.ask(getSampleMail, { kind: 'resetCode', language: 'fr' });
  expect(mail).toEqual({
    ...{ kind: 'resetCode', subject: 'Votre code pour un nouveau mot de passe : 482913' },
    text: expect.stringMatching(/^Réinitialisez votre mot de passe\n\n/),
    html: expect.stringContaining('<html lang="fr">'),
  });
  // An SMS is no mail, and neither is what mails share.
  for (const kind of ['phoneCode', 'footer', 'nothing'])
    expect(await mall.ask(getSampleMail, { kind, language: 'en' })).toMatchObject({ reason: 'message_kind_not_found' });
});
