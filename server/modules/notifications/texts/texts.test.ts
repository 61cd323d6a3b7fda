import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Call, InputOf } from '#contract/core/call.ts';
import { sendResetCode } from '#contract/identity/shopper.ts';
import { noWording, type Wording } from '#contract/notifications/message-wording.ts';
import * as contract from '#contract/notifications/platform.ts';
import { listOperatorLog } from '#contract/operators/platform-log.ts';
import { rates } from '#server/http/limits.ts';
import { as, type Person, signUp, someone } from '#tests/support/accounts/accounts.ts';
import { anOperator } from '#tests/support/accounts/operators.ts';
import { databaseFingerprint } from '#tests/support/database/database-fingerprint.ts';
import { barrier } from '#tests/support/faults/racing.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { wordingsReread } from './wordings-now.ts';

const mall = openMallUnderTest();
let ada: Person;
let bo: Person;
beforeAll(async () => {
  ada = await someone({ role: 'platform', nickname: 'Ada', email: 'ada@example.com' });
  bo = await someone({ role: 'platform', nickname: 'Bo' });
});
beforeEach(async () => {
  await mall.pool.query('delete from rate_windows');
  await mall.pool.query('delete from message_wordings');
  await mall.pool.query('delete from message_wording_versions');
  await mall.pool.query('update sessions set proven_at = mall_now()');
  await wordingsReread.readNow();
});

const ask = <C extends Call>(call: C, input: InputOf<C>, person = ada) => mall.ask(call, input, as(person.token));
const save = (kind: string, version: number, wording: Partial<Wording>, person = ada) =>
  ask(contract.saveMessageWording, { kind, version, wording: { ...noWording, ...wording } }, person);
const mailsTo = async (to: string) =>
  (await mall.pool.query('select * from outgoing_messages where recipient = $1 order by id desc', [to])).rows;

const spanish = { subject: { es: 'Tu clave: {code}' }, text: { es: 'Tu clave es {code}.', 'zh-CN': '验证码 {code}' } };

test('a text that was replaced is in the next message, in its language alone', async () => {
  const { email } = await signUp(mall);
  const reset = async (locale: string) => {
    await mall.pool.query('delete from rate_windows');
    await mall.pool.query('update accounts set locale = $2 where email = $1', [email, locale]);
    await mall.send(sendResetCode, email, { 'x-locale': locale });
    const [mail] = await mailsTo(email);
    return mail;
  };
  expect((await save('resetCode', 0, spanish)).data).toEqual({ version: 1 });
  const mail = await reset('es');
  expect(mail.subject).toBe(`Tu clave: ${mail.code}`);
  expect(mail.text).toMatch(new RegExp(`^Tu clave es ${mail.code}\\.\n\nNo compartas este código`));
  expect(mail.html).toContain(`Tu clave es <strong>${mail.code}</strong>.`);
  const english = await reset('en');
  expect(english.subject).toBe(`Your password reset code: ${english.code}`);
  expect((await save('resetCode', 1, noWording)).data).toEqual({ version: 2 });
  const own = await reset('es');
  expect(own.subject).not.toContain('clave');
});

test('what is saved stays as a version and is in the log, without empty texts and parts that the message lacks', async () => {
  const { data: before } = await ask(contract.getMessageKind, { kind: 'resetCode' });
  expect(before).toMatchObject({ version: 0, wording: noWording, savedBy: '', savedAt: null, channels: ['email'] });
  expect(before?.preset.subject.en).toBe('Your password reset code: {code}');
  const wording = { ...spanish, sms: { en: 'never sent' }, subject: { ...spanish.subject, fr: '  ' } };
  await save('resetCode', 0, wording);
  const stripped = { ...spanish, sms: {} };
  const { data: after } = await ask(contract.getMessageKind, { kind: 'resetCode' });
  expect(after).toMatchObject({ version: 1, wording: stripped, savedBy: 'Ada' });
  expect(after?.wording).toEqual(stripped);
  await save('resetCode', 1, noWording, bo);
  const { data: versions } = await ask(contract.listWordingVersions, { kind: 'resetCode' });
  expect(versions?.list.map(({ version, savedBy, wording: then }) => [version, savedBy, then])).toEqual([
    [2, 'Bo', noWording],
    [1, 'Ada', stripped],
  ]);
  const { data: log } = await ask(listOperatorLog, { kind: 'settings' });
  expect(log?.list[0]).toMatchObject({
    ...{ act: 'message_wording_saved', subject: 'resetCode', before: stripped, after: noWording },
  });
  const { data: kinds } = await ask(contract.listMessageKinds, {});
  expect(kinds?.list.find(({ kind }) => kind === 'resetCode')).toMatchObject({ replacedIn: [], savedBy: 'Bo' });
  expect(kinds?.list.every(({ sample }) => sample && !/[{}]/.test(sample))).toBe(true);
});

test('a text that could not be filled in is refused in words, and nothing changes', async () => {
  const before = await databaseFingerprint(mall.pool);
  const said = async (kind: string, wording: Partial<Wording>) => (await save(kind, 0, wording)).message;
  expect(await said('resetCode', { text: { fr: 'Bonjour' } })).toBe('The placeholder code is missing (text, fr)');
  expect(await said('resetCode', { subject: { en: '{cod}' } })).toBe(
    'There is no placeholder cod in this message (subject, en)',
  );
  expect(await said('resetCode', { text: { en: '<b>{code}</b>' } })).toBe('Texts are written without HTML (text, en)');
  expect(await save('nothing', 0, {})).toMatchObject({ code: 404, reason: 'message_kind_not_found' });
  expect(await databaseFingerprint(mall.pool)).toEqual(before);
});

test('nobody saves over what they have not seen', async () => {
  await save('orderPaid', 0, { subject: { en: 'Thanks' } });
  const before = await databaseFingerprint(mall.pool);
  const late = await save('orderPaid', 0, { subject: { en: 'Thank you' } }, bo);
  expect(late).toMatchObject({ code: 409, reason: 'changed_meanwhile' });
  expect(late.message).toContain('Ada');
  expect(await databaseFingerprint(mall.pool)).toEqual(before);
});

test('of several who replace a text at once, one does', async () => {
  const race = (version: number) =>
    Promise.all(['A', 'B', 'C', 'D'].map((subject) => save('orderPaid', version, { subject: { en: subject } })));
  const codes = async (version: number) => (await race(version)).map(({ code }) => code).toSorted();
  expect(await codes(0)).toEqual([200, 409, 409, 409]);
  expect(await codes(1)).toEqual([200, 409, 409, 409]);
  const { rows } = await mall.pool.query('select version from message_wording_versions order by version');
  expect(rows).toEqual([{ version: 1 }, { version: 2 }]);
  // The planted bug: read first and write after.
  const haveRead = barrier(2);
  const readFirst = async () => {
    const read = await mall.pool.query("select version from message_wordings where kind = 'orderPaid'");
    if (read.rows[0]?.version !== 2) return false;
    await haveRead();
    await mall.pool.query("update message_wordings set version = 3 where kind = 'orderPaid'");
    return true;
  };
  const planted = await Promise.all([1, 2, 3, 4].map(readFirst));
  expect(planted.filter(Boolean).length).toBeGreaterThan(1);
});

const draft = { kind: 'orderPaid', language: 'en', channel: 'email' } as const;

test('a preview is the message as it would be sent, with the mall’s own text where the draft has none', async () => {
  const { data } = await ask(contract.previewMessage, { ...draft, subject: 'Thanks for {product}' });
  expect(data?.subject).toBe('Thanks for Ceramic cup');
  expect(data?.text).toContain('We’ve received your payment of $49.90.');
  expect(data?.html).toContain('<h1');
  const sms = await ask(contract.previewMessage, { ...draft, channel: 'sms', sms: 'Paid: {amount}' });
  expect(sms.data).toEqual({ subject: '', text: 'Paid: $49.90', html: null });
  expect(await ask(contract.previewMessage, { ...draft, text: '{' })).toMatchObject({ reason: 'wording_wrong' });
  const noSms = await ask(contract.previewMessage, { ...draft, kind: 'resetCode', channel: 'sms' });
  expect(noSms).toMatchObject({ reason: 'bad_input', field: 'channel' });
});

test('a test goes to the operator who asks for it, so often at most, and is in the log', async () => {
  const { data } = await ask(contract.sendTestMessage, { ...draft, subject: 'Trial: {amount}' });
  expect(data).toEqual({ to: 'ada@example.com' });
  const [mail] = await mailsTo('ada@example.com');
  expect(mail).toMatchObject({ channel: 'email', subject: 'Trial: $49.90', cause: null });
  const { data: log } = await ask(listOperatorLog, { kind: 'settings' });
  expect(log?.list[0]).toMatchObject({
    ...{ act: 'message_tested', subject: 'orderPaid', after: { language: 'en', channel: 'email' } },
  });
  expect(await ask(contract.sendTestMessage, { ...draft, channel: 'sms' })).toMatchObject({ reason: 'no_phone' });
  for (let sent = 1; sent < rates.testMessage.times; sent++)
    expect((await ask(contract.sendTestMessage, draft)).code).toBe(200);
  expect(await ask(contract.sendTestMessage, draft)).toMatchObject({ code: 429, reason: 'too_many_tries' });
});

test('a stored text that can no longer be filled in gives way to the mall’s own', async () => {
  await save('orderPaid', 0, { subject: { en: 'Thanks' } });
  await mall.pool.query(`update message_wordings set wording = '{"subject":{"en":"{gone}"},"text":{},"sms":{}}'`);
  await wordingsReread.readNow();
  const { data } = await ask(contract.listMessageKinds, {});
  expect(data?.list.find(({ kind }) => kind === 'orderPaid')?.sample).toBe('Ordered: “Ceramic cup” and 1 more item');
});

test('the last line and a button are written once for every mail, in their language, and go back', async () => {
  const mailOf = async (language: 'en' | 'fr') =>
    (await ask(contract.previewMessage, { ...draft, language })).data ?? { text: '', html: '' };
  const { data: kind } = await ask(contract.getMessageKind, { kind: 'viewOrder' });
  expect(kind).toMatchObject({ topic: 'shared', channels: ['email'], parts: ['text'], textMax: 60 });
  expect(kind?.placeholders.map(({ name }) => name)).toEqual(['mall']);
  expect(kind?.preset).toMatchObject({
    subject: {},
    text: { en: 'View your order', fr: 'Voir votre commande' },
    sms: {},
  });
  expect((await save('viewOrder', 0, { text: { en: ' Open\nyour order ' } })).code).toBe(200);
  expect((await save('footer', 0, { text: { en: 'Warmly, <us> & you' } })).message).toContain('without HTML');
  expect((await save('footer', 0, { text: { en: '{mall} & you' } })).code).toBe(200);
  const english = await mailOf('en');
  expect(english.text).toContain('Open your order: ');
  expect(english.html).toContain('>Open your order</a>');
  expect(english.html).toContain('>Galleria &amp; you</p>');
  const french = await mailOf('fr');
  expect(french.text).toContain('Voir votre commande : ');
  const { data: list } = await ask(contract.listMessageKinds, {});
  const shown = list?.list.filter(({ topic }) => topic === 'shared').map(({ kind: name, sample }) => [name, sample]);
  expect(shown?.slice(0, 2)).toEqual([
    ['footer', 'Galleria & you'],
    ['viewOrder', 'Open your order'],
  ]);
  await save('viewOrder', 1, noWording);
  expect((await mailOf('en')).text).toContain('View your order: ');
});

test('a shared text that is too long, or has a placeholder, is refused; a draft of it is shown in a mail', async () => {
  const before = await databaseFingerprint(mall.pool);
  const long = await save('viewOrder', 0, { text: { en: 'x'.repeat(61) } });
  expect(long).toMatchObject({ reason: 'bad_input', field: 'text' });
  expect(await save('viewOrder', 0, { text: { en: 'Open {order}' } })).toMatchObject({ reason: 'wording_wrong' });
  expect(await databaseFingerprint(mall.pool)).toEqual(before);
  const preview = (kind: string, text: string) => ask(contract.previewMessage, { ...draft, kind, text });
  expect((await preview('shipNow', 'Pack it')).data?.html).toContain('>Pack it</a>');
  expect((await preview('footer', 'See you')).data?.html).toContain('>See you</p>');
  expect(await ask(contract.previewMessage, { ...draft, kind: 'footer', channel: 'sms' })).toMatchObject({
    reason: 'bad_input',
  });
  expect((await ask(contract.sendTestMessage, { ...draft, kind: 'footer', text: 'See you' })).code).toBe(200);
  const [mail] = await mailsTo('ada@example.com');
  expect(mail.html).toContain('>See you</p>');
});

test('only operators of the settings may', async () => {
  const other = await anOperator(['finance']);
  expect(await ask(contract.listMessageKinds, {}, other)).toMatchObject({ reason: 'not_allowed' });
  const operator = await anOperator(['settings']);
  expect((await ask(contract.listMessageKinds, {}, operator)).code).toBe(200);
});

test('the page that shows a mail runs no script but its own, and only in the console', async () => {
  const response = await mall.api.request('/api/files/mail-frame');
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/^default-src 'none'; script-src 'sha256-[\w+/=]+'; style-src 'unsafe-inline'; /);
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).toContain('sandbox allow-scripts');
  expect(policy).not.toContain('allow-same-origin');
});
