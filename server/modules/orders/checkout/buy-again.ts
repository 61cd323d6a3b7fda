import { quantityMax } from '#contract/catalogue/shopper-product.ts';
import { type Locale, localized } from '#contract/core/languages.ts';
import { transaction } from '#server/database/connection.ts';
import { addLines } from '#server/modules/cart/index.ts';
import { canBuy, listSkuFacts } from '#server/modules/catalogue/index.ts';
import { getLinesToRepeat } from './repeat-queries.ts';

/** Adds the products of an order to the cart, as far as they are in stock, and returns the names of those that are not. */
export async function buyAgain(
  accountId: number,
  number: string,
  locale: Locale,
): Promise<{ added: number; gone: string[] }> {
  return transaction(async (tx) => {
    const lines = await getLinesToRepeat(tx, accountId, number);
    const facts = await listSkuFacts(
      tx,
      lines.map(({ skuId }) => skuId),
    );
    const offered = new Map(facts.filter((fact) => canBuy(fact)).map((fact) => [fact.skuId, fact]));
    const again = lines.flatMap(({ skuId, productId, quantity, inCart }) => {
      const most = Math.min(offered.get(skuId)?.stock ?? 0, quantityMax) - inCart;
      return most > 0 ? { skuId, productId, quantity: Math.min(quantity, most) } : [];
    });
    if (again.length > 0) await addLines(tx, accountId, again, locale);
    const gone = lines.filter(({ skuId }) => !offered.has(skuId));
    return {
      added: again.length,
      gone: gone.map(({ name }) => localized(name, locale)),
    };
  });
}
