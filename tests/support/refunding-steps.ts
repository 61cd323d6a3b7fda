import { expect } from 'vitest';
import { acceptRefund, refuseRefund } from '#contract/refunds/merchant.ts';
import { getRefund, requestRefund } from '#contract/refunds/shopper.ts';
import { sendPayBacks } from '#server/modules/payments/index.ts';
import { answerDueRefunds } from '#server/modules/refunds/index.ts';
import { deliverAll } from './audit-check.ts';
import type { Wanted } from './buyers.ts';
import {
  type Asked,
  answerDays,
  day,
  headers,
  isWaitingToSend,
  type Model,
  type OnTrade,
  type Real,
  type Step,
  settleSent,
  sum,
  type Trade,
} from './buying-model.ts';
import type { MallUnderTest } from './mall-under-test.ts';
import { as } from './people.ts';
import { refundWish } from './refunding.ts';

type Walk = {
  step: (name: string, run: (model: Model, real: Real) => Promise<void>) => Step;
  onTrade: OnTrade;
  note: (what: string) => void;
};

/** What is asked back of an order, before and after it was sent, and what its shop, or the clock, says to that. */
export function refundingSteps(mall: MallUnderTest, goods: readonly Wanted[], { step, onTrade, note }: Walk) {
  const askBackStep = (pick: number, at: number, wanted: number | 'rest') =>
    onTrade(`requestRefund ${at} ${wanted}`, pick, async (trade, _, real) => {
      const place = at % trade.lines.length;
      const quantity = wanted === 'rest' ? Math.max(1, leftOf(trade, place)) : wanted;
      const { rows } = await mall.pool.query(
        'select l.id from order_lines l join orders o on o.id = l.order_id where o.number = $1 and l.sku_id = $2',
        [trade.orderNo, goods[trade.lines[place]?.good ?? 0]?.skuId],
      );
      const wish = refundWish(trade.orderNo, [{ id: rows[0].id, quantity }]);
      const { code, data } = await mall.ask(requestRefund, wish, headers(real));
      expect(code).toBe(!isOpen(trade) ? 400 : quantity > leftOf(trade, place) ? 409 : 200);
      note(`refund asked ${code}`);
      if (!data) return;
      // What the shop still has is taken first, and is not sent meanwhile.
      const unsent = Math.min(quantity, trade.toSend[place] ?? 0);
      putToSend(trade, place, -unsent);
      if (unsent > 0 && unsent < quantity) note('refund of sent and unsent');
      const number = data.refundOrderNo;
      const wait = { answerMinutes: answerDays * day, isReminded: false };
      trade.asked.push({ number, place, quantity, unsent, state: 'open', ...wait });
    });

  const decideStep = (pick: number, at: number, isAccepted: boolean) =>
    onTrade(`${isAccepted ? 'accept' : 'refuse'}Refund ${at}`, pick, async (trade, model, real) => {
      const asked = at < 0 ? trade.asked.at(at) : trade.asked[at % Math.max(1, trade.asked.length)];
      if (!asked) return;
      const which = { refundOrderNo: asked.number };
      const by = as(real.owner.token);
      const { code } = isAccepted
        ? await mall.ask(acceptRefund, which, by)
        : await mall.ask(refuseRefund, { ...which, reason: 'No' }, by);
      expect(code).toBe(asked.state === 'open' ? 200 : 409);
      note(`refund ${isAccepted ? 'accepted' : 'refused'} ${code}`);
      if (code !== 200) return;
      if (isAccepted) return payBack(trade, asked, model, real);
      asked.state = 'refused';
      putToSend(trade, asked.place, asked.unsent);
      if (trade.order === 'shipped' && isWaitingToSend(trade)) note('to be sent again');
    });

  /** The clock accepts what no shop has answered. */
  const answerDueStep = step('answerDue', async (model, real) => {
    await answerDueRefunds();
    for (const trade of model.trades)
      for (const asked of trade.asked) {
        if (asked.state !== 'open' || !isOver(asked)) continue;
        await payBack(trade, asked, model, real);
        note('refund accepted by the clock');
      }
  });

  async function payBack(trade: Trade, asked: Asked, model: Model, real: Real): Promise<void> {
    const { data } = await mall.ask(getRefund, { refundOrderNo: asked.number }, headers(real));
    await deliverAll();
    await sendPayBacks();
    asked.state = 'paid';
    const good = trade.lines[asked.place]?.good ?? 0;
    model.stock[good] = (model.stock[good] ?? 0) + asked.unsent; // what was sent stays with its buyer
    model.points += data?.pointsUsed ?? 0;
    if (settleSent(trade)) note('shipped by a refund');
    if (!isPaidBack(trade)) return;
    note(trade.sent > 0 ? 'refunded after sending' : 'refunded before sending');
    if (trade.isReceived) note('refunded after receipt');
    trade.order = 'refunded';
    if (!trade.coupon) return;
    note(trade.sent > 0 ? 'coupon lost' : 'coupon given back');
    if (trade.sent === 0) model.hasCoupon = true;
  }

  return { askBack: askBackStep, decide: decideStep, answerDue: answerDueStep };
}

function isOpen({ order, completeMinutes }: Trade): boolean {
  if (order === 'paid' || order === 'shipped') return true;
  return (order === 'received' || order === 'completed') && completeMinutes > 0;
}

/** Pieces of a line that nobody has asked back. */
function leftOf({ lines, asked }: Trade, place: number): number {
  const taken = asked.filter((one) => one.place === place && one.state !== 'refused');
  return (lines[place]?.quantity ?? 0) - sum(taken.map(({ quantity }) => quantity));
}

function putToSend(trade: Trade, place: number, quantity: number): void {
  trade.toSend = trade.toSend.with(place, (trade.toSend[place] ?? 0) + quantity);
}

/** Whoever is silent is reminded first, and has a day then. */
function isOver(asked: Asked): boolean {
  if (asked.isReminded) return asked.answerMinutes <= 0;
  if (asked.answerMinutes > day) return false;
  asked.isReminded = true;
  asked.answerMinutes = day;
  return false;
}

/** All of its pieces have gone back. */
function isPaidBack({ lines, asked }: Trade): boolean {
  const back = asked.filter(({ state }) => state === 'paid');
  return sum(back.map(({ quantity }) => quantity)) === sum(lines.map(({ quantity }) => quantity));
}
