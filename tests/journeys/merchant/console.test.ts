import { expect, test } from '@playwright/test';
import { eq } from 'drizzle-orm';
import english from '#locales/en/console.json' with { type: 'json' };
import thai from '#locales/th/console.json' with { type: 'json' };
import { database } from '#server/database/connection.ts';
import { hashPassword } from '#server/modules/identity/passwords/passwords.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { password, someone } from '#tests/support/accounts/accounts.ts';
import { aMerchant, giveShop } from '#tests/support/accounts/callers.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { enterConsole, openScreen, refusedByPolicy } from '#tests/support/pages/console-page.ts';
import { signInNewAccount, withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

/** Accounts of tests have no password of their own, since hashing takes long. */
async function givePassword(accountId: number): Promise<void> {
  await database()
    .update(accounts)
    .set({ passwordHash: await hashPassword(password) })
    .where(eq(accounts.id, accountId));
}

test('an owner signs in, sees what has to be done, and signs out', async ({ page }) => {
  const owner = await aMerchant();
  await givePassword(owner.accountId);
  const errors = refusedByPolicy(page);
  await page.goto('/console/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to your shop');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
    /^Enter your email address, or your phone number with its country code/,
  );
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill('not this one');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Incorrect account or password');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home');
  await expect(page.getByRole('link', { name: /^To ship/ })).toContainText('0');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Somebody' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to your shop');
  await page.goto('/console/');
  await expect(page).toHaveURL('/console/sign-in');
  expect(errors).toEqual([]);
});

test('an owner without a mail address signs in by phone, and whoever has no password is led to where one is set', async ({
  page,
}) => {
  const owner = await aMerchant();
  await givePassword(owner.accountId);
  const phone = `+1212${String(5_550_000 + (owner.accountId % 10_000)).padStart(7, '0')}`;
  await database().update(accounts).set({ email: null, phone }).where(eq(accounts.id, owner.accountId));
  await page.goto('/console/');
  await expect(page.getByRole('link', { name: /^Forgot your password, or/ })).toHaveAttribute(
    'href',
    '/users/user_info',
  );
  await page.getByLabel('Email or phone').fill(phone.slice(2));
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Email or phone')).toHaveAccessibleDescription(/with its country code/);
  await page.getByLabel('Email or phone').fill(phone);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home');
});

test('a session that ends while someone works is taken up again over the screen', async ({
  page,
  context,
  baseURL,
}) => {
  const owner = await aMerchant();
  await givePassword(owner.accountId);
  await enterConsole(context, baseURL, owner.accountId);
  await page.goto('/console/');
  await page.getByRole('link', { name: 'People' }).click();
  await page.getByRole('tab', { name: 'Roles' }).click();
  await page.getByRole('button', { name: 'Add role' }).click();
  const role = page.getByRole('dialog', { name: 'Add role' });
  await role.getByLabel('Name of the role').fill('Packer');
  await context.clearCookies({ name: 'console.session' });
  await role.getByRole('button', { name: 'Save' }).click();
  const again = page.getByRole('dialog', { name: 'Sign in to continue' });
  await expect(again).toContainText(owner.email);
  await expect(again.getByLabel('Password', { exact: true })).toBeFocused();
  await expectAccessible(page);
  await again.getByLabel('Password', { exact: true }).fill('not this one');
  await page.keyboard.press('Enter');
  await expect(again.getByRole('alert')).toHaveText('Incorrect account or password');
  await again.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(again).toHaveCount(0);
  await expect(page.getByRole('table', { name: 'Roles' })).toContainText('Packer');

  await context.clearCookies({ name: 'console.session' });
  await page.getByRole('button', { name: 'Delete Packer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await again.getByRole('link', { name: 'Use another account' }).click();
  await expect(page).toHaveURL(/\/console\/sign-in\?from=/);
  await expect(again).toHaveCount(0);
});

test('in the demo any shop is entered as its owner with one click', async ({ page }) => {
  await page.goto('/console/');
  await page.getByRole('combobox', { name: 'Shop' }).click();
  const third = page.getByRole('option').nth(2);
  const name = (await third.textContent()) ?? '';
  await third.click();
  await page.getByRole('button', { name: 'Enter' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home');
  await expect(page.getByRole('navigation')).toContainText(name);
});

test('whoever has a shop finds the console in the menu of the storefront; others do not', async ({
  page,
  context,
  baseURL,
}) => {
  await signInNewAccount(context, baseURL);
  const entries = page.getByRole('navigation', { name: 'Account menu' }).getByRole('link');
  const openMenu = async () => {
    await page.goto('/users/address_list');
    await page.getByRole('button', { name: /account menu$/ }).hover();
    await expect(entries.filter({ hasText: 'My orders' })).toBeVisible();
  };
  await openMenu();
  await page.waitForLoadState('networkidle');
  await expect(entries.filter({ hasText: 'Seller centre' })).toHaveCount(0);

  const owner = await signInNewAccount(context, baseURL, { role: 'merchant' });
  await giveShop(owner);
  await openMenu();
  await expect(entries.filter({ hasText: 'Seller centre' })).toHaveAttribute('href', '/console/');
});

test('a shop of others is not found, and nobody comes in without a session', async ({ page, context, baseURL }) => {
  const [owner, other] = [await aMerchant(), await aMerchant()];
  const { rows } = await database().execute<{ id: number }>(`select id from shops where owner_id = ${other.accountId}`);
  await page.goto(`/console/${rows[0]?.id}/orders`);
  await expect(page).toHaveURL(`/console/sign-in?from=${encodeURIComponent(`/${rows[0]?.id}/orders`)}`);
  await enterConsole(context, baseURL, owner.accountId);
  await page.goto(`/console/${rows[0]?.id}/orders`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});

test('someone without a shop is led to apply for one', async ({ page, context, baseURL }) => {
  await enterConsole(context, baseURL, (await someone()).accountId);
  await page.goto('/console/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You don’t have a shop yet');
  await expect(page.getByRole('link', { name: 'Apply to open a shop' })).toHaveAttribute(
    'href',
    '/users/merchant_settled?menuCur=70',
  );
});

for (const [locale, colorScheme, { sections }] of [
  ['en', 'dark', english],
  ['th', 'light', thai],
] as const) {
  test.describe(`in ${locale}, ${colorScheme}`, () => {
    test.use({ colorScheme });
    test('axe finds nothing serious on any screen, and none breaks the policy', async ({ page, context, baseURL }) => {
      const { rows } = await database().execute<{ id: number; owner_id: number }>(
        "select s.id, s.owner_id from shops s join accounts a on a.id = s.owner_id where a.email = 'merchant@demo.mall'",
      );
      const [shop] = rows;
      await enterConsole(context, baseURL, shop?.owner_id ?? 0);
      await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]);
      const errors = refusedByPolicy(page);
      for (const path of ['orders', 'products', 'refunds', 'reviews', 'freight', 'people', 'insights'] as const) {
        await openScreen(page, `/${shop?.id}/${path}`, sections[path]);
        await expect(page.getByRole('main').getByRole('progressbar')).toHaveCount(0);
        await page.waitForLoadState('networkidle');
        await expectAccessible(page);
      }
      expect(errors).toEqual([]);
    });
  });
}

test('Ctrl-K goes to another screen without the mouse', async ({ page, context, baseURL }) => {
  const owner = await aMerchant();
  await enterConsole(context, baseURL, owner.accountId);
  await page.goto('/console/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home');
  await page.keyboard.press('Control+k');
  await page
    .getByRole('searchbox', { name: /^Search orders/ })
    .or(page.getByPlaceholder(/^Search orders/))
    .fill('peo');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('People');
});

test('a screen that fails says so in words, and comes back when it is loaded again', async ({
  page,
  context,
  baseURL,
}) => {
  await enterConsole(context, baseURL, (await aMerchant()).accountId);
  const reviews = /\/api\/merchant\/reviews\?/;
  await page.route(reviews, (route) => route.fulfill({ json: { code: 200, message: '', data: { list: [null] } } }));
  await page.goto('/console/');
  await page.getByRole('link', { name: 'Reviews', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be shown');
  await expectAccessible(page);
  await page.unroute(reviews);
  await page.getByRole('button', { name: 'Reload page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reviews');
});
