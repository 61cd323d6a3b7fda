import type { z } from 'zod';
import type { Transaction } from '#server/database/connection.ts';
import type { productDecided } from '#server/modules/catalogue/index.ts';
import { nameFact } from './facts.ts';
import { consoleLink } from './mail-links.ts';
import { buttonBlock } from './mail-words.ts';
import { notifyPeople } from './notify-people.ts';

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
  const link = `/products/${productId ?? `drafts/${draftId}`}`;
  await notifyPeople(tx, shopId, ({ locale }) => ({
    kind: kinds[decision],
    cause: `${productId ?? `draft ${draftId}`}:${decidedAt}`,
    link,
    values: { product: nameFact(name), reason: reason ?? '' },
    blocks: [buttonBlock(locale, 'viewProduct', consoleLink(locale, shopId, link))],
  }));
}
