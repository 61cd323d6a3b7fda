import { expect, type Page, test } from '@playwright/test';
import type { OutputOf } from '#contract/core/call.ts';
import type { listReviews } from '#contract/reviews/shopper.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { ask } from '#tests/support/pages/home-page.ts';
import { findProduct, openProduct, dialog as signIn } from '#tests/support/pages/product-page.ts';
import { messages, signInNewAccount, withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

const first = (page: Page) => page.getByRole('list', { name: 'Reviews', exact: true }).getByRole('article').first();
const helpful = (page: Page) => first(page).getByRole('button', { name: /^Helpful \(\d+\)$/ });

test('a reader finds a review helpful, takes it back, and reports it', async ({ page, context, baseURL, request }) => {
  await signInNewAccount(context, baseURL);
  const product = await findProduct(request, ({ rating }) => rating.count > 15);
  const { list } = await ask<OutputOf<typeof listReviews>>(request, `/api/front/product/reply/list/${product.id}`);
  const count = list[0]?.helpful ?? 0;
  await openProduct(page, product.id);
  await expect(helpful(page)).toHaveText(`Helpful (${count})`);
  await helpful(page).click();
  await expect(helpful(page)).toHaveText(`Helpful (${count + 1})`);
  await expect(helpful(page)).toHaveAttribute('aria-pressed', 'true');
  await openProduct(page, product.id);
  await expect(helpful(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(helpful(page)).toHaveText(`Helpful (${count + 1})`);
  await helpful(page).click();
  await expect(helpful(page)).toHaveText(`Helpful (${count})`);
  await expect(helpful(page)).toHaveAttribute('aria-pressed', 'false');

  await first(page).getByRole('button', { name: 'Report' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this review' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: 'Advertising' }).check();
  await dialog.getByRole('textbox').fill('Names another shop');
  await dialog.getByRole('button', { name: 'Report' }).click();
  await expect(messages(page)).toHaveText(['Thank you! We’ll look into it']);
  await expect(first(page)).toContainText('Reported');
});

test('a guest is asked to sign in', async ({ page, request }) => {
  const product = await findProduct(request, ({ rating }) => rating.count > 15);
  await openProduct(page, product.id);
  await helpful(page).click();
  await expect(signIn(page)).toBeVisible();
});
