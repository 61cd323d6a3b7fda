import { expect, test } from '@playwright/test';
import { eq } from 'drizzle-orm';
import type { HomeIndex } from '#contract/content/shopper.ts';
import { database } from '#server/database/connection.ts';
import { faceParts, faceVersions } from '#server/modules/content/tables.ts';
import { anOperator } from '#tests/support/accounts/operators.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { enterConsole, notice, openScreen } from '#tests/support/pages/console-page.ts';
import { withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

test('an announcement is written in two languages and published for later, in Chinese', async ({
  page,
  context,
  baseURL,
}) => {
  const operator = await anOperator(['content']);
  await enterConsole(context, baseURL, operator.accountId);
  await context.addCookies([{ name: 'locale', value: 'zh-CN', url: baseURL ?? '' }]);
  await openScreen(page, '/platform/announcement', '公告');
  await page.getByRole('textbox', { name: '文字 · 简体中文' }).fill('全场包邮');
  await page.getByRole('button', { name: '发布' }).click();
  await expect(page.getByText('请同时填写英文')).toBeVisible();
  await page.getByRole('textbox', { name: '文字 · English' }).fill('Free delivery on everything');
  await expect(page.getByRole('region', { name: '公告预览' })).toHaveText('全场包邮');
  await page.getByRole('combobox', { name: '跳转到' }).click();
  await page.getByRole('option', { name: '领券中心' }).click();
  await page.getByText('促销', { exact: true }).click();
  await expectAccessible(page);
  // It stays switched off, since everyone would see it on every page.
  await page.getByRole('button', { name: '发布' }).click();
  await expect(notice(page, '公告已发布')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '当前未显示' })).toBeVisible();
  const [part] = await database().select().from(faceParts).where(eq(faceParts.name, 'announcement'));
  expect(part?.published).toMatchObject({
    ...{ isOn: false, tone: 'offer', link: '/goods/coupon_center' },
    text: { en: 'Free delivery on everything', 'zh-CN': '全场包邮' },
  });
  await page.getByRole('button', { name: '历史版本' }).click();
  const history = page.getByRole('dialog', { name: '已发布的版本' });
  await expectAccessible(page);
  await history.getByRole('button', { name: '恢复版本 1' }).click();
  await expect(notice(page, '已恢复显示版本 1')).toBeVisible();
  await expect(page.getByRole('textbox', { name: '文字 · English' })).toHaveValue('');
  await database().delete(faceParts).where(eq(faceParts.name, 'announcement'));
  await database().delete(faceVersions).where(eq(faceVersions.name, 'announcement'));
});

test('shoppers read an announcement above the header until they close it', async ({ page }) => {
  // The answer alone is changed: an announcement of the mall itself would stand on the pages of all other journeys.
  await page.route('**/api/pc/home/index', async (route) => {
    const response = await route.fetch();
    const { data, ...rest } = (await response.json()) as { data: HomeIndex };
    const announcement = {
      key: '0123456789ab',
      text: 'Free delivery today',
      url: '/goods/coupon_center',
      tone: 'offer',
    };
    await route.fulfill({ response, json: { ...rest, data: { ...data, announcement } } });
  });
  await page.goto('/');
  const bar = page.getByRole('region', { name: 'Announcement' });
  await expect(bar.getByRole('link', { name: 'Free delivery today' })).toHaveAttribute('href', '/goods/coupon_center');
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'Close the announcement' }).click();
  await expect(bar).toBeHidden();
  const again = page.waitForResponse('**/api/pc/home/index');
  await page.reload();
  await again;
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(bar).toBeHidden();
});
