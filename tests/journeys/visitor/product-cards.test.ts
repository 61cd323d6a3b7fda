import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import type { Activity } from '#contract/catalogue/shopper.ts';
import type { Product } from '#contract/catalogue/shopper-product.ts';
import type { SearchResult } from '#contract/search/shopper.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { ask } from '#tests/support/pages/home-page.ts';
import { openHydrated } from '#tests/support/pages/hydrated.ts';

const listPath = '/goods/goods_search?title=&cid=';

/** The first product of the list that is as asked for. */
async function findProduct(request: APIRequestContext, fits: (product: Product) => boolean): Promise<Product> {
  const { list } = await ask<SearchResult>(request, '/api/front/product/list?limit=20');
  for (const { id } of list) {
    const product = await ask<Product>(request, `/api/front/product/detail/${id}`);
    if (fits(product)) return product;
  }
  throw new Error('No product of the first page fits');
}

const isInStock = ({ skus }: Product) => skus.some(({ stock }) => stock > 0);
const hasOptions = (product: Product) => product.skus.length > 1 && isInStock(product);
const hasNoOptions = (product: Product) => product.skus.length === 1 && isInStock(product);

const linkOf = (page: Page, { id }: Product) => page.getByRole('main').locator(`a[href="/goods_detail/${id}"]`).first();
const cardOf = (page: Page, { id }: Product) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href="/goods_detail/${id}"]`) });
const cart = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ });

test('a card that is pointed at shows another picture', { tag: '@pictures' }, async ({ page, request }) => {
  const product = await findProduct(request, ({ pictures }) => pictures.length > 1);
  await openHydrated(page, listPath);
  const second = cardOf(page, product).locator(`img[src^="${product.pictures[1]?.url}"]`);
  await expect(second).toHaveCount(0);
  await linkOf(page, product).hover();
  await expect(second).toHaveCSS('opacity', '1');
  await page.mouse.move(2, 2);
  await expect(second).toHaveCSS('opacity', '0');
});

test('what comes in one variant goes into the cart with one press', async ({ page, request }) => {
  const product = await findProduct(request, hasNoOptions);
  await openHydrated(page, listPath);
  await linkOf(page, product).hover();
  await cardOf(page, product).getByRole('button', { name: 'Add to cart' }).click();
  await expect(cart(page)).toHaveAccessibleName('Cart, 1 item');
  await expect(page).toHaveURL(listPath);
});

test('what comes in several variants is chosen in place, with the keyboard alone', async ({ page, request }) => {
  const product = await findProduct(request, hasOptions);
  await openHydrated(page, listPath);
  const card = cardOf(page, product);
  const add = card.getByRole('button', { name: 'Add to cart' }).first();
  await linkOf(page, product).focus();
  await expect(add).toBeEnabled();
  await page.keyboard.press('Tab');
  await expect(card.getByRole('button', { name: `Add to favourites: ${product.name}` })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(card.getByRole('button', { name: `Compare: ${product.name}` })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(add).toBeFocused();

  await page.keyboard.press('Enter');
  const chooser = card.getByRole('dialog', { name: product.name });
  await expect(chooser.getByRole('radio', { checked: true }).first()).toBeFocused();
  await expectAccessible(page, 'main');
  await page.keyboard.press('Escape');
  await expect(chooser).toHaveCount(0);
  await expect(add).toBeFocused();
  await expect(cart(page)).toHaveAccessibleName('Cart');

  await page.keyboard.press('Enter');
  const last = chooser.getByRole('radio', { disabled: false }).last();
  await last.focus();
  await page.keyboard.press('Space');
  await expect(last).toBeChecked();
  const sent = page.waitForRequest((asked) => asked.method() === 'POST' && asked.url().includes('/cart/'));
  await chooser.getByRole('button', { name: 'Add to cart' }).focus();
  await page.keyboard.press('Enter');
  const skuIds = product.skus.map(({ id }) => id);
  const [line] = (await sent).postDataJSON().lines;
  expect(line).toMatchObject({ productId: product.id, quantity: 1 });
  expect(skuIds).toContain(line.skuId);
  await expect(cart(page)).toHaveAccessibleName('Cart, 1 item');
  await expect(chooser).toHaveCount(0);
  await expect(add).toBeFocused();
});

test('the heart asks guests to sign in', async ({ page, request }) => {
  const product = await findProduct(request, isInStock);
  await openHydrated(page, listPath);
  await linkOf(page, product).hover();
  await cardOf(page, product).getByRole('button', { name: 'Add to favourites' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(listPath);
});

test('a card whose product cannot be asked for is still a link, and says nothing', async ({ page, request }) => {
  const product = await findProduct(request, hasNoOptions);
  await openHydrated(page, listPath);
  const asked = page.waitForResponse('**/api/front/product/detail/*');
  await page.route('**/api/front/product/detail/*', (route) =>
    route.fulfill({ json: { code: 500, message: 'away', data: null } }),
  );
  await linkOf(page, product).hover();
  await (await asked).finished();
  await expect(cardOf(page, product).getByRole('button', { name: 'Add to favourites' })).toBeVisible();
  await expect(cardOf(page, product).getByRole('button', { name: 'Add to cart' })).toHaveCount(0);
  await expect(page.getByText('away')).toHaveCount(0);
});

test('a card says by how much its product is reduced, in figures of its language', async ({ page, request }) => {
  const { list } = await ask<SearchResult>(request, '/api/front/product/list?limit=20');
  const reduced = list.find(({ price, originalPrice }) => price <= originalPrice * 0.9);
  if (!reduced) throw new Error('Nothing of the first page is reduced');
  const percent = Math.round((1 - reduced.price / reduced.originalPrice) * 100);
  const card = page.getByRole('main').locator(`a[href$="/goods_detail/${reduced.id}"]`).first();
  await page.goto(listPath);
  await expect(card).toContainText(`-${percent}%`);
  await page.goto(`/fr${listPath}`);
  await expect(card).toContainText(new RegExp(`-${percent}\\s%`));
});

test('a product of the flash sale has the same actions in place', { tag: '@pictures' }, async ({ page, request }) => {
  const activities = await ask<Activity[]>(request, '/api/front/activity/index/list');
  const [first] = activities.find(({ kind }) => kind === 'flash')?.productList ?? [];
  if (!first) throw new Error('The demo mall has no flash sale');
  await openHydrated(page, '/goods/activity_list');
  await page.getByRole('main').locator(`a[href="/goods_detail/${first.id}"]`).first().hover();
  const heart = page.getByRole('button', { name: `Add to favourites: ${first.name}` });
  await expect(heart).toHaveCSS('opacity', '1');
  await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeEnabled();
});

test('the second picture of a flash sale’s product has the corners of the first', { tag: '@pictures' }, async ({
  page,
  request,
}) => {
  const activities = await ask<Activity[]>(request, '/api/front/activity/index/list');
  const [first] = activities.find(({ kind }) => kind === 'flash')?.productList ?? [];
  if (!first) throw new Error('The demo mall has no flash sale');
  const { pictures } = await ask<Product>(request, `/api/front/product/detail/${first.id}`);
  await openHydrated(page, '/goods/activity_list');
  const link = page.getByRole('main').locator(`a[href="/goods_detail/${first.id}"]`).first();
  await link.hover();
  const second = page.getByRole('main').locator(`img[src^="${pictures[1]?.url}"][alt=""]`);
  await expect(second).toHaveCSS('opacity', '1');
  const cornersAround = (image: typeof second) =>
    image.evaluate((element) => getComputedStyle(element.parentElement ?? element).borderRadius);
  expect(await cornersAround(second)).toBe(await cornersAround(link.getByRole('img')));
});
