import type { FreightRule, RefundKind, RefundReason } from '#contract/refunds/shopper.ts';
import { Refusal } from '#server/http/refusal.ts';
import { unitsLeft } from '#server/modules/orders/index.ts';
import { type FrozenLine, freightOfUnits, type Share, shareOf, sumShares, unclaimedUnits } from './refund-share.ts';
import { isShopsFault } from './refund-status.ts';

/** A line of an order, with what was requested back of it before. */
export type LineState = FrozenLine & {
  id: number;
  shipped: number;
  unsent: number;
  refunding: number;
  refunded: number;
  partRefunded: number;
  /** The numbers of the units in refunds that were neither refused nor withdrawn. */
  taken: readonly number[];
  /** Freight that was refunded already. */
  freightBack: number;
};

export type RequestedUnits = readonly { lineId: number; quantity: number }[];
export type Chosen = { lineId: number; units: number[]; unsent: number };
export type PlannedLine = Chosen & Share;
export type Plan = { lines: PlannedLine[]; total: Share; freightRule: FreightRule };

/** Units that can be requested back: all, and those of them that were sent. */
export function leftOf(line: LineState) {
  const { shipped, unsent, refunding, refunded, partRefunded } = line;
  return { left: unitsLeft(line), leftSent: shipped - (refunding + refunded + partRefunded - unsent) };
}

/**
 * The units that a refund takes. Only sent units can be returned; where only money is refunded, unsent units come first, and stay
 * with the shop.
 */
export function chooseUnits(lines: readonly LineState[], asked: RequestedUnits, kind: RefundKind): Chosen[] {
  return asked.map(({ lineId, quantity }) => {
    const line = lines.find(({ id }) => id === lineId);
    if (!line) throw new Refusal('bad_input', { field: 'lines' });
    const { left, leftSent } = leftOf(line);
    const units = unclaimedUnits(line.quantity, line.taken, quantity);
    if (quantity > left || !units) throw new Refusal('refund_too_many', { left });
    if (kind === 'goods' && quantity > leftSent) throw new Refusal('refund_not_sent', { left: leftSent });
    return {
      lineId,
      units,
      unsent: kind === 'goods' ? 0 : Math.min(quantity, line.quantity - line.shipped - line.unsent),
    };
  });
}

/** The refund of these units, from the amounts that were frozen when the order was placed. */
export function planRefund(lines: readonly LineState[], chosen: readonly Chosen[], reason: RefundReason | null): Plan {
  const freightRule = freightRuleFor(lines, chosen, reason);
  const planned = lines.flatMap((line): PlannedLine[] => {
    const { units, unsent } = chosen.find(({ lineId }) => lineId === line.id) ?? { units: [], unsent: 0 };
    const freight =
      freightRule === 'whole'
        ? line.freight - line.freightBack
        : freightRule === 'fault'
          ? freightOfUnits(line, units)
          : 0;
    // A line that was refunded earlier without its freight gets it with the last one.
    if (units.length === 0 && freight === 0) return [];
    return [{ lineId: line.id, units, unsent, ...shareOf(line, units, freight) }];
  });
  return { lines: planned, total: sumShares(planned), freightRule };
}

function freightRuleFor(
  lines: readonly LineState[],
  chosen: readonly Chosen[],
  reason: RefundReason | null,
): FreightRule {
  if (lines.every(({ freight }) => freight === 0)) return 'none';
  if (isWholeUnsent(lines, chosen)) return 'whole';
  return isShopsFault(reason) ? 'fault' : 'kept';
}

/** Whether nothing of the order was sent, and these units complete its refund. */
export function isWholeUnsent(lines: readonly LineState[], chosen: readonly Chosen[]): boolean {
  return lines.every(({ id, quantity, shipped, refunded }) => {
    const units = chosen.find(({ lineId }) => lineId === id)?.units.length ?? 0;
    return shipped === 0 && refunded + units === quantity;
  });
}

/** The freight rule of a stored refund, derived from its amounts. */
export function freightRuleOf(ordered: number, back: number, reason: RefundReason): FreightRule {
  if (ordered === 0) return 'none';
  if (back === 0) return 'kept';
  return isShopsFault(reason) ? 'fault' : 'whole';
}
