import { useEffect, useRef, useState } from 'react';
import type { InputOf, OutputOf } from '#contract/core/call.ts';
import { computeRefund, type RefundKind, type RefundReason } from '#contract/refunds/shopper.ts';
import { callFromBrowser } from '#storefront/base/client/calls/browser-mall.ts';
import { useSteadyPending } from '#storefront/base/client/navigation/steady-pending.ts';
import { type ChosenUnits, linesAsked } from './apply-order.ts';

export type RefundQuote = OutputOf<typeof computeRefund>;
type Choice = { orderNo: string; chosen: ChosenUnits; kind: RefundKind; reason: RefundReason | null };

/**
 * What would come back for what is chosen now. Every change asks the mall; the newest answer wins, and until it is there the
 * one before it stays, marked as pending.
 */
export function useRefundQuote({ orderNo, chosen, kind, reason }: Choice) {
  const [quote, setQuote] = useState<RefundQuote | null>(null);
  const [isAsking, setAsking] = useState(false);
  const newest = useRef(0);
  const input = JSON.stringify({ orderNo, lines: linesAsked(chosen), kind, reason });

  useEffect(() => {
    const asked = JSON.parse(input) as InputOf<typeof computeRefund>;
    const mine = ++newest.current;
    if (asked.lines.length === 0) {
      setQuote(null);
      setAsking(false);
      return;
    }
    setAsking(true);
    callFromBrowser(computeRefund, asked)
      .catch(() => null) // a message was shown
      .then((answer) => {
        if (mine !== newest.current) return;
        setQuote(answer);
        setAsking(false);
      });
  }, [input]);

  return { quote, isPending: useSteadyPending(isAsking) };
}
