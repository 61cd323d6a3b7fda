import type { OutputOf } from '#contract/core/call.ts';
import type { recordSentFile as contract } from '#contract/payouts/platform.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import type { Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { logOperatorAct } from '#server/modules/operators/index.ts';
import { logAct } from '#server/modules/shops/index.ts';
import { lockFiledPayouts } from './desk-queries.ts';
import { assertByHand, moveFor, platformFor } from './move-for-operator.ts';

type Operator = Caller<'platform'>;

/** The bank has an approved payout: nobody takes it for unpaid any more, and no other file has it. */
export function recordSentPayout(by: Operator, payoutNo: string): Promise<null> {
  return transaction(async (tx) => {
    await assertByHand(tx, payoutNo);
    await recordSent(tx, by, payoutNo);
    return null;
  });
}

/**
 * The bank has a file: what is still approved of it is sent. Its payouts are locked first, so that one that is paid, or put into
 * another file, at the same time is either sent before or left out.
 */
export function recordSentFile(by: Operator, fileNo: string): Promise<OutputOf<typeof contract>> {
  return transaction(async (tx) => {
    const filed = await lockFiledPayouts(tx, fileNo);
    if (filed.length === 0) throw new Refusal('payout_file_not_found');
    const approved = filed.filter(({ status }) => status === 'approved');
    if (approved.length === 0) throw new Refusal('payout_cannot_move');
    for (const { number } of approved) await recordSent(tx, by, number, fileNo);
    return { payouts: approved.length };
  });
}

async function recordSent(
  tx: Transaction,
  by: Operator,
  payoutNo: string,
  fileNo: string | null = null,
): Promise<void> {
  const shopId = await moveFor(tx, by, payoutNo, 'sent', { sentBy: by.session.accountId });
  await logAct(tx, platformFor(shopId), 'payout_sent', payoutNo);
  await logOperatorAct(tx, by, { act: 'payout_sent', subject: payoutNo, after: { shopId, fileNo } });
}
