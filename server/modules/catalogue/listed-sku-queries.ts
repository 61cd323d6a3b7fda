import { sql } from 'drizzle-orm';
import { products, skus } from './tables.ts';

// The variant that stands for its product where none is chosen: in lists, in search, and in an estimate of the freight. It is
// the one whose price relistProducts stores: the cheapest in stock.

const listed = sql`from ${skus} listed where listed.product_id = ${products.id} and listed.is_offered
  order by listed.on_hand > listed.reserved desc, listed.price, listed.id limit 1`;

/** In a query of products; null when the product offers no variant. */
export const listedSkuId = sql<number | null>`(select listed.id ${listed})`;

/** The weight of one unit of it: its own, else its product's, as carts and orders count it (sku-queries.ts). */
export const listedWeight = sql<number>`coalesce((select listed.weight_grams ${listed}), ${products.weightGrams})`;
