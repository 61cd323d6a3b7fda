import { expect, type Page, test } from '@playwright/test';
import { approveApplication, listAllApplications, refuseApplication } from '#contract/applications/platform.ts';
import { as, someone } from '#tests/support/accounts/accounts.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import {
  aPicture,
  applicationsOf,
  applyPath,
  choice,
  chooser,
  enterCode,
  field,
  fillIn,
  pictures,
  recordPath,
  subjectsTo,
  submit,
  unique,
} from '#tests/support/pages/apply-page.ts';
import { openHydrated } from '#tests/support/pages/hydrated.ts';
import { messages, pageErrors, signInNewAccount, withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

const card = (page: Page, name: string) => page.getByRole('main').getByRole('article', { name, exact: true });

test('someone applies, is refused, sends it again, is approved, and has a shop', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const errors = pageErrors(page);
  const person = await signInNewAccount(context, baseURL);
  const admin = await someone({ role: 'platform' });
  const platform = async (path: string, data: object) =>
    (await request.post(path, { data, headers: as(admin.token) })).json();
  const input = { name: `Harbour Tea ${unique()}`, email: `${unique()}@mall.example` };

  await openHydrated(page, applyPath);
  await expect(page).toHaveTitle('Apply to be a merchant · Galleria');
  await fillIn(page, input);
  await expect(page.getByText('Commission: 7% of each sale')).toBeVisible();
  await expect(page.getByText(/^Required documents: Business licence; purchase invoices/)).toBeVisible();
  await field(page, 'Keywords optional').fill('tea');
  await field(page, 'Keywords optional').press('Enter');
  await field(page, 'Keywords optional').fill('green tea,cups,');
  await page.getByRole('button', { name: 'Remove: cups' }).click();
  await chooser(page).setInputFiles([await aPicture('licence.png'), await aPicture('permit.jpg')]);
  await expect(pictures(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove picture 1' }).click();
  await expect(pictures(page)).toHaveCount(1);
  await enterCode(page, input.email);
  await page.getByRole('button', { name: 'merchant agreement' }).click();
  const agreement = page.getByRole('dialog', { name: 'Merchant agreement' });
  await expect(agreement.getByRole('heading', { name: 'Galleria merchant agreement' })).toBeVisible();
  await expectAccessible(page);
  await agreement.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('checkbox')).toBeChecked();
  await expectAccessible(page);
  await submit(page).click();
  await expect(page.getByRole('heading', { name: 'Application submitted' })).toBeVisible();
  await expect(page.getByText('within 15 working days')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('main').getByRole('link', { name: 'Application record' }).last().click();
  await expect(card(page, input.name)).toContainText('To be reviewed');
  const [waiting] = await applicationsOf(person.accountId);
  const listed = await request.get(`${listAllApplications.path}?limit=100`, { headers: as(admin.token) });
  expect((await listed.json()).data.list.map(({ id }: { id: number }) => id)).toContain(waiting?.id);
  const reason = 'The licence cannot be read.\nPlease send a sharper picture.';
  expect((await platform(refuseApplication.path, { id: waiting?.id, reason })).code).toBe(200);

  await page.reload();
  await expect(card(page, input.name)).toContainText('Audit failed');
  await expect(card(page, input.name)).toContainText('Please send a sharper picture.');
  await card(page, input.name).getByRole('button', { name: 'View details' }).click();
  for (const value of [
    'Ana Ruiz',
    'Fashion',
    'Specialty store',
    '+1 212 555 0100',
    input.email,
    'tea · green tea',
    'United States',
  ])
    await expect(card(page, input.name)).toContainText(value);
  await expectAccessible(page);

  await card(page, input.name).getByRole('link', { name: 'Edit and resubmit' }).click();
  await expect(field(page, 'Company or business name')).toHaveValue(input.name);
  await expect(field(page, 'Business address')).toHaveValue('12 Harbour Street\nBoston');
  await expect(choice(page, 'Classification')).toHaveValue(/^\d+$/);
  await expect(page.getByRole('button', { name: 'Remove: green tea' })).toBeVisible();
  await expect(pictures(page)).toHaveCount(1);
  const second = `${unique()}@mall.example`;
  await field(page, 'Email').fill(second);
  await enterCode(page, second);
  await page.getByRole('checkbox').check();
  await submit(page, 'Submit again').click();
  await expect(page.getByRole('heading', { name: 'Application submitted' })).toBeVisible();

  const approved = await platform(approveApplication.path, { id: waiting?.id });
  expect([approved.code, approved.data.auditStatus]).toEqual([200, 'approved']);
  await page.goto(recordPath);
  await expect(card(page, input.name)).toContainText('Approved');
  await expect(card(page, input.name)).toContainText('Your shop has been created');
  await expect.poll(() => subjectsTo(input.email)).toContain(`Your application for ${input.name} was not accepted`);
  await expect
    .poll(() => subjectsTo(second))
    .toEqual([expect.stringMatching(/^Your code/), `Welcome to Galleria: ${input.name} has been approved`]);
  await page.goto(applyPath);
  await expect(page.getByRole('heading', { name: 'You already have a shop' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('missing values are reported at their fields, one after another, and nothing is sent', async ({
  page,
  context,
  baseURL,
}) => {
  await signInNewAccount(context, baseURL);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/settled/apply')) sent.push(request.postData() ?? '');
  });
  await openHydrated(page, applyPath);
  await submit(page).click();
  const main = page.getByRole('main');
  for (const problem of [
    'Please enter the company or business name',
    'Please enter your real name',
    'Please choose a classification',
    'Please choose a type of shop',
    'Please enter the business address',
    'Please enter a phone number',
    'Please enter an email address',
    'Please enter the verification code',
    'Please add at least one qualification picture',
    'Please read and accept the merchant agreement',
  ])
    await expect(main.getByText(problem)).toBeVisible();
  await expect(field(page, 'Company or business name')).toBeFocused();
  await expect(messages(page)).toContainText(['Please enter the company or business name']);
  await expectAccessible(page);

  const input = { name: `Missing ${unique()}`, email: `${unique()}@mall.example` };
  await fillIn(page, input);
  await field(page, 'Verification code').fill('123456');
  await chooser(page).setInputFiles(await aPicture('licence.jpeg'));
  await expect(pictures(page)).toHaveCount(1);
  await page.getByRole('checkbox').check();
  const whole = { 'Company or business name': input.name, 'Real name': 'Ana Ruiz', 'Verification code': '123456' };
  for (const [name, value] of Object.entries(whole)) {
    await field(page, name).fill('');
    await submit(page).click();
    await expect(field(page, name)).toBeFocused();
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
    await field(page, name).fill(value);
  }
  await choice(page, 'Classification').selectOption('');
  await submit(page).click();
  await expect(choice(page, 'Classification')).toBeFocused();
  await choice(page, 'Classification').selectOption({ index: 1 });
  await page.getByRole('checkbox').uncheck();
  await submit(page).click();
  await expect(page.getByRole('checkbox')).toBeFocused();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Remove picture 1' }).click();
  await submit(page).click();
  await expect(page.getByRole('button', { name: 'Add pictures' })).toBeFocused();
  expect(sent).toEqual([]);
});

test('a wrong code is refused with a message, and the form keeps its input', async ({ page, context, baseURL }) => {
  await signInNewAccount(context, baseURL);
  await openHydrated(page, applyPath);
  await fillIn(page, { name: `Wrong ${unique()}`, email: `${unique()}@mall.example` });
  await field(page, 'Verification code').fill('000000');
  await chooser(page).setInputFiles(await aPicture('licence.png'));
  await expect(pictures(page)).toHaveCount(1);
  await page.getByRole('checkbox').check();
  await submit(page).click();
  await expect(messages(page)).toContainText([/code/i]);
  await expect(field(page, 'Verification code')).toBeFocused();
  await expect(field(page, 'Verification code')).toHaveAccessibleDescription('Please enter a valid verification code');
  await expect(field(page, 'Real name')).toHaveValue('Ana Ruiz');
});

test('a phone number that does not exist in its country is refused at its field', async ({
  page,
  context,
  baseURL,
}) => {
  await signInNewAccount(context, baseURL);
  const input = { name: `Far away ${unique()}`, email: `${unique()}@mall.example` };
  await openHydrated(page, applyPath);
  await fillIn(page, input);
  await field(page, 'Phone number').fill('12'.repeat(9));
  await chooser(page).setInputFiles(await aPicture('licence.png'));
  await expect(pictures(page)).toHaveCount(1);
  await page.getByRole('checkbox').check();
  await enterCode(page, input.email);
  await submit(page).click();
  const phone = field(page, 'Phone number');
  await expect(phone).toHaveAccessibleDescription('Please enter a valid phone number for this country');
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await expect(phone).toBeFocused();
  await phone.fill('212 555 0100');
  await expect(phone).toHaveAttribute('aria-invalid', 'false');
});

test('only pictures are accepted, ten at most', async ({ page, context, baseURL }) => {
  await signInNewAccount(context, baseURL);
  let uploaded = 0;
  await page.route('**/api/front/upload/image', async (route) => {
    uploaded += 1;
    const url = `/media/${String(uploaded).padStart(32, '0')}`;
    await route.fulfill({ json: { code: 200, message: '', data: { url, width: 60, height: 80, colour: '#336699' } } });
  });
  await openHydrated(page, applyPath);
  const kindProblem = page.getByRole('main').getByText('Please choose JPG, JPEG or PNG pictures of up to 5 MB');
  for (const [name, mimeType] of [
    ['a.gif', 'image/gif'],
    ['a.pdf', 'application/pdf'],
  ] as const) {
    await chooser(page).setInputFiles({ name, mimeType, buffer: Buffer.from('GIF89a') });
    await expect(kindProblem).toBeVisible();
    expect(uploaded).toBe(0);
  }
  const files = await Promise.all(Array.from({ length: 9 }, (_, at) => aPicture(`${at}.png`)));
  await chooser(page).setInputFiles(files);
  await expect(pictures(page)).toHaveCount(9);
  await chooser(page).setInputFiles([await aPicture('ten.jpg'), await aPicture('eleven.jpeg')]);
  await expect(page.getByRole('main').getByText('You can add up to 10 pictures')).toBeVisible();
  await expect(pictures(page)).toHaveCount(10);
  await expect(page.getByRole('button', { name: 'Add pictures' })).toBeHidden();
  expect(uploaded).toBe(10);
  await page.getByRole('button', { name: 'View picture 2' }).click();
  const viewer = page.getByRole('dialog', { name: 'Qualification pictures' });
  await expect(viewer.getByText('Picture 2 of 10')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
});
