import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { freightTemplates } from '#server/modules/shops/tables.ts';
import { products } from './tables.ts';

/** The template by which a product is delivered: its own, else its shop's default; null when the shop has none. */
export const freightTemplateId = sql<number | null>`coalesce(${products.freightTemplateId}, (
  select standard.id from ${freightTemplates} standard where standard.shop_id = ${products.shopId} and standard.is_default))`;

/** Refuses a template that the shop does not have; it stays until the transaction ends. */
export async function assertFreightTemplate(tx: Transaction, shopId: number, id: number | null): Promise<void> {
  if (id === null) return;
  const [found] = await tx
    .select({ id: freightTemplates.id })
    .from(freightTemplates)
    .where(and(eq(freightTemplates.shopId, shopId), eq(freightTemplates.id, id)))
    .for('share');
  if (!found) throw new Refusal('bad_input', { field: 'freightTemplateId' });
}
