import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listCarriers } from '#contract/shipping/merchant.ts';
import { getLogistics } from '#contract/shipping/shopper.ts';
import { sign } from '#server/providers/signed-message.ts';
import { as, type Person } from '#tests/support/accounts/accounts.ts';
import { aBuyer, type Buyer, sendEverywhere, variantsOf } from '#tests/support/accounts/buyers.ts';
import { violations } from '#tests/support/database/audit-check.ts';
import { moveClock, resetClock } from '#tests/support/mall/mall-clock.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall } from '#tests/support/mall/small-mall.ts';
import { anOwner, orderState, sell, ship } from '#tests/support/orders/shop-orders.ts';
import { askCarriers } from './index.ts';

const secret = 'a-secret-of-sixteen-letters';
const mall = openMallUnderTest({ DEMO: '1', CARRIER_SECRETS: `dhl:${secret},dhl:${secret}-next` });
let variant: Awaited<ReturnType<typeof variantsOf>>;
let owner: Person;
let ana: Buyer;

beforeAll(async () => {
  const small = await fillSmallMall();
  variant = await variantsOf(mall, small);
  await sendEverywhere(small);
  await mall.pool.query('update skus set on_hand = on_hand + 100, opening = opening + 100');
  owner = await anOwner(small.shopIds[1] ?? 0);
  ana = await aBuyer();
});
beforeEach(resetClock);

let numbers = 0;
const newNumber = () => `JD${String(++numbers).padStart(10, '0')}`;
async function sentBy(carrier: string, trackingNumber: string) {
  const orderNumber = await sell(mall, ana, variant(1));
  await ship(mall, owner, orderNumber, { kind: 'courier', carrier, trackingNumber });
  return orderNumber;
}
const logistics = async (orderNumber: string) =>
  (await mall.ask(getLogistics, { orderNo: orderNumber }, as(ana.token))).data;

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
async function postEvents(
  events: object[],
  { carrier = 'dhl', by = secret, at = Date.now() }: { carrier?: string; by?: string; at?: number } = {},
) {
  const body = JSON.stringify({ events });
  const headers = { 'content-type': 'application/json', 'carrier-signature': sign(body, by, at) };
  return (await mall.api.request(`/api/webhooks/carrier/${carrier}`, { method: 'POST', headers, body })).status;
}

describe('a carrier with signed webhooks', () => {
  const picked = { id: 'a', step: 'picked_up', place: 'Leipzig', text: 'Shipment picked up', at: minutesAgo(30) };
  const moving = { id: 'b', step: 'in_transit', place: 'Paris', at: minutesAgo(20) };
  const delivered = { id: 'c', step: 'delivered', place: 'Lyon', at: minutesAgo(10) };

  test.each([
    ['in order', [picked, moving, delivered]],
    ['backwards', [delivered, moving, picked]],
    ['twice', [moving, delivered, picked, picked, moving, delivered]],
  ])('reported %s, the result is the same', async (_, events) => {
    const trackingNumber = newNumber();
    const orderNumber = await sentBy('dhl', trackingNumber);
    for (const event of events) expect(await postEvents([{ ...event, trackingNumber }])).toBe(200);
    const seen = await logistics(orderNumber);
    expect(seen?.parcels).toMatchObject([
      {
        company: 'DHL Express',
        trackingNumber,
        state: 'delivered',
        deliveredAt: delivered.at,
        events: [
          { step: 'delivered', place: 'Lyon', text: '', at: delivered.at },
          { step: 'in_transit', place: 'Paris', at: moving.at },
          { step: 'picked_up', place: 'Leipzig', text: 'Shipment picked up', at: picked.at },
        ],
      },
    ]);
    expect(seen?.receiveBy).toBe(new Date(Date.parse(delivered.at) + 7 * 86_400_000).toISOString());
    expect(await violations()).toEqual([]);
  });

  test('what came back is not counted as delivered, whichever is reported first', async () => {
    const returned = { id: 'd', step: 'returned', at: minutesAgo(1) };
    for (const events of [
      [delivered, returned],
      [returned, delivered],
    ]) {
      const trackingNumber = newNumber();
      const orderNumber = await sentBy('dhl', trackingNumber);
      for (const event of events) await postEvents([{ ...event, trackingNumber }]);
      const { shippedAt, receiveBy } = await orderState(mall, orderNumber);
      expect((await logistics(orderNumber))?.parcels[0]).toMatchObject({ state: 'returned', deliveredAt: null });
      expect((receiveBy?.getTime() ?? 0) - (shippedAt?.getTime() ?? 0)).toBe(14 * 86_400_000);
    }
  });

  test('nothing is believed that is not signed by it, now', async () => {
    const trackingNumber = newNumber();
    const orderNumber = await sentBy('dhl', trackingNumber);
    const events = [{ ...delivered, trackingNumber }];
    expect(await postEvents(events, { by: 'another-secret-of-letters' })).toBe(400);
    expect(await postEvents(events, { at: Date.now() - 301_000 })).toBe(400);
    expect(await postEvents(events, { carrier: 'ups' })).toBe(404);
    expect(await postEvents(events, { carrier: 'demo-post' })).toBe(404);
    expect(await postEvents(events, { carrier: 'nobody' })).toBe(404);
    expect((await logistics(orderNumber))?.parcels).toMatchObject([{ state: 'sent', events: [] }]);
    expect(await postEvents(events, { by: `${secret}-next` })).toBe(200);
    expect((await logistics(orderNumber))?.parcels).toMatchObject([{ state: 'delivered' }]);
  });

  test('what is not understood or not ours changes nothing, and what is to come has not happened', async () => {
    const trackingNumber = newNumber();
    const orderNumber = await sentBy('dhl', trackingNumber);
    expect(await postEvents([{ ...delivered, trackingNumber: 'OTHER123' }])).toBe(200);
    expect(await postEvents([{ ...delivered, trackingNumber, step: 'eaten' }])).toBe(200);
    expect((await logistics(orderNumber))?.parcels).toMatchObject([{ state: 'sent', events: [] }]);
    await postEvents([{ ...delivered, trackingNumber, at: minutesAgo(-600) }]);
    const deliveredAt = Date.parse((await logistics(orderNumber))?.parcels[0]?.deliveredAt ?? '');
    expect(deliveredAt).toBeLessThanOrEqual(Date.now());
  });

  test('the list says that it has tracking', async () => {
    const { data } = await mall.ask(listCarriers, {}, as(owner.token));
    expect(data?.find(({ code }) => code === 'dhl')?.hasTrack).toBe(true);
  });
});

describe('the demo’s carrier', () => {
  const steps = async (orderNumber: string) =>
    (await logistics(orderNumber))?.parcels[0]?.events.map(({ step }) => step);

  test('moves a parcel along by the mall’s clock', async () => {
    const orderNumber = await sentBy('demo-express', newNumber());
    await askCarriers();
    expect(await steps(orderNumber)).toEqual([]);
    for (const [seconds, seen] of [
      [11, ['picked_up']],
      [50, ['in_transit', 'picked_up']],
      [60, ['out_for_delivery', 'in_transit', 'picked_up']],
      [60, ['delivered', 'out_for_delivery', 'in_transit', 'picked_up']],
    ] as const) {
      await moveClock(seconds / 86_400);
      await Promise.all([askCarriers(), askCarriers()]);
      expect(await steps(orderNumber)).toEqual(seen);
    }
    const { rows } = await mall.pool.query('select 1 from shipments where next_step_at is not null and carrier = $1', [
      'demo-express',
    ]);
    expect(rows).toEqual([]);
  });

  test('is not there outside the demo mall', async () => {
    mall.apiWith({ DEMO: '0' });
    const { data } = await mall.ask(listCarriers, {}, as(owner.token));
    expect(data?.map(({ code }) => code)).not.toContain('demo-post');
    mall.apiWith({ DEMO: '1' });
  });
});
