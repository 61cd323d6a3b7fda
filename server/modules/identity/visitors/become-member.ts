import { and, eq } from 'drizzle-orm';
import type { User } from '#contract/identity/shopper.ts';
import { transaction } from '#server/database/connection.ts';
import type { Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { checkCode } from '#server/modules/identity/codes/code-limits.ts';
import { consumeCode } from '#server/modules/identity/codes/codes.ts';
import { assertGoodPassword } from '#server/modules/identity/passwords/new-password.ts';
import { hashPassword } from '#server/modules/identity/passwords/passwords.ts';
import { getAccount, getUserOf } from '#server/modules/identity/queries.ts';
import { refuseIfTaken } from '#server/modules/identity/registration/refuse-if-taken.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { adoptVisitors } from './adopt-visitors.ts';

/** Turns a visitor into a full account, the same one, so all its data stay. Its phone was never proven and is removed. */
export async function becomeMember(
  { captcha, password }: { captcha: string; password: string },
  caller: Caller<'shopper'>,
): Promise<User> {
  const { accountId } = caller.session;
  const email = await visitorsMailbox(caller);
  await assertGoodPassword(password);
  const code = await checkCode(caller, 'member', email, captcha);
  const passwordHash = await hashPassword(password);
  await transaction(async (tx) => {
    await consumeCode(tx, code);
    const member = { userType: 'email', passwordHash, phone: null, countryCode: null } as const;
    const mine = and(eq(accounts.id, accountId), eq(accounts.userType, 'visitor'));
    const [turned] = await refuseIfTaken(tx.update(accounts).set(member).where(mine).returning({ id: accounts.id }));
    if (!turned) throw new Refusal('not_a_visitor');
    await adoptVisitors(tx, accountId, email);
  });
  return getUserOf(accountId);
}

/** The mail address that a visitor typed. */
export async function visitorsMailbox({ session }: Caller<'shopper'>): Promise<string> {
  const { userType, email } = await getAccount(session.accountId);
  if (userType !== 'visitor' || !email) throw new Refusal('not_a_visitor');
  return email;
}
