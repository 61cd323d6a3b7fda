import { expect, test } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { signUpForFlashSale } from '#contract/catalogue/merchant-flash-sales.ts';
import { addFlashSale, cancelFlashSale } from '#contract/catalogue/platform-flash-sales.ts';
import { closeShop } from '#contract/shops/merchant-shop.ts';
import { database } from '#server/database/connection.ts';
import { anOperator } from '#tests/support/accounts/operators.ts';
import { aShopWith } from '#tests/support/accounts/shop-with-products.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { unique } from '#tests/support/pages/apply-page.ts';
import { callAs } from '#tests/support/pages/checkout-page.ts';
import { enterConsole, notice, openScreen } from '#tests/support/pages/console-page.ts';
import { withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

test('a flash sale is planned, gets a product, and is cancelled', async ({ page, context, baseURL }) => {
  const name = `Night sale ${unique()}`;
  const operator = await anOperator(['marketing']);
  await enterConsole(context, baseURL, operator.accountId);
  await openScreen(page, '/platform/flash-sales', 'Flash sales');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Plan a flash sale' }).click();
  await page.getByRole('button', { name: 'Plan a flash sale' }).click();
  await expect(page.getByText('Write a name in English')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.getByRole('textbox', { name: 'Most units of one product' }).fill('');
  await page.getByRole('button', { name: 'Plan a flash sale' }).click();
  await expect(page.getByText(/^Enter a whole number from 1 to 1,?000,?000$/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Most units of one product' }).fill('5');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Plan a flash sale' }).click();
  await expect(notice(page, `${name} is planned`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  // A sale without products is shown to nobody, so this one stands in the way of no other journey.
  await page.getByRole('button', { name: 'Choose a product' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a product' });
  await dialog.getByRole('combobox', { name: 'Product' }).click();
  await page.getByRole('option').first().click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'End sale now' }).click();
  await page
    .getByRole('dialog', { name: `Cancel ${name}?` })
    .getByRole('button', { name: 'End sale now' })
    .click();
  await expect(notice(page, `${name} is cancelled`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose a product' })).toBeHidden();
  await expectAccessible(page);
});

const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();

test('an operator accepts what a shop signed up, and chooses another product, in Chinese', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const [lamp, vase] = [`Lamp ${unique()}`, `Vase ${unique()}`];
  const { owner, shopId, productIds } = await aShopWith([lamp, vase]);
  await database().execute(sql`update shops set is_open = true where id = ${shopId}`);
  const operator = await anOperator(['marketing']);
  const sale = {
    ...{ name: { en: `Sale ${unique()}` }, instruction: {}, bannerHash: null, categoryIds: [] },
    ...{ startsAt: days(3), endsAt: days(4), signUpUntil: days(2), leastPercent: 10, mostUnits: 5, perBuyer: 2 },
  };
  const { id } = await callAs(request, operator, addFlashSale, { sale });
  const offer = { price: 700, quota: 3, perBuyer: 1 };
  await callAs(request, owner, signUpForFlashSale, { saleId: id, productId: productIds[0] ?? 0, offer });
  await enterConsole(context, baseURL, operator.accountId);
  await context.addCookies([{ name: 'locale', value: 'zh-CN', url: baseURL ?? '' }]);
  await openScreen(page, `/platform/flash-sales/${id}`, sale.name.en);
  await page.getByRole('button', { name: `通过 ${lamp}` }).click();
  await expect(notice(page, `${lamp} 已参加秒杀`)).toBeVisible();

  await page.getByRole('button', { name: '选择商品' }).click();
  const dialog = page.getByRole('dialog', { name: '选择商品' });
  await dialog.getByRole('combobox', { name: '商品' }).fill(vase);
  await page.getByRole('option', { name: vase }).click();
  await dialog.getByRole('textbox', { name: '秒杀价' }).fill('8.20');
  await dialog.getByRole('button', { name: '加入秒杀' }).click();
  await expect(dialog.getByText(/8\.10/).last()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: '秒杀价' }).fill('8.10');
  await dialog.getByRole('button', { name: '加入秒杀' }).click();
  await expect(notice(page, `${vase} 已参加秒杀`)).toBeVisible();
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows.filter({ hasText: vase })).toContainText('8.10');
  await expect(rows).toHaveCount(3);
  await callAs(request, operator, cancelFlashSale, { id });
  await callAs(request, owner, closeShop, {});
});
