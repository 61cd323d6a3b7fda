import { expect, type Page, test } from '@playwright/test';
import type { Suggestions } from '#contract/search/shopper.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { openHydrated } from '#tests/support/pages/hydrated.ts';
import { searchBox } from '#tests/support/pages/search-page.ts';

const anyPage = '/middlewares/privacy_agreement';
const panel = (page: Page) => page.getByRole('listbox', { name: 'Search suggestions' });
const options = (page: Page, group: string) => panel(page).getByRole('group', { name: group }).getByRole('option');

async function suggestions(page: Page, title: string): Promise<Suggestions> {
  const answer = await page.request.get(`/api/front/search/suggest?${new URLSearchParams({ title })}`, {
    headers: { 'X-Locale': 'en' },
  });
  return (await answer.json()).data;
}

test('typing suggests words, categories, shops and products, and does not navigate', async ({ page }) => {
  const offered = await suggestions(page, 'sho');
  await openHydrated(page, anyPage);
  await expect(searchBox(page)).toHaveAttribute('aria-expanded', 'false');
  await searchBox(page).pressSequentially('sho');
  await expect(options(page, 'Suggested searches')).toHaveText(offered.words.slice(0, 6));
  await expect(options(page, 'Products')).toHaveCount(offered.products.length);
  await expect(options(page, 'Categories')).toHaveText(offered.categories.map(({ name }) => name));
  await expect(options(page, 'Shops')).toHaveText(offered.shops.map(({ name }) => name));
  await expect(searchBox(page)).toHaveAttribute('aria-expanded', 'true');
  expect(new URL(page.url()).pathname).toBe(anyPage);
});

test('many letters typed in a row send one request', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/search/suggest')) asked.push(new URL(request.url()).searchParams.get('title') ?? '');
  });
  await openHydrated(page, anyPage);
  await searchBox(page).focus();
  await expect(panel(page)).toBeVisible();
  await searchBox(page).pressSequentially('lamps', { delay: 10 });
  await expect(options(page, 'Suggested searches').first()).toContainText('lamp');
  expect(asked).toEqual(['lamps']);
});

test('with the keyboard arrows select, Enter opens, Escape closes', async ({ page }) => {
  const { words } = await suggestions(page, 'lam');
  await openHydrated(page, anyPage);
  const box = searchBox(page);
  await box.fill('lam');
  await expect(options(page, 'Suggested searches')).toHaveText(words.slice(0, 6));
  await box.press('ArrowDown');
  const first = options(page, 'Suggested searches').first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
  await box.press('ArrowUp');
  await expect(first).toHaveAttribute('aria-selected', 'false');
  await box.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('lam');
  await box.press('ArrowDown');
  await expect(panel(page)).toBeVisible();
  await box.press('ArrowDown');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await box.press('Enter');
  await expect(page).toHaveURL(`/goods/goods_search?${new URLSearchParams({ title: words[0] ?? '', cid: '' })}`);
  await expect(box).toHaveValue(words[0] ?? '');
  await expect(panel(page)).toHaveCount(0);
});

test('with the mouse a product opens its page, and a click outside closes the list', async ({ page }) => {
  const { products } = await suggestions(page, 'lamp');
  await openHydrated(page, anyPage);
  await searchBox(page).fill('lamp');
  await expect(options(page, 'Products').first()).toBeVisible();
  await page.mouse.click(20, 600);
  await expect(panel(page)).toHaveCount(0);
  await searchBox(page).click();
  await options(page, 'Products').first().click();
  await expect(page).toHaveURL(`/goods_detail/${products[0]?.id}`);
});

test('Enter without a selection searches for what was typed', async ({ page }) => {
  await openHydrated(page, anyPage);
  await searchBox(page).fill('  lamp ');
  await expect(panel(page)).toBeVisible();
  await searchBox(page).press('Enter');
  await expect(page).toHaveURL(/\/goods\/goods_search\?title=lamp&cid=$/);
  await expect(panel(page)).toHaveCount(0);
});

test('an empty box suggests hot searches and recent ones, which can be removed', async ({ page, request }) => {
  const { data: hot } = await (await request.get('/api/front/search/keyword')).json();
  for (const words of ['tent', 'lamp', 'shoe']) await openHydrated(page, `/goods/goods_search?title=${words}&cid=`);
  await openHydrated(page, anyPage);
  await searchBox(page).click();
  await expect(options(page, 'Hot searches')).toHaveText(hot.map(({ title }: { title: string }) => title));
  await expect(options(page, 'Recent searches')).toHaveText(['shoe', 'lamp', 'tent']);
  await page.getByTitle('Remove “lamp”').click();
  await expect(options(page, 'Recent searches')).toHaveText(['shoe', 'tent']);
  await searchBox(page).press('ArrowDown');
  await searchBox(page).press('Delete');
  await expect(options(page, 'Recent searches')).toHaveText(['tent']);
  await page.getByRole('button', { name: 'Clear recent searches' }).click();
  await expect(options(page, 'Recent searches')).toHaveCount(0);
  await page.reload();
  await searchBox(page).click();
  await expect(options(page, 'Hot searches').first()).toBeVisible();
  await expect(options(page, 'Recent searches')).toHaveCount(0);
});

test('signing out forgets the recent searches', async ({ page }) => {
  await openHydrated(page, '/goods/goods_search?title=lamp&cid=');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('searches'))).toBe('["lamp"]');
  await page.evaluate(() => localStorage.clear()); // as identity/log-out.ts does
  await openHydrated(page, anyPage);
  await searchBox(page).click();
  await expect(options(page, 'Hot searches').first()).toBeVisible();
  await expect(options(page, 'Recent searches')).toHaveCount(0);
});

test('the slim header has the same box', async ({ page }) => {
  await openHydrated(page, '/goods/goods_search?title=shoe&cid=');
  await page.evaluate(() => scrollTo(0, 800));
  await expect(page.getByRole('banner')).toHaveCSS('position', 'fixed');
  await searchBox(page).fill('lamp');
  await expect(options(page, 'Suggested searches').first()).toBeInViewport();
  await searchBox(page).press('Enter');
  await expect(page).toHaveURL(/\?title=lamp&cid=$/);
});

test('axe finds nothing serious in the open list', async ({ page }) => {
  await openHydrated(page, '/goods/goods_search?title=shoe&cid=');
  for (const words of ['', 'sho']) {
    await searchBox(page).fill(words);
    await expect(panel(page)).toBeVisible();
    await expect(options(page, words ? 'Products' : 'Recent searches').first()).toBeVisible();
    await searchBox(page).press('ArrowDown');
    await expectAccessible(page, 'header');
  }
});

test('when suggestions fail to load the box still searches, without a message', async ({ page }) => {
  await page.route('**/search/suggest*', (route) => route.fulfill({ status: 500, json: { code: 500, message: 'M' } }));
  await openHydrated(page, anyPage);
  await searchBox(page).fill('lamp');
  await page.waitForTimeout(400);
  await expect(page.getByText('M', { exact: true })).toHaveCount(0);
  await searchBox(page).press('Enter');
  await expect(page).toHaveURL(/\?title=lamp&cid=$/);
});
