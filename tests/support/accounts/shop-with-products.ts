import { sql } from 'drizzle-orm';
import { database } from '#server/database/connection.ts';
import { aMerchant } from './callers.ts';

/** A closed shop with products of the given names, which no shopper of the demo sees. */
export async function aShopWith(names: readonly string[]) {
  const owner = await aMerchant();
  const { rows } = await database().execute<{ id: number }>(
    sql`select id from shops where owner_id = ${owner.accountId}`,
  );
  const shopId = rows[0]?.id ?? 0;
  await database().execute(sql`update shops set is_open = false where id = ${shopId}`);
  const productIds: number[] = [];
  for (const name of names) {
    const added = await database().execute<{ id: number }>(sql`
      with model as (select category_id, picture_hash from products order by id limit 1),
      added as (
        insert into products (shop_id, category_id, name, picture_hash, price, original_price)
        select ${shopId}, category_id, jsonb_build_object('en', ${name}::text), picture_hash, 900, 900 from model returning id
      ), pictured as (
        insert into product_pictures (product_id, position, picture_hash) select added.id, 0, picture_hash from added, model
      )
      insert into skus (product_id, "values", price, original_price, opening, on_hand) select id, '{}', 900, 900, 5, 5 from added
      returning product_id as id`);
    productIds.push(added.rows[0]?.id ?? 0);
  }
  return { owner, shopId, productIds };
}
