import { expect, test } from '@playwright/test';
import { openAlive } from '../search-page.ts';

// 150 % on a screen of 1440 px is a window of 960 px.
test.use({ viewport: { width: 960, height: 600 } });

const paths = [
  '/',
  '/goods/goods_search?title=shoe&cid=',
  '/goods/activity_list',
  '/goods/top_one',
  '/merchant/merchant_street',
  '/order/shopping_cart',
  '/login',
];

test('at 150 % of 1440 px nothing lies outside the window', async ({ page }) => {
  for (const path of paths) {
    await openAlive(page, path);
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect([path, isWide]).toEqual([path, false]);
    const cart = await page.getByRole('link', { name: /^Cart/ }).first().boundingBox();
    expect([path, (cart?.x ?? 0) + (cart?.width ?? 999) <= 960]).toEqual([path, true]);
  }
});
