import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { database, transaction } from '#server/database/connection.ts';
import { importProducts } from '#server/modules/catalogue/index.ts';
import { setFreightRules } from '#server/modules/shops/index.ts';
import { aMerchant } from '#tests/support/accounts/callers.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { anAddress } from '#tests/support/pages/checkout-page.ts';
import { enterConsole, notice, openScreen, refusedByPolicy } from '#tests/support/pages/console-page.ts';
import { openHydrated } from '#tests/support/pages/hydrated.ts';
import { signInNewAccount, withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

// A closed shop sells nothing and offers no coupon: the demo mall is as it was for those who come after.
const shops: number[] = [];
test.afterEach(async () => {
  for (const id of shops.splice(0)) {
    await database().execute(sql`update shops set is_open = false where id = ${id}`);
    await database().execute(sql`update coupons set is_open = false where shop_id = ${id}`);
  }
});

/** An open shop that sells a kettle for $30.00, which costs it $20.00, and a lamp for $10.00, which costs it $9.50. */
async function aShop() {
  const owner = await aMerchant();
  const { rows } = await database().execute<{ id: number; hash: string; category: number }>(sql`
    select id, avatar_hash as hash, (select min(id) from categories where level = 3) as category
    from shops where owner_id = ${owner.accountId}`);
  const { id: shopId = 0, hash = '', category = 0 } = rows[0] ?? {};
  shops.push(shopId);
  const tail = randomUUID().slice(0, 8);
  const product = (name: string, price: number, cost: number) => ({
    product: { shopId, categoryId: category, name: { en: name }, platformRank: -1_000_000 },
    texts: { summary: { en: '' }, contentHtml: { en: '' }, unit: { en: 'piece' } },
    pictureHashes: [hash] as const,
    options: [],
    skus: [{ values: [], price, originalPrice: price, onHand: 10, cost }],
  });
  const [kettle, lamp] = [`Kettle ${tail}`, `Lamp ${tail}`];
  const [kettleId = 0] = await transaction(async (tx) => {
    await setFreightRules(tx, [{ shopId, country: '*', daysFrom: 2, daysTo: 4, firstFee: 0, furtherFee: 0 }]);
    return importProducts(tx, [product(kettle, 3_000, 2_000), product(lamp, 1_000, 950)]);
  });
  return { owner, shopId, kettle, lamp, kettleId };
}

test('a shop makes a coupon of percent with a cap for two products; a buyer claims and uses it, and the shop sees what it earned', async ({
  page,
  context,
  baseURL,
  browser,
}) => {
  const { owner, shopId, kettle, lamp, kettleId } = await aShop();
  const desk = await browser.newContext({ baseURL: baseURL ?? '' });
  await enterConsole(desk, baseURL, owner.accountId);
  const shop = await desk.newPage();
  const errors = refusedByPolicy(shop);
  await openScreen(shop, `/${shopId}`, 'Home');
  await shop.getByRole('navigation').getByRole('link', { name: 'Marketing' }).click();
  await expect(shop.getByText('No coupons yet. Create one to bring buyers to your shop.')).toBeVisible();
  await shop.getByRole('main').getByRole('link', { name: 'Create coupon' }).first().click();

  // What is missing is said.
  await shop.getByRole('button', { name: 'Save' }).click();
  await expect(shop.getByText('Enter a name in English')).toBeVisible();
  await shop.getByLabel('Name · English').fill('Autumn cups');
  await shop.getByLabel('Name · 简体中文').fill('秋日好券');
  await shop.getByText('Percentage off', { exact: true }).click();
  await shop.getByRole('textbox', { name: 'Percentage off' }).fill('10');
  await shop.getByLabel('Maximum discount').fill('5');
  await shop.getByLabel('Minimum spend').fill('20');
  await shop.getByRole('radio', { name: 'Specific products' }).check();
  for (const name of [kettle, lamp]) {
    await shop.getByRole('combobox', { name: 'Products' }).fill(name);
    await shop.getByRole('option', { name }).click();
    await expect(shop.getByRole('list', { name: 'Products' })).toContainText(name);
  }

  // The card that buyers will see, and the product on which the shop would lose money.
  const card = shop.getByRole('article', { name: 'What buyers see' });
  await expect(card).toContainText('10%');
  await expect(card).toContainText('up to $5.00');
  await expect(card).toContainText('Min. spend $20.00');
  const margin = shop.getByRole('region', { name: 'Effect on your margin' });
  await expect(margin).toContainText('You’d lose money on 1 product');
  await expect(margin).toContainText(`Worst case: ${lamp}.`);
  // Two lamps: 20.00 − 2.00 − 0.90 − 19.00.
  await expect(margin.getByRole('row').filter({ hasText: lamp })).toContainText('-$1.90');
  await expect(margin.getByRole('row').filter({ hasText: kettle })).toContainText('$5.65 (20.9%)');
  await expectAccessible(shop);
  await shop.getByRole('button', { name: 'Save' }).click();
  await expect(notice(shop, 'Autumn cups saved')).toBeVisible();
  await expect(shop.getByRole('heading', { level: 1, name: 'Autumn cups' })).toBeVisible();
  await expect(shop.getByText('Nobody has claimed this coupon yet')).toBeVisible();

  // A buyer claims it on the page of the kettle and buys two of them: 10 % would be $6, but $5 is the most.
  const ana = await signInNewAccount(context, baseURL);
  await anAddress(ana);
  await openHydrated(page, `/goods_detail/${kettleId}`);
  await page.mouse.move(5, 5);
  await page.getByRole('button', { name: 'Claim: 10% off $20+, up to $5' }).click();
  await expect(page.getByRole('button', { name: 'Claimed: 10% off $20+, up to $5' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Quantity' }).fill('2');
  await page.getByRole('button', { name: 'Buy now' }).click();
  await expect(page).toHaveURL(/\/order\/order_confirm/);
  await expect(page.getByRole('radio', { name: /Autumn cups/ })).toBeChecked();
  await expect(page.getByRole('main')).toContainText('10% off, up to $5');
  await expect(page.getByRole('main')).toContainText('$55.00');
  await page.getByRole('radio', { name: /Test card/ }).check();
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.getByLabel('Card number').fill('4242424242424242');
  await page.getByLabel('Expiry date (MM / YY)').fill('1234');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: 'Pay $55.00' }).click();
  await expect(page.getByText('Payment successful')).toBeVisible();

  // The shop sees who used it, in which order, and what remained: 60.00 − 5.00 − 2.75 − 40.00.
  await shop.reload();
  const bill = shop.getByRole('group', { name: 'Results' });
  await expect(bill).toContainText('Products before discounts$60.00');
  await expect(bill).toContainText('Coupon discount-$5.00');
  await expect(bill).toContainText('Sales$55.00');
  await expect(bill).toContainText('Commission-$2.75');
  await expect(bill).toContainText('Cost of goods-$40.00');
  await expect(bill).toContainText('You keep$12.25');
  const record = shop.getByRole('table', { name: 'Claims' }).getByRole('row').last();
  await expect(record).toContainText('Used');
  await expect(record).toContainText('$5.00');
  await expectAccessible(shop);
  await record.getByRole('link', { name: /^SH\d+$/ }).click();
  await expect(shop.getByRole('heading', { level: 1, name: /SH\d+/ })).toBeVisible();

  // What buyers hold cannot be changed; it can be stopped.
  await openScreen(shop, `/${shopId}/marketing`, 'Coupons');
  await expect(shop.getByRole('tab', { name: /Active/ })).toContainText('1');
  await expectAccessible(shop);
  await shop.getByRole('button', { name: 'Actions for Autumn cups' }).click();
  await shop.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(shop.getByText('A buyer has already claimed this coupon.')).toBeVisible();
  await expect(shop.getByLabel('Maximum discount')).toBeDisabled();
  await shop.getByLabel('Number of coupons').fill('200');
  await shop.getByRole('button', { name: 'Save' }).click();
  await expect(notice(shop, 'Autumn cups saved')).toBeVisible();
  await shop.getByRole('button', { name: 'Stop' }).click();
  await shop.getByRole('dialog').getByRole('button', { name: 'Stop' }).click();
  await expect(notice(shop, 'Autumn cups stopped')).toBeVisible();
  await expect(shop.getByRole('button', { name: 'Resume' })).toBeVisible();

  // In Chinese, on both sides.
  await shop.goto(`/console/${shopId}/marketing?locale=zh-CN`);
  await expect(shop.getByRole('heading', { level: 1, name: '优惠券' })).toBeVisible();
  const row = shop.getByRole('row').filter({ hasText: '秋日好券' });
  await expect(row).toContainText('减 10%，最高 US$5.00');
  await expect(row).toContainText('已停止');
  await openHydrated(page, '/zh-CN/users/coupon_list?tab=unusable');
  await expect(page.getByRole('article', { name: '秋日好券' })).toContainText('最高减 US$5');
  expect(errors).toEqual([]);
  await desk.close();
});

test('a coupon that nobody has is deleted and comes back, and a copy of it has its own dates', async ({
  page,
  context,
  baseURL,
}) => {
  const { owner, shopId } = await aShop();
  await enterConsole(context, baseURL, owner.accountId);
  await openScreen(page, `/${shopId}/marketing/new`, 'New coupon');
  await page.getByLabel('Name · English').fill('Five off');
  await page.getByRole('textbox', { name: 'Amount off' }).fill('5');
  await page.getByLabel('Minimum spend').fill('4');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Can’t be less than the amount off')).toBeVisible();
  await page.getByLabel('Minimum spend').fill('50');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Five off' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/marketing\?columns=all$/);
  const undo = notice(page, 'Five off deleted');
  await undo.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'Five off' })).toBeVisible();
  await page.getByRole('button', { name: 'Actions for Five off' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(page.getByLabel('Name · English')).toHaveValue('Five off');
  await page.getByLabel('Name · English').fill('Five more');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Five more' })).toBeVisible();
});
