import { expect, test } from '@playwright/test';
import type { PriceHistory } from '#contract/catalogue/shopper-prices.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { ask } from '#tests/support/pages/home-page.ts';
import { findProduct, money, openProduct } from '#tests/support/pages/product-page.ts';
import { pageErrors } from '#tests/support/pages/signed-in-page.ts';

// Amounts without cents are written without them in a sentence.
const written = (amount: number) => money(amount).replace(/\.00$/, '');

test('the lowest price of the last days is named and drawn, for the variant that is chosen', async ({
  page,
  request,
}) => {
  const errors = pageErrors(page);
  const product = await findProduct(
    request,
    ({ skus, flash }) => !flash && new Set(skus.filter(({ stock }) => stock > 0).map(({ price }) => price)).size > 1,
  );
  const historyOf = (skuId: number) =>
    ask<PriceHistory>(request, `/api/front/product/prices/${product.id}?skuId=${skuId}`);
  const [first, other] = product.skus
    .filter(({ stock }) => stock > 0)
    .filter(({ price }, at, all) => all.findIndex((one) => one.price === price) === at);
  for (const sku of [first, other]) {
    const history = await historyOf(sku?.id ?? 0);
    expect(history.steps.at(-1)?.price).toBe(sku?.price);
    expect(history.lowest.price).toBe(Math.min(...history.steps.map(({ price }) => price)));
    await openProduct(page, product.id, { search: `?sku=${sku?.id}` });
    await expect(page.getByText(/^Lowest price (in 30 days|since )/)).toHaveText(
      new RegExp(`: ${written(history.lowest.price).replace('$', '\\$')}$`),
    );
    await expect(page.getByRole('img', { name: /^Price .*: lowest / })).toBeVisible();
  }
  await expectAccessible(page);
  expect(errors).toEqual([]);
});

test('the history comes late and moves nothing; when it fails it can be asked for again', async ({ page, request }) => {
  const product = await findProduct(request);
  let isBroken = true;
  await page.route('**/api/front/product/prices/**', (route) =>
    isBroken ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  );
  await page.goto(`/goods_detail/${product.id}`);
  const below = page.getByRole('main').getByText('Delivery', { exact: true });
  const before = await below.boundingBox();
  await expect(page.getByRole('alert').filter({ hasText: 'The price history couldn’t be loaded.' })).toBeVisible();
  isBroken = false;
  await page
    .getByRole('alert')
    .filter({ hasText: 'The price history' })
    .getByRole('button', { name: 'Try again' })
    .click();
  await expect(page.getByText(/^Lowest price (in 30 days|since )/)).toBeVisible();
  expect((await below.boundingBox())?.y).toBe(before?.y);
});
