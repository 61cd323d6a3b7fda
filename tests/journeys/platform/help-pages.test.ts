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

// There is one list of pages: these come one after the other, and leave it as it was.
test.describe.configure({ mode: 'serial' });
test.afterEach(async () => {
  await database().delete(faceParts).where(eq(faceParts.name, 'pages'));
  await database().delete(faceVersions).where(eq(faceVersions.name, 'pages'));
});

test('a new help page is written, previewed, published, found in the footer, and taken back', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const operator = await anOperator(['content']);
  const title = `Sizes ${unique()}`;
  await enterConsole(context, baseURL, operator.accountId);
  await openScreen(page, '/platform/help-pages', 'Help pages');
  const pages = page.getByRole('list', { name: 'Help pages' }).getByRole('listitem');
  await expect(pages).toHaveCount(6);
  await expect(page.getByRole('switch', { name: 'Show User agreement' })).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Add page' }).click();
  await page.getByRole('button', { name: 'Publish' }).click();
  const added = page.getByRole('group', { name: 'Untitled page' });
  await expect(added.getByText('Write it in English too')).toHaveCount(2);
  await added.getByRole('textbox', { name: 'Title' }).fill(title);
  const written = page.getByRole('group', { name: title });
  await written.getByRole('textbox', { name: 'Text' }).click();
  await page.keyboard.type('Measure your foot from heel to toe.');
  await expectAccessible(page);

  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = await opening;
  await expect(preview.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(preview.getByRole('region', { name: 'Preview' })).toContainText('Only operators see this');
  await expectAccessible(preview);
  const address = new URL(preview.url()).pathname.replace('/help_preview/', '/help/');
  expect((await request.get(address)).status()).toBe(404);
  await preview.close();

  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(notice(page, 'Published')).toBeVisible();
  await expect.poll(async () => (await request.get(address)).status()).toBe(200);
  expect((await request.get(address)).headers()['cache-control']).toBe('public, no-cache');
  await expect.poll(async () => (await request.get('/sitemap/pages-1.xml')).text()).toContain(address);

  const shopper = await context.newPage();
  await shopper.goto('/goods/activity_list');
  await shopper.getByRole('contentinfo').getByRole('link', { name: title }).click();
  await expect(shopper.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(shopper).toHaveTitle(`${title} · Galleria`);
  await expect(shopper.getByRole('article')).toContainText('Measure your foot from heel to toe.');
  const topics = shopper.getByRole('navigation', { name: 'All help topics' });
  await expect(topics.getByRole('link', { name: title })).toHaveAttribute('aria-current', 'page');
  await expectAccessible(shopper);
  await topics.getByRole('link', { name: 'Delivery' }).click();
  await expect(shopper.getByRole('heading', { level: 1, name: 'Delivery' })).toBeVisible();
  await topics.getByRole('link', { name: 'User agreement' }).click();
  await expect(shopper.getByRole('heading', { level: 1, name: 'User agreement and privacy' })).toBeVisible();
  await shopper.close();
  const old = await request.get('/th/help/6', { maxRedirects: 0 });
  expect([old.status(), old.headers().location]).toEqual([301, '/th/middlewares/privacy_agreement']);

  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'Published versions' });
  await expectAccessible(page);
  await history.getByRole('button', { name: 'Restore version 1' }).click();
  await expect(notice(page, 'Version 1 is shown again')).toBeVisible();
  await expect.poll(async () => (await request.get(address)).status()).toBe(404);
});

test('in Chinese, a page is translated and hidden as a draft, which can be dropped', async ({
  page,
  context,
  baseURL,
}) => {
  const operator = await anOperator(['content']);
  await enterConsole(context, baseURL, operator.accountId);
  await context.addCookies([{ name: 'locale', value: 'zh-CN', url: baseURL ?? '' }]);
  await openScreen(page, '/platform/help-pages', '帮助页面');
  await page.getByRole('button', { name: '编辑配送说明' }).click();
  await page.getByRole('textbox', { name: '标题 · 简体中文' }).fill('运费与配送');
  const row = page.getByRole('group', { name: '运费与配送' });
  await row.getByRole('switch', { name: '显示运费与配送' }).press('Space');
  await expect(row.getByText('已隐藏')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '保存草稿' }).click();
  await expect(notice(page, '草稿已保存')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('group', { name: '运费与配送' })).toBeVisible();
  await page.getByRole('button', { name: '放弃改动' }).click();
  await expect(page.getByRole('group', { name: '配送说明' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '买家看到的就是此内容' })).toBeVisible();
});
