import { and, count, eq, ne, sql } from 'drizzle-orm';
import type { Paging } from '#contract/core/values.ts';
import type { PointsEntry } from '#contract/points/shopper.ts';
import { database, type Transaction } from '#server/database/connection.ts';
import { highestFirst } from '#server/database/highest-first.ts';
import { getSite } from '#server/modules/content/index.ts';
import { pointsBalances, pointsEntries } from './tables.ts';

export type Points = { available: number; frozen: number; spent: number };

/** An account's points; zero of each for an account that never had any. */
export async function findPoints(reader: Pick<Transaction, 'select'>, accountId: number): Promise<Points> {
  const [balance] = await reader
    .select({ available: pointsBalances.available, frozen: pointsBalances.frozen, spent: pointsBalances.spent })
    .from(pointsBalances)
    .where(eq(pointsBalances.accountId, accountId));
  return balance ?? { available: 0, frozen: 0, spent: 0 };
}

export async function getPointsOf(accountId: number) {
  const [{ available, frozen, spent }, rules] = await Promise.all([
    findPoints(database(), accountId),
    getSite(database(), 'points'),
  ]);
  return {
    integral: available,
    sumIntegral: available + frozen + spent,
    deductionIntegral: spent,
    frozenIntegral: frozen,
    rules,
  };
}

const change = sql<number>`${pointsEntries.availableDelta} + ${pointsEntries.frozenDelta}`;

/** The changes of an account's points, newest first. Thawing is left out: the entry of the earning says when it happens. */
export async function listPointsOf(accountId: number, { page, limit }: Paging) {
  const isShown = and(eq(pointsEntries.accountId, accountId), ne(change, 0));
  const [rows, [counted]] = await Promise.all([
    database()
      .select({
        id: pointsEntries.id,
        kind: pointsEntries.kind,
        points: change,
        reference: pointsEntries.reference,
        at: pointsEntries.at,
        thawsAt: pointsEntries.thawsAt,
        isFrozen: sql<boolean>`${pointsEntries.thawsAt} is not null and ${pointsEntries.thawedAt} is null`,
      })
      .from(pointsEntries)
      .where(isShown)
      .orderBy(highestFirst(pointsEntries.id))
      .limit(limit)
      .offset((page - 1) * limit),
    database().select({ total: count() }).from(pointsEntries).where(isShown),
  ]);
  const list = rows.map(
    ({ at, thawsAt, ...row }): PointsEntry => ({
      ...row,
      at: at.toISOString(),
      thawsAt: thawsAt?.toISOString() ?? null,
    }),
  );
  return { list, total: counted?.total ?? 0, page, limit };
}

/** How many of an order's points are still frozen. */
export async function sumFrozenOf(tx: Transaction, accountId: number, orderNumber: string): Promise<number> {
  const [row] = await tx
    .select({ frozen: sql<number>`coalesce(sum(${pointsEntries.frozenDelta}), 0)`.mapWith(Number) })
    .from(pointsEntries)
    .where(and(eq(pointsEntries.accountId, accountId), eq(pointsEntries.reference, orderNumber)));
  return row?.frozen ?? 0;
}

/** How many points an order has earned; zero until it was received. */
export async function findEarned(tx: Transaction, accountId: number, orderNumber: string): Promise<number> {
  const [row] = await tx
    .select({
      earned: sql<number>`${pointsEntries.availableDelta} + ${pointsEntries.frozenDelta} - ${pointsEntries.owedDelta}`,
    })
    .from(pointsEntries)
    .where(
      and(
        eq(pointsEntries.accountId, accountId),
        eq(pointsEntries.kind, 'earned'),
        eq(pointsEntries.cause, `order:${orderNumber}`),
      ),
    );
  return row?.earned ?? 0;
}
