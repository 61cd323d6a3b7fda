import type { z } from 'zod';
import { localizedWith } from '#contract/core/languages.ts';
import type { Transaction } from '#server/database/connection.ts';
import { listSkuFacts, type stockLow } from '#server/modules/catalogue/index.ts';
import { productFacts } from './mail-words.ts';
import { notifyPeople } from './notify-people.ts';

/** Notifies a shop of a variant that runs low. */
export async function notifyOfLowStock(tx: Transaction, low: z.output<typeof stockLow.shape>): Promise<void> {
  const { shopId, skuId, available, at } = low;
  const [sku] = await listSkuFacts(tx, [skuId]);
  if (!sku) return;
  const name = localizedWith([sku.name, sku.variant], ([product = '', variant]) =>
    variant ? `${product} (${variant})` : product,
  );
  await notifyPeople(tx, shopId, () => ({
    ...{ kind: 'stockLow', cause: `${skuId}:${at}`, link: '/stock' },
    values: { ...productFacts([{ name }]), left: available },
  }));
}
