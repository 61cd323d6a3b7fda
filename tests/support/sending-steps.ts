import { expect } from 'vitest';
import { confirmReceipt } from '#contract/shipping/shopper.ts';
import type { Wanted } from './buyers.ts';
import {
  completeDays,
  day,
  headers,
  isWaitingToSend,
  type OnTrade,
  receiveDays,
  settleSent,
  sum,
  type Trade,
} from './buying-model.ts';
import type { MallUnderTest } from './mall-under-test.ts';
import { ship } from './selling.ts';

/** What becomes of an order once it is paid: sent, received, completed. */
export function sendingSteps(
  mall: MallUnderTest,
  goods: readonly Wanted[],
  onTrade: OnTrade,
  note: (what: string) => void,
) {
  function endByClock(trade: Trade): void {
    if (trade.order === 'shipped' && trade.receiveMinutes <= 0) {
      const isAskedBack = trade.asked.some(({ state }) => state === 'open');
      if (isWaitingToSend(trade) || isAskedBack)
        note(isAskedBack ? 'the clock waits for an answer' : 'the clock waits for a parcel');
      else receive(trade, 'received by the clock');
    }
    if (trade.order !== 'received' || trade.completeMinutes > 0) return;
    trade.order = 'completed';
    note('completed');
  }

  function receive(trade: Trade, how: string): void {
    trade.order = 'received';
    trade.isReceived = true;
    trade.completeMinutes = completeDays * day;
    note(how);
  }

  /** One piece of one line, or all that is left. */
  const shipStep = (pick: number, isWhole: boolean) =>
    onTrade(isWhole ? 'shipAll' : 'shipOne', pick, async (trade, _, { owner }) => {
      const { rows } = await mall.pool.query(
        'select l.id, l.sku_id from order_lines l join orders o on o.id = l.order_id where o.number = $1',
        [trade.orderNo],
      );
      const place = trade.toSend.findIndex((left) => left > 0);
      const skuId = goods[trade.lines[Math.max(0, place)]?.good ?? 0]?.skuId;
      const lineId = rows.find((row) => row.sku_id === skuId)?.id;
      const lines = isWhole ? [] : [{ lineId, quantity: 1 }];
      const { code } = await ship(mall, owner, trade.orderNo, { kind: 'dispatch' }, lines);
      const canMove = trade.order === 'paid' || trade.order === 'shipped';
      expect(code).toBe(!canMove ? 400 : place < 0 ? 409 : 200);
      note(code === 200 ? (isWhole ? 'shipped all' : 'shipped one') : 'ship refused');
      if (code !== 200) return;
      trade.sent += isWhole ? sum(trade.toSend) : 1;
      trade.toSend = isWhole ? trade.toSend.map(() => 0) : trade.toSend.with(place, (trade.toSend[place] ?? 0) - 1);
      if (!settleSent(trade) && trade.order === 'shipped') {
        trade.receiveMinutes = receiveDays * day; // counted from the last parcel
        note('shipped again');
      }
    });

  const receiveStep = (pick: number) =>
    onTrade('receive', pick, async (trade, _, real) => {
      const { code } = await mall.ask(confirmReceipt, { orderNo: trade.orderNo }, headers(real));
      const canReceive = trade.order === 'shipped' && !isWaitingToSend(trade) && !isUndecided(trade);
      expect(code).toBe(canReceive || trade.isReceived ? 200 : 400);
      if (canReceive) return receive(trade, 'received by hand');
      if (trade.order === 'shipped')
        note(isWaitingToSend(trade) ? 'receipt refused, not all sent' : 'receipt refused, undecided');
      note(trade.isReceived ? 'received again' : 'receipt refused');
    });

  return { ship: shipStep, receive: receiveStep, endByClock };
}

/** Pieces of a line were asked back before they were sent, and something of it is not answered: they may have to be sent yet. */
function isUndecided({ asked, lines }: Trade): boolean {
  return lines.some((_, place) => {
    const mine = asked.filter((one) => one.place === place && one.state !== 'refused');
    return mine.some(({ state }) => state === 'open') && mine.some(({ unsent }) => unsent > 0);
  });
}
