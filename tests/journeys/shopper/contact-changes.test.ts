import { expect, test } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { database } from '#server/database/connection.ts';
import { hashPassword } from '#server/modules/identity/passwords/passwords.ts';
import { newEmail, password } from '#tests/support/accounts/accounts.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { messages, signInNewAccount, withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

async function newestTo(recipient: string): Promise<{ code: string | null; text: string }> {
  const { rows } = await database().execute<{ code: string | null; text: string }>(
    sql`select code, text from outgoing_messages where recipient = ${recipient} order by id desc limit 1`,
  );
  return rows[0] ?? { code: null, text: '' };
}

test('a mail address is changed with the password, and the old address undoes it', async ({
  page,
  context,
  baseURL,
}) => {
  const old = await signInNewAccount(context, baseURL, { nickname: 'Ana', passwordHash: await hashPassword(password) });
  const email = newEmail();
  await page.goto('/users/user_info');
  await expect(page.getByRole('button', { name: 'Ana: account menu' })).toBeVisible();
  await page.getByRole('button', { name: 'Change: Email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Email address' });
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByRole('button', { name: 'Get code' }).click();
  await expect(dialog.getByRole('button', { name: /^\d+s$/ })).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Verification code' }).fill((await newestTo(email)).code ?? '');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toBeVisible(); // not without a proof
  await expect(messages(page).filter({ hasText: 'please enter your password' })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Current password' }).fill('not the one');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(messages(page).filter({ hasText: 'Incorrect password' })).toBeVisible();
  await expect(messages(page).filter({ hasText: 'please enter' })).toHaveCount(0);
  await dialog.getByRole('button', { name: /^Use a code sent to/ }).click();
  await expect(dialog.getByRole('textbox', { name: 'Code sent to your current contact' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Use my password instead' }).click();
  await dialog.getByRole('textbox', { name: 'Current password' }).fill(password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toBeHidden();

  const link = (await newestTo(old.email)).text.match(/\/middlewares\/undo_change\?key=[\w-]+/)?.[0] ?? '';
  await page.goto(link);
  await expect(page.getByText(/was changed from .+ to /)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'New password' }).fill('a louder harbour 8');
  await page.getByRole('textbox', { name: 'Repeat password' }).fill('a louder harbour 8');
  await page.getByRole('button', { name: 'Undo change' }).click();
  await expect(page.getByText('Your account has been restored')).toBeVisible();
  await page.goto('/users/user_info');
  await expect(page).toHaveURL('/login');
  await page.goto(link);
  await expect(page.getByText('This link is no longer valid')).toBeVisible();
});

test('a browser that has lost its token cookie is asked to sign in again', async ({ page, context, baseURL }) => {
  await signInNewAccount(context, baseURL, { nickname: 'Ana' });
  await page.goto('/users/user_info');
  await expect(page.getByRole('button', { name: 'Ana: account menu' })).toBeVisible();
  await context.clearCookies({ name: 'auth._token.local' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'My orders' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { level: 1, name: /sign in/i })).toBeVisible();
});
