import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { database } from '#server/database/connection.ts';
import { listViews } from '#server/modules/shops/tables.ts';
import { someone } from '#tests/support/accounts/accounts.ts';
import { aMerchant } from '#tests/support/accounts/callers.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { ownProducts } from '#tests/support/pages/cart-page.ts';
import { enterConsole, notice, openScreen } from '#tests/support/pages/console-page.ts';
import { merchantOf, paidOrder } from '#tests/support/pages/refund-pages.ts';
import { withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

// How people arrange a list for themselves, and take it with them.

withMallDatabase();

/** In any order: an address may be completed before a filter is chosen or after it. */
const expectQuery = (page: Page, query: Record<string, string>) =>
  expect.poll(() => Object.fromEntries(new URL(page.url()).searchParams)).toEqual(query);

test('a view is saved, opened as the default on another machine, changed, deleted and taken back', async ({
  page,
  context,
  baseURL,
  browser,
  request,
}) => {
  const { cup } = await ownProducts();
  const order = await paidOrder(request, await someone(), [cup, 1]);
  const owner = await merchantOf(cup.shopId);
  await database().delete(listViews).where(eq(listViews.accountId, owner.accountId)); // of a run that was broken off
  await enterConsole(context, baseURL, owner.accountId);
  await openScreen(page, `/${cup.shopId}/orders?status=paid`, 'Orders');
  await expect(page.getByRole('columnheader', { name: 'Recipient' })).toBeVisible();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Recipient' }).click();
  await expect(page).toHaveURL(/columns=/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Recipient' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Save as new view' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save as new view' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription(/Enter a name/);
  await dialog.getByLabel('Name').fill('To ship today');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(notice(page, 'View saved')).toBeVisible();
  const open = page.getByRole('button', { name: 'To ship today' });
  await open.click();
  await expect(page.getByRole('menuitem', { name: 'Delete view' })).toBeVisible();
  await expectAccessible(page, '[role=menu]');
  await page.getByRole('menuitem', { name: 'Open the list with this view' }).click();
  await expect(notice(page, 'The list now opens with this view')).toBeVisible();

  const other = await browser.newContext();
  const otherPage = await other.newPage();
  await enterConsole(other, baseURL, owner.accountId);
  await openScreen(otherPage, `/${cup.shopId}/orders`, 'Orders');
  await expect(otherPage).toHaveURL(/status=paid/);
  await expect(otherPage.getByRole('button', { name: 'To ship today' })).toBeVisible();
  await expect(otherPage.getByRole('columnheader', { name: 'Recipient' })).toHaveCount(0);
  const saving = otherPage.waitForEvent('download');
  await otherPage.getByRole('button', { name: 'Export' }).click();
  const file = await readFile(await (await saving).path(), 'utf8');
  expect(file.startsWith('\ufeff')).toBe(true);
  expect(file).toContain(order.number);
  await other.close();

  await page.getByRole('tab', { name: /^All/ }).click();
  await page.getByRole('button', { name: 'To ship today (changed)' }).click();
  await page.getByRole('menuitem', { name: 'Update “To ship today”' }).click();
  await expect(open).toBeVisible();
  await open.click();
  await page.getByRole('menuitem', { name: 'Rename or share' }).click();
  const naming = page.getByRole('dialog', { name: 'Rename or share' });
  await naming.getByLabel('Name').fill('All of them');
  await naming.getByRole('checkbox', { name: /Share with everyone/ }).check();
  await naming.getByRole('button', { name: 'Save' }).click();
  const renamed = page.getByRole('button', { name: 'All of them' });
  await renamed.click();
  await page.getByRole('menuitem', { name: 'Delete view' }).click();
  await expect(page.getByText('View “All of them” deleted')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(renamed).toBeVisible();
  await renamed.click();
  await page.getByRole('menuitem', { name: 'Delete view' }).click();
  await expect(page.getByRole('button', { name: 'Views' })).toBeVisible();
});

test('a link shows a colleague the same columns and rows, whatever their browser remembers', async ({
  page,
  context,
  baseURL,
  browser,
  request,
}) => {
  // In another shop than the journey above, whose default view would open here too.
  const { lamp } = await ownProducts();
  await paidOrder(request, await someone(), [lamp, 1]);
  const owner = await merchantOf(lamp.shopId);
  await database().delete(listViews).where(eq(listViews.accountId, owner.accountId)); // of a run that was broken off
  await enterConsole(context, baseURL, owner.accountId);
  await openScreen(page, `/${lamp.shopId}/orders?status=paid`, 'Orders');
  await page.evaluate(() => localStorage.setItem('console.pageSize', '50'));
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Recipient' }).click();
  await openScreen(page, `/${lamp.shopId}/orders`, 'Orders');
  await expect(page).toHaveURL(/columns=.*size=50/);
  await page.goBack(); // completing the address is no step of its own
  await expect(page).toHaveURL(/status=paid/);
  await page.goForward();
  await expect(page).toHaveURL(/orders\?columns=.*size=50/);

  const other = await browser.newContext();
  const theirs = await other.newPage();
  await enterConsole(other, baseURL, owner.accountId);
  await openScreen(theirs, `/${lamp.shopId}/orders`, 'Orders');
  await expect(theirs.getByRole('columnheader', { name: 'Recipient' })).toBeVisible();
  await theirs.evaluate(() => localStorage.setItem('console.pageSize', '100'));
  await theirs.goto(page.url());
  await expect(theirs.getByRole('columnheader', { name: 'Total' })).toBeVisible();
  await expect(theirs.getByRole('columnheader', { name: 'Recipient' })).toHaveCount(0);
  await expect(theirs).toHaveURL(page.url());

  // The other way round: they show all columns, and twenty rows.
  await theirs.evaluate(() => localStorage.removeItem('console.pageSize'));
  await openScreen(theirs, `/${lamp.shopId}/orders`, 'Orders');
  await expect(theirs).toHaveURL(/orders\?columns=all$/);
  await page.goto(theirs.url());
  await expect(page.getByRole('columnheader', { name: 'Recipient' })).toBeVisible();
  await expect(page).toHaveURL(theirs.url());
  await other.close();
});

test('the activity log opens with its default view, and stays open when the view is left', async ({
  page,
  context,
  baseURL,
}) => {
  const owner = await aMerchant();
  await enterConsole(context, baseURL, owner.accountId);
  await page.goto('/console/');
  await page.getByRole('link', { name: 'People' }).click();
  await page.getByRole('tab', { name: 'Activity log' }).click();
  await page.getByRole('combobox', { name: 'What' }).click();
  await page.getByRole('option', { name: 'Orders' }).click();
  await expectQuery(page, { tab: 'log', columns: 'all', kind: 'order' });
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Save as new view' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save as new view' });
  await dialog.getByLabel('Name').fill('Of orders');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const view = page.getByRole('button', { name: 'Of orders' });
  await view.click();
  await page.getByRole('menuitem', { name: 'Open the list with this view' }).click();
  await expect(notice(page, 'The list now opens with this view')).toBeVisible();
  await page.getByRole('tab', { name: 'Roles' }).click();
  await expect(page).toHaveURL(/\?tab=roles&columns=all$/);
  await page.getByRole('tab', { name: 'Activity log' }).click();
  await expect(page).toHaveURL(/tab=log&kind=order&view=\d+&columns=all$/);
  await view.click();
  await page.getByRole('menuitem', { name: 'Everything' }).click();
  await expect(page).toHaveURL(/\?tab=log&columns=all$/);
  await expect(page.getByRole('tab', { name: 'Activity log', selected: true })).toBeVisible();
});

test('a short list is searched, sorted and saved as a view like a long one', async ({ page, context, baseURL }) => {
  const owner = await aMerchant();
  await enterConsole(context, baseURL, owner.accountId);
  await page.goto('/console/');
  await page.getByRole('link', { name: 'People' }).click();
  await page.getByRole('tab', { name: 'Roles' }).click();
  const roles = page.getByRole('table', { name: 'Roles' }).getByRole('row');
  await expect(roles).toHaveCount(5); // the list of people has a search too
  await page.getByRole('searchbox', { name: 'Search this list' }).fill('SHIPPING orders');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(roles).toHaveText([/^Role/, /^Orders and shipping/]);
  await page.getByRole('searchbox', { name: 'Search this list' }).fill('products');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('combobox', { name: 'Sort by' }).click();
  await page.getByRole('option', { name: 'Role' }).click();
  await expect(roles).toHaveText([/^Role/, /^Manager/, /^Products and stock/]);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'May do' }).click();
  await page.keyboard.press('Escape');
  await expectQuery(page, { tab: 'roles', columns: 'staffCount', words: 'products', sort: 'name' });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Save as new view' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save as new view' });
  await dialog.getByLabel('Name').fill('Who sells');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Who sells' }).click();
  await page.getByRole('menuitem', { name: 'Everything' }).click();
  await expect(roles).toHaveCount(5);
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Who sells' }).click();
  await expect(roles).toHaveText([/^Role/, /^Manager0/, /^Products and stock0/]);
  await page.getByRole('searchbox', { name: 'Search this list' }).fill('nobody');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText('Nothing found')).toBeVisible();
});
