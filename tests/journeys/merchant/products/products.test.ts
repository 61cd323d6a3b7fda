import { expect, type Page, test } from '@playwright/test';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { closeShop } from '#contract/shops/merchant-shop.ts';
import { database } from '#server/database/connection.ts';
import { type Person, someone } from '#tests/support/accounts/accounts.ts';
import { aMerchant } from '#tests/support/accounts/callers.ts';
import { aShopWith } from '#tests/support/accounts/shop-with-products.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { callAs } from '#tests/support/pages/checkout-page.ts';
import { enterConsole, notice, openScreen, refusedByPolicy } from '#tests/support/pages/console-page.ts';
import { withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

// The demo mall is as it was for those who come after, also when a journey fails: a closed shop sells nothing.
const sellers: Person[] = [];
test.afterEach(async ({ request }) => {
  for (const seller of sellers.splice(0)) await callAs(request, seller, closeShop, {});
});

async function aSeller(): Promise<Person> {
  const seller = await aMerchant();
  sellers.push(seller);
  return seller;
}

const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved$/ });

/** A picture that no other test has, wider than high. */
async function aPicture() {
  const background = { r: Date.now() % 256, g: Math.floor(Math.random() * 256), b: Math.floor(Math.random() * 256) };
  const buffer = await sharp({ create: { width: 600, height: 400, channels: 3, background } })
    .png()
    .toBuffer();
  return { name: 'mug.png', mimeType: 'image/png', buffer };
}

/** Puts a text on the clipboard's way into the cell that has the focus, as a spreadsheet does. */
const paste = (page: Page, text: string) =>
  page.evaluate((cells) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', cells);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);

async function shopOf(ownerId: number): Promise<number> {
  const { rows } = await database().execute<{ id: number }>(sql`select id from shops where owner_id = ${ownerId}`);
  return rows[0]?.id ?? 0;
}

test('a product is written with two options, pasted prices, a cropped picture and Thai texts, saves itself, and is published', async ({
  page,
  context,
  baseURL,
  browser,
}) => {
  const owner = await aSeller();
  const shopId = await shopOf(owner.accountId);
  await enterConsole(context, baseURL, owner.accountId);
  const errors = refusedByPolicy(page);
  await openScreen(page, `/${shopId}/products`, 'Products');
  await expect(page.getByText('Nothing is on sale yet. Add your first product.')).toBeVisible();
  await page.getByRole('link', { name: 'Add product' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Untitled product');

  // What is missing leads to its field.
  const missing = page.getByRole('list', { name: 'Before you publish' });
  await missing.getByRole('button', { name: 'Title: Required' }).click();
  await expect(page.getByLabel('Title', { exact: true })).toBeFocused();
  await page.keyboard.type('Enamel mug');
  await expect(missing.getByRole('button', { name: 'Title: Required' })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option').first().click();

  await page.getByRole('button', { name: 'Add option' }).click();
  await expect(page.getByLabel('Option name')).toBeFocused();
  await page.keyboard.type('Color');
  await page.getByRole('textbox', { name: 'Add values to Color' }).fill('Red, Blue');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Add option' }).click();
  await page.keyboard.type('Size');
  await page.getByRole('textbox', { name: 'Add values to Size' }).fill('S, M');
  await page.keyboard.press('Enter');
  const grid = page.getByRole('table', { name: 'Variants' });
  await expect(grid.getByRole('rowheader')).toHaveText(['Red / S', 'Red / M', 'Blue / S', 'Blue / M']);

  // The grid with the keyboard alone: paste a block, move by arrows, type.
  await grid.getByLabel('Red / S, Price', { exact: true }).focus();
  await paste(page, '12.50\t15.00\n13,50\t16.00\n$14.50\n15.50\ttoo much\n');
  await expect(page.getByRole('alert').filter({ hasText: '“too much” was not accepted' })).toBeVisible();
  await expect(grid.getByLabel('Blue / S, Price', { exact: true })).toHaveValue('14.50');
  await expect(grid.getByLabel('Red / M, Price', { exact: true })).toHaveValue('13.50');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(grid.getByLabel('Blue / S, Compare-at price')).toBeFocused();
  await page.keyboard.type('17');
  await page.keyboard.press('Enter');
  await expect(grid.getByLabel('Blue / M, Compare-at price')).toBeFocused();
  await grid.getByRole('checkbox', { name: 'Select all variants' }).check();
  const bulk = page.getByRole('form', { name: 'Edit selected variants' });
  await bulk.getByRole('combobox', { name: 'Column' }).click();
  await page.getByRole('option', { name: 'Stock' }).click();
  await bulk.getByLabel('Value').fill('20');
  await page.keyboard.press('Enter');
  await expect(grid.getByLabel('Red / M, Stock')).toHaveValue('20');
  await grid.getByRole('switch', { name: 'Offer Blue / M' }).press('Space');
  await expect(grid.getByRole('switch', { name: 'Offer Blue / M' })).not.toBeChecked();

  await expect(page.getByRole('checkbox', { name: '7-day returns' })).toBeChecked();
  await page.getByRole('checkbox', { name: '7-day returns' }).uncheck();
  await page.getByRole('checkbox', { name: 'One-year warranty' }).check();

  await page
    .getByLabel('Add images')
    .last()
    .setInputFiles(await aPicture());
  const crop = page.getByRole('dialog', { name: 'Crop image' });
  await crop.getByRole('button', { name: 'Move the image with the arrow keys' }).press('ArrowLeft');
  await expectAccessible(page);
  await crop.getByRole('button', { name: 'Crop and add' }).click();
  await expect(page.getByRole('list', { name: 'Media' }).getByRole('listitem')).toHaveCount(1);
  await expect(missing).toHaveCount(0);

  await page.getByRole('tab', { name: /ไทย/ }).click();
  await expect(page.getByLabel('Title · ไทย')).toHaveAccessibleDescription(/Not translated/);
  await page.getByLabel('Title · ไทย').fill('แก้วเคลือบ');
  await page.getByRole('textbox', { name: 'Description · ไทย' }).fill('ทนทาน');
  await expect(saved(page)).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enamel mug');
  await expect(grid.getByLabel('Blue / S, Compare-at price')).toHaveValue('17.00');
  await expect(grid.getByLabel('Blue / M, Price', { exact: true })).toBeDisabled();
  await page.getByRole('tab', { name: /ไทย/ }).click();
  await expect(page.getByLabel('Title · ไทย')).toHaveValue('แก้วเคลือบ');
  await expect(page.getByRole('textbox', { name: 'Description · ไทย' })).toHaveText('ทนทาน');
  await page.getByRole('link', { name: 'Products' }).first().click();
  await page.getByRole('tab', { name: /^Draft/ }).click();
  const row = page.getByRole('row').filter({ hasText: 'Enamel mug' });
  await expect(row).toContainText('$12.50');

  await row.click();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(notice(page, 'Enamel mug is published')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products');
  await expect(row).toContainText('On sale');
  await row.getByRole('button', { name: 'Actions for Enamel mug' }).click();
  const address = await page.getByRole('menuitem', { name: 'View in the mall' }).getAttribute('href');
  expect(errors).toEqual([]);

  const shopper = await browser.newPage();
  await shopper.goto(`${baseURL}${address}`);
  await expect(shopper.getByRole('heading', { level: 1 })).toHaveText('Enamel mug');
  await expect(shopper.getByText('One-year warranty').first()).toBeVisible();
  await expect(shopper.getByText('7-day returns')).toHaveCount(0);
  await shopper.goto(`${baseURL}/th${address}`);
  await expect(shopper.getByRole('heading', { level: 1 })).toHaveText('แก้วเคลือบ');
  await shopper.close();
});

test('of two who edit the same product the second sees who changed what, and decides; nothing is lost offline', async ({
  page,
  context,
  baseURL,
  browser,
}) => {
  const owner = await aSeller();
  const shopId = await shopOf(owner.accountId);
  const colleague = await someone({ nickname: 'Bo' });
  await database().execute(sql`
    with role as (insert into shop_roles (shop_id, name, scopes) values (${shopId}, 'Writer', '{products}') returning id)
    insert into shop_staff (shop_id, account_id, role_id, joined_at) select ${shopId}, ${colleague.accountId}, id, now() from role`);
  await enterConsole(context, baseURL, owner.accountId);
  await openScreen(page, `/${shopId}/products`, 'Products');
  await page.getByRole('link', { name: 'Add product' }).first().click();
  const title = page.getByLabel('Title', { exact: true });
  await title.fill('Mug');
  await expect(saved(page)).toBeVisible();

  const other = await browser.newContext();
  const theirs = await other.newPage();
  await enterConsole(other, baseURL, colleague.accountId);
  await theirs.goto(page.url());
  await theirs.getByLabel('Title', { exact: true }).fill('Mug by Bo');
  await theirs.getByLabel('Price', { exact: true }).fill('20');
  await theirs
    .getByLabel('Add images')
    .last()
    .setInputFiles(await aPicture());
  await theirs.getByRole('dialog').getByRole('button', { name: 'Keep as is' }).click();
  await expect(theirs.getByRole('list', { name: 'Media' }).getByRole('listitem')).toHaveCount(1);
  await expect(saved(theirs)).toBeVisible();

  await title.fill('My mug');
  const conflict = page.getByRole('dialog', { name: 'A colleague changed this product' });
  await expect(conflict).toContainText('Bo saved it on');
  await expect(conflict.getByRole('row', { name: 'Title' }).getByRole('cell')).toHaveText(['Mug by Bo', 'My mug']);
  await expect(conflict.getByRole('row', { name: 'Price' }).getByRole('cell')).toHaveText(['$20.00', '–']);
  await expect(conflict.getByRole('row', { name: 'Media' }).getByRole('img')).toHaveCount(1);
  await expectAccessible(page);
  await conflict.getByRole('button', { name: 'Keep my version' }).click();
  await expect(saved(page)).toBeVisible();

  await theirs.getByLabel('Title', { exact: true }).fill('Bo again');
  const second = theirs.getByRole('dialog', { name: 'A colleague changed this product' });
  await second.getByRole('button', { name: 'Use their version' }).click();
  await expect(theirs.getByLabel('Title', { exact: true })).toHaveValue('My mug');

  // Without a connection what was typed stays in this browser, and is saved on the next visit.
  await page.route('**/api/merchant/product/draft/save', (route) => route.abort());
  await title.fill('Written offline');
  await expect(page.getByRole('status').filter({ hasText: 'Could not save.' })).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home');
  await page.unroute('**/api/merchant/product/draft/save');
  await page.goto(theirs.url());
  await expect(title).toHaveValue('Written offline');
  await expect(saved(page)).toBeVisible();
  await theirs.reload();
  await expect(theirs.getByLabel('Title', { exact: true })).toHaveValue('Written offline');
  await other.close();
});

test('a product that is published without stock is where the sold-out ones are, and a notice says so', async ({
  page,
  context,
  baseURL,
}) => {
  const { owner, shopId, productIds } = await aShopWith(['Jug']);
  await database().execute(sql`update skus set opening = 0, on_hand = 0 where product_id = ${productIds[0]}`);
  await enterConsole(context, baseURL, owner.accountId);
  await openScreen(page, `/${shopId}/products/${productIds[0]}`, 'Jug');
  await page.getByLabel('Title', { exact: true }).fill('Tall jug');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(notice(page, 'Tall jug is published, but shows as sold out: it has no stock yet')).toBeVisible();
  await expect(page.getByRole('tab', { name: /^Sold out/, selected: true })).toContainText('1');
  await expect(page.getByRole('main')).toContainText('Tall jug');
});

test('a hidden or scheduled product that is published is where the hidden ones are, and a notice says why', async ({
  page,
  context,
  baseURL,
}) => {
  const { owner, shopId, productIds } = await aShopWith(['Jug', 'Bowl']);
  await database().execute(sql`update products set is_hidden = true, is_on_sale = false where id = ${productIds[0]}`);
  await database().execute(
    sql`update products set on_sale_from = now() + interval '3 days', is_on_sale = false where id = ${productIds[1]}`,
  );
  await enterConsole(context, baseURL, owner.accountId);
  const publish = async (id: number | undefined, was: string, name: string) => {
    await openScreen(page, `/${shopId}/products/${id}`, was);
    await page.getByLabel('Title', { exact: true }).fill(name);
    await page.getByRole('button', { name: 'Publish' }).click();
  };
  await publish(productIds[0], 'Jug', 'Tall jug');
  await expect(notice(page, 'Tall jug is published, but hidden from shoppers')).toBeVisible();
  await expect(page.getByRole('tab', { name: /^Hidden/, selected: true })).toContainText('2');
  await publish(productIds[1], 'Bowl', 'Soup bowl');
  await expect(page.getByText(/^Soup bowl is published and goes on sale on \w+ \d+, \d{4}/)).toBeVisible();
  await expect(page.getByRole('tab', { name: /^Hidden/, selected: true })).toContainText('2');
  await expect(page.getByRole('row', { name: /Soup bowl/ })).toContainText(/From \w+ \d+, \d{4}/);
  await expect(page.getByRole('row', { name: /Tall jug/ })).not.toContainText('From');
});
