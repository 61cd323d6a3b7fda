import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import type { Product } from '#contract/catalogue/shopper-product.ts';
import type { SearchResult } from '#contract/search/shopper.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { ask } from '#tests/support/pages/home-page.ts';
import { openProduct } from '#tests/support/pages/product-page.ts';
import { pageErrors } from '#tests/support/pages/signed-in-page.ts';

async function findDress(request: APIRequestContext) {
  const { list } = await ask<SearchResult>(request, '/api/front/product/list?limit=1&title=Dress');
  const product = await ask<Product>(request, `/api/front/product/detail/${list[0]?.id}`);
  const sizes = product.details.find((block) => block.kind === 'sizes');
  if (!sizes) throw new Error(`${product.name} has no sizes`);
  return { product, sizes };
}
const details = (page: Page, name = 'Details') => page.getByRole('region', { name, exact: true });

test('the size guide beside the sizes opens what they measure, and gives the focus back', async ({ page, request }) => {
  const errors = pageErrors(page);
  const { product, sizes } = await findDress(request);
  await page.setViewportSize({ width: 1280, height: 800 });
  await openProduct(page, product.id);
  const guide = page.getByRole('group', { name: product.options[sizes.option ?? -1]?.name }).getByRole('button');
  await guide.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Size guide' });
  const table = dialog.getByRole('table', { name: 'Sizes and measurements' });
  await expect(table.getByRole('columnheader')).toHaveText(['Size', ...sizes.measures]);
  await expect(table.getByRole('rowheader')).toHaveText(sizes.rows.map(({ label }) => label));
  expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await expectAccessible(page, 'dialog');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(guide).toBeFocused();
  expect(errors).toEqual([]);
});

test('a size is given in centimetres and inches, in the language of the page', async ({ page, request }) => {
  const { product, sizes } = await findDress(request);
  const first = sizes.rows[0]?.cells[0];
  if (typeof first !== 'object') throw new Error('The first measure is no length');
  const metric = [...new Set([first.from, first.to])].map((length) => length / 10).join('–');
  const inches = [...new Set([first.from, first.to])].map((length) => Math.round(length / 2.54) / 10).join('–');
  const cellIn = (name: string) => details(page, name).getByRole('table').getByRole('cell').first();
  await openProduct(page, product.id);
  await expect(cellIn('Details')).toHaveText(`${metric} cm${inches} in`);
  await openProduct(page, product.id, { prefix: '/zh-CN' });
  await expect(cellIn('商品详情')).toHaveText(`${metric} 厘米${inches} 英寸`);
});

test('details alternate words and pictures, and nothing moves when a picture arrives', async ({ page, request }) => {
  const { product } = await findDress(request);
  const sections = product.details.filter((block) => block.kind === 'section');
  await page.setViewportSize({ width: 1280, height: 800 });
  await openProduct(page, product.id);
  const part = details(page);
  const sides = await Promise.all(
    sections
      .filter(({ picture }) => picture !== null)
      .map(async ({ heading, picture }) => {
        const words = await part.getByRole('heading', { name: heading }).boundingBox();
        const image = part.locator(`img[src^="${picture?.url}"]`);
        await expect(image).toHaveAttribute('loading', 'lazy');
        await expect(image).toHaveAttribute('width', String(picture?.width));
        const box = await image.boundingBox();
        expect(box?.height).toBeGreaterThan(200); // its place is reserved: no picture is loaded in this journey
        return (box?.x ?? 0) > (words?.x ?? 0) ? 'right' : 'left';
      }),
  );
  expect(sides).toEqual(['right', 'left']);
  const highlights = product.details.find((block) => block.kind === 'highlights');
  await expect(part.getByRole('term')).toHaveText(highlights?.items.map(({ name }) => name) ?? []);
  await expect(part.getByRole('definition')).toHaveText(highlights?.items.map(({ value }) => value) ?? []);
  const box = product.details.find((block) => block.kind === 'box');
  await expect(part.getByRole('heading', { name: 'What’s in the box' })).toBeVisible();
  for (const item of box?.items ?? []) await expect(part.getByText(item, { exact: true })).toBeVisible();
  await expectAccessible(page, '#details');
  expect(await part.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('the tabs mark what is being read, and the first one again after a jump to the top', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' }); // nothing passes by on the way
  await openProduct(page, 1);
  const tabs = page.getByRole('navigation', { name: 'About this product' });
  const marked = tabs.locator('[aria-current]');
  await expect(marked).toHaveText('Details');
  await tabs.getByRole('link', { name: 'Specifications' }).click();
  await expect(marked).toHaveText('Specifications');
  await page.evaluate(() => scrollTo(0, 0));
  await expect(marked).toHaveText('Details');
});
