import { expect, test } from '@playwright/test';
import { eq } from 'drizzle-orm';
import type { LoginMethods } from '#contract/content/shopper.ts';
import type { OfferedCoupon } from '#contract/coupons/shopper.ts';
import { database } from '#server/database/connection.ts';
import { coupons } from '#server/modules/coupons/tables.ts';
import { ask } from '#tests/support/pages/home-page.ts';
import { dialog, findProduct, openProduct } from '#tests/support/pages/product-page.ts';
import { signInNewAccount, withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

for (const [prefix, add, isOne] of [
  ['', 'Add to favourites', 'In your favourites'],
  ['/zh-CN', '收藏商品', '已收藏'],
] as const) {
  test(`${prefix || 'en'}: a favourite is saved and removed again`, async ({ page, request, context, baseURL }) => {
    const product = await findProduct(request);
    await signInNewAccount(context, baseURL);
    await openProduct(page, product.id, { prefix });
    const main = page.getByRole('main'); // the top bar has a button with the same name
    await main.getByRole('button', { name: add }).click();
    await expect(main.getByRole('button', { name: isOne })).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await main.getByRole('button', { name: isOne }).click();
    await expect(main.getByRole('button', { name: add })).toHaveAttribute('aria-pressed', 'false');
    await page.reload();
    await expect(main.getByRole('button', { name: add })).toHaveAttribute('aria-pressed', 'false');
  });
}

test('following the shop adds one follower, also after a reload; unfollowing removes it', async ({
  page,
  request,
  context,
  baseURL,
}) => {
  const product = await findProduct(request, ({ shop }) => shop.followers < 900);
  await signInNewAccount(context, baseURL);
  await openProduct(page, product.id);
  const shop = page.getByRole('region', { name: 'Sold by' });
  const followers = shop.getByRole('term').filter({ hasText: 'Followers' }).locator('xpath=following-sibling::dd');
  const before = Number(await followers.textContent());
  await shop.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(shop.getByRole('button', { name: 'Following' })).toBeVisible();
  await expect(followers).toHaveText(String(before + 1));
  await page.reload();
  await expect(shop.getByRole('button', { name: 'Following' })).toBeVisible();
  await expect(followers).toHaveText(String(before + 1));
  await page.waitForTimeout(600);
  await shop.getByRole('button', { name: 'Following' }).click();
  await expect(shop.getByRole('button', { name: 'Follow', exact: true })).toBeVisible();
  await expect(followers).toHaveText(String(before));
});

const couponsOf = (request: Parameters<typeof findProduct>[0], id: number) =>
  ask<{ list: OfferedCoupon[] }>(request, `/api/front/coupons?productId=${id}`);

test('a coupon is received on the product page, also after a reload', async ({ page, request, context, baseURL }) => {
  const once = await database().select({ id: coupons.id }).from(coupons).where(eq(coupons.perPerson, 1));
  const product = await findProduct(request);
  const { list } = await couponsOf(request, product.id);
  const place = list.findIndex(({ id }) => once.some((coupon) => coupon.id === id));
  await signInNewAccount(context, baseURL);
  await openProduct(page, product.id);
  const showAll = () => page.getByRole('button', { name: /^All \d+ coupons$/ }).click();
  const button = page.getByRole('button', { name: /^(Claim|Claimed): / }).nth(place);
  await showAll();
  await expect(button).toHaveAccessibleName(/^Claim: /);
  await button.click();
  await expect(page.getByRole('listitem').filter({ hasText: /^Coupon claimed\. Valid until / })).toBeVisible();
  await expect(button).toHaveAccessibleName(/^Claimed: /);
  await page.reload();
  await showAll();
  await expect(button).toHaveAccessibleName(/^Claimed: /);
  await expect(button).toBeDisabled();
});

test('a guest who presses favourite, follow or receive is asked to sign in', async ({ page, request }) => {
  const product = await findProduct(request);
  await openProduct(page, product.id);
  for (const name of [/^Add to favourites/, /^Follow$/, /^Claim: /]) {
    await page.getByRole('main').getByRole('button', { name }).first().click();
    await expect(dialog(page)).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(dialog(page)).toBeHidden();
  }
});

test('a click before the scripts have loaded is not lost', async ({ page, request }) => {
  const product = await findProduct(request);
  await page.route('**/assets/product-details-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await page.goto(`/goods_detail/${product.id}`);
  await page.getByRole('region', { name: 'Sold by' }).getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(dialog(page)).toBeVisible();
});

test('after signing in a guest sees the same product with the same variant', async ({ page, request }) => {
  const { demoAccounts } = await ask<LoginMethods>(request, '/api/front/login/method/info');
  const product = await findProduct(request, ({ skus }) => skus.filter(({ stock }) => stock > 3).length > 1);
  const [, other] = product.skus.filter(({ stock }) => stock > 3);
  await openProduct(page, product.id, { search: `?sku=${other?.id}` });
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Add to favourites' }).click();
  await dialog(page)
    .getByRole('textbox', { name: 'Email' })
    .fill(demoAccounts[0]?.email ?? '');
  await dialog(page)
    .locator('input[type=password]')
    .fill(demoAccounts[0]?.password ?? '');
  await dialog(page).getByRole('checkbox').check();
  await dialog(page).getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/goods_detail/${product.id}\\?sku=${other?.id}&quantity=2`));
  await expect(page.getByRole('textbox', { name: 'Quantity' })).toHaveValue('2');
});

test('the seller’s customer service opens with the product attached, and the papers are linked', async ({
  page,
  request,
}) => {
  const product = await findProduct(request);
  await openProduct(page, product.id);
  const shop = page.getByRole('region', { name: 'Sold by' });
  await shop.getByRole('button', { name: 'Contact shop' }).click();
  const chat = page.getByRole('dialog', { name: 'Messages' });
  await expect(chat.getByText('You’re looking at')).toBeVisible();
  await expect(chat.getByText(product.name, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chat).toHaveCount(0);
  await expect(shop.getByRole('link', { name: 'Business qualification' })).toHaveAttribute(
    'href',
    `/merchant/merchant/qualification?id=${product.shop.id}`,
  );
});
