import { expect, type Page, test } from '@playwright/test';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { database, transaction } from '#server/database/connection.ts';
import { openSession } from '#server/modules/identity/index.ts';
import { newEmail } from '#tests/support/accounts/accounts.ts';
import {
  cookie,
  messages,
  pageErrors,
  signInNewAccount,
  withMallDatabase,
} from '#tests/support/pages/signed-in-page.ts';

// Whole flows, without stubbed answers.

withMallDatabase();

const profile = '/users/user_info';
const trigger = (page: Page, name: string) => page.getByRole('button', { name: `${name}: account menu` });
const demo = { email: 'shopper@demo.mall', password: 'Demo1234' };

/** Signs in by a request from the page, so that the browser gets the cookies. */
async function signInFromPage(page: Page, who: { email: string; password: string }) {
  const code = await page.evaluate(async (body) => {
    const answer = await fetch('/api/front/login/email', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await answer.json()).code;
  }, who);
  expect(code).toBe(200);
}

const askFromPage = (page: Page, path: string) =>
  page.evaluate(async (address) => (await (await fetch(address)).json()) as { code: number; data?: unknown }, path);

async function newestCodeFor(recipient: string): Promise<string> {
  const { rows } = await database().execute(
    sql`select code from outgoing_messages where recipient = ${recipient} order by id desc limit 1`,
  );
  return String(rows[0]?.code);
}

async function logOut(page: Page, name: string) {
  await trigger(page, name).hover();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
}

test('the demo’s shopper signs in, visits the account, and signs out', async ({ page }) => {
  const errors = pageErrors(page);
  await page.goto('/');
  await signInFromPage(page, demo);
  await page.reload();
  const nickname = ((await askFromPage(page, '/api/front/user/info')).data as { nickname: string }).nickname;
  await expect(page.getByText(`Hi, ${nickname}`)).toBeVisible();
  await trigger(page, nickname).hover();
  const menu = page.getByRole('navigation', { name: 'Account menu' });
  await expect(menu.getByText('Followed shops')).toHaveCount(0);
  await menu.getByRole('link', { name: 'My profile' }).click();
  await expect(page).toHaveURL(`${profile}?menuCur=65`);
  await expect(
    page.getByRole('region', { name: 'Where you are signed in' }).getByText('This device', { exact: true }),
  ).toBeVisible();

  await trigger(page, nickname).hover();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  expect((await askFromPage(page, '/api/front/user/info')).code).toBe(200);

  await logOut(page, nickname);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect((await askFromPage(page, '/api/front/user/info')).code).toBe(401);
  for (const name of ['auth.session', 'auth.strategy', 'auth._token.local'])
    expect(await cookie(page, name)).toBeUndefined();
  await page.goto(profile);
  await expect(page).toHaveURL('/login');
  expect(errors).toEqual([]);
});

test('a guest who opens the orders signs in and then sees them', async ({ page }) => {
  const idle = page.waitForResponse('**/api/front/product/category');
  await page.goto('/');
  await idle;
  await page.getByRole('navigation', { name: 'Galleria' }).getByRole('link', { name: 'My orders' }).click();
  await expect(page).toHaveURL('/login');
  const form = page.getByRole('main');
  await form.getByRole('textbox', { name: 'Email' }).fill(demo.email);
  await form.getByRole('textbox', { name: 'Password' }).fill(demo.password);
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/users/order_list?orderStatus=1');
});

test('a nickname is saved with any characters, and shown as it was written', async ({ page, context, baseURL }) => {
  let alerts = 0;
  page.on('dialog', (dialog) => {
    alerts += 1;
    void dialog.dismiss();
  });
  await signInNewAccount(context, baseURL, { nickname: 'Before' });
  await page.goto(profile);
  await expect(trigger(page, 'Before')).toBeVisible();
  const nickname = '<img src=x onerror=alert(1)>';
  await page.getByRole('textbox', { name: 'Nickname' }).fill(nickname);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(messages(page)).toHaveText(['Profile saved']);
  await expect(trigger(page, nickname)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Nickname' })).toHaveValue(nickname);
  await expect(trigger(page, nickname)).toBeVisible();
  await page.goto('/');
  await expect(page.getByText(`Hi, ${nickname}`)).toBeVisible();
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  expect(alerts).toBe(0);
});

test('a new picture is shown everywhere at once, and after a reload', { tag: '@pictures' }, async ({
  page,
  context,
  baseURL,
}) => {
  await signInNewAccount(context, baseURL, { nickname: 'Ana' });
  await page.goto(profile);
  await expect(trigger(page, 'Ana')).toBeVisible();
  const buffer = await sharp({ create: { width: 90, height: 120, channels: 3, background: '#00aa55' } })
    .jpeg()
    .toBuffer();
  await page.locator('input[type=file]').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('button', { name: 'Use this photo' }).click();
  await expect(messages(page)).toHaveText(['Photo saved']);
  const source = await trigger(page, 'Ana').locator('img').getAttribute('src');
  expect(source).toMatch(/^\/media\/[0-9a-f]{32}$/);
  await page.reload();
  const shown = trigger(page, 'Ana').locator('img');
  await expect(shown).toHaveAttribute('src', source ?? '');
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('a mail address is linked, a password set with its code, and both sign in', async ({ page, context, baseURL }) => {
  const email = newEmail();
  await signInNewAccount(context, baseURL, { nickname: 'Ana', userType: 'phone', email: null });
  await page.goto(profile);
  await expect(trigger(page, 'Ana')).toBeVisible();
  await page.getByRole('button', { name: 'Add: Email' }).click();
  const binding = page.getByRole('dialog', { name: 'Email address' });
  await binding.getByRole('textbox', { name: 'Email' }).fill(email);
  await binding.getByRole('button', { name: 'Get code' }).click();
  await expect(binding.getByRole('button', { name: /^\d+s$/ })).toBeDisabled();
  await binding.getByRole('textbox', { name: 'Verification code' }).fill('000000');
  await binding.getByRole('button', { name: 'Confirm' }).click();
  await expect(binding.getByText(/^The code is wrong or has expired/)).toBeVisible();
  await binding.getByRole('textbox', { name: 'Verification code' }).fill(await newestCodeFor(email));
  await binding.getByRole('button', { name: 'Confirm' }).click();
  await expect(binding).toBeHidden();

  await page.getByRole('button', { name: 'Add: Password' }).click();
  const password = page.getByRole('dialog', { name: 'Set a password' });
  await password.getByRole('button', { name: 'Get code' }).click();
  await expect(password.getByRole('button', { name: /^\d+s$/ })).toBeDisabled();
  await password.getByRole('textbox', { name: 'Verification code' }).fill(await newestCodeFor(email));
  await password.getByRole('textbox', { name: 'New password' }).fill('a quiet harbour 7');
  await password.getByRole('textbox', { name: 'Repeat password' }).fill('a quiet harbour 7');
  await password.getByRole('button', { name: 'Save password' }).click();
  await expect(password).toBeHidden();
  await expect(page.getByRole('button', { name: 'Change: Password' })).toBeVisible();

  await logOut(page, 'Ana');
  await expect(page).toHaveURL('/');
  await signInFromPage(page, { email, password: 'a quiet harbour 7' });
});

test('signing out everywhere else ends the other sessions and not this one', async ({ page, context, baseURL }) => {
  const { accountId } = await signInNewAccount(context, baseURL, { nickname: 'Ana' });
  const token = await transaction((tx) => openSession(tx, accountId, 'elsewhere'));
  const answerElsewhere = async () =>
    (await fetch(`${baseURL}/api/front/user/info`, { headers: { authorization: `Bearer ${token}` } })).status;
  expect(await answerElsewhere()).toBe(200);
  await page.goto(profile);
  const list = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await list.getByRole('button', { name: 'Sign out all other devices' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  expect(await answerElsewhere()).toBe(401);
  expect((await askFromPage(page, '/api/front/user/info')).code).toBe(200);
});

test('logging out in one tab is noticed in the other, which asks to sign in when something is done', async ({
  page,
  context,
  baseURL,
}) => {
  await signInNewAccount(context, baseURL, { nickname: 'Ana' });
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(profile);
    await expect(trigger(tab, 'Ana')).toBeVisible();
  }
  await logOut(page, 'Ana');
  await expect(page).toHaveURL('/');
  await expect(other.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await other.getByRole('textbox', { name: 'Nickname' }).fill('Ana Sofía');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await expect(other.getByRole('textbox', { name: 'Nickname' })).toHaveValue('Ana Sofía');
});

for (const evil of ['https://example.org/', '//example.org/', '/th//example.org/']) {
  test(`signing in does not redirect to ${evil}`, async ({ page, context, baseURL }) => {
    await page.goto('/login');
    await context.addCookies([{ name: 'fromPath', value: encodeURIComponent(evil), url: baseURL ?? '' }]);
    const form = page.getByRole('main');
    await form.getByRole('textbox', { name: 'Email' }).fill(demo.email);
    await form.getByRole('textbox', { name: 'Password' }).fill(demo.password);
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL('/');
  });
}
