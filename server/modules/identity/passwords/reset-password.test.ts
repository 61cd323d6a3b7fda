import { expect, test } from 'vitest';
import * as contract from '#contract/identity/shopper.ts';
import { as, newEmail, newestCode, otherCode, password, signUp } from '#tests/support/accounts/accounts.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';

const mall = openMallUnderTest({ DEMO: '1' });
const newPassword = 'another harbour 8';
const messagesTo = async (to: string) =>
  (await mall.pool.query('select subject, code from outgoing_messages where recipient = $1 order by id', [to])).rows;
const signsIn = async (email: string, given: string) =>
  (await mall.ask(contract.signInByEmail, { email, password: given })).code === 200;

async function withResetCode() {
  const person = await signUp(mall);
  expect(await mall.ask(contract.sendResetCode, person.email)).toEqual({ code: 200, message: 'success', data: null });
  const captcha = await newestCode(mall, person.email);
  return { ...person, input: { email: person.email, captcha, newPassword, passwordAgain: newPassword } };
}

test('the new password signs in, the old one does not, and every session is over', async () => {
  const { email, token, input } = await withResetCode();
  const elsewhere = (await mall.ask(contract.signInByEmail, { email, password })).data?.token ?? '';
  expect(await mall.ask(contract.resetPassword, input)).toEqual({ code: 200, message: 'success', data: null });
  for (const old of [token, elsewhere]) expect((await mall.ask(contract.getUser, {}, as(old))).code).toBe(401);
  expect([await signsIn(email, newPassword), await signsIn(email, password)]).toEqual([true, false]);
  expect((await messagesTo(email)).at(-1)).toEqual({ subject: 'Your Galleria password was changed', code: null });
});

test('a code works once, and those for other things are void after it', async () => {
  const { email, input } = await withResetCode();
  const { data } = await mall.ask(contract.signInByEmail, { email, password });
  expect(data).toBeDefined();
  await mall.pool.query(
    "insert into codes (purpose, recipient, code_hash, salt, ends_at) values ('password', $1, repeat('0', 64), repeat('0', 32), now() + interval '1 hour')",
    [email],
  );
  expect((await mall.ask(contract.resetPassword, input)).code).toBe(200);
  expect((await mall.pool.query('select purpose from codes where recipient = $1', [email])).rows).toEqual([]);
  const again = await mall.ask(contract.resetPassword, {
    ...input,
    newPassword: 'third harbour 9',
    passwordAgain: 'third harbour 9',
  });
  expect(again.message).toContain('code is wrong');
  expect(await signsIn(email, newPassword)).toBe(true);
});

test('whoever has to wait after wrong passwords may sign in with the new one', async () => {
  const { email, input } = await withResetCode();
  await mall.pool.query(
    "insert into sign_in_failures (who, failures, blocked_until) values ($1, 12, now() + interval '10 minutes')",
    [`email:${email}`],
  );
  expect((await mall.ask(contract.signInByEmail, { email, password })).code).toBe(429);
  await mall.ask(contract.resetPassword, input);
  expect(await signsIn(email, newPassword)).toBe(true);
});

test.each([
  ['a wrong code', (right: string) => ({ captcha: otherCode(right) }), 'code is wrong'],
  ['no code', () => ({ captcha: undefined }), 'verification code', 'captcha'],
  ['no address', () => ({ email: undefined }), 'email', 'email'],
  ['no password', () => ({ newPassword: undefined }), 'password', 'newPassword'],
  ['no second password', () => ({ passwordAgain: undefined }), 'password again', 'passwordAgain'],
  ['different passwords', () => ({ passwordAgain: `${newPassword} ` }), 'not the same'],
  ['a short password', () => ({ newPassword: 'short', passwordAgain: 'short' }), 'at least 8'],
  ['a common password', () => ({ newPassword: 'qwertyuiop', passwordAgain: 'qwertyuiop' }), 'easy to guess'],
])('%s changes nothing', async (_, change, said, field?: string) => {
  const { email, token, input } = await withResetCode();
  const answer = await (await mall.send(contract.resetPassword, { ...input, ...change(input.captcha) })).json();
  expect([answer.code, answer.message, answer.field]).toEqual([400, expect.stringContaining(said), field]);
  expect([await signsIn(email, password), (await mall.ask(contract.getUser, {}, as(token))).code]).toEqual([true, 200]);
});

test('an unknown address gets the same answer, no mail, and no account', async () => {
  const email = newEmail();
  expect(await mall.ask(contract.sendResetCode, email)).toEqual({ code: 200, message: 'success', data: null });
  expect(await messagesTo(email)).toEqual([]);
  const input = { email, captcha: '123456', newPassword, passwordAgain: newPassword };
  expect((await mall.ask(contract.resetPassword, input)).message).toContain('code is wrong');
  expect(await signsIn(email, newPassword)).toBe(false);
});

test.each(['', 'abc', 'a@b'])('no reset for "%s"', async (address) => {
  expect((await mall.ask(contract.sendResetCode, address)).code).toBe(400);
});

test('a registration code resets nothing', async () => {
  const email = newEmail();
  await mall.ask(contract.sendEmailCode, email);
  const captcha = await newestCode(mall, email);
  await mall.ask(contract.registerByEmail, { email, captcha, password });
  const other = await signUp(mall);
  await mall.pool.query("update codes set purpose = 'register', used_at = null where recipient = $1", [other.email]);
  const input = { email: other.email, captcha, newPassword, passwordAgain: newPassword };
  expect((await mall.ask(contract.resetPassword, input)).message).toContain('code is wrong');
  expect(await signsIn(other.email, password)).toBe(true);
});
