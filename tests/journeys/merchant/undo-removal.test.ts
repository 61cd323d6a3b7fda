import { expect, type Page, test } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { database } from '#server/database/connection.ts';
import { aMerchant } from '#tests/support/accounts/callers.ts';
import { aColleagueOf } from '#tests/support/accounts/colleagues.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { enterConsole, notice, openScreen } from '#tests/support/pages/console-page.ts';
import { withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

async function undo(page: Page, removed: string) {
  const message = notice(page, removed);
  await message.getByRole('button', { name: 'Undo' }).click();
  await expect(message).toHaveCount(0);
  await expect(notice(page, 'Undone').last()).toBeVisible();
}

test('a deleted template, return address and role come back with one click, and so does someone who was removed', async ({
  page,
  context,
  baseURL,
}) => {
  const owner = await aMerchant();
  const { shopId, roleName } = await aColleagueOf(owner, ['orders'], { nickname: 'Bo' });
  await database().execute(sql`
    with template as (
      insert into freight_templates (shop_id, name, is_default)
      values (${shopId}, 'Standard', true), (${shopId}, 'Bulky', false) returning id)
    insert into freight_rules (template_id, country, first_fee, further_fee, days_from, days_to)
    select id, '*', 500, 100, 2, 5 from template`);
  await database().execute(sql`
    insert into return_addresses (shop_id, name, phone, address, is_default) values (${shopId}, 'Depot', '', '1 Rail Road', true)`);
  await enterConsole(context, baseURL, owner.accountId);

  await openScreen(page, `/${shopId}/freight`, 'Delivery');
  const templates = page.getByRole('table', { name: 'Delivery templates' }).getByRole('row');
  await page.getByRole('button', { name: 'Actions for Bulky' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: 'Delete Bulky?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(notice(page, 'Bulky deleted')).toBeVisible();
  await expect(templates).toHaveCount(2);
  await expectAccessible(page);
  await undo(page, 'Bulky deleted');
  await expect(templates).toHaveText([/^Template/, /^StandardDefault/, /^Bulky/]);

  await openScreen(page, `/${shopId}/refunds/addresses`, 'Return addresses');
  await page.getByRole('button', { name: 'Actions for Depot' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: 'Delete Depot?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('table', { name: 'Return addresses' })).toHaveCount(0);
  await undo(page, 'Depot deleted');
  await expect(page.getByRole('table', { name: 'Return addresses' }).getByRole('row')).toHaveText([
    /^Name/,
    /^DepotDefault1 Rail Road/,
  ]);

  await openScreen(page, `/${shopId}/people?tab=roles`, 'People');
  const manager = page.getByRole('table', { name: 'Roles' }).getByRole('row', { name: /^Manager/ });
  await page.getByRole('button', { name: 'Delete Manager' }).click();
  await page.getByRole('dialog', { name: 'Delete the role Manager?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(manager).toHaveCount(0);
  await undo(page, 'Manager deleted');
  await expect(manager).toHaveText(/^ManagerProductsOrdersRefundsReviewsCustomer serviceMarketingShop0/);

  await page.getByRole('tab', { name: 'People' }).click();
  const bo = page.getByRole('table', { name: 'People' }).getByRole('row', { name: /^Bo/ });
  await page.getByRole('button', { name: 'Remove Bo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(bo).toHaveCount(0);
  await undo(page, 'Bo no longer has access');
  await expect(bo.getByRole('combobox', { name: 'Role of Bo' })).toHaveValue(roleName);

  // A name that another role has by now: the words say so, and nothing is lost.
  await page.getByRole('tab', { name: 'Roles' }).click();
  await page.getByRole('button', { name: 'Delete Manager' }).click();
  await page.getByRole('dialog', { name: 'Delete the role Manager?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(notice(page, 'Manager deleted')).toBeVisible();
  await database().execute(sql`insert into shop_roles (shop_id, name, scopes) values (${shopId}, 'manager', '{}')`);
  await notice(page, 'Manager deleted').getByRole('button', { name: 'Undo' }).click();
  await expect(notice(page, 'There is already a role with this name')).toBeVisible();
});
