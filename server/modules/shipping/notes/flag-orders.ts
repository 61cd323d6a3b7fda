import type { z } from 'zod';
import type { OutputOf } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import type { flagOrders as contract, OrderFlag } from '#contract/shipping/merchant-notes.ts';
import { transaction } from '#server/database/connection.ts';
import type { Actor } from '#server/http/caller.ts';
import { refusalText } from '#server/http/translations.ts';
import { logAct } from '#server/modules/shops/index.ts';
import { lockFlags, writeFlags } from './note-queries.ts';

type Input = z.output<typeof contract.input>;

/** Gives orders of a shop a flag, or takes it away, all of them together. Orders of other shops are left alone. */
export function flagOrders(
  actor: Actor,
  { orderNos: numbers, flag }: Input,
  locale: Locale,
): Promise<OutputOf<typeof contract>> {
  return transaction(async (tx) => {
    const own = await lockFlags(tx, actor.shopId, numbers);
    const changed = [...own.values()].filter((order) => order.flag !== flag);
    await writeFlags(
      tx,
      actor,
      changed.map(({ orderId }) => orderId),
      flag,
    );
    for (const { number } of changed) {
      if (flag) await logAct(tx, actor, 'order_flagged', number);
      else await logAct(tx, actor, 'order_unflagged', number);
    }
    return numbers.map((number) => outcome(number, own.get(number), flag, locale));
  });
}

function outcome(
  number: string,
  order: { flag: OrderFlag | null } | undefined,
  flag: OrderFlag | null,
  locale: Locale,
) {
  if (order)
    return { orderNo: number, before: order.flag, isChanged: order.flag !== flag, problem: null, problemText: '' };
  const problem = 'order_not_found' as const;
  return { orderNo: number, before: null, isChanged: false, problem, problemText: refusalText(locale, problem, {}) };
}
