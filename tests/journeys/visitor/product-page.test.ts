import { expect, type Locator, test } from '@playwright/test';
import type { ProductCard } from '#contract/catalogue/shopper.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { ask } from '#tests/support/pages/home-page.ts';
import { findProduct, money, openProduct } from '#tests/support/pages/product-page.ts';
import { pageErrors } from '#tests/support/pages/signed-in-page.ts';

for (const [prefix, words] of [
  ['', { details: 'Details', reviews: 'Reviews', shop: 'Sold by', enter: 'Visit shop', large: 'Enlarge image' }],
  ['/zh-CN', { details: '商品详情', reviews: '商品评价', shop: '店铺信息', enter: '进店逛逛', large: '放大图片' }],
] as const) {
  test(`${prefix || 'en'}: a product page has all its parts`, async ({ page, request }) => {
    const errors = pageErrors(page);
    const found = await findProduct(request, ({ rating, specs }) => rating.count > 3 && specs.length > 0);
    const answer = await request.get(`/api/front/product/detail/${found.id}`, {
      headers: { 'X-Locale': prefix ? 'zh-CN' : 'en' },
    });
    const { data: product } = await answer.json();
    await openProduct(page, product.id, { prefix });
    const main = page.getByRole('main');
    await expect(page).toHaveTitle(`${product.name} · Galleria`);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(product.name); // without a badge in it
    await expect(main.getByRole('img', { name: product.name, exact: true }).first()).toBeVisible();
    await expect(main).toContainText(money(product.skus.find(({ stock }: { stock: number }) => stock > 0).price));
    for (const { name } of product.path) await expect(main.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(main.getByRole('heading', { name: words.details })).toBeVisible();
    await expect(main.getByRole('row').filter({ hasText: product.specs[0].name }).first()).toContainText(
      product.specs[0].value,
    );
    const shop = page.getByRole('region', { name: words.shop, exact: true });
    await expect(shop.getByRole('heading')).toHaveText(product.shop.name);
    await expect(shop.getByRole('link', { name: words.enter })).toHaveAttribute(
      'href',
      `${prefix}/merchant/merchant?id=${product.shop.id}`,
    );
    await expectAccessible(page);
    const visible = await page.evaluate(() => document.body.getBoundingClientRect().width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(visible);
    expect(errors).toEqual([]);
  });
}

test('beside the details the shop’s best sellers stay in sight, and the row below shows others', async ({
  page,
  request,
}) => {
  const product = await findProduct(request, ({ shop }) => shop.productCount > 12);
  const sold = await ask<{ list: ProductCard[] }>(
    request,
    `/api/front/product/merchant/pro/list?merId=${product.shop.id}&sort=sales&page=1&limit=5`,
  );
  await openProduct(page, product.id);
  const best = sold.list.filter(({ id }) => id !== product.id).slice(0, 4);
  const popular = page.getByRole('region', { name: 'Popular in this shop' });
  const links = (part: Locator) =>
    part.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(await links(popular)).toEqual(best.map(({ id }) => `/goods_detail/${id}`));
  const others = await links(page.getByRole('region', { name: 'More from this shop' }));
  expect(others.filter((href) => best.some(({ id }) => href === `/goods_detail/${id}`))).toEqual([]);
  await page.getByRole('heading', { name: 'Reviews', exact: true }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('region', { name: 'Sold by', exact: true })).toBeInViewport({ ratio: 1 });
});

test('small pictures change the large one, by pointing and by the keyboard', async ({ page, request }) => {
  const product = await findProduct(request, ({ pictures }) => pictures.length >= 3);
  await openProduct(page, product.id);
  const gallery = page.getByRole('region', { name: 'Images' });
  const large = gallery.getByRole('img', { name: product.name, exact: true });
  const count = await gallery.getByRole('button', { name: /^Image \d/ }).count();
  await gallery.getByRole('button', { name: `Image 2 of ${count}` }).hover();
  await expect(large).toHaveAttribute('src', new RegExp(`^${product.pictures[1]?.url}/`));
  await gallery.getByRole('button', { name: `Image 3 of ${count}` }).focus();
  await expect(large).toHaveAttribute('src', new RegExp(`^${product.pictures[2]?.url}/`));
});

test('a picture opens full-screen, the keys turn to the next, and closing restores the focus', async ({
  page,
  request,
}) => {
  const product = await findProduct(request, ({ pictures }) => pictures.length >= 3);
  await openProduct(page, product.id);
  const opener = page.getByRole('button', { name: 'Enlarge image' });
  await page.getByRole('button', { name: /^Image 1 of/ }).focus();
  await opener.focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog', { name: product.name });
  await expect(viewer.getByRole('button', { name: /^Image 1 of/ })).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByRole('button', { name: /^Image 2 of/ })).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Home');
  await expect(viewer.getByRole('button', { name: /^Image 1 of/ })).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('the full-screen viewer shows a whole picture in every window', async ({ page, request }) => {
  const product = await findProduct(request, ({ pictures }) => pictures.length >= 3);
  await openProduct(page, product.id);
  await page.getByRole('button', { name: 'Enlarge image' }).click();
  const picture = page.getByRole('dialog', { name: product.name }).getByRole('img').first();
  const next = page.getByRole('button', { name: 'Next image' });
  for (const [width, height] of [
    [1440, 900],
    [1920, 1080],
    [1280, 420],
    [960, 1400],
  ] as const) {
    await page.setViewportSize({ width, height });
    const box = await picture.boundingBox();
    const arrow = await next.boundingBox();
    if (!box || !arrow) throw new Error('Not shown');
    expect(box.x, `${width} × ${height}`).toBeGreaterThan(0);
    expect(box.y).toBeGreaterThan(0);
    expect(box.y + box.height).toBeLessThanOrEqual(height);
    expect(box.x + box.width).toBeLessThanOrEqual(arrow.x); // nor is it under the arrows
  }
  expect(await picture.evaluate((image) => getComputedStyle(image).objectFit)).toBe('contain');
});

test('pointing at the picture magnifies it over the whole column beside it', async ({ page, request }) => {
  const product = await findProduct(request);
  await openProduct(page, product.id);
  const gallery = page.getByRole('region', { name: 'Images' });
  const preview = gallery.getByRole('img', { name: product.name, exact: true });
  await preview.hover({ position: { x: 5, y: 5 }, force: true });
  const zoomed = gallery.locator('[aria-hidden="true"] img');
  await expect(zoomed).toBeVisible();
  const column = await gallery.evaluate((part) => part.nextElementSibling?.getBoundingClientRect());
  const pane = await zoomed.evaluate((image) => image.parentElement?.parentElement?.getBoundingClientRect());
  expect([pane?.left, pane?.right]).toEqual([column?.left, column?.right]);
  // Made of the largest rendition there is, and shown at least twice as large.
  expect(await zoomed.getAttribute('src')).toBe(`${product.pictures[0]?.url}/960`);
  const [small, large] = [await preview.boundingBox(), await zoomed.boundingBox()];
  expect((large?.width ?? 0) / (small?.width ?? 1)).toBeGreaterThanOrEqual(2);
  const before = large?.x ?? 0;
  await page.mouse.move((small?.x ?? 0) + 430, (small?.y ?? 0) + 220);
  expect((await zoomed.boundingBox())?.x).toBeLessThan(before);
});

test('search engines get the product as structured data, and no text can end the script', async ({ request }) => {
  const product = await findProduct(request);
  const html = await (await request.get(`/goods_detail/${product.id}`)).text();
  const [facts] = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  );
  expect([facts['@type'], facts.name, facts.offers.priceCurrency]).toEqual(['Product', product.name, 'USD']);
  for (const [, script = ''] of html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)) expect(script).not.toContain('<');
});

for (const id of ['abc', '0', '007', '99999999999']) {
  test(`/goods_detail/${id} is not found: the 404 page`, async ({ page }) => {
    const response = await page.goto(`/goods_detail/${id}`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page error');
  });
}

test('an unknown product is a 404 with its title and other products', async ({ page }) => {
  const response = await page.goto('/goods_detail/99999999');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle('Page error · Galleria');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page error');
  await expect(page.getByText('This page could not be found')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Recommended for you' }).getByRole('listitem')).toHaveCount(10);
  await expect(page.getByRole('button', { name: /cart|buy/i }).and(page.getByRole('main').locator('*'))).toHaveCount(0);
});
