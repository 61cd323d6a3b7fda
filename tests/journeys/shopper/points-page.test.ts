import { expect, type Page, test } from '@playwright/test';
import { transaction } from '#server/database/connection.ts';
import { earnPoints, grantPoints, returnPoints, spendPoints } from '#server/modules/points/index.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { openHydrated } from '#tests/support/pages/hydrated.ts';
import { pageErrors, signInNewAccount, withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

const path = '/users/points';
const figure = (page: Page, name: string) =>
  page.getByRole('main').locator('dl > div').filter({ hasText: name }).locator('dd');
const rows = (page: Page) => page.getByRole('list', { name: 'Detail' }).getByRole('listitem');

/** A little history: 8000 given, 1200 spent, 200 of them returned, 45 earned and frozen. */
async function live(accountId: number): Promise<void> {
  const payment = `PT${accountId}`;
  await transaction(async (tx) => {
    await grantPoints(tx, accountId, 8_000, `journey:${accountId}`);
    await spendPoints(tx, accountId, 1_200, payment);
    await returnPoints(tx, accountId, 200, `payment:${payment}`, payment);
    await earnPoints(tx, accountId, 45, `SH${accountId}`);
  });
}

test('the four figures agree, and the history is shown newest first', async ({ page, context, baseURL }) => {
  const errors = pageErrors(page);
  const { accountId } = await signInNewAccount(context, baseURL);
  await live(accountId);
  await openHydrated(page, path);
  await expect(page).toHaveTitle('My points · Galleria');
  await expect(figure(page, 'Current points')).toHaveText('7,000');
  await expect(figure(page, 'Total accumulated')).toHaveText('8,045');
  await expect(figure(page, 'Spent')).toHaveText('1,000');
  await expect(figure(page, 'Frozen')).toHaveText('45');
  await expect(rows(page)).toContainText([
    /Earned from an order.*Frozen until.*SH\d+.*\+45/,
    /Returned from an order.*PT\d+.*\+200/,
    /Spent on an order.*PT\d+.*-1,200/,
    /A gift from Galleria.*\+8,000/,
  ]);
  await expect(rows(page).first()).toContainText(String(new Date().getUTCFullYear()));
  await expectAccessible(page);
  expect(errors).toEqual([]);
});

test('the page explains the mall’s rules for earning points', async ({ page, context, baseURL }) => {
  await signInNewAccount(context, baseURL);
  await openHydrated(page, path);
  await expect(page.getByText('No points activity yet')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('navigation', { name: 'My points' }).getByRole('link', { name: 'Earn points' }).click();
  await expect(page).toHaveURL(/tab=earn/);
  await expect(page.getByText('1 point for every $1 you spend on products.')).toBeVisible();
  await expect(page.getByText(/frozen for 7 days/)).toBeVisible();
  await expect(
    page.getByText('100 points = $1 off. On orders of $10 or more, points can cover up to 50% of the items.'),
  ).toBeVisible();
  await expect(page.getByText('A $100 order earns you 100 points.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Continue shopping' }).click();
  await expect(page).toHaveURL(/goods_search/);
});

test('a long history has pages', async ({ page, context, baseURL }) => {
  const { accountId } = await signInNewAccount(context, baseURL);
  await transaction(async (tx) => {
    for (let at = 1; at <= 12; at++) await grantPoints(tx, accountId, at, `journey:${accountId}-${at}`);
  });
  await openHydrated(page, path);
  await expect(rows(page)).toHaveCount(10);
  await expect(rows(page).first()).toContainText('+12');
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).last()).toContainText('+1');
});

for (const [prefix, title] of [
  ['/zh-CN', '我的积分'],
  ['/es', 'Mis puntos'],
  ['/fr', 'Mes points'],
  ['/th', 'คะแนนของฉัน'],
  ['/lao', 'ຄະແນນຂອງຂ້ອຍ'],
]) {
  test(`points in another language: ${prefix}`, async ({ page, context, baseURL }) => {
    const errors = pageErrors(page);
    const { accountId } = await signInNewAccount(context, baseURL);
    await live(accountId);
    for (const tab of ['', '?tab=earn']) {
      await openHydrated(page, prefix + path + tab);
      await expect(page).toHaveTitle(`${title} · Galleria`);
      await expectAccessible(page);
    }
    expect(errors).toEqual([]);
  });
}
