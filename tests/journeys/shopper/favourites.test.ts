import { expect, type Page, test } from '@playwright/test';
import { and, eq, inArray } from 'drizzle-orm';
import type { ProductCard } from '#contract/catalogue/shopper.ts';
import { database } from '#server/database/connection.ts';
import { favourites, products } from '#server/modules/catalogue/tables.ts';
import { shopFollowers } from '#server/modules/shops/tables.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { ask, shopNamed } from '#tests/support/pages/demo-shops.ts';
import { openHydrated } from '#tests/support/pages/hydrated.ts';
import { messages, pageErrors, signInNewAccount, withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

withMallDatabase();

const path = '/users/collection_list';
const card = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('img', { name, exact: true }) });

/** Products of the demo mall as favourites: the first was saved last. */
async function like(page: Page, accountId: number, count: number, part = 1): Promise<ProductCard[]> {
  const { list } = await ask<{ list: ProductCard[] }>(
    page.request,
    `/api/front/index/product?limit=${count}&page=${part}`,
  );
  await database()
    .insert(favourites)
    .values(
      list.map(({ id, price }, at) => ({
        accountId,
        productId: id,
        priceWhenSaved: price,
        savedAt: new Date(Date.now() - at * 1_000),
      })),
    );
  return list;
}

for (const [prefix, texts] of [
  [
    '',
    {
      title: 'My favourites',
      manage: 'Manage',
      all: 'Select all',
      cancel: 'Remove from favourites',
      remove: 'Remove',
      empty: 'No favourites yet',
    },
  ],
  [
    '/zh-CN',
    { title: '我的收藏', manage: '管理', all: '全选', cancel: '取消收藏', remove: '取消收藏', empty: '还没有收藏商品' },
  ],
] as const) {
  test(`all favourites are selected and removed: ${prefix || '/en'}`, async ({ page, context, baseURL }) => {
    const errors = pageErrors(page);
    const { accountId } = await signInNewAccount(context, baseURL);
    await like(page, accountId, 3);
    await openHydrated(page, prefix + path);
    await expect(page).toHaveTitle(`${texts.title} · Galleria`);
    await expectAccessible(page);
    await page.getByRole('button', { name: texts.manage }).click();
    await page.getByRole('checkbox', { name: texts.all }).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: texts.cancel }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: texts.remove }).click();
    await expect(page.getByText(texts.empty)).toBeVisible();
    await page.reload();
    await expect(page.getByText(texts.empty)).toBeVisible();
    expect(await database().select().from(favourites).where(eq(favourites.accountId, accountId))).toEqual([]);
    expect(errors).toEqual([]);
  });
}

test('some favourites are selected and removed, and the others stay', async ({ page, context, baseURL }) => {
  const { accountId } = await signInNewAccount(context, baseURL);
  const [first, second, third] = await like(page, accountId, 3);
  await openHydrated(page, path);
  await expect(page.getByText('3 items', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Manage' }).click();
  await expect(page.getByRole('button', { name: 'Remove from favourites' })).toBeDisabled();
  await page.getByRole('checkbox', { name: `Select ${first?.name}` }).check();
  await page.getByRole('checkbox', { name: `Select ${third?.name}` }).check();
  await expect(page.getByRole('status').filter({ hasText: '2 selected' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove from favourites' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove 2 items from your favourites?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(card(page, first?.name ?? '')).toBeVisible();
  await page.getByRole('button', { name: 'Remove from favourites' }).click();
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(messages(page)).toHaveText(['2 items removed from your favourites']);
  await expect(card(page, first?.name ?? '')).toHaveCount(0);
  await page.reload();
  await expect(card(page, second?.name ?? '')).toBeVisible();
  await expect(card(page, third?.name ?? '')).toHaveCount(0);
});

test('a favourite is removed by its heart', async ({ page, context, baseURL }) => {
  const { accountId } = await signInNewAccount(context, baseURL);
  const [first, second] = await like(page, accountId, 2);
  await openHydrated(page, path);
  await page.getByRole('button', { name: `Remove ${first?.name} from favourites` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(card(page, first?.name ?? '')).toHaveCount(0);
  await expect(card(page, second?.name ?? '')).toBeVisible();
});

test('a cheaper product shows by how much; one that is no longer sold says so and has no link', async ({
  page,
  context,
  baseURL,
}) => {
  const { accountId } = await signInNewAccount(context, baseURL);
  // Products that no other journey uses.
  const [dear, gone, sold] = await like(page, accountId, 3, 200);
  if (!gone || !sold || !dear) throw new Error('The demo mall has too few products');
  await database()
    .update(favourites)
    .set({ priceWhenSaved: dear.price + 250 })
    .where(and(eq(favourites.accountId, accountId), eq(favourites.productId, dear.id)));
  await database().update(products).set({ isOnSale: false }).where(eq(products.id, gone.id));
  await database().update(products).set({ inStock: false }).where(eq(products.id, sold.id));
  try {
    await openHydrated(page, path);
    await expect(card(page, dear.name).getByText('Price dropped $2.50')).toBeVisible();
    await expect(card(page, gone.name).getByText('No longer available')).toBeVisible();
    await expect(card(page, gone.name).getByRole('link')).toHaveCount(0);
    await expect(card(page, sold.name).getByText('Sold out')).toBeVisible();
    await expectAccessible(page);
  } finally {
    await database()
      .update(products)
      .set({ isOnSale: true, inStock: true })
      .where(inArray(products.id, [gone.id, sold.id]));
  }
});

test('many favourites have pages; emptying the last page shows the page before', async ({ page, context, baseURL }) => {
  const { accountId } = await signInNewAccount(context, baseURL);
  const liked = await like(page, accountId, 13);
  await openHydrated(page, path);
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(`${path}?page=2`);
  await page.getByRole('button', { name: `Remove ${liked[12]?.name} from favourites` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByText('12 items', { exact: true })).toBeVisible();
});

test('followed shops are listed and unfollowed', async ({ page, context, baseURL, request }) => {
  const { accountId } = await signInNewAccount(context, baseURL);
  const [one, other] = [await shopNamed(request, 'Petalune Skincare'), await shopNamed(request, 'Tinytrail')];
  await database()
    .insert(shopFollowers)
    .values([one, other].map(({ id }) => ({ accountId, shopId: id })));
  await openHydrated(page, path);
  await page.getByRole('navigation', { name: 'My favourites' }).getByRole('link', { name: 'Shops' }).click();
  await expect(page).toHaveURL(`${path}?tab=shops`);
  await expect(page.getByRole('article')).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('button', { name: `Unfollow ${one.name}` }).click();
  await expect(messages(page)).toHaveText([`You unfollowed ${one.name}`]);
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('button', { name: `Unfollow ${other.name}` }).click();
  await expect(page.getByText('You’re not following any shops yet')).toBeVisible();
  await page.getByRole('link', { name: 'Go to shop street' }).click();
  await expect(page).toHaveURL('/merchant/merchant_street');
});

test('a guest is asked to sign in first', async ({ page }) => {
  await page.goto(path);
  await expect(page).toHaveURL('/login');
});
