// Long, because it is one subject: what a receipt says of every kind of order, and to whom.
import fc from 'fast-check';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { locales } from '#contract/core/languages.ts';
import { confirmPriceOffer, offerPrice } from '#contract/orders/price-offers.ts';
import { getOrder } from '#contract/orders/shopper.ts';
import { computePrice, placeOrder } from '#contract/orders/shopper-checkout.ts';
import { receiptFilePath } from '#contract/receipts/file-path.ts';
import { openShopReceipt } from '#contract/receipts/merchant.ts';
import { openAnyReceipt } from '#contract/receipts/platform.ts';
import { getReceipt, viewReceipt } from '#contract/receipts/shopper.ts';
import type { Receipt, ReceiptRow } from '#contract/receipts/values.ts';
import { acceptRefund } from '#contract/refunds/merchant.ts';
import { computeRefund } from '#contract/refunds/shopper.ts';
import { database } from '#server/database/connection.ts';
import { receiptText } from '#server/http/translations.ts';
import { setSite } from '#server/modules/content/index.ts';
import { orderLink } from '#server/modules/orders/index.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import {
  aBuyer,
  type Buyer,
  giveCoupon,
  newDraft,
  order,
  orderInputOf,
  pay,
  quoteFor,
  sendEverywhere,
  variantsOf,
  type Wanted,
} from '#tests/support/accounts/buyers.ts';
import { violations } from '#tests/support/database/audit-check.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';
import { askForRefund, bought, send, settleAll } from '#tests/support/orders/refunds.ts';
import { anOwner } from '#tests/support/orders/shop-orders.ts';
import { pdfText } from '#tests/support/pages/pdf-text.ts';

const mall = openMallUnderTest({ DEMO: '1' });
let small: SmallMall;
let variant: Awaited<ReturnType<typeof variantsOf>>;
let [owner, stranger, admin] = [] as unknown as [Person, Person, Person];
let ana: Buyer;
const [tea, coffee, mug] = [0, 1, 2] as const;
const operator = { legalName: 'Mall Ltd', address: '2 Quay\nDublin', taxNumber: 'IE2' };

beforeAll(async () => {
  small = await fillSmallMall();
  variant = await variantsOf(mall, small);
  await sendEverywhere(small);
  await mall.pool.query('update skus set on_hand = on_hand + 1000, opening = opening + 1000');
  owner = await anOwner(small.shopIds[1] ?? 0);
  stranger = await anOwner(small.shopIds[0] ?? 0);
  admin = await someone({ role: 'platform' });
});
beforeEach(async () => {
  await mall.pool.query('delete from rate_windows');
  await setSite('operator', { records: [{ from: '2020-01-01', ...operator, taxRate: 2_300 }] });
  ana = await aBuyer();
});

async function receiptOf(number: string, person: Person = ana): Promise<Receipt> {
  const { data, message } = await mall.ask(getReceipt, { orderNo: number }, as(person.token));
  if (!data) throw new Error(message);
  return data;
}
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
const rowsSum = (rows: readonly ReceiptRow[]) => sumOf(rows.map(({ amount }) => amount));
const pick = (rows: readonly ReceiptRow[]) => rows.map(({ kind, name, payer, amount }) => [kind, name, payer, amount]);

/** Everything that a receipt says must follow from what is stored, and a refund of all that is left must come to what it promises. */
async function holdAgainstStored(receipt: Receipt, person: Person = ana): Promise<void> {
  const { rows: stored } = await mall.pool.query(
    `select o.payable, o.refunded_payable, o.points_used, p.amount, (select sum(payable) from orders where payment_id = p.id)::int as together,
      (select amount from captures where payment_id = p.id and is_accepted) as captured
    from orders o join payments p on p.id = o.payment_id where o.number = $1`,
    [receipt.orderNo],
  );
  const [facts] = stored;
  expect(receipt.payable).toBe(facts.payable);
  expect(rowsSum(receipt.rows)).toBe(facts.payable);
  expect(sumOf(receipt.lines.map(({ payable }) => payable))).toBe(facts.payable);
  for (const line of receipt.lines) expect(rowsSum(line.rows)).toBe(line.payable);
  expect(sumOf(receipt.lines.map(({ pointsUsed }) => pointsUsed))).toBe(facts.points_used);
  expect(sumOf(receipt.lines.map(({ tax }) => tax))).toBe(receipt.tax?.amount ?? 0);
  expect(sumOf(receipt.refunds.map(({ amount }) => amount))).toBe(facts.refunded_payable);
  expect(receipt.payment?.amount ?? facts.amount).toBe(facts.together);
  expect(facts.captured ?? facts.amount).toBe(facts.amount);
  if (!receipt.ifReturned) return;
  const left = receipt.lines.flatMap(({ lineId, ifReturned }) =>
    ifReturned && ifReturned.quantity > 0 ? [{ lineId, quantity: ifReturned.quantity }] : [],
  );
  const { data: computed } = await mall.ask(
    computeRefund,
    { orderNo: receipt.orderNo, lines: left, kind: 'money' },
    as(person.token),
  );
  const { quantity, freightIfFault: _, ...total } = receipt.ifReturned;
  const { lines, ...promised } = computed ?? { lines: [] };
  expect(total).toEqual(promised);
  expect(quantity).toBe(sumOf(left.map((line) => line.quantity)));
  expect(receipt.lines.flatMap(({ lineId, ifReturned }) => (ifReturned ? [{ ...ifReturned, lineId }] : []))).toEqual(
    lines,
  );
}

/** Places an order with all points that can be spent on it. */
async function orderByPoints(...wanted: Wanted[]) {
  const proposed = orderInputOf(await quoteFor(mall, ana, await newDraft(mall, ana, ...wanted)));
  const { data: quote } = await mall.ask(computePrice, { ...proposed, usesPoints: true }, as(ana.token));
  if (!quote) throw new Error('There is no quote');
  const { data, message } = await mall.ask(placeOrder, orderInputOf(quote), as(ana.token));
  if (!data) throw new Error(message);
  return { ...data, quote };
}

/** An order with a coupon of the shop and one of the mall, points, and a lower price that the shop has offered: paid. */
async function aRichOrder() {
  ana = await aBuyer({ points: 300 });
  const shopId = small.shopIds[1] ?? 0;
  await giveCoupon(ana, { discount: 500, scope: 'shop', shopId, name: { en: 'Autumn', 'zh-CN': '秋季券' } });
  await giveCoupon(ana, { discount: 333, name: { en: 'Welcome', 'zh-CN': '欢迎券' } });
  const placed = await orderByPoints(variant(coffee, 0, 2), variant(mug, 0, 1));
  const number = placed.orderNumbers[0] ?? '';
  const before = { orderNo: number, seen: placed.payable, productsOff: 101, freightOff: 200, reason: 'A scratch' };
  const { data: offered } = await mall.ask(offerPrice, before as never, as(owner.token));
  await mall.ask(confirmPriceOffer, { orderNo: number, id: offered?.id ?? 0 }, as(ana.token));
  expect(await pay(mall, ana, placed.orderNo)).toBe('paid');
  return { number, quote: placed.quote };
}

test('a receipt explains list price, reductions, points, freight, tax and payment, and stays when prices change', async () => {
  const { number, quote } = await aRichOrder();
  const receipt = await receiptOf(number);
  const shop = quote.shops[0];
  expect(shop).toMatchObject({ freight: 500 });
  expect(pick(receipt.rows)).toEqual([
    ['list', '', null, shop?.listPrice],
    ['price', '', 'shop', (shop?.goods ?? 0) - (shop?.listPrice ?? 0)],
    ['shop_coupon', 'Autumn', 'shop', -500],
    ['shop_reduction', '', 'shop', -101],
    ['mall_coupon', 'Welcome', 'mall', -333],
    ['points', '', 'mall', -300],
    ['freight', '', null, 500],
    ['freight_reduction', '', 'shop', -200],
  ]);
  expect(receipt).toMatchObject({
    pointsUsed: 300,
    payable: quote.payable - 301,
    mall: operator,
    seller: { name: 'Mall Own', phone: '400-100-2000', taxData: null },
    address: { realName: 'Ana Silva' },
    tax: { rate: 2_300, amount: Math.round(((quote.payable - 301) * 23) / 123) },
    payment: { method: 'sandbox', amount: quote.payable - 301, orders: 1 },
    refunds: [],
    whyNoRefund: null,
    ifReturned: {
      payable: quote.payable - 301,
      quantity: 3,
      pointsUsed: 300,
      freightRule: 'whole',
      givesCouponsBack: true,
    },
  });
  await holdAgainstStored(receipt);
  const { rows: lines } = await mall.pool.query(
    'select sum(l.reduction)::int as reduction from order_lines l join orders o on o.id = l.order_id where o.number = $1',
    [number],
  );
  expect(lines).toEqual([{ reduction: 101 }]);
  expect(await violations()).toEqual([]);

  await mall.pool.query('update skus set price = price + 77, original_price = original_price + 999');
  await mall.pool.query('update products set price = price + 77, original_price = original_price + 999');
  try {
    expect(await receiptOf(number)).toEqual({ ...receipt, at: expect.any(String) });
  } finally {
    await mall.pool.query('update skus set price = price - 77, original_price = original_price - 999');
    await mall.pool.query('update products set price = price - 77, original_price = original_price - 999');
  }
});

test('a flash sale is named, with the list price before it', async () => {
  const { number } = await bought(mall, ana, variant(tea, 0, 2));
  const receipt = await receiptOf(number);
  expect(pick(receipt.rows).slice(0, 2)).toEqual([
    ['list', '', null, 2 * 3_998],
    ['flash', 'Flash', 'shop', -2 * (3_998 - 999)],
  ]);
  expect(receipt.lines[0]).toMatchObject({ listPrice: 3_998, quantity: 2 });
  await holdAgainstStored(receipt);
});

test('what would come back today is what a refund pays: after a part was sent, and after a part was refunded', async () => {
  const { number } = await aRichOrder();
  const lines = (await receiptOf(number)).lines.map(({ lineId, quantity }) => ({ id: lineId, quantity }));
  await send(number, lines.slice(0, 1));
  const sent = await receiptOf(number);
  expect(sent.ifReturned).toMatchObject({ freight: 0, freightRule: 'kept', freightIfFault: 300, losesCoupons: true });
  await holdAgainstStored(sent);

  const refund = await askForRefund(mall, ana, number, [{ id: lines[0]?.id ?? 0, quantity: 1 }]);
  await mall.ask(acceptRefund, { refundOrderNo: refund }, as(owner.token));
  await settleAll();
  const after = await receiptOf(number);
  const back = (sent.ifReturned?.payable ?? 0) - (after.ifReturned?.payable ?? 0);
  expect(after.refunds).toMatchObject([{ refundOrderNo: refund, amount: back, refundedAt: expect.any(String) }]);
  expect(after.refunded).toBe(back);
  expect(after.ifReturned?.quantity).toBe(2);
  await holdAgainstStored(after);

  const rest = after.lines.map(({ lineId, ifReturned }) => ({ id: lineId, quantity: ifReturned?.quantity ?? 0 }));
  const last = await askForRefund(mall, ana, number, rest);
  const asked = await receiptOf(number);
  expect(asked).toMatchObject({ ifReturned: null, whyNoRefund: 'all_requested' });
  await mall.ask(acceptRefund, { refundOrderNo: last }, as(owner.token));
  await settleAll();
  const { refunds } = await receiptOf(number);
  expect(refunds.map(({ amount }) => amount)).toEqual([back, after.ifReturned?.payable]);
  expect(await violations()).toEqual([]);
});

test('an unpaid order has a receipt without a payment, and nothing to return', async () => {
  const { orderNumbers } = await order(mall, ana, variant(coffee, 0, 1));
  const receipt = await receiptOf(orderNumbers[0] ?? '');
  expect(receipt).toMatchObject({ paidAt: null, payment: null, ifReturned: null, whyNoRefund: 'not_paid' });
  await holdAgainstStored(receipt);
});

test('tax is what was set on the day of the order', async () => {
  const { number } = await bought(mall, ana, variant(coffee, 0, 1));
  await setSite('operator', { records: [{ from: '2999-01-01', ...operator, taxRate: 700 }] });
  expect((await receiptOf(number)).tax).toBeNull();
  await setSite('operator', { records: [] });
  expect(await receiptOf(number)).toMatchObject({ tax: null, mall: null });
});

const runs = Number(process.env.PROPERTY_RUNS ?? 8);
test('random orders of two shops with odd prices, coupons and points add up, before and after refunds', async () => {
  const price = fc.integer({ min: 101, max: 9_999 });
  const count = fc.integer({ min: 1, max: 5 });
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        prices: fc.tuple(price, price),
        markup: fc.integer({ min: 0, max: 500 }),
        counts: fc.tuple(count, count, count),
        coupons: fc.tuple(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 100 })),
        points: fc.integer({ min: 0, max: 500 }),
        back: fc.integer({ min: 0, max: 3 }),
      }),
      async ({ prices, markup, counts, coupons, points, back }) => {
        await mall.pool.query('delete from rate_windows');
        ana = await aBuyer({ points });
        const wanted = [variant(coffee, 0, counts[0]), variant(mug, 0, counts[1]), variant(tea, 0, counts[2])];
        for (const [at, { skuId }] of wanted.slice(0, 2).entries())
          await mall.pool.query('update skus set price = $2::int, original_price = $2::int + $3::int where id = $1', [
            skuId,
            prices[at],
            markup,
          ]);
        await giveCoupon(ana, { discount: coupons[0], scope: 'shop', shopId: small.shopIds[1] ?? 0 });
        await giveCoupon(ana, { discount: coupons[1] });
        const place = points > 0 ? orderByPoints(...wanted) : order(mall, ana, ...wanted);
        const { orderNo: paymentNumber, orderNumbers } = await place;
        for (const number of orderNumbers) await holdAgainstStored(await receiptOf(number));
        expect(await pay(mall, ana, paymentNumber)).toBe('paid');
        for (const number of orderNumbers) {
          const receipt = await receiptOf(number);
          expect(receipt.payment?.orders).toBe(orderNumbers.length);
          await holdAgainstStored(receipt);
          const { data } = await mall.ask(getOrder, { orderNo: number }, as(ana.token));
          const line = data?.lines[0];
          if (back === 0 || !line) continue;
          await askForRefund(mall, ana, number, [{ id: line.id, quantity: Math.min(back, line.quantity) }]);
          await holdAgainstStored(await receiptOf(number));
        }
      },
    ),
    { numRuns: runs, seed: Number(process.env.PROPERTY_SEED ?? 20_261_118) },
  );
  expect(await violations()).toEqual([]);
}, 120_000);

const fileFor = (person: Person | null, path: string) =>
  mall.api.request(path, person ? { headers: as(person.token) } : {});
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

test('a receipt is its buyer’s: a stranger and another shop find nothing, as if it did not exist', async () => {
  const { number } = await bought(mall, ana, variant(coffee, 0, 1));
  const none = 'SH202611150000000042';
  const other = await aBuyer();
  const answers = await Promise.all([
    mall.ask(getReceipt, { orderNo: number }, as(other.token)),
    mall.ask(getReceipt, { orderNo: none }, as(other.token)),
    mall.ask(openShopReceipt, { orderNo: number }, as(stranger.token)),
    mall.ask(openShopReceipt, { orderNo: none }, as(stranger.token)),
    mall.ask(openAnyReceipt, { orderNo: none }, as(admin.token)),
  ]);
  expect(answers.map(({ code, reason }) => [code, reason])).toEqual(answers.map(() => [404, 'order_not_found']));
  const files = await Promise.all([
    fileFor(other, receiptFilePath(number, 'en')),
    fileFor(other, receiptFilePath(none, 'en')),
    fileFor(ana, receiptFilePath('SH1', 'en')),
    fileFor(null, '/api/files/receipt/x'),
  ]);
  expect(files.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect(await files[0]?.json()).toEqual(await files[1]?.json());
  expect((await fileFor(null, receiptFilePath(number, 'en'))).status).toBe(401);
  expect((await mall.ask(openAnyReceipt, { orderNo: number }, as(ana.token))).code).toBe(403);
});

test.each(locales)('a PDF in %s says what every cent is for', async (locale) => {
  const { number } = await aRichOrder();
  const receipt = await receiptOf(number);
  const response = await fileFor(ana, receiptFilePath(number, locale));
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename="receipt-${number}.pdf"`);
  // The letter am is written as two signs, of which a PDF file stores the second once more.
  const written = pdfText(await bytesOf(response))
    .replaceAll('ำา', 'ำ')
    .replaceAll('ຳາ', 'ຳ');
  const say = (key: Parameters<typeof receiptText>[1]) => receiptText(locale, key, {});
  for (const key of [
    'title',
    'rows.freight_reduction',
    'payers.mall',
    'total',
    'ifReturned.title',
    'ifReturned.whole',
  ] as const) {
    expect(written.replaceAll(' ', '').normalize('NFKD')).toContain(say(key).replaceAll(' ', '').normalize('NFKD'));
  }
  const amount = new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(receipt.payable / 100);
  expect(written.replaceAll(',', '.')).toContain(amount.replaceAll(',', '.'));
  for (const text of [number, 'Ana Silva', 'Mall Ltd', 'IE2']) expect(written).toContain(text);
});

test('the shop and the platform save the receipt of an order; for the platform its buyer is masked', async () => {
  const { number } = await bought(mall, ana, variant(coffee, 0, 1));
  const { data: ofShop } = await mall.ask(openShopReceipt, { orderNo: number, locale: 'en' }, as(owner.token));
  const { data: ofMall } = await mall.ask(openAnyReceipt, { orderNo: number, locale: 'en' }, as(admin.token));
  const [shops, platforms] = await Promise.all(
    [ofShop, ofMall].map(async (file) => pdfText(await bytesOf(await fileFor(null, file?.path ?? '')))),
  );
  expect(shops).toContain('Ana Silva');
  expect(shops).toContain('02134');
  for (const hidden of ['Ana Silva', '02134', '2025550123']) expect(platforms).not.toContain(hidden);
  for (const file of [shops, platforms]) expect(file).toContain(number);
});

test('the link of a visitor’s mail shows the receipt without its address, and nothing else opens it', async () => {
  const { number } = await bought(mall, ana, variant(coffee, 0, 1));
  const key = new URL(await orderLink(database(), number), 'http://mall.invalid').searchParams.get('key') ?? '';
  const byLink = () => mall.ask(viewReceipt, { orderNo: number, key }, {});
  expect((await byLink()).reason).toBe('order_in_account');
  await mall.pool.query(`update accounts set user_type = 'visitor' where id = $1`, [ana.accountId]);
  expect((await byLink()).data).toEqual({ ...(await receiptOf(number)), address: null, at: expect.any(String) });
  const file = await fileFor(null, receiptFilePath(number, 'en', key));
  const written = pdfText(await bytesOf(file));
  expect(written).toContain(number);
  expect(written).not.toContain('Ana Silva');
  const wrong = receiptFilePath(number, 'en', `${key.slice(0, -2)}AA`);
  expect((await fileFor(null, wrong)).status).toBe(404);
});
