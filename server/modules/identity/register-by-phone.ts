import type { SignedIn } from '#contract/identity.ts';
import type { Locale } from '#contract/languages.ts';
import { transaction } from '#server/database/connection.ts';
import type { Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { changeSession, signedIn } from './change-session.ts';
import { checkCode } from './code-limits.ts';
import { useCode } from './codes.ts';
import { assertGoodPassword } from './new-password.ts';
import { anyNickname, openAccount } from './open-account.ts';
import { hashPassword } from './passwords.ts';
import { readPhoneNumber } from './phone-number.ts';

type Wish = { phone: string; countryCode: string; captcha: string; password: string; langCode?: Locale | undefined };

/** Opens an account for whoever holds the phone, and signs in. Only the right code learns that a number is taken. */
export async function registerByPhone(wish: Wish, caller: Caller): Promise<SignedIn> {
  const { phone, countryCode } = readPhoneNumber(wish.countryCode, wish.phone);
  await assertGoodPassword(wish.password);
  const code = await checkCode(caller, 'phone', phone, wish.captcha);
  await caller.countTry('register');
  const passwordHash = await hashPassword(wish.password);
  const { account, token } = await transaction(async (tx) => {
    await useCode(tx, code);
    const account = await openAccount(tx, {
      userType: 'phone',
      phone,
      countryCode,
      passwordHash,
      nickname: anyNickname('User'),
      locale: wish.langCode ?? caller.locale,
    });
    if (!account) throw new Refusal('account_exists'); // and the code stays good, to sign in with
    return { account, token: await changeSession(tx, account.id, caller) };
  });
  return signedIn(account, token, caller);
}
