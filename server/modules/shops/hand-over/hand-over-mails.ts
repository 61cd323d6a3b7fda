import { type Locale, localized } from '#contract/core/languages.ts';
import { handOverDays } from '#contract/shops/merchant-hand-over.ts';
import type { Transaction } from '#server/database/connection.ts';
import { type MessageKind, queueMessage } from '#server/providers/messages/queue-message.ts';
import { findParties, type Parties } from './hand-over-queries.ts';
import type { Offer } from './hand-over-rows.ts';

type Kind = MessageKind & `handOver${string}`;
type Reader = Parties['from'];

/** Mails both what an offer means, since the owner may not be the one who made it. */
export async function mailOffered(tx: Transaction, offer: Offer, origin: string): Promise<void> {
  const parties = await findParties(tx, offer);
  const linkFor = (locale: Locale) => ({ link: `${origin}/console/${offer.shopId}?locale=${locale}` });
  await mail(tx, 'handOverOffered', parties.to, parties, linkFor(parties.to.locale));
  await mail(tx, 'handOverStarted', parties.from, parties);
}

export async function mailAccepted(tx: Transaction, offer: Offer): Promise<void> {
  const parties = await findParties(tx, offer);
  await mail(tx, 'handOverAccepted', parties.to, parties);
  await mail(tx, 'handOverCompleted', parties.from, parties);
}

/** Mails both that an offer has ended and the shop stays where it is. */
export async function mailEnded(
  tx: Transaction,
  offer: Offer,
  why: 'declined' | 'withdrawn' | 'expired' | 'closed',
): Promise<void> {
  const parties = await findParties(tx, offer);
  for (const reader of [parties.from, parties.to]) await mail(tx, 'handOverEnded', reader, parties, { why });
}

async function mail(
  tx: Transaction,
  kind: Kind,
  { email, locale }: Reader,
  { shop, from, to, role }: Parties,
  values: Record<string, string> = {},
): Promise<void> {
  if (!email) return;
  await queueMessage(tx, {
    channel: 'email',
    to: email,
    locale,
    kind,
    values: {
      ...{ shop: localized(shop, locale), owner: from.nickname, person: to.nickname, days: handOverDays },
      ...{ stays: role ? 'yes' : 'no', role: role ?? '' },
      ...values,
    },
  });
}
