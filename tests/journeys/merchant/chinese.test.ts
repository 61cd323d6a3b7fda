import { expect, test } from '@playwright/test';
import { eq, sql } from 'drizzle-orm';
import { getOrder } from '#contract/orders/shopper.ts';
import { closeShop } from '#contract/shops/merchant-shop.ts';
import { database, transaction } from '#server/database/connection.ts';
import { hashPassword } from '#server/modules/identity/passwords/passwords.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { setFreightRules } from '#server/modules/shops/index.ts';
import { type Person, password, someone } from '#tests/support/accounts/accounts.ts';
import { aMerchant } from '#tests/support/accounts/callers.ts';
import type { OwnSku } from '#tests/support/pages/cart-page.ts';
import { callAs } from '#tests/support/pages/checkout-page.ts';
import { notice, refusedByPolicy } from '#tests/support/pages/console-page.ts';
import { paidOrder } from '#tests/support/pages/refund-pages.ts';
import { withMallDatabase } from '#tests/support/pages/signed-in-page.ts';
import { aSquarePicture } from '#tests/support/pages/square-picture.ts';

withMallDatabase();

// A browser that asks for Chinese, and nothing is found by an English word.
test.use({ locale: 'zh-CN' });

// The demo mall is as it was for those who come after, also when the journey fails: a closed shop sells nothing.
const sellers: Person[] = [];
test.afterEach(async ({ request }) => {
  for (const seller of sellers.splice(0)) await callAs(request, seller, closeShop, {});
});

/** The owner of a shop that delivers everywhere, who can sign in. */
async function aSeller(): Promise<Person> {
  const owner = await aMerchant();
  sellers.push(owner);
  const passwordHash = await hashPassword(password);
  await database().update(accounts).set({ passwordHash }).where(eq(accounts.id, owner.accountId));
  const { rows } = await database().execute<{ id: number }>(
    sql`select id from shops where owner_id = ${owner.accountId}`,
  );
  const shopId = rows[0]?.id ?? 0;
  await transaction((tx) =>
    setFreightRules(tx, [{ shopId, country: '*', firstFee: 500, furtherFee: 0, daysFrom: 2, daysTo: 4 }]),
  );
  return owner;
}

/** The variant of the one product that the shop sells. */
async function onlyVariantOf({ accountId }: Person): Promise<OwnSku> {
  const { rows } = await database().execute<OwnSku>(sql`
    select k.id as "skuId", p.id as "productId", p.name ->> 'en' as name, s.id as "shopId", s.name ->> 'en' as "shopName", '' as variant
    from skus k join products p on p.id = k.product_id join shops s on s.id = p.shop_id where s.owner_id = ${accountId}`);
  const [sku] = rows;
  if (!sku) throw new Error('the shop sells nothing');
  return sku;
}

test('a shop works in Chinese: signs in, writes and publishes a product, finds its order and ships it', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const owner = await aSeller();
  const errors = refusedByPolicy(page);
  const title = page.getByRole('heading', { level: 1 });
  await page.goto('/console/');
  await expect(title).toHaveText('登录您的店铺');
  await page.getByLabel('邮箱或手机号').fill(owner.email);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录' }).click();
  await expect(title).toHaveText('首页');

  await page.getByRole('link', { name: '商品', exact: true }).click();
  await page.getByRole('link', { name: '添加商品' }).first().click();
  await expect(title).toHaveText('未命名商品');
  await page.getByLabel('标题 · English').fill('Tea bowl');
  await page.getByLabel('标题 · 简体中文').fill('茶碗');
  await expect(title).toHaveText('茶碗');
  await page.getByRole('textbox', { name: '描述 · 简体中文' }).fill('手工拉坯');
  await page.getByRole('combobox', { name: '类目' }).click();
  await page.getByRole('option').first().click();
  await page.getByLabel('售价', { exact: true }).fill('20');
  await page.getByLabel('库存', { exact: true }).fill('5');
  await page
    .getByLabel('添加图片')
    .last()
    .setInputFiles(await aSquarePicture('bowl.png'));
  await expect(page.getByRole('list', { name: '图片' }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: '发布', exact: true }).click();
  await expect(notice(page, '茶碗 已发布')).toBeVisible();
  await expect(page.getByRole('row', { name: /茶碗/ })).toContainText('在售');

  // A shopper reads the Chinese text, and buys two.
  const bowl = await onlyVariantOf(owner);
  const shopper = await browser.newPage();
  await shopper.goto(`${baseURL}/zh-CN/goods_detail/${bowl.productId}`);
  await expect(shopper.getByRole('heading', { level: 1 })).toHaveText('茶碗');
  await expect(shopper.getByText('手工拉坯')).toBeVisible();
  await shopper.close();
  const ana = await someone();
  const order = await paidOrder(request, ana, [bowl, 2]);

  await page.getByRole('link', { name: '首页' }).click();
  await page.getByRole('link', { name: /^待发货/ }).click();
  await expect(title).toHaveText('订单');
  await page.getByRole('link', { name: order.number }).click();
  await expect(page.getByRole('main')).toContainText('茶碗');
  await page.getByRole('button', { name: '发货', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '订单发货' });
  await dialog.getByRole('combobox', { name: '发货方式' }).click();
  await page.getByRole('option', { name: '商家配送' }).click();
  await expect(dialog.getByLabel('茶碗 的数量')).toHaveValue('2');
  await dialog.getByRole('button', { name: '发货', exact: true }).click();
  await expect(notice(page, `订单 ${order.number} 的包裹已发出`)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('已发货');
  expect((await callAs(request, ana, getOrder, { orderNo: order.number })).status).toBe('shipped');
  expect(errors).toEqual([]);
});
