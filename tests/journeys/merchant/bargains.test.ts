import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
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

// A closed shop sells nothing: the demo mall is as it was for those who come after.
const shops: number[] = [];
test.afterEach(async () => {
  for (const id of shops.splice(0)) {
    await database().execute(sql`update bargains set stopped_at = now() where shop_id = ${id} and stopped_at is null`);
    await database().execute(sql`update shops set is_open = false where id = ${id}`);
  }
});

/** An open shop that sells a lamp, small for $20.00, which costs it $12.00, and large for $30.00, which costs it $29.00. */
async function aShop() {
  const owner = await aMerchant();
  const { rows } = await database().execute<{ id: number; hash: string; category: number }>(sql`
    select id, avatar_hash as hash, (select min(id) from categories where level = 3) as category
    from shops where owner_id = ${owner.accountId}`);
  const { id: shopId = 0, hash = '', category = 0 } = rows[0] ?? {};
  shops.push(shopId);
  const lamp = `Lamp ${randomUUID().slice(0, 8)}`;
  const sku = (size: string, price: number, cost: number) => ({
    ...{ values: [size], price, originalPrice: price, onHand: 10, cost },
  });
  const [lampId = 0] = await transaction(async (tx) => {
    await setFreightRules(tx, [{ shopId, country: '*', daysFrom: 2, daysTo: 4, firstFee: 0, furtherFee: 0 }]);
    return importProducts(tx, [
      {
        product: { shopId, categoryId: category, name: { en: lamp }, platformRank: -1_000_000 },
        texts: { summary: { en: '' }, contentHtml: { en: '' }, unit: { en: 'piece' } },
        pictureHashes: [hash] as const,
        options: [{ name: { en: 'Size' }, values: [{ value: { en: 'Small' } }, { value: { en: 'Large' } }] }],
        skus: [sku('Small', 2_000, 1_200), sku('Large', 3_000, 2_900)],
      },
    ]);
  });
  return { owner, shopId, lamp, lampId };
}

/** Chooses today in a month's time as the end, with the keys of the calendar. */
async function chooseNextMonth(shop: Page, label: string) {
  await shop.getByRole('button', { name: label }).click();
  const calendar = shop.getByRole('dialog');
  await calendar.getByRole('button', { name: 'Next month' }).click();
  await calendar.getByRole('button', { name: /^15 / }).click();
  await calendar.getByRole('button', { name: 'Done' }).click();
}

test('a shop lowers the price of a variant for three units; buyers see until when, buy it, and get the usual price when it is sold out', async ({
  page,
  context,
  baseURL,
  browser,
}) => {
  const { owner, shopId, lamp, lampId } = await aShop();
  const desk = await browser.newContext({ baseURL: baseURL ?? '' });
  await enterConsole(desk, baseURL, owner.accountId);
  const shop = await desk.newPage();
  const errors = refusedByPolicy(shop);
  await openScreen(shop, `/${shopId}/marketing`, 'Coupons');
  await shop.getByText('Bargains', { exact: true }).click();
  await expect(shop.getByText('No bargains yet.')).toBeVisible();
  await expectAccessible(shop);
  await shop.getByRole('main').getByRole('link', { name: 'Create bargain' }).first().click();

  // What is missing is said.
  await shop.getByRole('button', { name: 'Save' }).click();
  await expect(shop.getByText('Choose a product').last()).toBeVisible();
  await shop.getByRole('combobox', { name: 'Choose a product' }).fill(lamp);
  await shop.getByRole('option', { name: lamp }).click();

  // What it would leave of each variant: 27.00 − 1.35 − 29.00, and 18.00 − 0.90 − 12.00.
  await shop.getByRole('textbox', { name: 'Percentage off for all' }).fill('10');
  await shop.getByRole('button', { name: 'Apply' }).click();
  await expect(shop.getByText('You’d lose money on 1 variant')).toBeVisible();
  const row = (name: string) => shop.getByRole('row').filter({ hasText: name });
  await expect(row('Large')).toContainText('-$3.35 (-12.4%)');
  await expect(row('Small')).toContainText('$5.10 (28.3%)');
  await shop.getByRole('textbox', { name: 'Bargain price of Large' }).fill('');
  await expect(shop.getByText('You make money on every variant whose cost is known.')).toBeVisible();
  await shop.getByRole('textbox', { name: 'Bargain price of Small' }).fill('20');
  await expect(shop.getByText('Must be lower than the usual price')).toBeVisible();
  await shop.getByRole('textbox', { name: 'Bargain price of Small' }).fill('15');
  await chooseNextMonth(shop, 'Ends');
  await shop.getByRole('textbox', { name: 'Units at this price' }).fill('3');
  await shop.getByRole('textbox', { name: 'Limit per buyer' }).fill('2');
  await expectAccessible(shop);
  await shop.getByRole('button', { name: 'Save' }).click();
  await expect(notice(shop, `Bargain for ${lamp} saved`)).toBeVisible();
  await expect(row(lamp)).toContainText('$15.00');
  await expect(row(lamp)).toContainText('0 of 3');
  await expect(row(lamp)).toContainText('Active');

  // A buyer sees the struck price and until when, on the card and on the page.
  const ana = await signInNewAccount(context, baseURL);
  await anAddress(ana);
  await openHydrated(page, `/merchant/merchant/category?id=${shopId}`);
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: lamp });
  await expect(card).toContainText('$15');
  await expect(card).toContainText('Bargain until');
  await openHydrated(page, `/goods_detail/${lampId}`);
  await page.mouse.move(5, 5);
  await page.getByRole('radio', { name: 'Large' }).check({ force: true });
  await expect(page.getByText('Limit 2 per buyer')).toBeHidden();
  await page.getByRole('radio', { name: 'Small' }).check({ force: true });
  await expect(page.getByText('3 left at this price')).toBeVisible();
  await expect(page.getByText('Limit 2 per buyer')).toBeVisible();
  await expectAccessible(page);

  // Three are more than one buyer gets: the usual price, and why. Two are not.
  await page.getByRole('textbox', { name: 'Quantity' }).fill('3');
  await page.getByRole('button', { name: 'Buy now' }).click();
  await expect(page).toHaveURL(/\/order\/order_confirm/);
  await expect(page.getByText('Only 2 left for you at $15. For more, the usual price applies to all.')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('$60.00');
  await expectAccessible(page);
  await openHydrated(page, `/goods_detail/${lampId}`);
  await page.mouse.move(5, 5);
  await page.getByRole('radio', { name: 'Small' }).check({ force: true });
  await page.getByRole('textbox', { name: 'Quantity' }).fill('2');
  await page.getByRole('button', { name: 'Buy now' }).click();
  await expect(page).toHaveURL(/\/order\/order_confirm/);
  await expect(page.getByText(/^Bargain until/)).toBeVisible();
  await page.getByRole('radio', { name: /Test card/ }).check();
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.getByLabel('Card number').fill('4242424242424242');
  await page.getByLabel('Expiry date (MM / YY)').fill('1234');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: 'Pay $30.00' }).click();
  await expect(page.getByText('Payment successful')).toBeVisible();

  // The shop sees what was sold, can only add to it, and stops it.
  await shop.reload();
  await expect(row(lamp)).toContainText('2 of 3');
  await shop.getByRole('link', { name: lamp }).click();
  await expect(shop.getByText('This bargain is active.')).toBeVisible();
  await expect(row('Small')).toContainText('$15.00');
  await expect(row('Large')).toContainText('Unchanged');
  await expect(shop.getByRole('textbox', { name: 'Bargain price of Small' })).toBeHidden();
  await shop.getByRole('textbox', { name: 'Units at this price' }).fill('2');
  await shop.getByRole('button', { name: 'Save' }).click();
  await expect(shop.getByText('Can’t be less than 3, now that the bargain is active')).toBeVisible();
  await expectAccessible(shop);
  await shop.getByRole('button', { name: 'Stop' }).click();
  await shop.getByRole('dialog').getByRole('button', { name: 'Stop' }).click();
  await expect(notice(shop, `Bargain for ${lamp} stopped`)).toBeVisible();
  await expect(shop.getByText('This bargain is over.')).toBeVisible();
  await openHydrated(page, `/goods_detail/${lampId}`);
  await page.getByRole('radio', { name: 'Small' }).check({ force: true });
  await expect(page.getByRole('main')).toContainText('Price$20.00');
  await expect(page.getByText('left at this price')).toBeHidden();

  // In Chinese.
  await shop.goto(`/console/${shopId}/marketing/bargains?locale=zh-CN`);
  await expect(shop.getByRole('heading', { level: 1, name: '特价活动' })).toBeVisible();
  await expect(row(lamp)).toContainText('已停止');
  expect(errors).toEqual([]);
  await desk.close();
});
