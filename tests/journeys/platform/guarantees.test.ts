import { expect, test } from '@playwright/test';
import { asc, eq } from 'drizzle-orm';
import { database } from '#server/database/connection.ts';
import { products } from '#server/modules/catalogue/tables.ts';
import { getSite, setSite } from '#server/modules/content/index.ts';
import { anOperator } from '#tests/support/accounts/operators.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { enterConsole, notice, openScreen } from '#tests/support/pages/console-page.ts';
import { withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

test('a guarantee is added, moved up and hidden; it stands on the page of a product within a second', async ({
  page,
  context,
  baseURL,
}) => {
  const before = await getSite(database(), 'guarantees');
  const operator = await anOperator(['products']);
  const name = `Gift wrap ${operator.accountId}`;
  const [product] = await database()
    .select({ id: products.id })
    .from(products)
    .where(eq(products.isOnSale, true))
    .orderBy(asc(products.id))
    .limit(1);
  const shown = page.getByRole('main').getByText(name, { exact: true }).first();
  try {
    await enterConsole(context, baseURL, operator.accountId);
    await openScreen(page, '/platform/products?tab=guarantees', 'Products');
    const list = page.getByRole('list', { name: 'Guarantees' }).getByRole('listitem');
    const count = before.list.length;
    await expect(list).toHaveCount(count);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Add guarantee' }).click();
    await expect(list).toHaveCount(count + 1);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Enter a name in English')).toBeVisible();
    await expect(page.getByText('Enter an explanation in English')).toBeVisible();
    const added = list.last();
    await added.getByRole('textbox', { name: 'Name' }).fill(name);
    await added.getByRole('textbox', { name: 'Explanation' }).fill('Wrapped as a gift.');
    await added.getByRole('combobox', { name: 'Icon' }).click();
    await page.getByRole('option', { name: 'Gift' }).click();
    await added.getByRole('button', { name: `Move ${name} up` }).press('Enter');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(notice(page, 'Guarantees saved')).toBeVisible();
    await page.goto(`/goods_detail/${product?.id}`);
    await expect(shown).toBeVisible();

    await openScreen(page, '/platform/products?tab=guarantees', 'Products');
    await expect(list).toHaveCount(count + 1);
    await setSite('guarantees', await getSite(database(), 'guarantees')); // someone else saves
    await added.getByRole('switch', { name: 'Shown' }).press('Space');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert').getByText('Someone else saved guarantees in the meantime')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continue with their version' }).click();
    await list
      .nth(count - 1)
      .getByRole('switch', { name: 'Shown' })
      .press('Space');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(notice(page, 'Guarantees saved')).toBeVisible();
    await expect(async () => {
      await page.goto(`/goods_detail/${product?.id}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(shown).toBeHidden({ timeout: 500 });
    }).toPass();
  } finally {
    await setSite('guarantees', before);
  }
});

test('guarantees in Chinese', async ({ page, context, baseURL }) => {
  await enterConsole(context, baseURL, (await anOperator(['products'])).accountId);
  await context.addCookies([{ name: 'locale', value: 'zh-CN', url: baseURL ?? '' }]);
  await openScreen(page, '/platform/products?tab=guarantees', '商品');
  await expect(page.getByRole('list', { name: '服务保障' }).getByRole('listitem').first()).toBeVisible();
  await page.getByRole('button', { name: '添加保障' }).click();
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('请输入英文名称')).toBeVisible();
  await expectAccessible(page);
});
