import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { sql } from 'drizzle-orm';
import type { ShopScope } from '#contract/core/call.ts';
import { database, transaction } from '#server/database/connection.ts';
import { importProducts } from '#server/modules/catalogue/index.ts';
import { importReviews } from '#server/modules/reviews/index.ts';
import { setFreightRules } from '#server/modules/shops/index.ts';
import { someone } from '#tests/support/accounts/accounts.ts';
import { aMerchant } from '#tests/support/accounts/callers.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { enterConsole, openScreen, refusedByPolicy } from '#tests/support/pages/console-page.ts';
import { askForRefund, paidOrder } from '#tests/support/pages/refund-pages.ts';
import { withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

/** A shop with one of everything that can wait: an order with a refund, a review, low stock, none, and a refused product. */
async function busyShop(request: APIRequestContext) {
  const owner = await aMerchant();
  const { rows } = await database().execute<{ id: number; name: string; hash: string; category: number }>(sql`
    select id, name ->> 'en' as name, avatar_hash as hash, (select min(id) from categories where level = 3) as category
    from shops where owner_id = ${owner.accountId}`);
  const { id: shopId = 0, name: shopName = '', hash = '', category = 0 } = rows[0] ?? {};
  const cup = `Cup ${randomUUID().slice(0, 8)}`;
  const productId = await transaction(async (tx) => {
    await setFreightRules(tx, [{ shopId, country: '*', firstFee: 0, furtherFee: 0, daysFrom: 3, daysTo: 9 }]);
    const [id = 0] = await importProducts(tx, [
      {
        product: { shopId, categoryId: category, name: { en: cup }, platformRank: -1_000_000 },
        texts: { summary: { en: '' }, contentHtml: { en: '' }, unit: { en: 'piece' } },
        pictureHashes: [hash],
        options: [{ name: { en: 'Colour' }, values: [{ value: { en: 'Blue' } }, { value: { en: 'Red' } }] }],
        skus: [
          { values: ['Blue'], price: 1_000, originalPrice: 1_000, onHand: 5 },
          { values: ['Red'], price: 1_000, originalPrice: 1_000, onHand: 0 },
        ],
      },
    ]);
    const review = { productId: id, nickname: 'Bo', productScore: 4, serviceScore: 5, text: 'Keeps tea warm' };
    await importReviews(tx, [review, { ...review, text: 'Answered', reply: 'Thank you' }]);
    return id;
  });
  await database().execute(sql`
    insert into product_drafts (shop_id, content, state, refusal_reason, saved_by, name)
    values (${shopId}, '{}', 'refused', 'Picture is blurred', ${owner.accountId}, '{"en": "Refused teapot"}')`);
  const skus = await database().execute<{ id: number }>(
    sql`select id from skus where product_id = ${productId} order by id`,
  );
  const blue = { skuId: skus.rows[0]?.id ?? 0, productId, name: cup, shopId, shopName, variant: 'Blue' };
  const buyer = await someone();
  const order = await paidOrder(request, buyer, [blue, 2]);
  const refund = await askForRefund(request, buyer, order);
  return { owner, shopId, order: order.number, refund, cup };
}

const card = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name: new RegExp(`^${name}`) });
const salesRows = (page: Page) => page.getByRole('table', { name: 'Sales' }).getByRole('row');

test('what waits is counted, and each card leads to the list that it counts', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const { owner, shopId, order, refund, cup } = await busyShop(request);
  await enterConsole(context, baseURL, owner.accountId);
  const errors = refusedByPolicy(page);
  await openScreen(page, `/${shopId}`, 'Home');
  const lists = [
    ['To ship', 'Orders', order],
    ['Refunds to answer', 'Refunds', refund],
    ['Reviews to answer', 'Reviews', 'Keeps tea warm'],
    ['Low stock', 'Stock', 'Blue'],
    ['Sold out', 'Stock', 'Red'],
    ['Refused products', 'Products', 'Refused teapot'],
  ] as const;
  await expect(card(page, 'Refunds to answer')).toContainText('Next deadline in');
  for (const [name, title, shown] of lists) {
    await expect(card(page, name)).toContainText('1');
    await card(page, name).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('main')).toContainText(shown);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home');
  }
  await card(page, 'Low stock').click();
  await expect(page.getByRole('main').getByRole('row').filter({ hasText: cup })).toHaveCount(1);
  await expect(page.getByRole('main')).not.toContainText('Red');
  await openScreen(page, `/${shopId}/refunds?status=due`, 'Refunds');
  await expect(page.getByRole('tab', { name: 'To answer' })).toHaveAttribute('aria-selected', 'true');
  expect(errors).toEqual([]);
});

test('sales are shown for a week or a month, as a chart and as a table, in light and dark', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const { owner, shopId, order } = await busyShop(request);
  await database().execute(sql`update orders set paid_at = mall_now() - interval '20 days' where number = ${order}`);
  await enterConsole(context, baseURL, owner.accountId);
  const errors = refusedByPolicy(page);
  await openScreen(page, `/${shopId}`, 'Home');
  const chart = page.getByRole('img', { name: 'Net sales per day' });
  await expect(page.getByText('No paid orders in this period yet')).toBeVisible();
  await page.getByText('Last 30 days', { exact: true }).click();
  await expect(chart).toBeVisible();
  await expect(page.getByText('$20.00', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('None in the previous 30 days').first()).toBeVisible();
  await expect(salesRows(page)).toHaveCount(31);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await page.getByRole('button', { name: 'Show as table' }).click();
  await expect(chart).toHaveCount(0);
  await expect(salesRows(page).nth(21)).toContainText('1$20.00');
  await expect(salesRows(page).nth(1)).toContainText('0$0.00');
  await expectAccessible(page);
  await page.getByText('Last 7 days', { exact: true }).click();
  await expect(salesRows(page)).toHaveCount(8);
  await page.getByRole('button', { name: 'Show as chart' }).click();
  await expect(page.getByText('No paid orders in this period yet')).toBeVisible();
  expect(errors).toEqual([]);
});

test('a shop in which nothing waits reads a kind word', async ({ page, context, baseURL }) => {
  const owner = await aMerchant();
  await enterConsole(context, baseURL, owner.accountId);
  await page.goto('/console/');
  await expect(page.getByRole('status').filter({ hasText: 'You’re all caught up' })).toBeVisible();
  await expect(card(page, 'To ship')).toContainText('0');
  await expectAccessible(page);
});

test('people see what is their part of the work, and nothing else', async ({ page, context, baseURL }) => {
  const owner = await aMerchant();
  const clerkWith = async (scopes: ShopScope[]) => {
    const clerk = await someone();
    await database().execute(sql`
      with role as (
        insert into shop_roles (shop_id, name, scopes)
        select id, ${scopes.join()}, ${`{${scopes.join()}}`}::text[] from shops where owner_id = ${owner.accountId} returning *)
      insert into shop_staff (shop_id, account_id, role_id, joined_at)
      select shop_id, ${clerk.accountId}, id, now() from role`);
    return clerk.accountId;
  };
  const seen = async () => (await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()).sort();
  await enterConsole(context, baseURL, await clerkWith(['orders']));
  await page.goto('/console/');
  await expect(card(page, 'To ship')).toContainText('0');
  expect(await seen()).toEqual(['Sales', 'To ship']);
  await enterConsole(context, baseURL, await clerkWith(['reviews', 'products']));
  await page.goto('/console/');
  await expect(card(page, 'Reviews to answer')).toContainText('0');
  expect(await seen()).toEqual([
    'Low stock',
    'Questions to answer',
    'Refused products',
    'Reviews to answer',
    'Sold out',
  ]);
});
