import { expect, type Page, test } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { countShopOrders } from '#contract/shipping/merchant.ts';
import { closeShop, getFirstSteps } from '#contract/shops/merchant-shop.ts';
import { database } from '#server/database/connection.ts';
import { hashPassword } from '#server/modules/identity/passwords/passwords.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { isSigned } from '#server/providers/signed-message.ts';
import { type Person, password } from '#tests/support/accounts/accounts.ts';
import { shopOf } from '#tests/support/accounts/api-keys.ts';
import { aMerchant } from '#tests/support/accounts/callers.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { callAs } from '#tests/support/pages/checkout-page.ts';
import { enterConsole, notice, openScreen, refusedByPolicy } from '#tests/support/pages/console-page.ts';
import { withMallDatabase } from '#tests/support/pages/signed-in-page.ts';
import { openReceiver, type Receiver } from '#tests/support/servers/webhook-receiver.ts';

withMallDatabase();

const closing: (() => Promise<unknown>)[] = [];
test.afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function aReceiver(): Promise<Receiver> {
  const receiver = await openReceiver();
  closing.push(receiver.close);
  return receiver;
}

/** An owner who has a password, and their shop. */
async function anOwner(): Promise<{ owner: Person; shopId: number }> {
  const owner = await aMerchant();
  const passwordHash = await hashPassword(password);
  await database().update(accounts).set({ passwordHash, nickname: 'Ann' }).where(eq(accounts.id, owner.accountId));
  return { owner, shopId: await shopOf(owner) };
}

/** What a dialog shows this once. */
const shownOnce = (page: Page, label: string) =>
  page.getByRole('dialog').getByRole('region', { name: label }).innerText();

test('an owner makes a key, a program calls with it, and the key is revoked', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const { owner, shopId } = await anOwner();
  await enterConsole(context, baseURL, owner.accountId);
  const errors = refusedByPolicy(page);
  await openScreen(page, `/${shopId}`, 'Home');
  await page.getByRole('link', { name: 'Integrations' }).click();
  await expect(page.getByText('No keys yet')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Make a key' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make a key' });
  await dialog.getByRole('button', { name: 'Make the key' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/Give the key a name/);
  await expect(dialog.getByText('Choose what the key may do')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Warehouse');
  await dialog.getByRole('checkbox', { name: 'Shop' }).check();
  await dialog.getByLabel('Password', { exact: true }).fill('not this one');
  await dialog.getByRole('button', { name: 'Make the key' }).click();
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveAccessibleDescription('Incorrect password');
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Make the key' }).click();
  await expect(page.getByRole('dialog', { name: 'Your new key' })).toBeVisible();
  const token = await shownOnce(page, 'API key');
  expect(token).toMatch(/^gk_[\w-]{43}$/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I’ve saved it' }).click();
  const row = page.getByRole('table', { name: 'API keys' }).getByRole('row').nth(1);
  await expect(row).toContainText(`Warehousegk_…${token.slice(-4)} · made by Ann`);
  await expect(row).not.toContainText(token);

  const headers = { authorization: `Bearer ${token}` };
  const steps = () => request.get(getFirstSteps.path, { headers });
  expect((await steps()).status()).toBe(200);
  expect((await request.get(countShopOrders.path, { headers })).status()).toBe(403);
  expect((await request.post(closeShop.path, { headers, data: {} })).status()).toBe(200);

  await page.goto(`/console/${shopId}/people?tab=log`);
  await expect(page.getByRole('table', { name: 'Activity log' }).getByRole('row')).toHaveText([
    /^When/,
    /Warehouse \(API key of Ann\).*Closed Shop/,
    /Ann.*Made the API key Warehouse/,
  ]);

  await openScreen(page, `/${shopId}/integrations`, 'Integrations');
  await page.getByRole('button', { name: 'Revoke Warehouse' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(notice(page, 'Warehouse no longer works')).toBeVisible();
  expect((await steps()).status()).toBe(401);
  await expect(page.getByText('No keys yet')).toBeVisible();
  expect(errors).toEqual([]);
});

test('a webhook is added, gets a signed test, and one from the log is sent again', async ({
  page,
  context,
  baseURL,
}) => {
  const { owner, shopId } = await anOwner();
  const receiver = await aReceiver();
  await enterConsole(context, baseURL, owner.accountId);
  const errors = refusedByPolicy(page);
  await openScreen(page, `/${shopId}/integrations?tab=webhooks`, 'Integrations');
  await page.getByRole('button', { name: 'Add webhook' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add webhook' });
  await dialog.getByRole('textbox', { name: 'Address' }).fill('https://192.168.0.1/hooks');
  await dialog.getByRole('checkbox', { name: 'order.paid' }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByRole('textbox', { name: 'Address' })).toHaveAccessibleDescription(
    /We don’t send webhooks to this address/,
  );
  await dialog.getByRole('textbox', { name: 'Address' }).fill(receiver.url);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Your signing secret' })).toBeVisible();
  const secret = await shownOnce(page, 'Signing secret');
  await page.getByRole('button', { name: 'I’ve saved it' }).click();

  await page.getByRole('link', { name: receiver.url }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(receiver.url);
  await expect(page.getByText('Nothing was sent in the last 30 days')).toBeVisible();
  receiver.answerWith({ status: 200, body: 'thanks' });
  await page.getByRole('button', { name: 'Send a test' }).click();
  const list = page.getByRole('table', { name: 'Deliveries' });
  await expect(list.getByRole('row')).toHaveText([/^When/, /test.*Delivered/]);
  expect(receiver.received).toHaveLength(1);
  const [received] = receiver.received;
  const body = received?.body ?? '';
  expect(isSigned(body, String(received?.headers['galleria-signature']), [secret])).toBe(true);
  expect(JSON.parse(body)).toMatchObject({ kind: 'test', shopId, version: 1 });
  await expectAccessible(page);

  receiver.answerWith({ status: 500 });
  await list.getByRole('button', { name: /^Show delivery/ }).click();
  const delivery = page.getByRole('dialog', { name: 'Delivery of test' });
  await expect(delivery.getByRole('region', { name: 'Answer' })).toHaveText('HTTP 200\n\nthanks');
  await expectAccessible(page);
  await delivery.getByRole('button', { name: 'Send again' }).click();
  await expect(notice(page, 'The event is sent again')).toBeVisible();
  await expect(list.getByRole('row')).toHaveText([/^When/, /\(sent again\).*Waiting.*HTTP 500/, /Delivered/]);
  expect(receiver.received[1]?.body).toBe(body);
  await expect(page.getByText('Failing since')).toBeVisible();

  await page.getByRole('button', { name: 'Renew secret' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Renew secret' }).click();
  await expect(page.getByRole('dialog', { name: 'Your signing secret' })).toBeVisible();
  expect(await shownOnce(page, 'Signing secret')).not.toBe(secret);
  await page.getByRole('button', { name: 'I’ve saved it' }).click();
  await expect(page.getByText('the previous secret signs too')).toBeVisible();

  await page.getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit webhook' });
  await edit.getByRole('switch', { name: 'Send to this address' }).press('Space');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(notice(page, 'Webhook saved')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send a test' })).toBeDisabled();
  await expect(list.getByRole('row').nth(1)).toContainText('Not sent: the webhook was switched off');

  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(notice(page, 'Webhook deleted')).toBeVisible();
  await expect(page.getByText('No webhooks yet')).toBeVisible();
  expect(errors).toEqual([]);
});

test('calls are tried for the shop on screen: reads at once, changes after a confirmation', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const { owner, shopId } = await anOwner();
  await enterConsole(context, baseURL, owner.accountId);
  const errors = refusedByPolicy(page);
  await openScreen(page, `/${shopId}/integrations?tab=try`, 'Integrations');
  const call = page.getByRole('combobox', { name: 'Call' });
  await call.click();
  await call.fill('order/list');
  await page.getByRole('option', { name: 'GET /api/merchant/order/list' }).click();
  await page.getByRole('combobox', { name: 'status' }).click();
  await page.getByRole('option', { name: 'paid', exact: true }).click();
  await page.getByRole('textbox', { name: 'limit' }).fill('5');
  await expect(page.getByRole('region', { name: 'The same with curl' })).toContainText(
    `curl '${baseURL}/api/merchant/order/list?status=paid&limit=5'`,
  );
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Answer: HTTP 200/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Answer' })).toContainText('"total": 0');
  await expectAccessible(page);

  await call.click();
  await call.fill('shop/close');
  await page.getByRole('option', { name: 'POST /api/merchant/shop/close' }).click();
  await page.getByRole('button', { name: 'Send…' }).click();
  const question = page.getByRole('dialog', { name: 'Change your shop?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  const isOpen = async () => (await callAs(request, owner, getFirstSteps, {})).isOpen;
  expect(await isOpen()).toBe(true);
  await page.getByRole('button', { name: 'Send…' }).click();
  await question.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { name: /^Answer: HTTP 200/ })).toBeVisible();
  expect(await isOpen()).toBe(false);
  expect(errors).toEqual([]);
});

test('the guide and the keys are there in Chinese', async ({ page, context, baseURL }) => {
  const { owner, shopId } = await anOwner();
  await enterConsole(context, baseURL, owner.accountId);
  await context.addCookies([{ name: 'locale', value: 'zh-CN', url: baseURL ?? '' }]);
  await openScreen(page, `/${shopId}/integrations`, '集成');
  await expect(page.getByRole('button', { name: '创建密钥' })).toBeVisible();
  await page.getByRole('tab', { name: '指南' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    '调用店铺接口',
    '修改数据',
    '接收 Webhook',
    '安全须知',
  ]);
  await expect(page.getByRole('region', { name: '使用 curl', exact: true })).toContainText(
    `curl '${baseURL}/api/merchant/order/list`,
  );
  await expectAccessible(page);
});
