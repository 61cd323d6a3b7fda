import type { Product } from '#contract/catalogue/shopper-product.ts';
import { type Locale, localized } from '#contract/core/languages.ts';
import { money } from '#contract/core/values.ts';
import { detailBlocks, type StoredBlock } from '#server/modules/catalogue/details/detail-blocks.ts';
import { cleanHtml, pictureValue, readSiteValue } from '#server/modules/content/index.ts';
import { shopScores } from '#server/modules/shops/index.ts';

type PictureRow = Parameters<typeof pictureValue>[0];
type CategoryRow = { id: number; name: string };
type BrandRow = { id: number; name: string; logo: PictureRow | null };
type SkuRow = {
  id: number;
  values: string[];
  price: number;
  originalPrice: number;
  stock: number;
  bargainPrice: number | null;
  picture: PictureRow | null;
};
type OptionRow = { position: number; name: string; value: string; label: string };

/** A product as the query returns it. */
export type ProductRow = {
  id: number;
  name: string;
  price: number;
  originalPrice: number;
  sales: number;
  isOnSale: boolean;
  limitPerBuyer: number | null;
  ratingSum: number;
  ratingCount: number;
  summary: string | null;
  content: string | null;
  unit: string | null;
  details: StoredBlock[] | null;
  detailPictures: PictureRow[];
  leaf: CategoryRow | null;
  middle: CategoryRow | null;
  top: CategoryRow | null;
  brand: BrandRow | null;
  flash: {
    activityId: number;
    name: string;
    endsAt: Date | null;
    price: number | null;
    quota: number;
    sold: number;
    perBuyer: number | null;
  } | null;
  bargain: { endsAt: string; left: number; perBuyer: number | null } | null;
  shop: Pick<Product['shop'], 'id' | 'name' | 'isSelf' | 'holiday' | 'typeName' | 'followers' | 'productCount'> &
    Parameters<typeof shopScores>[0] & { isOpen: boolean };
  avatar: PictureRow;
  pictures: (PictureRow & { alt: string })[];
  options: OptionRow[];
  skus: SkuRow[];
  specs: Product['specs'];
  /** Those of the mall, and the keys of those that the shop has chosen for this product. */
  guarantees: unknown;
  chosenGuarantees: readonly string[];
};

/** A product as its page shows it, in one language. */
export function productOf(row: ProductRow, locale: Locale): Product {
  const { isOpen, ratingTenths, qualitySum, serviceSum, reviewCount, ...shop } = row.shop;
  const { starLevel, qualityScore, serviceScore } = shopScores({ ratingTenths, qualitySum, serviceSum, reviewCount });
  const variants = row.skus.map((sku) => ({ ...sku, ...priceOf(sku, row.flash?.price ?? null) }));
  const listed = listedOf(row, variants);
  return {
    id: row.id,
    name: row.name,
    summary: (row.summary ?? '').split('\n').filter(Boolean).slice(0, 20),
    pictures: row.pictures.map((picture) => ({ ...pictureValue(picture), alt: picture.alt })),
    price: money(listed.price),
    originalPrice: money(listed.originalPrice),
    sales: row.sales,
    unit: row.unit ?? '',
    isOnSale: row.isOnSale && isOpen,
    limitPerBuyer: row.limitPerBuyer,
    options: optionsOf(row.options, row.skus),
    skus: variants.map(({ id, values, price, originalPrice, isBargain, stock, picture }) => ({
      id,
      values,
      price: money(price),
      originalPrice: money(originalPrice),
      isBargain,
      stock,
      image: picture && pictureValue(picture),
    })),
    specs: row.specs,
    content: cleanHtml(row.content ?? ''),
    details: detailBlocks(row.details ?? [], { options: row.options, pictures: byHash(row.detailPictures) }, locale),
    path: [row.top, row.middle, row.leaf].filter((category) => category !== null),
    brand: row.brand && { ...row.brand, logo: row.brand.logo && pictureValue(row.brand.logo) },
    shop: { ...shop, avatar: pictureValue(row.avatar), starLevel, qualityScore, serviceScore },
    flash: flashOf(row.flash),
    bargain: row.bargain && { ...row.bargain, endsAt: new Date(row.bargain.endsAt).toISOString() },
    guarantees: readSiteValue('guarantees', row.guarantees)
      .list.filter(({ key, isShown, isChosen }) => isShown && (!isChosen || row.chosenGuarantees.includes(key)))
      .map(({ icon, name, text }) => ({ icon, name: localized(name, locale), text: localized(text, locale) })),
    rating: { average: row.ratingCount === 0 ? 0 : round1(row.ratingSum / row.ratingCount), count: row.ratingCount },
  };
}

/** A variant's price now. Of two lower ones the lower holds, and of equal ones that of the flash sale. */
function priceOf({ price, bargainPrice }: SkuRow, flashPrice: number | null) {
  const withoutBargain = Math.min(price, flashPrice ?? price);
  const isBargain = bargainPrice !== null && bargainPrice < withoutBargain;
  return { price: isBargain ? bargainPrice : withoutBargain, isBargain };
}

/** What is shown before a variant is chosen: as on its card, the lowest price of what is in stock. */
function listedOf(
  { price, originalPrice, flash }: ProductRow,
  variants: readonly Pick<SkuRow, 'price' | 'originalPrice' | 'stock'>[],
) {
  const usual = Math.min(price, flash?.price ?? price);
  const [cheapest] = variants.filter(({ stock }) => stock > 0).toSorted((one, other) => one.price - other.price);
  return cheapest && cheapest.price < usual ? cheapest : { price: usual, originalPrice };
}

function flashOf(flash: ProductRow['flash']): Product['flash'] {
  if (!flash?.endsAt) return null;
  const { activityId, name, endsAt, quota, sold, perBuyer } = flash;
  return { activityId, name, endsAt: endsAt.toISOString(), soldPercent: Math.floor((sold * 100) / quota), perBuyer };
}

function optionsOf(rows: readonly OptionRow[], skus: readonly SkuRow[]): Product['options'] {
  return [...Map.groupBy(rows, ({ position }) => position).values()].map((values, at) => {
    const pictureOf = picturesByValue(skus, at);
    return {
      name: values[0]?.name ?? '',
      values: values.map(({ value, label }) => ({ value, label, image: pictureOf.get(value) ?? null })),
    };
  });
}

/** The picture of each value of an option, if the option determines the picture, as a colour does and a size does not. */
function picturesByValue(skus: readonly SkuRow[], at: number): Map<string, string> {
  const found = new Map<string, string>();
  for (const { values, picture } of skus) {
    const value = values[at];
    if (value === undefined || !picture) return new Map();
    const { url } = pictureValue(picture);
    if ((found.get(value) ?? url) !== url) return new Map();
    found.set(value, url);
  }
  return new Set(found.values()).size > 1 ? found : new Map();
}

function byHash(rows: readonly PictureRow[]) {
  return new Map(rows.map((row) => [row.hash, pictureValue(row)]));
}

function round1(value: number): number {
  return Math.round(value * 10) / 10;
}
