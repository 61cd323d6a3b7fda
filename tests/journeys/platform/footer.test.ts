import { expect, test } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { database } from '#server/database/connection.ts';
import { faceParts, faceVersions } from '#server/modules/content/tables.ts';
import { anOperator } from '#tests/support/accounts/operators.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { unique } from '#tests/support/pages/apply-page.ts';
import { enterConsole, notice, openScreen } from '#tests/support/pages/console-page.ts';
import { withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

// There is one footer: these come one after the other, and leave it as it was.
test.describe.configure({ mode: 'serial' });
test.afterEach(async () => {
  await database().delete(faceParts).where(eq(faceParts.name, 'footer'));
  await database().delete(faceVersions).where(eq(faceVersions.name, 'footer'));
});

test('a link is added to the footer, checked, shown on every page, and taken back', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const operator = await anOperator(['content']);
  const title = `Sell more ${unique()}`;
  const shown = async () => (await (await request.get('/api/pc/home/index')).text()).includes(title);
  await enterConsole(context, baseURL, operator.accountId);
  await openScreen(page, '/platform/footer', 'Footer');
  await expectAccessible(page);
  const column = page.getByRole('group', { name: 'Sell with us' });
  await column.getByRole('button', { name: 'Add link to Sell with us' }).click();
  const link = column.getByRole('group', { name: 'Link 3' });
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(link.getByText('Write it in English too')).toBeVisible();
  await link.getByRole('textbox', { name: 'Text of the link' }).fill(title);
  const leadsTo = link.getByRole('combobox', { name: 'Leads to' });
  await leadsTo.fill('/no/such/page');
  await page.getByRole('option', { name: '/no/such/page' }).click();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(link.getByText('Choose a page that the mall has')).toBeVisible();
  await expectAccessible(page);
  await leadsTo.fill('returns');
  await page.getByRole('option', { name: 'Returns and refunds' }).click();
  await expect(page.getByRole('region', { name: 'Preview of the footer' })).toContainText(title);
  expect(await shown()).toBe(false);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(notice(page, 'Published')).toBeVisible();
  await expect.poll(shown).toBe(true);

  const shopper = await context.newPage();
  await shopper.goto('/goods/activity_list');
  const end = shopper.getByRole('contentinfo');
  await expect(end.getByRole('link', { name: title })).toHaveAttribute('href', '/help/3');
  await expectAccessible(shopper);
  await shopper.close();

  await page.getByRole('button', { name: 'History' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore version 1' }).click();
  await expect(notice(page, 'Version 1 is shown again')).toBeVisible();
  await expect.poll(shown).toBe(false);
});

test('in Chinese, a selling point gets another icon and title as a draft', async ({ page, context, baseURL }) => {
  const operator = await anOperator(['content']);
  await enterConsole(context, baseURL, operator.accountId);
  await context.addCookies([{ name: 'locale', value: 'zh-CN', url: baseURL ?? '' }]);
  await openScreen(page, '/platform/footer', '页脚');
  const point = page.getByRole('group', { name: '服务承诺 1' });
  await point.getByRole('combobox', { name: '图标' }).click();
  await page.getByRole('option', { name: '地球' }).click();
  await point.getByRole('textbox', { name: '标题 · 简体中文' }).fill('全球直邮');
  await expect(page.getByRole('region', { name: '页脚预览' })).toContainText('全球直邮');
  await point.getByRole('button', { name: '下移服务承诺 1' }).click();
  await expect(
    page.getByRole('group', { name: '服务承诺 2' }).getByRole('textbox', { name: '标题 · 简体中文' }),
  ).toHaveValue('全球直邮');
  await expectAccessible(page);
  await page.getByRole('button', { name: '保存草稿' }).click();
  await expect(notice(page, '草稿已保存')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '有买家尚未看到的改动' })).toBeVisible();
});
