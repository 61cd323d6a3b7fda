import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import * as contract from '#contract/catalogue/merchant-stock.ts';
import type { OutputOf } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { textIn } from '#server/database/localized-text.ts';
import { statement } from '#server/database/statement.ts';
import type { Actor } from '#server/http/caller.ts';
import { runOncePerKey } from '#server/http/idempotency.ts';
import { Refusal } from '#server/http/refusal.ts';
import { adjustStock, type StockDelta } from '#server/modules/catalogue/stock/adjust-stock.ts';
import { products, skus } from '#server/modules/catalogue/tables.ts';
import { logAct } from '#server/modules/shops/index.ts';
import { variantText } from './own-stock-queries.ts';

/** Who changes stock, in which language they are answered, and the key under which it happens once. */
export type Editor = Actor & { accountId: number; locale: Locale; idempotencyKey: string | null };
type Changed = OutputOf<typeof contract.changeStock>;

/** Adds units to variants or takes them away: all of them, or none. */
export function changeOwnStock(editor: Editor, input: z.output<typeof contract.changeStock.input>): Promise<Changed> {
  const { changes, reason, note } = input;
  return once(editor, contract.changeStock.path, input, async (tx) => {
    const subject = await apply(tx, editor, changes, reason, note);
    await logAct(tx, editor, 'stock_changed', subject, note);
    return { changed: changes.length };
  });
}

/**
 * Applies what was counted as the difference to what was seen then. It is never written as the new stock: what has been sold
 * or received since the count is in the present stock already.
 */
export function applyStockTake(
  editor: Editor,
  input: z.output<typeof contract.applyStockTake.input>,
): Promise<Changed> {
  const deltas = input.counts
    .map(({ skuId, seen, counted }) => ({ skuId, delta: counted - seen }))
    .filter(({ delta }) => delta !== 0);
  return once(editor, contract.applyStockTake.path, input, async (tx) => {
    await assertOwn(
      tx,
      editor.shopId,
      input.counts.map(({ skuId }) => skuId),
    );
    const subject = await apply(tx, editor, deltas, 'counted', input.note);
    if (deltas.length > 0) await logAct(tx, editor, 'stock_counted', subject, input.note);
    return { changed: deltas.length };
  });
}

function once<Answer>(
  { accountId, shopId, idempotencyKey }: Editor,
  call: string,
  input: unknown,
  work: (tx: Transaction) => Promise<Answer>,
): Promise<Answer> {
  return transaction((tx) => {
    if (idempotencyKey === null) return work(tx);
    return runOncePerKey(tx, { accountId, call, key: idempotencyKey, input: { shopId, input } }, () => work(tx));
  });
}

/** Returns what was changed in words, for the shop's log. */
async function apply(
  tx: Transaction,
  { shopId, accountId, locale }: Editor,
  deltas: readonly StockDelta[],
  reason: (typeof contract.stockReasons)[number],
  note: string,
): Promise<string> {
  const skuIds = deltas.map(({ skuId }) => skuId);
  await assertOwn(tx, shopId, skuIds);
  const unmoved = await adjustStock(tx, deltas, { cause: `edit:${randomUUID()}`, reason, accountId, note });
  if (unmoved.length > 0) {
    const [first] = await namesOf(tx, unmoved.slice(0, 1), locale);
    if (!first) throw new Refusal('sku_not_found');
    const isTooLow = deltas.some(({ skuId, delta }) => skuId === first.skuId && delta < 0);
    throw new Refusal(isTooLow ? 'stock_too_low' : 'stock_too_high', { name: first.name, stock: first.available });
  }
  const names = await namesOf(tx, skuIds.slice(0, namesInLog), 'en');
  const deltaOf = new Map(deltas.map(({ skuId, delta }) => [skuId, delta]));
  return names.map(({ skuId, name }) => `${name} ${signed(deltaOf.get(skuId) ?? 0)}`).join(', ');
}

const namesInLog = 5; // the log has room for about so many; the history of each variant has all

const signed = (delta: number) => (delta > 0 ? `+${delta}` : `−${-delta}`);

/** Refuses variants of other shops, as if they did not exist. */
export async function assertOwn(tx: Transaction, shopId: number, skuIds: readonly number[]): Promise<void> {
  const own = await statement(
    'own_variants',
    sql`select 1 from ${skus} s join ${products} p on p.id = s.product_id
    where s.id = any(${sql.param(skuIds)}::int[]) and p.shop_id = ${shopId} and s.is_offered`,
  ).run(tx);
  if (own < skuIds.length) throw new Refusal('sku_not_found');
}

export function namesOf(tx: Transaction, skuIds: readonly number[], locale: Locale) {
  return statement<{ skuId: number; name: string; available: number }>(
    'variant_names',
    sql`
    select s.id as "skuId", ${textIn(sql`p.name`, locale)} || coalesce(' (' || nullif(${variantText(locale)}, '') || ')', '') as name,
      s.on_hand - s.reserved as available
    from ${skus} s join ${products} p on p.id = s.product_id where s.id = any(${sql.param(skuIds)}::int[]) order by s.id`,
  ).rows(tx);
}
