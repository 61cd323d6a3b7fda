import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { editDeal as contract, DealTerms } from '#contract/catalogue/merchant-deals.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import type { Actor } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { deals } from '#server/modules/catalogue/tables.ts';
import { assertUnchanged, logAct, savedNow } from '#server/modules/shops/index.ts';
import { assertProducts, lockDeal, nameOf, readProducts, timesOf, writeProducts } from './deal-rows.ts';

type Before = Awaited<ReturnType<typeof lockDeal>>;

/**
 * Replaces the terms of a deal, unless it was changed since `version`. Once it has begun, only another name and a later end are
 * accepted.
 */
export function editDeal(actor: Actor, { id, version, deal: terms }: z.output<typeof contract.input>): Promise<null> {
  return transaction(async (tx) => {
    const before = await lockDeal(tx, actor.shopId, id);
    await assertUnchanged(tx, before, version);
    if (before.isOver) throw new Refusal('deal_over');
    if (before.hasBegun) await assertOnlyLater(tx, before, terms);
    else await assertProducts(tx, actor.shopId, terms.offer);
    const times = await timesOf(tx, terms);
    const { kind, steps, off, products } = terms.offer;
    const name = nameOf(terms.name);
    await tx
      .update(deals)
      .set({ kind, name, steps, off, ...times, version: version + 1, ...savedNow(actor.accountId) })
      .where(eq(deals.id, id));
    if (!before.hasBegun) await writeProducts(tx, id, products);
    await logAct(tx, actor, 'deal_changed', name.en);
    return null;
  });
}

/** What buyers see stays as it is: the same offer from the same time, and an end that is not earlier. */
async function assertOnlyLater(tx: Transaction, before: Before, { offer, startsAt, endsAt }: DealTerms): Promise<void> {
  const products = await readProducts(tx, before.id);
  const given = offer.products
    .toSorted((a, b) => a.productId - b.productId)
    .map(({ productId, units }) => ({ productId, units }));
  const stepsOf = (steps: DealTerms['offer']['steps']) => steps.map(({ units, percent }) => [units, percent]);
  const isSame =
    offer.kind === before.kind &&
    offer.off === before.off &&
    JSON.stringify(stepsOf(offer.steps)) === JSON.stringify(stepsOf(before.steps)) &&
    JSON.stringify(given) === JSON.stringify(products) &&
    startsAt !== null &&
    Date.parse(startsAt) === before.startsAt.getTime();
  if (!isSame || Date.parse(endsAt) < before.endsAt.getTime()) throw new Refusal('deal_terms_fixed');
}
