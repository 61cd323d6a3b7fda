import { expect, vi } from 'vitest';
import { addToCart, getCart } from '#contract/cart/shopper.ts';
import { cancelPayment } from '#contract/orders/shopper.ts';
import { computePrice, createDraft, placeOrder, type Quote } from '#contract/orders/shopper-checkout.ts';
import { getPayState, startPayment } from '#contract/payments/shopper.ts';
import { completeByClock, expirePayments, receiveByClock } from '#server/modules/orders/index.ts';
import { sendProviderRefunds } from '#server/modules/payments/index.ts';
import { orderInputOf, type Wanted } from '#tests/support/accounts/buyers.ts';
import { deliverAll, violationsOf } from '#tests/support/database/audit-check.ts';
import { moveClock } from '#tests/support/mall/mall-clock.ts';
import type { MallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { patience } from '#tests/support/mall/patience.ts';
import { atGateway } from '#tests/support/orders/payments.ts';
import {
  giveBack,
  headers,
  type Model,
  minute,
  type OnPayment,
  payMinutes,
  type Real,
  type Step,
  sum,
} from './model.ts';
import { refundSteps } from './refund-steps.ts';
import { shippingSteps } from './shipping-steps.ts';

// What buyers, providers, shops and the clock can do, each with the answer that the model expects. Steps that must be
// refused are among them.

/** The steps on this mall and these products. Each counts its outcome, so that the test notices when some outcome never happened. */
export function buyingSteps(mall: MallUnderTest, variants: readonly Wanted[]) {
  const happened: Record<string, number> = {};
  const note = (what: string) => {
    happened[what] = (happened[what] ?? 0) + 1;
  };

  /** Reads from the database what the model predicts. */
  async function seen({ ana, couponId }: Real) {
    const ids = variants.map(({ skuId }) => skuId);
    const { rows } = await mall.pool.query(
      `with received as (
        select o.payable - coalesce(sum(r.payable) filter (where not r.is_after_receipt), 0) as paid,
          coalesce(sum(r.payable) filter (where r.is_after_receipt), 0) as back
        from orders o left join refunds r on r.order_id = o.id where o.account_id = $2 and o.received_at is not null group by o.id
      )
      select array(select on_hand - reserved from skus where id = any($1) order by array_position($1, id)) as stock,
      coalesce((select available from points_balances where account_id = $2), 0) as points,
      (select state from received_coupons where id = $3) as coupon,
      array(select status from payments where account_id = $2 order by id) as payments,
      array(select status from orders where account_id = $2 order by id) as orders,
      coalesce((select frozen from points_balances where account_id = $2), 0) as frozen,
      coalesce((select sum((paid / 100) * (paid - back) / paid) from received where paid > 0), 0)::int as earned`,
      [ids, ana.accountId, couponId],
    );
    return rows[0];
  }

  /** Compares the whole model with the database and audits the database, after each step. */
  async function check(model: Model, real: Real): Promise<void> {
    await deliverAll();
    const { frozen, earned, ...rest } = await seen(real);
    expect(frozen).toBe(earned); // for each receipt once, without what was paid back
    expect(rest).toEqual({
      stock: model.stock,
      points: model.points,
      coupon: model.hasCoupon ? 'received' : 'used',
      payments: model.payments.map(({ state }) => state),
      orders: model.payments.map(({ order }) => order),
    });
    expect(await violationsOf(mall)).toEqual([]);
  }

  function step(name: string, run: (model: Model, real: Real) => Promise<void>): Step {
    return {
      check: () => true, // steps that must be refused are tried too
      async run(model, real) {
        await run(model, real);
        await check(model, real);
      },
      toString: () => name,
    };
  }

  const addStep = (variantIndex: number, quantity: number) =>
    step(`addToCart(${variantIndex}, ${quantity})`, async (model, real) => {
      const line = { ...(variants[variantIndex] as Wanted), quantity };
      const { code } = await mall.ask(addToCart, { lines: [line] }, headers(real));
      const wanted = (model.cart[variantIndex] ?? 0) + quantity;
      const fits = wanted <= (model.stock[variantIndex] ?? 0);
      expect(code).toBe(fits ? 200 : 409);
      if (fits) model.cart[variantIndex] = wanted;
    });

  async function quoteCart(real: Real, usesPoints: boolean, withCoupon: boolean): Promise<Quote | number> {
    const { data: cart } = await mall.ask(getCart, {}, headers(real));
    const ids = (cart?.shops ?? []).flatMap(({ lines }) => lines.map(({ id }) => ({ shoppingCartId: id })));
    if (ids.length === 0) return 0;
    const prepared = await mall.ask(createDraft, { preOrderType: 'shoppingCart', orderDetails: ids }, headers(real));
    if (!prepared.data) return prepared.code;
    const input = {
      ...prepared.data,
      addressId: real.ana.addressId,
      usesPoints,
      platformCouponId: withCoupon ? real.couponId : null,
    };
    const quoted = await mall.ask(computePrice, input, headers(real));
    return quoted.data ?? quoted.code;
  }

  function refused(quote: Quote | number, code: number): void {
    note(`quote refused ${code}`);
    expect(quote).toBe(code);
  }

  const submitStep = (usesPoints: boolean, withCoupon: boolean) =>
    step(`submit(${usesPoints ? 'points' : ''} ${withCoupon ? 'coupon' : ''})`, async (model, real) => {
      const quote = await quoteCart(real, usesPoints, withCoupon);
      const valid = model.cart.map((quantity, variantIndex) => ((model.stock[variantIndex] ?? 0) > 0 ? quantity : 0));
      if (sum(valid) === 0) return expect(quote).toBe(0);
      if (valid.some((quantity, variantIndex) => quantity > (model.stock[variantIndex] ?? 0)))
        return refused(quote, 409);
      if (withCoupon && !model.hasCoupon) return refused(quote, 400);
      if (typeof quote === 'number') return expect(quote).toBe(200);
      const input = orderInputOf(quote);
      const answer = await mall.ask(placeOrder, input, headers(real));
      expect(answer).toMatchObject({ code: 200, data: { payable: quote.payable } });
      const lines = valid
        .map((quantity, variantIndex) => ({ variantIndex, quantity }))
        .filter(({ quantity }) => quantity > 0);
      for (const { variantIndex, quantity } of lines) {
        model.stock[variantIndex] = (model.stock[variantIndex] ?? 0) - quantity;
        model.cart[variantIndex] = 0;
      }
      note('placed');
      model.points -= quote.pointsUsed;
      if (withCoupon) model.hasCoupon = false;
      const shared = { input, answer, lines, points: quote.pointsUsed, coupon: withCoupon, minutesLeft: payMinutes };
      model.payments.push({
        ...shared,
        number: answer.data?.orderNo ?? '',
        state: 'open',
        orderNumber: answer.data?.orderNumbers[0] ?? '',
        order: 'awaiting_payment',
        toSend: lines.map(({ quantity }) => quantity),
        sent: 0,
        isReceived: false,
        receiveMinutes: 0,
        completeMinutes: 0,
        asked: [],
      });
    });

  const onPayment: OnPayment = (name, pick, run) =>
    step(`${name}(${pick})`, async (model, real) => {
      // Negative: counted from the newest.
      const payment = pick < 0 ? model.payments.at(pick) : model.payments[pick % Math.max(1, model.payments.length)];
      if (payment) await run(payment, model, real);
    });

  const sending = shippingSteps(mall, variants, onPayment, note);
  const refunding = refundSteps(mall, variants, { step, onPayment, note });

  const sendAgainStep = (pick: number, isOther: boolean) =>
    onPayment(isOther ? 'sendOther' : 'sendAgain', pick, async ({ input, answer }, _, real) => {
      const again = await mall.ask(placeOrder, isOther ? { ...input, quoteKey: 'other' } : input, headers(real));
      note(isOther ? 'sent otherwise' : 'sent again');
      if (isOther) expect(again.code).toBe(409);
      else expect(again).toEqual(answer);
    });

  const cancelStep = (pick: number) =>
    onPayment('cancel', pick, async (payment, model, real) => {
      const { code } = await mall.ask(cancelPayment, { orderNo: payment.number }, headers(real));
      expect(code).toBe(payment.state === 'open' ? 200 : 409);
      if (payment.state === 'open') giveBack(model, payment);
      note(code === 200 ? 'cancelled' : 'cancel refused');
    });

  const cards = { approve: '4242424242424242', decline: '4000000000000002', twice: '4000000000005035' } as const;

  const payStep = (pick: number, how: keyof typeof cards | 'late') =>
    onPayment(`pay ${how}`, pick, async (payment, model, real) => {
      const begun = await mall.ask(startPayment, { orderNo: payment.number, payType: 'sandbox' }, headers(real));
      const canBePaid = payment.state === 'open' && payment.minutesLeft > 0;
      if (!begun.data) return expect([409, canBePaid]).toEqual([begun.code, false]);
      if (how === 'late') {
        await mall.ask(cancelPayment, { orderNo: payment.number }, headers(real));
        giveBack(model, payment);
      }
      const number = cards[how === 'late' ? 'approve' : how];
      await atGateway(mall.api, 'card', { clientSecret: begun.data.clientSecret, number });
      await vi.waitFor(async () => {
        const { rows } = await mall.pool.query('select state, failure from charges where key = $1', [
          begun.data?.chargeKey,
        ]);
        expect(how === 'decline' ? rows[0].failure : ['succeeded', 'cancelled'].includes(rows[0].state)).toBeTruthy();
      }, patience);
      if (how !== 'decline' && payment.state === 'open') {
        payment.state = 'paid';
        payment.order = 'paid';
      }
      note(`pay ${how}`);
      await sendProviderRefunds();
      const { data } = await mall.ask(getPayState, { orderNo: payment.number }, headers(real));
      expect(data?.state === 'paid').toBe(payment.state === 'paid');
    });

  const sweepStep = step('sweep', async (model) => {
    await expirePayments();
    for (const payment of model.payments) {
      if (payment.state !== 'open' || payment.minutesLeft > 0) continue;
      giveBack(model, payment);
      note('expired');
    }
    await receiveByClock();
    await completeByClock();
    for (const payment of model.payments) sending.endByClock(payment);
  });

  const clockStep = (minutes: number) =>
    step(`advanceClock(${minutes} min)`, async (model) => {
      await moveClock(minutes * minute);
      for (const payment of model.payments) {
        payment.minutesLeft -= minutes;
        payment.receiveMinutes -= minutes;
        payment.completeMinutes -= minutes;
        for (const asked of payment.asked) asked.answerMinutes -= minutes;
      }
    });

  const stockStep = (variantIndex: number, by: number) =>
    step(`changeStock(${variantIndex}, ${by})`, async (model) => {
      if ((model.stock[variantIndex] ?? 0) + by < 0) return;
      await mall.pool.query('update skus set on_hand = on_hand + $2, opening = opening + $2 where id = $1', [
        variants[variantIndex]?.skuId,
        by,
      ]);
      model.stock[variantIndex] = (model.stock[variantIndex] ?? 0) + by;
    });

  const priceStep = (variantIndex: number, price: number) =>
    step(`changePrice(${variantIndex}, ${price})`, async () => {
      await mall.pool.query('update skus set price = $2, original_price = $2 where id = $1', [
        variants[variantIndex]?.skuId,
        price,
      ]);
    });

  const commissionStep = (percent: number) =>
    step(`changeCommission(${percent})`, async () => {
      await mall.pool.query('update shop_categories set commission_percent = $1', [percent]);
    });

  return {
    happened,
    add: addStep,
    submit: submitStep,
    sendAgain: sendAgainStep,
    cancel: cancelStep,
    pay: payStep,
    ship: sending.ship,
    receive: sending.receive,
    ...refunding,
    sweep: sweepStep,
    clock: clockStep,
    stock: stockStep,
    price: priceStep,
    commission: commissionStep,
  };
}
