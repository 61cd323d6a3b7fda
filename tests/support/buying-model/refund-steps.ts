import { expect } from 'vitest';
import { acceptRefund, refuseRefund } from '#contract/refunds/merchant.ts';
import { getRefund, requestRefund } from '#contract/refunds/shopper.ts';
import { sendProviderRefunds } from '#server/modules/payments/index.ts';
import { handleDueRefunds } from '#server/modules/refunds/index.ts';
import { as } from '#tests/support/accounts/accounts.ts';
import type { Wanted } from '#tests/support/accounts/buyers.ts';
import { deliverAll } from '#tests/support/database/audit-check.ts';
import type { MallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { refundInput } from '#tests/support/orders/refunds.ts';
import {
  type Asked,
  answerDays,
  day,
  headers,
  isWaitingToSend,
  type Model,
  type OnPayment,
  type Payment,
  type Real,
  type Step,
  settleSent,
  sum,
} from './model.ts';

type Walk = {
  step: (name: string, run: (model: Model, real: Real) => Promise<void>) => Step;
  onPayment: OnPayment;
  note: (what: string) => void;
};

/** Refund requests before and after shipping, and how the shop or a deadline answers them. */
export function refundSteps(mall: MallUnderTest, variants: readonly Wanted[], { step, onPayment, note }: Walk) {
  const askBackStep = (pick: number, at: number, wanted: number | 'rest') =>
    onPayment(`requestRefund ${at} ${wanted}`, pick, async (payment, _, real) => {
      const place = at % payment.lines.length;
      const quantity = wanted === 'rest' ? Math.max(1, leftOf(payment, place)) : wanted;
      const { rows } = await mall.pool.query(
        'select l.id from order_lines l join orders o on o.id = l.order_id where o.number = $1 and l.sku_id = $2',
        [payment.orderNumber, variants[payment.lines[place]?.variantIndex ?? 0]?.skuId],
      );
      const input = refundInput(payment.orderNumber, [{ id: rows[0].id, quantity }]);
      const { code, data } = await mall.ask(requestRefund, input, headers(real));
      expect(code).toBe(!isOpen(payment) ? 400 : quantity > leftOf(payment, place) ? 409 : 200);
      note(`refund asked ${code}`);
      if (!data) return;
      // Unsent units are taken first, and are not sent while the request is open.
      const unsent = Math.min(quantity, payment.toSend[place] ?? 0);
      putToSend(payment, place, -unsent);
      if (unsent > 0 && unsent < quantity) note('refund of sent and unsent');
      const number = data.refundOrderNo;
      const wait = { answerMinutes: answerDays * day, isReminded: false };
      payment.asked.push({ number, place, quantity, unsent, state: 'open', ...wait });
    });

  const decideStep = (pick: number, at: number, isAccepted: boolean) =>
    onPayment(`${isAccepted ? 'accept' : 'refuse'}Refund ${at}`, pick, async (payment, model, real) => {
      const asked = at < 0 ? payment.asked.at(at) : payment.asked[at % Math.max(1, payment.asked.length)];
      if (!asked) return;
      const which = { refundOrderNo: asked.number };
      const by = as(real.owner.token);
      const { code } = isAccepted
        ? await mall.ask(acceptRefund, which, by)
        : await mall.ask(refuseRefund, { ...which, reason: 'No' }, by);
      expect(code).toBe(asked.state === 'open' ? 200 : 409);
      note(`refund ${isAccepted ? 'accepted' : 'refused'} ${code}`);
      if (code !== 200) return;
      if (isAccepted) return refundPayment(payment, asked, model, real);
      asked.state = 'refused';
      putToSend(payment, asked.place, asked.unsent);
      if (payment.order === 'shipped' && isWaitingToSend(payment)) note('to be sent again');
    });

  /** The deadline accepts requests that the shop has not answered. */
  const answerDueStep = step('answerDue', async (model, real) => {
    await handleDueRefunds();
    for (const payment of model.payments)
      for (const asked of payment.asked) {
        if (asked.state !== 'open' || !isOver(asked)) continue;
        await refundPayment(payment, asked, model, real);
        note('refund accepted by the clock');
      }
  });

  async function refundPayment(payment: Payment, asked: Asked, model: Model, real: Real): Promise<void> {
    const { data } = await mall.ask(getRefund, { refundOrderNo: asked.number }, headers(real));
    await deliverAll();
    await sendProviderRefunds();
    asked.state = 'paid';
    const variantIndex = payment.lines[asked.place]?.variantIndex ?? 0;
    model.stock[variantIndex] = (model.stock[variantIndex] ?? 0) + asked.unsent; // units that were sent stay with the buyer
    model.points += data?.pointsUsed ?? 0;
    if (settleSent(payment)) note('shipped by a refund');
    if (!isPaidBack(payment)) return;
    note(payment.sent > 0 ? 'refunded after sending' : 'refunded before sending');
    if (payment.isReceived) note('refunded after receipt');
    payment.order = 'refunded';
    if (!payment.coupon) return;
    note(payment.sent > 0 ? 'coupon lost' : 'coupon given back');
    if (payment.sent === 0) model.hasCoupon = true;
  }

  return { askBack: askBackStep, decide: decideStep, answerDue: answerDueStep };
}

function isOpen({ order, completeMinutes }: Payment): boolean {
  if (order === 'paid' || order === 'shipped') return true;
  return (order === 'received' || order === 'completed') && completeMinutes > 0;
}

/** Units of a line without a refund request. */
function leftOf({ lines, asked }: Payment, place: number): number {
  const taken = asked.filter((one) => one.place === place && one.state !== 'refused');
  return (lines[place]?.quantity ?? 0) - sum(taken.map(({ quantity }) => quantity));
}

function putToSend(payment: Payment, place: number, quantity: number): void {
  payment.toSend = payment.toSend.with(place, (payment.toSend[place] ?? 0) + quantity);
}

/** The shop is reminded first, and has one more day to answer. */
function isOver(asked: Asked): boolean {
  if (asked.isReminded) return asked.answerMinutes <= 0;
  if (asked.answerMinutes > day) return false;
  asked.isReminded = true;
  asked.answerMinutes = day;
  return false;
}

/** All units of the order were refunded. */
function isPaidBack({ lines, asked }: Payment): boolean {
  const back = asked.filter(({ state }) => state === 'paid');
  return sum(back.map(({ quantity }) => quantity)) === sum(lines.map(({ quantity }) => quantity));
}
