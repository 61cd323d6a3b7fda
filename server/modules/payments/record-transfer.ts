import { transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { endProviderRefund } from './end-provider-refund.ts';

/** The platform's people have paid back another way what the provider would not. Once. */
export async function recordTransfer({ operation, reference }: { operation: string; reference: string }) {
  const isEnded = await transaction((tx) =>
    endProviderRefund(tx, { operation, from: 'failed', to: 'transferred', reference }),
  );
  if (!isEnded) throw new Refusal('pay_back_not_found');
  return null;
}
