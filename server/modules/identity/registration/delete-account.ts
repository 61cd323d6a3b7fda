import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { publishIds } from '#server/database/events.ts';
import { accountsDisabled } from '#server/modules/identity/events.ts';
import { endSessionsOf } from '#server/modules/identity/sessions/sessions.ts';
import { forgetFailures } from '#server/modules/identity/sign-in/sign-in-failures.ts';
import {
  accounts,
  addresses,
  codes,
  contactChanges,
  secondFactors,
  socialLinks,
  unfinishedSignIns,
} from '#server/modules/identity/tables.ts';

/** How orders and messages call someone whose account was deleted. */
const formerName = 'Former customer';

/**
 * Deletes all that identifies the owner of an account, and of the visitors whose orders it has taken over. The row stays, since
 * orders refer to it; mail address and phone are free again. False: someone has done so before.
 */
export async function deleteAccount(tx: Transaction, id: number): Promise<boolean> {
  const [held] = await tx
    .select({ email: accounts.email, phone: accounts.phone })
    .from(accounts)
    .where(and(eq(accounts.id, id), isNull(accounts.deletedAt)))
    .for('update');
  if (!held) return false;
  const contacts = [held.email, held.phone].filter((contact) => contact !== null);
  const visitors = await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.adoptedBy, id));
  const ids = [id, ...visitors.map((visitor) => visitor.id)];
  await endSessionsOf(tx, id);
  for (const table of [addresses, contactChanges, secondFactors, socialLinks, unfinishedSignIns])
    await tx.delete(table).where(inArray(table.accountId, ids));
  if (contacts.length > 0) await tx.delete(codes).where(inArray(codes.recipient, contacts));
  if (held.email !== null) await forgetFailures(tx, { email: held.email });
  if (held.phone !== null) await forgetFailures(tx, { phone: held.phone });
  const forgotten = { email: null, phone: null, countryCode: null, passwordHash: null, avatarHash: null };
  await tx
    .update(accounts)
    .set({
      ...{ ...forgotten, nickname: formerName },
      ...{ disabledAt: sql`coalesce(${accounts.disabledAt}, now())`, deletedAt: sql`now()` },
    })
    .where(or(eq(accounts.id, id), eq(accounts.adoptedBy, id)));
  await publishIds(tx, accountsDisabled, [id]);
  return true;
}
