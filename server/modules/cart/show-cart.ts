import type { z } from 'zod';
import type { Cart } from '#contract/cart/shopper.ts';
import { type Locale, localized } from '#contract/core/languages.ts';
import { type Money, money } from '#contract/core/values.ts';
import { database } from '#server/database/connection.ts';
import {
  listRunningDeals,
  listSkuFacts,
  type RunningDeal,
  type SkuFacts,
  whyNotForSale,
} from '#server/modules/catalogue/index.ts';
import { pictureValue } from '#server/modules/content/index.ts';
import { listReachableCoupons, type ReachableRow, reachableValue } from '#server/modules/coupons/index.ts';
import {
  chooseBestCoupons,
  chooseDeals,
  isOutOfDeals,
  isShopBorne,
  sumUpProducts,
} from '#server/modules/pricing/index.ts';
import { cartDeals, listMissing } from './cart-deals.ts';
import { type CountLimitedUnits, type WithOffer, withOffers } from './cart-offers.ts';
import { couponHint } from './coupon-hint.ts';
import type { CartOwner } from './open-cart.ts';
import { listLines } from './queries.ts';

type Line = Awaited<ReturnType<typeof listLines>>[number] & { sku: SkuFacts };
type Offered = WithOffer<Line>;
type Row = Offered & { dealId: number | null; dealOff: Money; outOfDeals: Shown['invalid'][number]['outOfDeals'] };
type Shown = z.input<typeof Cart>;

/** The cart by shop, and separately the lines that cannot be ordered. */
export async function showCart(owner: CartOwner, locale: Locale, countLimited: CountLimitedUnits): Promise<Shown> {
  const lines = await listLines(owner);
  const facts = await listSkuFacts(
    database(),
    lines.map(({ skuId }) => skuId),
  );
  const bySku = new Map(facts.map((sku) => [sku.skuId, sku]));
  const found = lines.flatMap((line): Line[] => {
    const sku = bySku.get(line.skuId);
    return sku ? [{ ...line, sku }] : [];
  });
  const offered = await withOffers(owner, found, countLimited);
  const running = await listRunningDeals(database(), [...new Set(offered.map(({ sku }) => sku.shopId))]);
  const rows = withDeals(offered, running);
  const valid = rows.filter(({ sku }) => whyNotForSale(sku) === null);
  const missing = await listMissing(valid, running, locale);
  const coupons = await reachableIn(owner, valid);
  const byShop = [...Map.groupBy(valid, ({ sku }) => sku.shopId)];
  const selected = valid.filter(({ isSelected }) => isSelected);
  const { subtotal, saved } = sumUpProducts(selected.map(countedOf));
  const dealOff = selected.reduce((sum, row) => sum + row.dealOff, 0);
  return {
    shops: byShop.map(([shopId, own]) =>
      shopOf(
        own,
        coupons.filter((coupon) => isShopBorne(coupon) && coupon.shopId === shopId),
        cartDeals(
          own,
          running.filter((deal) => deal.shopId === shopId),
          missing,
          locale,
        ),
        locale,
      ),
    ),
    invalid: rows.filter(({ sku }) => whyNotForSale(sku) !== null).map((row) => lineOf(row, locale)),
    selectedLines: selected.length,
    selectedPieces: unitsOf(selected),
    goods: subtotal,
    dealOff: money(dealOff),
    afterDeals: money(subtotal - dealOff),
    saved,
    hint: hintOf(
      valid,
      coupons.filter((coupon) => !isShopBorne(coupon)),
      locale,
    ),
    best: bestOf(selected, coupons, locale),
    pieces: unitsOf(valid),
  };
}

/** The deals in which an order of the selected lines would take part. */
function withDeals(rows: readonly Offered[], running: readonly RunningDeal[]): Row[] {
  const ordered = rows.filter(({ isSelected, sku }) => isSelected && whyNotForSale(sku) === null);
  const taking = chooseDeals(ordered.map(dealable), running);
  return rows.map((row) => {
    const chosen = row.isSelected ? taking.get(row.sku.skuId) : undefined;
    const outOfDeals = isOutOfDeals(dealable(row), running) ? (row.offer?.kind ?? null) : null;
    return { ...row, dealId: chosen?.dealId ?? null, dealOff: chosen?.off ?? money(0), outOfDeals };
  });
}

const dealable = ({ sku, quantity, offer }: Offered) => ({ ...sku, quantity, isAtOffer: offer !== null });

function shopOf(
  rows: readonly Row[],
  coupons: readonly ReachableRow[],
  deals: Shown['shops'][number]['deals'],
  locale: Locale,
): Shown['shops'][number] {
  const { shopId, shopName, isSelf, holiday } = (rows[0] as Row).sku;
  return {
    shopId,
    shopName: localized(shopName, locale),
    isSelf,
    holiday,
    lines: rows.map((row) => lineOf(row, locale)),
    goods: sumUpProducts(rows.filter(({ isSelected }) => isSelected).map(countedOf)).subtotal,
    deals,
    hint: hintOf(rows, coupons, locale),
  };
}

async function reachableIn(owner: CartOwner, rows: readonly Row[]): Promise<ReachableRow[]> {
  if (rows.length === 0) return [];
  const shopIds = [...new Set(rows.map(({ sku }) => sku.shopId))];
  return listReachableCoupons('accountId' in owner ? owner.accountId : null, shopIds);
}

function hintOf(rows: readonly Row[], coupons: readonly ReachableRow[], locale: Locale): Shown['hint'] {
  const hint = couponHint(
    rows.map((row) => ({ ...countedOf(row), isSelected: row.isSelected })),
    coupons,
  );
  return hint && { ...reachableValue(hint.coupon, locale), missing: hint.missing };
}

/** The coupons that together save the most; of equal ones the received coupons, since those come first. */
function bestOf(selected: readonly Row[], coupons: readonly ReachableRow[], locale: Locale): Shown['best'] {
  const { shopCoupons, platformCoupon, saved } = chooseBestCoupons(selected.map(countedOf), coupons);
  if (saved === 0) return null;
  const chosen = [...shopCoupons, ...(platformCoupon ? [platformCoupon] : [])].map(({ id }) => id);
  return {
    saves: saved,
    coupons: coupons.filter(({ id }) => chosen.includes(id)).map((coupon) => reachableValue(coupon, locale)),
  };
}

function countedOf({ sku, quantity, dealOff }: Row) {
  return { ...sku, quantity, dealOff };
}

function lineOf(
  { sku, priceWhenAdded, offer, missed, dealId: _, dealOff: _off, ...line }: Row,
  locale: Locale,
): Shown['invalid'][number] {
  const reason = whyNotForSale(sku);
  return {
    ...line,
    productId: sku.productId,
    name: localized(sku.name, locale),
    variant: localized(sku.variant, locale),
    image: pictureValue(sku.picture),
    price: sku.price,
    originalPrice: sku.originalPrice,
    priceWhenAdded: money(priceWhenAdded),
    subtotal: sumUpProducts([{ ...sku, quantity: line.quantity }]).subtotal,
    stock: Math.max(0, sku.stock),
    bargain: offer?.kind === 'bargain' ? { endsAt: offer.endsAt, perBuyer: offer.perBuyer } : null,
    missed,
    isValid: reason === null,
    reason,
  };
}

function unitsOf(rows: readonly Row[]): number {
  return rows.reduce((sum, { quantity }) => sum + quantity, 0);
}
