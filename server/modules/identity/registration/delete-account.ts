import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
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
import { listVisitorsOf } from '#server/modules/identity/visitors/adopt-visitors.ts';

/** How orders and messages call someone whose account was deleted. */
const formerName = 'Former customer';

/**
 * Deletes all that identifies the owner of an account, and of the visitors whose orders it has taken over. The row stays, since
 * orders refer to it; mail address and phone are free again. False: someone has done so before.
 */
export async function deleteAccount(tx: Transaction, id: number): Promise<boolean> {
  const [held] = await tx
    .select({ userType: accounts.userType, email: accounts.email, phone: accounts.phone })
    .from(accounts)
    .where(and(eq(accounts.id, id), isNull(accounts.deletedAt)))
    .for('update');
  if (!held) return false;
  // The contacts of a visitor may be anyone's, and so may their codes and counted failures.
  const { email, phone } = held.userType === 'visitor' ? { email: null, phone: null } : held;
  const contacts = [email, phone].filter((contact) => contact !== null);
  const ids = [id, ...(await listVisitorsOf(tx, id))];
  await endSessionsOf(tx, id);
  for (const table of [addresses, contactChanges, secondFactors, socialLinks, unfinishedSignIns])
    await tx.delete(table).where(inArray(table.accountId, ids));
  if (contacts.length > 0) await tx.delete(codes).where(inArray(codes.recipient, contacts));
  if (email !== null) await forgetFailures(tx, { email });
  if (phone !== null) await forgetFailures(tx, { phone });
  const forgotten = { email: null, phone: null, countryCode: null, passwordHash: null, avatarHash: null };
  await tx
    .update(accounts)
    .set({
      ...{ ...forgotten, nickname: formerName },
      ...{ disabledAt: sql`coalesce(${accounts.disabledAt}, now())`, deletedAt: sql`now()` },
    })
    .where(inArray(accounts.id, ids));
  await publishIds(tx, accountsDisabled, [id]);
  return true;
}
