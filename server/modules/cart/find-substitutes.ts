import type { findSubstitutes as call } from '#contract/cart/shopper.ts';
import type { OutputOf } from '#contract/core/call.ts';
import { type Locale, localized } from '#contract/core/languages.ts';
import { database } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { canBuy, listSimilarCards, listSkuFacts } from '#server/modules/catalogue/index.ts';
import { pictureValue } from '#server/modules/content/index.ts';
import type { CartOwner } from './open-cart.ts';
import { findLine, listVariantsInStock } from './queries.ts';

const variantsMax = 50;
const productsMax = 6;

/** Replacements for a line: other variants in stock, and similar products. */
export async function findSubstitutes(owner: CartOwner, id: number, locale: Locale): Promise<OutputOf<typeof call>> {
  const line = await findLine(owner, id);
  if (!line) throw new Refusal('cart_line_not_found');
  const [variants, { sameShop, similar }] = await Promise.all([
    listVariantsInStock(line.productId).then((ids) => listSkuFacts(database(), ids)),
    listSimilarCards(line.productId, locale),
  ]);
  const offered = variants.filter((variant) => variant.skuId !== line.skuId && canBuy(variant));
  return {
    skus: offered.slice(0, variantsMax).map((sku) => ({
      id: sku.skuId,
      variant: localized(sku.variant, locale),
      price: sku.price,
      stock: sku.stock,
      image: pictureValue(sku.picture),
    })),
    products: [...similar, ...sameShop].slice(0, productsMax),
  };
}
