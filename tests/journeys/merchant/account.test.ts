import { expect, type Page, test } from '@playwright/test';
import { eq, sql } from 'drizzle-orm';
import { generate } from 'otplib';
import { database } from '#server/database/connection.ts';
import { hashPassword } from '#server/modules/identity/passwords/passwords.ts';
import { accounts, secondFactors } from '#server/modules/identity/tables.ts';
import { type Person, password, someone } from '#tests/support/accounts/accounts.ts';
import { aMerchant } from '#tests/support/accounts/callers.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { enterConsole, notice, refusedByPolicy } from '#tests/support/pages/console-page.ts';
import { withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

async function withPassword(person: Person): Promise<Person> {
  await database()
    .update(accounts)
    .set({ passwordHash: await hashPassword(password) })
    .where(eq(accounts.id, person.accountId));
  return person;
}

/** What the app shows. A code works once, so that those used before are forgotten. */
async function nextCode({ accountId }: Person, secret: string): Promise<string> {
  await database().update(secondFactors).set({ lastStep: 0 }).where(eq(secondFactors.accountId, accountId));
  return generate({ secret });
}

/** Goes through the dialog that turns the second factor on, and returns the secret and the recovery codes. */
async function turnOn(page: Page): Promise<{ secret: string; codes: string[] }> {
  await page.getByRole('button', { name: 'Turn on' }).click();
  const dialog = page.getByRole('dialog', { name: 'Turn on two-step verification' });
  await dialog.getByLabel('Password', { exact: true }).fill('not this one');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveAccessibleDescription('Incorrect password');
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await expectAccessible(page);
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await dialog.getByLabel('6-digit code from the app').fill('000000');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('The code is wrong');
  await dialog.getByLabel('6-digit code from the app').fill(await generate({ secret }));
  await page.keyboard.press('Enter');
  const shown = page.getByRole('dialog', { name: 'Save your recovery codes' });
  await expect(shown.getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page);
  const codes = await shown.getByRole('listitem').allTextContents();
  await shown.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(shown).toHaveCount(0);
  return { secret, codes };
}

async function signIn(page: Page, { email }: Person): Promise<void> {
  await page.goto('/console/sign-in');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

test('two-step verification is turned on, asked for at the next sign-in, and turned off', async ({ page }) => {
  const owner = await withPassword(await aMerchant());
  const errors = refusedByPolicy(page);
  await signIn(page, owner);
  await page.getByRole('button', { name: 'Somebody' }).click();
  await page.getByRole('menuitem', { name: 'Account security' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account security');
  await expectAccessible(page);
  const { secret, codes } = await turnOn(page);
  await expect(page.getByRole('main')).toContainText('10 recovery codes are left');

  await page.getByRole('button', { name: 'Somebody' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await signIn(page, owner);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two-step verification');
  await expectAccessible(page);
  await page.getByLabel('Code').fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('The code is wrong');
  await page.getByLabel('Code').fill(await nextCode(owner, secret));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home');

  await page.context().clearCookies({ name: 'console.session' });
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  const again = page.getByRole('dialog', { name: 'Sign in to continue' });
  await again.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await again.getByLabel('Code').fill(codes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(again).toHaveCount(0);

  await page.getByRole('button', { name: 'Somebody' }).click();
  await page.getByRole('menuitem', { name: 'Account security' }).click();
  await expect(page.getByRole('main')).toContainText('9 recovery codes are left');
  await page.getByRole('button', { name: 'Turn off' }).click();
  const off = page.getByRole('dialog', { name: 'Turn off two-step verification' });
  await off.getByLabel('Password', { exact: true }).fill(password);
  await off.getByLabel('Code').fill(codes[1] ?? '');
  await expectAccessible(page);
  await off.getByRole('button', { name: 'Turn off' }).click();
  await expect(notice(page, 'Two-step verification is off')).toBeVisible();
  expect(errors).toEqual([]);
});

test('an owner demands it of the shop; a colleague is led to set it up first', async ({
  page,
  context,
  baseURL,
  browser,
}) => {
  const owner = await withPassword(await aMerchant());
  const colleague = await withPassword(await someone({ nickname: 'Bo' }));
  await database().execute(sql`with role as (
      insert into shop_roles (shop_id, name, scopes) select id, 'Packer', '{orders}' from shops where owner_id = ${owner.accountId} returning *)
    insert into shop_staff (shop_id, account_id, role_id, joined_at) select shop_id, ${colleague.accountId}, id, now() from role`);
  await enterConsole(context, baseURL, owner.accountId);
  await page.goto('/console/');
  await page.getByRole('link', { name: 'People' }).click();
  const demand = page.getByRole('switch', { name: 'Require two-step verification' });
  await expect(demand).toBeDisabled();
  await page.getByRole('link', { name: 'Turn on two-step verification for yourself first.' }).click();
  await turnOn(page);
  await page.getByRole('link', { name: 'People' }).click();
  await demand.click();
  await expect(notice(page, 'Two-step verification is now required')).toBeVisible();
  await expect(demand).toBeChecked();
  await expectAccessible(page);

  const other = await browser.newContext();
  const theirs = await other.newPage();
  await enterConsole(other, baseURL, colleague.accountId);
  await theirs.goto('/console/');
  await expect(theirs.getByRole('heading', { level: 1 })).toContainText('requires two-step verification');
  await expect(theirs.getByRole('link', { name: 'Orders' })).toHaveCount(0);
  await expectAccessible(theirs);
  await turnOn(theirs);
  await theirs.getByRole('link', { name: 'Orders', exact: true }).click();
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Orders');
  await other.close();
});

test('the sessions of an account are listed and ended', async ({ page, context, baseURL, browser }) => {
  const owner = await aMerchant();
  await enterConsole(context, baseURL, owner.accountId);
  const other = await browser.newContext();
  await enterConsole(other, baseURL, owner.accountId);
  await page.goto('/console/');
  await page.getByRole('button', { name: 'Somebody' }).click();
  await page.getByRole('menuitem', { name: 'Account security' }).click();
  const sessions = page.getByRole('table', { name: 'Where you’re signed in' });
  await expect(sessions.getByRole('row')).toHaveCount(4); // the head, this one, the other one, and the storefront's
  await expect(sessions.getByRole('row').nth(1)).toContainText('This device');
  await sessions.getByRole('row').nth(2).getByRole('button').click();
  await expect(sessions.getByRole('row')).toHaveCount(3);
  await page.getByRole('button', { name: 'Sign out all other devices' }).click();
  await expect(sessions.getByRole('row')).toHaveCount(2);
  const theirs = await other.newPage();
  await theirs.goto('/console/');
  await expect(theirs).toHaveURL('/console/sign-in');
  await other.close();
});
