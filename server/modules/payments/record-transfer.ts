import { transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { type LoggedOperator, logOperatorAct } from '#server/modules/operators/index.ts';
import { endProviderRefund } from './end-provider-refund.ts';

/** Records that the platform has paid a refused provider refund another way, once. */
export function recordTransfer(
  by: LoggedOperator,
  { operation, reference }: { operation: string; reference: string },
): Promise<null> {
  return transaction(async (tx) => {
    const isEnded = await endProviderRefund(tx, { operation, from: 'failed', to: 'transferred', reference });
    if (!isEnded) throw new Refusal('pay_back_not_found');
    await logOperatorAct(tx, by, { act: 'provider_refund_transferred', subject: operation, after: { reference } });
    return null;
  });
}
