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
import { messages, signInNewAccount, withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

// A closed shop sells nothing: the demo mall is as it was for those who come after.
const shops: number[] = [];
test.afterEach(async () => {
  for (const id of shops.splice(0)) {
    await database().execute(sql`update deals set stopped_at = now() where shop_id = ${id} and stopped_at is null`);
    await database().execute(sql`update shops set is_open = false where id = ${id}`);
  }
});

/** An open shop that sells a lamp for $20.00, which costs it $12.00, and a bulb for $5.00, which costs it $4.90. */
async function aShop() {
  const owner = await aMerchant();
  const { rows } = await database().execute<{ id: number; hash: string; category: number }>(sql`
    select id, avatar_hash as hash, (select min(id) from categories where level = 3) as category
    from shops where owner_id = ${owner.accountId}`);
  const { id: shopId = 0, hash = '', category = 0 } = rows[0] ?? {};
  shops.push(shopId);
  const tail = randomUUID().slice(0, 8);
  const [lamp, bulb] = [`Lamp ${tail}`, `Bulb ${tail}`];
  const product = (name: string, price: number, cost: number) => ({
    product: { shopId, categoryId: category, name: { en: name }, platformRank: -1_000_000 },
    texts: { summary: { en: '' }, contentHtml: { en: '' }, unit: { en: 'piece' } },
    pictureHashes: [hash] as const,
    options: [],
    skus: [{ values: [], price, originalPrice: price, onHand: 20, cost }],
  });
  const [lampId = 0, bulbId = 0] = await transaction(async (tx) => {
    await setFreightRules(tx, [{ shopId, country: '*', daysFrom: 2, daysTo: 4, firstFee: 0, furtherFee: 0 }]);
    return importProducts(tx, [product(lamp, 2_000, 1_200), product(bulb, 500, 490)]);
  });
  return { owner, shopId, lamp, lampId, bulb, bulbId };
}

/** Sells a product at $4.00 from now on, for so many units that all that is wanted is. */
async function aBargain(shopId: number, productId: number): Promise<void> {
  await database().execute(sql`
    with added as (
      insert into bargains (shop_id, product_id, starts_at, ends_at, quota)
      values (${shopId}, ${productId}, now() - interval '1 minute', now() + interval '1 day', 10) returning id)
    insert into bargain_prices (bargain_id, sku_id, price)
    select added.id, skus.id, 400 from added, skus where skus.product_id = ${productId}`);
}

/** Chooses the middle of the next month as the end, with the keys of the calendar. */
async function chooseNextMonth(shop: Page, label: string) {
  await shop.getByRole('button', { name: label }).click();
  const calendar = shop.getByRole('dialog');
  await calendar.getByRole('button', { name: 'Next month' }).click();
  await calendar.getByRole('button', { name: /^15 / }).click();
  await calendar.getByRole('button', { name: 'Done' }).click();
}

async function putIntoCart(page: Page) {
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(messages(page).last()).toHaveText(/Added to your cart/);
}

async function pay(page: Page, amount: string) {
  await page.getByRole('radio', { name: /Test card/ }).check();
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.getByLabel('Card number').fill('4242424242424242');
  await page.getByLabel('Expiry date (MM / YY)').fill('1234');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: `Pay ${amount}` }).click();
  await expect(page.getByText('Payment successful')).toBeVisible();
}

test('a shop offers less for more, and a set; a buyer sees it at every step and pays it', async ({
  browser,
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const { owner, shopId, lamp, lampId, bulb, bulbId } = await aShop();
  const desk = await browser.newContext();
  await enterConsole(desk, baseURL ?? '', owner.accountId);
  const shop = await desk.newPage();
  const errors = refusedByPolicy(shop);
  await openScreen(shop, `/${shopId}/marketing`, 'Coupons');
  await shop.getByText('Deals', { exact: true }).click();
  await expect(shop.getByText('No deals yet.')).toBeVisible();
  await expectAccessible(shop);
  await shop.getByRole('main').getByRole('link', { name: 'Create deal' }).first().click();

  // What is missing is said; then what it would leave: 5.00 less 10 % is sold at a loss.
  await shop.getByRole('button', { name: 'Save' }).click();
  await expect(shop.getByText('Enter a name in English')).toBeVisible();
  await shop.getByRole('textbox', { name: 'Name · English' }).fill('Bright nights');
  const step = (number: number) => shop.getByRole('group', { name: `Step ${number}` });
  await step(1).getByRole('textbox', { name: 'Percentage off' }).fill('5');
  await shop.getByRole('button', { name: 'Add step' }).click();
  await step(2).getByRole('textbox', { name: 'Percentage off' }).fill('10');
  await expect(shop.getByText('You’d lose money on 1 product')).toBeVisible();
  await shop.getByRole('radio', { name: 'Specific products' }).check();
  await shop.getByRole('combobox', { name: 'Products' }).fill(lamp);
  await shop.getByRole('option', { name: lamp }).click();
  await expect(shop.getByText('You make money on every product whose cost is known.')).toBeVisible();
  await chooseNextMonth(shop, 'Ends');
  await expectAccessible(shop);
  await shop.getByRole('button', { name: 'Save' }).click();
  await expect(notice(shop, 'Bright nights saved')).toBeVisible();
  const row = (name: string) => shop.getByRole('row').filter({ hasText: name });
  await expect(row('Bright nights')).toContainText('2+: 5% off · 3+: 10% off');
  await expect(row('Bright nights')).toContainText('Active');

  // On the product's page, in the cart with what to add, in the checkout and in the order.
  const ana = await signInNewAccount(context, baseURL ?? '');
  await anAddress(ana);
  await openHydrated(page, `/goods_detail/${lampId}`);
  await page.mouse.move(5, 5);
  await expect(page.getByText('Buy 2: 5% off · Buy 3: 10% off')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Quantity' }).fill('2');
  await putIntoCart(page);
  await openHydrated(page, '/order/shopping_cart');
  await expect(page.getByText('Add 1 more item for 10% off')).toBeVisible();
  await expect(page.getByText('Deals save you $2')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: `Increase quantity of ${lamp}` }).click();
  await expect(page.getByText('Deals save you $6')).toBeVisible();
  await page.getByRole('button', { name: /^Check out/ }).click();
  await expect(page).toHaveURL(/\/order\/order_confirm/);
  await expect(page.getByText('Deal: Bright nights')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText('Shop deals').filter({ visible: true }).first()).toBeVisible();
  await expect(main.getByText('−$6.00').filter({ visible: true }).first()).toBeVisible();
  await expectAccessible(page);
  await pay(page, '$54.00');
  const { rows } = await database().execute<{ number: string }>(
    sql`select number from orders where shop_id = ${shopId} order by id desc limit 1`,
  );
  await openHydrated(page, `/order/order_detail?orderNo=${rows[0]?.number}`);
  await expect(main.getByText('Shop deals').filter({ visible: true }).first()).toBeVisible();
  await shop.goto(`/console/${shopId}/orders/${rows[0]?.number}`);
  await expect(shop.getByText('Shop deals')).toBeVisible();

  // A set of two, which the cart asks to complete.
  await openScreen(shop, `/${shopId}/marketing/deals/new`, 'New deal');
  await shop.getByRole('textbox', { name: 'Name · English' }).fill('Lamp with bulb');
  await shop.getByRole('radio', { name: 'Bundle' }).check();
  await shop.getByRole('textbox', { name: 'Amount off per set' }).fill('3');
  for (const name of [lamp, bulb]) {
    await shop.getByRole('combobox', { name: 'Products' }).fill(name);
    await shop.getByRole('option', { name }).click();
  }
  await expect(shop.getByText('You keep $4.00 of a whole set.')).toBeVisible();
  await chooseNextMonth(shop, 'Ends');
  await shop.getByRole('button', { name: 'Save' }).click();
  await expect(notice(shop, 'Lamp with bulb saved')).toBeVisible();
  await openHydrated(page, `/goods_detail/${bulbId}`);
  await page.mouse.move(5, 5);
  await expect(page.getByText('Buy together, save $3')).toBeVisible();
  await putIntoCart(page);
  await openHydrated(page, '/order/shopping_cart');
  await page.getByRole('link', { name: `Add 1 × ${lamp} to save $3` }).click();
  await expect(page).toHaveURL(new RegExp(`/goods_detail/${lampId}`));
  await putIntoCart(page);
  await openHydrated(page, '/order/shopping_cart');
  await expect(page.getByText('Deals save you $3')).toBeVisible();

  // While the bulb is sold at a bargain's price, page and cart say that no deal counts for it.
  await aBargain(shopId, bulbId);
  await openHydrated(page, `/goods_detail/${bulbId}`);
  await page.mouse.move(5, 5);
  await expect(page.getByText('Not together with the bargain price')).toBeVisible();
  await expectAccessible(page);
  await openHydrated(page, `/goods_detail/${lampId}`);
  await page.mouse.move(5, 5);
  await expect(page.getByText(`Not now: ${bulb} is sold at a bargain price`)).toBeVisible();
  await openHydrated(page, '/order/shopping_cart');
  await expect(page.getByText('Deals don’t count with the bargain price')).toBeVisible();
  await expect(page.getByText('Deals save you $3')).toBeHidden();
  await expectAccessible(page);

  // The shop sees what it has brought, and stops it.
  await openScreen(shop, `/${shopId}/marketing/deals`, 'Deals');
  await shop.getByRole('link', { name: 'Bright nights' }).click();
  await expect(shop.getByText('This deal is active.')).toBeVisible();
  await expect(shop.getByRole('group', { name: 'Results' })).toContainText('-$6.00');
  await expectAccessible(shop);
  await shop.getByRole('button', { name: 'Stop' }).click();
  await shop.getByRole('dialog').getByRole('button', { name: 'Stop' }).click();
  await expect(notice(shop, 'Bright nights stopped')).toBeVisible();
  await expect(shop.getByText('This deal is over.')).toBeVisible();

  // In Chinese.
  await shop.goto(`/console/${shopId}/marketing/deals?locale=zh-CN`);
  await expect(shop.getByRole('heading', { level: 1, name: '多件优惠' })).toBeVisible();
  await expect(row('Bright nights')).toContainText('2 件起减 5% · 3 件起减 10%');
  await openHydrated(page, `/zh-CN/goods_detail/${bulbId}`);
  await page.mouse.move(5, 5);
  await expect(page.getByText('一起购买，立省')).toBeVisible();
  expect(errors).toEqual([]);
  await desk.close();
});
