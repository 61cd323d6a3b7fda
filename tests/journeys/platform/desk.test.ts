import { expect, test } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { platformScopes } from '#contract/core/call.ts';
import { mallStepNames } from '#contract/machine/platform-first-steps.ts';
import { database } from '#server/database/connection.ts';
import { countDays } from '#server/modules/insights/index.ts';
import { anOperator } from '#tests/support/accounts/operators.ts';
import { patience } from '#tests/support/mall/patience.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { enterConsole, notice, openScreen } from '#tests/support/pages/console-page.ts';
import { withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

test('an operator comes in at the desk, sees what waits and how the mall sells, and opens a list', async ({
  page,
  context,
  baseURL,
}) => {
  await countDays();
  const operator = await anOperator(['applications', 'orders', 'products', 'shops']);
  await enterConsole(context, baseURL, operator.accountId);
  await page.goto('/console/platform');
  await expect(page).toHaveURL(/\/console\/platform\/desk$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Desk' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Products to review/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Disputes \d/ })).toHaveCount(0); // of another scope
  await expect(page.getByRole('heading', { name: 'Orders right now' })).toBeVisible();
  await expect(page.getByText('In the last 30 minutes')).toBeVisible();

  // The demo's shops have sold in the last weeks.
  const sales = page.getByRole('group', { name: 'Figures' }).getByRole('button', { name: /^Net sales \$/ });
  await expect(sales).toHaveAttribute('aria-pressed', 'true', patience);
  await page
    .getByRole('group', { name: 'Figures' })
    .getByRole('button', { name: /^Paid orders/ })
    .press('Enter');
  await expect(page.getByRole('heading', { name: 'Paid orders per day' })).toBeVisible();
  await page.getByText('By shop', { exact: true }).click();
  await expect(page).toHaveURL(/by=shop/);
  const shop = page.getByRole('table', { name: 'By shop' }).getByRole('link').first();
  await expect(shop).toBeVisible();
  await expectAccessible(page);
  const name = (await shop.textContent()) ?? '';
  await shop.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await openScreen(page, '/platform/desk', 'Desk');
  await page.getByRole('link', { name: /^Applications \d/ }).press('Enter');
  await expect(page).toHaveURL(/\/console\/platform\/applications\?status=waiting$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
});

test('the desk in Chinese, for someone of the machine room', async ({ page, context, baseURL }) => {
  const operator = await anOperator(['machine']);
  await enterConsole(context, baseURL, operator.accountId);
  await context.addCookies([{ name: 'locale', value: 'zh-CN', url: baseURL ?? '' }]);
  await openScreen(page, '/platform/desk', '工作台');
  await expect(page.getByText('等待您处理的事项，以及商城的经营情况')).toBeVisible();
  await expect(page.getByRole('link', { name: /^定时任务 \d/ })).toHaveAttribute('href', /machine\?tab=jobs$/);
  await expect(page.getByRole('heading', { name: '实时订单' })).toHaveCount(0);
  await expectAccessible(page);
});

test('in a low window the menu shows where one is, and an unknown screen leads back to the desk', async ({
  page,
  context,
  baseURL,
}) => {
  const operator = await anOperator(platformScopes);
  await enterConsole(context, baseURL, operator.accountId);
  await page.setViewportSize({ width: 1280, height: 500 });
  await openScreen(page, '/platform/machine', 'Machine room');
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Machine room' })).toBeInViewport({ ratio: 1 });

  await page.goto('/console/platform/cellar');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to the start page' }).press('Enter');
  await expect(page).toHaveURL(/\/console\/platform\/desk$/);
});

test('first steps of a new mall: done ones are ticked, others lead to where they are done, or are skipped and taken back', async ({
  page,
  context,
  baseURL,
}) => {
  // The demo goes without them: here one of them is open again.
  const skipped = JSON.stringify({ skipped: mallStepNames.filter((step) => step !== 'mail') });
  await database().execute(sql`update site_settings set value = ${skipped}::jsonb where name = 'firstSteps'`);
  const operator = await anOperator(['settings', 'finance']);
  await enterConsole(context, baseURL, operator.accountId);
  // Mails of the demo count as sent, which ticks this step off.
  await page.route(/\/api\/platform\/first-steps(?:\?|$)/, async (route) => {
    const response = await route.fetch();
    const { rows } = await database().execute(
      sql`select value -> 'skipped' ? 'mail' as "isSkipped" from site_settings where name = 'firstSteps'`,
    );
    const answer = await response.json();
    for (const each of answer.data) if (each.step === 'mail') each.state = rows[0]?.isSkipped ? 'skipped' : 'open';
    await route.fulfill({ response, json: answer });
  });
  await openScreen(page, '/platform/desk', 'Desk');
  const heading = page.getByRole('heading', { name: 'Get your mall ready' });
  await expect(heading).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Get your mall ready' })).toBeVisible();
  const step = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect(step('Company and tax').getByLabel('Done')).toBeVisible();
  await expect(step('Payments').getByLabel('Done')).toBeVisible();
  await expect(page.getByText('Help pages and agreements')).toHaveCount(0); // of another scope
  await expectAccessible(page);

  await step('Sending mail').getByRole('button', { name: 'Skip: Sending mail' }).press('Enter');
  await expect(heading).toHaveCount(0); // nothing is left
  await notice(page, 'Sending mail: skipped').getByRole('button', { name: 'Undo' }).click();
  await expect(heading).toBeVisible();
  await page.getByRole('button', { name: 'Hide this list' }).click();
  await expect(heading).toHaveCount(0);
  await notice(page, 'The list is hidden').getByRole('button', { name: 'Undo' }).click();
  await step('Sending mail').getByRole('link', { name: 'Sending mail' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  await openScreen(page, '/platform/desk', 'Desk');
  await page.getByRole('button', { name: 'Skip: Sending mail' }).click();
  await expect(heading).toHaveCount(0);
});
