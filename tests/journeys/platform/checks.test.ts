import { expect, type Page, test } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { database } from '#server/database/connection.ts';
import { checkResults } from '#server/modules/machine/tables.ts';
import { pointsBalances } from '#server/modules/points/tables.ts';
import { someone } from '#tests/support/accounts/accounts.ts';
import { anOperator } from '#tests/support/accounts/operators.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { enterConsole, openScreen } from '#tests/support/pages/console-page.ts';
import { withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

const text = 'Points are the sum of their entries, and never below nothing';
const promise = 'q10-points-are-the-sum-of-their-entries-and-never-below-nothing';

/** Asks until a run has looked at it since: someone else's may be under way, which has looked before. */
async function check(page: Page, button: string, isDone: () => Promise<boolean>) {
  await expect(async () => {
    const run = page.getByRole('button', { name: button });
    if (await run.isVisible()) await run.click();
    expect(await isDone()).toBe(true);
  }).toPass({ intervals: [1_000], timeout: 60_000 });
}

test('an operator checks the mall, sees what breaks a promise, and that it holds again', async ({
  page,
  context,
  baseURL,
}) => {
  const shopper = await someone();
  await database().insert(pointsBalances).values({ accountId: shopper.accountId, available: 5 });
  const operator = await anOperator(['machine', 'accounts']);
  await enterConsole(context, baseURL, operator.accountId);
  await openScreen(page, '/platform/checks', 'Self-check');
  await expectAccessible(page);
  await page.getByRole('table', { name: 'Points' }).getByRole('link', { name: text }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: text })).toBeVisible();
  const broken = page.getByRole('link', { name: `account ${shopper.accountId}`, exact: true });
  await check(page, 'Check again', () => broken.isVisible());
  await expect(page.getByText('Broken', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Self-check' }).first().click();
  await expect(page.getByRole('alert').getByRole('link', { name: text })).toBeVisible();
  await expectAccessible(page);
  await broken.waitFor({ state: 'hidden' });

  await database().delete(pointsBalances).where(eq(pointsBalances.accountId, shopper.accountId));
  await page.getByRole('alert').getByRole('link', { name: text }).click();
  await expect(broken).toBeVisible();
  await check(page, 'Check again', async () => !(await broken.isVisible()));
});

test('all promises are checked and the run stands in the list, in Chinese', async ({ page, context, baseURL }) => {
  const operator = await anOperator(['machine']);
  await enterConsole(context, baseURL, operator.accountId);
  await context.addCookies([{ name: 'locale', value: 'zh-CN', url: baseURL ?? '' }]);
  const startedAt = new Date();
  await openScreen(page, '/platform/checks', '系统自检');
  await check(page, '立即检查', async () => {
    const [result] = await database().select().from(checkResults).where(eq(checkResults.promise, promise));
    return (result?.ranAt ?? new Date(0)) > startedAt;
  });
  await expect(page.getByRole('button', { name: '立即检查' })).toBeVisible({ timeout: 60_000 });
  const row = page.getByRole('table', { name: '最近的检查' }).getByRole('row').nth(1);
  await expect(row).toContainText('项承诺');
  await expectAccessible(page);
  await page.getByText('仅看异常', { exact: true }).click();
  await expect(page).toHaveURL(/show=open/);
});
