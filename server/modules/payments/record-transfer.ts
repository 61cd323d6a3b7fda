import { transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { endProviderRefund } from './end-provider-refund.ts';

/** Records that the platform has paid a refused provider refund another way, once. */
export async function recordTransfer({ operation, reference }: { operation: string; reference: string }) {
  const isEnded = await transaction((tx) =>
    endProviderRefund(tx, { operation, from: 'failed', to: 'transferred', reference }),
  );
  if (!isEnded) throw new Refusal('pay_back_not_found');
  return null;
}
