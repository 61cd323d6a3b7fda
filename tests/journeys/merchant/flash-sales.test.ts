import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { acceptFlashSignUp, addFlashSale } from '#contract/catalogue/platform-flash-sales.ts';
import { database, transaction } from '#server/database/connection.ts';
import { importProducts } from '#server/modules/catalogue/index.ts';
import { setFreightRules } from '#server/modules/shops/index.ts';
import { aMerchant } from '#tests/support/accounts/callers.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { anAddress } from '#tests/support/pages/checkout-page.ts';
import { enterConsole, notice, openScreen, refusedByPolicy } from '#tests/support/pages/console-page.ts';
import { aDecider } from '#tests/support/pages/decider.ts';
import { openHydrated } from '#tests/support/pages/hydrated.ts';
import { signInNewAccount, withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

// A closed shop sells nothing and a closed sale is nowhere: the demo mall is as it was for those who come after.
const shops: number[] = [];
const sales: string[] = [];
test.afterEach(async () => {
  for (const name of sales.splice(0))
    await database().execute(sql`update activities set is_open = false where name ->> 'en' = ${name}`);
  for (const id of shops.splice(0)) await database().execute(sql`update shops set is_open = false where id = ${id}`);
});

/** An open shop that sells a lamp for $20.00, which costs it $12.00. */
async function aShop() {
  const owner = await aMerchant();
  const { rows } = await database().execute<{ id: number; hash: string; category: number }>(sql`
    select id, avatar_hash as hash, (select min(id) from categories where level = 3) as category
    from shops where owner_id = ${owner.accountId}`);
  const { id: shopId = 0, hash = '', category = 0 } = rows[0] ?? {};
  shops.push(shopId);
  const lamp = `Lamp ${randomUUID().slice(0, 8)}`;
  const [lampId = 0] = await transaction(async (tx) => {
    await setFreightRules(tx, [{ shopId, country: '*', daysFrom: 2, daysTo: 4, firstFee: 0, furtherFee: 0 }]);
    return importProducts(tx, [
      {
        product: { shopId, categoryId: category, name: { en: lamp }, platformRank: -1_000_000 },
        texts: { summary: { en: '' }, contentHtml: { en: '' }, unit: { en: 'piece' } },
        pictureHashes: [hash] as const,
        options: [],
        skus: [{ ...{ values: [], price: 2_000, originalPrice: 2_000, onHand: 10, cost: 1_200 } }],
      },
    ]);
  });
  return { owner, shopId, lamp, lampId };
}

test('a shop signs up a product for a flash sale, the platform accepts it, and a buyer gets it at that price', async ({
  page,
  context,
  baseURL,
  browser,
  request,
}) => {
  const { owner, shopId, lamp, lampId } = await aShop();
  const { decide } = await aDecider(request);
  const sale = `Night sale ${randomUUID().slice(0, 8)}`;
  sales.push(sale);
  const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();
  const times = { signUpUntil: days(1.02), startsAt: days(2), endsAt: days(3) };
  const demands = { leastPercent: 20, mostUnits: 50, perBuyer: 2, categoryIds: [] };
  const texts = { name: { en: sale, 'zh-CN': `${sale} 夜` }, instruction: { en: 'One night only' }, bannerHash: null };
  await decide(addFlashSale.path, { sale: { ...texts, ...times, ...demands } });

  const desk = await browser.newContext({ baseURL: baseURL ?? '' });
  await enterConsole(desk, baseURL, owner.accountId);
  const shop = await desk.newPage();
  const errors = refusedByPolicy(shop);
  const row = (name: string) => shop.getByRole('row').filter({ hasText: name });
  await openScreen(shop, `/${shopId}/marketing`, 'Coupons');
  await shop.getByText('Flash sales', { exact: true }).click();
  await expect(row(sale)).toContainText('Closes in 1 day');
  await expect(row(sale)).toContainText('Open for sign-up');
  await expect(row(sale)).toContainText('None yet');
  await expectAccessible(shop);
  await shop.getByRole('link', { name: sale }).click();
  await expect(shop.getByText('at least 20% below both your usual price')).toBeVisible();
  await expect(shop.getByText('You haven’t signed up a product yet.')).toBeVisible();
  await expectAccessible(shop);
  await shop.getByRole('link', { name: 'Sign up a product' }).click();

  // What is missing or too much is said at its field.
  await shop.getByRole('button', { name: 'Sign up' }).click();
  await expect(shop.getByText('Choose a product').last()).toBeVisible();
  await shop.getByRole('combobox', { name: 'Choose a product' }).fill(lamp);
  await shop.getByRole('option', { name: lamp }).click();
  await expect(shop.getByText('$16.00 at most. Usual price $20.00, lowest of 30 days $20.00')).toBeVisible();
  await shop.getByRole('textbox', { name: 'Flash price' }).fill('17');
  await shop.getByRole('textbox', { name: 'Units at this price' }).fill('11');
  await shop.getByRole('button', { name: 'Sign up' }).click();
  await expect(shop.getByText('Can’t be more than $16.00')).toBeVisible();
  await expect(shop.getByText('Enter a number from 1 to 10')).toBeVisible();

  // What it would leave: 12.00 − 0.60 − 12.00, and 15.00 − 0.75 − 12.00.
  await shop.getByRole('textbox', { name: 'Flash price' }).fill('12');
  await expect(shop.getByText('You’d lose money on 1 variant')).toBeVisible();
  await shop.getByRole('textbox', { name: 'Flash price' }).fill('15');
  await expect(row('One variant')).toContainText('$2.25 (15%)');
  await shop.getByRole('textbox', { name: 'Units at this price' }).fill('5');
  await expectAccessible(shop);
  await shop.getByRole('button', { name: 'Sign up' }).click();
  await expect(notice(shop, `${lamp} signed up.`)).toBeVisible();
  await expect(row(lamp)).toContainText('Waiting');

  // It is changed while it waits.
  await shop.getByRole('button', { name: `Actions for ${lamp}` }).click();
  await shop.getByRole('menuitem', { name: 'Change' }).click();
  await shop.getByRole('textbox', { name: 'Flash price' }).fill('14');
  await shop.getByRole('button', { name: 'Save changes' }).click();
  await expect(notice(shop, `${lamp} changed`)).toBeVisible();
  await expect(row(lamp)).toContainText('$14.00');

  const { rows } = await database().execute<{ id: number; sale: number }>(
    sql`select id, activity_id as sale from flash_sign_ups where product_id = ${lampId}`,
  );
  await decide(acceptFlashSignUp.path, { id: rows[0]?.id, version: 2 });
  await shop.reload();
  await expect(row(lamp)).toContainText('Accepted');
  await expect(shop.getByRole('button', { name: `Actions for ${lamp}` })).toBeHidden();

  // The sale begins: a buyer finds it and buys two.
  await database().execute(sql`update activities set starts_at = mall_now() where id = ${rows[0]?.sale}`);
  await anAddress(await signInNewAccount(context, baseURL));
  await openHydrated(page, `/goods/activity_list?id=${rows[0]?.sale}`);
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: lamp })).toContainText('$14');
  await openHydrated(page, `/goods_detail/${lampId}`);
  await page.mouse.move(5, 5);
  await expect(page.getByText('Limit 2 per buyer')).toBeVisible();
  await page.getByRole('textbox', { name: 'Quantity' }).fill('2');
  await page.getByRole('button', { name: 'Buy now' }).click();
  await expect(page).toHaveURL(/\/order\/order_confirm/);
  await page.getByRole('radio', { name: /Test card/ }).check();
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.getByLabel('Card number').fill('4242424242424242');
  await page.getByLabel('Expiry date (MM / YY)').fill('1234');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: 'Pay $28.00' }).click();
  await expect(page.getByText('Payment successful')).toBeVisible();

  // The shop sees what it has sold. In Chinese.
  await shop.goto(`/console/${shopId}/marketing/flash/${rows[0]?.sale}?locale=zh-CN`);
  await expect(row(lamp)).toContainText('2 / 5');
  await expect(row(lamp)).toContainText('28.00');
  await expect(row(lamp)).toContainText('已通过');
  await expectAccessible(shop);
  expect(errors).toEqual([]);
  await desk.close();
});
