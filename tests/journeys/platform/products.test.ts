import { type APIRequestContext, expect, test } from '@playwright/test';
import { getProductDraft, saveDraft, submitDraft, withdrawDraft } from '#contract/catalogue/merchant-drafts.ts';
import * as platform from '#contract/catalogue/platform.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { anOperator } from '#tests/support/accounts/operators.ts';
import { aShopWith } from '#tests/support/accounts/shop-with-products.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { enterConsole, notice, openScreen } from '#tests/support/pages/console-page.ts';
import { aDecider } from '#tests/support/pages/decider.ts';
import { withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

/** A product of a shop whose changes wait for the platform, since it was taken down. */
async function aWaitingProduct(request: APIRequestContext) {
  const { owner, productIds, shopId } = await aShopWith(['Jug']);
  const productId = productIds[0] ?? 0;
  const { decide } = await aDecider(request);
  await decide(platform.forceDownProduct.path, { productId, reason: 'The pictures show another jug.' });
  const name = `Tall jug ${owner.accountId}`;
  await sendForReview(request, owner, productId, name);
  return { owner, productId, shopId, name };
}

/** Renames a product as its shop, and sends it. */
async function sendForReview(request: APIRequestContext, owner: Person, productId: number, en: string): Promise<void> {
  const headers = as(owner.token);
  const post = async (path: string, data: object) => {
    const answer = await (await request.post(path, { headers, data })).json();
    expect([path, answer.code]).toEqual([path, 200]);
    return answer.data;
  };
  const draft = async () =>
    (await (await request.get(getProductDraft.path.replace('{productId}', String(productId)), { headers })).json())
      .data;
  const before = await draft();
  if (before.state === 'in_review') await post(withdrawDraft.path, { id: before.id });
  const { id, version, liveVersion, content } = before;
  const saved = await post(saveDraft.path, {
    id,
    productId,
    version,
    liveVersion,
    content: { ...content, name: { en } },
  });
  await post(submitDraft.path, { id: saved.id, version: saved.version });
}

test('what a shop sends is compared and approved as it was seen, and the product may be sold again', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const { owner, productId, name } = await aWaitingProduct(request);
  const operator = await anOperator(['products']);
  await enterConsole(context, baseURL, operator.accountId);
  await openScreen(page, '/platform/products', 'Products');
  await expect(page.getByRole('switch')).toHaveCount(0); // the setting is another part of the work
  await page.getByRole('searchbox', { name: 'Product name' }).fill(name);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const row = page.getByRole('table', { name: 'To review' }).getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Taken down');
  await expectAccessible(page);
  await row.getByRole('link', { name: `Review ${name}` }).press('Enter');

  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const changes = page.getByRole('table', { name: 'What changes' });
  await expect(changes.getByRole('row').filter({ hasText: 'Title' })).toContainText(name);
  await expect(page.getByText('The pictures show another jug.')).toBeVisible();
  await expectAccessible(page);
  const tab = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Open its page' }).click();
  const preview = await tab;
  await expect(preview.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(preview.getByRole('region', { name: 'Preview' })).toContainText('This product waits for your review.');
  await preview.close();

  // The shop sends something else meanwhile: what was not seen is not approved.
  const better = `Best jug ${owner.accountId}`;
  await sendForReview(request, owner, productId, better);
  await page.getByRole('button', { name: 'Approve' }).click();
  const warning = page.getByRole('alert').filter({ hasText: 'The shop has sent another version' });
  await expect(warning).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve' })).toBeDisabled();
  await warning.getByRole('button', { name: 'Show the newest version' }).click();
  await expect(changes.getByRole('row').filter({ hasText: 'Title' })).toContainText(better);
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(notice(page, `${better} is approved and published`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();

  await page.getByRole('tab', { name: 'All products' }).click();
  await page.getByRole('tab', { name: 'Taken down' }).click();
  await page.getByRole('searchbox', { name: 'Name, number or code' }).fill(String(productId));
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const product = page.getByRole('table', { name: 'All products' }).getByRole('row').filter({ hasText: better });
  await expect(product).toContainText('The pictures show another jug.');
  await product.getByRole('button', { name: `Actions for ${better}` }).click();
  await page.getByRole('menuitem', { name: 'Allow to be sold' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Allow to be sold' }).click();
  await expect(notice(page, `${better} may be sold again`)).toBeVisible();
  await page.getByRole('tab', { name: 'All', exact: true }).click();
  await product.getByRole('button', { name: `Actions for ${better}` }).click();
  await page.getByRole('menuitem', { name: 'Take off sale' }).click();
  const dialog = page.getByRole('dialog', { name: `Take ${better} off sale?` });
  await dialog.getByRole('button', { name: 'Take off sale' }).click();
  await expect(dialog.getByText('Write a reason')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Reason').fill('A copy');
  await dialog.getByRole('button', { name: 'Take off sale' }).click();
  await expect(product).toContainText('A copy');
});

test('the second of two reviewers reads in Chinese who decided', async ({ page, context, baseURL, request }) => {
  const { name } = await aWaitingProduct(request);
  const { decide, seen } = await aDecider(request);
  const operator = await anOperator(['products', 'settings']);
  await enterConsole(context, baseURL, operator.accountId);
  await context.addCookies([{ name: 'locale', value: 'zh-CN', url: baseURL ?? '' }]);
  const { id, version } = await seen(name);
  await openScreen(page, `/platform/products/review/${id}`, name);
  await expectAccessible(page);
  await decide(platform.refuseProduct.path, { id, version, reason: 'No' });
  await page.getByRole('button', { name: '拒绝' }).click();
  const dialog = page.getByRole('dialog', { name: `拒绝${name}？` });
  await dialog.getByRole('textbox', { name: '原因' }).fill('图片不符');
  await dialog.getByRole('button', { name: '拒绝' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '已拒绝该商品' })).toBeVisible();
  await expect(page.getByRole('button', { name: '通过' })).toBeDisabled();
  await openScreen(page, '/platform/products', '商品');
  await expect(page.getByRole('switch', { name: '商品先审后上' })).toBeVisible();
  await expectAccessible(page);
});

test('nobody else comes in', async ({ page, context, baseURL }) => {
  await enterConsole(context, baseURL, (await someone()).accountId);
  await page.goto(`${baseURL}/console/platform/products`);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});
