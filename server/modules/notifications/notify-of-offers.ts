import type { Transaction } from '#server/database/connection.ts';
import { type DueAlert, listSkuFacts, takeDueAlerts } from '#server/modules/catalogue/index.ts';
import { getSite } from '#server/modules/content/index.ts';
import { sharedText } from '#server/providers/messages/shared-texts.ts';
import { moneyFact } from './facts.ts';
import { mailLink } from './mail-links.ts';
import { buttonBlock, productFacts, productsBlock } from './mail-words.ts';
import { notify } from './notify.ts';
import { findReader } from './reader-queries.ts';

/** Mails everyone who waits for one of these products to be back in stock or to cost less: each once. */
export async function notifyOfOffers(tx: Transaction, productIds: readonly number[]): Promise<void> {
  for (const alert of await takeDueAlerts(tx, productIds)) await notifyOfOffer(tx, alert);
}

async function notifyOfOffer(tx: Transaction, { id, accountId, skuId, kind, belowPrice }: DueAlert): Promise<void> {
  const reader = await findReader(tx, accountId);
  const [sku] = await listSkuFacts(tx, [skuId]);
  if (!reader || !sku) return;
  const { locale } = reader;
  const { currency } = await getSite(tx, 'currency');
  const productPath = `/goods_detail/${sku.productId}?sku=${skuId}`;
  const line = { ...sku, quantity: 1, subtotal: sku.price };
  await notify(tx, reader, {
    kind: kind === 'stock' ? 'backInStock' : 'priceDropped',
    cause: String(id),
    link: productPath,
    values: {
      product: productFacts([line]).product,
      amount: moneyFact(sku.price, currency),
      limit: moneyFact(belowPrice ?? sku.price, currency),
    },
    blocks: [
      productsBlock(locale, currency, [line]),
      buttonBlock(locale, 'viewProduct', mailLink(locale, productPath)),
      {
        block: 'link',
        label: sharedText(locale, 'manageAlerts'),
        url: mailLink(locale, '/users/collection_list?tab=alerts'),
      },
    ],
  });
}
