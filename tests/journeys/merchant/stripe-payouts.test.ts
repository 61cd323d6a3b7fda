import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { closeShop } from '#contract/shops/merchant-shop.ts';
import { database } from '#server/database/connection.ts';
import { type Person, password } from '#tests/support/accounts/accounts.ts';
import { anOperator } from '#tests/support/accounts/operators.ts';
import { codeOf } from '#tests/support/accounts/second-factors.ts';
import { payoutSecret } from '#tests/support/mall/mall-for-journeys.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { callAs } from '#tests/support/pages/checkout-page.ts';
import { enterConsole, notice, openScreen, refusedByPolicy } from '#tests/support/pages/console-page.ts';
import { guardOwner, ownShop, released } from '#tests/support/pages/own-shop.ts';
import { withMallDatabase } from '#tests/support/pages/signed-in-page.ts';
import { type BankPayout, signedMessage } from '#tests/support/servers/local-stripe-connect.ts';

// Payouts by Stripe: from the account that a shop opens there to the bank, and back when the bank refuses.

withMallDatabase();

const sellers: Person[] = [];
test.afterEach(async ({ request }) => {
  for (const seller of sellers.splice(0)) await callAs(request, seller, closeShop, {});
});

/** The payout that Stripe has made to the bank, once the mall has asked it to. */
async function atStripe(request: APIRequestContext, payoutNo: string): Promise<BankPayout> {
  let made: BankPayout | undefined;
  await expect(async () => {
    const answer = await request.get(`${process.env.LOCAL_STRIPE}/payouts?number=${payoutNo}`);
    [made] = await answer.json();
    expect(made).toBeDefined();
  }).toPass();
  if (!made) throw new Error(`Stripe has no payout ${payoutNo}`);
  return made;
}

/** Stripe's signed message about a payout. */
async function send(request: APIRequestContext, type: string, payout: BankPayout): Promise<void> {
  const { body, headers } = signedMessage(type, payout, payoutSecret);
  const options = { data: Buffer.from(body), headers: { ...headers, 'content-type': 'application/json' } };
  expect((await request.post('/api/webhooks/payouts/stripe', options)).status()).toBe(200);
}

const payouts = (page: Page) => page.getByRole('table', { name: 'Payouts' }).getByRole('row');

/** Requests a payout in the shop's console, and returns its number. */
async function request(page: Page, amount: string): Promise<string> {
  await page.getByRole('button', { name: 'Request payout' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request payout' });
  await dialog.getByLabel('Amount').fill(amount);
  await dialog.getByRole('button', { name: 'Request', exact: true }).click();
  await expect(notice(page, `Payout of $${amount}.00 requested`)).toBeVisible();
  return payouts(page).nth(1).getByRole('link', { name: /^PO/ }).innerText();
}

/** The screen says it after a while: the mall's own clockwork talks to Stripe. */
async function becomes(page: Page, text: string | RegExp): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(text).first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

test('a shop opens an account at Stripe, and its payouts go there; one is paid, another comes back', async ({
  page,
  context,
  baseURL,
  browser,
  request: calls,
}) => {
  const { owner, shopId, teapot } = await ownShop();
  sellers.push(owner);
  await released(calls, teapot, 3); // $57.00
  const errors = refusedByPolicy(page);
  const secret = await guardOwner(calls, context, baseURL, owner);

  // With password and code to Stripe, and back before everything is said there.
  await openScreen(page, `/${shopId}/finance/payouts`, 'Payouts');
  await expect(page.getByText('Get paid by Stripe')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue to Stripe' }).click();
  const dialog = page.getByRole('dialog', { name: 'Get paid by Stripe' });
  await dialog.getByRole('button', { name: 'Continue to Stripe' }).click();
  await expect(dialog.getByText('Enter your password')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Country of the bank' }).fill('Germany');
  await page.getByRole('option', { name: 'Germany' }).click();
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByLabel('Code', { exact: true }).fill('000000');
  await dialog.getByRole('button', { name: 'Continue to Stripe' }).click();
  await expect(dialog.getByLabel('Code', { exact: true })).toHaveAccessibleDescription(/code/i);
  await expectAccessible(page);
  await dialog.getByLabel('Code', { exact: true }).fill(await codeOf(secret));
  await dialog.getByRole('button', { name: 'Continue to Stripe' }).click();
  await expect(page.getByRole('heading', { name: 'Details of your business' })).toBeVisible();
  const setup = page.url();
  await page.getByRole('link', { name: 'Later' }).click();
  await page.getByRole('button', { name: 'I’m done at Stripe' }).click();
  await expect(notice(page, 'Stripe still needs something from you')).toBeVisible();
  await expectAccessible(page);
  await page.goto(setup);
  await page.getByRole('link', { name: 'Submit' }).click();
  await page.getByRole('link', { name: 'Back to the mall' }).click();
  await page.getByRole('button', { name: 'I’m done at Stripe' }).click();
  await expect(notice(page, 'Payouts go to your Stripe account from now on')).toBeVisible();
  await expect(page.getByText('Stripe Test Bank •••• 6789').first()).toBeVisible();
  await expect(page.getByText('Paid by Stripe')).toBeVisible();
  await expect(page.getByText(/payouts to this account start on/)).toBeVisible();
  await expectAccessible(page);
  await database().execute(sql`update payout_accounts set usable_from = mall_now() where shop_id = ${shopId}`);

  // The platform approves; the mall transfers by itself.
  await page.reload();
  const first = await request(page, '20');
  const desk = await browser.newContext();
  const operator = await anOperator(['finance']);
  await enterConsole(desk, baseURL, operator.accountId);
  const platform = await desk.newPage();
  await openScreen(platform, `/platform/payouts/${first}`, first);
  await expect(platform.getByText('Stripe pays it and reports when it has arrived.')).toBeVisible();
  await expectAccessible(platform);
  await platform.getByRole('button', { name: 'Approve' }).click();
  await platform.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(notice(platform, 'Payout approved')).toBeVisible();
  const sent = await atStripe(calls, first);
  expect(sent.amount).toBe(2_000);
  await becomes(platform, 'Sent');
  await expect(platform.getByRole('button', { name: 'Mark as paid' })).toHaveCount(0);
  await expectAccessible(platform);
  await send(calls, 'payout.paid', sent);
  await becomes(platform, sent.id);
  await page.reload();
  await expect(payouts(page).nth(1)).toContainText('Paid');
  await expect(payouts(page).nth(1)).toContainText(`Reference: ${sent.id}`);

  // The bank refuses the next one: it is taken back, and available again with the reason.
  const second = await request(page, '25');
  await openScreen(platform, `/platform/payouts/${second}`, second);
  await platform.getByRole('button', { name: 'Approve' }).click();
  await platform.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  const refused = await atStripe(calls, second);
  await send(calls, 'payout.failed', { ...refused, failure_message: 'The bank account was closed' });
  await becomes(page, 'The bank account was closed');
  await expect(payouts(page).nth(1)).toContainText('Returned');
  await becomes(platform, 'The bank account was closed');
  await expectAccessible(platform);
  await openScreen(page, `/${shopId}/finance`, 'Finance');
  const available = page.getByRole('list', { name: 'Balances' }).getByRole('link', { name: /^Available/ });
  await expect(available).toContainText('$37.00');
  expect(errors).toEqual([]);
  await desk.close();
});
