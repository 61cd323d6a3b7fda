import { and, eq, inArray } from 'drizzle-orm';
import { type Locale, localized } from '#contract/core/languages.ts';
import type { PackingSlip } from '#contract/shipping/merchant-print.ts';
import { database } from '#server/database/connection.ts';
import { skus } from '#server/modules/catalogue/tables.ts';
import { pictureValue } from '#server/modules/content/index.ts';
import { linesOf } from '#server/modules/orders/index.ts';
import { orders } from '#server/modules/orders/tables.ts';
import { shops } from '#server/modules/shops/tables.ts';

/** What is printed for these orders of the shop, in the order asked for. Orders of others are left out. */
export async function listSlipsOf(shopId: number, numbers: readonly string[], locale: Locale): Promise<PackingSlip[]> {
  if (numbers.length === 0) return [];
  const rows = await database()
    .select({
      id: orders.id,
      number: orders.number,
      createdAt: orders.createdAt,
      address: orders.address,
      note: orders.note,
      shopName: shops.name,
      shopPhone: shops.phone,
      shopAddress: shops.address,
    })
    .from(orders)
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .where(and(eq(orders.shopId, shopId), inArray(orders.number, [...numbers])));
  const lines = await linesOf(
    database(),
    rows.map(({ id }) => id),
  );
  const codes = await codesOf([...lines.values()].flatMap((of) => of.map(({ skuId }) => skuId)));
  const slips = rows.map(({ id, number, createdAt, shopName, ...row }) => ({
    ...row,
    orderNo: number,
    createdAt: createdAt.toISOString(),
    shopName: localized(shopName, locale),
    lines: toPack(lines.get(id) ?? []).map((line) => ({
      id: line.id,
      name: localized(line.name, locale),
      variant: localized(line.variant, locale),
      code: codes.get(line.skuId) ?? '',
      image: pictureValue(line.picture),
      units: line.units,
    })),
  }));
  return slips.sort((one, other) => numbers.indexOf(one.orderNo) - numbers.indexOf(other.orderNo));
}

type Units = { quantity: number; shipped: number; unsent: number };

/** What is left to send; once nothing is, everything that was sent. */
function toPack<Line extends Units>(lines: readonly Line[]): (Line & { units: number })[] {
  const left = lines.map((line) => ({ ...line, units: line.quantity - line.shipped - line.unsent }));
  const isAllSent = left.every(({ units }) => units <= 0);
  return (isAllSent ? lines.map((line) => ({ ...line, units: line.shipped })) : left).filter(({ units }) => units > 0);
}

async function codesOf(skuIds: readonly number[]): Promise<Map<number, string>> {
  if (skuIds.length === 0) return new Map();
  const rows = await database()
    .select({ id: skus.id, code: skus.code })
    .from(skus)
    .where(inArray(skus.id, [...new Set(skuIds)]));
  return new Map(rows.map(({ id, code }) => [id, code]));
}
