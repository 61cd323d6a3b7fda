import { and, asc, count, eq, sql } from 'drizzle-orm';
import { type Alert, alertsMax } from '#contract/catalogue/shopper-alerts.ts';
import { type Locale, localized } from '#contract/core/languages.ts';
import { money, type Paging } from '#contract/core/values.ts';
import { database, type Transaction } from '#server/database/connection.ts';
import { highestFirst } from '#server/database/highest-first.ts';
import { whyNotForSale } from '#server/modules/catalogue/on-sale-queries.ts';
import { listSkuFacts } from '#server/modules/catalogue/sku-queries.ts';
import { productAlerts } from '#server/modules/catalogue/tables.ts';
import { pictureValue } from '#server/modules/content/index.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { shops } from '#server/modules/shops/tables.ts';

/** Whether the shop of the product `p` is open. */
export const isShopOpen = sql`exists (select 1 from ${shops} h where h.id = p.shop_id and h.is_open)`;

/** What decides whether an account can be mailed. */
export async function findAlertAccount(tx: Transaction, accountId: number) {
  const [account] = await tx
    .select({ email: accounts.email, userType: accounts.userType })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return account ?? null;
}

const columns = {
  id: productAlerts.id,
  skuId: productAlerts.skuId,
  kind: productAlerts.kind,
  belowPrice: productAlerts.belowPrice,
};

const asMoney = (amount: number | null) => (amount === null ? null : money(amount));

/** The account's alerts for the variants of a product. */
export async function listAlertsFor(accountId: number, productId: number) {
  const rows = await database()
    .select(columns)
    .from(productAlerts)
    .where(and(eq(productAlerts.accountId, accountId), eq(productAlerts.productId, productId)))
    .orderBy(asc(productAlerts.id))
    .limit(alertsMax);
  return rows.map((row) => ({ ...row, belowPrice: asMoney(row.belowPrice) }));
}

/** The account's alerts, newest first. */
export async function listAlertsOf(accountId: number, locale: Locale, { page, limit }: Paging) {
  const isTheirs = eq(productAlerts.accountId, accountId);
  const [rows, [counted]] = await Promise.all([
    database()
      .select({ ...columns, since: productAlerts.addedAt })
      .from(productAlerts)
      .where(isTheirs)
      .orderBy(highestFirst(productAlerts.id))
      .limit(limit)
      .offset((page - 1) * limit),
    database().select({ total: count() }).from(productAlerts).where(isTheirs),
  ]);
  const facts = new Map(
    (
      await listSkuFacts(
        database(),
        rows.map(({ skuId }) => skuId),
      )
    ).map((sku) => [sku.skuId, sku]),
  );
  const list = rows.flatMap(({ since, belowPrice, ...row }): Alert[] => {
    const sku = facts.get(row.skuId);
    if (!sku) return [];
    return [
      {
        ...row,
        belowPrice: asMoney(belowPrice),
        productId: sku.productId,
        name: localized(sku.name, locale),
        variant: localized(sku.variant, locale),
        image: pictureValue(sku.picture),
        price: sku.price,
        reason: whyNotForSale(sku),
        since: since.toISOString(),
      },
    ];
  });
  return { list, total: counted?.total ?? 0, page, limit };
}
