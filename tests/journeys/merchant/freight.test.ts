import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { database, transaction } from '#server/database/connection.ts';
import { type ImportedProduct, importProducts } from '#server/modules/catalogue/index.ts';
import { aMerchant } from '#tests/support/accounts/callers.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { enterConsole, notice, openScreen, refusedByPolicy } from '#tests/support/pages/console-page.ts';
import { withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

/** A shop that sells these products, and has no template. */
async function shopWith(sold: (Pick<ImportedProduct, 'options' | 'skus'> & { name: string })[]) {
  const owner = await aMerchant();
  const { rows } = await database().execute<{ id: number; hash: string; category: number }>(sql`
    select id, avatar_hash as hash, (select min(id) from categories where level = 3) as category
    from shops where owner_id = ${owner.accountId}`);
  const { id: shopId = 0, hash = '', category = 0 } = rows[0] ?? {};
  await transaction((tx) =>
    importProducts(
      tx,
      sold.map(({ name, ...rest }) => ({
        product: { shopId, categoryId: category, name: { en: name }, platformRank: -1_000_000 },
        texts: { summary: { en: '' }, contentHtml: { en: '' }, unit: { en: 'piece' } },
        pictureHashes: [hash],
        ...rest,
      })),
    ),
  );
  return { owner, shopId };
}

const aName = (name: string) => `${name} ${randomUUID().slice(0, 8)}`;

/** A shop that sells a kettle for $30.00. */
async function shopWithKettle() {
  const kettle = aName('Kettle');
  const skus = [{ values: [], price: 3_000, originalPrice: 6_000, onHand: 10 }];
  return { ...(await shopWith([{ name: kettle, options: [], skus }])), kettle };
}

test('a shop writes a delivery template with two zones, checks its prices, and loses nothing when a colleague saves too', async ({
  page,
  context,
  baseURL,
}) => {
  const { owner, shopId, kettle } = await shopWithKettle();
  await enterConsole(context, baseURL, owner.accountId);
  const errors = refusedByPolicy(page);
  await openScreen(page, `/${shopId}/freight`, 'Delivery');
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Add template' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New delivery template');

  const first = page.getByRole('region', { name: 'Zone 1' });
  const name = page.getByLabel('Template name');
  const countries = (zone: typeof first) => zone.getByRole('combobox', { name: 'Countries and regions' });
  await first.getByLabel('Delivery days, from').fill('5');
  await first.getByLabel('Delivery days, to').fill('3');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(name).toHaveAccessibleDescription(/Enter a name/);
  await expect(countries(first)).toHaveAccessibleDescription('Choose at least one country');
  await expect(first.getByLabel('Fee for the first')).toHaveAccessibleDescription(
    'Enter an amount up to $1,000,000.00',
  );
  await expect(first.getByLabel('Delivery days, to')).toHaveAccessibleDescription(/the shorter time first/);
  await expectAccessible(page);

  await name.fill('Standard');
  await countries(first).fill('united st');
  await page.getByRole('option', { name: 'United States' }).click();
  await page.keyboard.press('Escape');
  await first.getByLabel('Fee for the first').fill('4.99');
  await first.getByLabel('Additional fee').fill('1.5');
  await first.getByLabel('Free delivery from').fill('100');
  await first.getByLabel('Delivery days, from').fill('2');
  await page.getByRole('button', { name: 'Add zone' }).click();
  const second = page.getByRole('region', { name: 'Zone 2' });
  await countries(second).fill('united st');
  await expect(page.getByText('No countries found')).toBeVisible(); // it is in the first zone
  await countries(second).fill('all other');
  await page.getByRole('option', { name: 'All other countries' }).click();
  await page.keyboard.press('Escape');
  await second.getByText('By order value').click();
  await second.getByLabel('Base fee').fill('20');
  await second.getByRole('button', { name: 'Add price tier' }).click();
  await second.getByLabel('Order value from').fill('50');
  await second.getByLabel('Fee from there').fill('12.25');
  await second.getByLabel('Delivery days, from').fill('8');
  await second.getByLabel('Delivery days, to').fill('14');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(notice(page, 'Standard saved')).toBeVisible();
  const row = page.getByRole('table', { name: 'Delivery templates' }).getByRole('row', { name: /^Standard/ });
  await expect(row).toHaveText(/StandardDefaultUnited States, All other countries1/);

  await page.getByRole('combobox', { name: 'Product' }).fill(kettle);
  await page.getByRole('option', { name: kettle }).click();
  const price = page.getByRole('definition').first();
  await expect(price).toHaveText('$4.99');
  await page.getByLabel('Quantity').fill('3');
  await expect(price).toHaveText('$7.99');
  await page.getByLabel('Quantity').fill('4');
  await expect(price).toHaveText('Free');
  await page.getByRole('combobox', { name: 'Deliver to' }).fill('France');
  await page.getByRole('option', { name: 'France' }).click();
  await expect(price).toHaveText('$12.25');
  await page.getByLabel('Quantity').fill('1');
  await expect(price).toHaveText('$20.00');
  await expectAccessible(page);

  await row.getByRole('link', { name: 'Standard' }).click();
  await expect(first.getByLabel('Additional fee')).toHaveValue('1.50');
  await first.getByLabel('Fee for the first').fill('5.49');
  await database().execute(sql`update freight_templates set version = version + 1 where shop_id = ${shopId}`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('group', { name: 'A colleague saved this in the meantime' })).toBeVisible();
  await expect(first.getByLabel('Fee for the first')).toHaveValue('5.49');
  await page.getByRole('button', { name: 'Keep my version' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Delivery');

  await page.getByRole('button', { name: 'Actions for Standard' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(first.getByLabel('Fee for the first')).toHaveValue('5.49');
  await name.fill('Standard');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(name).toHaveAccessibleDescription(/There is already a delivery template with this name/);
  await name.fill('Bulky');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Actions for Bulky' }).click();
  await page.getByRole('menuitem', { name: 'Set as default' }).click();
  await expect(notice(page, 'Bulky is now the default')).toBeVisible();
  await page.getByRole('button', { name: 'Actions for Standard' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: 'Delete Standard?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(notice(page, 'Standard deleted')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Delivery templates' }).getByRole('row')).toHaveCount(2);
  expect(errors).toEqual([]);
});

test('the variants of the product before are gone as soon as another is chosen', async ({ page, context, baseURL }) => {
  const sold = (name: string, values: string[]) => ({
    name: aName(name),
    options: [{ name: { en: 'Colour' }, values: values.map((value) => ({ value: { en: value } })) }],
    skus: values.map((value) => ({ values: [value], price: 900, originalPrice: 900, onHand: 5 })),
  });
  const [mug, hat] = [sold('Mug', ['Red', 'Blue']), sold('Hat', ['Green', 'Black'])];
  const { owner, shopId } = await shopWith([mug, hat]);
  await database().execute(sql`
    with template as (insert into freight_templates (shop_id, name, is_default) values (${shopId}, 'Standard', true) returning id)
    insert into freight_rules (template_id, country, first_fee, further_fee, days_from, days_to)
    select id, '*', 500, 100, 2, 5 from template`);
  await enterConsole(context, baseURL, owner.accountId);
  await openScreen(page, `/${shopId}/freight`, 'Delivery');
  const choose = async (name: string) => {
    await page.getByRole('combobox', { name: 'Product' }).fill(name);
    await page.getByRole('option', { name }).click();
  };
  const variant = page.getByRole('combobox', { name: 'Variant' });
  await choose(mug.name);
  await expect(variant).toHaveValue(/^Red/);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/merchant/freight/preview*', async (route) => {
    await held;
    await route.continue();
  });
  await choose(hat.name);
  await expect(variant).toHaveCount(0);
  answer();
  await expect(variant).toHaveValue(/^Green/);
});
