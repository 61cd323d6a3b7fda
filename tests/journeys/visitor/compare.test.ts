import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import type { ProductCard } from '#contract/catalogue/shopper.ts';
import type { Product } from '#contract/catalogue/shopper-product.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { ask } from '#tests/support/pages/home-page.ts';
import { openHydrated } from '#tests/support/pages/hydrated.ts';
import { findProduct, openProduct } from '#tests/support/pages/product-page.ts';
import { pageErrors } from '#tests/support/pages/signed-in-page.ts';

const tray = (page: Page) => page.getByRole('region', { name: 'Compare', exact: true });
const heads = (page: Page) => page.getByRole('columnheader');
const row = (page: Page, name: string | RegExp) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
const cardOf = (page: Page, { id }: ProductCard) =>
  page.getByRole('listitem').filter({ has: page.locator(`a[href="/goods_detail/${id}"]`) });

async function listed(request: APIRequestContext): Promise<ProductCard[]> {
  return (await ask<{ list: ProductCard[] }>(request, '/api/front/product/list?limit=20')).list;
}

async function chooseOnCard(page: Page, card: ProductCard): Promise<void> {
  await cardOf(page, card).getByRole('link').first().hover();
  await cardOf(page, card)
    .getByRole('button', { name: `Compare: ${card.name}` })
    .click();
}

test('products are chosen on their cards, a fifth is refused in words, and the tray leads to the comparison', async ({
  page,
  request,
}) => {
  const errors = pageErrors(page);
  const cards = (await listed(request)).slice(0, 5);
  await openHydrated(page, '/goods/goods_search?title=&cid=');
  for (const [at, card] of cards.slice(0, 4).entries()) {
    await chooseOnCard(page, card);
    await expect(tray(page)).toContainText(`${at + 1} of 4 chosen`);
  }
  await chooseOnCard(page, cards[4] as ProductCard);
  await expect(page.getByText('You can compare up to 4 products. Remove one to add another.')).toBeVisible();
  await expect(tray(page)).toContainText('4 of 4 chosen');

  await tray(page)
    .getByRole('button', { name: `Remove ${cards[0]?.name}` })
    .click();
  await expect(tray(page)).toContainText('3 of 4 chosen');
  await expectAccessible(page);
  await tray(page).getByRole('link', { name: 'Compare (3)' }).click();
  await expect(page).toHaveURL(
    `/compare?ids=${cards
      .slice(1, 4)
      .map(({ id }) => id)
      .join(',')}`,
  );
  await expect(heads(page)).toHaveCount(3);
  await expect(tray(page)).toBeHidden();
  expect(errors).toEqual([]);
});

test('a product is chosen on its page, stays chosen after a reload, and is taken out again', async ({
  page,
  request,
}) => {
  const product = await findProduct(request);
  await openProduct(page, product.id);
  const button = page.getByRole('main').getByRole('button', { name: 'Compare', exact: true });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(tray(page)).toContainText('1 of 4 chosen');
  await page.reload();
  await expect(tray(page)).toContainText('1 of 4 chosen');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await button.click();
  await expect(tray(page)).toBeHidden();
});

test('a shared address shows what differs, on its own if one likes, and products can be removed from it', async ({
  page,
  request,
}) => {
  const first = await findProduct(request, ({ specs }) => specs.length > 2);
  const second = await findProduct(request, ({ id, path }) => id !== first.id && path[1]?.id !== first.path[1]?.id);
  await openHydrated(page, `/compare?ids=${first.id},${second.id},99999999`);
  await expect(heads(page)).toHaveCount(2);
  await expect(page.getByText('1 product is no longer available and not shown.')).toBeVisible();
  await expect(page.getByText(/^These products are from different categories/)).toBeVisible();
  await expect(row(page, /^Category/)).toContainText(first.path.at(-1)?.name ?? '');
  await expect(row(page, 'Category (Different)')).toBeVisible();
  await expectAccessible(page);

  const all = await page.getByRole('rowheader').count();
  const same = all - (await page.getByRole('rowheader', { name: /\(Different\)$/ }).count());
  await page.getByRole('switch', { name: 'Only differences' }).check();
  await expect(page.getByRole('rowheader')).toHaveCount(all - same);

  await page.getByRole('button', { name: `Remove ${first.name}` }).click();
  await expect(heads(page)).toHaveCount(1);
  await expect(page.getByText('Choose one more product to see how they differ.')).toBeVisible();
});

test('a shared address leaves alone what one has chosen oneself', async ({ page, request }) => {
  const [own, one, two] = await listed(request);
  await openHydrated(page, '/goods/goods_search?title=&cid=');
  await chooseOnCard(page, own as ProductCard);
  await expect(tray(page)).toContainText('1 of 4 chosen');
  await openHydrated(page, `/compare?ids=${one?.id},${two?.id}`);
  await expect(heads(page)).toHaveCount(2);
  await openHydrated(page, '/goods/goods_search?title=&cid=');
  await expect(tray(page)).toContainText('1 of 4 chosen');
  await expect(tray(page).getByRole('button', { name: `Remove ${own?.name}` })).toBeVisible();
});

test('products of one category are compared without a note, and one goes into the cart from its column', async ({
  page,
  request,
}) => {
  const isSimple = ({ skus, isOnSale }: Product) => isOnSale && skus.length === 1 && (skus[0]?.stock ?? 0) > 0;
  const first = await findProduct(request, isSimple);
  const { similar } = await ask<{ similar: ProductCard[] }>(request, `/api/front/product/similar/${first.id}`);
  const second = await ask<Product>(request, `/api/front/product/detail/${similar[0]?.id}`);
  await openHydrated(page, `/compare?ids=${first.id},${second.id}`);
  await expect(page.getByText(/different categories/)).toHaveCount(first.path[1]?.id === second.path[1]?.id ? 0 : 1);
  await heads(page).first().getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});

for (const path of ['/compare', '/compare?ids=abc,0', '/compare?ids=99999999']) {
  test(`${path} has nothing to compare and says how to choose`, async ({ page }) => {
    await openHydrated(page, path);
    await expect(page.getByText('Nothing to compare yet')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Browse products' })).toHaveAttribute('href', '/goods/goods_search');
    await expectAccessible(page);
  });
}

test('it is there in French', async ({ page, request }) => {
  const product = await findProduct(request);
  await openHydrated(page, `/fr/compare?ids=${product.id}`);
  await expect(page).toHaveTitle('Comparer des produits · Galleria');
  await expect(page.getByRole('rowheader', { name: 'Livraison' })).toBeVisible();
});
