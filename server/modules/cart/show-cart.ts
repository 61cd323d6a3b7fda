import type { z } from 'zod';
import type { Cart, CartLine } from '#contract/cart.ts';
import type { Locale } from '#contract/languages.ts';
import { money } from '#contract/values.ts';
import { database } from '#server/database/connection.ts';
import { listSkuFacts, type SkuFacts } from '#server/modules/catalogue/index.ts';
import { pictureValue } from '#server/modules/content/index.ts';
import { sumUpGoods } from '#server/modules/pricing/index.ts';
import { couponHint } from './coupon-hint.ts';
import type { CartOwner } from './open-cart.ts';
import { listLines, listReachableCoupons } from './queries.ts';

type Row = Awaited<ReturnType<typeof listLines>>[number] & { sku: SkuFacts };
type Shown = z.input<typeof Cart>;

/** What is in a cart, by shop, and apart from it what can no longer be had. */
export async function showCart(owner: CartOwner, locale: Locale): Promise<Shown> {
  const [lines, coupons] = await Promise.all([listLines(owner), listReachableCoupons(owner)]);
  const facts = await listSkuFacts(
    database(),
    lines.map(({ skuId }) => skuId),
  );
  const bySku = new Map(facts.map((sku) => [sku.skuId, sku]));
  const rows = lines.flatMap((line): Row[] => {
    const sku = bySku.get(line.skuId);
    return sku ? [{ ...line, sku }] : [];
  });
  const valid = rows.filter(({ sku }) => reasonOf(sku) === null);
  const byShop = [...Map.groupBy(valid, ({ sku }) => sku.shopId)];
  const selected = valid.filter(({ isSelected }) => isSelected);
  const { goods, saved } = sumUpGoods(selected.map(goodsOf));
  return {
    shops: byShop.map(([shopId, own]) =>
      shopOf(
        own,
        coupons.filter((coupon) => coupon.shopId === shopId),
        locale,
      ),
    ),
    invalid: rows.filter(({ sku }) => reasonOf(sku) !== null).map((row) => lineOf(row, locale)),
    selectedLines: selected.length,
    selectedPieces: piecesOf(selected),
    goods,
    saved,
    pieces: piecesOf(valid),
  };
}

function shopOf(
  rows: readonly Row[],
  coupons: Awaited<ReturnType<typeof listReachableCoupons>>,
  locale: Locale,
): Shown['shops'][number] {
  const { shopId, shopName, cnShopName, isSelf } = (rows[0] as Row).sku;
  return {
    shopId,
    shopName: locale === 'zh-CN' ? cnShopName : shopName,
    isSelf,
    lines: rows.map((row) => lineOf(row, locale)),
    goods: sumUpGoods(rows.filter(({ isSelected }) => isSelected).map(goodsOf)).goods,
    hint: couponHint(
      rows.map((row) => ({ ...goodsOf(row), isSelected: row.isSelected })),
      coupons,
    ),
  };
}

function goodsOf({ sku, quantity }: Row) {
  return { ...sku, quantity };
}

function reasonOf({ isShopOpen, isOnSale, stock }: SkuFacts): CartLine['reason'] {
  if (!isShopOpen) return 'shop_closed';
  if (!isOnSale) return 'off_sale';
  return stock > 0 ? null : 'sold_out';
}

function lineOf({ sku, priceWhenAdded, ...line }: Row, locale: Locale): Shown['invalid'][number] {
  const reason = reasonOf(sku);
  const isChinese = locale === 'zh-CN';
  return {
    ...line,
    productId: sku.productId,
    name: isChinese ? sku.cnName : sku.name,
    variant: isChinese ? sku.cnVariant : sku.variant,
    image: pictureValue(sku.picture),
    price: sku.price,
    originalPrice: sku.originalPrice,
    priceWhenAdded: money(priceWhenAdded),
    subtotal: sumUpGoods([{ ...sku, quantity: line.quantity }]).goods,
    stock: Math.max(0, sku.stock),
    isValid: reason === null,
    reason,
  };
}

function piecesOf(rows: readonly Row[]): number {
  return rows.reduce((sum, { quantity }) => sum + quantity, 0);
}
