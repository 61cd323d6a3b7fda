import type { SignedIn } from '#contract/identity.ts';
import { transaction } from '#server/database/connection.ts';
import type { Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { changeSession, signedIn } from './change-session.ts';
import { checkCode } from './code-limits.ts';
import { useCode } from './codes.ts';
import { readPhoneNumber } from './phone-number.ts';
import { isAccountOf } from './queries.ts';
import { accounts } from './tables.ts';

type Wish = { phone: string; countryCode: string; captcha: string };

/** Signs in with a code from the phone. A number without an account keeps its code, to register with. */
export async function signInByPhoneCode(wish: Wish, caller: Caller): Promise<SignedIn> {
  const { phone } = readPhoneNumber(wish.countryCode, wish.phone);
  const code = await checkCode(caller, 'phone', phone, wish.captcha);
  const { account, token } = await transaction(async (tx) => {
    const [account] = await tx.select().from(accounts).where(isAccountOf({ phone })).for('share');
    if (!account) throw new Refusal('account_unknown');
    if (account.disabledAt) throw new Refusal('account_disabled');
    await useCode(tx, code);
    return { account, token: await changeSession(tx, account.id, caller) };
  });
  return signedIn(account, token, caller);
}
