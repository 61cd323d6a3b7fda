import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { closeShop } from '#contract/shops/merchant-shop.ts';
import { type Person, someone } from '#tests/support/accounts/accounts.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { callAs } from '#tests/support/pages/checkout-page.ts';
import { enterConsole, notice, openScreen, refusedByPolicy } from '#tests/support/pages/console-page.ts';
import { ownShop } from '#tests/support/pages/own-shop.ts';
import { paidOrder } from '#tests/support/pages/refund-pages.ts';
import { withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

// A month on paper: from the list of months to the order line behind a figure, and the files for a bookkeeper.

withMallDatabase();

const sellers: Person[] = [];
test.afterEach(async ({ request }) => {
  for (const seller of sellers.splice(0)) await callAs(request, seller, closeShop, {});
});

async function download(page: Page, name: string) {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}

test('every figure of a month opens what it is made of, and its files say the same', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const { owner, shopId, teapot } = await ownShop();
  sellers.push(owner);
  const errors = refusedByPolicy(page);
  await enterConsole(context, baseURL, owner.accountId);
  const { number } = await paidOrder(request, await someone(), [teapot, 2]);

  await openScreen(page, `/${shopId}/finance`, 'Finance');
  await page.getByRole('link', { name: 'Statements' }).click();
  const months = page.getByRole('table', { name: 'Months' });
  await expect(months.getByRole('row')).toHaveCount(2);
  await expect(months.getByRole('row').nth(1)).toContainText('So far');
  await expect(months.getByRole('link', { name: '+$38.00' })).toBeVisible();
  await expectAccessible(page);

  // Who the shop is for tax offices.
  await page.getByRole('button', { name: 'Add details' }).click();
  const dialog = page.getByRole('dialog', { name: 'Details on statements' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Enter the legal name')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Legal name' }).fill('Teapots Ltd');
  await dialog.getByRole('textbox', { name: 'Address' }).fill('1 Kettle Lane\nDublin\nIreland');
  await dialog.getByRole('textbox', { name: 'Tax number' }).fill('IE7654321A');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(notice(page, 'Details saved')).toBeVisible();
  await expect(page.getByText('Tax number: IE7654321A')).toBeVisible();

  await months.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Statement: /);
  await expect(page.getByText('This period has not ended yet. Figures may still change.')).toBeVisible();
  await expect(page.getByText('Teapots Ltd')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Balances' }).getByRole('row', { name: /^Pending/ })).toContainText(
    '$38.00',
  );
  const movements = page.getByRole('table', { name: 'Movements by type' });
  await expect(movements.getByRole('row')).toHaveCount(2);
  await expectAccessible(page);
  await movements.getByRole('link', { name: '+$38.00' }).click();

  // Exactly the entries behind the figure, and the order line behind them.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transactions');
  await expect(page.getByText('Sum of these transactions: +$38.00')).toBeVisible();
  const entries = page.getByRole('table', { name: 'Transactions' }).getByRole('row');
  await expect(entries).toHaveCount(2);
  await expect(entries.nth(1)).toContainText(number);
  await entries
    .nth(1)
    .getByRole('link', { name: /explain this amount/ })
    .click();
  await expect(page.getByRole('dialog', { name: 'Explain this amount' })).toContainText('How the price is divided');
  await page.goBack();
  await page.goBack();

  const csv = await download(page, 'Download CSV');
  expect(csv.name).toMatch(/^statement-\d{4}-\d\d\.csv$/);
  const sale = csv.content
    .toString()
    .split('\r\n')
    .find((line) => line.includes(number));
  expect(sale?.split(',').slice(3, 9)).toEqual(['Sale', 'Pending', '38', '38', 'USD', number]);
  const pdf = await download(page, 'Download PDF');
  expect(pdf.content.subarray(0, 5).toString()).toBe('%PDF-');

  // A day of the month is a statement of its own.
  await page.getByRole('table', { name: 'Day by day' }).getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByRole('table', { name: 'Day by day' })).toBeHidden();
  await expect(page.getByRole('table', { name: 'What the mall owes you' }).getByRole('row').nth(1)).toContainText(
    '+$38.00',
  );
  expect(errors).toEqual([]);
});
