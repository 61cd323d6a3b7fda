import { hash } from '@node-rs/argon2';
import { expect, test, vi } from 'vitest';
import type { Call } from '#contract/core/call.ts';
import * as contract from '#contract/identity/shopper.ts';
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
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { patience } from '#tests/support/mall/patience.ts';

const mall = openMallUnderTest({ DEMO: '1' });
const wrongSignIn = { code: 400, message: 'Incorrect account or password', reason: 'wrong_sign_in' };

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

const incomplete: [Call, object, string][] = [
  [contract.signInByEmail, { email: 'abc', password }, 'email'],
  [contract.signInByEmail, { password }, 'email'],
  [contract.signInByEmail, { email: 'a@example.com' }, 'password'],
  [contract.signInByPhone, { password }, 'mobile'],
  [contract.signInByPhone, { mobile: '13800000002' }, 'password'],
  [contract.signInByPhoneCode, { captcha: '123456' }, 'phone'],
  [contract.signInByPhoneCode, { phone: '13800000002' }, 'captcha'],
  [contract.signInByPhoneCode, { phone: '13800000002', captcha: '12-4' }, 'captcha'],
];

const said: Record<string, string> = {
  email: 'Please enter a valid email address',
  password: 'Please enter a valid password',
  mobile: 'Please enter a valid phone number',
  phone: 'Please enter a valid phone number',
  captcha: 'Please enter a valid verification code',
};

test.each(incomplete.map(([call, ...rest]) => [call.path, ...rest, call] as const))(
  '%s with %j is refused for its %s',
  async (_, input, field, call) => {
    const answer = await (await mall.send(call, input)).json();
    expect(answer).toEqual({ code: 400, message: said[field], reason: 'bad_input', field });
  },
);

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
  expect([unknown.code, unknown.message]).toEqual([400, 'There’s no account with this number yet. Please create one']);
  expect((await mall.ask(contract.registerByPhone, { phone, captcha, password })).code).toBe(200);
});

test('a disabled account is revealed only by the right password, and its sessions end at once', async () => {
  const { email, uid, token } = await signUp(mall);
  await mall.pool.query('update accounts set disabled_at = now() where id = $1', [uid]);
  expect((await mall.ask(contract.getUser, {}, as(token))).code).toBe(401);
  expect(await mall.ask(contract.signInByEmail, { email, password: 'wrong' })).toEqual(wrongSignIn);
  const closed = await mall.ask(contract.signInByEmail, { email, password });
  expect([closed.code, closed.data]).toEqual([403, undefined]);
  expect(closed.message).toContain('has been closed');
});

/** How often signing in has failed, and how long the next try has to wait: as it was written, before the password was looked at. */
async function failuresOf(email: string) {
  const { rows } = await mall.pool.query(
    'select failures, extract(epoch from blocked_until - last_at)::int as wait from sign_in_failures where who = $1',
    [`email:${email}`],
  );
  return rows[0];
}

const blockFor = (email: string, seconds: number) =>
  mall.pool.query('update sign_in_failures set blocked_until = now() + make_interval(secs => $2) where who = $1', [
    `email:${email}`,
    seconds,
  ]);

async function fail(email: string, times: number) {
  const waits = [];
  for (let time = 0; time < times; time++) {
    expect(await mall.ask(contract.signInByEmail, { email, password: 'wrong' })).toEqual(wrongSignIn);
    waits.push((await failuresOf(email)).wait);
    await blockFor(email, 0);
  }
  return waits;
}

test('five failures are free, then each try has to wait longer', async () => {
  const { email } = await signUp(mall);
  expect(await fail(email, 14)).toEqual([0, 0, 0, 0, 5, 10, 20, 40, 80, 160, 320, 640, 900, 900]);
});

test('after twenty-two quick tries the next one waits for longer than a second, with the right password too', async () => {
  const { email } = await signUp(mall);
  const codes = [];
  for (let tries = 0; tries < 22; tries += 1)
    codes.push((await mall.ask(contract.signInByEmail, { email, password: 'wrong' })).code);
  expect(codes.slice(0, 6)).toEqual([400, 400, 400, 400, 400, 429]);
  const { rows } = await mall.pool.query(
    'select extract(epoch from blocked_until - last_at)::int as wait from sign_in_failures where who = $1',
    [`email:${email}`],
  );
  expect(rows[0].wait).toBeGreaterThan(1);
  await blockFor(email, 3);
  const refused = await mall.send(contract.signInByEmail, { email, password });
  expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, 3]);
});

test('who has to wait does not get in with the right password either, and afterwards all is forgotten', async () => {
  const { email } = await signUp(mall);
  await fail(email, 5);
  await blockFor(email, 300);
  const blocked = await mall.send(contract.signInByEmail, { email, password });
  const seconds = Number(blocked.headers.get('retry-after'));
  expect([blocked.status, seconds > 250 && seconds <= 300]).toEqual([429, true]);
  expect((await blocked.json()).message).toBe('Too many attempts. Please try again in 5 minutes');
  expect((await failuresOf(email)).failures).toBe(5); // a try that was not looked at does not count

  await blockFor(email, 0);
  expect((await mall.ask(contract.signInByEmail, { email, password })).code).toBe(200);
  expect(await failuresOf(email)).toBeUndefined();
});

test('unknown accounts have to wait just the same', async () => {
  const email = newEmail();
  expect(await fail(email, 6)).toEqual([0, 0, 0, 0, 5, 10]);
  await blockFor(email, 300);
  expect((await mall.ask(contract.signInByEmail, { email, password })).code).toBe(429);
});

test('an hour of quiet is forgiven', async () => {
  const email = newEmail();
  await fail(email, 5);
  await mall.pool.query("update sign_in_failures set last_at = now() - interval '61 minutes' where who = $1", [
    `email:${email}`,
  ]);
  expect(await fail(email, 1)).toEqual([0]);
  expect((await failuresOf(email)).failures).toBe(1);
});

test('a password that was hashed with other parameters is hashed again at sign-in', async () => {
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

test('a sign-in that is under way when the password changes does not get in with the old one', async () => {
  const { email, uid } = await signUp(mall);
  const reset = await mall.pool.connect();
  await reset.query('begin');
  await reset.query("update accounts set password_hash = 'another' where id = $1", [uid]); // as a reset does, not yet committed
  const signingIn = mall.ask(contract.signInByEmail, { email, password });
  await vi.waitFor(async () => {
    const { rows } = await mall.pool.query(
      "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    );
    expect(rows).toHaveLength(1);
  }, patience);
  await reset.query('delete from sessions where account_id = $1', [uid]);
  await reset.query('commit');
  reset.release();
  expect((await signingIn).code).toBe(400);
  expect((await mall.pool.query('select * from sessions where account_id = $1', [uid])).rows).toEqual([]);
});
