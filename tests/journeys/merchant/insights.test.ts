import { expect, test } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { closeShop } from '#contract/shops/merchant-shop.ts';
import { database } from '#server/database/connection.ts';
import { countDays, countHealthOfShops } from '#server/modules/insights/index.ts';
import { type Person, someone } from '#tests/support/accounts/accounts.ts';
import { patience } from '#tests/support/mall/patience.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { callAs } from '#tests/support/pages/checkout-page.ts';
import { enterConsole, openScreen, refusedByPolicy } from '#tests/support/pages/console-page.ts';
import { ownShop } from '#tests/support/pages/own-shop.ts';
import { paidOrder } from '#tests/support/pages/refund-pages.ts';
import { withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

// From a page that someone opens to the figures that its shop sees.

withMallDatabase();

const sellers: Person[] = [];
test.afterEach(async ({ request }) => {
  for (const seller of sellers.splice(0)) await callAs(request, seller, closeShop, {});
});

// A browser of its own: the one of journeys says that it is a program.
test.use({
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
});

test('a shop sees who has looked, what was bought, and what its score is made of', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const { owner, shopId, teapot } = await ownShop();
  sellers.push(owner);
  const errors = refusedByPolicy(page);
  await enterConsole(context, baseURL, owner.accountId);
  await openScreen(page, `/${shopId}/insights`, 'Insights');
  await expect(page.getByText('Nothing to count yet')).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/goods_detail/${teapot.productId}?utm_source=spring`);
  await page.mouse.move(5, 5); // nobody is counted who does nothing
  const order = await paidOrder(request, await someone(), [teapot, 2]);
  await expect(async () => {
    const { rows } = await database().execute(sql`select 1 from seen_marks where shop_id = ${shopId}`);
    expect(rows).toHaveLength(1);
    const due = await database().execute(
      sql`select 1 from orders where number = ${order.number} and paid_at is not null`,
    );
    expect(due.rows).toHaveLength(1);
  }).toPass(patience);
  await database().execute(
    sql`update orders set overdue_at = mall_now(), ship_by = mall_now() - interval '1 day' where number = ${order.number}`,
  );
  await database().execute(
    sql`insert into insights_due select ${shopId}, (mall_now() at time zone 'UTC')::date on conflict do nothing`,
  );
  await countDays();
  await countHealthOfShops();

  await openScreen(page, `/${shopId}/insights`, 'Insights');
  const figures = page.getByRole('group', { name: 'Figures' });
  await expect(figures.getByRole('button', { name: /^Net sales/ })).toContainText('$40.00');
  await expect(figures.getByRole('button', { name: /^Visitors/ })).toContainText('1');
  await figures.getByRole('button', { name: /^Visitors/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Visitors per day' })).toBeVisible();
  const days = page.getByRole('table', { name: 'Figures per day' });
  await expect(days.getByRole('row')).toHaveCount(31);
  await expect(days.getByRole('row').nth(1)).toContainText('$40.00');
  await expect(page.getByRole('table', { name: 'Best products' }).getByRole('row').nth(1)).toContainText(teapot.name);
  await expectAccessible(page);

  // The range stays on the way to the other screens.
  await page.getByText('Last 7 days').click();
  await expect(days.getByRole('row')).toHaveCount(8);
  await page.getByRole('tab', { name: 'Products' }).click();
  await expect(page).toHaveURL(/insights\/products\?from=/);
  const product = page
    .getByRole('table', { name: 'Products', exact: true })
    .getByRole('row')
    .filter({ hasText: teapot.name });
  await expect(product).toContainText('$40.00');
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Sources' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Campaign “spring”' })).toContainText('1');
  await page.getByRole('tab', { name: 'Countries' }).click();
  await expect(page.getByRole('table', { name: 'Countries' }).getByRole('row').nth(1)).toContainText('$40.00');
  await page.getByRole('tab', { name: 'Searches' }).click();
  await expect(page.getByText('No search has led enough visitors to you in these days yet.')).toBeVisible();

  await page.getByRole('tab', { name: 'Shop health' }).click();
  await expect(page.getByText('35 × (1 − 1 late ÷ 1 orders) = 0.00')).toBeVisible();
  await expect(page.getByText('25.00 ÷ 60 × 100 = 42')).toBeVisible();
  await page.getByRole('button', { name: '1 late order' }).click();
  const late = page.getByRole('table', { name: 'Late orders' });
  await expect(late.getByRole('row').nth(1)).toContainText('−58.33');
  await expectAccessible(page);
  await late.getByRole('link', { name: order.number }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(order.number);
  expect(errors).toEqual([]);
});
