import type pg from 'pg';
import { placeOrder } from '#contract/orders/shopper-checkout.ts';
import { placeOrder as place } from '#server/modules/orders/checkout/place-order.ts';
import { openByHand } from './orders-by-hand.ts';
import { makeReady, type ReadyOrder } from './ready-orders.ts';

const clients = 32;
const connections = 20; // as many as the mall has
const ordersPerRound = 320;
const rounds = 3;

export type OrderRatio = { what: string; ours: number; byHand: number };

/** Orders that many clients at once place per second. */
async function perSecond(ready: readonly ReadyOrder[], placeOne: (order: ReadyOrder, at: number) => Promise<unknown>) {
  const started = performance.now();
  let next = 0;
  const client = async () => {
    for (let at = next++; at < ready.length; at = next++) await placeOne(ready[at] as ReadyOrder, at);
  };
  await Promise.all(Array.from({ length: clients }, client));
  return (ready.length * 1000) / (performance.now() - started);
}

const ours = ({ accountId, input }: ReadyOrder) =>
  place({ accountId, locale: 'en', idempotencyKey: null }, placeOrder.input.parse(input));
const middle = (figures: number[]) => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;

/** Places orders by the mall's operation and by hand-written SQL, in turns: of many products, and all of one product. */
export async function measureOrders(url: string, pool: pg.Pool): Promise<OrderRatio[]> {
  const hand = openByHand(url, connections);
  const { rows } = await pool.query<{ id: number }>(
    `update skus set opening = opening + 1000000, on_hand = on_hand + 1000000
      where id in (select min(s.id) from skus s join products p on p.id = s.product_id join shops sh on sh.id = p.shop_id
        where p.is_on_sale and p.in_stock and sh.is_open and not p.is_virtual
          and not exists (select 1 from activity_products a where a.product_id = p.id and a.activity_price is not null)
          and exists (select 1 from freight_rules f join freight_templates t on t.id = f.template_id where t.shop_id = sh.id and t.is_default and f.country in ('US', '*'))
        group by p.id order by p.id limit $1)
      returning id`,
    [clients * 4],
  );
  const skuIds = rows.map(({ id }) => id);
  const measured: OrderRatio[] = [];
  for (const [what, chosen] of [
    [`of ${skuIds.length} products`, skuIds],
    ['all of one', skuIds.slice(0, 1)],
  ] as const) {
    const figures = { ours: [] as number[], byHand: [] as number[] };
    for (let round = 0; round <= rounds; round++) {
      const [one, other] = [
        await makeReady(pool, chosen, ordersPerRound),
        await makeReady(pool, chosen, ordersPerRound),
      ];
      const [mine, plain] = [await perSecond(one, ours), await perSecond(other, hand.place)];
      if (round === 0) continue; // warm-up
      figures.ours.push(mine);
      figures.byHand.push(plain);
    }
    measured.push({ what, ours: middle(figures.ours), byHand: middle(figures.byHand) });
  }
  await hand.close();
  return measured;
}
