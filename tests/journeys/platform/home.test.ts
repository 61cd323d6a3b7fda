import { expect, type Page, test } from '@playwright/test';
import { inArray } from 'drizzle-orm';
import type { HomePageBlock } from '#contract/catalogue/shopper-home.ts';
import { getFace, saveFaceDraft } from '#contract/content/platform-face.ts';
import { database } from '#server/database/connection.ts';
import { faceParts, faceVersions } from '#server/modules/content/tables.ts';
import { anOperator } from '#tests/support/accounts/operators.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { aPicture, unique } from '#tests/support/pages/apply-page.ts';
import { callAs } from '#tests/support/pages/checkout-page.ts';
import { enterConsole, notice, openScreen } from '#tests/support/pages/console-page.ts';
import { withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

// There is one home page: these come one after the other, and leave it as it was.
test.describe.configure({ mode: 'serial' });
test.afterEach(async () => {
  await database()
    .delete(faceParts)
    .where(inArray(faceParts.name, ['home']));
  await database()
    .delete(faceVersions)
    .where(inArray(faceVersions.name, ['home']));
});

const blocksOn = (page: Page, name: string) => page.getByRole('list', { name }).locator('> [role=listitem]');

test('a new advert is live in a minute: uploaded, cropped, previewed, published, and taken back', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const operator = await anOperator(['content']);
  const title = `Winter ${unique()}`;
  const adverts = async () => {
    const { data } = await (await request.get('/api/pc/home/blocks')).json();
    const blocks = data as HomePageBlock[];
    return blocks.flatMap((block) => (block.kind === 'adverts' ? block.slides.map((slide) => slide.title) : []));
  };
  const before = await adverts();
  await enterConsole(context, baseURL, operator.accountId);
  await openScreen(page, '/platform/home', 'Home page');
  await expect(page.getByRole('status').filter({ hasText: 'Shoppers see this page' })).toBeVisible();
  const blocks = blocksOn(page, 'Blocks of the home page');
  await expect(blocks).toHaveCount(7);
  await expectAccessible(page);

  const strip = page.getByRole('group', { name: 'Adverts', exact: true });
  await strip.getByRole('button', { name: 'Edit Adverts' }).click();
  const choosing = page.waitForEvent('filechooser');
  await strip.getByRole('button', { name: 'Add advert' }).click();
  await (await choosing).setFiles(await aPicture('winter.png'));
  await page.getByRole('dialog', { name: 'Crop image' }).getByRole('button', { name: 'Crop', exact: true }).click();
  const slide = strip.getByRole('group', { name: `Picture ${before.length + 1}` });
  await slide.getByRole('textbox', { name: 'Headline' }).fill(title);
  const link = slide.getByRole('combobox', { name: 'Leads to' });
  await link.fill('/no/such/page');
  await page.getByRole('option', { name: '/no/such/page' }).click();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(slide.getByText('The mall has no page at this address')).toBeVisible();
  await expectAccessible(page);
  await link.fill('best');
  await page.getByRole('option', { name: 'Best sellers' }).click();
  await strip.getByRole('button', { name: 'Move Adverts up', exact: true }).press('Alt+ArrowUp');
  await expect(blocks.nth(4)).toContainText('Adverts');

  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = await opening;
  await expect(preview.getByRole('region', { name: 'Preview' })).toContainText('Only operators see this');
  await expect(preview.getByText(title)).toBeAttached();
  expect(await adverts()).toEqual(before);
  await preview.close();

  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(notice(page, 'The home page is published')).toBeVisible();
  await expect.poll(adverts).toEqual([...before, title]);

  const colleague = await anOperator(['content']);
  const seen = await callAs(request, colleague, getFace, { name: 'home' });
  if (seen.name !== 'home') throw new Error('no home page');
  const { version, value } = seen;
  await callAs(request, colleague, saveFaceDraft, { name: 'home', version, value });
  await page.getByRole('switch', { name: 'Show Flash sale' }).click();
  await page.getByRole('button', { name: 'Save draft' }).click();
  const conflict = page.getByRole('group', { name: 'A colleague saved this in the meantime' });
  await expect(conflict).toBeVisible();
  await expectAccessible(page);
  await conflict.getByRole('button', { name: 'Use their version' }).click();

  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'Published versions' });
  await expectAccessible(page);
  await history.getByRole('button', { name: 'Restore version 1' }).click();
  await expect(notice(page, 'Version 1 is shown again')).toBeVisible();
  await expect.poll(adverts).toEqual(before);
});

test('a row of chosen products, in Chinese', async ({ page, context, baseURL, request }) => {
  const operator = await anOperator(['content']);
  await enterConsole(context, baseURL, operator.accountId);
  await context.addCookies([{ name: 'locale', value: 'zh-CN', url: baseURL ?? '' }]);
  await openScreen(page, '/platform/home', '首页');
  await page.getByRole('button', { name: '添加模块' }).click();
  await page.getByRole('menuitem', { name: '商品栏' }).click();
  const row = page.getByRole('group', { name: '商品栏', exact: true });
  await row.getByRole('textbox', { name: '商品栏标题 · 简体中文' }).fill('为您精选');
  await page.getByRole('button', { name: '保存草稿' }).click();
  const named = page.getByRole('group', { name: '商品栏: 为您精选' });
  await expect(named.getByText('请同时填写英文')).toBeVisible();
  await named.getByRole('textbox', { name: '商品栏标题 · English' }).fill('Chosen for you');
  await named.getByRole('combobox', { name: '展示哪些商品' }).click();
  await page.getByRole('option', { name: '逐个选择' }).click();
  const add = named.getByRole('combobox', { name: '添加商品' });
  await add.click();
  await page.getByRole('option').first().click();
  await expectAccessible(page);
  await page.getByRole('button', { name: '保存草稿' }).click();
  await expect(notice(page, '草稿已保存')).toBeVisible();
  const face = await callAs(request, operator, getFace, { name: 'home' });
  expect(face).toMatchObject({ isDraft: true, publishedAt: null });
  await page.getByRole('button', { name: '放弃改动' }).click();
  await expect(notice(page, '已放弃改动')).toBeVisible();
  await expect(named).toBeHidden();
});
