import { expect, test } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { database } from '#server/database/connection.ts';
import { aColleagueOf } from '#tests/support/accounts/colleagues.ts';
import { aShopWith } from '#tests/support/accounts/shop-with-products.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { unique } from '#tests/support/pages/apply-page.ts';
import { enterConsole, openScreen } from '#tests/support/pages/console-page.ts';
import { withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

/** A shop with one product, and its name. */
async function aShop(name: string, product: string) {
  const shop = await aShopWith([product]);
  await database().execute(
    sql`update shops set name = jsonb_build_object('en', ${name}::text) where id = ${shop.shopId}`,
  );
  return shop;
}

test('whoever works for two shops switches between them, and a link opens the shop it belongs to', async ({
  page,
  context,
  baseURL,
}) => {
  const [hillName, lakeName] = [`Hill pottery ${unique()}`, `Lake pottery ${unique()}`];
  const hill = await aShop(hillName, 'Hill bowl');
  const lake = await aShop(lakeName, 'Lake bowl');
  const bo = await aColleagueOf(hill.owner, ['products', 'orders']);
  await database().execute(sql`
    with role as (insert into shop_roles (shop_id, name, scopes) values (${lake.shopId}, 'Writer', '{products}') returning id)
    insert into shop_staff (shop_id, account_id, role_id, joined_at) select ${lake.shopId}, ${bo.accountId}, id, now() from role`);
  await enterConsole(context, baseURL, bo.accountId);
  await openScreen(page, `/${hill.shopId}/products`, 'Products');
  const menu = page.getByRole('navigation', { name: 'Seller centre' });
  await expect(page).toHaveTitle(`Products · ${hillName} · Galleria Seller centre`);
  await expect(page.getByRole('row', { name: /Hill bowl/ })).toBeVisible();
  const linkToHill = page.url();

  await page.getByRole('banner').getByRole('button', { name: 'Bo' }).click();
  await expect(page.getByRole('menuitem', { name: hillName })).toHaveCount(0);
  await page.getByRole('menuitem', { name: lakeName }).click();
  await expect(page).toHaveURL(`/console/${lake.shopId}`);
  await expect(page).toHaveTitle(`Home · ${lakeName} · Galleria Seller centre`);
  await expect(menu).toContainText(lakeName);
  // Of this shop Bo may write the products only.
  await expect(menu.getByRole('link', { name: 'Orders' })).toHaveCount(0);
  await menu.getByRole('link', { name: 'Products' }).click();
  await expect(page).toHaveURL(`/console/${lake.shopId}/products?columns=all`);
  await expect(page.getByRole('row', { name: /Lake bowl/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Hill bowl/ })).toHaveCount(0);
  await expectAccessible(page);

  await page.goto(linkToHill);
  await expect(page).toHaveTitle(`Products · ${hillName} · Galleria Seller centre`);
  await expect(page.getByRole('row', { name: /Hill bowl/ })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Orders' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveTitle(`Products · ${lakeName} · Galleria Seller centre`);
  await expect(page.getByRole('row', { name: /Lake bowl/ })).toBeVisible();
});
