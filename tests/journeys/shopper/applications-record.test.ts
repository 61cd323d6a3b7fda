import { expect, type Page, test } from '@playwright/test';
import { someone } from '#tests/support/accounts/accounts.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import {
  addRefusedApplications,
  applicationsOf,
  applyPath,
  choice,
  enterCode,
  field,
  fillIn,
  recordPath,
  unique,
} from '#tests/support/pages/apply-page.ts';
import { openHydrated } from '#tests/support/pages/hydrated.ts';
import { dialog } from '#tests/support/pages/sign-in-dialog.ts';
import { pageErrors, signInNewAccount, withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

const card = (page: Page, name: string) => page.getByRole('main').getByRole('article', { name, exact: true });

test('a draft is saved by the mall, and is shown again another day', async ({ page, context, baseURL }) => {
  await signInNewAccount(context, baseURL);
  await openHydrated(page, applyPath);
  const input = { name: `Saved ${unique()}`, email: `${unique()}@mall.example` };
  await fillIn(page, input);
  await expect(page.getByText('Draft saved')).toBeVisible();
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(field(page, 'Company or business name')).toHaveValue(input.name);
  await expect(field(page, 'Phone number')).toHaveValue('212 555 0100');
  await expect(choice(page, 'Type of shop')).not.toHaveValue('');
  await expect(page.getByRole('button', { name: 'Country code: United States, +1' })).toBeVisible();
});

test('a guest fills in the form, and the input stays while signing in', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Apply to be a merchant' }).first().click();
  await expect(page).toHaveURL(/\/users\/merchant_settled\?menuCur=70$/);
  await expect(page.getByRole('heading', { name: 'Apply to be a merchant' })).toBeVisible();
  await page.mouse.move(640, 640); // off the link, whose colour is changing
  await expectAccessible(page);
  const input = { name: `Guest ${unique()}`, email: `${unique()}@mall.example` };
  await fillIn(page, input);
  await page.getByRole('main').getByRole('button', { name: 'Get code' }).click();
  await expect(dialog(page)).toBeVisible();
  const email = dialog(page).getByRole('textbox', { name: 'Email', exact: true });
  await email.fill('shopper@demo.mall');
  await dialog(page).getByLabel('Password', { exact: true }).fill('Demo1234');
  await dialog(page).getByRole('checkbox').check();
  await dialog(page).getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText('To get a code, add pictures')).toHaveCount(0);
  await expect(field(page, 'Company or business name')).toHaveValue(input.name);
  await enterCode(page, input.email);
  await expect(page.getByText('Draft saved')).toBeVisible();
});

test('the record is empty at first, and has several pages later', async ({ page, context, baseURL }) => {
  const person = await signInNewAccount(context, baseURL);
  await openHydrated(page, recordPath);
  await expect(page).toHaveTitle('Application record · Galleria');
  await expect(page.getByText('No applications yet')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'New application' })).toHaveAttribute(
    'href',
    applyPath,
  );
  await expectAccessible(page);
  const names = Array.from({ length: 12 }, (_, at) => `Past ${at}`);
  await addRefusedApplications(person.accountId, names);
  await page.reload();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(10);
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: /2/ }).first().click();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
  await expect(card(page, 'Past 0')).toBeVisible();
});

test('another account’s application, or a missing one, cannot be changed', async ({ page, context, baseURL }) => {
  const other = await someone();
  await addRefusedApplications(other.accountId, ['Theirs']);
  const [theirs] = await applicationsOf(other.accountId);
  await signInNewAccount(context, baseURL);
  for (const id of [theirs?.id, 999_999_999]) {
    await page.goto(`${applyPath}&id=${id}`);
    await expect(page.getByRole('heading', { name: 'This application can’t be edited' })).toBeVisible();
  }
});

for (const [prefix, title, state] of [
  ['/zh-CN', '商家入驻', '审核未通过'],
  ['/es', 'Hazte vendedor', 'No aprobada'],
  ['/fr', 'Devenir vendeur', 'Refusée'],
  ['/th', 'สมัครเป็นผู้ขาย', 'ไม่ผ่านการตรวจสอบ'],
  ['/lao', 'ສະໝັກເປັນຜູ້ຂາຍ', 'ບໍ່ຜ່ານການກວດສອບ'],
] as const)
  test(`in ${prefix} the form and the record are translated, and nothing is cut off`, async ({
    page,
    context,
    baseURL,
  }) => {
    const errors = pageErrors(page);
    const person = await signInNewAccount(context, baseURL);
    await addRefusedApplications(person.accountId, ['Harbour Tea']);
    await page.setViewportSize({ width: 1280, height: 900 });
    await openHydrated(page, prefix + applyPath);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectAccessible(page);
    await openHydrated(page, prefix + recordPath);
    await expect(card(page, 'Harbour Tea')).toContainText(state);
    await expectAccessible(page);
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    expect(errors).toEqual([]);
  });
