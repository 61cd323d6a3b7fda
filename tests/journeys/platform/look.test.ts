import { expect, test } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { database } from '#server/database/connection.ts';
import { brandColours } from '#server/modules/content/face/shown-look.ts';
import { faceParts, faceVersions } from '#server/modules/content/tables.ts';
import { anOperator } from '#tests/support/accounts/operators.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { aPicture } from '#tests/support/pages/apply-page.ts';
import { enterConsole, notice, openScreen } from '#tests/support/pages/console-page.ts';
import { withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

// The mall has one look, which all other journeys see: what is published here changes the picture beside the sign-in form only.
test.describe.configure({ mode: 'serial' });
test.afterEach(async () => {
  await database().delete(faceParts).where(eq(faceParts.name, 'look'));
  await database().delete(faceVersions).where(eq(faceVersions.name, 'look'));
});

test('a colour is tried in both themes, and one on which white words are hard to read is refused', async ({
  page,
  context,
  baseURL,
}) => {
  const operator = await anOperator(['content']);
  await enterConsole(context, baseURL, operator.accountId);
  await openScreen(page, '/platform/look', 'Look');
  await expectAccessible(page);
  const colour = page.getByRole('textbox', { name: 'Theme colour' });
  await colour.fill('#ffb000');
  await expect(page.getByText('White words on this colour would be hard to read')).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Choose a darker colour')).toBeVisible();
  await colour.fill('#1d4ed8');
  await expect(page.getByText('Contrast with white words: 6.7 to 1')).toBeVisible();
  const preview = page.getByRole('region', { name: 'Preview of the colour' });
  await expect(preview.getByText('Add to cart').first()).toHaveCSS('background-color', 'rgb(29, 78, 216)');
  await page.getByRole('textbox', { name: 'Address of the QR code' }).fill('m.mall');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Enter a full address that begins with https://')).toBeVisible();
  await page.getByRole('textbox', { name: 'Address of the QR code' }).fill('https://m.mall.example/');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(notice(page, 'Draft saved')).toBeVisible();
  await page.getByRole('button', { name: 'Drop changes' }).click();
  await expect(colour).toHaveValue('#d02a15');
});

test('in Chinese, the picture beside the sign-in form is replaced and taken back', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const operator = await anOperator(['content']);
  const shown = async () => (await (await request.get('/api/pc/login/getLoginPic')).json()).data.loginLeftImage;
  const before = await shown();
  await enterConsole(context, baseURL, operator.accountId);
  await context.addCookies([{ name: 'locale', value: 'zh-CN', url: baseURL ?? '' }]);
  await openScreen(page, '/platform/look', '外观');
  const field = page.getByRole('group', { name: '登录窗口图片' });
  const choosing = page.waitForEvent('filechooser');
  await field.getByRole('button', { name: /^(选择图片|更换)$/ }).click();
  await (await choosing).setFiles(await aPicture('login.png'));
  await page.getByRole('dialog').getByRole('button', { name: '裁剪', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: '有买家尚未看到的改动' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '发布' }).click();
  await expect(notice(page, '已发布')).toBeVisible();
  await expect.poll(shown).not.toBe(before);
  await page.getByRole('button', { name: '历史版本' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '恢复版本 1' }).click();
  await expect(notice(page, '已恢复显示版本 1')).toBeVisible();
  await expect.poll(shown).toBe(before);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`a mall in another colour can be read in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    // In this page alone: a colour of the mall itself would be on the pages of all other journeys.
    const css = brandColours('#1d4ed8')?.css ?? '';
    await page.goto('/goods_detail/1', { waitUntil: 'networkidle' });
    await page.addStyleTag({ content: css });
    const fill = { light: 'rgb(29, 78, 216)', dark: /^rgb\(\d+, \d+, \d+\)$/ }[colorScheme];
    const mark = page.getByRole('banner').locator('svg rect').first();
    await expect(mark).toHaveCSS('fill', fill);
    await expect(mark).not.toHaveCSS('fill', { light: 'rgb(208, 42, 21)', dark: 'rgb(204, 58, 38)' }[colorScheme]);
    await expectAccessible(page);
  });
