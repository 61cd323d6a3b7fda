import { eq } from 'drizzle-orm';
import type { User } from '#contract/identity/shopper.ts';
import { transaction } from '#server/database/connection.ts';
import type { Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { checkCode } from '#server/modules/identity/codes/code-limits.ts';
import { consumeCode } from '#server/modules/identity/codes/codes.ts';
import { getAccount, getUserOf } from '#server/modules/identity/queries.ts';
import { refuseIfTaken } from '#server/modules/identity/registration/refuse-if-taken.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { adoptVisitors } from '#server/modules/identity/visitors/adopt-visitors.ts';
import { noteContactChange } from './note-contact-change.ts';
import { type PhoneNumber, readPhoneNumber } from './phone-number.ts';
import { type Proof, proveOwner } from './prove-owner.ts';

/** Links a mail address with the code sent to it. Replacing one needs a proof, and the previous address is notified. */
export function linkEmail(
  { email, captcha, ...proof }: { email: string; captcha: string } & Proof,
  caller: Caller<'shopper'>,
): Promise<User> {
  return linkContact(caller, { email }, email, captcha, proof);
}

/** Links a phone number in the same way. */
export function linkPhone(
  { phone, countryCode, captcha, ...proof }: { phone: string; countryCode: string; captcha: string } & Proof,
  caller: Caller<'shopper'>,
): Promise<User> {
  const number = readPhoneNumber(countryCode, phone);
  return linkContact(caller, number, number.phone, captcha, proof);
}

/** Visitors have to become full accounts first: until then an address is unproven. */
export function assertFullAccount({ session }: Caller<'shopper'>): void {
  if (session.userType === 'visitor') throw new Refusal('visitor_account');
}

async function linkContact(
  caller: Caller<'shopper'>,
  change: { email: string } | PhoneNumber,
  recipient: string,
  captcha: string,
  proof: Proof,
): Promise<User> {
  assertFullAccount(caller);
  const { accountId } = caller.session;
  const contact = 'email' in change ? 'email' : 'phone';
  const seen = await getAccount(accountId);
  const isNew = seen[contact] !== recipient;
  const proofCode = isNew ? await proveOwner(seen, contact, proof, caller) : null;
  const code = await checkCode(caller, 'binding', recipient, captcha);
  await transaction(async (tx) => {
    const mine = eq(accounts.id, accountId);
    const [before] = await tx.select().from(accounts).where(mine).for('update');
    // The proven contact must be the one that is replaced: two changes at once would each prove the first contact.
    if (!before || before[contact] !== seen[contact] || before.passwordHash !== seen.passwordHash)
      throw new Refusal('proof_needed');
    await consumeCode(tx, code);
    if (proofCode) await consumeCode(tx, proofCode);
    await refuseIfTaken(tx.update(accounts).set(change).where(mine));
    if (isNew) await noteContactChange(tx, before, contact, recipient, caller.origin);
    if ('email' in change) await adoptVisitors(tx, accountId, change.email);
  });
  return getUserOf(accountId);
}
