import { expect, test } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { closeShop } from '#contract/shops/merchant-shop.ts';
import { database } from '#server/database/connection.ts';
import type { Person } from '#tests/support/accounts/accounts.ts';
import { aShopWith } from '#tests/support/accounts/shop-with-products.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { callAs } from '#tests/support/pages/checkout-page.ts';
import { enterConsole, notice, openScreen, refusedByPolicy } from '#tests/support/pages/console-page.ts';
import { withMallDatabase } from '#tests/support/pages/signed-in-page.ts';
import { aSquarePicture } from '#tests/support/pages/square-picture.ts';

withMallDatabase();

// The demo mall is as it was for those who come after, also when a journey fails: a closed shop sells nothing.
const sellers: Person[] = [];
test.afterEach(async ({ request }) => {
  for (const seller of sellers.splice(0)) await callAs(request, seller, closeShop, {});
});

/** An open shop that sells a vase and a bowl. */
async function anOpenShop() {
  const shop = await aShopWith(['Vase', 'Bowl']);
  sellers.push(shop.owner);
  await database().execute(
    sql`update shops set is_open = true, intro = '{"en": "Pots", "zh-CN": "陶器"}', address = '1 Hill Road' where id = ${shop.shopId}`,
  );
  return shop;
}

test('a shop crops its banners, sorts them with the keys, leads one to a product, and shoppers see them', async ({
  page,
  context,
  baseURL,
  browser,
}) => {
  const { owner, shopId, productIds } = await anOpenShop();
  await enterConsole(context, baseURL, owner.accountId);
  const errors = refusedByPolicy(page);
  await openScreen(page, `/${shopId}/shop`, 'Shop settings');
  await page.getByRole('tab', { name: 'Logo and banners' }).click();
  const banners = page.getByRole('list', { name: 'Banners' }).getByRole('listitem');
  const crop = page.getByRole('dialog', { name: 'Crop image' });
  for (const number of [1, 2]) {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Add banners' }).click();
    await (await chooser).setFiles(await aSquarePicture('banner.png'));
    await expect(crop.getByRole('button', { name: 'Crop', exact: true })).toBeFocused();
    if (number === 1) await expectAccessible(page);
    await crop.getByRole('button', { name: 'Move the image with the arrow keys' }).press('ArrowDown');
    await crop.getByRole('button', { name: 'Crop', exact: true }).click();
    await expect(banners).toHaveCount(number);
  }
  const second =
    (await banners
      .nth(1)
      .getByRole('img', { name: /^Banner/ })
      .getAttribute('src')) ?? '';
  await page.getByRole('combobox', { name: 'Banner 2 leads to' }).fill('vase');
  await page.getByRole('option', { name: 'Vase' }).click();
  await page.getByRole('button', { name: 'Move Banner 2 up' }).press('Alt+ArrowUp');
  await expect(banners.nth(0).getByRole('img', { name: /^Banner/ })).toHaveAttribute('src', second);
  await page.getByRole('button', { name: 'Remove banner 2' }).click();
  await expect(banners).toHaveCount(1);
  await notice(page, 'Banner 2 removed').getByRole('button', { name: 'Undo' }).click();
  await expect(banners).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(notice(page, 'Images saved')).toBeVisible();

  const shopper = await browser.newPage();
  await shopper.goto(`${baseURL}/merchant/merchant?id=${shopId}`);
  const slides = shopper.getByRole('region', { name: /^Banners from/ }).getByRole('link', { includeHidden: true });
  await expect(slides.nth(0)).toHaveAttribute('href', `/goods_detail/${productIds[0]}`);
  await expect(slides.nth(1)).toHaveAttribute('href', `/merchant/merchant/category?id=${shopId}`);
  await shopper.close();
  expect(errors).toEqual([]);
});

test('opening hours by weekday and policies stand on the shop’s page', async ({ page, context, baseURL, browser }) => {
  const { owner, shopId } = await anOpenShop();
  await enterConsole(context, baseURL, owner.accountId);
  await openScreen(page, `/${shopId}/shop`, 'Shop settings');
  await page.getByRole('combobox', { name: 'Time zone' }).fill('Bangkok');
  await page.getByRole('option', { name: 'Asia/Bangkok' }).click();
  await page.getByRole('checkbox', { name: 'Monday' }).check();
  await page.getByRole('button', { name: 'Use Monday’s hours every day' }).click();
  await page.getByRole('checkbox', { name: 'Sunday' }).uncheck();
  await page.getByRole('combobox', { name: 'Saturday: closes at' }).fill('16:00');
  await page.getByRole('option', { name: '16:00' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(notice(page, 'Shop details saved')).toBeVisible();

  await page.getByRole('tab', { name: 'Policies' }).click();
  await page.getByRole('textbox', { name: 'Returns' }).fill('Within 15 days');
  await page.getByRole('tab', { name: '简体中文 1 missing' }).click();
  await page.getByRole('textbox', { name: 'Returns · 简体中文' }).fill('15 天内可退');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(notice(page, 'Policies saved')).toBeVisible();

  const shopper = await browser.newPage();
  await shopper.goto(`${baseURL}/zh-CN/merchant/merchant/about?id=${shopId}`);
  const main = shopper.getByRole('main');
  await expect(main.getByRole('region', { name: '联系方式' })).toContainText(
    '周一–周五 09:00–18:00, 周六 09:00–16:00 (中南半岛时间)',
  );
  await expect(main.getByRole('region', { name: '退换货' })).toContainText('15 天内可退');
  await expect(main.getByRole('region', { name: '质保' })).toHaveCount(0);
  await expectAccessible(shopper);
  await shopper.close();
});

test('in Chinese a shop makes categories, sorts them with the keys, fills them, and shoppers filter by them', async ({
  browser,
  baseURL,
}) => {
  const { owner, shopId } = await anOpenShop();
  const context = await browser.newContext({ locale: 'zh-CN' });
  await enterConsole(context, baseURL, owner.accountId);
  const page = await context.newPage();
  await page.goto(`${baseURL}/console/${shopId}/shop/categories`);
  for (const [english, chinese] of [
    ['Pots', '陶罐'],
    ['Gifts', '礼品'],
  ] as const) {
    await page.getByRole('button', { name: '添加分类', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: '新分类' });
    await dialog.getByRole('textbox', { name: '名称 · English' }).fill(english);
    await dialog.getByRole('textbox', { name: '名称 · 简体中文' }).fill(chinese);
    if (english === 'Pots') await expectAccessible(page);
    await dialog.getByRole('button', { name: '保存' }).click();
    await expect(dialog).toHaveCount(0);
  }
  const shelves = page.getByRole('list', { name: '店铺分类' }).getByRole('listitem');
  await expect(shelves).toHaveText([/^陶罐/, /^礼品/]);
  await page.getByRole('button', { name: '上移礼品' }).press('Alt+ArrowUp');
  await expect(shelves).toHaveText([/^礼品/, /^陶罐/]);
  await page.getByRole('button', { name: '陶罐 的商品' }).click();
  const products = page.getByRole('dialog', { name: '陶罐 中的商品' });
  await products.getByRole('combobox', { name: '添加商品' }).fill('vase');
  await page.getByRole('option', { name: 'Vase' }).click();
  await expect(products.getByRole('listitem')).toHaveText(['Vase']);
  await expectAccessible(page);
  await products.getByRole('button', { name: '关闭' }).click();
  await page.getByRole('button', { name: '删除 礼品' }).click();
  await expect(shelves).toHaveCount(1);
  await notice(page, '礼品 已删除').getByRole('button', { name: '撤销' }).click();
  await expect(shelves).toHaveText([/^礼品/, /^陶罐.*1 件商品/]);
  await expectAccessible(page);

  await page.goto(`${baseURL}/zh-CN/merchant/merchant/category?id=${shopId}`);
  await page.getByRole('navigation', { name: '商品分类' }).getByRole('link', { name: /^陶罐/ }).click();
  await expect(page.getByRole('status').filter({ hasText: '1' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('img', { name: 'Vase' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('img', { name: 'Bowl' })).toHaveCount(0);
  await context.close();
});

test('chosen products are put into a category from the list of products, and that is taken back', async ({
  page,
  context,
  baseURL,
}) => {
  const { owner, shopId } = await anOpenShop();
  await database().execute(
    sql`insert into shop_shelves (shop_id, name, position) values (${shopId}, '{"en": "Pots"}', 0)`,
  );
  const counted = async () => {
    const { rows } = await database().execute<{ count: number }>(sql`
      select count(*)::int as count from shelf_products join shop_shelves on id = shelf_id where shop_id = ${shopId}`);
    return rows[0]?.count;
  };
  await enterConsole(context, baseURL, owner.accountId);
  await openScreen(page, `/${shopId}/products`, 'Products');
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
  await page.getByRole('button', { name: 'Add to shop category' }).click();
  await page.getByRole('menuitem', { name: 'Pots' }).click();
  await expect(notice(page, '2 products added to Pots')).toBeVisible();
  expect(await counted()).toBe(2);
  await notice(page, '2 products added to Pots').getByRole('button', { name: 'Undo' }).click();
  await expect(notice(page, 'Undone')).toBeVisible();
  expect(await counted()).toBe(0);
});
