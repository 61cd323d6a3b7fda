import type { z } from 'zod';
import type { Transaction } from '#server/database/connection.ts';
import type { webhookSwitchedOff } from '#server/modules/integrations/index.ts';
import { dateFact, nameFact } from './facts.ts';
import { consoleLink } from './mail-links.ts';
import { buttonBlock } from './mail-words.ts';
import { notifyPeople } from './notify-people.ts';

type SwitchedOff = z.output<typeof webhookSwitchedOff.shape>;

/** Notifies a shop that one of its webhooks was switched off. */
export async function notifyOfWebhook(
  tx: Transaction,
  { shopId, webhookId, url, failingSince }: SwitchedOff,
): Promise<void> {
  const link = `/integrations/webhooks/${webhookId}`;
  await notifyPeople(tx, shopId, ({ locale }, name) => ({
    kind: 'shopWebhookOff',
    cause: `${webhookId}:${failingSince}`,
    link,
    values: { shop: nameFact(name), url, since: dateFact(new Date(failingSince)) },
    blocks: [buttonBlock(locale, 'viewWebhook', consoleLink(locale, shopId, link))],
  }));
}
