import { sql } from 'drizzle-orm';
import type { Asker } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { isReviewNeeded } from '#server/modules/catalogue/drafts/draft-queries.ts';
import { productImportItems, products } from '#server/modules/catalogue/tables.ts';

/**
 * Those of the imports whose products the platform looks at before shoppers do. A file is one change: if it looks at one of its
 * products, it looks at all of them.
 */
export async function findReviewed(on: Asker, importIds: readonly number[]): Promise<Set<number>> {
  if (importIds.length === 0) return new Set();
  if (await isReviewNeeded(on, null)) return new Set(importIds);
  const rows = await statement<{ id: number }>(
    'imports_of_forced_down',
    sql`
    select distinct i.import_id as id from ${productImportItems} i join ${products} p on p.id = i.product_id
    where i.import_id = any(${sql.param(importIds)}::int[]) and i.outcome in ('create', 'change')
      and p.forced_down_reason is not null`,
  ).rows(on);
  return new Set(rows.map(({ id }) => id));
}
