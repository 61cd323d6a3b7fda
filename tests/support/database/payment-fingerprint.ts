import type { MallUnderTest } from '#tests/support/mall/mall-under-test.ts';

/** Everything stored about one payment, except for what differs each time: numbers, keys and times. */
export async function paymentFingerprint({ pool }: MallUnderTest, number: string) {
  const all = async (statement: string) => (await pool.query(statement, [number])).rows;
  const ofPayment = 'join payments t on t.id = payment_id and t.number = $1';
  const ids = `(select c.id from captures c ${ofPayment})`;
  return {
    payment: (await all('select status, amount from payments where number = $1'))[0],
    charges: await all(`select method, state, failure from charges c ${ofPayment} order by c.id`),
    captures: await all(`select c.amount, is_accepted as "isAccepted" from captures c ${ofPayment} order by c.id`),
    providerRefunds: await all(`select amount, state from provider_refunds where capture_id in ${ids} order by id`),
    ledger: await all(
      `select account, sum(amount)::int as amount from ledger_entries
      where cause = 'paid:' || $1 or cause in (select x || id from ${ids} l(id), unnest(array['late:', 'back:late:']) x)
      group by account having sum(amount) <> 0 order by account`,
    ),
    paidEvents: (await all(`select id from event_outbox where name = 'payments.paid' and payload ->> 'number' = $1`))
      .length,
  };
}
