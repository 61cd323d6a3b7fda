import { expect } from 'vitest';
import { confirmReceipt } from '#contract/shipping/shopper.ts';
import type { Wanted } from '#tests/support/accounts/buyers.ts';
import type { MallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { ship } from '#tests/support/orders/shop-orders.ts';
import {
  completeDays,
  day,
  headers,
  isWaitingToSend,
  type OnPayment,
  type Payment,
  receiveDays,
  settleSent,
  sum,
} from './model.ts';

/** The steps of a paid order: sent, received, completed. */
export function shippingSteps(
  mall: MallUnderTest,
  variants: readonly Wanted[],
  onPayment: OnPayment,
  note: (what: string) => void,
) {
  function endByClock(payment: Payment): void {
    if (payment.order === 'shipped' && payment.receiveMinutes <= 0) {
      const isAskedBack = payment.asked.some(({ state }) => state === 'open');
      if (isWaitingToSend(payment) || isAskedBack)
        note(isAskedBack ? 'the clock waits for an answer' : 'the clock waits for a parcel');
      else receive(payment, 'received by deadline');
    }
    if (payment.order !== 'received' || payment.completeMinutes > 0) return;
    payment.order = 'completed';
    note('completed');
  }

  function receive(payment: Payment, how: string): void {
    payment.order = 'received';
    payment.isReceived = true;
    payment.completeMinutes = completeDays * day;
    note(how);
  }

  /** One unit of one line, or all that is left. */
  const shipStep = (pick: number, isWhole: boolean) =>
    onPayment(isWhole ? 'shipAll' : 'shipOne', pick, async (payment, _, { owner }) => {
      const { rows } = await mall.pool.query(
        'select l.id, l.sku_id from order_lines l join orders o on o.id = l.order_id where o.number = $1',
        [payment.orderNumber],
      );
      const place = payment.toSend.findIndex((left) => left > 0);
      const skuId = variants[payment.lines[Math.max(0, place)]?.variantIndex ?? 0]?.skuId;
      const lineId = rows.find((row) => row.sku_id === skuId)?.id;
      const lines = isWhole ? [] : [{ lineId, quantity: 1 }];
      const { code } = await ship(mall, owner, payment.orderNumber, { kind: 'dispatch' }, lines);
      const canMove = payment.order === 'paid' || payment.order === 'shipped';
      expect(code).toBe(!canMove ? 400 : place < 0 ? 409 : 200);
      note(code === 200 ? (isWhole ? 'shipped all' : 'shipped one') : 'ship refused');
      if (code !== 200) return;
      payment.sent += isWhole ? sum(payment.toSend) : 1;
      payment.toSend = isWhole
        ? payment.toSend.map(() => 0)
        : payment.toSend.with(place, (payment.toSend[place] ?? 0) - 1);
      if (!settleSent(payment) && payment.order === 'shipped') {
        payment.receiveMinutes = receiveDays * day; // counted from the last parcel
        note('shipped again');
      }
    });

  const receiveStep = (pick: number) =>
    onPayment('receive', pick, async (payment, _, real) => {
      const { code } = await mall.ask(confirmReceipt, { orderNo: payment.orderNumber }, headers(real));
      const canReceive = payment.order === 'shipped' && !isWaitingToSend(payment) && !isUndecided(payment);
      expect(code).toBe(canReceive || payment.isReceived ? 200 : 400);
      if (canReceive) return receive(payment, 'received by hand');
      if (payment.order === 'shipped')
        note(isWaitingToSend(payment) ? 'receipt refused, not all sent' : 'receipt refused, undecided');
      note(payment.isReceived ? 'received again' : 'receipt refused');
    });

  return { ship: shipStep, receive: receiveStep, endByClock };
}

/** Whether a line has unsent units in an open refund request: a refusal means that they have to be sent after all. */
function isUndecided({ asked, lines }: Payment): boolean {
  return lines.some((_, place) => {
    const mine = asked.filter((one) => one.place === place && one.state !== 'refused');
    return mine.some(({ state }) => state === 'open') && mine.some(({ unsent }) => unsent > 0);
  });
}
