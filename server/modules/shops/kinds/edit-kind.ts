import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type * as contract from '#contract/shops/platform-kinds.ts';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import type { Caller } from '#server/http/caller.ts';
import { logOperatorAct } from '#server/modules/operators/index.ts';
import { assertUnchanged, savedNow } from '#server/modules/shops/last-saved-queries.ts';
import { shopCategories, shopTypes } from '#server/modules/shops/tables.ts';
import { assertFreeName, getKind, type KindRow, lockKinds } from './kind-rows.ts';
import { textsOnOneLine, textsWritten } from './kind-texts.ts';

type Operator = Caller<'platform'>;
type Input<Name extends 'editShopType' | 'editShopCategory' | 'retireShopKind'> = z.output<
  (typeof contract)[Name]['input']
>;
type Seen = { id: number; version: number };
type Saved = Promise<{ version: number }>;

/** Changes what a type of shop is called and which papers it asks for. */
export function editShopType(by: Operator, { name: given, info: asked, ...seen }: Input<'editShopType'>): Saved {
  return transaction(async (tx) => {
    const [name, info] = [textsOnOneLine(given), textsWritten(asked)];
    const row = await lockUnchanged(tx, 'type', seen, name.en);
    const [before] = await tx.select({ info: shopTypes.info }).from(shopTypes).where(eq(shopTypes.id, seen.id));
    await tx
      .update(shopTypes)
      .set({ name, info, ...nextOf(by, row) })
      .where(eq(shopTypes.id, row.id));
    await logOperatorAct(tx, by, {
      ...{ act: 'shop_type_edited', subject: row.name.en },
      ...{ before: { name: row.name, ...before }, after: { name, info } },
    });
    return saved(tx, row);
  });
}

/** Changes what a classification is called. */
export function editShopCategory(by: Operator, { name: given, ...seen }: Input<'editShopCategory'>): Saved {
  return transaction(async (tx) => {
    const name = textsOnOneLine(given);
    const row = await lockUnchanged(tx, 'category', seen, name.en);
    await tx
      .update(shopCategories)
      .set({ name, ...nextOf(by, row) })
      .where(eq(shopCategories.id, row.id));
    await logOperatorAct(tx, by, {
      ...{ act: 'shop_category_edited', subject: row.name.en, before: { name: row.name }, after: { name } },
    });
    return saved(tx, row);
  });
}

const retiringActs = { type: { act: 'shop_type_retired' }, category: { act: 'shop_category_retired' } } as const;
const offeringActs = { type: { act: 'shop_type_offered' }, category: { act: 'shop_category_offered' } } as const;

/** Retires a kind, so that no new shop gets it, or offers it again. */
export function retireShopKind(by: Operator, { kind, isRetired, ...seen }: Input<'retireShopKind'>): Saved {
  return transaction(async (tx) => {
    const row = await lockUnchanged(tx, kind, seen);
    const table = kind === 'type' ? shopTypes : shopCategories;
    await tx
      .update(table)
      .set({ isRetired, ...nextOf(by, row) })
      .where(eq(table.id, row.id));
    await logOperatorAct(tx, by, {
      ...(isRetired ? retiringActs : offeringActs)[kind],
      subject: row.name.en,
      before: { isRetired: row.isRetired },
      after: { isRetired },
    });
    return saved(tx, row);
  });
}

/** A row as the operator saw it, whom nobody else gets or changes until the transaction ends. */
async function lockUnchanged(
  tx: Transaction,
  kind: contract.ShopKind,
  { id, version }: Seen,
  name?: string,
): Promise<KindRow> {
  const rows = await lockKinds(tx, kind, [id]);
  const row = getKind(rows, id);
  await assertUnchanged(tx, row, version);
  if (name !== undefined) assertFreeName(rows, name, id);
  return row;
}

const nextOf = ({ session }: Operator, { version }: KindRow) => ({
  version: version + 1,
  ...savedNow(session.accountId),
});

async function saved(tx: Transaction, { version }: KindRow): Saved {
  await invalidateCache(tx, 'shop-kinds');
  return { version: version + 1 };
}
