import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { publishProducts } from './publish-products.ts';
import { products } from './tables.ts';

const batchSize = 5_000; // a statement has a few seconds, and a shop may have any number of products

/** Lets all products of a template be delivered by their shop's default one. */
export async function leaveFreightTemplate(tx: Transaction, templateId: number): Promise<void> {
  for (;;) {
    const rows = await statement<{ id: number }>(
      'leave_freight_template',
      sql`
      update ${products} p set freight_template_id = null
      from (select id from ${products} where freight_template_id = ${templateId} order by id limit ${batchSize} for no key update) own
      where p.id = own.id returning p.id`,
    ).rows(tx);
    if (rows.length === 0) return;
    await publishProducts(
      tx,
      rows.map(({ id }) => id),
    );
  }
}
