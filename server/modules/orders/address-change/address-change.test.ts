import { beforeAll, beforeEach, expect, test } from 'vitest';
import {
  agreeAddressChange,
  refuseAddressChange,
  requestAddressChange,
  withdrawAddressChange,
} from '#contract/orders/address-change.ts';
import { getOrder } from '#contract/orders/shopper.ts';
import { getShopOrder, listShopOrders } from '#contract/shipping/merchant.ts';
import { checkShipments } from '#contract/shipping/merchant-bulk.ts';
import { listShopLog } from '#contract/shops/merchant-log.ts';
import { as, type Person } from '#tests/support/accounts/accounts.ts';
import { aBuyer, type Buyer, order, sendEverywhere, variantsOf } from '#tests/support/accounts/buyers.ts';
import { deliverAll, violations } from '#tests/support/database/audit-check.ts';
import { concurrently } from '#tests/support/faults/racing.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall } from '#tests/support/mall/small-mall.ts';
import { anOwner, sell, ship } from '#tests/support/orders/shop-orders.ts';

const mall = openMallUnderTest({ DEMO: '1' });
let variant: Awaited<ReturnType<typeof variantsOf>>;
let owner: Person;
let ana: Buyer;
const coffee = 1;

beforeAll(async () => {
  const small = await fillSmallMall();
  variant = await variantsOf(mall, small);
  await sendEverywhere(small);
  await mall.pool.query('update skus set on_hand = on_hand + 100, opening = opening + 100');
  owner = await anOwner(small.shopIds[1] ?? 0);
});
beforeEach(async () => {
  await mall.pool.query('delete from rate_windows');
  ana = await aBuyer();
});

async function anotherAddress({ accountId }: Person, country = 'US', detail = '9 Hill Road'): Promise<number> {
  const { rows } = await mall.pool.query(
    `insert into addresses (account_id, real_name, country_code, phone, country, detail, post_code)
      values ($1, 'Ana Silva', '+1', '2125550100', $2, $3, '10001') returning id`,
    [accountId, country, detail],
  );
  return rows[0].id;
}

const ask = async (number: string, addressId?: number, person: Person = ana) =>
  mall.ask(
    requestAddressChange,
    { orderNo: number, addressId: addressId ?? (await anotherAddress(ana)) },
    as(person.token),
  );
const seenByBuyer = async (number: string) => (await mall.ask(getOrder, { orderNo: number }, as(ana.token))).data;
const seenByShop = async (number: string) => (await mall.ask(getShopOrder, { orderNo: number }, as(owner.token))).data;
const decision = async (number: string) => ({
  orderNo: number,
  id: (await seenByShop(number))?.addressChange?.id ?? 0,
});
async function mailsTo({ email }: Person): Promise<string[]> {
  await deliverAll();
  const { rows } = await mall.pool.query(
    `select split_part(cause, ':', 1) as kind from outgoing_messages where recipient = $1 and cause ilike '%address%' order by id`,
    [email],
  );
  return rows.map(({ kind }) => kind);
}

test('the shop agrees: the order goes to the new address, and both sides are notified', async () => {
  const number = await sell(mall, ana, variant(coffee));
  expect(await seenByBuyer(number)).toMatchObject({ mayChangeAddress: true, addressChange: null });
  expect((await ask(number)).data).toMatchObject({ status: 'open', address: { detail: '9 Hill Road' } });
  expect(await seenByBuyer(number)).toMatchObject({
    mayChangeAddress: false,
    address: { detail: '1 Main Street' },
    addressChange: { status: 'open' },
  });
  expect(await seenByShop(number)).toMatchObject({ asksForAddress: true, addressChange: { status: 'open' } });
  const { data: list } = await mall.ask(listShopOrders, { words: number }, as(owner.token));
  expect(list?.list).toMatchObject([{ asksForAddress: true }]);
  const line = { orderNo: number, carrier: 'dhl', trackingNumber: 'ADDR001' };
  const { data: checked } = await mall.ask(checkShipments, { lines: [line] }, as(owner.token));
  expect(checked?.[0]?.problem).toBe('address_change_open');
  expect((await mall.ask(agreeAddressChange, await decision(number), as(owner.token))).code).toBe(200);
  expect(await seenByBuyer(number)).toMatchObject({
    mayChangeAddress: true,
    address: { detail: '9 Hill Road', postCode: '10001' },
    addressChange: { status: 'agreed' },
  });
  const { data: log } = await mall.ask(listShopLog, { words: number }, as(owner.token));
  expect(log?.list.map(({ act }) => act)).toEqual(['address_change_agreed']);
  expect(await mailsTo(ana)).toEqual(['addressChangeAgreed']);
  expect(await mailsTo(owner)).toEqual(['shopAddressChange']);
  expect(await violations()).toEqual([]);
});

test('the shop refuses with a reason, and the buyer may ask again', async () => {
  const { orderNumbers } = await order(mall, ana, variant(coffee));
  const number = orderNumbers[0] ?? '';
  await ask(number);
  const input = { ...(await decision(number)), reason: 'Already packed' };
  expect((await mall.ask(refuseAddressChange, input, as(owner.token))).code).toBe(200);
  expect(await seenByBuyer(number)).toMatchObject({
    mayChangeAddress: true,
    address: { detail: '1 Main Street' },
    addressChange: { status: 'refused', reason: 'Already packed' },
  });
  expect((await mall.ask(agreeAddressChange, input as never, as(owner.token))).reason).toBe('address_change_over');
  expect((await ask(number)).code).toBe(200);
});

test('refused: another country, a second request, a foreign order or address, and what was shipped', async () => {
  const number = await sell(mall, ana, variant(coffee, 0, 2));
  expect((await ask(number, await anotherAddress(ana, 'CA'))).reason).toBe('address_other_country');
  const stranger = await aBuyer();
  expect((await ask(number, stranger.addressId, stranger)).reason).toBe('order_not_found');
  expect((await ask(number, stranger.addressId)).reason).toBe('address_not_found');
  expect((await ask(number)).code).toBe(200);
  expect((await ask(number)).reason).toBe('address_change_open');
  const open = await decision(number);
  await ship(mall, owner, number);
  expect(await seenByBuyer(number)).toMatchObject({
    mayChangeAddress: false,
    address: { detail: '1 Main Street' },
    addressChange: { status: 'lapsed' },
  });
  expect((await mall.ask(agreeAddressChange, open, as(owner.token))).reason).toBe('address_change_late');
  expect((await ask(number)).reason).toBe('address_change_late');
});

test('the buyer withdraws a request once, and may ask again', async () => {
  const number = await sell(mall, ana, variant(coffee));
  await ask(number);
  const request = await decision(number);
  const withdraw = () => mall.ask(withdrawAddressChange, request, as(ana.token));
  const codes = (await concurrently(5, withdraw)).map(({ code }) => code).sort();
  expect(codes).toEqual([200, 409, 409, 409, 409]);
  expect(await seenByShop(number)).toMatchObject({ asksForAddress: false, addressChange: { status: 'withdrawn' } });
  expect((await mall.ask(agreeAddressChange, request, as(owner.token))).reason).toBe('address_change_over');
  expect(await seenByBuyer(number)).toMatchObject({ mayChangeAddress: true, address: { detail: '1 Main Street' } });
  expect((await ask(number)).code).toBe(200);
});

test('many requests at once leave one open; agreeing and shipping at once, one of both comes first', async () => {
  const number = await sell(mall, ana, variant(coffee));
  const addressId = await anotherAddress(ana);
  const codes = (await concurrently(8, () => ask(number, addressId))).map(({ code }) => code);
  expect(codes.filter((code) => code === 200)).toHaveLength(1);
  const input = await decision(number);
  const [agreed, shipped] = await Promise.all([
    mall.ask(agreeAddressChange, input, as(owner.token)),
    ship(mall, owner, number),
  ]);
  expect(shipped.code).toBe(200);
  const after = await seenByBuyer(number);
  expect([agreed.code, after?.addressChange?.status, after?.address?.detail]).toEqual(
    agreed.code === 200 ? [200, 'agreed', '9 Hill Road'] : [409, 'lapsed', '1 Main Street'],
  );
});
