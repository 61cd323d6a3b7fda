import { type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#contract/core/languages.ts';
import type { Transaction } from '#server/database/connection.ts';
import { textIn } from '#server/database/localized-text.ts';
import { statement } from '#server/database/statement.ts';
import { Refusal } from '#server/http/refusal.ts';
import { relistProducts } from '#server/modules/catalogue/relist-products.ts';
import { products, skus, stockChanges } from '#server/modules/catalogue/tables.ts';
import { publishStock } from './publish-stock.ts';

/** Units of a variant for one order line. The line is the cause of its stock changes, so none of them happens twice. */
export type LineStock = { lineId: number; skuId: number; quantity: number };

type MoveKind = {
  name: 'reserve' | 'release' | 'sale';
  /** By how much one unit changes the stock on hand and the reserved part of it. */
  onHand: 0 | -1;
  reserved: 1 | -1;
  /** The condition: `s` is the variant, `held` the units in total. */
  onlyIf: SQL;
};

const reserving: MoveKind = {
  name: 'reserve',
  onHand: 0,
  reserved: 1,
  onlyIf: sql`s.is_offered and s.on_hand - s.reserved >= held.quantity`,
};
const releasing: MoveKind = { name: 'release', onHand: 0, reserved: -1, onlyIf: sql`s.reserved >= held.quantity` };
const selling: MoveKind = { name: 'sale', onHand: -1, reserved: -1, onlyIf: sql`s.reserved >= held.quantity` };

/** Reserves units for order lines: all of them, or it refuses and names a variant without enough stock. */
export async function reserveStock(tx: Transaction, lines: readonly LineStock[], locale: Locale = 'en'): Promise<void> {
  const moved = await changeStock(tx, reserving, lines);
  const missing = unmoved(lines, moved);
  if (missing.length > 0) await refuseMissing(tx, missing, locale);
  await relistProducts(tx, productsOf(moved.filter(({ left }) => left === 0)));
  await publishStock(
    tx,
    moved.map(({ productId, quantity, left }) => ({ productId, before: left + quantity, after: left })),
  );
}

/** Releases what order lines have reserved. */
export async function releaseStock(tx: Transaction, lines: readonly LineStock[]): Promise<void> {
  const moved = await changeStock(tx, releasing, lines);
  assertAll(moved, lines);
  await relistProducts(tx, productsOf(moved.filter(({ left, quantity }) => left === quantity)));
  await publishStock(
    tx,
    moved.map(({ productId, quantity, left }) => ({ productId, before: left - quantity, after: left })),
  );
}

/** Removes from stock what order lines have reserved. The available stock stays the same. */
export async function sellStock(tx: Transaction, lines: readonly LineStock[]): Promise<void> {
  assertAll(await changeStock(tx, selling, lines), lines);
}

type Moved = { id: number; productId: number; quantity: number; left: number };

/**
 * Changes the stock of all lines and records each change, in one statement whatever their number. Variants are locked in the
 * order of their ids, so that two orders of the same products cannot deadlock; those that cannot be changed are missing in the
 * result.
 */
async function changeStock(tx: Transaction, kind: MoveKind, lines: readonly LineStock[]): Promise<Moved[]> {
  if (lines.length === 0) return [];
  const column = (name: keyof LineStock) => sql.param(lines.map((line) => line[name]));
  return statement<Moved>(
    'move_stock',
    sql`
    with line as (
      select * from unnest(${column('lineId')}::int[], ${column('skuId')}::int[], ${column('quantity')}::int[]) as line (id, sku_id, quantity)
    ), wanted as (
      select sku_id, sum(quantity)::int as quantity from line group by sku_id
    ), held as materialized (
      select s.id, wanted.quantity from ${skus} s join wanted on wanted.sku_id = s.id order by s.id for no key update of s
    ), moved as (
      update ${skus} s set on_hand = s.on_hand + ${kind.onHand}::int * held.quantity, reserved = s.reserved + ${kind.reserved}::int * held.quantity
      from held where s.id = held.id and ${kind.onlyIf}
      returning s.id, s.product_id, held.quantity, s.on_hand - s.reserved as free
    ), noted as (
      insert into ${stockChanges} (sku_id, cause, on_hand_delta, reserved_delta)
      select line.sku_id, ${`${kind.name}:`}::text || line.id, ${kind.onHand}::int * line.quantity, ${kind.reserved}::int * line.quantity
      from line join moved on moved.id = line.sku_id
    )
    select id, product_id as "productId", quantity, free as "left" from moved`,
  ).rows(tx);
}

const productsOf = (moved: readonly Moved[]) => [...new Set(moved.map(({ productId }) => productId))];

function unmoved(lines: readonly LineStock[], moved: readonly Moved[]): number[] {
  return lines.map(({ skuId }) => skuId).filter((skuId) => !moved.some(({ id }) => id === skuId));
}

function assertAll(moved: readonly Moved[], lines: readonly LineStock[]): void {
  const missing = unmoved(lines, moved);
  if (missing.length > 0) throw new Error(`Variants ${missing} have less reserved than their orders hold`);
}

async function refuseMissing(tx: Transaction, skuIds: readonly number[], locale: Locale): Promise<never> {
  const rows = await statement<{ name: string; stock: number }>(
    'refuse_missing',
    sql`
    select ${textIn(sql`p.name`, locale)} as name, case when s.is_offered then s.on_hand - s.reserved else 0 end as stock
    from ${skus} s join ${products} p on p.id = s.product_id where s.id = any(${sql.param(skuIds)}::int[]) order by s.id limit 1`,
  ).rows(tx);
  if (!rows[0]) throw new Refusal('sku_not_found');
  throw new Refusal('not_enough_stock', rows[0]);
}
