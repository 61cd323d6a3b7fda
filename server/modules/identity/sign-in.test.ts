import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import * as contract from '#contract/identity.ts';
import { openMallUnderTest } from '#tests/mall-under-test.ts';
import { as, newEmail, newestCode, newPhone, otherCode, password, signUp, signUpByPhone } from '#tests/people.ts';

const mall = openMallUnderTest({ DEMO: '1' });
const wrongSignIn = { code: 400, message: 'The account or the password is not right' };

test('each sign-in has a token of its own, long and random', async () => {
  const { email, uid } = await signUp(mall);
  const tokens = new Set<string>();
  for (let times = 0; times < 3; times++) {
    const { code, data } = await mall.ask(contract.signInByEmail, { email: ` ${email.toUpperCase()} `, password });
    expect([code, data?.uid, data?.type]).toEqual([200, uid, 'email']);
    expect(data?.token).toMatch(/^[\w-]{43}$/);
    tokens.add(data?.token ?? '');
  }
  expect(tokens.size).toBe(3);
  for (const token of tokens) expect((await mall.ask(contract.getUser, {}, as(token))).data?.uid).toBe(uid);
});

test('a sign-in ends the session that the caller came with, and no other', async () => {
  const { email, token } = await signUp(mall);
  const elsewhere = (await mall.ask(contract.signInByEmail, { email, password })).data?.token ?? '';
  const fresh = (await mall.ask(contract.signInByEmail, { email, password }, as(token))).data?.token ?? '';
  const good = await Promise.all([token, elsewhere, fresh].map((each) => mall.ask(contract.isTokenGood, {}, as(each))));
  expect(good.map(({ data }) => data)).toEqual([false, true, true]);
});

test('a wrong password and an unknown account get the same words, and no session', async () => {
  const { email } = await signUp(mall);
  const before = await mall.pool.query('select count(*) from sessions');
  expect(await mall.ask(contract.signInByEmail, { email, password: 'wrong' })).toEqual(wrongSignIn);
  expect(await mall.ask(contract.signInByEmail, { email: newEmail(), password })).toEqual(wrongSignIn);
  expect((await mall.pool.query('select count(*) from sessions')).rows).toEqual(before.rows);
});

test.each([
  [contract.signInByEmail, { email: 'abc', password }, 'email'],
  [contract.signInByEmail, { password }, 'email'],
  [contract.signInByEmail, { email: 'a@example.com' }, 'password'],
  [contract.signInByPhone, { password }, 'mobile'],
  [contract.signInByPhone, { mobile: '13800000002' }, 'password'],
  [contract.signInByPhoneCode, { captcha: '123456' }, 'phone'],
  [contract.signInByPhoneCode, { phone: '13800000002' }, 'captcha'],
  [contract.signInByPhoneCode, { phone: '13800000002', captcha: '12-4' }, 'captcha'],
])('$path with %j is refused for its %s', async (call, input, field) => {
  const answer = await (await mall.send(call, input)).json();
  expect(answer).toEqual({ code: 400, message: `Please check what you entered: ${field}` });
});

test('by phone: as mobile or phone, with or without its country', async () => {
  const { phone, uid } = await signUpByPhone(mall);
  for (const number of [
    { mobile: phone },
    { phone },
    { mobile: phone, countryCode: '+86' },
    { mobile: `+86 ${phone}` },
  ]) {
    expect((await mall.ask(contract.signInByPhone, { ...number, password })).data?.uid).toBe(uid);
  }
  expect(await mall.ask(contract.signInByPhone, { mobile: phone, password: 'wrong' })).toEqual(wrongSignIn);
  expect(await mall.ask(contract.signInByPhone, { mobile: newPhone(), password })).toEqual(wrongSignIn);
});

test('by code: right signs in once, wrong does not', async () => {
  const { phone, uid } = await signUpByPhone(mall);
  await mall.pool.query('delete from rate_windows');
  await mall.ask(contract.sendPhoneCode, { phone });
  const captcha = await newestCode(mall, `+86${phone}`);
  const wrong = await mall.ask(contract.signInByPhoneCode, { phone, captcha: otherCode(captcha) });
  expect([wrong.code, wrong.data]).toEqual([400, undefined]);
  expect((await mall.ask(contract.signInByPhoneCode, { phone, captcha, countryCode: '+86' })).data?.uid).toBe(uid);
  expect(await mall.ask(contract.signInByPhoneCode, { phone, captcha })).toEqual(wrong); // used
});

test('by code: an unknown number learns it only with the right code, which is then still good to register with', async () => {
  const phone = newPhone();
  await mall.ask(contract.sendPhoneCode, { phone });
  const captcha = await newestCode(mall, `+86${phone}`);
  const unknown = await mall.ask(contract.signInByPhoneCode, { phone, captcha });
  expect([unknown.code, unknown.message]).toEqual([400, 'No account uses this number yet. Please create one']);
  expect((await mall.ask(contract.registerByPhone, { phone, captcha, password })).code).toBe(200);
});

test('a closed account is told so only with the right password, and its sessions are over at once', async () => {
  const { email, uid, token } = await signUp(mall);
  await mall.pool.query('update accounts set disabled_at = now() where id = $1', [uid]);
  expect((await mall.ask(contract.getUser, {}, as(token))).code).toBe(401);
  expect(await mall.ask(contract.signInByEmail, { email, password: 'wrong' })).toEqual(wrongSignIn);
  const closed = await mall.ask(contract.signInByEmail, { email, password });
  expect([closed.code, closed.data]).toEqual([403, undefined]);
  expect(closed.message).toContain('has been closed');
});

test('after five failures each try has to wait longer; the right password does not get in meanwhile, then it does', async () => {
  const { email } = await signUp(mall);
  const attempt = async (given: string) => {
    const response = await mall.send(contract.signInByEmail, { email, password: given });
    return [response.status, response.headers.get('retry-after')];
  };
  const free = [];
  for (let times = 0; times < 5; times++) free.push(await attempt('wrong'));
  expect(free).toEqual(Array.from({ length: 5 }, () => [400, null]));
  expect(await attempt(password)).toEqual([429, '1']);

  const waits = [];
  for (let times = 0; times < 12; times++) {
    await mall.pool.query("update sign_in_failures set blocked_until = now() - interval '1 ms' where who = $1", [
      `email:${email}`,
    ]);
    expect(await attempt('wrong')).toEqual([400, null]);
    waits.push((await attempt('wrong'))[1]);
  }
  expect(waits).toEqual(['2', '4', '8', '16', '32', '64', '128', '256', '512', '900', '900', '900']);

  await mall.pool.query('update sign_in_failures set blocked_until = now() where who = $1', [`email:${email}`]);
  expect(await attempt(password)).toEqual([200, null]);
  expect((await mall.pool.query('select * from sign_in_failures where who = $1', [`email:${email}`])).rows).toEqual([]);
});

test('unknown accounts have to wait just the same', async () => {
  const email = newEmail();
  const codes = [];
  for (let times = 0; times < 6; times++)
    codes.push((await mall.ask(contract.signInByEmail, { email, password })).code);
  expect(codes).toEqual([400, 400, 400, 400, 400, 429]);
});

test('an hour of quiet is forgiven', async () => {
  const email = newEmail();
  for (let times = 0; times < 5; times++) await mall.ask(contract.signInByEmail, { email, password });
  await mall.pool.query(
    "update sign_in_failures set last_at = now() - interval '61 minutes', blocked_until = now() where who = $1",
    [`email:${email}`],
  );
  await mall.ask(contract.signInByEmail, { email, password });
  expect(
    (await mall.pool.query('select failures from sign_in_failures where who = $1', [`email:${email}`])).rows,
  ).toEqual([{ failures: 1 }]);
});

test('a password that was hashed with other parameters is hashed anew at sign-in', async () => {
  const { email } = await signUp(mall);
  const stored = async () =>
    (await mall.pool.query('select password_hash from accounts where email = $1', [email])).rows[0].password_hash;
  await mall.pool.query('update accounts set password_hash = $2 where email = $1', [
    email,
    await hash(password, { memoryCost: 8_192 }),
  ]);
  expect((await mall.ask(contract.signInByEmail, { email, password: 'wrong' })).code).toBe(400);
  expect(await stored()).toContain('m=8192');
  expect((await mall.ask(contract.signInByEmail, { email, password })).code).toBe(200);
  expect(await stored()).toContain('m=19456,t=2,p=1');
  expect((await mall.ask(contract.signInByEmail, { email, password })).code).toBe(200);
});
