import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type BulkLine, checkShipments, listOrdersToShip, shipOrders } from '#contract/shipping/merchant-bulk.ts';
import { getLogistics } from '#contract/shipping/shopper.ts';
import { as, type Person } from '#tests/support/accounts/accounts.ts';
import { aBuyer, type Buyer, order, pay, sendEverywhere, variantsOf } from '#tests/support/accounts/buyers.ts';
import { violations } from '#tests/support/database/audit-check.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall } from '#tests/support/mall/small-mall.ts';
import { askForRefund } from '#tests/support/orders/refunds.ts';
import { anOwner, byPost, orderState, sell, ship } from '#tests/support/orders/shop-orders.ts';

const mall = openMallUnderTest({ DEMO: '1' });
let variant: Awaited<ReturnType<typeof variantsOf>>;
let owner: Person;
let other: Person;
let ana: Buyer;
const coffee = 1;

beforeAll(async () => {
  const small = await fillSmallMall();
  variant = await variantsOf(mall, small);
  await sendEverywhere(small);
  await mall.pool.query('update skus set on_hand = on_hand + 100, opening = opening + 100');
  other = await anOwner(small.shopIds[0] ?? 0);
  owner = await anOwner(small.shopIds[1] ?? 0);
});
beforeEach(async () => {
  await mall.pool.query('delete from rate_windows');
  ana = await aBuyer();
});

let written = 0;
const newTracking = () => `BULK${String(++written).padStart(6, '0')}`;
const line = (number: string, more: Partial<BulkLine> = {}): BulkLine => ({
  orderNo: number,
  carrier: 'demo-post',
  trackingNumber: newTracking(),
  ...more,
});

const check = async (lines: BulkLine[], person = owner) =>
  (await mall.ask(checkShipments, { lines }, as(person.token))).data ?? [];
const shipAll = async (lines: BulkLine[], listKey = crypto.randomUUID(), person = owner) =>
  (await mall.ask(shipOrders, { listKey, lines }, as(person.token))).data ?? [];
const problems = (lines: readonly { problem: string | null }[]) => lines.map(({ problem }) => problem);

describe('a list of parcels', () => {
  test('is checked line by line, and nothing changes', async () => {
    const ready = await sell(mall, ana, variant(coffee, 0, 2));
    const sent = await sell(mall, ana, variant(coffee));
    const used = byPost() as { trackingNumber: string };
    await ship(mall, owner, sent, used as never);
    const { orderNumbers } = await order(mall, ana, variant(coffee));
    const refunding = await sell(mall, ana, variant(coffee));
    await askForRefund(mall, ana, refunding, (await orderState(mall, refunding)).lines);
    const [one, two] = [await sell(mall, ana, variant(coffee)), await sell(mall, ana, variant(coffee))];
    const twin = newTracking();
    const checked = await check([
      line(ready.toLowerCase(), { carrier: ' galleria POST ', trackingNumber: 'jd 014' }),
      line('SH000000000000000000'),
      line(sent),
      line(orderNumbers[0] ?? ''),
      line(refunding),
      line(ready),
      line(one, { carrier: '' }),
      line(one, { carrier: 'Pigeon' }),
      line(two, { trackingNumber: '' }),
    ]);
    expect(problems(checked)).toEqual([
      null,
      'order_not_found',
      'already_shipped',
      'order_not_paid',
      'refund_open',
      'order_twice',
      'carrier_missing',
      'order_twice',
      'tracking_missing',
    ]);
    expect(checked[0]).toEqual({
      orderNo: ready,
      consignee: 'Ana Silva',
      units: 2,
      carrierName: 'Galleria Post',
      trackingNumber: 'JD 014',
      problem: null,
      problemText: '',
    });
    expect(checked[2]?.problemText).toBe('This order has already been shipped');
    expect(
      problems(
        await check([
          line(one, { trackingNumber: twin }),
          line(two, { trackingNumber: twin }),
          line(ready, { trackingNumber: used.trackingNumber }),
          line(refunding, { carrier: 'Pigeon' }),
        ]),
      ),
    ).toEqual([null, 'tracking_twice', 'tracking_taken', 'refund_open']);
    expect(problems(await check([line(one, { trackingNumber: '1.2E+15' })]))).toEqual(['tracking_wrong']);
    expect(problems(await check([line(one, { carrier: 'Pigeon' })]))).toEqual(['carrier_unknown']);
    expect((await orderState(mall, ready)).status).toBe('paid');
  });

  test('is shipped where it can be, and the rest of an order follows what was sent before', async () => {
    const [whole, part] = [await sell(mall, ana, variant(coffee, 0, 2)), await sell(mall, ana, variant(coffee, 0, 3))];
    const { orderNumbers } = await order(mall, ana, variant(coffee));
    const [first] = (await orderState(mall, part)).lines;
    await ship(mall, owner, part, byPost(), [{ lineId: first?.id ?? 0, quantity: 1 }]);
    const lines = [line(whole), line(orderNumbers[0] ?? ''), line(part)];
    const outcomes = await shipAll(lines);
    expect(problems(outcomes)).toEqual([null, 'order_not_paid', null]);
    expect((await orderState(mall, whole)).status).toBe('shipped');
    expect((await orderState(mall, part)).lines).toMatchObject([{ quantity: 3, shipped: 3 }]);
    expect((await orderState(mall, orderNumbers[0] ?? '')).status).toBe('awaiting_payment');
    const { data } = await mall.ask(getLogistics, { orderNo: part }, as(ana.token));
    expect(data?.parcels.map(({ trackingNumber, lines: sent }) => [trackingNumber, sent[0]?.quantity])).toContainEqual([
      lines[2]?.trackingNumber,
      2,
    ]);
    const { rows } = await mall.pool.query(
      "select count(*)::int as n from shop_log where act = 'order_shipped' and subject = $1",
      [whole],
    );
    expect(rows[0].n).toBe(1);
    expect(await violations()).toEqual([]);
  });

  test('sent again ships nothing twice and gets the same answer; another number under the same key is refused', async () => {
    const number = await sell(mall, ana, variant(coffee));
    const [lines, key] = [[line(number)], crypto.randomUUID()];
    const first = await shipAll(lines, key);
    expect(await shipAll(lines, key)).toEqual(first);
    expect(problems(await shipAll([line(number)], key))).toEqual(['sent_otherwise']);
    expect(problems(await shipAll(lines))).toEqual(['already_shipped']);
  });

  test('a line that was refused can be shipped later under the same key', async () => {
    const { orderNo: paymentNumber, orderNumbers } = await order(mall, ana, variant(coffee));
    const [lines, key] = [[line(orderNumbers[0] ?? '')], crypto.randomUUID()];
    expect(problems(await shipAll(lines, key))).toEqual(['order_not_paid']);
    await pay(mall, ana, paymentNumber);
    expect(problems(await shipAll(lines, key))).toEqual([null]);
  });

  test('orders of another shop are unknown', async () => {
    const number = await sell(mall, ana, variant(coffee));
    expect(await check([line(number)], other)).toMatchObject([{ consignee: '', units: 0, problem: 'order_not_found' }]);
    expect(problems(await shipAll([line(number)], crypto.randomUUID(), other))).toEqual(['order_not_found']);
    expect((await orderState(mall, number)).status).toBe('paid');
    const { data: mine } = await mall.ask(listOrdersToShip, {}, as(owner.token));
    expect(mine?.some((one) => one.orderNo === number)).toBe(true);
    expect((await mall.ask(listOrdersToShip, {}, as(other.token))).data).toEqual([]);
  });
});

test('what waits for a parcel is listed with address and what is left, the longest waiting first', async () => {
  const number = await sell(mall, ana, variant(coffee, 0, 3));
  const [first] = (await orderState(mall, number)).lines;
  await ship(mall, owner, number, byPost(), [{ lineId: first?.id ?? 0, quantity: 1 }]);
  const { data = null } = await mall.ask(listOrdersToShip, {}, as(owner.token));
  const numbers = data?.map((one) => one.orderNo) ?? [];
  expect(numbers).toEqual([...numbers].sort());
  expect(data?.at(-1)).toMatchObject({ orderNo: number, consignee: 'Ana Silva', units: 2 });
  expect(data?.at(-1)?.products).toMatch(/^2 × /);
});
