import { and, count, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import * as contract from '#contract/catalogue/platform-flash-sales.ts';
import type { Localized } from '#contract/core/languages.ts';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { readMallTime } from '#server/database/mall-clock.ts';
import type { Caller } from '#server/http/caller.ts';
import { runOncePerKey } from '#server/http/idempotency.ts';
import { Refusal } from '#server/http/refusal.ts';
import { written } from '#server/modules/catalogue/drafts/live-content.ts';
import { activities, categories, flashSignUps, flashTerms } from '#server/modules/catalogue/tables.ts';
import { publishOwnPictures } from '#server/modules/content/index.ts';
import { logOperatorAct } from '#server/modules/operators/index.ts';
import { assertUnchanged, savedNow } from '#server/modules/shops/index.ts';
import { type LockedSale, lockSale } from './sale-rows.ts';

type Terms = contract.FlashSaleTerms;

const layout = 1; // that of a row of products, as every flash sale has it

/** Plans a flash sale, for which shops can sign up products at once. Under an idempotency key there is one. */
export function addFlashSale(
  by: Caller<'platform'>,
  input: z.output<typeof contract.addFlashSale.input>,
): Promise<{ id: number }> {
  const { idempotencyKey: key, session } = by;
  const { accountId } = session;
  return transaction((tx) => {
    const add = () => insertSale(tx, by, input.sale);
    return key === null ? add() : runOncePerKey(tx, { accountId, call: contract.addFlashSale.path, key, input }, add);
  });
}

async function insertSale(tx: Transaction, by: Caller<'platform'>, terms: Terms): Promise<{ id: number }> {
  const { accountId } = by.session;
  await assertTimes(tx, terms);
  await assertCategories(tx, terms.categoryIds);
  if (terms.bannerHash) await publishOwnPictures(tx, accountId, [terms.bannerHash]);
  const [added] = await tx
    .insert(activities)
    .values({ kind: 'flash', layout, ...activityOf(terms) })
    .returning({ id: activities.id });
  if (!added) throw new Error('Adding a flash sale returned no id');
  await tx.insert(flashTerms).values({ activityId: added.id, ...demandsOf(terms), ...savedNow(accountId) });
  await invalidateCache(tx, 'activities');
  await logOperatorAct(tx, by, {
    act: 'flash_sale_added',
    subject: terms.name.en ?? '',
    after: { ...added, ...terms },
  });
  return added;
}

/** Replaces the terms of a flash sale. Once a product is signed up, what its shop relies on stays. */
export function editFlashSale(
  by: Caller<'platform'>,
  { id, version, sale: terms }: z.output<typeof contract.editFlashSale.input>,
): Promise<null> {
  const { accountId } = by.session;
  return transaction(async (tx) => {
    const before = await lockSale(tx, id, 'update');
    await assertUnchanged(tx, before, version);
    if (before.state === 'ended' || before.state === 'cancelled') throw new Refusal('flash_sale_over');
    if ((await hasSignUps(tx, id)) && !keepsTerms(before, terms)) throw new Refusal('flash_terms_fixed');
    if (Date.parse(terms.signUpUntil) !== before.signUpUntil.getTime()) await assertTimes(tx, terms);
    await assertCategories(tx, terms.categoryIds);
    const { bannerHash } = terms;
    if (bannerHash && bannerHash !== before.activity.bannerHash) await publishOwnPictures(tx, accountId, [bannerHash]);
    await tx.update(activities).set(activityOf(terms)).where(eq(activities.id, id));
    await tx
      .update(flashTerms)
      .set({ ...demandsOf(terms), version: version + 1, ...savedNow(accountId) })
      .where(eq(flashTerms.activityId, id));
    await invalidateCache(tx, 'activities', 'products');
    const { startsAt, endsAt, signUpUntil } = before;
    await logOperatorAct(tx, by, {
      act: 'flash_sale_edited',
      subject: terms.name.en ?? '',
      before: { id, name: before.name, startsAt, endsAt, signUpUntil },
      after: { id, ...terms },
    });
    return null;
  });
}

const activityOf = ({ name, instruction, bannerHash, startsAt, endsAt }: Terms) => ({
  name: written(name) as Localized,
  instruction: { en: '', ...written(instruction) },
  bannerHash,
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
});

const demandsOf = ({ signUpUntil, leastPercent, mostUnits, perBuyer, categoryIds }: Terms) => ({
  signUpUntil: new Date(signUpUntil),
  ...{ leastPercent, mostUnits, perBuyer, categoryIds: categoryIds.toSorted((one, other) => one - other) },
});

/** Whether everything is as before but texts, picture and a later end of the sign-up. */
function keepsTerms(before: LockedSale, terms: Terms): boolean {
  const fixed = ({ leastPercent, mostUnits, perBuyer, categoryIds }: ReturnType<typeof demandsOf> | LockedSale) =>
    JSON.stringify([leastPercent, mostUnits, perBuyer, categoryIds]);
  return (
    fixed(before) === fixed(demandsOf(terms)) &&
    Date.parse(terms.startsAt) === before.startsAt.getTime() &&
    Date.parse(terms.endsAt) === before.endsAt.getTime() &&
    Date.parse(terms.signUpUntil) >= before.signUpUntil.getTime()
  );
}

async function hasSignUps(tx: Transaction, id: number): Promise<boolean> {
  const [found] = await tx
    .select({ id: flashSignUps.id })
    .from(flashSignUps)
    .where(and(eq(flashSignUps.activityId, id), inArray(flashSignUps.state, ['waiting', 'accepted'])))
    .limit(1);
  return found !== undefined;
}

/** Shops have time to sign up, unless it ends with the start: then the platform can choose the products of a sale that begins at once. */
async function assertTimes(tx: Transaction, { startsAt, endsAt, signUpUntil }: Terms): Promise<void> {
  const now = await readMallTime(tx);
  if (Date.parse(endsAt) <= now) throw new Refusal('bad_input', { field: 'endsAt' });
  if (Date.parse(signUpUntil) <= now && Date.parse(signUpUntil) !== Date.parse(startsAt))
    throw new Refusal('bad_input', { field: 'signUpUntil' });
}

async function assertCategories(tx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const [found] = await tx
    .select({ total: count() })
    .from(categories)
    .where(inArray(categories.id, [...ids]));
  if (found?.total !== ids.length) throw new Refusal('bad_input', { field: 'categoryIds' });
}
