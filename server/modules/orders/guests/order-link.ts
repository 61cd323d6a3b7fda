import { createHmac, timingSafeEqual } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { orderLinkDays } from '#contract/orders/visitor.ts';
import { type Asker, database } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { readSecret } from '#server/database/secrets.ts';
import { statement } from '#server/database/statement.ts';
import { Refusal } from '#server/http/refusal.ts';

/**
 * The path in a mail that opens an order, without the language: signed for this order, for viewing only, and valid for a number
 * of days. Owners with an account are asked to sign in.
 */
export async function orderLink(reader: Asker, orderNumber: string): Promise<string> {
  const expiresAt = (await nowSeconds(reader)) + orderLinkDays * 86_400;
  const key = `${expiresAt.toString(36)}.${await sign(orderNumber, expiresAt)}`;
  return `/order/look_up?${new URLSearchParams({ orderNo: orderNumber, key })}`;
}

/** Refuses a key of another order, or an expired one. */
export async function assertOrderKey(orderNumber: string, key: string): Promise<void> {
  const [expires = '', signature = ''] = key.split('.');
  const expiresAt = Number.parseInt(expires, 36);
  if (!isSame(signature, await sign(orderNumber, expiresAt)) || expiresAt <= (await nowSeconds(database())))
    throw new Refusal('order_link_over');
}

async function sign(orderNumber: string, expiresAt: number): Promise<string> {
  const words = ['look at an order', orderNumber, expiresAt].join('\n');
  return createHmac('sha256', await readSecret('orderLink'))
    .update(words)
    .digest('base64url');
}

function isSame(given: string, right: string): boolean {
  return given.length === right.length && timingSafeEqual(Buffer.from(given), Buffer.from(right));
}

async function nowSeconds(reader: Asker): Promise<number> {
  const rows = await statement<{ seconds: number }>(
    'now_seconds',
    sql`select floor(extract(epoch from ${mallNow}))::float8 as seconds`,
  ).rows(reader);
  return rows[0]?.seconds ?? 0;
}
