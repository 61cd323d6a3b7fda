import { expect } from 'vitest';
import { confirmReceipt } from '#contract/shipping.ts';
import type { Wanted } from './buyers.ts';
import {
  completeDays,
  day,
  headers,
  type Model,
  type Real,
  receiveDays,
  type Step,
  sum,
  type Trade,
} from './buying-model.ts';
import type { MallUnderTest } from './mall-under-test.ts';
import { ship } from './selling.ts';

type OnTrade = (name: string, pick: number, run: (trade: Trade, model: Model, real: Real) => Promise<void>) => Step;

/** What becomes of an order once it is paid: sent, received, completed. */
export function sendingSteps(
  mall: MallUnderTest,
  goods: readonly Wanted[],
  onTrade: OnTrade,
  note: (what: string) => void,
) {
  function endByClock(trade: Trade): void {
    if (trade.order === 'shipped' && trade.receiveMinutes <= 0) receive(trade, 'received by the clock');
    if (trade.order !== 'received' || trade.completeMinutes > 0) return;
    trade.order = 'completed';
    note('completed');
  }

  function receive(trade: Trade, how: string): void {
    trade.order = 'received';
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
      trade.toSend = isWhole ? trade.toSend.map(() => 0) : trade.toSend.with(place, (trade.toSend[place] ?? 0) - 1);
      if (sum(trade.toSend) > 0) return;
      trade.order = 'shipped';
      trade.receiveMinutes = receiveDays * day;
    });

  const receiveStep = (pick: number) =>
    onTrade('receive', pick, async (trade, _, real) => {
      const { code } = await mall.ask(confirmReceipt, { orderNo: trade.orderNo }, headers(real));
      const isReceived = trade.order === 'received' || trade.order === 'completed';
      expect(code).toBe(trade.order === 'shipped' || isReceived ? 200 : 400);
      if (trade.order === 'shipped') receive(trade, 'received by hand');
      else note(isReceived ? 'received again' : 'receipt refused');
    });

  return { ship: shipStep, receive: receiveStep, endByClock };
}
