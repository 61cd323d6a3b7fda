import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { pastPrices, skus } from '#server/modules/catalogue/tables.ts';

/** What a variant, known by its values, cost before, and until when. */
export type PastPrice = { productId: number; values: readonly string[]; price: number; untilAt: Date };

/** Imports what products cost before they came to this mall. Later changes are written by the database itself. */
export async function importPastPrices(tx: Transaction, given: readonly PastPrice[]): Promise<void> {
  if (given.length === 0) return;
  await statement(
    'import_past_prices',
    sql`
    insert into ${pastPrices} (sku_id, until_at, price)
    select s.id, given."untilAt", given.price
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
      as given ("productId" int, "values" jsonb, price int, "untilAt" timestamptz)
    join ${skus} s on s.product_id = given."productId" and s.values = array(select jsonb_array_elements_text(given."values"))`,
  ).run(tx);
}
