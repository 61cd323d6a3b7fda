import { expect, type Page, test } from '@playwright/test';
import * as platform from '#contract/catalogue/platform.ts';
import { aShopWith } from '#tests/support/accounts/shop-with-products.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { enterConsole, notice, openScreen } from '#tests/support/pages/console-page.ts';
import { aDecider } from '#tests/support/pages/decider.ts';
import { withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
const inEditor = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

async function rename(page: Page, name: string): Promise<void> {
  await page.getByLabel('Title', { exact: true }).fill(name);
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
}

async function sendForReview(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Send for review' }).click();
  await expect(notice(page, `${name} was sent for review`)).toBeVisible();
}

test('a product that was taken down is mended, refused, sent again, approved and lifted', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const { owner, shopId, productIds } = await aShopWith(['Jug']);
  const productId = productIds[0] ?? 0;
  const { decide, seen } = await aDecider(request);
  await enterConsole(context, baseURL, owner.accountId);
  await decide(platform.forceDownProduct.path, { productId, reason: 'The pictures show another jug.' });

  await openScreen(page, `/${shopId}/products`, 'Products');
  await expect(tab(page, 'On sale')).toContainText('0');
  await expect(tab(page, 'Taken down')).toContainText('1');
  await tab(page, 'Taken down').click();
  await expect(rowOf(page, 'Jug')).toContainText('The pictures show another jug.');
  await rowOf(page, 'Jug').getByRole('button', { name: 'Actions for Jug' }).click();
  await expect(page.getByRole('menuitem', { name: 'Put back on sale' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await rowOf(page, 'Jug').click();
  const down = inEditor(page, 'Galleria has taken this product off sale');
  await expect(down).toContainText('The pictures show another jug.');
  await expect(down).toContainText('Only Galleria can put it back on sale.');
  await rename(page, 'Tall jug');
  await sendForReview(page, 'Tall jug');

  // In review: seen, not edited, taken back, sent again.
  await expect(tab(page, 'In review')).toContainText('1');
  await rowOf(page, 'Tall jug').click();
  await expect(page.getByLabel('Title', { exact: true })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Send for review' })).toBeDisabled();
  await expectAccessible(page);
  await inEditor(page, 'In review since').getByRole('button', { name: 'Withdraw from review' }).click();
  await expect(notice(page, 'Tall jug can be edited again')).toBeVisible();
  await rename(page, 'Best jug');
  await sendForReview(page, 'Best jug');

  // Refused: the reason is in the list and in the editor; discarding and taking that back changes nothing.
  await decide(platform.refuseProduct.path, { ...(await seen('Best jug')), reason: 'Leave out “best”.' });
  await page.reload();
  await expect(tab(page, 'In review')).toContainText('0');
  await tab(page, 'Refused').click();
  await expect(rowOf(page, 'Best jug')).toContainText('Leave out “best”.');
  await rowOf(page, 'Best jug').getByRole('button', { name: 'Actions for Best jug' }).click();
  await page.getByRole('menuitem', { name: 'Discard draft' }).click();
  const discarded = notice(page, 'Draft of Best jug discarded');
  await expect(rowOf(page, 'Best jug')).toHaveCount(0);
  await discarded.getByRole('button', { name: 'Undo' }).click();
  await expect(rowOf(page, 'Best jug')).toContainText('Leave out “best”.');
  await rowOf(page, 'Best jug').click();
  const refused = inEditor(page, 'Galleria refused this product');
  await expect(refused).toContainText('Leave out “best”.');
  await expectAccessible(page);
  await rename(page, 'Good jug');
  await expect(refused).toBeVisible();
  await sendForReview(page, 'Good jug');

  await decide(platform.approveProduct.path, await seen('Good jug'));
  await decide(platform.liftProduct.path, { productId });
  await openScreen(page, `/${shopId}/products`, 'Products');
  await expect(rowOf(page, 'Good jug')).toBeVisible();
  await expect(tab(page, 'Taken down')).toContainText('0');
  await openScreen(page, `/${shopId}/people?tab=log`, 'People');
  await expect(rowOf(page, 'Took Jug off sale')).toContainText('Galleria');
});
