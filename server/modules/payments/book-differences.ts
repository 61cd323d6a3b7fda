import type { differenceKinds } from '#contract/payments/platform-reconciliation.ts';
import type { BookedPayment } from '#server/providers/payments/payment-provider.ts';

export type BookEntry = BookedPayment;
/** What we know of a payment: what came in, what went back, and what is on its way back. */
export type OurEntry = { received: number; refunded: number; underWay: number };

export type Found = {
  providerId: string;
  kind: (typeof differenceKinds)[number];
  theirs: number;
  ours: number;
  currency: string;
};

/** Where a provider's payments differ from ours. A refund that is on its way may have arrived there already. */
export function differencesOf(theirs: readonly BookEntry[], ours: ReadonlyMap<string, OurEntry>): Found[] {
  return theirs.flatMap((their): Found[] => {
    const { providerId, currency } = their;
    const our = ours.get(providerId);
    const at = { providerId, currency };
    if (!our) return [{ ...at, kind: 'not_here', theirs: their.received, ours: 0 }];
    if (our.received !== their.received)
      return [{ ...at, kind: 'received', theirs: their.received, ours: our.received }];
    const more = their.refunded - our.refunded;
    if (more > 0 && more > our.underWay)
      return [{ ...at, kind: 'refunded_there', theirs: their.refunded, ours: our.refunded }];
    if (more < 0) return [{ ...at, kind: 'refunded_here', theirs: their.refunded, ours: our.refunded }];
    return [];
  });
}

/** What came in by our book and is missing in theirs. */
export const notThere = ({
  providerId,
  amount,
  currency,
}: {
  providerId: string;
  amount: number;
  currency: string;
}): Found => ({
  ...{ providerId, currency },
  kind: 'not_there',
  theirs: 0,
  ours: amount,
});
