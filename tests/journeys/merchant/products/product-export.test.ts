import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import readXlsx from 'read-excel-file/node';
import { aShopWith } from '#tests/support/accounts/shop-with-products.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { enterConsole, notice, openScreen } from '#tests/support/pages/console-page.ts';
import { withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

test('chosen products are saved as CSV, all of them as XLSX', async ({ page, context, baseURL }) => {
  const { owner, shopId } = await aShopWith(['Plate one', 'Plate two', '=HYPERLINK("x")']);
  await enterConsole(context, baseURL, owner.accountId);
  await openScreen(page, `/${shopId}/products`, 'Products');
  await page.getByRole('checkbox', { name: 'Select Plate two' }).check();
  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export products' });
  await expect(dialog.getByRole('radio', { name: '1 selected product' })).toBeChecked();
  await dialog.getByRole('radio', { name: /^CSV/ }).check();
  await expectAccessible(page);
  const saved = async () => {
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Export' }).click();
    return (await download).path();
  };
  const csv = await readFile(await saved(), 'utf8');
  const [head = '', first = '', ...others] = csv.trimEnd().split('\r\n');
  expect(head.startsWith('\ufeff"Product","State","Category","Brand","Name (en)","Name (zh-CN)"')).toBe(true);
  expect(first).toContain('"on_sale"');
  expect(first).toContain('"Plate two"');
  expect(others).toEqual([]);
  await expect(notice(page, 'The file is in your downloads')).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await page.getByRole('button', { name: 'Export' }).click();
  await dialog.getByRole('radio', { name: /^All products/ }).check();
  await dialog.getByRole('radio', { name: /^XLSX/ }).check();
  const [sheet] = await readXlsx(await saved());
  const nameAt = sheet?.data[0]?.indexOf('Name (en)') ?? -1;
  expect(sheet?.data.slice(1).map((row) => row[nameAt])).toEqual(['Plate one', 'Plate two', `'=HYPERLINK("x")`]);
});
