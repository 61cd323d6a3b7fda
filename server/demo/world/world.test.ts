import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { getClock, listParcels, moveClock } from '#contract/demo.ts';
import { getOrder } from '#contract/orders.ts';
import { aBuyer, order, sendEverywhere, variantsOf } from '#tests/buyers.ts';
import { openMallUnderTest } from '#tests/mall-under-test.ts';
import { as } from '#tests/people.ts';
import { fillSmallMall, type SmallMall } from '#tests/small-mall.ts';

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

test('the clock goes ahead step by step, and back', async () => {
  expect(await ahead()).toBe(0);
  const seen: unknown[] = [];
  for (const step of ['hour', 'day', 'week', 'fortnight', 'back'] as const)
    seen.push((await mall.ask(moveClock, { step })).data?.aheadSeconds);
  expect(seen).toEqual([hour, 25 * hour, 193 * hour, 553 * hour, 0]);
  for (const step of ['year', '', 3]) expect((await mall.send(moveClock, { step })).status).toBe(400);
  expect(await ahead()).toBe(0);
});

test('what is due once it was moved has happened when it answers', async () => {
  const ana = await aBuyer();
  const { orderNumbers } = await order(mall, ana, (await variantsOf(mall, small))(0));
  const status = async () => (await mall.ask(getOrder, { orderNo: orderNumbers[0] ?? '' }, as(ana.token))).data?.status;
  expect(await status()).toBe('awaiting_payment');
  await mall.ask(moveClock, { step: 'hour' });
  expect(await status()).toBe('cancelled');
});

test('parcels are told with the last that was heard of them', async () => {
  const { orderNumbers } = await order(mall, await aBuyer(), (await variantsOf(mall, small))(0));
  await mall.pool.query(
    `with parcel as (
      insert into shipments (order_id, shop_id, kind, carrier, company, tracking_number, sent_at)
      select id, shop_id, 'courier', 'demo', 'Demo Express', 'DE1', '2026-01-01Z' from orders where number = $1 returning id)
    insert into shipment_events (shipment_id, event_id, state, text, place, at)
    select id, n, 'moving', 'Event ' || n, 'Here', '2026-01-02Z'::timestamptz + make_interval(hours => n)
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
      lastEvent: { text: 'Event 2', place: 'Here', at: '2026-01-02T02:00:00.000Z' },
    },
  ]);
});

test('outside the demo mall there is none of it, and the clock stays', async () => {
  const api = mall.apiWith({ DEMO: '0' });
  for (const path of ['/api/dev/time', '/api/dev/parcels']) expect((await api.request(path)).status).toBe(404);
  const moved = await api.request('/api/dev/clock', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'form-type': 'pc' },
    body: '{"step":"day"}',
  });
  expect(moved.status).toBe(404);
  expect((await mall.pool.query('select ahead_seconds from mall_clock')).rows).toEqual([{ ahead_seconds: 0 }]);
});
