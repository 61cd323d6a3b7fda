import { transaction } from '#server/database/connection.ts';
import type { Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { checkCode } from '#server/modules/identity/codes/code-limits.ts';
import { consumeCode } from '#server/modules/identity/codes/codes.ts';
import { isAccountOf } from '#server/modules/identity/queries.ts';
import { adoptVisitors } from '#server/modules/identity/visitors/adopt-visitors.ts';
import { assertGoodPassword, assertSamePasswords } from './new-password.ts';
import { hashPassword } from './passwords.ts';
import { setPassword } from './set-password.ts';

type Input = { email: string; captcha: string; newPassword: string; passwordAgain: string };

/** Sets a new password with the code from the mailbox, ends every session of the account, and signs nobody in. */
export async function resetPassword(input: Input, caller: Caller): Promise<null> {
  const { email, captcha, newPassword, passwordAgain } = input;
  assertSamePasswords(newPassword, passwordAgain);
  await assertGoodPassword(newPassword);
  const code = await checkCode(caller, 'reset', email, captcha);
  const passwordHash = await hashPassword(newPassword);
  await transaction(async (tx) => {
    await consumeCode(tx, code);
    const account = await setPassword(tx, isAccountOf({ email }), passwordHash);
    if (!account) throw new Refusal('wrong_code');
    await adoptVisitors(tx, account.id, email);
  });
  return null;
}
