import type { z } from 'zod';
import { localized } from '#contract/core/languages.ts';
import type { Transaction } from '#server/database/connection.ts';
import type { webhookSwitchedOff } from '#server/modules/integrations/index.ts';
import { consoleLink } from './mail-links.ts';
import { buttonBlock, dateText } from './mail-words.ts';
import { notify } from './notify.ts';
import { findShopReader } from './reader-queries.ts';

type SwitchedOff = z.output<typeof webhookSwitchedOff.shape>;

/** Notifies a shop that one of its webhooks was switched off. */
export async function notifyOfWebhook(
  tx: Transaction,
  { shopId, webhookId, url, failingSince }: SwitchedOff,
): Promise<void> {
  const shop = await findShopReader(tx, shopId);
  if (!shop) return;
  const { locale } = shop.reader;
  await notify(tx, shop.reader, {
    kind: 'shopWebhookOff',
    cause: `${webhookId}:${failingSince}`,
    values: { shop: localized(shop.name, locale), url, since: dateText(locale, new Date(failingSince)) },
    blocks: [buttonBlock(locale, 'viewWebhook', consoleLink(locale, shopId, `/integrations/webhooks/${webhookId}`))],
  });
}
