// Long, because it is one list: every step of a walk through the mall shares the model that says what it must come to.
import type * as fc from 'fast-check';
import { expect, vi } from 'vitest';
import { addToCart, getCart } from '#contract/cart.ts';
import { cancelTrade } from '#contract/orders.ts';
import { computePrice, placeOrder, prepareOrder, type Quote } from '#contract/orders-checkout.ts';
import { getPayState, startPayment } from '#contract/payments.ts';
import { getRefund, requestRefund } from '#contract/refunds.ts';
import { acceptRefund, refuseRefund } from '#contract/refunds-review.ts';
import { expireTrades } from '#server/modules/orders/index.ts';
import { sendPayBacks } from '#server/modules/payments/index.ts';
import { deliverAll, violationsOf } from './audited.ts';
import { agreeTo, type Buyer, type Wanted } from './buyers.ts';
import { moveClock } from './mall-clock.ts';
import type { MallUnderTest } from './mall-under-test.ts';
import { as, type Person } from './people.ts';
import { refundWish } from './refunding.ts';
import { atGateway } from './trades.ts';

// What people, providers, shops and the clock can do, each with the answer that a model of a few numbers expects. Wrong
// moves are steps too.

const payMinutes = 30;
const minute = 1 / 24 / 60;

/** A trade as the model sees it. `wish` is what was sent to place it, to be sent again. */
type Trade = {
  number: string;
  wish: ReturnType<typeof agreeTo>;
  answer: unknown;
  lines: { good: number; quantity: number }[];
  points: number;
  coupon: boolean;
  state: 'open' | 'paid' | 'closed';
  minutesLeft: number;
  asked: Asked[];
};
/** A refund of some pieces of one good, as the model sees it. */
type Asked = { number: string; good: number; quantity: number; state: 'open' | 'paid' | 'refused' };
export type Model = {
  stock: number[]; // free pieces of each good
  cart: number[];
  points: number;
  hasCoupon: boolean;
  trades: Trade[];
};
export type Real = { ana: Buyer; couponId: number; owner: Person };
type Step = fc.AsyncCommand<Model, Real>;

const headers = ({ ana }: Real) => as(ana.token);
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

function giveBack(model: Model, trade: Trade): void {
  trade.state = 'closed';
  for (const { good, quantity } of trade.lines) model.stock[good] = (model.stock[good] ?? 0) + quantity;
  model.points += trade.points;
  if (trade.coupon) model.hasCoupon = true;
}

/** The steps on this mall and these goods. Each counts what came of it, so that a walk which was too tame is noticed. */
export function buyingSteps(mall: MallUnderTest, goods: readonly Wanted[]) {
  const happened: Record<string, number> = {};
  const note = (what: string) => {
    happened[what] = (happened[what] ?? 0) + 1;
  };

  /** What the database says of what the model keeps. */
  async function seen({ ana, couponId }: Real) {
    const ids = goods.map(({ skuId }) => skuId);
    const { rows } = await mall.pool.query(
      `select array(select on_hand - reserved from skus where id = any($1) order by array_position($1, id)) as stock,
      coalesce((select available from points_balances where account_id = $2), 0) as points,
      (select state from received_coupons where id = $3) as coupon,
      array(select status from trades where account_id = $2 order by id) as trades`,
      [ids, ana.accountId, couponId],
    );
    return rows[0];
  }

  /** Compares everything, and has everything audited, after each step. */
  async function check(model: Model, real: Real): Promise<void> {
    await deliverAll();
    expect(await seen(real)).toEqual({
      stock: model.stock,
      points: model.points,
      coupon: model.hasCoupon ? 'received' : 'used',
      trades: model.trades.map(({ state }) => state),
    });
    expect(await violationsOf(mall)).toEqual([]);
  }

  function step(name: string, run: (model: Model, real: Real) => Promise<void>): Step {
    return {
      check: () => true, // wrong moves are tried too
      async run(model, real) {
        await run(model, real);
        await check(model, real);
      },
      toString: () => name,
    };
  }

  const addStep = (good: number, quantity: number) =>
    step(`addToCart(${good}, ${quantity})`, async (model, real) => {
      const line = { ...(goods[good] as Wanted), quantity };
      const { code } = await mall.ask(addToCart, { lines: [line] }, headers(real));
      const wanted = (model.cart[good] ?? 0) + quantity;
      const fits = wanted <= (model.stock[good] ?? 0);
      expect(code).toBe(fits ? 200 : 409);
      if (fits) model.cart[good] = wanted;
    });

  async function quoteCart(real: Real, usesPoints: boolean, withCoupon: boolean): Promise<Quote | number> {
    const { data: cart } = await mall.ask(getCart, {}, headers(real));
    const ids = (cart?.shops ?? []).flatMap(({ lines }) => lines.map(({ id }) => ({ shoppingCartId: id })));
    if (ids.length === 0) return 0;
    const prepared = await mall.ask(prepareOrder, { preOrderType: 'shoppingCart', orderDetails: ids }, headers(real));
    if (!prepared.data) return prepared.code;
    const wish = {
      ...prepared.data,
      addressId: real.ana.addressId,
      usesPoints,
      platformCouponId: withCoupon ? real.couponId : null,
    };
    const quoted = await mall.ask(computePrice, wish, headers(real));
    return quoted.data ?? quoted.code;
  }

  function refused(quote: Quote | number, code: number): void {
    note(`quote refused ${code}`);
    expect(quote).toBe(code);
  }

  const submitStep = (usesPoints: boolean, withCoupon: boolean) =>
    step(`submit(${usesPoints ? 'points' : ''} ${withCoupon ? 'coupon' : ''})`, async (model, real) => {
      const quote = await quoteCart(real, usesPoints, withCoupon);
      const valid = model.cart.map((quantity, good) => ((model.stock[good] ?? 0) > 0 ? quantity : 0));
      if (sum(valid) === 0) return expect(quote).toBe(0);
      if (valid.some((quantity, good) => quantity > (model.stock[good] ?? 0))) return refused(quote, 409);
      if (withCoupon && !model.hasCoupon) return refused(quote, 400);
      if (typeof quote === 'number') return expect(quote).toBe(200);
      const wish = agreeTo(quote);
      const answer = await mall.ask(placeOrder, wish, headers(real));
      expect(answer).toMatchObject({ code: 200, data: { payable: quote.payable } });
      const lines = valid.map((quantity, good) => ({ good, quantity })).filter(({ quantity }) => quantity > 0);
      for (const { good, quantity } of lines) {
        model.stock[good] = (model.stock[good] ?? 0) - quantity;
        model.cart[good] = 0;
      }
      note('placed');
      model.points -= quote.pointsUsed;
      if (withCoupon) model.hasCoupon = false;
      const shared = {
        wish,
        answer,
        lines,
        points: quote.pointsUsed,
        coupon: withCoupon,
        minutesLeft: payMinutes,
        asked: [],
      };
      model.trades.push({ ...shared, number: answer.data?.orderNo ?? '', state: 'open' });
    });

  const onTrade = (name: string, pick: number, run: (trade: Trade, model: Model, real: Real) => Promise<void>) =>
    step(`${name}(${pick})`, async (model, real) => {
      const trade = model.trades[pick % Math.max(1, model.trades.length)];
      if (trade) await run(trade, model, real);
    });

  const sendAgainStep = (pick: number, isOther: boolean) =>
    onTrade(isOther ? 'sendOther' : 'sendAgain', pick, async ({ wish, answer }, _, real) => {
      const again = await mall.ask(placeOrder, isOther ? { ...wish, quoteKey: 'other' } : wish, headers(real));
      note(isOther ? 'sent otherwise' : 'sent again');
      if (isOther) expect(again.code).toBe(409);
      else expect(again).toEqual(answer);
    });

  const cancelStep = (pick: number) =>
    onTrade('cancel', pick, async (trade, model, real) => {
      const { code } = await mall.ask(cancelTrade, { orderNo: trade.number }, headers(real));
      expect(code).toBe(trade.state === 'open' ? 200 : 409);
      if (trade.state === 'open') giveBack(model, trade);
      note(code === 200 ? 'cancelled' : 'cancel refused');
    });

  const cards = { approve: '4242424242424242', decline: '4000000000000002', twice: '4000000000005035' } as const;

  const payStep = (pick: number, how: keyof typeof cards | 'late') =>
    onTrade(`pay ${how}`, pick, async (trade, model, real) => {
      const begun = await mall.ask(startPayment, { orderNo: trade.number, payType: 'sandbox' }, headers(real));
      const canBePaid = trade.state === 'open' && trade.minutesLeft > 0;
      if (!begun.data) return expect([409, canBePaid]).toEqual([begun.code, false]);
      if (how === 'late') {
        await mall.ask(cancelTrade, { orderNo: trade.number }, headers(real));
        giveBack(model, trade);
      }
      const number = cards[how === 'late' ? 'approve' : how];
      await atGateway(mall.api, 'card', { clientSecret: begun.data.clientSecret, number });
      await vi.waitFor(async () => {
        const { rows } = await mall.pool.query('select state, failure from charges where key = $1', [
          begun.data?.chargeKey,
        ]);
        expect(how === 'decline' ? rows[0].failure : ['succeeded', 'cancelled'].includes(rows[0].state)).toBeTruthy();
      });
      if (how !== 'decline' && trade.state === 'open') trade.state = 'paid';
      note(`pay ${how}`);
      await sendPayBacks();
      const { data } = await mall.ask(getPayState, { orderNo: trade.number }, headers(real));
      expect(data?.state === 'paid').toBe(trade.state === 'paid');
    });

  const askBackStep = (pick: number, at: number, quantity: number) =>
    onTrade(`requestRefund ${at} ${quantity}`, pick, async (trade, _, real) => {
      const line = trade.lines[at % trade.lines.length];
      if (!line) return;
      const { rows } = await mall.pool.query(
        `select o.number, l.id from trades t join orders o on o.trade_id = t.id
        join order_lines l on l.order_id = o.id and l.sku_id = $2 where t.number = $1`,
        [trade.number, goods[line.good]?.skuId],
      );
      const wish = refundWish(rows[0].number, [{ id: rows[0].id, quantity }]);
      const { code, data } = await mall.ask(requestRefund, wish, headers(real));
      const taken = trade.asked.filter(({ good, state }) => good === line.good && state !== 'refused');
      const left = line.quantity - sum(taken.map((asked) => asked.quantity));
      const isClosed = trade.state !== 'paid' || isPaidBack(trade);
      expect(code).toBe(isClosed ? 400 : quantity > left ? 409 : 200);
      note(`refund asked ${code}`);
      if (data) trade.asked.push({ number: data.refundOrderNo, good: line.good, quantity, state: 'open' });
    });

  /** All of its pieces have gone back. */
  const isPaidBack = ({ lines, asked }: Trade) => {
    const back = asked.filter(({ state }) => state === 'paid');
    return sum(back.map(({ quantity }) => quantity)) === sum(lines.map(({ quantity }) => quantity));
  };

  const decideStep = (pick: number, at: number, isAccepted: boolean) =>
    onTrade(`${isAccepted ? 'accept' : 'refuse'}Refund ${at}`, pick, async (trade, model, real) => {
      const asked = trade.asked[at % Math.max(1, trade.asked.length)];
      if (!asked) return;
      const which = { refundOrderNo: asked.number };
      const by = as(real.owner.token);
      const { code } = isAccepted
        ? await mall.ask(acceptRefund, which, by)
        : await mall.ask(refuseRefund, { ...which, reason: 'No' }, by);
      expect(code).toBe(asked.state === 'open' ? 200 : 409);
      note(`refund ${isAccepted ? 'accepted' : 'refused'} ${code}`);
      if (code !== 200) return;
      asked.state = isAccepted ? 'paid' : 'refused';
      if (!isAccepted) return;
      const { data } = await mall.ask(getRefund, which, headers(real));
      model.stock[asked.good] = (model.stock[asked.good] ?? 0) + asked.quantity;
      model.points += data?.pointsUsed ?? 0;
      await deliverAll();
      await sendPayBacks();
      if (isPaidBack(trade) && trade.coupon) model.hasCoupon = true;
      if (isPaidBack(trade)) note('all refunded');
    });

  const sweepStep = step('sweep', async (model) => {
    await expireTrades();
    for (const trade of model.trades) {
      if (trade.state !== 'open' || trade.minutesLeft > 0) continue;
      giveBack(model, trade);
      note('expired');
    }
  });

  const clockStep = (minutes: number) =>
    step(`advanceClock(${minutes} min)`, async (model) => {
      await moveClock(minutes * minute);
      for (const trade of model.trades) trade.minutesLeft -= minutes;
    });

  const stockStep = (good: number, by: number) =>
    step(`changeStock(${good}, ${by})`, async (model) => {
      if ((model.stock[good] ?? 0) + by < 0) return;
      await mall.pool.query('update skus set on_hand = on_hand + $2, opening = opening + $2 where id = $1', [
        goods[good]?.skuId,
        by,
      ]);
      model.stock[good] = (model.stock[good] ?? 0) + by;
    });

  const priceStep = (good: number, price: number) =>
    step(`changePrice(${good}, ${price})`, async () => {
      await mall.pool.query('update skus set price = $2, original_price = $2 where id = $1', [
        goods[good]?.skuId,
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
    askBack: askBackStep,
    decide: decideStep,
    sweep: sweepStep,
    clock: clockStep,
    stock: stockStep,
    price: priceStep,
    commission: commissionStep,
  };
}
