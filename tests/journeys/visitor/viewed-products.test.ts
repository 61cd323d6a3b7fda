import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import type { ProductCard } from '#contract/catalogue/shopper.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { ask } from '#tests/support/pages/home-page.ts';
import { openHydrated } from '#tests/support/pages/hydrated.ts';
import { openProduct } from '#tests/support/pages/product-page.ts';
import { pageErrors } from '#tests/support/pages/signed-in-page.ts';

const row = (page: Page) => page.getByRole('region', { name: 'Recently viewed' });
const inRow = (page: Page) => row(page).getByRole('listitem').getByRole('link');
const list = (page: Page) => page.getByRole('list', { name: 'Recently viewed' });

async function someProducts(request: APIRequestContext, count: number): Promise<ProductCard[]> {
  return (await ask<{ list: ProductCard[] }>(request, `/api/front/index/product?page=1&limit=${count}`)).list;
}

/** As an earlier visit would have left them, the last first. */
async function haveViewed(page: Page, ids: readonly number[]): Promise<void> {
  await page.addInitScript((words) => {
    if (sessionStorage.getItem('viewedBefore')) return;
    sessionStorage.setItem('viewedBefore', 'yes');
    localStorage.setItem('viewedProducts', words);
  }, JSON.stringify(ids));
}

/** To the very end of the page, where the row is. */
async function scrollToEnd(page: Page): Promise<void> {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
}

test('products that were opened are shown at the end of the next page, the last first, without the one it is about', async ({
  page,
  request,
}) => {
  const errors = pageErrors(page);
  const [first, second, third] = await someProducts(request, 3);
  if (!first || !second || !third) throw new Error('The demo mall has three products');
  await openProduct(page, first.id);
  await expect(row(page)).toBeHidden();
  await openProduct(page, second.id);
  await openProduct(page, third.id);
  await scrollToEnd(page);
  await expect(inRow(page)).toHaveCount(2);
  await expect(inRow(page).nth(0)).toHaveAttribute('href', `/goods_detail/${second.id}`);
  await expect(inRow(page).nth(1)).toHaveAttribute('href', `/goods_detail/${first.id}`);
  expect(errors).toEqual([]);
});

test('the row is asked for in one call, when one comes near it, and moves nothing', async ({ page, request }) => {
  const ids = (await someProducts(request, 8)).map(({ id }) => id);
  await haveViewed(page, ids);
  const calls: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().includes('/api/front/product/cards')) calls.push(sent.url());
  });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((seen) => {
      for (const entry of seen.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openHydrated(page, '/goods/goods_search');
  expect(calls).toEqual([]);
  await page.goto('/order/shopping_cart');
  await expect(inRow(page)).toHaveCount(8);
  expect(calls).toHaveLength(1);
  expect(decodeURIComponent(calls[0] ?? '')).toContain(`ids=${ids.join(',')}`);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
});

for (const path of ['/', '/goods/goods_search?title=zzzzqqqq', '/order/shopping_cart']) {
  test(`${path}: its end shows what was viewed, and leads to all of it`, async ({ page, request }) => {
    const [viewed] = await someProducts(request, 1);
    await haveViewed(page, [viewed?.id ?? 0, 99_999_999]);
    await openHydrated(page, path);
    await row(page).or(page.getByRole('contentinfo')).first().scrollIntoViewIfNeeded();
    await expect(async () => {
      await scrollToEnd(page); // the home page's list grows on the way
      await expect(inRow(page)).toHaveCount(1, { timeout: 1000 });
    }).toPass();
    await row(page).getByRole('link', { name: 'See all Recently viewed' }).click();
    await expect(page).toHaveURL('/goods/viewed_list');
    await expect(page).toHaveTitle('Recently viewed · Galleria');
    await expect(list(page).getByRole('listitem')).toHaveCount(1);
    await expect(page.getByText('1 product is no longer available and not shown.')).toBeVisible();
    await expectAccessible(page);
  });
}

test('one product is removed from the list, then all of them, which is asked before', async ({ page, request }) => {
  const [first, second, third] = await someProducts(request, 3);
  if (!first || !second || !third) throw new Error('The demo mall has three products');
  await haveViewed(page, [first.id, second.id, third.id]);
  await openHydrated(page, '/goods/viewed_list');
  await list(page)
    .getByRole('button', { name: `Remove ${second.name}` })
    .click();
  await expect(list(page).getByRole('listitem')).toHaveCount(2);
  await page.reload();
  await expect(list(page).getByRole('listitem')).toHaveCount(2);

  await page.getByRole('button', { name: 'Clear all' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(list(page).getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('button', { name: 'Clear all' }).click();
  await expect(page.getByText('No recently viewed products')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('viewedProducts'))).toBeNull();
  await expectAccessible(page);
});

test('a list that cannot be had says so and is asked for again', async ({ page, request }) => {
  const [viewed] = await someProducts(request, 1);
  await haveViewed(page, [viewed?.id ?? 0]);
  let isAway = true;
  await page.route('**/api/front/product/cards*', (route) =>
    isAway ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  );
  await openHydrated(page, '/goods/viewed_list');
  const failure = page.getByRole('alert').filter({ hasText: 'These products couldn’t be loaded.' });
  await expect(failure).toBeVisible();
  isAway = false;
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(list(page).getByRole('listitem')).toHaveCount(1);
});

test('it says so in Thai', async ({ page, request }) => {
  const [viewed] = await someProducts(request, 1);
  await haveViewed(page, [viewed?.id ?? 0]);
  await openHydrated(page, '/th/goods/viewed_list');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('สินค้าที่ดูล่าสุด');
});
