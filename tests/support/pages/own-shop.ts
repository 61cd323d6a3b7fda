import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { eq, sql } from 'drizzle-orm';
import { confirmSecondFactor, startSecondFactor } from '#contract/identity/console.ts';
import { database, transaction } from '#server/database/connection.ts';
import { importProducts } from '#server/modules/catalogue/index.ts';
import { hashPassword } from '#server/modules/identity/passwords/passwords.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { orders } from '#server/modules/orders/tables.ts';
import { releaseShares } from '#server/modules/payouts/index.ts';
import { setFreightRules } from '#server/modules/shops/index.ts';
import { type Person, password, someone } from '#tests/support/accounts/accounts.ts';
import { aMerchant } from '#tests/support/accounts/callers.ts';
import { codeOf } from '#tests/support/accounts/second-factors.ts';
import { receiveOrders } from '#tests/support/orders/received-lines.ts';
import type { OwnSku } from './cart-page.ts';
import { callAs } from './checkout-page.ts';
import { enterConsole } from './console-page.ts';
import { paidOrder } from './refund-pages.ts';

/**
 * A shop of one journey alone, with a teapot for $20.00 and free delivery everywhere, of which the mall takes 5 %: its figures are
 * exact, whatever other journeys sell.
 */
export async function ownShop(): Promise<{ owner: Person; shopId: number; teapot: OwnSku }> {
  const owner = await aMerchant();
  const passwordHash = await hashPassword(password);
  await database().update(accounts).set({ passwordHash }).where(eq(accounts.id, owner.accountId));
  const { rows } = await database().execute<{ id: number; hash: string; category: number }>(sql`
    select s.id, (select avatar_hash from shops where is_open order by id limit 1) as hash,
      (select min(id) from categories where level = 3) as category
    from shops s where s.owner_id = ${owner.accountId}`);
  const { id: shopId = 0, hash = '', category = 0 } = rows[0] ?? {};
  const name = `Teapot ${shopId}`;
  const productId = await transaction(async (tx) => {
    await setFreightRules(tx, [{ shopId, country: '*', firstFee: 0, furtherFee: 0, daysFrom: 2, daysTo: 4 }]);
    const [id = 0] = await importProducts(tx, [
      {
        product: {
          shopId,
          categoryId: category,
          name: { en: name, 'zh-CN': `茶壶 ${shopId}` },
          platformRank: -1_000_000,
        },
        texts: { summary: { en: '' }, contentHtml: { en: '' }, unit: { en: 'piece' } },
        pictureHashes: [hash],
        options: [],
        skus: [{ values: [], price: 2_000, originalPrice: 2_000, onHand: 20 }],
      },
    ]);
    return id;
  });
  const skus = await database().execute<{ id: number }>(sql`select id from skus where product_id = ${productId}`);
  const teapot = { skuId: skus.rows[0]?.id ?? 0, productId, name, shopId, shopName: '', variant: '' };
  return { owner, shopId, teapot };
}

/** Sets an authenticator app up for someone in this browser, and returns its secret. All other sessions end, so they go on in this one. */
export async function guardOwner(
  request: APIRequestContext,
  context: BrowserContext,
  baseURL: string | undefined,
  owner: Person,
): Promise<string> {
  owner.token = await enterConsole(context, baseURL, owner.accountId);
  const { secret } = await callAs(request, owner, startSecondFactor, { password });
  await callAs(request, owner, confirmSecondFactor, { code: await codeOf(secret) });
  await database().execute(sql`update second_factors set last_step = 0 where account_id = ${owner.accountId}`);
  return secret;
}

/** The time for refunds of an order is over. Its own time: the clock is everybody's. */
export async function endRefundTime(number: string): Promise<void> {
  await database()
    .update(orders)
    .set({ completeBy: sql`mall_now() - interval '1 minute'` })
    .where(eq(orders.number, number));
}

/** An order that was received, and whose time for refunds is over. */
export async function released(request: APIRequestContext, teapot: OwnSku, quantity: number) {
  const order = await paidOrder(request, await someone(), [teapot, quantity]);
  await receiveOrders([order.number]);
  await endRefundTime(order.number);
  await releaseShares();
  return order;
}
