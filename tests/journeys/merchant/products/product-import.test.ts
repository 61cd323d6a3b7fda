import { expect, type Page, test } from '@playwright/test';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import * as platform from '#contract/catalogue/platform.ts';
import { database } from '#server/database/connection.ts';
import { aShopWith } from '#tests/support/accounts/shop-with-products.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { enterConsole, notice, openScreen } from '#tests/support/pages/console-page.ts';
import { aDecider } from '#tests/support/pages/decider.ts';
import { withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

/** A category of the demo in which products can be. */
async function aCategory(): Promise<string> {
  const { rows } = await database().execute<{ path: string }>(sql`
    select top.name ->> 'en' || ' > ' || (middle.name ->> 'en') || ' > ' || (leaf.name ->> 'en') as path
    from categories leaf join categories middle on middle.id = leaf.parent_id join categories top on top.id = middle.parent_id
    where leaf.level = 3 and leaf.is_shown order by leaf.id limit 1`);
  return rows[0]?.path ?? '';
}

async function aPicture() {
  const blue = sharp({ create: { width: 300, height: 300, channels: 3, background: '#336699' } });
  return { name: 'Bowl.png', mimeType: 'image/png', buffer: await blue.png().toBuffer() };
}

const drop = (page: Page) => page.getByLabel('Drop a CSV or XLSX file here').and(page.locator('input'));

test('a file with bad rows: its errors are seen and mended, then it is imported and undone', async ({
  page,
  context,
  baseURL,
}) => {
  const { owner, shopId } = await aShopWith(['Old plate']);
  const { rows } = await database().execute<{ id: number; hash: string }>(
    sql`select id, picture_hash as hash from products where shop_id = ${shopId}`,
  );
  const category = await aCategory();
  const picture = await aPicture();
  const files = (price: string) => [
    {
      name: 'season.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        `Product;Titre;Name (en);Category;Price;Stock;Pictures;Options;Anything\r\n` +
          `${rows[0]?.id};;Renamed plate;${category};9.50;;/media/${rows[0]?.hash};;x\r\n` +
          `;Bol bleu;Blue bowl;${category};${price};7;bowl.png;"Size: S";x\r\n` +
          `;;;;21,90;3;;"Size: L";x\r\n`,
      ),
    },
    picture,
  ];
  await enterConsole(context, baseURL, owner.accountId);
  await openScreen(page, `/${shopId}/products`, 'Products');
  await page.getByRole('link', { name: 'Import' }).click();
  await expect(page.getByRole('heading', { name: 'Import products' })).toBeVisible();
  await expect(page.getByText('Nothing has been imported yet')).toBeVisible();
  await expectAccessible(page);
  await drop(page).setInputFiles([
    { name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from([0x4e, 0x0a, 0xe9, 0x0a]) },
  ]);
  await expect(page.getByRole('alert')).toContainText('save it as “CSV UTF-8”');

  await drop(page).setInputFiles(files('cheap'));
  await expect(page.getByText('season.csv: 3 rows, 8 of 9 columns recognized. 1 picture with it.')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Import “Titre” as' })).toHaveValue('Name (Français)');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByRole('heading', { name: 'season.csv' })).toBeVisible();
  const errors = page.getByRole('table', { name: /errors?$/ });
  await expect(
    errors.getByRole('row', { name: /^3 Price This must be an amount, such as 19\.90 cheap$/ }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^Publish/ })).toHaveCount(0);
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download errors' }).click();
  expect((await download).suggestedFilename()).toBe('season-errors.csv');

  await page.getByRole('link', { name: 'Upload again' }).click();
  await expect(page.getByRole('row', { name: /season\.csv Has errors/ })).toBeVisible();
  await drop(page).setInputFiles(files('19.90'));
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByText('The file has no errors. Nothing has changed yet.')).toBeVisible();
  const items = page.getByRole('table', { name: 'Products in this file' });
  await expect(items.getByRole('row', { name: '2 Renamed plate Changed' })).toBeVisible();
  await expect(items.getByRole('row', { name: '3 Blue bowl New' })).toBeVisible();
  await page.getByRole('button', { name: 'Publish 2 products' }).click();
  await expect(notice(page, '2 products published')).toBeVisible();
  await expect(page.getByText('The products are published.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to products' }).click();
  await expect(page.getByRole('row', { name: /Blue bowl.*2 variants/ })).toContainText('$19.90 – $21.90');
  await expect(page.getByRole('row', { name: /Renamed plate/ })).toContainText('$9.50');

  await page.goBack();
  await page.getByRole('button', { name: 'Undo import' }).click();
  await expect(notice(page, 'The import is undone')).toBeVisible();
  await page.getByRole('link', { name: 'Go to products' }).click();
  await expect(page.getByRole('row', { name: /Old plate/ })).toContainText('$9.00');
  await expect(page.getByRole('row', { name: /Blue bowl/ })).toHaveCount(0);
});

test('what Galleria reviews first is imported into review, undone, and on sale once it is approved', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const { owner, shopId, productIds } = await aShopWith(['Copied plate']);
  const { decide, seen } = await aDecider(request);
  const [plate, bowl] = [`Own plate ${shopId}`, `Green bowl ${shopId}`]; // other shops' drafts wait in the same list
  // The demo's other shops publish without a review; a product that was taken down is always reviewed.
  await decide(platform.forceDownProduct.path, { productId: productIds[0], reason: 'The name is taken.' });
  const { rows } = await database().execute<{ hash: string }>(
    sql`select picture_hash as hash from products where shop_id = ${shopId}`,
  );
  const category = await aCategory();
  const picture = await aPicture();
  const upload = (name: string) =>
    drop(page).setInputFiles([
      {
        name,
        mimeType: 'text/csv',
        buffer: Buffer.from(
          `Product,Name (en),Category,Price,Stock,Pictures\r\n` +
            `${productIds[0]},${plate},${category},9.50,,/media/${rows[0]?.hash}\r\n` +
            `,${bowl},${category},19.90,7,bowl.png\r\n`,
        ),
      },
      picture,
    ]);
  const send = async () => {
    await page.getByRole('button', { name: 'Check the file' }).click();
    await expect(page.getByText('Galleria checks all of these products before shoppers see them.')).toBeVisible();
    await page.getByRole('button', { name: 'Send 2 products for review' }).click();
    await expect(notice(page, '2 products sent for review')).toBeVisible();
    await expect(page.getByText('Shoppers see them once Galleria has approved them.')).toBeVisible();
  };
  await enterConsole(context, baseURL, owner.accountId);
  await openScreen(page, `/${shopId}/products/import`, 'Import products');
  await upload('first.csv');
  await send();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo import' }).click();
  await expect(notice(page, 'The import is undone')).toBeVisible();
  await expect(page.getByText('Its products are no longer in review')).toBeVisible();

  await openScreen(page, `/${shopId}/products/import`, 'Import products');
  await upload('second.csv');
  await send();
  await page.getByRole('link', { name: 'Go to products' }).click();
  await expect(page.getByRole('tab', { name: /^In review/ })).toContainText('2');
  await expect(page.getByRole('row', { name: bowl })).toBeVisible();
  await expect(page.getByRole('row', { name: plate })).toBeVisible();

  await decide(platform.approveProduct.path, await seen(bowl));
  await page.goBack();
  await page.getByRole('button', { name: 'Undo import' }).click();
  await expect(notice(page, `so nothing was undone: ${bowl}`)).toBeVisible();
  await decide(platform.approveProduct.path, await seen(plate));
  await decide(platform.liftProduct.path, { productId: productIds[0] });
  await openScreen(page, `/${shopId}/products`, 'Products');
  await expect(page.getByRole('tab', { name: /^On sale/ })).toContainText('2');
  await expect(page.getByRole('row', { name: bowl })).toContainText('$19.90');
  await expect(page.getByRole('row', { name: plate })).toContainText('$9.50');
});
