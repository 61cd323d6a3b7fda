import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { database, transaction } from '#server/database/connection.ts';
import { importProducts } from '#server/modules/catalogue/index.ts';
import { aMerchant } from '#tests/support/accounts/callers.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { enterConsole, notice, openScreen, refusedByPolicy } from '#tests/support/pages/console-page.ts';
import { withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

/** A shop with a cup in two colours: ten blue ones and no red one, with codes that no other shop has. */
async function shopWithCups() {
  const owner = await aMerchant();
  const { rows } = await database().execute<{ id: number; hash: string; category: number }>(sql`
    select id, avatar_hash as hash, (select min(id) from categories where level = 3) as category
    from shops where owner_id = ${owner.accountId}`);
  const { id: shopId = 0, hash = '', category = 0 } = rows[0] ?? {};
  const mark = randomUUID().slice(0, 8);
  const [productId = 0] = await transaction((tx) =>
    importProducts(tx, [
      {
        product: { shopId, categoryId: category, name: { en: `Cup ${mark}` }, platformRank: -1_000_000 },
        texts: { summary: { en: '' }, contentHtml: { en: '' }, unit: { en: 'piece' } },
        pictureHashes: [hash],
        options: [{ name: { en: 'Colour' }, values: [{ value: { en: 'Blue' } }, { value: { en: 'Red' } }] }],
        skus: [
          { values: ['Blue'], price: 1_000, originalPrice: 1_000, onHand: 10 },
          { values: ['Red'], price: 1_000, originalPrice: 1_000, onHand: 0 },
        ],
      },
    ]),
  );
  const codes = { blue: `${mark}-BLUE`, red: `${mark}-RED` };
  await database().execute(sql`
    update skus set code = case "values"[1] when 'Blue' then ${codes.blue} else ${codes.red} end where product_id = ${productId}`);
  return { owner, shopId, productId, codes, cup: `Cup ${mark}` };
}

const rowOf = (page: Page, variant: string) =>
  page.getByRole('main').getByRole('row').filter({ hasText: variant }).first();

test('stock is adjusted, pasted from a spreadsheet and counted while something is sold, and each change is in the history', async ({
  page,
  context,
  baseURL,
}) => {
  const { owner, shopId, productId, codes, cup } = await shopWithCups();
  await enterConsole(context, baseURL, owner.accountId);
  const errors = refusedByPolicy(page);
  await openScreen(page, `/${shopId}`, 'Home');
  await page.getByRole('link', { name: 'Stock', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stock');
  await expect(rowOf(page, 'Red')).toContainText('Sold out');
  await expectAccessible(page);

  // More than there is cannot be removed; what will be left is shown before.
  await page.getByRole('button', { name: `Adjust the stock of ${cup}, Blue` }).click();
  const dialog = page.getByRole('dialog', { name: 'Adjust stock' });
  await dialog.getByText('Remove', { exact: true }).click();
  await dialog.getByLabel('Units').fill('11');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Only 10 can be removed')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Units').fill('3');
  await expect(dialog.getByText('10 → 7')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Reason' }).click();
  await page.getByRole('option', { name: 'Lost or stolen' }).click();
  await dialog.getByLabel('Note (optional)').fill('Shelf 4');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(notice(page, `Stock of ${cup} updated`)).toBeVisible();
  await expect(rowOf(page, 'Blue')).toContainText('7');

  // The level from which on stock is low, for all and for one.
  await page.getByRole('button', { name: 'Low stock: 5 or fewer' }).click();
  const low = page.getByRole('dialog', { name: 'Low-stock level' });
  await low.getByLabel('Low at this many available or fewer').fill('8');
  await low.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('tab', { name: 'Low stock 1' })).toBeVisible();
  await page.getByRole('tab', { name: 'Low stock 1' }).click();
  await expect(rowOf(page, 'Blue')).toContainText('Low stock');
  await page.getByRole('button', { name: `Actions for ${cup}, Blue` }).click();
  await page.getByRole('menuitem', { name: 'Low-stock level' }).click();
  await low.getByRole('switch', { name: 'Use the shop’s level (8)' }).uncheck();
  await low.getByLabel('Low at this many available or fewer').fill('2');
  await low.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('No variant is low on stock')).toBeVisible();

  // A spreadsheet with mistakes is not applied before they are mended.
  await page.getByRole('link', { name: 'Bulk adjust' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bulk adjust');
  const cells = page.getByLabel('Code and change, one per line');
  await cells.fill(`Code\tChange\n${codes.blue}\t-9\n${codes.red}\t4\nNO-SUCH-CODE\t1`);
  await expect(page.getByText('3 lines · 2 need attention')).toBeVisible();
  await expect(rowOf(page, codes.blue)).toContainText('Only 7 available');
  await expect(rowOf(page, 'NO-SUCH-CODE')).toContainText('No variant has this code');
  await expect(page.getByRole('button', { name: 'Apply changes' })).toBeDisabled();
  await expectAccessible(page);
  await cells.fill(`${codes.blue}\t13\n${codes.red}\t4`);
  await expect(page.getByText('2 lines')).toBeVisible();
  await page.getByRole('button', { name: 'Apply changes' }).click();
  await expect(notice(page, 'Stock of 2 variants updated')).toBeVisible();

  // A count: two are sold after they were counted, which stays so.
  await page.getByRole('link', { name: 'Stock count' }).click();
  await page.getByLabel(`Counted units of ${cup}, Blue`).fill('18');
  await page.getByLabel(`Counted units of ${cup}, Red`).fill('4');
  await expect(page.getByText('2 counted, 1 with a difference')).toBeVisible();
  await expect(rowOf(page, 'Blue')).toContainText('-2');
  await expectAccessible(page);
  await database().execute(sql`
    update skus set on_hand = on_hand - 2, opening = opening - 2 where product_id = ${productId} and code = ${codes.blue}`);
  await page.reload();
  await expect(page.getByLabel(`Counted units of ${cup}, Blue`)).toHaveValue('18');
  await page.getByRole('button', { name: 'Apply count' }).click();
  await expect(notice(page, 'Count applied: 1 variant corrected')).toBeVisible();
  await expect(page.getByText('Nothing counted yet')).toBeVisible();

  await page.getByRole('link', { name: 'Stock', exact: true }).first().click();
  await expect(rowOf(page, 'Blue')).toContainText('16');
  await page.getByRole('button', { name: `Actions for ${cup}, Blue` }).click();
  await page.getByRole('menuitem', { name: 'Stock history' }).click();
  const history = page.getByRole('table', { name: 'Stock history' }).getByRole('row');
  await expect(history).toHaveText([
    /Activity/,
    /^Stock count.*16-2/,
    /^Received from supplier.*18\+13/,
    /^Lost or stolen.*Shelf 4.*5-3/,
    /^Opening stock8/,
  ]);
  await expectAccessible(page);
  expect(errors).toEqual([]);
});

test('the history of a variant leads to the order that changed it', async ({ page, context, baseURL }) => {
  // A variant of the demo that has been sold, and how many of its product stand before it in the list.
  const { rows } = await database().execute<{
    owner: number;
    shop: number;
    product: number;
    place: number;
    number: string;
  }>(
    sql`
    select sh.owner_id as owner, o.shop_id as shop, l.product_id as product, o.number,
      (select count(*)::int from skus newer where newer.product_id = s.product_id and newer.is_offered and newer.id > s.id) as place
    from stock_changes c join order_lines l on c.cause = 'sale:' || l.id
    join orders o on o.id = l.order_id join shops sh on sh.id = o.shop_id join skus s on s.id = l.sku_id
    where sh.owner_id is not null and s.is_offered order by c.id desc limit 1`,
  );
  const { owner = 0, shop = 0, product = 0, place = 0, number = '' } = rows[0] ?? {};
  await enterConsole(context, baseURL, owner);
  await openScreen(page, `/${shop}/stock?words=${product}`, 'Stock');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Actions for / })
    .nth(place)
    .click();
  await page.getByRole('menuitem', { name: 'Stock history' }).click();
  await page.getByRole('link', { name: number }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
});
