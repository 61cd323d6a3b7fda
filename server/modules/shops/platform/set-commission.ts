import { and, count, desc, eq, gt, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import {
  commissionRatesMax,
  type setCategoryCommission as ofCategory,
  type setShopCommission as ofShop,
} from '#contract/shops/platform-commission.ts';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import { database, type Transaction, transaction } from '#server/database/connection.ts';
import { mallNow, readMallTime } from '#server/database/mall-clock.ts';
import type { Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { logOperatorAct } from '#server/modules/operators/index.ts';
import { assertUnchanged } from '#server/modules/shops/last-saved-queries.ts';
import { commissionRates, shopCategories, shops } from '#server/modules/shops/tables.ts';

type Operator = Caller<'platform'>;
type Added = { percent: number | null; startsAt: string | null; newest: number | null; reason: string };

/** Sets the commission of a classification from a time on. Orders placed before that keep theirs. */
export function setCategoryCommission(by: Operator, input: z.output<typeof ofCategory.input>): Promise<null> {
  const { categoryId, ...added } = input;
  return transaction(async (tx) => {
    const [kind] = await tx
      .select({ name: shopCategories.name })
      .from(shopCategories)
      .where(eq(shopCategories.id, categoryId))
      .for('update');
    if (!kind) throw new Refusal('bad_input', { field: 'categoryId' });
    const before = await addRate(tx, by, { categoryId }, eq(commissionRates.categoryId, categoryId), added);
    await logOperatorAct(tx, by, { act: 'category_commission_set', subject: kind.name.en, ...stateOf(before, added) });
    return null;
  });
}

/** Sets the commission of one shop from a time on, or gives it that of its classification back. */
export function setShopCommission(by: Operator, input: z.output<typeof ofShop.input>): Promise<null> {
  const { shopId, ...added } = input;
  return transaction(async (tx) => {
    const [shop] = await tx.select({ name: shops.name }).from(shops).where(eq(shops.id, shopId)).for('no key update');
    if (!shop) throw new Refusal('shop_not_found');
    const before = await addRate(tx, by, { shopId }, eq(commissionRates.shopId, shopId), added);
    await logOperatorAct(tx, by, { act: 'shop_commission_set', subject: shop.name.en, ...stateOf(before, added) });
    return null;
  });
}

type Before = { percent: number | null; startsAt: Date } | undefined;

const stateOf = (before: Before, { percent, startsAt, reason }: Added) => ({
  before: before ? { percent: before.percent, startsAt: before.startsAt.toISOString() } : null,
  after: { percent, startsAt: startsAt ?? 'now' },
  reason,
});

/** Adds a rate; the caller has locked whose it is. Returns the newest one before it. */
async function addRate(
  tx: Transaction,
  { session }: Operator,
  of: { shopId: number } | { categoryId: number },
  isTheirs: SQL,
  { percent, startsAt, newest, reason }: Added,
): Promise<Before> {
  const [before] = await tx
    .select()
    .from(commissionRates)
    .where(and(isTheirs, isNull(commissionRates.withdrawnAt)))
    .orderBy(desc(commissionRates.id))
    .limit(1);
  await assertUnchanged(tx, { version: before?.id ?? 0, savedBy: before?.addedBy ?? null }, newest ?? 0);
  const [all] = await tx.select({ count: count() }).from(commissionRates).where(isTheirs);
  if ((all?.count ?? 0) >= commissionRatesMax) throw new Refusal('too_many_rates');
  if (startsAt && Date.parse(startsAt) <= (await readMallTime(tx))) throw new Refusal('rate_in_past');
  await tx.insert(commissionRates).values({
    ...of,
    percent,
    startsAt: startsAt ? new Date(startsAt) : mallNow,
    isStarted: startsAt === null,
    reason,
    addedBy: session.accountId,
    addedAt: mallNow,
  });
  if (startsAt === null) await invalidateCache(tx, 'shops');
  return before;
}

/** Withdraws a rate that has not begun: no order has been placed with it. */
export function withdrawCommission(by: Operator, id: number): Promise<null> {
  return transaction(async (tx) => {
    const [rate] = await tx
      .update(commissionRates)
      .set({ withdrawnAt: mallNow })
      .where(
        and(eq(commissionRates.id, id), isNull(commissionRates.withdrawnAt), gt(commissionRates.startsAt, mallNow)),
      )
      .returning();
    if (!rate) throw new Refusal('rate_begun');
    const { percent, startsAt, shopId, categoryId } = rate;
    const [named] = shopId
      ? await tx.select({ name: shops.name }).from(shops).where(eq(shops.id, shopId))
      : await tx
          .select({ name: shopCategories.name })
          .from(shopCategories)
          .where(eq(shopCategories.id, categoryId ?? 0));
    const before = { percent, startsAt: startsAt.toISOString() };
    await logOperatorAct(tx, by, { act: 'commission_withdrawn', subject: named?.name.en ?? '', before });
    return null;
  });
}

/** Drops cached pages that name a commission when another one has begun. */
export async function followCommission(): Promise<void> {
  const isDue = and(
    eq(commissionRates.isStarted, false),
    isNull(commissionRates.withdrawnAt),
    lte(commissionRates.startsAt, mallNow),
  );
  const [due] = await database().select({ one: sql`1` }).from(commissionRates).where(isDue).limit(1);
  if (!due) return;
  await transaction(async (tx) => {
    await tx.update(commissionRates).set({ isStarted: true }).where(isDue);
    await invalidateCache(tx, 'shops');
  });
}
