import { expect, type Page, test } from '@playwright/test';
import { inArray, sql } from 'drizzle-orm';
import { database } from '#server/database/connection.ts';
import { products } from '#server/modules/catalogue/tables.ts';
import { anOperator } from '#tests/support/accounts/operators.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { enterConsole, notice, openScreen } from '#tests/support/pages/console-page.ts';
import { ownShop } from '#tests/support/pages/own-shop.ts';
import { withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

async function find(page: Page, words: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Find a brand' }).fill(words);
  await page.getByRole('searchbox', { name: 'Find a brand' }).press('Enter');
}

async function choose(page: Page, name: string, act: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: act }).click();
}

test('brands are added, renamed, hidden, merged and deleted; shoppers see it at once', async ({
  page,
  context,
  baseURL,
}) => {
  const operator = await anOperator(['products']);
  const { teapot } = await ownShop();
  const [kiln, twin] = [`Kiln ${operator.accountId}`, `Kilnworks ${operator.accountId}`];
  await enterConsole(context, baseURL, operator.accountId);
  await openScreen(page, '/platform/brands', 'Brands');
  await expect(page.getByRole('table', { name: 'Brands of the mall' }).getByRole('row').nth(2)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Add brand' }).click();
  const added = page.getByRole('dialog', { name: 'New brand' });
  await added.getByRole('button', { name: 'Save' }).click();
  await expect(added.getByText('Enter a name in English')).toBeVisible();
  await added.getByRole('textbox', { name: 'Name', exact: true }).fill(kiln);
  await added.getByRole('tab', { name: /简体中文/ }).click();
  await added.getByRole('textbox', { name: 'Name · 简体中文' }).fill('蓝窑');
  await expectAccessible(page);
  await added.getByRole('button', { name: 'Save' }).click();
  await expect(notice(page, `${kiln} saved`)).toBeVisible();

  // The same in other letters is refused where the name is written.
  await page.getByRole('button', { name: 'Add brand' }).click();
  await added.getByRole('textbox', { name: 'Name', exact: true }).fill(kiln.toUpperCase());
  await added.getByRole('button', { name: 'Save' }).click();
  await expect(added.getByText(`There is a brand called ${kiln} already`)).toBeVisible();
  await added.getByRole('textbox', { name: 'Name', exact: true }).fill(twin);
  await added.getByRole('textbox', { name: 'Place' }).fill('9000');
  await added.getByRole('button', { name: 'Save' }).click();
  await expect(notice(page, `${twin} saved`)).toBeVisible();

  await find(page, String(operator.accountId));
  await expect(rowOf(page, kiln)).toHaveCount(1);
  await expect(rowOf(page, twin)).toContainText('9,000');
  const { rows } = await database().execute<{ id: number }>(sql`select id from brands where name ->> 'en' = ${kiln}`);
  const brandId = rows[0]?.id ?? 0;
  await database()
    .update(products)
    .set({ brandId })
    .where(inArray(products.id, [teapot.productId]));

  await choose(page, kiln, 'Delete');
  await page
    .getByRole('dialog', { name: `Delete ${kiln}?` })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(notice(page, 'still used by 1 product and 0 drafts')).toBeVisible();

  await choose(page, kiln, 'Edit…');
  const edit = page.getByRole('dialog', { name: 'Edit brand' });
  await edit.getByRole('textbox', { name: 'Name', exact: true }).fill(`${kiln} Blue`);
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(notice(page, `${kiln} Blue saved`)).toBeVisible();
  await expect(rowOf(page, `${kiln} Blue`)).toContainText('1');

  const link = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
  await page.goto(`/goods_detail/${teapot.productId}`);
  await expect(link(`${kiln} Blue`)).toHaveAttribute('href', `/goods/goods_search?title=&cid=&brand=${brandId}`);
  await page.goto(`/zh-CN/goods_detail/${teapot.productId}`);
  await expect(link('蓝窑')).toBeVisible();

  await openScreen(page, `/platform/brands?words=${operator.accountId}`, 'Brands');
  await choose(page, `${kiln} Blue`, 'Hide from shoppers');
  await expect(notice(page, `${kiln} Blue is hidden`)).toBeVisible();
  await page.getByRole('tab', { name: 'Hidden' }).click();
  await expect(rowOf(page, `${kiln} Blue`)).toHaveCount(1);
  await expect(rowOf(page, twin)).toHaveCount(0);
  await expect(async () => {
    await page.goto(`/goods_detail/${teapot.productId}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(link(`${kiln} Blue`)).toHaveCount(0, { timeout: 500 });
  }).toPass();

  await openScreen(page, `/platform/brands?words=${operator.accountId}`, 'Brands');
  await choose(page, `${kiln} Blue`, 'Merge into…');
  const merge = page.getByRole('dialog', { name: `Merge ${kiln} Blue into another brand` });
  await expect(merge.getByRole('listitem')).toHaveText(['1 product', 'No drafts']);
  await merge.getByRole('combobox', { name: 'Into' }).fill(twin);
  await page.getByRole('option', { name: twin }).click();
  await expectAccessible(page);
  await merge.getByRole('button', { name: 'Merge' }).click();
  await expect(notice(page, `${kiln} Blue was merged, 1 product moved`)).toBeVisible();
  await expect(rowOf(page, `${kiln} Blue`)).toHaveCount(0);
  await expect(rowOf(page, twin)).toContainText('1');
  await expect(async () => {
    await page.goto(`/goods_detail/${teapot.productId}`);
    await expect(link(twin)).toBeVisible({ timeout: 500 });
  }).toPass();

  await database()
    .update(products)
    .set({ brandId: null })
    .where(inArray(products.id, [teapot.productId]));
  await openScreen(page, `/platform/brands?words=${operator.accountId}`, 'Brands');
  await choose(page, twin, 'Delete');
  await page
    .getByRole('dialog', { name: `Delete ${twin}?` })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(notice(page, `${twin} was deleted`)).toBeVisible();
  await expect(page.getByText('No brand matches')).toBeVisible();
});

test('brands in Chinese', async ({ page, context, baseURL }) => {
  await enterConsole(context, baseURL, (await anOperator(['products'])).accountId);
  await context.addCookies([{ name: 'locale', value: 'zh-CN', url: baseURL ?? '' }]);
  await openScreen(page, '/platform/brands', '品牌');
  await page.getByRole('searchbox', { name: '查找品牌' }).fill('星轨');
  await page.getByRole('searchbox', { name: '查找品牌' }).press('Enter');
  await expect(page.getByRole('row').filter({ hasText: '星轨' })).toContainText('Orbita');
  await expectAccessible(page);
});
