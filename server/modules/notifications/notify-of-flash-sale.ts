import type { z } from 'zod';
import type { Transaction } from '#server/database/connection.ts';
import type { flashSignUpDecided } from '#server/modules/catalogue/index.ts';
import { nameFact } from './facts.ts';
import { consoleLink } from './mail-links.ts';
import { buttonBlock } from './mail-words.ts';
import { notifyPeople } from './notify-people.ts';

type Decision = z.output<typeof flashSignUpDecided.shape>;

const kinds = {
  accepted: 'shopFlashAccepted',
  refused: 'shopFlashRefused',
  cancelled: 'shopFlashCancelled',
} as const satisfies Record<Decision['decision'], string>;

/** Notifies a shop of what the platform has decided about a product that it signed up for a flash sale. */
export async function notifyOfFlashSale(tx: Transaction, decided: Decision): Promise<void> {
  const { decision, shopId, signUpId, saleId, sale, product, reason, decidedAt } = decided;
  const link = `/marketing/flash/${saleId}`;
  await notifyPeople(tx, shopId, ({ locale }) => ({
    kind: kinds[decision],
    cause: `${signUpId}:${decidedAt}`,
    link,
    values: { product: nameFact(product), sale: nameFact(sale), reason: reason ?? '' },
    blocks: [buttonBlock(locale, 'viewFlashSale', consoleLink(locale, shopId, link))],
  }));
}
