import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { eq, sql } from 'drizzle-orm';
import { database, transaction } from '#server/database/connection.ts';
import { addLines } from '#server/modules/cart/index.ts';
import { importProducts } from '#server/modules/catalogue/index.ts';
import { skus } from '#server/modules/catalogue/tables.ts';
import { hashPassword } from '#server/modules/identity/passwords/passwords.ts';
import { password, someone } from '#tests/support/accounts/accounts.ts';

// Products and accounts of one journey, in shops of the demo mall: it may sell them out without disturbing other journeys.

export type OwnSku = {
  skuId: number;
  productId: number;
  name: string;
  shopId: number;
  shopName: string;
  variant: string;
};
export type OwnProducts = { kettle: [OwnSku, OwnSku]; cup: OwnSku; lamp: OwnSku };

/** A kettle in blue ($30.00) and red ($35.00) and a cup ($12.50) in one shop, a lamp ($99.99) in another: ten of each. */
export async function ownProducts({ ofCouponShops = false } = {}): Promise<OwnProducts> {
  const { rows: shops } = await database().execute<{ id: number; name: string; hash: string; category: number }>(sql`
    select s.id, s.name ->> 'en' as name, s.avatar_hash as hash, (select min(id) from categories where level = 3) as category
    from shops s where s.is_open and ${ofCouponShops} = exists (select 1 from coupons c where c.shop_id = s.id and c.scope <> 'product')
    order by s.id limit 2`);
  const tail = randomUUID().slice(0, 8);
  const product = (
    shop: (typeof shops)[number] | undefined,
    what: string,
    chinese: string,
    prices: Record<string, number>,
  ) => {
    const values = Object.keys(prices).filter(Boolean);
    return {
      product: {
        shopId: shop?.id ?? 0,
        categoryId: shop?.category ?? 0,
        name: { en: `${what} ${tail}`, 'zh-CN': `${chinese} ${tail}` },
        platformRank: -1_000_000, // listed behind the products that other journeys use
      },
      texts: { summary: { en: '' }, contentHtml: { en: '' }, unit: { en: 'piece', 'zh-CN': '件' } },
      pictureHashes: [shop?.hash ?? ''] as const,
      options:
        values.length > 0
          ? [
              {
                name: { en: 'Colour', 'zh-CN': '颜色' },
                values: values.map((value) => ({ value: { en: value, 'zh-CN': value } })),
              },
            ]
          : [],
      skus: Object.entries(prices).map(([value, price]) => ({
        values: value ? [value] : [],
        price,
        originalPrice: price * 2,
        onHand: 10,
      })),
    };
  };
  const [one, two] = shops;
  const ids = await transaction((tx) =>
    importProducts(tx, [
      product(one, 'Kettle', '水壶', { Blue: 3_000, Red: 3_500 }),
      product(one, 'Cup', '杯子', { '': 1_250 }),
      product(two, 'Lamp', '台灯', { '': 9_999 }),
    ]),
  );
  const [kettles, cups, lamps] = await Promise.all(ids.map(skusOf));
  const own = (what: string, shop: (typeof shops)[number] | undefined, at = 0, of = kettles): OwnSku => ({
    skuId: of?.[at]?.id ?? 0,
    productId: of?.[at]?.productId ?? 0,
    variant: of?.[at]?.values.join(', ') ?? '',
    name: `${what} ${tail}`,
    shopId: shop?.id ?? 0,
    shopName: shop?.name ?? '',
  });
  return {
    kettle: [own('Kettle', one, 0), own('Kettle', one, 1)],
    cup: own('Cup', one, 0, cups),
    lamp: own('Lamp', two, 0, lamps),
  };
}

const skusOf = (productId: number) =>
  database().select().from(skus).where(eq(skus.productId, productId)).orderBy(skus.id);

export async function putInto(accountId: number, ...lines: [OwnSku, number][]): Promise<void> {
  const wanted = lines.map(([{ skuId, productId }, quantity]) => ({ skuId, productId, quantity }));
  for (const line of wanted) await transaction((tx) => addLines(tx, accountId, [line], 'en')); // the last is the newest
}

/** An account that can sign in by the form. */
export async function someoneWithPassword() {
  return { ...(await someone({ passwordHash: await hashPassword(password) })), password };
}

export const cartPath = '/order/shopping_cart';
export const badge = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^(Cart|购物车|ตะกร้า)/ });
export const summary = (page: Page) => page.getByRole('region', { name: 'Order summary' });
export const lineOf = (page: Page, { name }: OwnSku): Locator =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });
/** Opens the cart and waits until it is hydrated. */
export async function openCart(page: Page, prefix = ''): Promise<void> {
  const alive = page.waitForResponse('**/api/front/product/category');
  await page.goto(prefix + cartPath);
  await alive;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
