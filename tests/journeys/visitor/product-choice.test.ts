import { expect, test } from '@playwright/test';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Product, Sku } from '#contract/catalogue/shopper-product.ts';
import { database } from '#server/database/connection.ts';
import { categories, products, skus } from '#server/modules/catalogue/tables.ts';
import { ownProducts } from '#tests/support/pages/cart-page.ts';
import { ask } from '#tests/support/pages/home-page.ts';
import { findProduct, money, openProduct, publishChange } from '#tests/support/pages/product-page.ts';
import { withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

const hasPrices = ({ skus: all, flash }: Product) =>
  !flash && new Set(all.filter(({ stock }) => stock > 0).map(({ price }) => price)).size > 1;

for (const prefix of ['', '/zh-CN']) {
  test(`${prefix || 'en'}: choosing a variant changes price, stock and picture, and the address`, async ({
    page,
    request,
  }) => {
    const product = await findProduct(request, hasPrices);
    const first = product.skus.find(({ stock }) => stock > 0) as Sku;
    const other = product.skus.find(({ stock, price }) => stock > 0 && price !== first.price) as Sku;
    await openProduct(page, product.id, { prefix });
    const main = page.getByRole('main');
    await expect(main).toContainText(money(first.price));
    for (const value of other.values) await page.locator(`input[type=radio][value="${value}"]`).check({ force: true });
    await expect(page).toHaveURL(new RegExp(`sku=${other.id}\\b`));
    await expect(main).toContainText(money(other.price));
    await expect(main).toContainText(new RegExp(`(In stock: |库存：)${other.stock}(?!\\d)`));
    if (other.image)
      await expect(main.getByRole('region').first().getByRole('img').first()).toHaveAttribute(
        'src',
        new RegExp(`^${other.image.url}/`),
      );
    await page.reload();
    await expect(main).toContainText(money(other.price));
    await expect(main).toContainText(new RegExp(`(In stock: |库存：)${other.stock}(?!\\d)`));
  });
}

test('a variant that is sold out says so and cannot be chosen', async ({ page, request }) => {
  const product = await findProduct(request, ({ options, skus: all }) => options.length === 1 && all.length > 2);
  const gone = product.skus[1] as Sku;
  await database()
    .update(skus)
    .set({ onHand: sql`${skus.reserved}` })
    .where(eq(skus.id, gone.id));
  await publishChange(product.id);
  const chip = page.locator(`input[type=radio][value="${gone.values[0]}"]`);
  await expect(async () => {
    await openProduct(page, product.id);
    await expect(chip).toBeDisabled({ timeout: 500 });
  }).toPass();
  await expect(chip).toHaveAccessibleDescription('Sold out');
  await openProduct(page, product.id, { search: `?sku=${gone.id}` });
  await expect(page.getByText('Sold out', { exact: true }).last()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Quantity' })).toBeDisabled();
});

test('the quantity stays between 1 and the stock, whatever is typed', async ({ page, request }) => {
  const product = await findProduct(request, ({ skus: all }) => (all.find(({ stock }) => stock > 0)?.stock ?? 0) > 3);
  const most = Math.min(99, product.skus.find(({ stock }) => stock > 0)?.stock ?? 0);
  await openProduct(page, product.id);
  const field = page.getByRole('textbox', { name: 'Quantity' });
  await expect(page.getByRole('button', { name: 'Decrease quantity' })).toBeDisabled();
  for (const [written, shown] of [
    ['0', '1'],
    ['-1', '1'],
    ['99999', String(most)],
    ['abc', '1'],
    ['', '1'],
    ['2', '2'],
  ] as const) {
    await field.fill(written);
    await field.press('Enter');
    await expect(field).toHaveValue(shown);
  }
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(field).toHaveValue('3');
  await expect(page).toHaveURL(/quantity=3/);
  await field.fill('99999');
  await field.blur();
  await expect(field).toHaveValue(String(most));
  await expect(page.getByRole('button', { name: 'Increase quantity' })).toBeDisabled();
  const isStock = most < 99 || product.skus.find(({ stock }) => stock > 0)?.stock === 99;
  await expect(field).toHaveAccessibleDescription(isStock ? `Only ${most} left` : 'Limit 99 per order');
  await page.getByRole('button', { name: 'Decrease quantity' }).click();
  await expect(field).toHaveAccessibleDescription('');
});

test('a changed price is on the next page, although the page was cached', async ({ request }) => {
  const { productId } = (await ownProducts()).cup;
  const path = `/goods_detail/${productId}`;
  const facts = async () => (await (await request.get(path)).text()).match(/"lowPrice":"([\d.]+)"/)?.[1];
  expect(await facts()).toBe('12.50');
  const cached = await request.get(path);
  expect((await request.get(path, { headers: { 'if-none-match': cached.headers().etag ?? '' } })).status()).toBe(304);
  await database().update(products).set({ price: 1_249 }).where(eq(products.id, productId));
  await database().update(skus).set({ price: 1_249 }).where(eq(skus.productId, productId));
  await publishChange(productId);
  await expect.poll(facts).toBe('12.49');
});

test('a product that is no longer sold says so with status 410, and offers similar products', async ({
  page,
  request,
}) => {
  const { productId } = (await ownProducts()).cup;
  await database().update(products).set({ isOnSale: false }).where(eq(products.id, productId));
  await publishChange(productId);
  await expect.poll(async () => (await request.get(`/goods_detail/${productId}`)).status()).toBe(410);
  await page.goto(`/goods_detail/${productId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This product is no longer available');
  await expect(page.getByRole('region', { name: 'Similar products' }).getByRole('listitem').first()).toBeVisible();
  await page.goto(`/zh-CN/goods_detail/${productId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('该商品已下架');
});

test('similar products are of the same kind', async ({ page, request }) => {
  const product = await findProduct(request);
  await openProduct(page, product.id);
  const links = page.getByRole('region', { name: 'Similar products' }).getByRole('link');
  await expect(links.nth(4)).toBeVisible();
  const kindOf = ({ path }: Product) => path[1]?.id;
  for (const link of await links.all()) {
    const id = (await link.getAttribute('href'))?.split('/').at(-1);
    expect(kindOf(await ask<Product>(request, `/api/front/product/detail/${id}`))).toBe(kindOf(product));
  }
});

test('fewer than five similar products are not shown', async ({ page }) => {
  const [{ id: categoryId } = { id: 0 }] = await database()
    .insert(categories)
    .values({ level: 3, name: { en: 'Alone' }, isShown: false })
    .returning({ id: categories.id });
  const addThree = async () => {
    const { kettle, cup, lamp } = await ownProducts();
    const ids = [kettle[0], cup, lamp].map(({ productId }) => productId);
    await database().update(products).set({ categoryId }).where(inArray(products.id, ids));
    return cup.productId;
  };
  const similar = page.getByRole('region', { name: 'Similar products' });
  await openProduct(page, await addThree());
  await expect(page.getByRole('region', { name: 'More from this shop' })).toBeVisible();
  await expect(similar).toHaveCount(0);
  await openProduct(page, await addThree());
  await expect(similar.getByRole('listitem')).toHaveCount(5);
});
