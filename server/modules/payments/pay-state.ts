import { money } from '#contract/core/values.ts';
import { Refusal } from '#server/http/refusal.ts';
import { askIfSilent } from './ask-providers.ts';
import { findTradeState, type TradeState } from './queries.ts';

/** The numbers of the orders that a trade pays: payments knows none, so whoever does is asked. */
export type ListOrderNumbers = (tradeId: number) => Promise<string[]>;

/** How far a trade is, and what its provider says when nothing was heard from it. The browser's word never counts. */
export async function getPayState(accountId: number, number: string, listOrderNumbers: ListOrderNumbers) {
  const trade = await findFresh(accountId, number);
  if (!trade) throw new Refusal('trade_not_found');
  return {
    orderNo: trade.number,
    state: trade.state,
    amount: money(trade.amount),
    payType: trade.payType,
    failure: trade.state === 'unpaid' ? trade.failure : null,
    expiresAt: trade.expiresAt.toISOString(),
    secondsLeft: trade.state === 'unpaid' || trade.state === 'processing' ? trade.secondsLeft : 0,
    paidAt: trade.paidAt?.toISOString() ?? null,
    orderNumbers: await listOrderNumbers(trade.id),
  };
}

async function findFresh(accountId: number, number: string): Promise<TradeState | null> {
  const trade = await findTradeState(accountId, number);
  const isOpen = trade?.state === 'unpaid' || trade?.state === 'processing';
  if (!trade || !isOpen) return trade;
  const hasAsked = await Promise.all(trade.openChargeIds.map(askIfSilent));
  return hasAsked.includes(true) ? findTradeState(accountId, number) : trade;
}
