import type pg from 'pg';
import type { Samples } from './lists.ts';

const places = 50;

/** What to search for, spread over all orders. */
export async function readSamples(client: pg.Client, size: number): Promise<Samples> {
  const { rows } = await client.query<
    Record<keyof Samples['numbers'] | 'phone', string> & { buyerId: number; shopId: number }
  >(
    `select o.number as order, p.number as payment, coalesce(r.number, 'RE0') as refund, coalesce(s.tracking_number, '1Z0') as parcel,
       coalesce(c.provider_id, 'pi_0') as charge, o.address ->> 'phone' as phone, o.account_id as "buyerId", o.shop_id as "shopId"
     from generate_series(1, ${places}) place
     join orders o on o.id = (select max(id) from orders) - $1::int + place * ($1::int / ${places}) - 7
     join payments p on p.id = o.payment_id left join charges c on c.payment_id = p.id
     left join refunds r on r.order_id = o.id left join shipments s on s.order_id = o.id order by o.id`,
    [size],
  );
  const refunds = await client.query<{ number: string }>(
    'select number from refunds where id % greatest((select count(*) / 50 from refunds), 1) = 0 limit 50',
  );
  const payouts = await client.query<{ number: string }>('select number from payouts order by id limit 20');
  const coupon = await client.query<{ id: number }>(
    'select coupon_id as id from received_coupons group by 1 order by count(*) desc limit 1',
  );
  return {
    numbers: {
      order: rows.map((row) => row.order),
      payment: rows.map((row) => row.payment),
      refund: refunds.rows.map(({ number }) => number),
      parcel: rows.map((row) => row.parcel),
      charge: rows.map((row) => row.charge),
    },
    phones: rows.map((row) => row.phone),
    buyerIds: rows.map((row) => row.buyerId),
    payoutNumbers: payouts.rows.map(({ number }) => number),
    couponId: coupon.rows[0]?.id ?? 0,
    shopId: rows[0]?.shopId ?? 0,
  };
}
