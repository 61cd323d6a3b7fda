import { expect, type Page, test } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { database, transaction } from '#server/database/connection.ts';
import { issueCoupons } from '#server/modules/coupons/index.ts';
import { receivedCoupons } from '#server/modules/coupons/tables.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import {
  badge,
  cartPath,
  lineOf,
  openCart,
  ownProducts,
  putInto,
  someoneWithPassword,
  summary,
} from '#tests/support/pages/cart-page.ts';
import { openProduct } from '#tests/support/pages/product-page.ts';
import { agreement, button, dialog, field } from '#tests/support/pages/sign-in-dialog.ts';
import { cookie, messages, pageErrors, stub, withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

async function signInByForm(page: Page, { email, password }: { email: string; password: string }) {
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await agreement(page).check();
  await button(page, 'Sign in').click();
  await expect(dialog(page)).toBeHidden();
}

test('a guest adds a product to the cart, and finds it again after a reload', async ({ page }) => {
  const errors = pageErrors(page);
  const { kettle } = await ownProducts();
  await openProduct(page, kettle[1].productId, { search: `?sku=${kettle[1].skuId}&quantity=2` });
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(messages(page)).toHaveText([/Added to your cart/]);
  await expect(badge(page)).toHaveAccessibleName('Cart, 2 items');
  await messages(page).getByRole('button', { name: 'View cart' }).click();
  await expect(page).toHaveURL(cartPath);
  await expect(lineOf(page, kettle[1])).toContainText('Red');
  await expect(summary(page)).toContainText('$70.00');
  await expect(page.getByText('Sign in to save these items')).toBeVisible();
  expect((await cookie(page, 'cart.key'))?.length).toBe(43);
  expect(await page.evaluate(() => document.cookie.includes('cart.key'))).toBe(false);
  await expectAccessible(page);
  await page.goto('/');
  await expect(badge(page)).toHaveAccessibleName('Cart, 2 items');
  expect(errors).toEqual([]);
});

test('signing in merges the guest cart into the account’s; signing out leaves no cart', async ({ page }) => {
  const { kettle, cup } = await ownProducts();
  const ana = await someoneWithPassword();
  await putInto(ana.accountId, [cup, 3], [kettle[0], 1]);
  await openProduct(page, cup.productId, { search: '?quantity=2' });
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(badge(page)).toHaveAccessibleName('Cart, 2 items');
  await openCart(page);
  const merges: string[] = [];
  page.on('request', (request) => request.url().endsWith('/cart/merge') && merges.push(request.url()));
  await summary(page)
    .getByRole('button', { name: /^Check out/ })
    .click();
  await expect(button(page, 'Check out as guest')).toBeVisible();
  await signInByForm(page, ana);
  await expect(page.getByRole('textbox', { name: `Quantity of ${cup.name}` })).toHaveValue('5');
  await expect(lineOf(page, kettle[0])).toBeVisible();
  await expect(badge(page)).toHaveAccessibleName('Cart, 6 items');
  expect(merges).toHaveLength(1);
  expect(await cookie(page, 'cart.key')).toBeUndefined();

  await page.goto('/users/user_info');
  await page.evaluate(async () => {
    await fetch('/api/front/user/logout', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
    });
  });
  await page.context().clearCookies({ name: /^auth/ });
  await openCart(page);
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await expect(badge(page)).toHaveAccessibleName('Cart');
});

test('“buy now” of a guest continues after signing in', async ({ page }) => {
  const { kettle } = await ownProducts();
  const ana = await someoneWithPassword();
  await stub(page, 'front/order/pre/order', { preOrderNo: 'PR1234567890123456' });
  await openProduct(page, kettle[1].productId, { search: `?sku=${kettle[1].skuId}&quantity=3` });
  await page.getByRole('button', { name: 'Buy now' }).click();
  await expect(button(page, 'Check out as guest')).toBeVisible();
  const preparing = page.waitForRequest('**/api/front/order/pre/order');
  await signInByForm(page, ana);
  expect((await preparing).postDataJSON()).toEqual({
    preOrderType: 'buyNow',
    orderDetails: [{ productId: kettle[1].productId, skuId: kettle[1].skuId, quantity: 3 }],
  });
  await expect(page).toHaveURL('/order/order_confirm?preOrderNo=PR1234567890123456');
});

test('closing the dialog cancels “buy now”', async ({ page }) => {
  const { cup } = await ownProducts();
  const ana = await someoneWithPassword();
  await openProduct(page, cup.productId);
  await page.getByRole('button', { name: 'Buy now' }).click();
  await expect(field(page, 'Email')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.getByRole('button', { name: 'Sign in', exact: true }).first().click();
  const prepared: string[] = [];
  page.on('request', (request) => request.url().includes('/order/pre/order') && prepared.push(request.url()));
  await signInByForm(page, ana);
  await expect(messages(page)).toHaveText([/./]);
  await page.waitForTimeout(1_000);
  expect(prepared).toEqual([]);
  await expect(page).toHaveURL(new RegExp(`/goods_detail/${cup.productId}`));
});

test('a cancelled action does not run at a later sign-in; the last one does', async ({ page }) => {
  const { cup } = await ownProducts();
  const ana = await someoneWithPassword();
  const prepared: string[] = [];
  page.on('request', (request) => request.url().includes('/order/pre/order') && prepared.push(request.url()));
  await openProduct(page, cup.productId);
  await page.getByRole('button', { name: 'Buy now' }).click();
  await expect(field(page, 'Email')).toBeVisible();
  await openProduct(page, cup.productId); // a reload
  await page.getByRole('main').getByRole('button', { name: 'Add to favourites' }).click();
  await signInByForm(page, ana);
  await expect(messages(page).filter({ hasText: 'favourites' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'In your favourites' })).toHaveAttribute('aria-pressed', 'true');
  expect(prepared).toEqual([]);
  await expect(page).toHaveURL(new RegExp(`/goods_detail/${cup.productId}`));
});

test('“receive all” of a guest continues after signing in', async ({ page }) => {
  const { lamp, cup } = await ownProducts({ ofCouponShops: true });
  const ana = await someoneWithPassword();
  const offer = { scope: 'product', validDays: 7, issued: 5 } as const;
  const ids = await transaction((tx) =>
    issueCoupons(tx, [
      {
        ...offer,
        name: { en: 'Lamp week', 'zh-CN': '券' },
        shopId: lamp.shopId,
        productIds: [lamp.productId],
        minimumSpend: 9_000,
        discount: 9_000,
      },
      {
        ...offer,
        name: { en: 'Cup week', 'zh-CN': '券' },
        shopId: cup.shopId,
        productIds: [cup.productId],
        minimumSpend: 1_200,
        discount: 1_200,
      },
    ]),
  );
  await database() // she has one of them already, which must not stop the others
    .insert(receivedCoupons)
    .values({ couponId: ids[0] ?? 0, accountId: ana.accountId, number: 1, endsAt: new Date(Date.now() + 86_400_000) });
  for (const { productId } of [lamp, cup]) {
    await openProduct(page, productId);
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect(messages(page).last()).toHaveText(/Added to your cart/);
  }
  await openCart(page);
  const best = page.getByRole('region', { name: 'Coupons for these items' });
  await best.getByRole('button', { name: /^Claim \d+ coupons$/ }).click();
  await signInByForm(page, ana);
  await expect(messages(page).filter({ hasText: /\d+ coupons claimed/ })).toBeVisible();
  await expect(best.getByRole('button', { name: /^Claim (coupon|\d+ coupons)$/ })).toHaveCount(0);
  const mine = await database()
    .select({ couponId: receivedCoupons.couponId })
    .from(receivedCoupons)
    .where(eq(receivedCoupons.accountId, ana.accountId));
  expect(mine.map(({ couponId }) => couponId)).toEqual(expect.arrayContaining(ids));
  expect(mine.filter(({ couponId }) => couponId === ids[0])).toHaveLength(1);
});
