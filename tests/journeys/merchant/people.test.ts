import { expect, test } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { database } from '#server/database/connection.ts';
import { newEmail, someone } from '#tests/support/accounts/accounts.ts';
import { aMerchant } from '#tests/support/accounts/callers.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { enterConsole, notice } from '#tests/support/pages/console-page.ts';
import { withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

/** The link in the newest mail to this address. */
async function linkFor(email: string): Promise<string> {
  const { rows } = await database().execute<{ text: string }>(
    sql`select text from outgoing_messages where recipient = ${email} order by id desc limit 1`,
  );
  return /\/console\/invitation\?\S+/.exec(rows[0]?.text ?? '')?.[0] ?? '';
}

test('an owner adds a role and invites someone, who then sees orders and nothing else', async ({
  page,
  context,
  baseURL,
  browser,
}) => {
  const owner = await aMerchant();
  await enterConsole(context, baseURL, owner.accountId);
  await page.goto('/console/');
  await page.getByRole('link', { name: 'People' }).click();
  await page.getByRole('tab', { name: 'Roles' }).click();
  await expect(page.getByRole('table', { name: 'Roles' }).getByRole('row')).toHaveText([
    /^RoleMay do/,
    /^Customer serviceOrdersRefundsReviewsCustomer service0/,
    /^ManagerProductsOrdersRefundsReviewsCustomer serviceMarketingShop0/,
    /^Orders and shippingOrders0/,
    /^Products and stockProducts0/,
  ]);
  await page.getByRole('button', { name: 'Add role' }).click();
  const role = page.getByRole('dialog', { name: 'Add role' });
  await role.getByRole('button', { name: 'Save' }).click();
  await expect(role.getByLabel('Name of the role')).toHaveAccessibleDescription('Give the role a name');
  await role.getByLabel('Name of the role').fill('Packer');
  await role.getByRole('checkbox', { name: 'Orders' }).check();
  await expectAccessible(page);
  await role.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('table', { name: 'Roles' })).toContainText('Packer');

  const colleague = await someone({ nickname: 'Bo' });
  await page.getByRole('tab', { name: 'People' }).click();
  await page.getByRole('button', { name: 'Invite someone' }).click();
  const invite = page.getByRole('dialog', { name: 'Invite someone to your shop' });
  await invite.getByLabel('Email').fill(colleague.email);
  const chosen = invite.getByRole('combobox', { name: 'Role' });
  await invite.getByRole('button', { name: 'Send invitation' }).click();
  await expect(chosen).toHaveAccessibleDescription('Choose a role');
  await chosen.click();
  await page.getByRole('option', { name: 'Customer service' }).click();
  await expect(chosen).toHaveAccessibleDescription('Orders, Refunds, Reviews, Customer service');
  await chosen.click();
  await page.getByRole('option', { name: 'Packer' }).click();
  await invite.getByRole('button', { name: 'Send invitation' }).click();
  await expect(notice(page, `Invitation sent to ${colleague.email}`)).toBeVisible();
  await expect(page.getByRole('table', { name: 'Open invitations' })).toContainText(colleague.email);

  const other = await browser.newContext();
  const theirs = await other.newPage();
  await enterConsole(other, baseURL, colleague.accountId);
  await theirs.goto(await linkFor(colleague.email));
  await expect(theirs.getByRole('main')).toContainText('invites you to join as Packer');
  await expectAccessible(theirs);
  await theirs.getByRole('button', { name: 'Accept invitation' }).click();
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Home');
  await expect(theirs.getByRole('navigation').getByRole('link')).toHaveText(['Home', 'Orders', 'Insights']);

  await page.reload();
  await page.getByRole('button', { name: 'Remove Bo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(notice(page, 'Bo no longer has access')).toBeVisible();
  await theirs.reload();
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Page not found');

  await page.getByRole('tab', { name: 'Activity log' }).click();
  const log = page.getByRole('table', { name: 'Activity log' });
  await expect(log.getByRole('row').getByText(/^(?:Added|Invited|Joined|Removed)/)).toHaveText([
    'Removed Bo',
    `Joined as ${colleague.email}`,
    `Invited ${colleague.email}`,
    'Added the role Packer',
  ]);
  await expectAccessible(page);
  const who = page.getByRole('combobox', { name: 'Who' });
  await who.click();
  await page.getByRole('option', { name: 'Bo', exact: true }).click(); // who has left
  await expect(log.getByRole('row')).toHaveText([/^When/, /Joined as/]);
  await who.click();
  await page.getByRole('option', { name: 'Everyone' }).click();
  await page.getByRole('button', { name: 'Until' }).click();
  await page.getByRole('button', { name: 'Previous month' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^1 / }).first().click();
  await expect(page).toHaveURL(/until=\d{4}-\d\d-01/);
  await expect(page.getByText('Nothing here yet')).toBeVisible();
  await page.getByRole('button', { name: 'Clear date' }).click();
  await page.getByRole('searchbox', { name: 'Order number, name or email' }).fill('packer');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(log.getByRole('row')).toHaveCount(2);
  await other.close();
});

test('an invitation can be withdrawn; its link then says so, as one that is cut off does', async ({
  page,
  context,
  baseURL,
}) => {
  const owner = await aMerchant();
  await enterConsole(context, baseURL, owner.accountId);
  await page.goto('/console/');
  await page.getByRole('link', { name: 'People' }).click();
  const email = newEmail();
  await page.getByRole('button', { name: 'Invite someone' }).click();
  await page.getByRole('dialog').getByLabel('Email').fill(email);
  await page.getByRole('dialog').getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: 'Customer service' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send invitation' }).click();
  await expect(notice(page, `Invitation sent to ${email}`)).toBeVisible();
  const link = await linkFor(email);
  await page.getByRole('button', { name: `Withdraw the invitation of ${email}` }).click();
  const asked = page.getByRole('dialog', { name: `Withdraw the invitation of ${email}?` });
  await asked.getByRole('button', { name: 'Keep' }).click();
  await expect(page.getByRole('table', { name: 'Open invitations' })).toContainText(email);
  await page.getByRole('button', { name: `Withdraw the invitation of ${email}` }).click();
  await asked.getByRole('button', { name: 'Withdraw' }).click();
  await expect(notice(page, `The invitation of ${email} is withdrawn`)).toBeVisible();
  await expect(page.getByRole('table', { name: 'Open invitations' })).toHaveCount(0);
  await page.goto(link);
  await expect(page.getByRole('alert')).toHaveText('This invitation is no longer valid. Ask the shop for a new one');
  await page.goto('/console/invitation?key=abc');
  await expect(page.getByRole('alert')).toHaveText('This link is incomplete. Open it again from the email.');
});
