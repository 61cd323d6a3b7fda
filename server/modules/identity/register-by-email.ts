import type { SignedIn } from '#contract/identity.ts';
import { transaction } from '#server/database/connection.ts';
import type { Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { adoptVisitors } from './adopt-visitors.ts';
import { changeSession, signedIn } from './change-session.ts';
import { checkCode } from './code-limits.ts';
import { useCode } from './codes.ts';
import { assertGoodPassword } from './new-password.ts';
import { nicknameOf, openAccount } from './open-account.ts';
import { hashPassword } from './passwords.ts';

type Wish = { email: string; captcha: string; password: string };

/** Opens an account for whoever reads the mailbox, and signs in. A taken address looks like a wrong code. */
export async function registerByEmail({ email, captcha, password }: Wish, caller: Caller): Promise<SignedIn> {
  await assertGoodPassword(password);
  const code = await checkCode(caller, 'register', email, captcha);
  await caller.countTry('register');
  const passwordHash = await hashPassword(password);
  const { account, token } = await transaction(async (tx) => {
    await useCode(tx, code);
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
