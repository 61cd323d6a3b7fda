import { sql } from 'drizzle-orm';
import type { PayType, payStates } from '#contract/payments/shopper.ts';
import { database } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import type { Failure } from '#server/providers/payments/payment-provider.ts';
import { captures, charges, payments, providerRefunds } from './tables.ts';

export type PaymentState = {
  id: number;
  number: string;
  state: (typeof payStates)[number];
  amount: number;
  payType: PayType | null;
  failure: Failure | null;
  expiresAt: Date;
  secondsLeft: number;
  paidAt: Date | null;
  /** Every charge that may still be paid: a shopper may have tried several methods. */
  openChargeIds: number[];
};

type Row = Omit<PaymentState, 'state' | 'expiresAt' | 'paidAt'> & {
  status: 'open' | 'paid' | 'closed';
  chargeState: string | null;
  expiresAt: string;
  paidAt: string | null;
  received: number;
  going: number;
  returned: number;
};

/**
 * An account's payment with the charge that counts: the one that paid it, else one that is being paid, else the one tried last;
 * and what was paid back of it.
 */
export async function findPaymentState(accountId: number, number: string): Promise<PaymentState | null> {
  const rows = await statement<Row>(
    'find_payment_state',
    sql`
    select t.id, t.number, t.status, t.amount, t.expires_at as "expiresAt",
      greatest(0, ceil(extract(epoch from t.expires_at - mall_now())))::int as "secondsLeft", t.paid_at as "paidAt",
      c.method as "payType", c.failure, c.state as "chargeState",
      array(select o.id from ${charges} o where o.payment_id = t.id and o.state in ('pending', 'processing') order by o.id)
        as "openChargeIds",
      m.received, m.going, m.returned
    from ${payments} t
    left join lateral (
      select ch.id, ch.method, ch.failure, ch.state from ${charges} ch
      left join ${captures} k on k.charge_id = ch.id and k.is_accepted
      where ch.payment_id = t.id 
      order by k.id nulls last, ch.state = 'processing' desc, ch.tried_at desc, ch.id desc limit 1
    ) c on true
    cross join lateral (
      select coalesce(sum(k.amount), 0)::int as received, coalesce(sum(b.going), 0)::int as going,
        coalesce(sum(b.returned), 0)::int as returned
      from ${captures} k
      left join lateral (
        select sum(p.amount) filter (where p.state in ('pending', 'failed')) as going,
          sum(p.amount) filter (where p.state in ('done', 'transferred')) as returned
        from ${providerRefunds} p where p.capture_id = k.id
      ) b on true
      where k.payment_id = t.id and k.is_accepted = (t.status = 'paid')
    ) m
    where t.number = ${number} and t.account_id = ${accountId}`,
  ).rows(database());
  const row = rows[0];
  if (!row) return null;
  const { status, chargeState, received, going, returned, expiresAt, paidAt, ...rest } = row;
  return {
    ...rest,
    state: stateOf(row),
    expiresAt: new Date(expiresAt),
    paidAt: paidAt === null ? null : new Date(paidAt),
  };
}

function stateOf({ status, chargeState, received, going, returned }: Row): PaymentState['state'] {
  if (status === 'open') return chargeState === 'processing' ? 'processing' : 'unpaid';
  if (going > 0) return 'refunding';
  if (received > 0 && returned >= received) return 'refunded';
  return status === 'paid' ? 'paid' : 'cancelled';
}
