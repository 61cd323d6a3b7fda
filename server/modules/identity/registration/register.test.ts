import { expect, test } from 'vitest';
import * as contract from '#contract/identity/shopper.ts';
import { messageText } from '#server/http/translations.ts';
import {
  as,
  newEmail,
  newestCode,
  newPhone,
  otherCode,
  password,
  signUp,
  signUpByPhone,
} from '#tests/support/accounts/accounts.ts';
import { openMallUnderTest, requestOf } from '#tests/support/mall/mall-under-test.ts';

const mall = openMallUnderTest({ DEMO: '1' });
const accountsOf = async (email: string) =>
  (await mall.pool.query('select * from accounts where email = $1 or phone = $1', [email])).rows;
const messagesTo = async (to: string) =>
  (await mall.pool.query('select channel, subject, text, code from outgoing_messages where recipient = $1', [to])).rows;

test('a code goes to the mailbox, and with it an account is opened and signed in', async () => {
  const email = newEmail();
  expect(await mall.ask(contract.sendEmailCode, email)).toEqual({ code: 200, message: 'success', data: null });
  const [mail] = await messagesTo(email);
  expect(mail.code).toMatch(/^\d{6}$/);
  expect([mail.channel, mail.subject]).toEqual(['email', `Your Galleria code: ${mail.code}`]);

  const answer = await mall.ask(contract.registerByEmail, { email, captcha: mail.code, password });
  const uid = answer.data?.uid;
  expect(answer).toEqual({
    code: 200,
    message: 'success',
    data: {
      token: expect.stringMatching(/^[\w-]{43}$/),
      type: 'email',
      uid,
      nickname: email.split('@')[0],
      email,
      phone: null,
    },
  });
  expect((await mall.ask(contract.getUser, {}, as(answer.data?.token ?? ''))).data).toEqual({
    uid,
    avatar: null,
    nickname: email.split('@')[0],
    phone: null,
    countryCode: null,
    email,
    userType: 'email',
    hasPassword: true,
    scope: ['shopper'],
  });
  expect((await mall.ask(contract.signInByEmail, { email, password })).data?.uid).toBe(uid);
});

test('the password is stored hashed, and two people with the same one have different hashes', async () => {
  const [one, other] = [await signUp(mall), await signUp(mall)];
  const stored = [(await accountsOf(one.email))[0], (await accountsOf(other.email))[0]].map((row) => row.password_hash);
  expect(stored[0]).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(stored[0]).not.toBe(stored[1]);
  const { rows } = await mall.pool.query(
    "select string_agg(t::text, '') as all from (select a::text from accounts a union all select s::text from sessions s union all select c::text from codes c) t",
  );
  expect(rows[0].all).not.toContain(password);
  expect(rows[0].all).not.toContain(one.token);
});

test('a registered address gets the same answer, and a mail that says so instead of a code', async () => {
  const { email } = await signUp(mall);
  await mall.pool.query('delete from rate_windows');
  expect(await mall.ask(contract.sendEmailCode, email.toUpperCase())).toEqual({
    code: 200,
    message: 'success',
    data: null,
  });
  const mail = (await messagesTo(email)).at(-1);
  expect([mail.subject, mail.code]).toEqual(['You already have a Galleria account', null]);
  const again = await mall.ask(contract.registerByEmail, { email, captcha: '123456', password });
  expect([again.code, again.message]).toEqual([400, expect.stringContaining('code is wrong')]);
  expect(await accountsOf(email)).toHaveLength(1);
});

test.each([
  ['a wrong code', (right: string) => ({ captcha: otherCode(right) }), 'The code is wrong'],
  ['a code with other characters', () => ({ captcha: '12 4' }), 'verification code'],
  ['no code', () => ({ captcha: undefined }), 'verification code'],
  ['no password', () => ({ password: undefined }), 'password'],
  ['a short password', () => ({ password: 'short' }), 'at least 8'],
  ['a long password', () => ({ password: 'x'.repeat(129) }), 'no more than 128'],
  ['a common password', () => ({ password: 'password1' }), 'easy to guess'],
  ['no address', () => ({ email: undefined }), 'email'],
  ['an address that is none', () => ({ email: 'abc' }), 'email'],
])('%s opens no account, and the code stays good', async (_, change, said) => {
  const email = newEmail();
  await mall.ask(contract.sendEmailCode, email);
  const captcha = await newestCode(mall, email);
  const answer = await (
    await mall.send(contract.registerByEmail, { email, captcha, password, ...change(captcha) })
  ).json();
  expect([answer.code, answer.message, answer.data]).toEqual([400, expect.stringContaining(said), undefined]);
  expect(await accountsOf(email)).toEqual([]);
  expect((await mall.ask(contract.registerByEmail, { email, captcha, password })).code).toBe(200);
});

test.each([
  ['""'],
  ['"abc"'],
  ['"a@b"'],
  ['"a b@c.com"'],
  ['"a,b@example.com"'],
  [''],
  ['42'],
  ['null'],
  ['{"email":"a@b.com"}'],
])('a code is not sent to %s', async (body) => {
  const { path } = contract.sendEmailCode;
  const response = await mall.api.request(path, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  });
  expect([response.status, (await response.json()).code]).toEqual([400, 400]);
});

test('by phone: form data in either encoding or JSON, and the number in any way of writing it', async () => {
  const phone = newPhone();
  const { path } = contract.sendPhoneCode;
  const urlencoded = await mall.api.request(path, {
    method: 'POST',
    body: new URLSearchParams({ phone, countryCode: '+86' }),
  });
  expect(await urlencoded.json()).toEqual({ code: 200, message: 'success', data: null });
  const [sms] = await messagesTo(`+86${phone}`);
  expect([sms.channel, sms.subject, sms.text]).toEqual(['sms', '', expect.stringContaining(sms.code)]);

  const input = { phone: `0${phone}`, captcha: sms.code, password, countryCode: '86', langCode: 'th' };
  const answer = await mall.ask(contract.registerByPhone, input);
  expect(answer.data).toMatchObject({ type: 'phone', phone: `+86${phone}`, email: null });
  expect(answer.data?.nickname).toMatch(/^User \d{4}$/);
  expect((await accountsOf(`+86${phone}`))[0]).toMatchObject({ locale: 'th', country_code: '+86', role: 'shopper' });

  const byJson = requestOf({ ...contract.sendPhoneCode, body: 'json' }, { phone: newPhone() });
  expect((await (await mall.api.request(path, byJson)).json()).code).toBe(200); // no country code: +86
});

test.each([
  ['no number', {}, 'phone'],
  ['an empty number', { phone: '' }, 'phone'],
  ['a number of letters', { phone: 'abcdefg' }, 'phone'],
  ['a country that is none', { phone: '13800000009', countryCode: '+999' }, 'countryCode'],
])('no SMS for %s', async (_, input, field) => {
  const answer = await (await mall.send(contract.sendPhoneCode, input)).json();
  expect([answer.code, answer.reason, answer.field]).toEqual([400, 'bad_input', field]);
});

test('a taken number is revealed only to the holder of the code, and the code stays valid for signing in', async () => {
  const { phone, uid } = await signUpByPhone(mall);
  await mall.pool.query('delete from rate_windows');
  await mall.ask(contract.sendPhoneCode, { phone });
  const captcha = await newestCode(mall, `+86${phone}`);
  const wrong = await mall.ask(contract.registerByPhone, { phone, captcha: otherCode(captcha), password });
  expect(wrong.message).toContain('code is wrong');
  const taken = await mall.ask(contract.registerByPhone, { phone, captcha, password });
  expect([taken.code, taken.message]).toEqual([
    400,
    expect.stringContaining('An account with this email address or phone number already exists'),
  ]);
  expect((await mall.ask(contract.signInByPhoneCode, { phone, captcha })).data?.uid).toBe(uid);
});

test('texts come in the language of the caller, and the account stores it', async () => {
  const email = newEmail();
  await mall.ask(contract.sendEmailCode, email, { 'x-locale': 'fr' });
  const [mail] = await messagesTo(email);
  expect(mail.subject).toBe(messageText('fr', 'registerCode.subject', { code: mail.code }));
  await mall.ask(contract.registerByEmail, { email, captcha: mail.code, password }, { 'x-locale': 'fr' });
  expect((await accountsOf(email))[0].locale).toBe('fr');
});

test('registering ends the session that the caller came with', async () => {
  const before = await signUp(mall);
  const email = newEmail();
  await mall.ask(contract.sendEmailCode, email);
  const captcha = await newestCode(mall, email);
  const { data } = await mall.ask(contract.registerByEmail, { email, captcha, password }, as(before.token));
  expect((await mall.ask(contract.isTokenGood, {}, as(before.token))).data).toBe(false);
  expect((await mall.ask(contract.isTokenGood, {}, as(data?.token ?? ''))).data).toBe(true);
});
