import { randomInt, randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import {
  agreement,
  button,
  dialog,
  field,
  messages,
  open,
  openDialog,
  openForBuying,
  tab,
} from '#tests/support/pages/sign-in-dialog.ts';

const anEmail = () => `ann-${randomUUID()}@mail.test`;
const aPhone = () => `139${String(randomInt(100_000_000)).padStart(8, '0')}`;
const password = 'a rather long password';

/** The newest code that was sent to this address or number, read from the demo mall's outbox. */
async function codeFor(page: Page, to: string, previous?: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(async () => {
      const { data } = await (await page.request.get(`/api/dev/outbox?to=${encodeURIComponent(to)}`)).json();
      code = data.find((message: { code: string | null }) => message.code)?.code;
      return code !== undefined && code !== previous;
    })
    .toBe(true);
  return code ?? '';
}

/** A signed-in user is redirected home from the sign-in page; a guest is not. */
async function expectSignedIn(page: Page, isIn: boolean) {
  await page.goto('/login');
  await expect(page).toHaveURL(isIn ? /:\d+\/$/ : /\/login$/);
}

async function signOut(page: Page) {
  await page.context().clearCookies();
  await expectSignedIn(page, false);
}

async function registerByEmail(page: Page, email: string): Promise<string> {
  await openDialog(page);
  await button(page, 'Create account').click();
  await field(page, 'Email').fill(email);
  await button(page, 'Get code').click();
  await expect(button(page, 'Get code')).toHaveCount(0);
  const code = await codeFor(page, email);
  await field(page, 'Verification code').fill(code);
  await field(page, 'Password').fill(password);
  await field(page, 'Repeat password').fill(password);
  await agreement(page).check();
  const loaded = page.waitForEvent('load');
  await button(page, 'Create account').click();
  await loaded;
  return code;
}

async function signInByEmail(page: Page, email: string, secret: string) {
  await openDialog(page);
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(secret);
  await agreement(page).check();
  await button(page, 'Sign in').click();
}

test('registers by email, which reloads the page, and signs in again with the password', async ({ page }) => {
  const email = anEmail();
  await registerByEmail(page, email);
  await expectSignedIn(page, true);
  await signOut(page);
  await signInByEmail(page, email, 'not the password');
  await expect(messages(page)).toHaveText(['Incorrect account or password']);
  await expect(dialog(page)).toBeVisible();
  await field(page, 'Password').fill(password);
  await button(page, 'Sign in').click();
  await expect(dialog(page)).toBeHidden();
  await expectSignedIn(page, true);
});

test('registers by phone without a reload, and signs in again with the password', async ({ page }) => {
  const phone = aPhone();
  await openDialog(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await button(page, 'Create account').click();
  await tab(page, 'Phone').click();
  await field(page, 'Phone number').fill(phone);
  await button(page, 'Get code').click();
  await field(page, 'Verification code').fill(await codeFor(page, `+86${phone}`));
  await field(page, 'Password').fill(password);
  await agreement(page).check();
  await button(page, 'Create account').click();
  await expect(dialog(page)).toBeHidden();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await expectSignedIn(page, true);
  await signOut(page);

  await openDialog(page);
  await tab(page, 'Phone').click();
  await field(page, 'Phone number').fill(phone);
  await field(page, 'Password').fill(password);
  await agreement(page).check();
  await field(page, 'Password').press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expectSignedIn(page, true);
});

test('signs in with a code by SMS', async ({ page }) => {
  const { data } = await (await page.request.get('/api/front/login/method/info')).json();
  const phone: string = data.demoAccounts.find((account: { phone: string | null }) => account.phone).phone;
  await openDialog(page);
  await tab(page, 'Phone').click();
  await button(page, 'Quick login with a code').click();
  await field(page, 'Phone number').fill(phone.replace('+86', '').trim());
  await button(page, 'Get code').click();
  await expect(messages(page)).not.toHaveCount(0);
  await field(page, 'Verification code').fill(await codeFor(page, phone.replaceAll(' ', '')));
  await agreement(page).check();
  await button(page, 'Sign in').click();
  await expect(dialog(page)).toBeHidden();
  await expectSignedIn(page, true);
});

test('a wrong code is reported, and nobody is signed in', async ({ page }) => {
  await openDialog(page);
  await button(page, 'Create account').click();
  await field(page, 'Email').fill(anEmail());
  await field(page, 'Verification code').fill('000000');
  await field(page, 'Password').fill(password);
  await field(page, 'Repeat password').fill(password);
  await agreement(page).check();
  await button(page, 'Create account').click();
  await expect(messages(page)).toHaveText([/^The code is wrong or has expired/]);
  await expect(dialog(page)).toBeVisible();
  await expectSignedIn(page, false);
});

test('sets a new password with a code from the mailbox; the old one is no longer valid', async ({ page }) => {
  const email = anEmail();
  const used = await registerByEmail(page, email);
  await signOut(page);
  await openDialog(page);
  await button(page, 'Forgot password?').click();
  await field(page, 'Email').fill(email);
  await button(page, 'Next').click();
  await field(page, 'Verification code').fill(await codeFor(page, email, used));
  await field(page, 'New password').fill('another rather long one');
  await field(page, 'Repeat password').fill('another rather long one');
  await button(page, 'Submit').click();
  await expect(field(page, 'Email')).toHaveValue(email);
  await field(page, 'Password').fill(password);
  await agreement(page).check();
  await button(page, 'Sign in').click();
  await expect(messages(page).first()).toHaveText('Incorrect account or password');
  await field(page, 'Password').fill('another rather long one');
  await button(page, 'Sign in').click();
  await expect(dialog(page)).toBeHidden();
  await expectSignedIn(page, true);
});

test('signs in as a visitor to buy without an account', async ({ page }) => {
  await openForBuying(page);
  await button(page, 'Check out as guest').click();
  await field(page, 'Email').fill(anEmail());
  await agreement(page).check();
  await button(page, 'Continue').click();
  await expect(dialog(page)).toBeHidden();
  await expectSignedIn(page, true);
});

test('the demo mall signs a newcomer in with one click', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await dialog(page).getByRole('region', { name: 'Demo accounts' }).getByRole('button', { name: 'Merchant' }).click();
  await expect(dialog(page)).toBeHidden();
  await expectSignedIn(page, true);
});
