import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { PayoutStep } from '#contract/payouts/platform.ts';
import { database } from '#server/database/connection.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { listActsOn } from '#server/modules/operators/index.ts';
import type { PayoutRows } from './payout-queries.ts';
import { payoutFiles } from './tables.ts';

type Step = z.output<typeof PayoutStep>;

/** What a payout went through. Who decided stands in the log of the platform, and nobody for what providers and schedules did. */
export async function listSteps({ payout, requestedBy }: PayoutRows): Promise<Step[]> {
  const { status, reason, reference, requestedAt, decidedAt, sentAt, sentBy, endedAt, fileId } = payout;
  const [acts, [file], [sender]] = await Promise.all([
    listActsOn(database(), payout.number),
    fileId === null
      ? []
      : database()
          .select({ number: payoutFiles.number, at: payoutFiles.madeAt, by: accounts.nickname })
          .from(payoutFiles)
          .innerJoin(accounts, eq(accounts.id, payoutFiles.madeBy))
          .where(eq(payoutFiles.id, fileId)),
    sentBy === null ? [] : database().select({ name: accounts.nickname }).from(accounts).where(eq(accounts.id, sentBy)),
  ]);
  const byOf = (...of: (typeof acts)[number]['act'][]) => acts.find(({ act }) => of.includes(act))?.by ?? '';
  const steps: Step[] = [
    { what: 'requested', at: requestedAt.toISOString(), by: requestedBy ?? '', text: '' },
    ...acts
      .filter(({ act }) => act === 'payout_account_shown')
      .map(({ at, by }): Step => ({ what: 'account_shown', at, by, text: '' })),
  ];
  if (decidedAt) {
    const what = status === 'refused' || status === 'cancelled' ? status : 'approved';
    const by = what === 'refused' ? byOf('payout_refused') : what === 'approved' ? byOf('payout_approved') : '';
    steps.push({ what, at: decidedAt.toISOString(), by, text: what === 'refused' ? reason : '' });
  }
  if (file) steps.push({ what: 'filed', at: file.at.toISOString(), by: file.by, text: file.number });
  if (sentAt) steps.push({ what: 'sent', at: sentAt.toISOString(), by: sender?.name ?? '', text: '' });
  const paid = acts.find(({ act }) => act === 'payout_paid');
  if (status === 'returned' && paid) steps.push({ what: 'paid', at: paid.at, by: paid.by, text: reference });
  if (endedAt) {
    const isPaid = status === 'paid';
    const by = isPaid ? byOf('payout_paid') : byOf('payout_returned', 'payout_failed');
    steps.push({ what: status, at: endedAt.toISOString(), by, text: isPaid ? reference : reason });
  }
  return steps.toSorted((one, other) => one.at.localeCompare(other.at)).slice(-200);
}
