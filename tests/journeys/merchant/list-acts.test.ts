import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { discardDrafts } from '#contract/catalogue/merchant-draft-acts.ts';
import { saveDraft } from '#contract/catalogue/merchant-drafts.ts';
import { emptyProduct } from '#contract/catalogue/product-content.ts';
import { withdrawRefund } from '#contract/refunds/shopper.ts';
import { flagOrders, saveOrderNote } from '#contract/shipping/merchant-notes.ts';
import { someone } from '#tests/support/accounts/accounts.ts';
import { aShopWith } from '#tests/support/accounts/shop-with-products.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { ownProducts } from '#tests/support/pages/cart-page.ts';
import { callAs } from '#tests/support/pages/checkout-page.ts';
import { enterConsole, notice, openScreen } from '#tests/support/pages/console-page.ts';
import { askForRefund, merchantOf, paidOrder } from '#tests/support/pages/refund-pages.ts';
import { withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

// What is found in long lists, and done with many of their rows at once.

withMallDatabase();

test('orders are filtered by day and by what waits, flagged together, taken back, and exported with their notes', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const { cup } = await ownProducts();
  const [ana, ben] = [await someone(), await someone()];
  const [first, second] = [await paidOrder(request, ana, [cup, 1]), await paidOrder(request, ben, [cup, 1])];
  await askForRefund(request, ben, second);
  const owner = await merchantOf(cup.shopId);
  const note = { orderNo: first.number, version: 0, note: '=2+2', flag: null };
  await callAs(request, owner, saveOrderNote, note);
  await enterConsole(context, baseURL, owner.accountId);
  await openScreen(page, `/${cup.shopId}/orders`, 'Orders');
  const row = (number: string) => page.getByRole('row').filter({ hasText: number });

  await page.getByRole('button', { name: 'Placed from' }).click();
  await page.locator('[data-today]').click();
  await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d/);
  await expect(row(first.number)).toBeVisible();
  await page.getByRole('combobox', { name: 'Filter by what is open' }).click();
  await page.getByRole('option', { name: 'Open refund' }).click();
  await expect(page).toHaveURL(/waits=refund/);
  await expect(row(second.number)).toBeVisible();
  await expect(row(first.number)).toHaveCount(0);
  await expectAccessible(page);
  await openScreen(page, `/${cup.shopId}/orders?until=2001-01-01`, 'Orders');
  await expect(page.getByText('No orders match these filters')).toBeVisible();

  await openScreen(page, `/${cup.shopId}/orders`, 'Orders');
  for (const { number } of [first, second]) await page.getByRole('checkbox', { name: `Select ${number}` }).check();
  await page.getByRole('button', { name: 'Set flag' }).click();
  await page.getByRole('menuitem', { name: 'Gift' }).click();
  await expect(notice(page, '2 orders flagged as “Gift”')).toBeVisible();
  await expect(row(first.number).getByText('Gift')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(notice(page, 'Undone')).toBeVisible();
  await expect(row(first.number).getByText('Gift')).toHaveCount(0);

  await openScreen(page, `/${cup.shopId}/orders?words=${first.number}`, 'Orders');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await readFile(await (await saving).path(), 'utf8');
  expect(file.split('\r\n')[0]).toContain('Payment number,Status,Created,Paid on,Recipient,Phone,Address,Postal code');
  expect(file).toContain(",'=2+2,");
  await callAs(request, owner, flagOrders, { orderNos: [first.number, second.number], flag: null });
});

test('several refunds are accepted once their sum is confirmed; one that was decided meanwhile is named', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const { cup } = await ownProducts();
  const [ana, ben] = [await someone(), await someone()];
  const [first, second] = [
    await askForRefund(request, ana, await paidOrder(request, ana, [cup, 1])),
    await askForRefund(request, ben, await paidOrder(request, ben, [cup, 1])),
  ];
  const owner = await merchantOf(cup.shopId);
  await enterConsole(context, baseURL, owner.accountId);
  await openScreen(page, `/${cup.shopId}/refunds?status=due&sort=newest`, 'Refunds');
  for (const number of [first, second]) await page.getByRole('checkbox', { name: `Select ${number}` }).check();
  await page.getByRole('button', { name: 'Accept 2 refunds' }).click();
  const dialog = page.getByRole('dialog', { name: /^Accept 2 refunds of \$\d+\.\d\d in total\?$/ });
  await expect(dialog.getByText(/^2 refunds \(\$\d+\.\d\d\) are paid back at once\.$/)).toBeVisible();
  await expectAccessible(page);
  await callAs(request, ben, withdrawRefund, { refundOrderNo: second });
  await dialog.getByRole('button', { name: 'Accept 2 refunds' }).click();
  await expect(notice(page, '1 refund accepted')).toContainText(`1 was not possible:${second}: `);
  await expect(page.getByRole('checkbox', { name: `Select ${first}` })).toHaveCount(0);
});

test('several drafts are discarded and come back, and those that lack something are not published', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const { owner, shopId } = await aShopWith(['Plate']);
  const begin = async (name: string) =>
    (
      await callAs(request, owner, saveDraft, {
        id: null,
        version: 0,
        content: { ...emptyProduct, name: { en: name } },
      })
    ).id ?? 0;
  const ids = [await begin('Blue teapot'), await begin('Red teapot')];
  await enterConsole(context, baseURL, owner.accountId);
  await openScreen(page, `/${shopId}/products?status=draft`, 'Products');
  await page.getByRole('checkbox', { name: 'Select Blue teapot' }).check();
  await page.getByRole('checkbox', { name: 'Select Red teapot' }).check();
  const acts = page.getByRole('toolbar', { name: 'Actions for selected products' });
  await acts.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('dialog', { name: 'Publish 2 products?' }).getByRole('button', { name: 'Publish' }).click();
  const said = notice(page, '2 were not possible:');
  await expect(said).toContainText('Blue teapot: Something is missing. Open it to see what.');
  await expectAccessible(page);
  await said.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('checkbox', { name: 'Select Blue teapot' }).check();
  await page.getByRole('checkbox', { name: 'Select Red teapot' }).check();
  await acts.getByRole('button', { name: 'Discard drafts' }).click();
  await expect(notice(page, '2 drafts discarded')).toBeVisible();
  await expect(page.getByText('Blue teapot')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Blue teapot' })).toBeVisible();
  await callAs(request, owner, discardDrafts, { ids });
});

test('several variants get a low-stock level of their own', async ({ page, context, baseURL }) => {
  const { lamp } = await ownProducts();
  const owner = await merchantOf(lamp.shopId);
  await enterConsole(context, baseURL, owner.accountId);
  await openScreen(page, `/${lamp.shopId}/stock`, 'Stock');
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ });
  await boxes.first().check();
  await boxes.nth(1).check();
  await expect(page.getByText('2 variants selected')).toBeVisible();
  await page.getByRole('button', { name: 'Low-stock level' }).click();
  const dialog = page.getByRole('dialog', { name: 'Low-stock level' });
  await expect(dialog.getByText('For 2 variants')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('textbox').fill('3');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(notice(page, 'Low-stock level of 2 variants saved')).toBeVisible();
  await boxes.first().check();
  await boxes.nth(1).check();
  await page.getByRole('button', { name: 'Low-stock level' }).click();
  await dialog.getByRole('switch').press('Space');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('2 variants selected')).toHaveCount(0);
});
