import type { z } from 'zod';
import type { Transaction } from '#server/database/connection.ts';
import type { shopBlockChanged } from '#server/modules/shops/index.ts';
import { consoleLink } from './mail-links.ts';
import { buttonBlock } from './mail-words.ts';
import { notifyPeople } from './notify-people.ts';

/** Notifies a shop that the platform has closed it, or lifted that. */
export async function notifyOfBlock(tx: Transaction, change: z.output<typeof shopBlockChanged.shape>): Promise<void> {
  const { closingId, shopId, name, reason, isBlocked, isOpen } = change;
  await notifyPeople(tx, shopId, ({ locale }) => ({
    kind: isBlocked ? 'shopBlocked' : isOpen ? 'shopReopened' : 'shopUnblocked',
    cause: `${closingId}:${isBlocked}`,
    link: '',
    values: { shop: name, reason },
    blocks: [buttonBlock(locale, 'openDesk', consoleLink(locale, shopId))],
  }));
}
