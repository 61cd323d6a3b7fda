import { asc, eq, inArray } from 'drizzle-orm';
import type { ShopKind } from '#contract/shops/platform-kinds.ts';
import { takeLock } from '#server/database/advisory-lock.ts';
import type { Transaction } from '#server/database/connection.ts';
import { locks } from '#server/database/locks.ts';
import { Refusal } from '#server/http/refusal.ts';
import { shopCategories, shopTypes } from '#server/modules/shops/tables.ts';

/** A type of shop, or a classification. */
export type KindRow = Omit<typeof shopTypes.$inferSelect, 'info'>;

/**
 * All rows of a list, which no colleague changes until the transaction ends; those of `ids` are locked as well, so that no shop and
 * no application gets them meanwhile, see `holdKinds`.
 */
export async function lockKinds(tx: Transaction, kind: ShopKind, ids: readonly number[]): Promise<KindRow[]> {
  await takeLock(tx, locks.shopKinds);
  if (ids.length > 0) await lockRows(tx, kind, ids);
  return readKinds(tx, kind);
}

/** The rows of a list, in their order. */
export async function readKinds(tx: Transaction, kind: ShopKind): Promise<KindRow[]> {
  if (kind === 'type') return tx.select().from(shopTypes).orderBy(asc(shopTypes.place), asc(shopTypes.id));
  return tx.select().from(shopCategories).orderBy(asc(shopCategories.place), asc(shopCategories.id));
}

async function lockRows(tx: Transaction, kind: ShopKind, ids: readonly number[]): Promise<void> {
  const table = kind === 'type' ? shopTypes : shopCategories;
  await tx
    .select({ id: table.id })
    .from(table)
    .where(inArray(table.id, [...ids]))
    .orderBy(asc(table.id))
    .for('update');
}

export function getKind(rows: readonly KindRow[], id: number): KindRow {
  const row = rows.find((each) => each.id === id);
  if (!row) throw new Refusal('shop_kind_not_found');
  return row;
}

const keyOf = (name: string) => name.toLowerCase().replaceAll(/\s/g, '');

/** Refuses a name that another row of the list has, whatever its capitals and spaces. */
export function assertFreeName(rows: readonly KindRow[], name: string, id: number | null): void {
  const known = rows.find((row) => row.id !== id && keyOf(row.name.en) === keyOf(name));
  if (known) throw new Refusal('shop_kind_exists', { name: known.name.en });
}

type Held = { isRetired: boolean };

/**
 * The kinds that a shop or an application is about to get, neither retired nor removed nor left by a move until the transaction ends.
 * Held before any shop and application is locked, as by those who move them; undefined where there is none.
 */
export async function holdKinds(
  tx: Transaction,
  { typeId, categoryId }: { typeId?: number; categoryId?: number },
): Promise<Record<ShopKind, Held | undefined>> {
  const [type] =
    typeId === undefined
      ? []
      : await tx
          .select({ isRetired: shopTypes.isRetired })
          .from(shopTypes)
          .where(eq(shopTypes.id, typeId))
          .for('share');
  const [category] =
    categoryId === undefined
      ? []
      : await tx
          .select({ isRetired: shopCategories.isRetired })
          .from(shopCategories)
          .where(eq(shopCategories.id, categoryId))
          .for('share');
  return { type, category };
}
