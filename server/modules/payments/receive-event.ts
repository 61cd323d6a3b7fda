import { eq } from 'drizzle-orm';
import { transaction } from '#server/database/connection.ts';
import { log } from '#server/http/log.ts';
import { Refusal } from '#server/http/refusal.ts';
import { findProvider } from '#server/providers/payments/payment-providers.ts';
import { type Outcome, settle } from './settle.ts';
import { webhookEvents } from './tables.ts';

/** Handles a provider's webhook: only if the provider has signed it, and each event once, with its effect or not at all. */
export async function receiveEvent(
  providerName: string,
  body: string,
  header: (name: string) => string | undefined,
): Promise<Outcome | 'ignored'> {
  const provider = findProvider(providerName);
  if (!provider) throw new Refusal('not_found');
  const event = provider.readEvent(body, header);
  if (!event) {
    log.warn({ provider: providerName }, `webhook of ${providerName} refused: wrong signature`);
    throw new Refusal('wrong_signature');
  }
  const { id: eventId, kind, report } = event;
  return transaction(async (tx) => {
    // The claim comes first: the same event arriving now waits here until it can see that it was handled.
    const [claimed] = await tx
      .insert(webhookEvents)
      .values({ provider: provider.name, eventId, kind, outcome: 'ignored' })
      .onConflictDoNothing()
      .returning({ id: webhookEvents.id });
    if (!claimed) return 'seen';
    if (!report) return 'ignored';
    const outcome = await settle(tx, provider.name, report);
    await tx.update(webhookEvents).set({ outcome }).where(eq(webhookEvents.id, claimed.id));
    return outcome;
  });
}
