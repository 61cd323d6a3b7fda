import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { uploadPicture } from '#contract/content/shopper.ts';
import * as identity from '#contract/identity/shopper.ts';
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
} from '#tests/support/accounts/accounts.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';

const mall = openMallUnderTest({ DEMO: '1' });
const newPassword = 'another harbour 8';
const messagesTo = async (to: string) =>
  (await mall.pool.query('select subject from outgoing_messages where recipient = $1 order by id', [to])).rows;

describe('nickname and avatar', () => {
  test('are changed, and the avatar stays when none is given', async () => {
    const { token, uid } = await signUp(mall);
    const file = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#445566' } })
      .png()
      .toBuffer();
    const multipart = new File([new Uint8Array(file)], 'a.png', { type: 'image/png' });
    const avatar = (await mall.ask(uploadPicture, { multipart }, as(token))).data?.url ?? '';
    const { data } = await mall.ask(contract.editProfile, { nickname: '  小红 🌸 ', avatar }, as(token));
    expect(data).toMatchObject({ uid, nickname: '小红 🌸', avatar });
    await mall.ask(contract.editProfile, { nickname: 'Ana' }, as(token));
    expect((await mall.ask(identity.getUser, {}, as(token))).data).toMatchObject({ nickname: 'Ana', avatar });
  });

  test.each([
    [{ nickname: '' }, 'nickname'],
    [{ nickname: '   ' }, 'nickname'],
    [{ nickname: '\u200b\u200b' }, 'nickname'],
    [{ nickname: 'a\u0000b' }, 'nickname'],
    [{ nickname: 'x'.repeat(33) }, 'nickname'],
    [{}, 'nickname'],
    [{ nickname: 'Ana', avatar: 'https://evil.example/x.png' }, 'avatar'],
    [{ nickname: 'Ana', avatar: '/media/../../etc/passwd' }, 'avatar'],
    [{ nickname: 'Ana', avatar: `/media/${'0'.repeat(32)}` }, 'picture is no longer available'],
  ])('%j is refused and changes nothing', async (input, said) => {
    const { token } = await signUp(mall);
    const before = await mall.ask(identity.getUser, {}, as(token));
    const answer = await (await mall.send(contract.editProfile, input, as(token))).json();
    expect([answer.code, answer.field ?? answer.message]).toEqual([400, expect.stringContaining(said)]);
    expect(await mall.ask(identity.getUser, {}, as(token))).toEqual(before);
  });
});

describe('a new password', () => {
  test('with the code from the mailbox: ends all other sessions, and the mailbox is notified', async () => {
    const { email, token } = await signUp(mall);
    const elsewhere = (await mall.ask(identity.signInByEmail, { email, password })).data?.token ?? '';
    expect((await mall.ask(contract.sendPasswordCodeByEmail, {}, as(token))).code).toBe(200);
    const captcha = await newestCode(mall, email);
    const input = { captcha, newPassword, passwordAgain: newPassword };
    for (const [change, said] of [
      [{ captcha: otherCode(captcha) }, 'code is wrong'],
      [{ passwordAgain: 'something else' }, 'not the same'],
      [{ newPassword: 'short', passwordAgain: 'short' }, 'at least 8'],
    ] as const) {
      expect((await mall.ask(contract.changePasswordByEmail, { ...input, ...change }, as(token))).message).toContain(
        said,
      );
    }
    expect((await mall.ask(identity.getUser, {}, as(elsewhere))).code).toBe(200);

    expect((await mall.ask(contract.changePasswordByEmail, input, as(token))).code).toBe(200);
    expect((await mall.ask(identity.getUser, {}, as(token))).code).toBe(200);
    expect((await mall.ask(identity.getUser, {}, as(elsewhere))).code).toBe(401);
    expect((await mall.ask(identity.signInByEmail, { email, password })).code).toBe(400);
    expect((await mall.ask(identity.signInByEmail, { email, password: newPassword })).code).toBe(200);
    expect((await messagesTo(email)).at(-1)).toEqual({ subject: 'Your Galleria password was changed' });
  });

  test('with the code from the phone', async () => {
    const { phone, token } = await signUpByPhone(mall);
    expect((await mall.ask(contract.sendPasswordCodeByEmail, {}, as(token))).message).toContain('no email address');
    expect((await mall.ask(contract.sendPasswordCodeByPhone, {}, as(token))).code).toBe(200);
    const input = { captcha: await newestCode(mall, `+86${phone}`), newPassword, passwordAgain: newPassword };
    expect((await mall.ask(contract.changePasswordByEmail, input, as(token))).message).toContain('no email address');
    expect((await mall.ask(contract.changePasswordByPhone, input, as(token))).code).toBe(200);
    expect((await mall.ask(identity.signInByPhone, { mobile: phone, password: newPassword })).code).toBe(200);
  });

  test('is not to be had with a code for something else, nor with someone else’s', async () => {
    const { phone, token } = await signUpByPhone(mall);
    await mall.pool.query('delete from rate_windows');
    await mall.ask(identity.sendPhoneCode, { phone });
    const forSigningIn = await newestCode(mall, `+86${phone}`);
    const input = { captcha: forSigningIn, newPassword, passwordAgain: newPassword };
    expect((await mall.ask(contract.changePasswordByPhone, input, as(token))).message).toContain('code is wrong');

    const stranger = await signUpByPhone(mall);
    await mall.ask(contract.sendPasswordCodeByPhone, {}, as(stranger.token));
    const theirs = await newestCode(mall, `+86${stranger.phone}`);
    expect((await mall.ask(contract.changePasswordByPhone, { ...input, captcha: theirs }, as(token))).code).toBe(400);
    expect((await mall.ask(identity.signInByPhone, { mobile: phone, password })).code).toBe(200);
  });
});

describe('binding', () => {
  test('a mail address, with the code sent to it; then it signs in', async () => {
    const { token, uid } = await signUpByPhone(mall);
    const email = newEmail();
    expect((await mall.ask(contract.sendLinkCodeByEmail, email, as(token))).code).toBe(200);
    const captcha = await newestCode(mall, email);
    const wrong = await mall.ask(contract.linkEmail, { email, captcha: otherCode(captcha) }, as(token));
    expect(wrong.message).toContain('code is wrong');
    expect((await mall.ask(contract.linkEmail, { email, captcha }, as(token))).data).toMatchObject({
      uid,
      email,
      userType: 'phone',
    });
    expect((await mall.ask(identity.signInByEmail, { email, password })).data?.uid).toBe(uid);
  });

  test('a phone number, however it is typed', async () => {
    const { token, uid } = await signUp(mall);
    const phone = newPhone();
    expect((await mall.ask(contract.sendLinkCodeByPhone, { phone, countryCode: '+86' }, as(token))).code).toBe(200);
    const captcha = await newestCode(mall, `+86${phone}`);
    const { data } = await mall.ask(contract.linkPhone, { phone: `0${phone}`, captcha }, as(token));
    expect(data).toMatchObject({ uid, phone: `+86${phone}`, countryCode: '+86' });
    expect((await mall.ask(identity.signInByPhone, { mobile: phone, password })).data?.uid).toBe(uid);
  });

  test('a taken one is revealed only to the holder of the code, and nothing changes', async () => {
    const owner = await signUp(mall);
    const { token } = await signUpByPhone(mall);
    expect((await mall.ask(contract.sendLinkCodeByEmail, owner.email, as(token))).code).toBe(200);
    const captcha = await newestCode(mall, owner.email);
    const wrong = await mall.ask(contract.linkEmail, { email: owner.email, captcha: otherCode(captcha) }, as(token));
    expect(wrong.message).toContain('code is wrong');
    const taken = await mall.ask(contract.linkEmail, { email: owner.email, captcha }, as(token));
    expect([taken.code, taken.message]).toEqual([400, expect.stringContaining('account with this email address')]);
    expect((await mall.ask(identity.getUser, {}, as(token))).data?.email).toBeNull();
    expect((await mall.ask(identity.signInByEmail, { email: owner.email, password })).data?.uid).toBe(owner.uid);
  });
});
