import type { Contact } from '#contract/identity/shopper-contacts.ts';
import { transaction } from '#server/database/connection.ts';
import type { Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { checkCode, countMessage } from '#server/modules/identity/codes/code-limits.ts';
import { type RightCode, sendCode } from '#server/modules/identity/codes/codes.ts';
import { channelOf, ownRecipient } from '#server/modules/identity/codes/own-recipient.ts';
import { assertOwnPassword } from '#server/modules/identity/passwords/assert-own-password.ts';
import { type Account, getAccount } from '#server/modules/identity/queries.ts';

/** Proof that the account's owner is acting, and not someone at an open browser: the password, or a code sent to the contact that is replaced. */
export type Proof = { password?: string | undefined; proofCaptcha?: string | undefined };

/**
 * Refuses to replace a contact without a proof. Returns the code that has to be consumed with the change, if the proof was one.
 * Adding a first contact needs no proof: the account's other contact is notified.
 */
export async function proveOwner(
  account: Account,
  contact: Contact,
  { password, proofCaptcha }: Proof,
  caller: Caller<'shopper'>,
): Promise<RightCode | null> {
  const present = account[contact];
  if (!present) return null;
  if (proofCaptcha) return checkCode(caller, 'proof', present, proofCaptcha);
  if (!password || !account.passwordHash) throw new Refusal('proof_needed');
  await assertOwnPassword(account, password, caller);
  return null;
}

/** Sends a code to the contact that its owner wants to replace. */
export async function sendProofCode(contact: Contact, caller: Caller<'shopper'>): Promise<null> {
  const to = ownRecipient(await getAccount(caller.session.accountId), contact);
  const channel = channelOf[contact];
  await countMessage(caller, channel, 'proof', to);
  await transaction((tx) => sendCode(tx, { purpose: 'proof', channel, to, locale: caller.locale }));
  return null;
}
