import type { z } from 'zod';
import { localized } from '#contract/core/languages.ts';
import type { Transaction } from '#server/database/connection.ts';
import type { productDecided } from '#server/modules/catalogue/index.ts';
import { consoleLink } from './mail-links.ts';
import { buttonBlock } from './mail-words.ts';
import { notify } from './notify.ts';
import { findShopReader } from './reader-queries.ts';

type Decision = z.output<typeof productDecided.shape>;

const kinds = {
  approved: 'shopProductApproved',
  refused: 'shopProductRefused',
  forced_down: 'shopProductForcedDown',
  lifted: 'shopProductLifted',
} as const satisfies Record<Decision['decision'], string>;

/** Notifies a shop of what the platform has decided about one of its products. */
export async function notifyOfProduct(tx: Transaction, decided: Decision): Promise<void> {
  const { decision, shopId, productId, draftId, name, reason, decidedAt } = decided;
  const shop = await findShopReader(tx, shopId);
  if (!shop) return;
  const { locale } = shop.reader;
  await notify(tx, shop.reader, {
    kind: kinds[decision],
    cause: `${productId ?? `draft ${draftId}`}:${decidedAt}`,
    values: { product: localized({ en: '', ...name }, locale), reason: reason ?? '' },
    blocks: [
      buttonBlock(locale, 'viewProduct', consoleLink(locale, shopId, `/products/${productId ?? `drafts/${draftId}`}`)),
    ],
  });
}
