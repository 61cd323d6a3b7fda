import { beforeAll, expect, test } from 'vitest';
import { correctTracking } from '#contract/shipping/merchant-tracking.ts';
import { confirmReceipt, getLogistics } from '#contract/shipping/shopper.ts';
import { listShopLog } from '#contract/shops/merchant-log.ts';
import { transaction } from '#server/database/connection.ts';
import { as, type Person } from '#tests/support/accounts/accounts.ts';
import { aBuyer, type Buyer, sendEverywhere, variantsOf } from '#tests/support/accounts/buyers.ts';
import { deliverAll, violations } from '#tests/support/database/audit-check.ts';
import { concurrently } from '#tests/support/faults/racing.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall } from '#tests/support/mall/small-mall.ts';
import { anOwner, orderState, sell, ship } from '#tests/support/orders/shop-orders.ts';
import { recordEvents } from './record-events.ts';

const mall = openMallUnderTest({ DEMO: '1' });
let variant: Awaited<ReturnType<typeof variantsOf>>;
let owner: Person;
let other: Person;
let ana: Buyer;
const coffee = 1;
let made = 0;

beforeAll(async () => {
  const small = await fillSmallMall();
  variant = await variantsOf(mall, small);
  await sendEverywhere(small);
  await mall.pool.query('update skus set on_hand = on_hand + 100, opening = opening + 100');
  other = await anOwner(small.shopIds[0] ?? 0);
  owner = await anOwner(small.shopIds[1] ?? 0);
  ana = await aBuyer();
});

const newNumber = () => `1Z${String(++made).padStart(8, '0')}`;

async function aSentParcel() {
  const orderNumber = await sell(mall, ana, variant(coffee));
  const trackingNumber = newNumber();
  const sent = await ship(mall, owner, orderNumber, { kind: 'courier', carrier: 'ups', trackingNumber });
  return { orderNumber, parcelId: sent.data?.shipmentId ?? 0, trackingNumber };
}
type Sent = Awaited<ReturnType<typeof aSentParcel>>;

const correct = (
  { orderNumber, parcelId, trackingNumber }: Sent,
  next: string,
  { carrier = 'ups', person = owner, before = trackingNumber } = {},
) =>
  mall.ask(
    correctTracking,
    { orderNo: orderNumber, parcelId, before, carrier, trackingNumber: next },
    as(person.token),
  );
const parcelOf = async ({ orderNumber }: Sent) =>
  (await mall.ask(getLogistics, { orderNo: orderNumber }, as(ana.token))).data?.parcels[0];
const eventOf = (trackingNumber: string) => ({
  ...{ id: `event ${trackingNumber}`, trackingNumber, step: 'delivered' as const },
  ...{ text: '', place: 'Elsewhere', at: new Date() },
});
const report = async ({ orderNumber, parcelId }: Sent, trackingNumber: string) => {
  const { id: orderId } = await orderState(mall, orderNumber);
  await transaction((tx) => recordEvents(tx, { id: parcelId, orderId }, [eventOf(trackingNumber)]));
};

test('the parcel gets the right number, loses what was reported under the wrong one, and its buyer is notified', async () => {
  const sent = await aSentParcel();
  const { receiveBy } = await orderState(mall, sent.orderNumber);
  await report(sent, sent.trackingNumber);
  expect(await parcelOf(sent)).toMatchObject({ state: 'delivered' });
  expect((await orderState(mall, sent.orderNumber)).receiveBy).not.toEqual(receiveBy);

  const next = newNumber();
  expect((await correct(sent, next, { carrier: 'fedex' })).code).toBe(200);
  expect(await parcelOf(sent)).toMatchObject({
    ...{ company: 'FedEx', trackingNumber: next, state: 'sent', deliveredAt: null, events: [] },
  });
  expect((await orderState(mall, sent.orderNumber)).receiveBy).toEqual(receiveBy);
  await deliverAll();
  const { rows } = await mall.pool.query(
    "select subject, text from outgoing_messages where cause like 'trackingCorrected:%' and recipient = $1",
    [ana.email],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    subject: `New tracking number for order ${sent.orderNumber}`,
    text: expect.stringContaining(`FedEx, tracking number ${next}`),
  });
  const { data: log } = await mall.ask(listShopLog, { words: sent.orderNumber }, as(owner.token));
  expect(log?.list.map(({ act, note }) => [act, note])[0]).toEqual([
    'tracking_corrected',
    `${sent.trackingNumber} → ${next}`,
  ]);
  expect(await violations()).toEqual([]);
});

test('what a carrier reports under the old number after the correction is left out', async () => {
  const sent = await aSentParcel();
  const next = newNumber();
  await correct(sent, next);
  await report(sent, sent.trackingNumber);
  expect(await parcelOf(sent)).toMatchObject({ state: 'sent', events: [] });
  await report(sent, next);
  expect(await parcelOf(sent)).toMatchObject({ state: 'delivered' });
});

test('of two corrections at once one wins, and the other is refused', async () => {
  const sent = await aSentParcel();
  const numbers = Array.from({ length: 6 }, newNumber);
  const answers = await concurrently(6, (at) => correct(sent, numbers[at] ?? ''));
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(new Set(answers.flatMap(({ code, reason }) => (code === 200 ? [] : reason)))).toEqual(
    new Set(['changed_meanwhile']),
  );
});

test('of two parcels that are given the same number one gets it', async () => {
  const parcels = await Promise.all([aSentParcel(), aSentParcel()]);
  const next = newNumber();
  const answers = await concurrently(2, (at) => correct(parcels[at] as Sent, next));
  expect(answers.map(({ code, reason }) => reason ?? code).sort()).toEqual([200, 'tracking_taken']);
});

test('a taken number, an unknown carrier, a parcel of another order or shop, and a received order are refused', async () => {
  const [sent, second] = [await aSentParcel(), await aSentParcel()];
  const before = await parcelOf(sent);
  const reasons = [
    await correct(sent, second.trackingNumber),
    await correct(sent, newNumber(), { carrier: 'pigeon' }),
    await correct({ ...sent, parcelId: second.parcelId }, newNumber()),
    await correct(sent, newNumber(), { person: other }),
    await correct(sent, newNumber(), { before: second.trackingNumber }),
  ].map(({ reason }) => reason);
  expect(reasons).toEqual([
    'tracking_taken',
    'carrier_unknown',
    'parcel_not_found',
    'order_not_found',
    'changed_meanwhile',
  ]);
  expect(await parcelOf(sent)).toEqual(before);
  await mall.ask(confirmReceipt, { orderNo: sent.orderNumber }, as(ana.token));
  expect((await correct(sent, newNumber())).reason).toBe('tracking_closed');
  expect((await parcelOf(sent))?.trackingNumber).toBe(sent.trackingNumber);
});
