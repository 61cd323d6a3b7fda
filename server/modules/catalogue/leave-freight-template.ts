import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { publishProducts } from './publish-products.ts';
import { products } from './tables.ts';

const batchSize = 5_000; // a statement has a few seconds, and a shop may have any number of products

/** Lets all products of a template be delivered by their shop's default one. Returns which they were. */
export async function leaveFreightTemplate(tx: Transaction, templateId: number): Promise<number[]> {
  const left: number[] = [];
  for (;;) {
    const rows = await statement<{ id: number }>(
      'leave_freight_template',
      sql`
      update ${products} p set freight_template_id = null
      from (select id from ${products} where freight_template_id = ${templateId} order by id limit ${batchSize} for no key update) own
      where p.id = own.id returning p.id`,
    ).rows(tx);
    if (rows.length === 0) return left;
    const ids = rows.map(({ id }) => id);
    await publishProducts(tx, ids);
    left.push(...ids);
  }
}

/** Lets those of these products of the shop that name no template be delivered by this one again. */
export async function returnToFreightTemplate(
  tx: Transaction,
  shopId: number,
  templateId: number,
  productIds: readonly number[],
): Promise<void> {
  for (let start = 0; start < productIds.length; start += batchSize) {
    const rows = await statement<{ id: number }>(
      'return_to_freight_template',
      sql`
      update ${products} p set freight_template_id = ${templateId}
      from (
        select id from ${products}
        where id = any(${sql.param(productIds.slice(start, start + batchSize))}::int[]) and shop_id = ${shopId} and freight_template_id is null
        order by id for no key update
      ) own
      where p.id = own.id returning p.id`,
    ).rows(tx);
    await publishProducts(
      tx,
      rows.map(({ id }) => id),
    );
  }
}
