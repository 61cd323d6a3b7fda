import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDeal, stopDeal } from '#contract/catalogue/merchant-deals.ts';
import { viewOrder } from '#contract/orders/visitor.ts';
import { writeReview } from '#contract/reviews/shopper-own.ts';
import { transaction } from '#server/database/connection.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import {
  aBuyer,
  type Buyer,
  giveCoupon,
  order,
  pay,
  sendEverywhere,
  variantsOf,
} from '#tests/support/accounts/buyers.ts';
import { deliverAll } from '#tests/support/database/audit-check.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';
import { mailBody } from '#tests/support/orders/mail-body.ts';
import { receive } from '#tests/support/orders/refunds.ts';
import { anOwner, orderState, sell, ship } from '#tests/support/orders/shop-orders.ts';
import { dateText } from './mail-words.ts';
import { notifyOfPayment } from './notify-of-payment.ts';

const publicUrl = 'https://mall.example';
const mall = openMallUnderTest({ DEMO: '1', DEMO_PUBLIC: '1', PUBLIC_URL: publicUrl });
let small: SmallMall;
let variant: Awaited<ReturnType<typeof variantsOf>>;
let owner: Person;
let buyer: Buyer;
const [tea, coffee, mug] = [0, 1, 2];

beforeAll(async () => {
  small = await fillSmallMall();
  await sendEverywhere(small);
  await mall.pool.query('update skus set on_hand = on_hand + 100, opening = opening + 100');
  variant = await variantsOf(mall, small);
  owner = await anOwner(small.shopIds[1] ?? 0);
});
beforeEach(async () => {
  await mall.pool.query('delete from rate_windows');
  buyer = await aBuyer();
});

type Mail = { subject: string; text: string; html: string };
const mailsTo = async ({ email }: { email: string }, like = '%'): Promise<Mail[]> => {
  const { rows } = await mall.pool.query(
    'select subject, text, html from outgoing_messages where recipient = $1 and cause like $2 order by id',
    [email, like],
  );
  return rows.map((row) => ({ ...row, text: mailBody(row.text) }));
};
const picture = () => `${publicUrl}/media/${small.pictureHash}/160.jpg`;

describe('at a sale', () => {
  test('the buyer’s mail says what was paid, and for what', async () => {
    const { orderNo: paymentNumber, orderNumbers } = await order(mall, buyer, variant(coffee, 0, 2), variant(mug, 3));
    await pay(mall, buyer, paymentNumber);
    const [mail] = await mailsTo(buyer);
    expect(mail?.subject).toBe('Ordered: “Coffee Cup” and 1 more item');
    expect(mail?.text).toBe(`Thank you for your order

We’ve received your payment of €91.00.
The shop is preparing your items. We’ll email you when they ship.

[x] Ordered  [ ] Shipped  [ ] Delivered

Order ${orderNumbers[0]} · Mall Own

* Coffee Cup
  Qty: 2 · €51.00
* Travel Mug (Red, L)
  Qty: 1 · €35.00

Items: €86.00
Delivery: €5.00
Order total: €91.00

View your order: ${publicUrl}/order/order_detail?orderNo=${orderNumbers[0]}`);
    expect(mail?.html).toContain(`<img src="${picture()}"`);
    expect(mail?.html).toContain(`<a href="${publicUrl}/order/order_detail?orderNo=${orderNumbers[0]}"`);
  });

  test('the shop’s mail says what it has sold, and what it gets for it', async () => {
    await giveCoupon(buyer, { discount: 500, scope: 'general' });
    const { orderNo: paymentNumber, orderNumbers, quote } = await order(mall, buyer, variant(coffee, 0, 2));
    expect(quote.platformCouponId).not.toBeNull();
    await mall.pool.query(`update orders set note = 'Ring twice' where number = $1`, [orderNumbers[0]]);
    await pay(mall, buyer, paymentNumber);
    const [mail] = await mailsTo(owner, `%${orderNumbers[0]}`);
    const { rows } = await mall.pool.query('select commission, shop_share, ship_by from orders where number = $1', [
      orderNumbers[0],
    ]);
    expect(rows).toEqual([{ commission: 255, shop_share: 5_345, ship_by: expect.any(Date) }]);
    expect(mail?.subject).toBe('Sold, ship now: “Coffee Cup”');
    const shipBy = dateText('en', rows[0].ship_by);
    expect(mail?.text).toBe(`You’ve made a sale

Mall Own has a new paid order, ${orderNumbers[0]}. Please pack and ship it by ${shipBy}.

Ship by: ${shipBy}

* Coffee Cup
  Qty: 2 · €51.00

Items: €51.00
Delivery: €5.00
Commission: -€2.55
You receive: €53.45

Order number: ${orderNumbers[0]}
Buyer’s note: Ring twice

Ship the order: ${publicUrl}/console/${small.shopIds[1]}/orders/${orderNumbers[0]}?locale=en`);
  });

  test('a deal has a row of its own, for the buyer and for the shop', async () => {
    const terms = { kind: 'steps' as const, steps: [{ units: 2, percent: 10 }], off: null, products: [] };
    const endsAt = new Date(Date.now() + 86_400_000).toISOString();
    const deal = { name: { en: 'More' }, offer: terms, startsAt: null, endsAt };
    const { data } = await mall.ask(addDeal, { deal }, as(owner.token));
    await giveCoupon(buyer, { discount: 500, scope: 'shop', shopId: small.shopIds[1] ?? 0 });
    const { orderNo: paymentNumber, orderNumbers } = await order(mall, buyer, variant(coffee, 0, 2));
    await pay(mall, buyer, paymentNumber);
    await mall.ask(stopDeal, { id: data?.id ?? 0 }, as(owner.token));
    const [toBuyer] = await mailsTo(buyer, '%');
    expect(toBuyer?.text).toContain('Items: €51.00\nShop deals: -€5.10\nShop discount: -€5.00\n');
    const [toShop] = await mailsTo(owner, `%${orderNumbers[0]}`);
    expect(toShop?.text).toContain('Items: €51.00\nShop deals: -€5.10\nShop discount: -€5.00\n');
  });

  test('one mail for each order, to each shop its own; and none for a shop that nobody runs', async () => {
    const { orderNo: paymentNumber, orderNumbers } = await order(mall, buyer, variant(tea), variant(coffee));
    await pay(mall, buyer, paymentNumber);
    const { rows } = await mall.pool.query(
      `select recipient, cause from outgoing_messages where cause = any($1) order by cause`,
      [orderNumbers.map((number) => `shopSale:${number}`)],
    );
    const { shopId } = await orderState(mall, orderNumbers[0] ?? '');
    const own = shopId === small.shopIds[1] ? orderNumbers[0] : orderNumbers[1];
    expect(rows).toEqual([{ recipient: owner.email, cause: `shopSale:${own}` }]);
    const [mail] = await mailsTo(buyer);
    expect(mail?.text).toContain('The shops are preparing your items.');
    expect(mail?.text).toContain(`View your orders: ${publicUrl}/users/order_list`);
  });

  test('a repeated event writes no second mail', async () => {
    const { orderNo: paymentNumber, orderNumbers } = await order(mall, buyer, variant(coffee));
    await pay(mall, buyer, paymentNumber);
    for (let again = 0; again < 2; again += 1) await transaction((tx) => notifyOfPayment(tx, paymentNumber));
    expect(await mailsTo(buyer)).toHaveLength(1);
    expect(await mailsTo(owner, `%${orderNumbers[0]}`)).toHaveLength(1);
  });

  test('an unpaid payment writes no mail', async () => {
    const { orderNo: paymentNumber } = await order(mall, buyer, variant(coffee));
    await transaction((tx) => notifyOfPayment(tx, paymentNumber));
    expect(await mailsTo(buyer)).toEqual([]);
  });

  test('in the language of each reader', async () => {
    await mall.pool.query(`update accounts set locale = 'zh-CN' where id = $1`, [owner.accountId]);
    await mall.pool.query(`update accounts set locale = 'fr' where id = $1`, [buyer.accountId]);
    const { orderNo: paymentNumber, orderNumbers } = await order(mall, buyer, variant(coffee));
    await pay(mall, buyer, paymentNumber);
    await mall.pool.query(`update accounts set locale = 'en' where id = $1`, [owner.accountId]);
    const [sold] = await mailsTo(owner, `%${orderNumbers[0]}`);
    expect(sold?.subject).toBe('新订单，请发货：“咖啡杯”');
    expect(sold?.text).toContain('商城自营 有新订单。');
    expect(sold?.text).toContain(
      `去发货：${publicUrl}/console/${small.shopIds[1]}/orders/${orderNumbers[0]}?locale=zh-CN`,
    );
    const [paid] = await mailsTo(buyer);
    expect(paid?.subject).toBe('Commande passée : « Coffee Cup »');
    expect(paid?.text).toContain('Total de la commande : 30,50\u00a0€');
    expect(paid?.html).toContain(`${publicUrl}/fr/order/order_detail?orderNo=${orderNumbers[0]}`);
  });
});

test('a visitor’s mails open each order by themselves', async () => {
  await mall.pool.query(`update accounts set user_type = 'visitor' where id = $1`, [buyer.accountId]);
  const { orderNo: paymentNumber, orderNumbers } = await order(mall, buyer, variant(tea), variant(coffee));
  await pay(mall, buyer, paymentNumber);
  const [mail] = await mailsTo(buyer);
  const links = [...(mail?.text.matchAll(/^View your order: (.*)$/gm) ?? [])].map(([, link = '']) => new URL(link));
  expect(links.map(({ origin, pathname, searchParams }) => [origin + pathname, searchParams.get('orderNo')])).toEqual(
    orderNumbers.map((number) => [`${publicUrl}/order/look_up`, number]),
  );
  for (const { searchParams } of links) {
    const linked = { orderNo: searchParams.get('orderNo') ?? '', key: searchParams.get('key') ?? '' };
    expect((await mall.ask(viewOrder, linked)).data?.orderNo).toBe(linked.orderNo);
  }
});

test('the mail about a parcel lists what is in it', async () => {
  const orderNumber = await sell(mall, buyer, variant(coffee, 0, 2));
  const { lines } = await orderState(mall, orderNumber);
  const parcel = { kind: 'courier', carrier: 'ups', trackingNumber: '1Z999AA10123456784' } as const;
  await ship(mall, owner, orderNumber, parcel, [{ lineId: lines[0]?.id ?? 0, quantity: 1 }]);
  await deliverAll();
  const [mail] = await mailsTo(buyer, 'orderShipped%');
  expect(mail?.subject).toBe('Shipped: “Coffee Cup”');
  expect(mail?.text).toBe(`Your items have shipped

Your items are on their way with UPS, tracking number 1Z999AA10123456784.
Please confirm on the order page once everything has arrived.

[x] Ordered  [x] Shipped  [ ] Delivered

Carrier: UPS
Tracking number: 1Z999AA10123456784

* Coffee Cup
  Qty: 1 · €25.50

Order number: ${orderNumber}

View your order: ${publicUrl}/order/order_detail?orderNo=${orderNumber}`);
});

test('a shop is notified of a review, with a name that reveals no more than the review does', async () => {
  const orderNumber = await sell(mall, buyer, variant(coffee));
  await ship(mall, owner, orderNumber);
  await receive(orderNumber);
  const { lines } = await orderState(mall, orderNumber);
  const review = {
    orderNo: orderNumber,
    orderInfoId: lines[0]?.id ?? 0,
    star: 4,
    serviceStar: 5,
    comment: 'Nice.\nA bit small.',
  };
  const { data } = await mall.ask(writeReview, { ...review, isAnonymous: true }, as(buyer.token));
  await deliverAll();
  const [mail] = await mailsTo(owner, `shopReview:${data?.id}`);
  expect(mail?.subject).toBe('New review: 4 stars for “Coffee Cup”');
  expect(mail?.text).toBe(`You have a new review

S**y gave “Coffee Cup” 4 stars out of 5. A friendly reply helps other shoppers decide.

> Nice.
> A bit small.

* Coffee Cup
  Qty: 1 · €25.50

Read and reply: ${publicUrl}/console/${small.shopIds[1]}/reviews?locale=en`);
});

test('whatever a product is called, a subject stays one line and a mail has no element of it', async () => {
  const name = `<img src=x onerror=alert(1)>\r\nBcc: evil@example.com ${'long '.repeat(20)}`;
  const before = await mall.pool.query('update products set name = $1 where id = $2 returning id', [
    { en: name },
    small.productIds[coffee],
  ]);
  expect(before.rowCount).toBe(1);
  const orderNumber = await sell(mall, buyer, variant(coffee));
  await mall.pool.query('update products set name = $2 where id = $1', [
    small.productIds[coffee],
    { en: 'Coffee Cup' },
  ]);
  const [mail] = await mailsTo(owner, `%${orderNumber}`);
  expect(mail?.subject).toBe('Sold, ship now: “<img src=x onerror=alert(1)> Bcc: evil@example.com long lo…”');
  expect(mail?.html).not.toContain('<img src=x');
});

test('whoever runs a shop without a mail address is written to at the shop’s; who may not come in is not', async () => {
  const shopId = small.shopIds[1];
  await mall.pool.query(`update shops set email = 'hello@own.example' where id = $1`, [shopId]);
  await mall.pool.query(`update accounts set email = null where id = $1`, [owner.accountId]);
  const first = await sell(mall, buyer, variant(coffee));
  await mall.pool.query(`update accounts set email = $2, disabled_at = now() where id = $1`, [
    owner.accountId,
    owner.email,
  ]);
  const second = await sell(mall, buyer, variant(coffee));
  await mall.pool.query(`update accounts set disabled_at = null where id = $1`, [owner.accountId]);
  const { rows } = await mall.pool.query(
    `select recipient, cause from outgoing_messages where cause = any($1) order by id`,
    [[`shopSale:${first}`, `shopSale:${second}`]],
  );
  expect(rows).toEqual([{ recipient: 'hello@own.example', cause: `shopSale:${first}` }]);
});

test('someone without a mail address gets no message that has no short form', async () => {
  const nobody = await someone({ role: 'merchant', email: null, phone: '+8613911112222', userType: 'phone' });
  await mall.pool.query('update shops set owner_id = $2 where id = $1', [small.shopIds[0], nobody.accountId]);
  const orderNumber = await sell(mall, buyer, variant(tea));
  const { rows } = await mall.pool.query('select * from outgoing_messages where cause = $1', [
    `shopSale:${orderNumber}`,
  ]);
  expect(rows).toEqual([]);
});
