import { expect, test } from '@playwright/test';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { openHome, pageSize, recommended, recommendedCards } from '#tests/support/pages/home-page.ts';
import { waitUntilHydrated } from '#tests/support/pages/hydrated.ts';

test('after a navigation from another page the blocks have their places at once', async ({ page }) => {
  await openHome(page);
  await recommendedCards(page).first().click();
  await expect(page).toHaveURL(/\/goods_detail\/\d+$/);
  await expect(recommended(page)).toHaveCount(0);
  await waitUntilHydrated(page);
  const looked = Promise.withResolvers<void>();
  await page.route(/\.data\?_routes=pages%2Fhome/, async (route) => {
    await looked.promise;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  const places = page.getByRole('main').getByRole('status', { name: 'Loading', exact: true });
  await expect(places).toBeVisible();
  looked.resolve();
  await expect(places).toHaveCount(0);
  await expect(recommendedCards(page)).toHaveCount(pageSize);
});

test('blocks that fail to load after a navigation can be loaded again', async ({ page }) => {
  await openHome(page);
  await recommendedCards(page).first().click();
  await expect(recommended(page)).toHaveCount(0);
  await waitUntilHydrated(page);
  let isBroken = true;
  await page.route(/\.data\?_routes=pages%2Fhome/, (route) => (isBroken ? route.abort() : route.continue()));
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  const row = page.getByRole('main').getByRole('alert');
  await expect(row).toContainText('This section couldn’t be loaded.');
  isBroken = false;
  await row.getByRole('button', { name: 'Try again' }).click();
  await expect(recommendedCards(page)).toHaveCount(pageSize);
});

test('the welcome card opens the sign-in dialog', async ({ page }) => {
  await openHome(page);
  await page.getByRole('complementary', { name: 'Your account' }).getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('without scripts everything is shown, and links work', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/');
  await expect(page.getByRole('group', { name: 'Slide 1 of' }).first().getByRole('link')).toBeVisible();
  await expect(recommendedCards(page)).toHaveCount(pageSize);
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('timer').first()).toHaveText(/^(\d+ d )?\d\d:\d\d:\d\d$/);
  await recommended(page).getByRole('link', { name: 'See all products' }).last().click();
  await expect(page).toHaveURL('/goods/goods_search');
  await page.close();
});

for (const width of [1280, 1440, 1920, 2560]) {
  test(`at ${width} px the content is 1200 px wide, centred, and nothing scrolls sideways`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openHome(page);
    // The body's width is the window's without the scroll bar.
    const visible = await page.evaluate(() => document.body.getBoundingClientRect().width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(visible);
    const box = await page.getByRole('main').locator('.page-column').first().boundingBox();
    expect(box?.width).toBe(1200);
    expect(box?.x).toBe((visible - 1200) / 2);
    // The banners run from edge to edge, behind the category panel and the welcome card.
    const banners = await page.getByRole('region', { name: 'Offers of the day' }).boundingBox();
    expect(banners).toMatchObject({ x: 0, width: visible, height: 480 });
  });
}

test('nothing jumps while the page loads and is scrolled', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openHome(page);
  for (let step = 0; step < 40; step++) {
    await page.mouse.wheel(0, 250);
    await page.waitForTimeout(60);
    // Whoever scrolls past the places of products that are still loading sees the footer, which then moves on.
    await expect(page.getByRole('status', { name: /^Loading more/ })).toHaveCount(0);
  }
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02);
});

test('the first banner is asked for before any other picture', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const preloads = html.match(/<link[^>]+rel="preload"[^>]+as="image"[^>]*>/g) ?? [];
  expect(preloads).toHaveLength(1);
  expect(preloads[0]).toMatch(/fetchPriority="high"/i);
});

test('axe finds nothing serious', async ({ page }) => {
  await openHome(page);
  await expectAccessible(page, 'main');
});
