import { beforeEach, describe, expect, test } from 'vitest';
import * as contract from '#contract/identity/console.ts';
import { resetPassword, sendResetCode, signInByEmail } from '#contract/identity/shopper.ts';
import { listShopOrders } from '#contract/shipping/merchant.ts';
import { finishSignIn, getConsoleUser, signInToConsole } from '#contract/shops/console.ts';
import { deleteOldIdentities } from '#server/modules/identity/index.ts';
import { as, newestCode, password, someone } from '#tests/support/accounts/accounts.ts';
import {
  anOwner,
  codeOf,
  firstStep,
  forgetUsedCodes,
  guard,
  signInWith,
} from '#tests/support/accounts/second-factors.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { openSecret, sealSecret } from './seal-secret.ts';

const mall = openMallUnderTest({ DEMO: '1' });

beforeEach(() => mall.pool.query('delete from rate_windows'));

const subjectsTo = async (email: string): Promise<string[]> =>
  (
    await mall.pool.query('select subject from outgoing_messages where recipient = $1 and code is null order by id', [
      email,
    ])
  ).rows.map(({ subject }) => subject);

describe('turning it on', () => {
  test('asks for the password, is confirmed by a code, ends other sessions and writes a mail', async () => {
    const owner = await anOwner(mall);
    const { data: elsewhere } = await mall.ask(signInByEmail, { email: owner.email, password });
    expect((await mall.ask(contract.startSecondFactor, { password: 'wrong' }, as(owner.token))).reason).toBe(
      'wrong_password',
    );
    const { data: first } = await mall.ask(contract.startSecondFactor, { password }, as(owner.token));
    const { data: second } = await mall.ask(contract.startSecondFactor, { password }, as(owner.token));
    expect(second?.secret).not.toBe(first?.secret);
    expect(second?.qr.modules).toMatch(/^[01]+$/);
    expect(second?.qr.modules.length).toBe((second?.qr.size ?? 0) ** 2);
    const stale = await codeOf(first?.secret ?? '');
    expect((await mall.ask(contract.confirmSecondFactor, { code: stale }, as(owner.token))).reason).toBe('wrong_code');
    expect((await mall.ask(contract.getSecondFactor, {}, as(owner.token))).data).toEqual({
      ...{ isOn: false, since: null, recoveryCodesLeft: 0, hasPassword: true },
    });
    const code = await codeOf(second?.secret ?? '');
    const { data } = await mall.ask(contract.confirmSecondFactor, { code }, as(owner.token));
    expect(new Set(data?.recoveryCodes).size).toBe(contract.recoveryCodeCount);
    expect(data?.recoveryCodes[0]).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
    expect((await mall.ask(contract.getSecondFactor, {}, as(owner.token))).data).toMatchObject({
      ...{ isOn: true, recoveryCodesLeft: 10 },
    });
    expect((await mall.ask(getConsoleUser, {}, as(owner.token))).data?.secondFactor).toBe('given');
    expect((await mall.ask(getConsoleUser, {}, as(elsewhere?.token ?? ''))).code).toBe(401);
    expect(await subjectsTo(owner.email)).toEqual(['Two-step verification is on']);
    expect((await mall.ask(contract.startSecondFactor, { password }, as(owner.token))).reason).toBe('second_factor_on');
    expect((await mall.ask(contract.confirmSecondFactor, { code }, as(owner.token))).reason).toBe('second_factor_on');
  });

  test('needs a password, and what was begun half an hour ago is over', async () => {
    const person = await someone();
    expect((await mall.ask(contract.startSecondFactor, { password }, as(person.token))).reason).toBe('password_unset');
    const owner = await anOwner(mall);
    const { data } = await mall.ask(contract.startSecondFactor, { password }, as(owner.token));
    await mall.pool.query("update second_factors set started_at = now() - interval '31 minutes'");
    const code = await codeOf(data?.secret ?? '');
    expect((await mall.ask(contract.confirmSecondFactor, { code }, as(owner.token))).reason).toBe('wrong_code');
  });

  test('stores neither the secret nor a recovery code, and a secret opens for its account alone', async () => {
    const owner = await guard(mall, await anOwner(mall));
    const { rows } = await mall.pool.query(
      'select (select json_agg(f) from second_factors f)::text || (select json_agg(r) from recovery_codes r)::text as all',
    );
    for (const shown of [
      owner.secret,
      ...owner.recoveryCodes,
      ...owner.recoveryCodes.map((c) => c.replaceAll('-', '')),
    ])
      expect(rows[0].all).not.toContain(shown);
    const sealed = await sealSecret(1, 'secret');
    expect(await openSecret(1, sealed)).toBe('secret');
    await expect(openSecret(2, sealed)).rejects.toThrow();
  });
});

describe('signing in', () => {
  test('has a second step; until then there is no session', async () => {
    const owner = await guard(mall, await anOwner(mall));
    await forgetUsedCodes(mall);
    const { data } = await mall.ask(signInToConsole, { email: owner.email, password });
    expect(data).toEqual({ token: '', secondStep: expect.stringMatching(/^[\w-]{43}$/) });
    expect((await mall.ask(getConsoleUser, {}, as(data?.secondStep ?? ''))).code).toBe(401);
    const key = data?.secondStep ?? '';
    expect((await mall.ask(finishSignIn, { key, code: '000000' })).reason).toBe('wrong_code');
    const done = await mall.ask(finishSignIn, { key, code: await codeOf(owner.secret) });
    expect((await mall.ask(listShopOrders, {}, as(done.data?.token ?? ''))).code).toBe(200);
    expect((await mall.ask(finishSignIn, { key, code: await codeOf(owner.secret, 1) })).reason).toBe('sign_in_over');
  });

  test('accepts the code of the step before and after, and each code once', async () => {
    const owner = await guard(mall, await anOwner(mall));
    await forgetUsedCodes(mall);
    expect((await signInWith(mall, owner, await codeOf(owner.secret, -2))).reason).toBe('wrong_code');
    const early = await codeOf(owner.secret, -1);
    expect((await signInWith(mall, owner, early)).code).toBe(200);
    expect((await signInWith(mall, owner, early)).reason).toBe('wrong_code');
    const later = await codeOf(owner.secret, 1);
    expect((await signInWith(mall, owner, `${later.slice(0, 3)} ${later.slice(3)}`)).code).toBe(200);
    expect((await signInWith(mall, owner, await codeOf(owner.secret))).reason).toBe('wrong_code');
    expect((await signInWith(mall, owner, await codeOf(owner.secret, 3))).reason).toBe('wrong_code');
  });

  test('accepts each recovery code once, in the same field, and writes a mail', async () => {
    const owner = await guard(mall, await anOwner(mall));
    const [code = '', other = ''] = owner.recoveryCodes;
    expect((await signInWith(mall, owner, code.toLowerCase().replaceAll('-', ' '))).code).toBe(200);
    expect((await signInWith(mall, owner, code)).reason).toBe('wrong_code');
    expect((await subjectsTo(owner.email)).at(-1)).toBe('A recovery code was used to sign in');
    const stranger = await guard(mall, await anOwner(mall));
    expect((await signInWith(mall, stranger, other)).reason).toBe('wrong_code');
    expect((await signInWith(mall, owner, other)).code).toBe(200);
  });

  test('ends after five wrong codes, after five minutes, and with a new password', async () => {
    const owner = await guard(mall, await anOwner(mall));
    await forgetUsedCodes(mall);
    const key = await firstStep(mall, owner);
    for (let tries = 0; tries < 5; tries++)
      expect((await mall.ask(finishSignIn, { key, code: 'WRONG-CODE' })).reason).toBe('wrong_code');
    const code = await codeOf(owner.secret);
    expect((await mall.ask(finishSignIn, { key, code })).reason).toBe('sign_in_over');
    const late = await firstStep(mall, owner);
    await mall.pool.query('update unfinished_sign_ins set ends_at = now()');
    expect((await mall.ask(finishSignIn, { key: late, code })).reason).toBe('sign_in_over');
    await deleteOldIdentities();
    expect((await mall.pool.query('select * from unfinished_sign_ins')).rows).toEqual([]);
    const before = await firstStep(mall, owner);
    await mall.ask(sendResetCode, owner.email);
    const captcha = await newestCode(mall, owner.email);
    const fresh = 'another harbour 8';
    await mall.ask(resetPassword, { email: owner.email, captcha, newPassword: fresh, passwordAgain: fresh });
    expect((await mall.ask(finishSignIn, { key: before, code })).reason).toBe('sign_in_over');
  });

  test('guesses are limited per account, whatever sign-in they belong to', async () => {
    const owner = await guard(mall, await anOwner(mall));
    await forgetUsedCodes(mall);
    const reasons: (string | undefined)[] = [];
    for (let tries = 0; tries < 11; tries++) reasons.push((await signInWith(mall, owner, '000000')).reason);
    expect(reasons).toEqual([...Array(10).fill('wrong_code'), 'too_many_tries']);
  });
});

test('a session of the storefront is no way around it', async () => {
  const owner = await guard(mall, await anOwner(mall));
  const { data } = await mall.ask(signInByEmail, { email: owner.email, password });
  expect((await mall.ask(listShopOrders, {}, as(data?.token ?? ''))).reason).toBe('second_factor_needed');
  expect((await mall.ask(listShopOrders, {}, as(owner.token))).code).toBe(200);
});

test('turning it off and new recovery codes need password and code, and write mails', async () => {
  const owner = await guard(mall, await anOwner(mall));
  const ask = (
    call: typeof contract.stopSecondFactor | typeof contract.renewRecoveryCodes,
    code: string,
    by = password,
  ) => mall.ask(call, { password: by, code }, as(owner.token));
  const [first = '', second = ''] = owner.recoveryCodes;
  expect((await ask(contract.renewRecoveryCodes, first, 'wrong')).reason).toBe('wrong_password');
  expect((await ask(contract.renewRecoveryCodes, 'WRONG-CODE')).reason).toBe('wrong_code');
  const { data } = await ask(contract.renewRecoveryCodes, first);
  expect((await ask(contract.stopSecondFactor, second)).reason).toBe('wrong_code');
  const [fresh = ''] = (data as { recoveryCodes: string[] }).recoveryCodes;
  expect((await ask(contract.stopSecondFactor, fresh)).code).toBe(200);
  expect((await ask(contract.stopSecondFactor, fresh)).reason).toBe('second_factor_off');
  expect((await mall.ask(getConsoleUser, {}, as(owner.token))).data?.secondFactor).toBe('off');
  expect((await mall.ask(signInToConsole, { email: owner.email, password })).data?.secondStep).toBeNull();
  expect(await subjectsTo(owner.email)).toEqual([
    'Two-step verification is on',
    'You have new recovery codes',
    'Two-step verification is off',
  ]);
});
