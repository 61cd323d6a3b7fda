import type { SignedIn } from '#contract/identity/shopper.ts';
import { transaction } from '#server/database/connection.ts';
import type { Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { checkCode } from '#server/modules/identity/codes/code-limits.ts';
import { consumeCode } from '#server/modules/identity/codes/codes.ts';
import { assertGoodPassword } from '#server/modules/identity/passwords/new-password.ts';
import { hashPassword } from '#server/modules/identity/passwords/passwords.ts';
import { changeSession, signedIn } from '#server/modules/identity/sessions/change-session.ts';
import { adoptVisitors } from '#server/modules/identity/visitors/adopt-visitors.ts';
import { nicknameOf, openAccount } from './open-account.ts';

type Input = { email: string; captcha: string; password: string };

/** Registers an account with the code from the mailbox, and signs in. A taken address is refused like a wrong code. */
export async function registerByEmail({ email, captcha, password }: Input, caller: Caller): Promise<SignedIn> {
  await assertGoodPassword(password);
  const code = await checkCode(caller, 'register', email, captcha);
  await caller.countTry('register');
  const passwordHash = await hashPassword(password);
  const { account, token } = await transaction(async (tx) => {
    await consumeCode(tx, code);
    const account = await openAccount(tx, {
      userType: 'email',
      email,
      passwordHash,
      nickname: nicknameOf(email),
      locale: caller.locale,
    });
    if (!account) throw new Refusal('wrong_code');
    await adoptVisitors(tx, account.id, email);
    return { account, token: await changeSession(tx, account.id, caller) };
  });
  return signedIn(account, token, caller);
}
