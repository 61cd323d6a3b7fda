import { describe, expect, test } from 'vitest';
import * as contract from '#contract/identity/shopper.ts';
import {
  becomeMember,
  linkEmail,
  sendLinkCodeByEmail,
  sendMemberCode,
  sendPasswordCodeByEmail,
} from '#contract/identity/shopper-profile.ts';
import { as, newEmail, newestCode, otherCode, password, signUp } from '#tests/support/accounts/accounts.ts';
import { openMallUnderTest, requestOf } from '#tests/support/mall/mall-under-test.ts';

const mall = openMallUnderTest({ DEMO: '1' });
const signInAsVisitor = async (email = newEmail()) => {
  const { data, message } = await mall.ask(contract.signInAsVisitor, { email, phone: '', countryCode: '+86' });
  if (!data) throw new Error(message);
  return data;
};

test('a visitor comes in with an address alone', async () => {
  const email = newEmail();
  const { code, data } = await mall.ask(contract.signInAsVisitor, { email, phone: '', countryCode: '+86' });
  expect([code, data]).toEqual([
    200,
    {
      token: expect.stringMatching(/^[\w-]{43}$/),
      type: 'visitor',
      uid: expect.any(Number),
      nickname: data?.nickname,
      email,
      phone: null,
    },
  ]);
  expect(data?.nickname).toMatch(/^Visitor \d{4}$/);
  expect((await mall.ask(contract.getUser, {}, as(data?.token ?? ''))).data).toMatchObject({
    userType: 'visitor',
    scope: ['shopper'],
    hasPassword: false,
  });
});

test.each([
  [{ phone: '13800000005', countryCode: '+86' }, '+8613800000005'],
  [{ phone: '13800000005' }, '+8613800000005'],
  [{ phone: 'anything' }, null],
  [{ phone: null, countryCode: null }, null],
  [{}, null],
])('the phone is not checked: %j', async (number, phone) => {
  const { code, data } = await mall.ask(contract.signInAsVisitor, { email: newEmail(), ...number });
  expect([code, data?.phone]).toEqual([200, phone]);
});

test.each([[{}], [{ email: 'abc' }], [{ email: 'a@b' }], [{ email: '' }]])('the address is: %j', async (input) => {
  const response = await mall.send(contract.signInAsVisitor, input);
  expect([response.status, (await response.json()).message]).toEqual([400, 'Please enter a valid email address']);
});

test('each entry is a new person, also with the address of a full account, which they never reach', async () => {
  const owner = await signUp(mall);
  const [one, other] = [await signInAsVisitor(owner.email), await signInAsVisitor(owner.email)];
  expect(new Set([owner.uid, one.uid, other.uid]).size).toBe(3);
  expect((await mall.ask(contract.getUser, {}, as(one.token))).data?.uid).toBe(one.uid);
  expect((await mall.ask(contract.signInByEmail, { email: owner.email, password })).data?.uid).toBe(owner.uid);
});

test('nobody signs in, resets or registers over a visitor', async () => {
  const email = newEmail();
  await signInAsVisitor(email);
  expect((await mall.ask(contract.signInByEmail, { email, password })).code).toBe(400);
  await mall.ask(contract.sendResetCode, email);
  await expect(newestCode(mall, email)).rejects.toThrow('No code was sent');
  const owner = await signUp(mall, email); // the address is still free
  expect((await mall.ask(contract.signInByEmail, { email, password })).data?.uid).toBe(owner.uid);
});

test('when visitors are not allowed, they are refused', async () => {
  const closed = mall.apiWith({ VISITOR_OPEN: '0' });
  const before = (await mall.pool.query('select count(*) from accounts')).rows;
  const answer = await closed.request(
    contract.signInAsVisitor.path,
    requestOf(contract.signInAsVisitor, { email: newEmail() }),
  );
  expect([answer.status, (await answer.json()).message]).toEqual([
    403,
    expect.stringContaining('isn’t available right now'),
  ]);
  expect((await mall.pool.query('select count(*) from accounts')).rows).toEqual(before);
});

describe('becoming a member', () => {
  test('stays the same account, without the number that was only typed', async () => {
    const email = newEmail();
    const { data } = await mall.ask(contract.signInAsVisitor, { email, phone: '13800000006' });
    const mine = as(data?.token ?? '');
    expect((await mall.ask(sendMemberCode, {}, mine)).code).toBe(200);
    const captcha = await newestCode(mall, email);
    expect((await mall.ask(becomeMember, { captcha: otherCode(captcha), password }, mine)).message).toContain(
      'code is wrong',
    );
    const { data: user } = await mall.ask(becomeMember, { captcha, password }, mine);
    expect(user).toMatchObject({ uid: data?.uid, userType: 'email', email, phone: null, hasPassword: true });
    expect((await mall.ask(contract.signInByEmail, { email, password })).data?.uid).toBe(data?.uid);
    expect((await mall.ask(sendMemberCode, {}, mine)).message).toBe('You already have a full account');
    expect((await mall.ask(becomeMember, { captcha, password }, mine)).message).toBe('You already have a full account');
  });

  test('is not possible with the address of a full account, even with the code', async () => {
    const owner = await signUp(mall);
    const visitor = await signInAsVisitor(owner.email);
    await mall.ask(sendMemberCode, {}, as(visitor.token));
    const captcha = await newestCode(mall, owner.email);
    const answer = await mall.ask(becomeMember, { captcha, password }, as(visitor.token));
    expect([answer.code, answer.message]).toEqual([400, expect.stringContaining('account with this email address')]);
    expect((await mall.ask(contract.getUser, {}, as(visitor.token))).data?.userType).toBe('visitor');
  });

  test('comes before binding anything or having a password', async () => {
    const { token } = await signInAsVisitor();
    const email = newEmail();
    expect((await mall.ask(sendLinkCodeByEmail, email, as(token))).message).toContain('full account first');
    expect((await mall.ask(linkEmail, { email, captcha: '123456' }, as(token))).message).toContain(
      'full account first',
    );
    expect((await mall.ask(sendPasswordCodeByEmail, {}, as(token))).message).toContain('no email address');
  });
});
