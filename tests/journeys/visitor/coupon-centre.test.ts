import { expect, type Page, test } from '@playwright/test';
import { and, asc, eq } from 'drizzle-orm';
import type { SearchResult } from '#contract/search/shopper.ts';
import { database, transaction } from '#server/database/connection.ts';
import { issueCoupons } from '#server/modules/coupons/index.ts';
import { coupons, receivedCoupons } from '#server/modules/coupons/tables.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { ownProducts } from '#tests/support/pages/cart-page.ts';
import { aDraft, anAddress, openConfirm, row } from '#tests/support/pages/checkout-page.ts';
import { ask } from '#tests/support/pages/home-page.ts';
import { openHydrated } from '#tests/support/pages/hydrated.ts';
import { messages, pageErrors, signInNewAccount, withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

const path = '/goods/coupon_center';
const cards = (page: Page) => page.getByRole('main').getByRole('article');

test('every coupon on offer is listed by kind, and received with one click', async ({ page, context, baseURL }) => {
  const errors = pageErrors(page);
  await openHydrated(page, path);
  await expect(page).toHaveTitle('Coupon centre · Galleria');
  await expect(
    page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Coupons' }),
  ).toHaveAttribute('aria-current', 'page');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Categories', exact: true }).click();
  await expect(page).toHaveURL(`${path}?scope=category`);
  await expect(cards(page).first()).toContainText('One category');
  await expect(page.getByRole('list', { name: 'Departments' }).getByRole('link').first()).toBeVisible();

  const ana = await signInNewAccount(context, baseURL);
  await openHydrated(page, `${path}?scope=general`);
  const [offered] = await database()
    .select({ name: coupons.name })
    .from(coupons)
    .where(and(eq(coupons.scope, 'general'), eq(coupons.perPerson, 1), eq(coupons.isOpen, true)))
    .orderBy(asc(coupons.id));
  const card = page.getByRole('article', { name: offered?.name.en ?? '', exact: true });
  await card.getByRole('button').click();
  await expect(messages(page)).toHaveText(['Coupon claimed']);
  await expect(card).toContainText('Claimed');
  const mine = await database().select().from(receivedCoupons).where(eq(receivedCoupons.accountId, ana.accountId));
  expect(mine).toHaveLength(1);
  await page.getByRole('main').getByRole('link', { name: 'My coupons' }).click();
  await page.getByRole('link', { name: 'Get more coupons' }).click();
  await expect(page).toHaveURL(path);
  expect(errors).toEqual([]);
});

test('a coupon that is not received yet is proposed, explained, and used with one click', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const ana = await signInNewAccount(context, baseURL);
  const { lamp, cup } = await ownProducts();
  await anAddress(ana);
  const offer = { name: { en: 'Lamp week', 'zh-CN': '灯具周' }, scope: 'product', shopId: lamp.shopId } as const;
  await transaction((tx) =>
    issueCoupons(tx, [
      { ...offer, productIds: [lamp.productId], minimumSpend: 5_000, discount: 4_000, validDays: 7, issued: 5 },
    ]),
  );
  const preOrderNo = await aDraft(request, ana, [lamp, 1], [cup, 1]);
  await openHydrated(page, '/order/shopping_cart');
  const best = page.getByRole('region', { name: 'Coupons for these items' });
  await expect(best).toContainText('$40 off · selected products, 7 days');
  await expect(page.getByText(/^(Delivery to United States: \$|Free delivery to United States)/).first()).toBeVisible();
  await expectAccessible(page);

  await openConfirm(page, preOrderNo);
  const mix = page.getByRole('region', { name: /^Best deal: save \$/ });
  await expect(mix).toBeInViewport({ ratio: 1 }); // beside the button
  await expect(mix).toContainText('Lamp week (selected products, 7 days)not claimed yet');
  await expectAccessible(page);
  await mix.getByRole('button', { name: 'Claim and apply' }).click();
  await expect(row(page, 'Shop coupon')).toHaveText('−$40.00');
  await expect(mix).toHaveCount(0);
});

test('cards say the terms of the best coupon; one without a minimum says so wherever it is shown', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const { lamp, cup } = await ownProducts();
  const offer = { scope: 'product', shopId: null, validDays: 7, issued: 5 } as const;
  const oneOff = `A little off ${cup.name}`;
  await transaction((tx) =>
    issueCoupons(tx, [
      { ...offer, name: { en: 'Ten off' }, productIds: [lamp.productId], minimumSpend: 5_000, discount: 1_000 },
      { ...offer, name: { en: 'Ninety off' }, productIds: [lamp.productId], minimumSpend: 20_000, discount: 9_000 },
      { ...offer, name: { en: oneOff }, productIds: [cup.productId], minimumSpend: 150, discount: 150 },
    ]),
  );
  for (const [{ name, productId }, terms] of [
    [lamp, '$10 off $50+'],
    [cup, '$1.50 off'],
  ] as const) {
    const title = encodeURIComponent(name);
    const isMarked = async () => {
      const { list } = await ask<SearchResult>(request, `/api/front/product/list?title=${title}`);
      return list.find(({ id }) => id === productId)?.hasCoupon;
    };
    await expect.poll(isMarked).toBe(true);
    await openHydrated(page, `/goods/goods_search?title=${title}&cid=`);
    const card = page.getByRole('main').locator(`a[href="/goods_detail/${productId}"]`).first();
    await expect(card.getByText(terms, { exact: true })).toBeVisible();
  }
  const ana = await signInNewAccount(context, baseURL);
  await openHydrated(page, `/goods_detail/${cup.productId}`);
  await page.getByRole('button', { name: /^All \d+ coupons$/ }).click();
  await page.getByRole('button', { name: 'Claim: $1.50 off any order' }).click();
  await expect(page.getByRole('button', { name: 'Claimed: $1.50 off any order' })).toBeVisible();
  await openHydrated(page, '/users/coupon_list');
  await expect(page.getByRole('article', { name: oneOff, exact: true })).toContainText('$1.50No minimum');
  await anAddress(ana);
  await openConfirm(page, await aDraft(request, ana, [cup, 1]));
  await expect(page.getByText('selected products · No minimum · valid until')).toBeVisible();
});
