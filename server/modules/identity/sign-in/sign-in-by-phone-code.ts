import type { SignedIn } from '#contract/identity/shopper.ts';
import { transaction } from '#server/database/connection.ts';
import type { Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { checkCode } from '#server/modules/identity/codes/code-limits.ts';
import { consumeCode } from '#server/modules/identity/codes/codes.ts';
import { readPhoneNumber } from '#server/modules/identity/contacts/phone-number.ts';
import { isAccountOf } from '#server/modules/identity/queries.ts';
import { changeSession, signedIn } from '#server/modules/identity/sessions/change-session.ts';
import { accounts } from '#server/modules/identity/tables.ts';

type Input = { phone: string; countryCode: string; captcha: string };

/** Signs in with a code from the phone. For a number without an account the code stays valid, to register with. */
export async function signInByPhoneCode(input: Input, caller: Caller): Promise<SignedIn> {
  const { phone } = readPhoneNumber(input.countryCode, input.phone);
  const code = await checkCode(caller, 'phone', phone, input.captcha);
  const { account, token } = await transaction(async (tx) => {
    const [account] = await tx.select().from(accounts).where(isAccountOf({ phone })).for('share');
    if (!account) throw new Refusal('account_unknown');
    if (account.disabledAt) throw new Refusal('account_disabled');
    await consumeCode(tx, code);
    return { account, token: await changeSession(tx, account.id, caller) };
  });
  return signedIn(account, token, caller);
}
