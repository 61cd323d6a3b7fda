import { expect, type Page, test } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { database } from '#server/database/connection.ts';
import { anOperator } from '#tests/support/accounts/operators.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { enterConsole, notice, openScreen } from '#tests/support/pages/console-page.ts';
import { withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

const rowOf = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true });

async function addCategory(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'New category' });
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(notice(page, `${name} saved`)).toBeVisible();
}

test('categories are added, named, moved by keys, asked for attributes, merged and deleted', async ({
  page,
  context,
  baseURL,
}) => {
  const operator = await anOperator(['products']);
  const [garden, tools, spades] = ['Garden', 'Tools', 'Spades'].map((name) => `${name} ${operator.accountId}`) as [
    string,
    string,
    string,
  ];
  await enterConsole(context, baseURL, operator.accountId);
  await openScreen(page, '/platform/categories', 'Categories');
  try {
    for (const name of [garden, tools, spades]) {
      await page.getByRole('button', { name: 'Add category' }).click();
      await addCategory(page, name);
    }
    await expect(rowOf(page, spades)).toContainText('5 languages missing');
    await expectAccessible(page);

    // With the keys: into the one above, which opens, and out again.
    await page.getByRole('button', { name: tools, exact: true }).focus();
    await page.keyboard.press('Alt+ArrowRight');
    await expect(notice(page, `${tools} was moved`)).toBeVisible();
    await expect(page.getByRole('button', { name: `What is below ${garden}` })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expect(page.getByRole('button', { name: tools, exact: true })).toBeFocused();
    await page.getByRole('button', { name: spades, exact: true }).focus();
    await page.keyboard.press('Alt+ArrowUp');
    const names = page.getByRole('list', { name: 'Categories of the mall' }).getByRole('listitem');
    await expect(names.nth(-3)).toHaveAccessibleName(spades);
    await expect(names.nth(-1)).toHaveAccessibleName(tools);

    await page.getByRole('button', { name: `Edit ${spades}` }).click();
    const edit = page.getByRole('dialog', { name: 'Edit category' });
    await edit.getByRole('tab', { name: /^ไทย/ }).click();
    await edit.getByRole('textbox', { name: 'Name · ไทย' }).fill('พลั่ว');
    await expectAccessible(page);
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(rowOf(page, spades)).toContainText('4 languages missing');

    await page.getByRole('button', { name: `Attributes of ${tools}` }).click();
    const specs = page.getByRole('dialog', { name: `Attributes of ${tools}` });
    await specs.getByRole('button', { name: 'Add attribute' }).click();
    await specs.getByRole('button', { name: 'Save' }).click();
    await expect(specs.getByText('Enter a name in English')).toBeVisible();
    await specs.getByRole('textbox', { name: 'Attribute', exact: true }).fill('Handle');
    await specs.getByRole('switch', { name: 'Required' }).press('Space');
    await specs.getByRole('button', { name: 'Add value' }).click();
    await specs.getByRole('textbox', { name: 'Value 1 of Handle' }).fill('Wood');
    await expectAccessible(page);
    await specs.getByRole('button', { name: 'Save' }).click();
    await expect(rowOf(page, tools)).toContainText('1 attribute');

    await page.getByRole('button', { name: `More for ${tools}` }).click();
    await page.getByRole('menuitem', { name: 'Merge into…' }).click();
    const merge = page.getByRole('dialog', { name: `Merge ${tools} into another category` });
    await expect(merge.getByRole('listitem')).toHaveText([
      ...['No categories below it', 'No products', 'No drafts', 'No coupons'],
      '1 attribute, if the other does not have it',
    ]);
    await merge.getByRole('combobox', { name: 'Into' }).fill(spades);
    await page.getByRole('option', { name: spades }).click();
    await expectAccessible(page);
    await merge.getByRole('button', { name: 'Merge' }).click();
    await expect(notice(page, `${tools} was merged`)).toBeVisible();
    await expect(rowOf(page, spades)).toContainText('1 attribute');

    await page.getByRole('button', { name: `More for ${garden}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page
      .getByRole('dialog', { name: `Delete ${garden}?` })
      .getByRole('button', { name: 'Delete' })
      .click();
    await expect(rowOf(page, garden)).toHaveCount(0);
  } finally {
    await database().execute(
      sql`delete from categories where name ->> 'en' in (${garden}, ${tools}, ${spades}) and level = 2`,
    );
    await database().execute(sql`delete from categories where name ->> 'en' in (${garden}, ${tools}, ${spades})`);
  }
});

test('the tree in Chinese is searched, and shows what is missing', async ({ page, context, baseURL }) => {
  const operator = await anOperator(['products']);
  await enterConsole(context, baseURL, operator.accountId);
  await context.addCookies([{ name: 'locale', value: 'zh-CN', url: baseURL ?? '' }]);
  await openScreen(page, '/platform/categories', '分类');
  await page.getByRole('searchbox', { name: '查找分类' }).fill('zzqq');
  await expect(page.getByText('没有符合的分类')).toBeVisible();
  await page.getByRole('searchbox', { name: '查找分类' }).fill('');
  await expect(page.getByRole('list', { name: '商城分类' }).getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
});
