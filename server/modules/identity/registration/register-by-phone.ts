import type { Locale } from '#contract/core/languages.ts';
import type { SignedIn } from '#contract/identity/shopper.ts';
import { transaction } from '#server/database/connection.ts';
import type { Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { checkCode } from '#server/modules/identity/codes/code-limits.ts';
import { consumeCode } from '#server/modules/identity/codes/codes.ts';
import { readPhoneNumber } from '#server/modules/identity/contacts/phone-number.ts';
import { assertGoodPassword } from '#server/modules/identity/passwords/new-password.ts';
import { hashPassword } from '#server/modules/identity/passwords/passwords.ts';
import { changeSession, signedIn } from '#server/modules/identity/sessions/change-session.ts';
import { openAccount, randomNickname } from './open-account.ts';

type Input = { phone: string; countryCode: string; captcha: string; password: string; langCode?: Locale | undefined };

/** Registers an account with the code from the phone, and signs in. Only the right code reveals that a number is taken. */
export async function registerByPhone(input: Input, caller: Caller): Promise<SignedIn> {
  const { phone, countryCode } = readPhoneNumber(input.countryCode, input.phone);
  await assertGoodPassword(input.password);
  const code = await checkCode(caller, 'phone', phone, input.captcha);
  await caller.countTry('register');
  const passwordHash = await hashPassword(input.password);
  const { account, token } = await transaction(async (tx) => {
    await consumeCode(tx, code);
    const account = await openAccount(tx, {
      userType: 'phone',
      phone,
      countryCode,
      passwordHash,
      nickname: randomNickname('User'),
      locale: input.langCode ?? caller.locale,
    });
    if (!account) throw new Refusal('account_exists'); // the code stays valid for signing in
    return { account, token: await changeSession(tx, account.id, caller) };
  });
  return signedIn(account, token, caller);
}
