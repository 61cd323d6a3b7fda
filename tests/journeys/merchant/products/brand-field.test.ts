import { expect, test } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { database } from '#server/database/connection.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { enterConsole, openScreen } from '#tests/support/pages/console-page.ts';
import { ownShop } from '#tests/support/pages/own-shop.ts';
import { withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

test('a shop chooses a brand for its product, sees it in the preview, and reads it when that is gone', async ({
  page,
  context,
  baseURL,
}) => {
  const { owner, shopId, teapot } = await ownShop();
  await enterConsole(context, baseURL, owner.accountId);
  await openScreen(page, `/${shopId}/products/${teapot.productId}`, teapot.name);
  const field = page.getByRole('combobox', { name: 'Brand', exact: true });
  await expect(field).toHaveAccessibleDescription(/Contact the platform/);
  await field.fill('zzqq');
  await expect(page.getByText('No brand found')).toBeVisible();
  await field.fill('orbi');
  await page.getByRole('option', { name: 'Orbita', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(field).toHaveValue('Orbita');
  const { rows } = await database().execute<{ id: number; brand: string }>(
    sql`select id, content ->> 'brandId' as brand from product_drafts where product_id = ${teapot.productId}`,
  );
  const preview = await page.request.get(`/api/merchant/product/preview/draft/${rows[0]?.id}`, {
    headers: { 'X-Shop-Id': String(shopId) },
  });
  expect((await preview.json()).data.product.brand.name).toBe('Orbita');

  // The platform has deleted it since.
  await database().execute(sql`
    update product_drafts set brand_id = 2147483647, content = jsonb_set(content, '{brandId}', '2147483647')
    where product_id = ${teapot.productId}`);
  await page.reload();
  await expect(field).toHaveValue('A brand that no longer exists');
  await expect(page.getByText('Choose another brand, or none')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear brand' }).click();
  await expect(page.getByText('Choose another brand, or none')).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'No changes' })).toBeVisible(); // as on sale, without a brand
  await page.reload();
  await expect(field).toHaveValue('');
});
