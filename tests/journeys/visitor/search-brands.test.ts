import { expect, test } from '@playwright/test';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { openHydrated } from '#tests/support/pages/hydrated.ts';
import { findProduct, openProduct } from '#tests/support/pages/product-page.ts';
import { cardIds, chosen, filter, foundProducts, heading } from '#tests/support/pages/search-page.ts';

for (const { prefix, locale, row, words, products } of [
  { prefix: '', locale: 'en', row: 'Brand', words: 'shoe', products: 'Products' },
  { prefix: '/zh-CN', locale: 'zh-CN', row: '品牌', words: '鞋', products: '商品' },
  { prefix: '/th', locale: 'th', row: 'แบรนด์', words: 'รองเท้า', products: 'สินค้า' },
]) {
  test(`${locale}: results are narrowed by two brands, one after the other`, async ({ page, request }) => {
    const { facets } = await foundProducts(request, { title: words }, locale);
    const [first, second] = facets.brands;
    if (!first || !second) throw new Error(`Two brands of ${words} are needed`);
    await openHydrated(page, `${prefix}/goods/goods_search?${new URLSearchParams({ title: words, cid: '' })}`);
    await filter(page, row)
      .getByRole('link', { name: `${first.name} (${first.count})` })
      .click();
    await expect(page).toHaveURL(new RegExp(`&brand=${first.id}$`));
    await filter(page, row)
      .getByRole('link', { name: `${second.name} (` })
      .click();
    await expect(page).toHaveURL(new RegExp(`&brand=${first.id},${second.id}$`));
    const found = await foundProducts(request, { title: words, brand: `${first.id},${second.id}` }, locale);
    await expect.poll(() => cardIds(page, products)).toEqual(found.list.map(({ id }) => id));
    await expect(filter(page, row).getByRole('link', { name: `${first.name} (` })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });
}

test('from the page of a product to everything of its brand, and back to all', async ({ page, request }) => {
  const { id } = await findProduct(request, ({ brand }) => brand !== null);
  const { data: product } = await (await request.get(`/api/front/product/detail/${id}`)).json();
  await openProduct(page, id);
  await page.getByRole('main').getByRole('link', { name: product.brand.name, exact: true }).click();
  await expect(page).toHaveURL(`/goods/goods_search?title=&cid=&brand=${product.brand.id}`);
  await expect(heading(page)).toHaveText(product.brand.name);
  await expect(page).toHaveTitle(`${product.brand.name} · Search · Galleria`);
  await expect(chosen(page)).toHaveText([product.brand.name]);
  await expectAccessible(page);
  await page.getByRole('link', { name: `Remove filter: ${product.brand.name}` }).click();
  await expect(page).toHaveURL('/goods/goods_search?title=&cid=');
});

test('without scripts a brand is chosen as well, and the structured data of a product has its brand', async ({
  browser,
  request,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  const { id } = await findProduct(request, ({ brand }) => brand !== null);
  await page.goto(`/goods_detail/${id}`);
  const { data: product } = await (await request.get(`/api/front/product/detail/${id}`)).json();
  const facts = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(facts.map((text) => JSON.parse(text).brand?.name)).toContain(product.brand.name);
  await page.getByRole('main').getByRole('link', { name: product.brand.name, exact: true }).click();
  await expect(heading(page)).toHaveText(product.brand.name);
  await context.close();
});
