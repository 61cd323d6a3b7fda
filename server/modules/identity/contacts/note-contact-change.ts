import { sql } from 'drizzle-orm';
import { withLocale } from '#contract/core/languages.ts';
import { type Contact, undoDays } from '#contract/identity/shopper-contacts.ts';
import type { Transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { hashToken, newToken } from '#server/http/session/session-token.ts';
import type { Account } from '#server/modules/identity/queries.ts';
import { contactChanges } from '#server/modules/identity/tables.ts';
import { queueMessage } from '#server/providers/messages/queue-message.ts';
import { maskContact } from './mask-contact.ts';

/**
 * Records that a contact was changed and notifies the previous contact, with a link to undo it. If a contact was added, the
 * account's other contact is notified. If there is none, nobody is.
 */
export async function noteContactChange(
  tx: Transaction,
  before: Account,
  contact: Contact,
  after: string,
  origin: string,
): Promise<void> {
  const other = contact === 'email' ? 'phone' : 'email';
  const notified = before[contact] ? contact : before[other] ? other : null;
  const key = newToken();
  await tx.insert(contactChanges).values({
    keyHash: hashToken(key),
    accountId: before.id,
    contact,
    before: before[contact],
    beforeCountryCode: contact === 'phone' ? before.countryCode : null,
    after,
    changedAt: mallNow,
    endsAt: sql`${mallNow} + make_interval(days => ${undoDays})`,
  });
  if (!notified) return;
  const { locale } = before;
  await queueMessage(tx, {
    channel: notified === 'email' ? 'email' : 'sms',
    to: before[notified] ?? '',
    locale,
    kind: 'contactChanged',
    values: {
      contact,
      value: maskContact(after),
      link: origin + withLocale(locale, `/middlewares/undo_change?key=${key}`),
      days: undoDays,
    },
  });
}
