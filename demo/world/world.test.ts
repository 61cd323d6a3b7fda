import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getClock, listParcels, moveClock, moveParcel, type Parcel } from '#contract/demo/developer.ts';
import { getOrder } from '#contract/orders/shopper.ts';
import { as, type Person } from '#tests/support/accounts/accounts.ts';
import { aBuyer, order, sendEverywhere, variantsOf } from '#tests/support/accounts/buyers.ts';
import { violations } from '#tests/support/database/audit-check.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';
import { anOwner, sell, ship } from '#tests/support/orders/shop-orders.ts';

const mall = openMallUnderTest({ DEMO: '1' });
let small: SmallMall;
const hour = 3_600;

beforeAll(async () => {
  small = await fillSmallMall();
  await sendEverywhere(small);
});
beforeEach(() => mall.pool.query('delete from rate_windows'));
afterEach(() => mall.pool.query('update mall_clock set ahead_seconds = 0'));

const ahead = async () => {
  const { data } = await mall.ask(getClock, {});
  const { rows } = await mall.pool.query(`select abs(extract(epoch from $1::timestamptz - now()) - $2)::int as off`, [
    data?.now,
    data?.aheadSeconds,
  ]);
  expect(rows[0].off).toBeLessThan(5);
  return data?.aheadSeconds;
};

test('the clock moves ahead step by step, and back', async () => {
  expect(await ahead()).toBe(0);
  const seen: unknown[] = [];
  for (const step of ['hour', 'day', 'week', 'fortnight', 'back'] as const)
    seen.push((await mall.ask(moveClock, { step })).data?.aheadSeconds);
  expect(seen).toEqual([hour, 25 * hour, 193 * hour, 553 * hour, 0]);
  for (const step of ['year', '', 3]) expect((await mall.send(moveClock, { step })).status).toBe(400);
  expect(await ahead()).toBe(0);
});

test('moving the clock does what has become due before it answers', async () => {
  const ana = await aBuyer();
  const { orderNumbers } = await order(mall, ana, (await variantsOf(mall, small))(0));
  const status = async () => (await mall.ask(getOrder, { orderNo: orderNumbers[0] ?? '' }, as(ana.token))).data?.status;
  expect(await status()).toBe('awaiting_payment');
  await mall.ask(moveClock, { step: 'hour' });
  expect(await status()).toBe('cancelled');
});

test('parcels are listed with the last event of their carrier', async () => {
  const { orderNumbers } = await order(mall, await aBuyer(), (await variantsOf(mall, small))(0));
  await mall.pool.query(
    `with parcel as (
      insert into shipments (order_id, shop_id, kind, carrier, company, tracking_number, sent_at)
      select id, shop_id, 'courier', 'demo', 'Demo Express', 'DE1', '2026-01-01Z' from orders where number = $1 returning id)
    insert into shipment_events (shipment_id, event_id, step, text, place, at)
    select id, n, 'in_transit', 'Event ' || n, 'Here', '2026-01-02Z'::timestamptz + make_interval(hours => n)
    from parcel, generate_series(1, 2) n`,
    [orderNumbers[0]],
  );
  expect((await mall.ask(listParcels, {})).data).toEqual([
    {
      id: expect.any(Number),
      orderNo: orderNumbers[0],
      kind: 'courier',
      company: 'Demo Express',
      trackingNumber: 'DE1',
      personName: '',
      state: 'sent',
      sentAt: '2026-01-01T00:00:00.000Z',
      lastEvent: { step: 'in_transit', text: 'Event 2', place: 'Here', at: '2026-01-02T02:00:00.000Z' },
      canMoveOn: false,
    },
  ]);
});

describe('a parcel of a demo carrier', () => {
  let owner: Person;
  let sent = 0;
  beforeAll(async () => {
    await mall.pool.query('update skus set on_hand = on_hand + 100, opening = opening + 100');
    owner = await anOwner(small.shopIds[1] ?? 0);
  });
  async function aParcel(carrier: string) {
    const orderNumber = await sell(mall, await aBuyer(), (await variantsOf(mall, small))(1));
    await ship(mall, owner, orderNumber, {
      kind: 'courier',
      carrier,
      trackingNumber: `MOVE${String(++sent).padStart(8, '0')}`,
    });
    const look = async () => (await mall.ask(listParcels, {})).data?.find((parcel) => parcel.orderNo === orderNumber);
    return { id: (await look())?.id ?? 0, look };
  }
  const stateOf = (parcel?: Parcel) => [
    parcel?.state,
    parcel?.lastEvent?.step,
    parcel?.lastEvent?.place,
    parcel?.canMoveOn,
  ];
  const moveOn = async (id: number) => (await mall.ask(moveParcel, { id })).data?.hasMoved;

  test('moves when the clock is moved', async () => {
    const { look } = await aParcel('demo-post');
    expect(stateOf(await look())).toEqual(['sent', undefined, undefined, true]);
    await mall.ask(moveClock, { step: 'hour' });
    expect(stateOf(await look())).toEqual(['moving', 'in_transit', 'Reno, NV', true]);
    for (const step of ['day', 'day', 'day'] as const) await mall.ask(moveClock, { step });
    expect(stateOf(await look())).toEqual(['delivered', 'delivered', 'San Francisco, CA', false]);
  });

  test('moves on step by step when asked to, and the others do not', async () => {
    const [{ id, look }, other] = [await aParcel('demo-post'), await aParcel('demo-post')];
    for (const seen of [
      ['moving', 'picked_up', 'Oakland, CA', true],
      ['moving', 'in_transit', 'Reno, NV', true],
      ['moving', 'in_transit', 'Sacramento, CA', true],
      ['moving', 'out_for_delivery', 'San Francisco, CA', true],
      ['delivered', 'delivered', 'San Francisco, CA', false],
    ]) {
      expect(await moveOn(id)).toBe(true);
      expect(stateOf(await look())).toEqual(seen);
    }
    expect(await moveOn(id)).toBe(false);
    expect(stateOf(await other.look())).toEqual(['sent', undefined, undefined, true]);
    const last = await look();
    for (const step of ['week', 'back'] as const) await mall.ask(moveClock, { step });
    expect(await look()).toEqual(last);
    expect(await violations()).toEqual([]);
  });

  test('moves once when two requests ask at the same time', async () => {
    const { id, look } = await aParcel('demo-post');
    const holder = await mall.pool.connect();
    await holder.query('begin');
    await holder.query(
      'select 1 from orders o join shipments s on s.order_id = o.id where s.id = $1 for no key update of o',
      [id],
    );
    const both = [moveOn(id), moveOn(id)];
    await expect
      .poll(async () => {
        const waiting = await mall.pool.query(
          `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return waiting.rows[0].count;
      })
      .toBe(2);
    await holder.query('commit');
    holder.release();
    expect(await Promise.all(both)).toEqual([true, true]);
    expect(stateOf(await look())).toEqual(['moving', 'picked_up', 'Oakland, CA', true]);
  });

  test('of another carrier, or without one, is not found', async () => {
    const { id } = await aParcel('dhl');
    for (const unknown of [id, 2_000_000_000]) expect((await mall.send(moveParcel, { id: unknown })).status).toBe(404);
  });
});

test('outside the demo mall the parcels are not found and the clock does not move', async () => {
  const api = mall.apiWith({ DEMO: '0' });
  for (const path of ['/api/dev/time', '/api/dev/parcels']) expect((await api.request(path)).status).toBe(404);
  const send = async (path: string, body: string) => {
    const headers = { 'content-type': 'application/json', 'form-type': 'pc' };
    return (await api.request(path, { method: 'POST', headers, body })).status;
  };
  expect(await send('/api/dev/clock', '{"step":"day"}')).toBe(404);
  const { rows: parcels } = await mall.pool.query('select max(id) as id from shipments');
  expect(await send('/api/dev/parcel/move', JSON.stringify(parcels[0]))).toBe(404);
  expect((await mall.pool.query('select ahead_seconds from mall_clock')).rows).toEqual([{ ahead_seconds: 0 }]);
});
