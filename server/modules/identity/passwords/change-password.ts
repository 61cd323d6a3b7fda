import { eq } from 'drizzle-orm';
import { transaction } from '#server/database/connection.ts';
import type { Caller } from '#server/http/caller.ts';
import { checkCode } from '#server/modules/identity/codes/code-limits.ts';
import { consumeCode } from '#server/modules/identity/codes/codes.ts';
import { ownRecipient, type Way } from '#server/modules/identity/codes/own-recipient.ts';
import { getAccount } from '#server/modules/identity/queries.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { adoptVisitors } from '#server/modules/identity/visitors/adopt-visitors.ts';
import { assertGoodPassword, assertSamePasswords } from './new-password.ts';
import { hashPassword } from './passwords.ts';
import { setPassword } from './set-password.ts';

type Input = { captcha: string; newPassword: string; passwordAgain: string };

/** Sets a new password with the code from the caller's mailbox or phone, and ends all other sessions. */
export async function changePassword(way: Way, input: Input, caller: Caller<'shopper'>): Promise<null> {
  const { id, accountId } = caller.session;
  assertSamePasswords(input.newPassword, input.passwordAgain);
  await assertGoodPassword(input.newPassword);
  const recipient = ownRecipient(await getAccount(accountId), way);
  const code = await checkCode(caller, 'password', recipient, input.captcha);
  const passwordHash = await hashPassword(input.newPassword);
  await transaction(async (tx) => {
    await consumeCode(tx, code);
    await setPassword(tx, eq(accounts.id, accountId), passwordHash, id);
    if (way === 'email') await adoptVisitors(tx, accountId, recipient);
  });
  return null;
}
