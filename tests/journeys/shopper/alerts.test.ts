import { expect, type Page, test } from '@playwright/test';
import { eq, sql } from 'drizzle-orm';
import type { LoginMethods } from '#contract/content/shopper.ts';
import { database } from '#server/database/connection.ts';
import { productAlerts, skus } from '#server/modules/catalogue/tables.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { ask } from '#tests/support/pages/demo-shops.ts';
import { openHydrated } from '#tests/support/pages/hydrated.ts';
import { dialog, findProduct, money, openProduct } from '#tests/support/pages/product-page.ts';
import { messages, pageErrors, signInNewAccount, withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

const path = '/users/collection_list?tab=alerts';
const written = (amount: number) => money(amount).replace(/\.00$/, '');
const subjectsTo = async (page: Page, email: string) =>
  (await ask<{ subject: string }[]>(page.request, `/api/dev/outbox?to=${encodeURIComponent(email)}`)).map(
    ({ subject }) => subject,
  );

/** A variant of the demo mall that no other journey buys. */
async function findVariant(page: Page, isSoldOut: boolean) {
  const product = await findProduct(
    page.request,
    ({ skus: all, flash }) => !flash && all.some(({ stock }) => stock > 0) && all.some(({ stock }) => stock === 0),
  );
  const sku = product.skus.find(({ stock }) => (stock === 0) === isSoldOut);
  if (!sku) throw new Error('no such variant');
  return { product, sku };
}

test('a shopper is mailed when a sold-out variant is back, and finds the alert among the favourites until then', async ({
  page,
  context,
  baseURL,
}) => {
  const errors = pageErrors(page);
  const { email } = await signInNewAccount(context, baseURL);
  const { product, sku } = await findVariant(page, true);
  await openProduct(page, product.id, { search: `?sku=${sku.id}` });
  await page.getByRole('button', { name: 'Notify me when it’s back' }).click();
  await expect(messages(page)).toContainText(['Alert set. We’ll email you']);
  await expect(page.getByText('We’ll email you when it’s back in stock.')).toBeVisible();
  await expectAccessible(page);

  await openHydrated(page, path);
  const row = page.getByRole('list', { name: 'Your alerts' }).getByRole('listitem');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('When it’s back in stock');
  await expect(row).toContainText('Sold out');
  await expectAccessible(page);

  await database()
    .update(skus)
    .set({ onHand: sql`${skus.onHand} + 1`, opening: sql`${skus.opening} + 1` })
    .where(eq(skus.id, sku.id));
  await expect.poll(() => subjectsTo(page, email)).toEqual([expect.stringMatching(/^Back in stock: “/)]);
  await database()
    .update(skus)
    .set({ onHand: sql`${skus.onHand} - 1`, opening: sql`${skus.opening} - 1` })
    .where(eq(skus.id, sku.id));
  await page.reload();
  await expect(page.getByText('No alerts yet')).toBeVisible();
  expect(errors).toEqual([]);
});

test('a price alert takes a price of one’s own, and is removed again', async ({ page, context, baseURL }) => {
  const { accountId } = await signInNewAccount(context, baseURL);
  const { product, sku } = await findVariant(page, false);
  await openProduct(page, product.id, { search: `?sku=${sku.id}` });
  await page.getByRole('button', { name: 'Notify me when the price drops' }).click();
  const asking = page.getByRole('dialog', { name: 'Price alert' });
  await asking.getByRole('textbox').fill(String(sku.price / 100 + 1));
  await asking.getByRole('button', { name: 'Set alert' }).click();
  await expect(asking.getByText(`Enter an amount up to ${written(sku.price)}`)).toBeVisible();
  await expectAccessible(page);
  await asking.getByRole('textbox').fill('1.50');
  await asking.getByRole('button', { name: 'Set alert' }).click();
  await expect(page.getByText('We’ll email you when it costs less than $1.50.')).toBeVisible();

  await openHydrated(page, path);
  await expect(page.getByRole('listitem').filter({ hasText: 'When it costs less than $1.50' })).toBeVisible();
  await page.getByRole('button', { name: `Remove alert for ${product.name}` }).click();
  await expect(page.getByText('No alerts yet')).toBeVisible();
  expect(await database().$count(productAlerts, eq(productAlerts.accountId, accountId))).toBe(0);
});

test('a guest signs in first, and the alert is set then', async ({ page }) => {
  const { product, sku } = await findVariant(page, false);
  await openProduct(page, product.id, { search: `?sku=${sku.id}` });
  await page.getByRole('button', { name: 'Notify me when the price drops' }).click();
  const asking = page.getByRole('dialog', { name: 'Price alert' });
  await asking.getByRole('textbox').fill('1.50');
  await asking.getByRole('button', { name: 'Set alert' }).click();
  const { demoAccounts } = await ask<LoginMethods>(page.request, '/api/front/login/method/info');
  await dialog(page)
    .getByRole('textbox', { name: 'Email' })
    .fill(demoAccounts[0]?.email ?? '');
  await dialog(page)
    .locator('input[type=password]')
    .fill(demoAccounts[0]?.password ?? '');
  await dialog(page).getByRole('checkbox').check();
  await dialog(page).getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('We’ll email you when it costs less than $1.50.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel alert' }).click();
  await expect(page.getByRole('button', { name: 'Notify me when the price drops' })).toBeVisible();
});
