import type { OutputOf } from '#contract/core/call.ts';
import type { ApplyLine, getApplyInfo, RefundKind } from '#contract/refunds/shopper.ts';

export type ApplyOrder = OutputOf<typeof getApplyInfo>;

/** How many units of each line are chosen, by the line's id. */
export type ChosenUnits = Readonly<Record<number, number>>;

/** How many units of a line can be chosen: of what is to be sent back, only those that were sent. */
export function mostOf({ left, leftSent }: ApplyLine, kind: RefundKind): number {
  return kind === 'goods' ? leftSent : left;
}

/** The same choice for another kind: what can no longer be chosen is left out. */
export function fitted(lines: readonly ApplyLine[], chosen: ChosenUnits, kind: RefundKind): ChosenUnits {
  const limited = lines.map((line) => [line.lineId, Math.min(chosen[line.lineId] ?? 0, mostOf(line, kind))] as const);
  return Object.fromEntries(limited.filter(([, quantity]) => quantity > 0));
}

/** What is asked of the mall for this choice. */
export function linesAsked(chosen: ChosenUnits): { lineId: number; quantity: number }[] {
  return Object.entries(chosen).map(([lineId, quantity]) => ({ lineId: Number(lineId), quantity }));
}
