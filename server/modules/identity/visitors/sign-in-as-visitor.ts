import type { SignedIn } from '#contract/identity/shopper.ts';
import { transaction } from '#server/database/connection.ts';
import type { Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { findPhoneNumber } from '#server/modules/identity/contacts/phone-number.ts';
import { openAccount, randomNickname } from '#server/modules/identity/registration/open-account.ts';
import { changeSession, signedIn } from '#server/modules/identity/sessions/change-session.ts';
import type { IsSignInOpen } from '#server/modules/identity/sign-in/is-sign-in-open.ts';

type Input = { email: string; phone?: string | null | undefined; countryCode?: string | null | undefined };

/** Signs in someone who only wants to buy. Each call creates a new visitor: an address that was typed proves nothing. */
export async function signInAsVisitor(
  { email, phone, countryCode }: Input,
  caller: Caller,
  isOpen: IsSignInOpen,
): Promise<SignedIn> {
  if (!(await isOpen('visitors'))) throw new Refusal('visitors_closed');
  await caller.countTry('visitor');
  const { account, token } = await transaction(async (tx) => {
    const account = await openAccount(tx, {
      userType: 'visitor',
      email,
      ...findPhoneNumber(countryCode || '+86', phone ?? ''),
      nickname: randomNickname('Visitor'),
      locale: caller.locale,
    });
    if (!account) throw new Error('Opening a visitor returned no row');
    return { account, token: await changeSession(tx, account.id, caller) };
  });
  return signedIn(account, token, caller);
}
