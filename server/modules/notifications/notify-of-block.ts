import type { z } from 'zod';
import type { Transaction } from '#server/database/connection.ts';
import type { shopBlockChanged } from '#server/modules/shops/index.ts';
import { consoleLink } from './mail-links.ts';
import { buttonBlock } from './mail-words.ts';
import { notify } from './notify.ts';
import { findShopReader } from './reader-queries.ts';

/** Notifies a shop that the platform has closed it, or lifted that. */
export async function notifyOfBlock(tx: Transaction, change: z.output<typeof shopBlockChanged.shape>): Promise<void> {
  const { closingId, shopId, name, reason, isBlocked, isOpen } = change;
  const shop = await findShopReader(tx, shopId);
  if (!shop) return;
  const { locale } = shop.reader;
  await notify(tx, shop.reader, {
    kind: isBlocked ? 'shopBlocked' : isOpen ? 'shopReopened' : 'shopUnblocked',
    cause: `${closingId}:${isBlocked}`,
    values: { shop: name, reason },
    blocks: [buttonBlock(locale, 'openDesk', consoleLink(locale, shopId))],
  });
}
