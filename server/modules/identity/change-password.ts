import { eq } from 'drizzle-orm';
import { transaction } from '#server/database/connection.ts';
import type { Caller } from '#server/http/caller.ts';
import { adoptVisitors } from './adopt-visitors.ts';
import { checkCode } from './code-limits.ts';
import { useCode } from './codes.ts';
import { assertGoodPassword, assertSamePasswords } from './new-password.ts';
import { ownRecipient, type Way } from './own-recipient.ts';
import { hashPassword } from './passwords.ts';
import { getAccount } from './queries.ts';
import { setPassword } from './set-password.ts';
import { accounts } from './tables.ts';

type Wish = { captcha: string; newPassword: string; passwordAgain: string };

/** Sets a new password with the code from one's own mailbox or phone, and signs out everywhere but here. */
export async function changePassword(way: Way, wish: Wish, caller: Caller<'shopper'>): Promise<null> {
  const { id, accountId } = caller.session;
  assertSamePasswords(wish.newPassword, wish.passwordAgain);
  await assertGoodPassword(wish.newPassword);
  const recipient = ownRecipient(await getAccount(accountId), way);
  const code = await checkCode(caller, 'password', recipient, wish.captcha);
  const passwordHash = await hashPassword(wish.newPassword);
  await transaction(async (tx) => {
    await useCode(tx, code);
    await setPassword(tx, eq(accounts.id, accountId), passwordHash, id);
    if (way === 'email') await adoptVisitors(tx, accountId, recipient);
  });
  return null;
}
