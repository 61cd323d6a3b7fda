import { expect, type Page, test } from '@playwright/test';
import { eq, sql } from 'drizzle-orm';
import { database } from '#server/database/connection.ts';
import { shopCategories, shops } from '#server/modules/shops/tables.ts';
import { aMerchant } from '#tests/support/accounts/callers.ts';
import { anOperator } from '#tests/support/accounts/operators.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { applyPath } from '#tests/support/pages/apply-page.ts';
import { enterConsole, notice, openScreen } from '#tests/support/pages/console-page.ts';
import { withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

const rowOf = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Classifications' }).getByRole('row').filter({ hasText: name });

async function choose(page: Page, name: string, act: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: act }).click();
}

/** What applicants can choose, within a second of a change. */
const offered = (page: Page) =>
  expect.poll(
    async () => {
      await page.goto(applyPath);
      return page.getByRole('combobox', { name: 'Classification' }).getByRole('option').allTextContents();
    },
    { intervals: [300] },
  );

test('a classification is added, renamed, retired, sorted, emptied and removed; applicants see it at once', async ({
  page,
  context,
  baseURL,
}) => {
  const merchant = await aMerchant();
  const operator = await anOperator(['shops'], { nickname: 'Ada' });
  const colleague = await anOperator(['shops'], { nickname: 'Bob' });
  const name = `Antiques ${operator.accountId}`;
  await enterConsole(context, baseURL, operator.accountId);
  await openScreen(page, '/platform/shops', 'Shops');
  await page.getByRole('link', { name: 'Types and classifications' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Types and classifications' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Types of shop' })).toContainText('Flagship store');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Add classification' }).click();
  const added = page.getByRole('dialog', { name: 'New classification' });
  await added.getByRole('button', { name: 'Save' }).click();
  await expect(added.getByText('Enter a name in English')).toBeVisible();
  await expect(added.getByText('Enter a percentage')).toBeVisible();
  await added.getByRole('textbox', { name: 'Name', exact: true }).fill('home & APPLIANCES');
  await added.getByRole('textbox', { name: 'Commission' }).fill('6.5');
  await added.getByRole('button', { name: 'Save' }).click();
  await expect(added.getByText('There is one called Home & appliances already')).toBeVisible();
  await added.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await added.getByRole('tab', { name: /简体中文/ }).click();
  await added.getByRole('textbox', { name: 'Name · 简体中文' }).fill(`古董 ${operator.accountId}`);
  await expectAccessible(page);
  await added.getByRole('button', { name: 'Save' }).click();
  await expect(notice(page, `${name} saved`)).toBeVisible();
  await expect(rowOf(page, name)).toContainText('6.5%');
  await offered(page).toContain(name);

  // A colleague renames it while it is open here.
  await openScreen(page, '/platform/shops/kinds', 'Types and classifications');
  await choose(page, name, 'Edit…');
  const edit = page.getByRole('dialog', { name: 'Edit classification' });
  await database()
    .update(shopCategories)
    .set({
      name: sql`${shopCategories.name} || ${JSON.stringify({ en: `${name} by Bob` })}::jsonb`,
      version: 2,
      savedBy: colleague.accountId,
      savedAt: new Date(),
    })
    .where(eq(sql`name ->> 'en'`, name));
  const mine = `${name} and art`;
  await edit.getByRole('textbox', { name: 'Name', exact: true }).fill(mine);
  await edit.getByRole('button', { name: 'Save' }).click();
  const conflict = edit.getByRole('group', { name: 'A colleague saved this in the meantime' });
  await expect(conflict).toContainText(`${name} by Bob`);
  await expectAccessible(page);
  await conflict.getByRole('button', { name: 'Keep my version' }).click();
  await expect(notice(page, `${mine} saved`)).toBeVisible();
  await expect(rowOf(page, mine)).toContainText('Offered');

  await page.getByRole('button', { name: 'Sort the classifications' }).click();
  const sort = page.getByRole('dialog', { name: 'Sort the classifications' });
  const cards = sort.getByRole('list', { name: 'Order' }).getByRole('listitem');
  const last = await cards.count();
  await sort.getByRole('button', { name: `Move ${mine} up` }).press('Alt+ArrowUp');
  await expect(cards.nth(last - 2)).toContainText(mine);
  await expectAccessible(page);
  await sort.getByRole('button', { name: 'Save order' }).click();
  await expect(page.getByText('The new order is shown now')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('table', { name: 'Classifications' }).getByRole('row').last()).toContainText(mine);

  // A shop of it keeps it when it is retired; then all its shops go to another one.
  const [category] = await database()
    .select({ id: shopCategories.id })
    .from(shopCategories)
    .where(eq(sql`name ->> 'en'`, mine));
  await database()
    .update(shops)
    .set({ categoryId: category?.id ?? 0 })
    .where(eq(shops.ownerId, merchant.accountId));
  await page.reload();
  await choose(page, mine, 'Retire…');
  await page
    .getByRole('dialog', { name: `Retire ${mine}?` })
    .getByRole('button', { name: 'Retire' })
    .click();
  await expect(notice(page, `${mine} is retired: no new shop can choose it`)).toBeVisible();
  await expect(rowOf(page, mine)).toContainText('Retired');
  await offered(page).not.toContain(mine);

  await openScreen(page, '/platform/shops/kinds', 'Types and classifications');
  await choose(page, mine, 'Move its shops…');
  const move = page.getByRole('dialog', { name: `Move all shops of ${mine}` });
  await expect(move).toContainText('1 shop and 0 applications go to another one, all at once.');
  await move.getByRole('combobox', { name: 'To' }).click();
  await page.getByRole('option', { name: 'Fashion' }).click();
  await expect(move).toContainText('the mall keeps 7% instead of 6.5%');
  await expectAccessible(page);
  await move.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(notice(page, '1 shop moved to Fashion')).toBeVisible();

  await choose(page, mine, 'Remove…');
  await page
    .getByRole('dialog', { name: `Remove ${mine}?` })
    .getByRole('button', { name: 'Remove' })
    .click();
  await expect(notice(page, `${mine} was removed`)).toBeVisible();
  await expect(rowOf(page, mine)).toHaveCount(0);
});

test('types of shop in Chinese: papers are written, and a list that does not come can be loaded again', async ({
  page,
  context,
  baseURL,
}) => {
  const operator = await anOperator(['shops']);
  const name = `Pop-up ${operator.accountId}`;
  await enterConsole(context, baseURL, operator.accountId);
  await context.addCookies([{ name: 'locale', value: 'zh-CN', url: baseURL ?? '' }]);
  let fails = true;
  await page.route('**/api/platform/shop/kind/list*', (route) => (fails ? route.abort() : route.continue()));
  await openScreen(page, '/platform/shops/kinds', '店铺类型与分类');
  const again = page.getByRole('button', { name: '重试' });
  await expect(again).toBeVisible();
  fails = false;
  await again.click();
  await expect(page.getByRole('table', { name: '店铺类型' })).toContainText('旗舰店');
  await expectAccessible(page);
  await page.getByRole('button', { name: '添加类型' }).click();
  const added = page.getByRole('dialog', { name: '新店铺类型' });
  await added.getByRole('textbox', { name: '名称 · English' }).fill(name);
  await added.getByRole('textbox', { name: '名称 · 简体中文' }).fill(`快闪店 ${operator.accountId}`);
  await added.getByRole('textbox', { name: '所需资质 · English' }).fill('A lease of at least one month');
  await added.getByRole('textbox', { name: '所需资质 · 简体中文' }).fill('至少一个月的租约');
  await expectAccessible(page);
  await added.getByRole('button', { name: '保存' }).click();
  const shown = `快闪店 ${operator.accountId}`;
  const row = page.getByRole('table', { name: '店铺类型' }).getByRole('row').filter({ hasText: shown });
  await expect(row).toContainText(name);
  await page.getByRole('button', { name: `${shown}的更多操作` }).click();
  await page.getByRole('menuitem', { name: '删除…' }).click();
  await page
    .getByRole('dialog', { name: `删除${shown}？` })
    .getByRole('button', { name: '删除' })
    .click();
  await expect(notice(page, `${shown}已删除`)).toBeVisible();
  await expect(row).toHaveCount(0);
});
