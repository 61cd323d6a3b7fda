import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { publish } from '#server/database/events.ts';
import { statement } from '#server/database/statement.ts';
import { Refusal } from '#server/http/refusal.ts';
import { visitorsAdopted } from '#server/modules/identity/events.ts';
import { accounts, sessions } from '#server/modules/identity/tables.ts';

const batchSize = 1_000;

/**
 * Takes over all visitors with this mail address into the account whose owner has just proved it by a code, in the transaction
 * that consumes the code. The visitors are signed out, and what belongs to them follows by an event.
 */
export async function adoptVisitors(tx: Transaction, accountId: number, email: string): Promise<void> {
  const isTheirs = and(
    eq(accounts.email, email),
    eq(accounts.userType, 'visitor'),
    isNull(accounts.adoptedBy),
    isNull(accounts.disabledAt),
  );
  const held = await tx
    .select({ id: accounts.id, deletedAt: accounts.deletedAt })
    .from(accounts)
    .where(or(isTheirs, eq(accounts.id, accountId)))
    .orderBy(asc(accounts.id))
    .limit(batchSize)
    .for('update'); // waits for an order that one of them is placing, see assertNotAdopted
  // What came to an account after its deletion would have a name and an address again.
  if (held.some(({ id, deletedAt }) => id === accountId && deletedAt !== null)) return;
  const visitorIds = held.map(({ id }) => id).filter((id) => id !== accountId);
  if (visitorIds.length === 0) return;
  // Visitors that were taken over by one of these go along, so that every visitor refers to its last owner.
  await tx
    .update(accounts)
    .set({ adoptedBy: accountId })
    .where(or(inArray(accounts.id, visitorIds), inArray(accounts.adoptedBy, visitorIds)));
  await tx.delete(sessions).where(inArray(sessions.accountId, visitorIds));
  await publish(tx, visitorsAdopted, { visitorIds });
}

/**
 * Refuses a visitor that an account has just taken over and whoever was just deleted, and locks the account until the transaction
 * ends: an order that is being placed either goes along with the others, and keeps the account from being deleted, or is not placed.
 */
export async function assertNotAdopted(tx: Transaction, accountId: number): Promise<void> {
  const [account] = await statement<{ id: number }>(
    'not_adopted',
    sql`select id from ${accounts} where id = ${accountId}::int and adopted_by is null and deleted_at is null
      for key share`,
  ).rows(tx);
  if (!account) throw new Refusal('not_signed_in');
}

/** The visitors that an account has taken over. What belonged to them may still be on its way to it. */
export async function listVisitorsOf(reader: Pick<Transaction, 'select'>, ownerId: number): Promise<number[]> {
  const visitors = await reader
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.adoptedBy, ownerId))
    .orderBy(asc(accounts.id));
  return visitors.map(({ id }) => id);
}

/** A visitor that was taken over, and the account to which everything of the visitor goes. */
export type Adopted = { visitorId: number; ownerId: number };

/** The current owners of these visitors' belongings, locked until the transaction ends; they may have changed since the event. */
export async function listAdopted(tx: Transaction, visitorIds: readonly number[]): Promise<Adopted[]> {
  // Owners before visitors, as a deletion locks them.
  const owners = tx
    .select({ id: accounts.adoptedBy })
    .from(accounts)
    .where(inArray(accounts.id, [...visitorIds]));
  await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(inArray(accounts.id, owners))
    .orderBy(asc(accounts.id))
    .for('key share');
  return tx
    .select({ visitorId: accounts.id, ownerId: sql<number>`${accounts.adoptedBy}` })
    .from(accounts)
    .where(and(inArray(accounts.id, [...visitorIds]), sql`${accounts.adoptedBy} is not null`))
    .orderBy(asc(accounts.id))
    .for('share');
}
