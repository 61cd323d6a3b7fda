import { expect, test } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { approveApplication } from '#contract/applications/platform.ts';
import { closeShop } from '#contract/shops/merchant-shop.ts';
import { database } from '#server/database/connection.ts';
import { applications } from '#server/modules/applications/tables.ts';
import { hashPassword } from '#server/modules/identity/passwords/passwords.ts';
import { type Person, password, someone } from '#tests/support/accounts/accounts.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { addRefusedApplications, applicationsOf, unique } from '#tests/support/pages/apply-page.ts';
import { anAddress, callAs } from '#tests/support/pages/checkout-page.ts';
import { notice, refusedByPolicy } from '#tests/support/pages/console-page.ts';
import { openHydrated } from '#tests/support/pages/hydrated.ts';
import { applyPath, sum } from '#tests/support/pages/refund-pages.ts';
import { signInNewAccount, withMallDatabase } from '#tests/support/pages/signed-in-page.ts';
import { aSquarePicture } from '#tests/support/pages/square-picture.ts';

withMallDatabase();

// The demo mall is as it was for those who come after, also when the journey fails: a closed shop sells nothing.
const sellers: Person[] = [];
test.afterEach(async ({ request }) => {
  for (const seller of sellers.splice(0)) await callAs(request, seller, closeShop, {}).catch(() => {});
});

/** Someone whose application waits for the platform. */
async function anApplicant(shopName: string) {
  const person = await someone({ passwordHash: await hashPassword(password) });
  await addRefusedApplications(person.accountId, [shopName]);
  const [application] = await applicationsOf(person.accountId);
  const id = application?.id ?? 0;
  await database().update(applications).set({ state: 'waiting', refusal: '' }).where(eq(applications.id, id));
  return { person, id, email: application?.email ?? '' };
}

test('from the mail that approves a shop to its first product, its first sale in two parcels, and a refund of a part', async ({
  page,
  context,
  baseURL,
  browser,
  request,
}) => {
  const shopName = `Hill Tea ${unique()}`;
  const product = `Teapot ${unique()}`;
  const owner = await anApplicant(shopName);
  sellers.push(owner.person);
  const admin = await someone({ role: 'platform' });
  await callAs(request, admin, approveApplication, { id: owner.id });

  // The mail leads to the seller centre.
  const mails = async () =>
    (await (await request.get(`/api/dev/outbox?to=${encodeURIComponent(owner.email)}`)).json()).data;
  await expect.poll(async () => (await mails())[0]?.text ?? '').toContain(`${shopName} was approved`);
  const link = /https?:\/\/[^\s/]+(\/console\/\S*)/.exec((await mails())[0].text)?.[1] ?? '';
  const desk = await browser.newContext({ baseURL: baseURL ?? '' });
  const shop = await desk.newPage();
  const errors = refusedByPolicy(shop);
  await shop.goto(link);
  await shop.getByLabel('Email').fill(owner.person.email);
  await shop.getByLabel('Password', { exact: true }).fill(password);
  await shop.getByRole('button', { name: 'Sign in' }).click();

  // Its first steps.
  await expect(shop.getByText('0 of 4 done')).toBeVisible();
  await shop.getByRole('link', { name: 'Describe your shop' }).click();
  await shop.getByLabel('About your shop').fill('Tea from the hills');
  await shop.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(notice(shop, 'Shop details saved')).toBeVisible();
  await shop.getByRole('link', { name: 'Home' }).click();
  await expect(shop.getByText('1 of 4 done')).toBeVisible();
  await shop.getByRole('link', { name: 'Set delivery fees' }).click();
  await shop.getByRole('main').getByRole('link', { name: 'Add template' }).click();
  await shop.getByLabel('Template name').fill('Standard');
  const zone = shop.getByRole('region', { name: 'Zone 1' });
  await zone.getByRole('combobox', { name: 'Countries and regions' }).click();
  await shop.getByRole('option', { name: 'All countries' }).click();
  await shop.keyboard.press('Escape');
  await zone.getByLabel('Fee for the first').fill('5');
  await zone.getByLabel('Additional fee').fill('0');
  await zone.getByLabel('Delivery days, from').fill('2');
  await zone.getByLabel('Delivery days, to').fill('4');
  await shop.getByRole('button', { name: 'Save' }).click();
  await expect(shop.getByRole('row').filter({ hasText: 'Standard' })).toContainText('All countries');
  await shop.getByRole('link', { name: 'Home' }).click();
  await expect(shop.getByText('2 of 4 done')).toBeVisible();
  await shop.getByRole('link', { name: 'Add your first product' }).click();
  await shop.getByRole('link', { name: 'Add product' }).first().click();
  await shop.getByLabel('Title', { exact: true }).fill(product);
  await shop.getByRole('combobox', { name: 'Category' }).click();
  await shop.getByRole('option').first().click();
  await shop.getByLabel('Price', { exact: true }).fill('20');
  await shop.getByLabel('Stock', { exact: true }).fill('5');
  await shop
    .getByLabel('Add images')
    .last()
    .setInputFiles(await aSquarePicture('teapot.png'));
  await expect(shop.getByRole('list', { name: 'Media' }).getByRole('listitem')).toHaveCount(1);
  await shop.getByRole('button', { name: 'Publish' }).click();
  await expect(notice(shop, `${product} is published`)).toBeVisible();
  await shop.getByRole('link', { name: 'Home' }).click();
  await expect(shop.getByText('3 of 4 done')).toBeVisible();
  await expectAccessible(shop);
  await shop.getByRole('button', { name: 'Open your shop' }).click();
  const opened = notice(shop, 'Your shop is open');
  await expect(opened).toBeVisible();
  const address = await opened.getByRole('link', { name: 'View your shop' }).getAttribute('href');

  // A shopper finds the product there and buys three.
  const ana = await signInNewAccount(context, baseURL);
  await anAddress(ana);
  await openHydrated(page, address ?? '');
  await page.getByRole('link', { name: product }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product);
  await page.getByRole('textbox', { name: 'Quantity' }).fill('3');
  await page.getByRole('button', { name: 'Buy now' }).click();
  await expect(page).toHaveURL(/\/order\/order_confirm/);
  await expect(page.getByRole('main')).toContainText('$65.00');
  await page.getByRole('radio', { name: /Test card/ }).check();
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.getByLabel('Card number').fill('4242424242424242');
  await page.getByLabel('Expiry date (MM / YY)').fill('1234');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: 'Pay $65.00' }).click();
  await expect(page.getByText('Payment successful')).toBeVisible();

  // The shop sends it in two parcels.
  await shop.getByRole('link', { name: /^To ship/ }).click();
  const number = await shop.getByRole('link', { name: /^SH\d+$/ }).innerText();
  await shop.getByRole('link', { name: number }).click();
  const dialog = shop.getByRole('dialog', { name: 'Ship order' });
  for (const quantity of ['1', '2']) {
    await shop.getByRole('button', { name: 'Ship', exact: true }).click();
    await dialog.getByRole('combobox', { name: 'Ship by' }).click();
    await shop.getByRole('option', { name: 'Own delivery' }).click();
    await dialog.getByLabel(`Quantity of ${product}`).fill(quantity);
    await dialog.getByRole('button', { name: 'Ship', exact: true }).click();
    await expect(shop.getByText(`${quantity} × ${product}`)).toBeVisible();
  }
  await openHydrated(page, `/order/order_detail?orderNo=${number}`);
  await expect(page.getByRole('heading', { level: 3, name: 'Parcel 2 of 2' })).toBeVisible();
  await expect(page.getByText('Your order is on its way.')).toBeVisible();

  // One of the three is refunded.
  await openHydrated(page, applyPath(number));
  await page.getByRole('checkbox', { name: `Select ${product}` }).check();
  await page.getByRole('button', { name: `Decrease quantity of ${product}` }).click();
  await page.getByRole('button', { name: `Decrease quantity of ${product}` }).click();
  await page.getByRole('combobox', { name: 'Reason' }).selectOption({ label: 'Changed my mind' });
  await expect(sum(page)).toContainText('Refund amount$20.00');
  await page.getByRole('button', { name: 'Submit request' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Under review by the shop' })).toBeVisible();
  await shop.getByRole('navigation').getByRole('link', { name: 'Refunds' }).click();
  await shop.getByRole('link', { name: /^RE\d+$/ }).click();
  await shop.getByRole('button', { name: 'Accept', exact: true }).click();
  await shop.getByRole('dialog').getByRole('button', { name: 'Accept', exact: true }).click();
  await expect
    .poll(async () => {
      await page.reload();
      return page.getByRole('heading', { level: 1 }).innerText();
    })
    .toBe('Refunded');
  await expect(page.getByRole('main')).toContainText('Refunded $20.00');
  expect(errors).toEqual([]);
  await desk.close();
});
