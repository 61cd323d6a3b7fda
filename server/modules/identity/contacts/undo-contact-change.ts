import { and, eq, gt, gte, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { OutputOf } from '#contract/core/call.ts';
import type {
  undoContactChange as contract,
  getContactChange as preview,
} from '#contract/identity/shopper-contacts.ts';
import { database, type Transaction, transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import type { Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { hashToken } from '#server/http/session/session-token.ts';
import { voidCodesOf } from '#server/modules/identity/codes/codes.ts';
import { assertGoodPassword, assertSamePasswords } from '#server/modules/identity/passwords/new-password.ts';
import { hashPassword } from '#server/modules/identity/passwords/passwords.ts';
import { setPassword } from '#server/modules/identity/passwords/set-password.ts';
import { refuseIfTaken } from '#server/modules/identity/registration/refuse-if-taken.ts';
import { accounts, contactChanges, socialLinks } from '#server/modules/identity/tables.ts';
import { maskContact } from './mask-contact.ts';

type Undoing = z.output<typeof contract.input>;

/** The change that a link would undo, shown before it is confirmed. */
export async function getContactChange(key: string, caller: Caller): Promise<OutputOf<typeof preview>> {
  await caller.countTry('undoChange');
  const change = await findOpenChange(database(), hashToken(key));
  if (!change) throw new Refusal('undo_over');
  return {
    contact: change.contact,
    before: change.before && maskContact(change.before),
    after: maskContact(change.after),
    changedAt: change.changedAt.toISOString(),
    endsAt: change.endsAt.toISOString(),
  };
}

/**
 * Restores the contacts of an account as before a change: this change and all later ones are undone, with the access they may
 * have given. The owner chooses a new password and is signed out everywhere. Works once.
 */
export async function undoContactChange(input: Undoing, caller: Caller): Promise<null> {
  await caller.countTry('undoChange');
  assertSamePasswords(input.newPassword, input.passwordAgain);
  await assertGoodPassword(input.newPassword);
  const keyHash = hashToken(input.key);
  if (!(await findOpenChange(database(), keyHash))) throw new Refusal('undo_over'); // before computing an expensive hash
  const passwordHash = await hashPassword(input.newPassword);
  await transaction((tx) => undo(tx, keyHash, passwordHash));
  return null;
}

async function undo(tx: Transaction, keyHash: string, passwordHash: string): Promise<void> {
  const found = await findOpenChange(tx, keyHash);
  if (!found) throw new Refusal('undo_over');
  // The account is locked first, as with every change of a contact; then the link is checked again.
  const mine = eq(accounts.id, found.accountId);
  await tx.select({ id: accounts.id }).from(accounts).where(mine).for('update');
  const first = await findOpenChange(tx, keyHash);
  if (!first) throw new Refusal('undo_over');
  const undone = await tx
    .update(contactChanges)
    .set({ undoneAt: mallNow })
    .where(
      and(
        eq(contactChanges.accountId, first.accountId),
        gte(contactChanges.id, first.id),
        isNull(contactChanges.undoneAt),
      ),
    )
    .returning();
  for (const { contact, before, beforeCountryCode, after } of undone.sort((one, other) => other.id - one.id)) {
    const back = contact === 'email' ? { email: before } : { phone: before, countryCode: beforeCountryCode };
    await refuseIfTaken(tx.update(accounts).set(back).where(mine));
    await voidCodesOf(tx, after);
  }
  // The holder of the other mailbox may have linked a provider by it.
  await tx
    .delete(socialLinks)
    .where(and(eq(socialLinks.accountId, first.accountId), gte(socialLinks.createdAt, first.writtenAt)));
  await setPassword(tx, mine, passwordHash);
}

/** The change that a link refers to, as long as it can be undone. */
async function findOpenChange(reader: Pick<Transaction, 'select'>, keyHash: string) {
  const [change] = await reader
    .select()
    .from(contactChanges)
    .where(
      and(eq(contactChanges.keyHash, keyHash), isNull(contactChanges.undoneAt), gt(contactChanges.endsAt, mallNow)),
    );
  return change ?? null;
}
