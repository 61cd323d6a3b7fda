import { expect, type Locator, type Page, test } from '@playwright/test';
import { transaction } from '#server/database/connection.ts';
import { addAddress } from '#server/modules/identity/index.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { openHydrated } from '#tests/support/pages/hydrated.ts';
import { messages, pageErrors, signInNewAccount, withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

const path = '/users/address_list';
const card = (page: Page, name: string) => page.getByRole('main').getByRole('article', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

const home = {
  realName: 'Ana Ruiz',
  email: '',
  countryCode: '+1',
  phone: '212 555 0100',
  country: 'US',
  detail: '12 Harbour Street',
  postCode: '02134',
  isDefault: false,
};
const withAddresses = (accountId: number, names: string[]) =>
  transaction(async (tx) => {
    for (const realName of names) await addAddress(tx, accountId, { ...home, realName });
  });

async function fill(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label, { exact: false }).fill(value);
}

test('the first address is added, is the default, and is still shown after a reload', async ({
  page,
  context,
  baseURL,
}) => {
  const errors = pageErrors(page);
  await signInNewAccount(context, baseURL);
  await openHydrated(page, path);
  await expect(page).toHaveTitle('Addresses · Galleria');
  await expect(page.getByText('No addresses yet', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Add address' }).click();
  const form = dialog(page, 'Add address');
  await expect(form.getByLabel('Country or region')).toHaveValue('US');
  await expect(form.getByRole('button', { name: 'Country code: United States, +1' })).toBeVisible();
  await expectAccessible(page);

  await form.getByLabel('Country or region').selectOption({ label: 'Thailand' });
  await expect(form.getByRole('button', { name: 'Country code: Thailand, +66' })).toBeVisible();
  await fill(form, {
    'Receiver’s name': 'Mia Chen',
    'Post code': '10110',
    'Detailed address': '88/12 Sukhumvit 31\nBangkok',
    Email: 'mia@mall.example',
  });
  await form.getByRole('textbox', { name: 'Phone number' }).fill('081 234 5678');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toHaveCount(0);
  await expect(messages(page)).toContainText(['Address saved']);

  for (const _ of ['at once', 'after a reload']) {
    const mine = card(page, 'Mia Chen');
    await expect(mine).toContainText('+66 081 234 5678');
    await expect(mine).toContainText('88/12 Sukhumvit 31');
    await expect(mine).toContainText('10110 · Thailand');
    await expect(mine).toContainText('mia@mall.example');
    await expect(mine.getByText('Default', { exact: true })).toBeVisible();
    await page.reload();
  }
  await expectAccessible(page);
  expect(errors).toEqual([]);
});

test('a missing or wrong value is reported at its field, and nothing is sent', async ({ page, context, baseURL }) => {
  await signInNewAccount(context, baseURL);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/address/edit')) sent.push(request.postData() ?? '');
  });
  await openHydrated(page, path);
  await page.getByRole('button', { name: 'Add address' }).click();
  const form = dialog(page, 'Add address');
  await form.getByRole('button', { name: 'Save' }).click();
  const name = form.getByLabel('Receiver’s name');
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Please enter the receiver’s name');
  await expect(messages(page)).toContainText(['Please enter the receiver’s name']);
  const phone = form.getByRole('textbox', { name: 'Phone number' });
  const postCode = form.getByLabel('Post code');
  await expect(phone).toHaveAccessibleDescription('Please enter a phone number');
  await expect(postCode).toHaveAccessibleDescription('Please enter the post code');
  await expect(form.getByLabel('Detailed address')).toHaveAccessibleDescription('Please enter the detailed address');
  await expectAccessible(page);

  await fill(form, { 'Receiver’s name': 'Ana', 'Post code': ' ', 'Detailed address': 'Street 1', Email: 'abc' });
  await phone.fill('12345');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(postCode).toHaveAccessibleDescription('Please enter the post code');
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address');
  expect(sent).toEqual([]);

  await fill(form, { 'Post code': '200040', Email: '' });
  await expect(postCode).toHaveAccessibleDescription('Please enter a valid post code for this country');
  await fill(form, { 'Post code': '02134' });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(messages(page)).toContainText(['Please enter a valid phone number for this country']);
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAccessibleDescription('Please enter a valid phone number for this country');
  expect(sent).toHaveLength(1);
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await expect(page.getByText('No addresses yet', { exact: true })).toBeVisible();
});

test('another address is made the default, changed and deleted, also after a reload', async ({
  page,
  context,
  baseURL,
}) => {
  const { accountId } = await signInNewAccount(context, baseURL);
  await withAddresses(accountId, ['First', 'Second', 'Third']);
  await openHydrated(page, path);
  await expect(page.getByText('3 addresses (max. 100)')).toBeVisible();
  const badge = page.getByRole('main').getByText('Default', { exact: true });
  const names = () =>
    page
      .getByRole('main')
      .getByRole('article')
      .evaluateAll((all) => all.map((one) => one.ariaLabel));

  await page.getByRole('button', { name: 'Set as default: Second' }).click();
  await expect(messages(page)).toContainText(['Second is now your default address']);
  await expect.poll(names).toEqual(['Second', 'Third', 'First']);
  await expect(badge).toHaveCount(1);

  const edit = page.getByRole('button', { name: 'Edit: Third' });
  await edit.click();
  const form = dialog(page, 'Edit address');
  await expect(form.getByLabel('Receiver’s name')).toHaveValue('Third');
  await expect(form.getByRole('textbox', { name: 'Phone number' })).toHaveValue('212 555 0100');
  await expect(form.getByLabel('Detailed address')).toHaveValue('12 Harbour Street');
  await form.getByLabel('Post code').fill('99999');
  await form.getByRole('switch', { name: 'Use as default address' }).check();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(card(page, 'Third')).toContainText('99999');
  await page.reload();
  await expect.poll(names).toEqual(['Third', 'Second', 'First']);
  await expect(badge).toHaveCount(1);

  const remove = page.getByRole('button', { name: 'Delete: Third' });
  const question = page.getByRole('alertdialog', { name: 'Delete this address?' });
  await openHydrated(page, path);
  await remove.click();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(card(page, 'Third')).toBeVisible();
  await expect(remove).toBeFocused();
  await remove.click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(card(page, 'Third')).toHaveCount(0);
  await page.reload();
  await expect.poll(names).toEqual(['Second', 'First']);
  await expect(badge).toHaveCount(1);
});

for (const [prefix, country, thai, add] of [
  ['/zh-CN', '10110 · 美国', '泰国', '新增地址'],
  ['/es', '10110 · Estados Unidos', 'Tailandia', 'Añadir dirección'],
  ['/fr', '10110 · États-Unis', 'Thaïlande', 'Ajouter une adresse'],
  ['/th', '10110 · สหรัฐอเมริกา', 'ไทย', 'เพิ่มที่อยู่'],
  ['/lao', '10110 · ສະຫະລັດ', 'ໄທ', 'ເພີ່ມທີ່ຢູ່'],
] as const) {
  test(`countries are named in the language of the page: ${prefix}`, async ({ page, context, baseURL }) => {
    const errors = pageErrors(page);
    const { accountId } = await signInNewAccount(context, baseURL);
    await transaction((tx) => addAddress(tx, accountId, { ...home, postCode: '10110' }));
    await openHydrated(page, prefix + path);
    await expect(card(page, 'Ana Ruiz')).toContainText(country);
    await page.getByRole('button', { name: add }).click();
    await page.getByRole('dialog').getByRole('combobox').selectOption({ label: thai });
    await expectAccessible(page);
    expect(errors).toEqual([]);
  });
}

test('a click before the names of the countries have loaded is not lost', async ({ page, context, baseURL }) => {
  const { accountId } = await signInNewAccount(context, baseURL);
  await withAddresses(accountId, ['Ana Ruiz']);
  const names = Promise.withResolvers<void>();
  await page.route('**/_virtual_lao-countries-*.js', async (route) => {
    await names.promise;
    await route.continue();
  });
  await openHydrated(page, `/lao${path}`);
  await page.getByRole('button', { name: 'ເພີ່ມທີ່ຢູ່' }).click();
  names.resolve();
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('LA');
});
