import type { z } from 'zod';
import { localized } from '#contract/core/languages.ts';
import type { Transaction } from '#server/database/connection.ts';
import type { flashSignUpDecided } from '#server/modules/catalogue/index.ts';
import { consoleLink } from './mail-links.ts';
import { buttonBlock } from './mail-words.ts';
import { notify } from './notify.ts';
import { findShopReader } from './reader-queries.ts';

type Decision = z.output<typeof flashSignUpDecided.shape>;

const kinds = {
  accepted: 'shopFlashAccepted',
  refused: 'shopFlashRefused',
  cancelled: 'shopFlashCancelled',
} as const satisfies Record<Decision['decision'], string>;

/** Notifies a shop of what the platform has decided about a product that it signed up for a flash sale. */
export async function notifyOfFlashSale(tx: Transaction, decided: Decision): Promise<void> {
  const { decision, shopId, signUpId, saleId, sale, product, reason, decidedAt } = decided;
  const shop = await findShopReader(tx, shopId);
  if (!shop) return;
  const { locale } = shop.reader;
  const textOf = (texts: Decision['sale']) => localized({ en: '', ...texts }, locale);
  await notify(tx, shop.reader, {
    kind: kinds[decision],
    cause: `${signUpId}:${decidedAt}`,
    values: { product: textOf(product), sale: textOf(sale), reason: reason ?? '' },
    blocks: [buttonBlock(locale, 'viewFlashSale', consoleLink(locale, shopId, `/marketing/flash/${saleId}`))],
  });
}
