import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { Refusal } from '#server/http/refusal.ts';
import { shops } from '#server/modules/shops/tables.ts';

/** Refuses a shop that is closed: nobody would answer there. */
export async function assertOpenShop(tx: Transaction, shopId: number): Promise<void> {
  const open = await statement('open_shop', sql`select from ${shops} where id = ${shopId}::int and is_open`).run(tx);
  if (open === 0) throw new Refusal('shop_not_found');
}
