import { asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { BargainTerms, editBargain as contract } from '#contract/catalogue/merchant-bargains.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import type { Actor } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { bargainPrices, bargains } from '#server/modules/catalogue/tables.ts';
import { assertUnchanged, logAct, savedNow } from '#server/modules/shops/index.ts';
import { assertAlone, assertPrices, lockBargain, publishBargain, timesOf, writePrices } from './bargain-rows.ts';

type Before = Awaited<ReturnType<typeof lockBargain>>;

/**
 * Replaces the terms of a bargain, unless it was changed since `version`. Once it has begun, only a later end and more units are
 * accepted.
 */
export function editBargain(
  actor: Actor,
  { id, version, bargain: terms }: z.output<typeof contract.input>,
): Promise<null> {
  return transaction(async (tx) => {
    const before = await lockBargain(tx, actor.shopId, id);
    await assertUnchanged(tx, before, version);
    if (before.isOver) throw new Refusal('bargain_over');
    if (terms.productId !== before.productId) throw new Refusal('bargain_terms_fixed');
    if (before.hasBegun) await assertOnlyMore(tx, before, terms);
    else await assertPrices(tx, actor.shopId, terms);
    const times = await timesOf(tx, terms);
    await assertAlone(tx, before.productId, times, id);
    const { quota, perBuyer } = terms;
    await tx
      .update(bargains)
      .set({ ...times, quota, perBuyer, version: version + 1, ...savedNow(actor.accountId) })
      .where(eq(bargains.id, id));
    if (!before.hasBegun) await writePrices(tx, id, terms.prices);
    await publishBargain(tx, before.productId);
    await logAct(tx, actor, 'bargain_changed', before.name);
    return null;
  });
}

/** What buyers see stays as it is: the end is not earlier, and the units are not fewer. */
async function assertOnlyMore(tx: Transaction, before: Before, terms: BargainTerms): Promise<void> {
  const prices = await tx
    .select({ skuId: bargainPrices.skuId, price: bargainPrices.price })
    .from(bargainPrices)
    .where(eq(bargainPrices.bargainId, before.id))
    .orderBy(asc(bargainPrices.skuId));
  const given = terms.prices.toSorted((a, b) => a.skuId - b.skuId).map(({ skuId, price }) => ({ skuId, price }));
  const isSame =
    JSON.stringify(given) === JSON.stringify(prices) &&
    terms.perBuyer === before.perBuyer &&
    terms.startsAt !== null &&
    Date.parse(terms.startsAt) === before.startsAt.getTime();
  const isMore = terms.quota >= before.quota && Date.parse(terms.endsAt) >= before.endsAt.getTime();
  if (!isSame || !isMore) throw new Refusal('bargain_terms_fixed');
}
