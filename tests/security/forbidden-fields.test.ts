import { describe, expect, test } from 'vitest';
import { disableAccount, enableAccount } from '#contract/accounts/platform.ts';
import { deleteAccount } from '#contract/accounts/platform-privacy.ts';
import type { Call } from '#contract/core/call.ts';
import * as identity from '#contract/identity/shopper.ts';
import * as profile from '#contract/identity/shopper-profile.ts';
import { everyCall } from '#contract/index.ts';
import { as, newEmail, newestCode, newPhone, password, signUp } from '#tests/support/accounts/accounts.ts';
import { callerFor } from '#tests/support/accounts/callers.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { forbidden } from './bad-values.ts';
import { sampleOf } from './samples.ts';

// Role, owner, state and verification never come from a body: each write call is made with twenty additional fields.

const mall = openMallUnderTest({ DEMO: '1' });

/** What their owners must not be able to set, of all accounts up to this id. */
const guarded = async (upTo: number) =>
  (
    await mall.pool.query(
      `select id, user_type, role, disabled_at, created_at, avatar_hash, password_hash from accounts where id <= $1 order by id`,
      [upTo],
    )
  ).rows;

/** What operators may change by these calls, and by no other. */
const changing = new Map<Call, readonly string[]>([
  [disableAccount, ['disabled_at']],
  [enableAccount, ['disabled_at']],
  [deleteAccount, ['disabled_at', 'avatar_hash', 'password_hash']],
]);
const compared = (call: Call, rows: Awaited<ReturnType<typeof guarded>>) =>
  rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([column]) => !changing.get(call)?.includes(column))),
  );

const lastId = async () => (await mall.pool.query('select coalesce(max(id), 0) as id from accounts')).rows[0].id;

const newAccounts = async (after: number, callers: readonly number[]) =>
  (
    await mall.pool.query('select role, disabled_at, avatar_hash from accounts where id > $1 and not id = any($2)', [
      after,
      callers,
    ])
  ).rows;

const writing = everyCall.filter(({ method, body }) => method !== 'GET' && body !== 'value');

/** Each field alone and all together: a field that the database refuses must not hide the next. */
const extras = [forbidden, ...Object.entries(forbidden).map(([name, value]) => ({ [name]: value }))];

test.each(writing.map((call) => [call.path, call] as const))('%s', async (_, call: Call) => {
  const callers = [await callerFor(call.who)];
  const last = await lastId();
  const before = await guarded(last);
  for (const extra of extras) {
    const input = { ...extra, ...(sampleOf(call) as object) };
    const { status } = await mall.send(call, input, as(callers[0]?.token ?? ''));
    expect([extra, status < 500]).toEqual([extra, true]);
    if (status === 401) callers.unshift(await callerFor(call.who)); // some calls end the session that makes them
  }
  expect(compared(call, await guarded(last))).toEqual(compared(call, before));
  const ids = callers.map(({ accountId }) => accountId);
  for (const account of await newAccounts(last, ids))
    expect(account).toEqual({ role: 'shopper', disabled_at: null, avatar_hash: null });
});

describe('calls that succeed', () => {
  const rowOf = async (id: unknown) => {
    const { rows } = await mall.pool.query('select * from accounts where id = $1', [id]);
    return rows[0];
  };
  const codeTo = (to: string) => newestCode(mall, to);
  const unsigned = { role: 'shopper', disabled_at: null, avatar_hash: null };

  test('registering ignores them', async () => {
    const email = newEmail();
    await mall.ask(identity.sendEmailCode, email);
    const byEmail = { ...forbidden, email, captcha: await codeTo(email), password };
    const one = await mall.ask(identity.registerByEmail, byEmail);
    expect(await rowOf(one.data?.uid)).toMatchObject({ ...unsigned, user_type: 'email', email });

    const phone = newPhone();
    await mall.ask(identity.sendPhoneCode, { phone });
    const byPhone = { ...forbidden, phone, captcha: await codeTo(`+86${phone}`), password };
    const other = await mall.ask(identity.registerByPhone, byPhone);
    expect(await rowOf(other.data?.uid)).toMatchObject({
      ...unsigned,
      user_type: 'phone',
      phone: `+86${phone}`,
      email: null,
    });
    for (const { data } of [one, other]) expect((await rowOf(data?.uid)).password_hash).toMatch(/^\$argon2id\$/);
  });

  test('signing in as a visitor and becoming a member ignore them', async () => {
    const email = newEmail();
    const { data } = await mall.ask(identity.signInAsVisitor, { ...forbidden, email });
    expect(await rowOf(data?.uid)).toMatchObject({ ...unsigned, user_type: 'visitor', password_hash: null });
    await mall.send(profile.sendMemberCode, forbidden, as(data?.token ?? ''));
    const input = { ...forbidden, captcha: await codeTo(email), password };
    expect((await mall.ask(profile.becomeMember, input, as(data?.token ?? ''))).code).toBe(200);
    expect(await rowOf(data?.uid)).toMatchObject({ ...unsigned, user_type: 'email', email });
  });

  test('editing the profile, linking a contact and changing the password ignore them', async () => {
    const { email, token, uid } = await signUp(mall);
    const before = await rowOf(uid);
    const edited = await mall.ask(profile.editProfile, { ...forbidden, nickname: 'Ana' }, as(token));
    expect([edited.code, await rowOf(uid)]).toEqual([200, { ...before, nickname: 'Ana' }]);

    const phone = newPhone();
    await mall.ask(profile.sendLinkCodeByPhone, { phone }, as(token));
    const bound = { ...forbidden, phone, captcha: await codeTo(`+86${phone}`) };
    expect((await mall.ask(profile.linkPhone, bound, as(token))).code).toBe(200);
    expect(await rowOf(uid)).toEqual({ ...before, nickname: 'Ana', phone: `+86${phone}`, country_code: '+86' });

    await mall.ask(profile.sendPasswordCodeByEmail, {}, as(token));
    const changed = {
      ...forbidden,
      captcha: await codeTo(email),
      newPassword: 'other one 99',
      passwordAgain: 'other one 99',
    };
    expect((await mall.ask(profile.changePasswordByEmail, changed, as(token))).code).toBe(200);
    const { password_hash } = await rowOf(uid);
    expect(password_hash).toMatch(/^\$argon2id\$/);
    expect(password_hash).not.toBe(before.password_hash);
    expect(await rowOf(uid)).toMatchObject({ ...unsigned, user_type: 'email', created_at: before.created_at });
  });
});
