import { and, eq, ne } from 'drizzle-orm';
import type { User } from '#contract/identity.ts';
import { transaction } from '#server/database/connection.ts';
import type { Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { adoptVisitors } from './adopt-visitors.ts';
import { checkCode } from './code-limits.ts';
import { useCode } from './codes.ts';
import { type PhoneNumber, readPhoneNumber } from './phone-number.ts';
import { getUserOf } from './queries.ts';
import { accounts } from './tables.ts';
import { refuseTaken } from './taken.ts';

/** Makes a mail address one's own with the code sent to it. */
export function bindEmail({ email, captcha }: { email: string; captcha: string }, caller: Caller<'shopper'>) {
  return bind(caller, { email }, email, captcha);
}

/** Makes a phone number one's own with the code sent to it. */
export function bindPhone(
  wish: { phone: string; countryCode: string; captcha: string },
  caller: Caller<'shopper'>,
): Promise<User> {
  const number = readPhoneNumber(wish.countryCode, wish.phone);
  return bind(caller, number, number.phone, wish.captcha);
}

/** A visitor becomes a full account first: until then an address is only something that was typed. */
export function assertFullAccount({ session }: Caller<'shopper'>): void {
  if (session.userType === 'visitor') throw new Refusal('visitor_account');
}

async function bind(
  caller: Caller<'shopper'>,
  change: { email: string } | PhoneNumber,
  recipient: string,
  captcha: string,
): Promise<User> {
  assertFullAccount(caller);
  const { accountId } = caller.session;
  const code = await checkCode(caller, 'binding', recipient, captcha);
  await transaction(async (tx) => {
    await useCode(tx, code);
    const mine = and(eq(accounts.id, accountId), ne(accounts.userType, 'visitor'));
    await refuseTaken(tx.update(accounts).set(change).where(mine));
    if ('email' in change) await adoptVisitors(tx, accountId, change.email);
  });
  return getUserOf(accountId);
}
