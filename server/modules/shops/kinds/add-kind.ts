import type { z } from 'zod';
import type * as contract from '#contract/shops/platform-kinds.ts';
import { shopKindsMax } from '#contract/shops/shopper.ts';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import type { Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { logOperatorAct } from '#server/modules/operators/index.ts';
import { savedNow } from '#server/modules/shops/last-saved-queries.ts';
import { shopCategories, shopTypes } from '#server/modules/shops/tables.ts';
import { assertFreeName, lockKinds } from './kind-rows.ts';
import { textsOnOneLine, textsWritten } from './kind-texts.ts';

type Operator = Caller<'platform'>;
type Input<Name extends 'addShopType' | 'addShopCategory'> = z.output<(typeof contract)[Name]['input']>;

/** Adds a type of shop at the end of the list. */
export function addShopType(by: Operator, input: Input<'addShopType'>): Promise<{ id: number }> {
  return transaction(async (tx) => {
    const after = { name: textsOnOneLine(input.name), info: textsWritten(input.info) };
    const place = await placeFor(tx, 'type', after.name.en);
    const added = await tx
      .insert(shopTypes)
      .values({ ...after, place, ...savedNow(by.session.accountId) })
      .returning({ id: shopTypes.id });
    await logOperatorAct(tx, by, { act: 'shop_type_added', subject: after.name.en, after });
    return offered(tx, added);
  });
}

/** Adds a classification at the end of the list, with the commission that its shops have until it is set otherwise. */
export function addShopCategory(by: Operator, input: Input<'addShopCategory'>): Promise<{ id: number }> {
  return transaction(async (tx) => {
    const after = { name: textsOnOneLine(input.name), percent: input.percent };
    const place = await placeFor(tx, 'category', after.name.en);
    const added = await tx
      .insert(shopCategories)
      .values({ name: after.name, commissionPercent: after.percent, place, ...savedNow(by.session.accountId) })
      .returning({ id: shopCategories.id });
    await logOperatorAct(tx, by, { act: 'shop_category_added', subject: after.name.en, after });
    return offered(tx, added);
  });
}

async function placeFor(tx: Transaction, kind: contract.ShopKind, name: string): Promise<number> {
  const rows = await lockKinds(tx, kind, []);
  assertFreeName(rows, name, null);
  if (rows.length >= shopKindsMax) throw new Refusal('too_many_shop_kinds');
  return Math.max(0, ...rows.map(({ place }) => place)) + 1;
}

async function offered(tx: Transaction, [added]: { id: number }[]): Promise<{ id: number }> {
  if (!added) throw new Error('Nothing was added');
  await invalidateCache(tx, 'shop-kinds');
  return added;
}
