import { expect, test } from '@playwright/test';
import {
  addActivity,
  deleteActivity,
  getWrittenActivity,
  saveActivityDraft,
} from '#contract/catalogue/platform-activities.ts';
import type { Activity } from '#contract/catalogue/shopper.ts';
import { anOperator } from '#tests/support/accounts/operators.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { aPicture, unique } from '#tests/support/pages/apply-page.ts';
import { callAs } from '#tests/support/pages/checkout-page.ts';
import { enterConsole, notice, openScreen } from '#tests/support/pages/console-page.ts';
import { ask } from '#tests/support/pages/demo-shops.ts';
import { ownShop } from '#tests/support/pages/own-shop.ts';
import { withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

// Whoever sorts activities sees all of them: these come one after the other.
test.describe.configure({ mode: 'serial' });

test('an activity is begun, filled, previewed, published, defended against a colleague, taken back and deleted', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const operator = await anOperator(['content']);
  const { teapot } = await ownShop();
  const name = `Tea week ${unique()}`;
  const running = async () =>
    (await ask<Activity[]>(request, '/api/front/activity/index/list')).map((activity) => activity.name);
  await enterConsole(context, baseURL, operator.accountId);
  await openScreen(page, '/platform/activities', 'Activities');
  await expect(page.getByRole('link', { name: 'Sound Week' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'New activity' }).click();
  const dialog = page.getByRole('dialog', { name: 'New activity' });
  await dialog.getByRole('button', { name: 'Create draft' }).click();
  await expect(dialog.getByText('Write a name in English')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('button', { name: 'Create draft' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Never published')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Drop changes' })).toHaveCount(0);
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const address = `/goods/activity_list?id=${id}`;
  const status = async () => (await request.get(address)).status();

  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Choose at least one product that the mall has')).toBeVisible();
  await page.getByRole('textbox', { name: 'What shoppers read below the name' }).fill('Pots for every cup');
  await page.getByRole('combobox', { name: 'Add a product' }).fill(teapot.name);
  await page.getByRole('option', { name: teapot.name }).click();
  await expect(page.getByRole('list', { name: 'Chosen products' }).getByRole('listitem')).toHaveText([teapot.name]);
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('group', { name: 'Banner' }).getByRole('button', { name: 'Choose a picture' }).click();
  await (await choosing).setFiles(await aPicture('tea.png'));
  await page.getByRole('dialog', { name: 'Crop image' }).getByRole('button', { name: 'Crop', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Remove banner' })).toBeVisible();
  await expectAccessible(page);

  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = await opening;
  await expect(preview.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(preview.getByText('Pots for every cup')).toBeVisible();
  await expect(preview.getByRole('list', { name: 'Products in this deal' })).toContainText(teapot.name);
  await expect(preview.getByRole('region', { name: 'Preview' })).toContainText('Only operators see this');
  await expect(preview.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expectAccessible(preview);
  expect([await status(), (await running()).includes(name)]).toEqual([404, false]);
  expect((await request.get(new URL(preview.url()).pathname)).status()).toBe(404);
  await preview.close();

  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(notice(page, 'Published')).toBeVisible();
  await expect.poll(running).toContain(name);
  await expect.poll(status).toBe(200);
  await expect(page.getByText('Running')).toBeVisible();
  const shopper = await context.newPage();
  await shopper.goto(address);
  await expect(shopper.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(shopper.getByRole('list', { name: 'Products in this deal' })).toContainText(teapot.name);
  await expectAccessible(shopper);
  await shopper.close();

  const colleague = await anOperator(['content']);
  const seen = await callAs(request, colleague, getWrittenActivity, { id });
  const value = { ...seen.value, instruction: { en: 'By a colleague' } };
  await callAs(request, colleague, saveActivityDraft, { id, version: seen.version, value });
  await page.getByRole('switch', { name: 'Shown' }).press('Space');
  await page.getByRole('button', { name: 'Publish' }).click();
  const conflict = page.getByRole('group', { name: 'A colleague saved this in the meantime' });
  await expect(conflict).toContainText('By a colleague');
  await expectAccessible(page);
  await conflict.getByRole('button', { name: 'Keep my version' }).click();
  await expect(conflict).toBeHidden();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect.poll(status).toBe(404);
  await expect.poll(running).not.toContain(name);
  await expect(page.getByText('Hidden')).toBeVisible();

  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'Published versions' });
  await expectAccessible(page);
  await history.getByRole('button', { name: 'Restore version 1' }).click();
  await expect(notice(page, 'Version 1 is shown again')).toBeVisible();
  await expect.poll(status).toBe(200);

  await page.getByRole('button', { name: 'Delete' }).click();
  await page
    .getByRole('dialog', { name: `Delete ${name}?` })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(notice(page, `${name} is deleted`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Activities' })).toBeVisible();
  await expect.poll(status).toBe(404);
});

test('in Chinese, a draft is translated, found by its name and put into order', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const operator = await anOperator(['content']);
  const mark = unique();
  const { id } = await callAs(request, operator, addActivity, { name: { en: `Tea ${mark}` } });
  await enterConsole(context, baseURL, operator.accountId);
  await context.addCookies([{ name: 'locale', value: 'zh-CN', url: baseURL ?? '' }]);
  await openScreen(page, `/platform/activities/${id}`, `Tea ${mark}`);
  await page.getByRole('textbox', { name: '名称 · 简体中文' }).fill(`茶周 ${mark}`);
  await page.getByRole('radio', { name: '一大两小三件商品' }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: '保存草稿' }).click();
  await expect(notice(page, '草稿已保存')).toBeVisible();

  await openScreen(page, '/platform/activities', '活动');
  await page.getByRole('searchbox', { name: '按名称搜索' }).fill(`茶周 ${mark}`);
  await page.getByRole('searchbox', { name: '按名称搜索' }).press('Enter');
  await expect(page.getByRole('link', { name: `茶周 ${mark}` })).toBeVisible();
  await expect(page.getByRole('table').getByRole('link')).toHaveCount(1);
  await page.getByRole('button', { name: '调整顺序' }).click();
  const order = page.getByRole('list', { name: '按顺序排列的活动' }).getByRole('listitem');
  await expect(order.last()).toContainText(`茶周 ${mark}`);
  await page.getByRole('button', { name: `上移茶周 ${mark}` }).press('Alt+ArrowUp');
  await expect(order.nth((await order.count()) - 2)).toContainText(`茶周 ${mark}`);
  await expectAccessible(page);
  await page.getByRole('button', { name: '保存顺序' }).click();
  await expect(notice(page, '已按新顺序展示')).toBeVisible();
  const { version } = await callAs(request, operator, getWrittenActivity, { id });
  await callAs(request, operator, deleteActivity, { id, version });
});
