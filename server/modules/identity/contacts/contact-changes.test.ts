import { beforeEach, describe, expect, test } from 'vitest';
import * as identity from '#contract/identity/shopper.ts';
import { getContactChange, sendProofCode, undoContactChange, undoDays } from '#contract/identity/shopper-contacts.ts';
import * as contract from '#contract/identity/shopper-profile.ts';
import {
  as,
  newEmail,
  newestCode,
  newPhone,
  otherCode,
  password,
  signUp,
  signUpByPhone,
  someone,
} from '#tests/support/accounts/accounts.ts';
import { allAtLock } from '#tests/support/faults/racing.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';

const mall = openMallUnderTest({ DEMO: '1' });
const newPassword = 'a louder harbour 8';

beforeEach(() => mall.pool.query('delete from rate_windows'));

const codeForEmail = async (email: string, token: string) => {
  await mall.ask(contract.sendLinkCodeByEmail, email, as(token));
  return newestCode(mall, email);
};
/** Replaces the mail address, proved by the password. */
const changeEmail = async (token: string, email = newEmail(), proof: object = { password }) => {
  const captcha = await codeForEmail(email, token);
  const answer = await mall.ask(contract.linkEmail, { email, captcha, ...proof }, as(token));
  return { ...answer, email };
};
const emailOf = async (token: string) => (await mall.ask(identity.getUser, {}, as(token))).data?.email;
const messagesTo = async (to: string) => {
  const { rows } = await mall.pool.query<{ text: string; subject: string; html: string }>(
    'select subject, text, html from outgoing_messages where recipient = $1 order by id desc',
    [to],
  );
  return rows;
};
/** The key in the link of the newest message. */
const keyFor = async (to: string) => (await messagesTo(to))[0]?.text.match(/undo_change\?key=([\w-]{43})/)?.[1] ?? '';
const undo = (key: string) => mall.ask(undoContactChange, { key, newPassword, passwordAgain: newPassword });

describe('replacing a mail address', () => {
  test('needs more than the session and the code from the new one', async () => {
    const { token, email } = await signUp(mall);
    const { code, message } = await changeEmail(token, newEmail(), {});
    expect([code, message]).toEqual([400, expect.stringContaining('confirm with your password')]);
    expect(await emailOf(token)).toBe(email);
    expect((await messagesTo(email)).map(({ subject }) => subject)).not.toContainEqual(
      expect.stringContaining('was changed'),
    );
  });

  test('goes with the password, which is counted like a sign-in', async () => {
    const { token, email } = await signUp(mall);
    const wrong = await changeEmail(token, newEmail(), { password: 'not my password' });
    expect([wrong.code, wrong.message]).toEqual([400, 'Incorrect password']);
    for (let tries = 0; tries < 5; tries += 1) {
      await mall.pool.query('delete from rate_windows');
      await changeEmail(token, newEmail(), { password: 'not my password' });
    }
    await mall.pool.query('delete from rate_windows');
    expect((await changeEmail(token, newEmail(), { password })).code).toBe(429);
    await mall.pool.query('delete from sign_in_failures');
    await mall.pool.query('delete from rate_windows');
    const right = await changeEmail(token);
    expect([right.code, right.data?.email]).toEqual([200, right.email]);
    expect((await mall.ask(identity.signInByEmail, { email, password })).code).toBe(400);
    expect((await mall.ask(identity.signInByEmail, { email: right.email, password })).code).toBe(200);
  });

  test('goes with a code from the old one, once, and with no other code', async () => {
    const { token, email } = await someone(); // has no password, as who came by another provider
    expect((await changeEmail(token, newEmail(), { password })).code).toBe(400);
    await mall.pool.query('delete from rate_windows');
    await mall.ask(sendProofCode, { contact: 'email' }, as(token));
    const proofCaptcha = await newestCode(mall, email);
    expect((await changeEmail(token, newEmail(), { proofCaptcha: otherCode(proofCaptcha) })).code).toBe(400);
    await mall.pool.query('delete from rate_windows');
    const changed = await changeEmail(token, newEmail(), { proofCaptcha });
    expect([changed.code, await emailOf(token)]).toEqual([200, changed.email]);
    await mall.pool.query('delete from rate_windows');
    expect((await changeEmail(token, newEmail(), { proofCaptcha })).code).toBe(400);
    expect(await emailOf(token)).toBe(changed.email);
  });

  test('two at once: one wins, and the other has proved nothing about it', async () => {
    const { token, uid } = await signUp(mall);
    const emails = [newEmail(), newEmail()];
    const captchas = [await codeForEmail(emails[0] ?? '', token), await codeForEmail(emails[1] ?? '', token)];
    const answers = await allAtLock(
      mall.pool,
      { text: 'select from accounts where id = $1 for update', values: [uid] },
      [
        () => mall.ask(contract.linkEmail, { email: emails[0] ?? '', captcha: captchas[0] ?? '', password }, as(token)),
        () => mall.ask(contract.linkEmail, { email: emails[1] ?? '', captcha: captchas[1] ?? '', password }, as(token)),
      ],
    );
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 400]);
    expect(await emailOf(token)).toBe(emails[answers.findIndex(({ code }) => code === 200)]);
  });
});

describe('the old one', () => {
  test('is notified in the language of the account, with a link that shows what was changed', async () => {
    const { token, email, uid } = await signUp(mall);
    await mall.pool.query("update accounts set locale = 'fr' where id = $1", [uid]);
    const changed = await changeEmail(token);
    const [message] = await messagesTo(email);
    expect(message?.subject).toBe('L’adresse e-mail de votre compte Galleria a changé');
    expect(message?.text).toContain('/fr/middlewares/undo_change?key=');
    expect(message?.text).not.toContain(changed.email);
    const preview = message?.html.match(/<div style="display:none[^>]*>([^<]*)/)?.[1];
    expect(preview).toMatch(/^L’adresse e-mail/);
    expect(preview).not.toContain('http');
    const { data } = await mall.ask(getContactChange, { key: await keyFor(email) });
    expect(data).toMatchObject({
      contact: 'email',
      before: `${email.slice(0, 2)}•••@example.com`,
      after: `${changed.email.slice(0, 2)}•••@example.com`,
    });
    expect(Date.parse(data?.endsAt ?? '') - Date.parse(data?.changedAt ?? '')).toBe(undoDays * 86_400_000);
  });

  test('undoes it: the address, every session, the password and what was linked since', async () => {
    const { token, email, uid } = await signUp(mall);
    const changed = await changeEmail(token);
    await mall.pool.query("insert into social_links (provider, subject, account_id) values ('google', $1, $2)", [
      changed.email,
      uid,
    ]);
    const key = await keyFor(email);
    expect((await undo(key)).code).toBe(200);
    expect((await mall.ask(identity.getUser, {}, as(token))).code).toBe(401);
    for (const [by, word, code] of [
      [changed.email, password, 400],
      [changed.email, newPassword, 400],
      [email, password, 400],
      [email, newPassword, 200],
    ] as const) {
      await mall.pool.query('delete from sign_in_failures');
      expect((await mall.ask(identity.signInByEmail, { email: by, password: word })).code).toBe(code);
    }
    expect((await mall.pool.query('select subject from social_links where account_id = $1', [uid])).rows).toEqual([]);
  });

  test('undoes it once: of many requests at once one wins, and after a wrong password the link still works', async () => {
    const { token, email } = await signUp(mall);
    await changeEmail(token);
    const key = await keyFor(email);
    const short = await mall.ask(undoContactChange, { key, newPassword: 'short', passwordAgain: 'short' });
    expect([short.code, (await mall.ask(getContactChange, { key })).code]).toEqual([400, 200]);
    const answers = await Promise.all(Array.from({ length: 5 }, () => undo(key)));
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 404, 404, 404, 404]);
    expect((await undo(key)).code).toBe(404);
  });

  test('after another change brings back the first, and what came between cannot come back', async () => {
    const { token, email } = await signUp(mall);
    const second = await changeEmail(token);
    const firstKey = await keyFor(email);
    await mall.pool.query('delete from rate_windows');
    const phone = newPhone();
    await mall.ask(contract.sendLinkCodeByPhone, { phone, countryCode: '+86' }, as(token));
    const captcha = await newestCode(mall, `+86${phone}`);
    await mall.ask(contract.linkPhone, { phone, countryCode: '+86', captcha }, as(token));
    await changeEmail(token);
    const secondKey = await keyFor(second.email);
    expect((await undo(firstKey)).code).toBe(200);
    const signedIn = await mall.ask(identity.signInByEmail, { email, password: newPassword });
    expect([signedIn.code, signedIn.data?.phone]).toEqual([200, null]);
    expect((await undo(secondKey)).code).toBe(404);
    expect(await emailOf(signedIn.data?.token ?? '')).toBe(email);
  });

  test('has seven days by the mall’s clock', async () => {
    const { token, email } = await signUp(mall);
    await changeEmail(token);
    const key = await keyFor(email);
    const move = (days: number) => mall.pool.query('update mall_clock set ahead_seconds = $1', [days * 86_400]);
    await move(undoDays - 1);
    expect((await mall.ask(getContactChange, { key })).code).toBe(200);
    await move(undoDays + 1);
    const answers = [await mall.ask(getContactChange, { key }), await undo(key)];
    await move(0);
    expect(answers.map(({ code }) => code)).toEqual([404, 404]);
  });

  test('that someone else has taken meanwhile cannot be restored, and nothing moves', async () => {
    const { token, email } = await signUp(mall);
    const changed = await changeEmail(token);
    const key = await keyFor(email);
    await mall.pool.query('delete from rate_windows');
    await signUp(mall, email);
    expect((await undo(key)).code).toBe(400);
    expect(await emailOf(token)).toBe(changed.email);
    expect((await mall.ask(getContactChange, { key })).code).toBe(200);
  });
});

test('adding a first address needs no proof; the phone is notified and can undo it', async () => {
  const { token, phone } = await signUpByPhone(mall);
  const added = await changeEmail(token, newEmail(), {});
  expect(added.code).toBe(200);
  const [sms] = await messagesTo(`+86${phone}`);
  expect(sms?.text).toContain('Not you? Undo within 7 days: http');
  expect((await undo(await keyFor(`+86${phone}`))).code).toBe(200);
  const signedIn = await mall.ask(identity.signInByPhone, { mobile: phone, password: newPassword });
  expect(signedIn.data?.email).toBeNull();
});

test('a number is replaced in the same way', async () => {
  const { token, phone } = await signUpByPhone(mall);
  const next = newPhone();
  await mall.ask(contract.sendLinkCodeByPhone, { phone: next, countryCode: '+86' }, as(token));
  const captcha = await newestCode(mall, `+86${next}`);
  const link = (proof: object) =>
    mall.ask(contract.linkPhone, { phone: next, countryCode: '+86', captcha, ...proof }, as(token));
  expect((await link({})).code).toBe(400);
  await mall.ask(sendProofCode, { contact: 'phone' }, as(token));
  expect((await link({ proofCaptcha: await newestCode(mall, `+86${phone}`) })).data?.phone).toBe(`+86${next}`);
  expect((await undo(await keyFor(`+86${phone}`))).code).toBe(200);
  expect((await mall.ask(identity.signInByPhone, { mobile: phone, password: newPassword })).code).toBe(200);
});

test('a guess at a key finds nothing', async () => {
  const key = 'A'.repeat(43);
  expect([(await mall.ask(getContactChange, { key })).code, (await undo(key)).code]).toEqual([404, 404]);
});
