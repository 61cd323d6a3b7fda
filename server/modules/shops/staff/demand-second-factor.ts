import { and, eq, ne } from 'drizzle-orm';
import { transaction } from '#server/database/connection.ts';
import { textIn } from '#server/database/localized-text.ts';
import { actorOf, type Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { hasSecondFactor } from '#server/modules/identity/index.ts';
import { logAct } from '#server/modules/shops/log/log-act.ts';
import { shops } from '#server/modules/shops/tables.ts';

/** Demands a second factor of everyone who works for the shop, from their next call on. Asking for what is so already changes nothing. */
export async function demandSecondFactor(caller: Caller<'merchant'>, isDemanded: boolean): Promise<null> {
  const { membership, session } = caller;
  if (!membership.isOwner) throw new Refusal('not_allowed');
  return transaction(async (tx) => {
    if (isDemanded && !(await hasSecondFactor(tx, session.accountId))) throw new Refusal('second_factor_needed');
    const [changed] = await tx
      .update(shops)
      .set({ demandsSecondFactor: isDemanded })
      .where(
        and(
          eq(shops.id, membership.shopId),
          eq(shops.ownerId, session.accountId),
          ne(shops.demandsSecondFactor, isDemanded),
        ),
      )
      .returning({ name: textIn(shops.name, 'en') });
    if (!changed) return null;
    if (isDemanded) await logAct(tx, actorOf(caller), 'second_factor_demanded', changed.name);
    else await logAct(tx, actorOf(caller), 'second_factor_released', changed.name);
    return null;
  });
}
