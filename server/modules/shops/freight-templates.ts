import { and, count, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type * as contract from '#contract/shops/merchant-freight.ts';
import { type FreightTerms, freightTemplatesMax } from '#contract/shops/merchant-freight.ts';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import type { Actor } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { refuseViolation } from '#server/http/refuse-violation.ts';
import { logAct } from '#server/modules/shops/log/log-act.ts';
import { assertUnchanged, savedNow } from './last-saved-queries.ts';
import { setAside, takeBack } from './removed-things.ts';
import { freightRules, freightTemplates } from './tables.ts';

/** Adds a template. The first one of a shop is its default. */
export function addFreightTemplate(
  actor: Actor,
  { name, rules }: z.output<typeof contract.addFreightTemplate.input>,
): Promise<{ id: number }> {
  const { shopId } = actor;
  return transaction(async (tx) => {
    const total = await countWithRoom(tx, shopId);
    const [added] = await refuseTaken(
      tx
        .insert(freightTemplates)
        .values({ shopId, name, isDefault: total === 0, ...savedNow(actor.accountId) })
        .returning({ id: freightTemplates.id }),
    );
    if (!added) throw new Error('Adding a freight template returned no row');
    await writeRules(tx, added.id, rules);
    await logAct(tx, actor, 'freight_added', name);
    return added;
  });
}

/** Replaces name and rules of a template, unless it was changed since `version`. */
export function editFreightTemplate(
  actor: Actor,
  { id, version, name, rules }: z.output<typeof contract.editFreightTemplate.input>,
): Promise<null> {
  return transaction(async (tx) => {
    const before = await lockTemplate(tx, actor.shopId, id);
    await assertUnchanged(tx, before, version);
    const change = { name, version: version + 1, ...savedNow(actor.accountId) };
    await refuseTaken(tx.update(freightTemplates).set(change).where(eq(freightTemplates.id, id)));
    await tx.delete(freightRules).where(eq(freightRules.templateId, id));
    await writeRules(tx, id, rules);
    await logAct(tx, actor, 'freight_changed', name);
    return null;
  });
}

/** Makes a template the one by which everything is delivered that names no other. */
export function setDefaultFreightTemplate(actor: Actor, id: number): Promise<null> {
  const { shopId } = actor;
  return transaction(async (tx) => {
    // All of them are locked, in the order of their ids: two changes at once must not leave two defaults, or none.
    const all = await tx
      .select()
      .from(freightTemplates)
      .where(eq(freightTemplates.shopId, shopId))
      .orderBy(freightTemplates.id)
      .for('update');
    const chosen = all.find((template) => template.id === id);
    if (!chosen) throw new Refusal('template_not_found');
    if (chosen.isDefault) return null;
    const isShops = eq(freightTemplates.shopId, shopId);
    await tx
      .update(freightTemplates)
      .set({ isDefault: false })
      .where(and(isShops, eq(freightTemplates.isDefault, true)));
    await tx.update(freightTemplates).set({ isDefault: true }).where(eq(freightTemplates.id, id));
    await invalidateCache(tx, 'search');
    await logAct(tx, actor, 'freight_default_set', chosen.name);
    return null;
  });
}

type RemovedTemplate = {
  name: string;
  version: number;
  rules: (typeof freightRules.$inferSelect)[];
  productIds: number[];
};

/** Deletes a template, once `leave` has taken its products from it. It can come back for a while. */
export function deleteFreightTemplate(
  actor: Actor,
  id: number,
  leave: (tx: Transaction, templateId: number) => Promise<number[]>,
): Promise<null> {
  return transaction(async (tx) => {
    const template = await lockTemplate(tx, actor.shopId, id);
    if (template.isDefault) throw new Refusal('template_is_default');
    const productIds = await leave(tx, id);
    const rules = await tx.select().from(freightRules).where(eq(freightRules.templateId, id));
    const { name, version } = template;
    const removed: RemovedTemplate = { name, version, rules, productIds };
    await setAside(tx, { shopId: actor.shopId, kind: 'freight_template', id }, removed);
    await tx.delete(freightTemplates).where(eq(freightTemplates.id, id));
    await invalidateCache(tx, 'search');
    await logAct(tx, actor, 'freight_deleted', name);
    return null;
  });
}

/** Brings a deleted template back under its id; then `comeBack` gives it the products that it had. One that is there stays. */
export function restoreFreightTemplate(
  actor: Actor,
  id: number,
  comeBack: (tx: Transaction, shopId: number, templateId: number, productIds: readonly number[]) => Promise<void>,
): Promise<null> {
  const { shopId } = actor;
  return transaction(async (tx) => {
    const removed = await takeBack<RemovedTemplate>(tx, { shopId, kind: 'freight_template', id });
    if (!removed) {
      await lockTemplate(tx, shopId, id);
      return null;
    }
    await countWithRoom(tx, shopId);
    const { name, version, rules, productIds } = removed;
    await refuseTaken(
      tx
        .insert(freightTemplates)
        .overridingSystemValue()
        .values({ id, shopId, name, version, ...savedNow(actor.accountId) }),
    );
    if (rules.length > 0) await tx.insert(freightRules).values(rules);
    await comeBack(tx, shopId, id, productIds);
    await invalidateCache(tx, 'search');
    await logAct(tx, actor, 'freight_restored', name);
    return null;
  });
}

/** How many templates a shop has, if there is room for one more. */
async function countWithRoom(tx: Transaction, shopId: number): Promise<number> {
  const [written] = await tx
    .select({ total: count() })
    .from(freightTemplates)
    .where(eq(freightTemplates.shopId, shopId));
  const total = written?.total ?? 0;
  if (total >= freightTemplatesMax) throw new Refusal('too_many_templates');
  return total;
}

async function lockTemplate(tx: Transaction, shopId: number, id: number) {
  const [template] = await tx
    .select()
    .from(freightTemplates)
    .where(and(eq(freightTemplates.shopId, shopId), eq(freightTemplates.id, id)))
    .for('update');
  if (!template) throw new Refusal('template_not_found');
  return template;
}

async function writeRules(tx: Transaction, templateId: number, rules: readonly FreightTerms[]): Promise<void> {
  const rows = rules.flatMap(({ countries, ...terms }, position) =>
    countries.map((country) => ({ ...terms, country, position, templateId })),
  );
  await tx.insert(freightRules).values(rows);
  await invalidateCache(tx, 'search'); // lists by price with delivery
}

function refuseTaken<Result>(change: PromiseLike<Result>): Promise<Result> {
  return refuseViolation(change, {
    freight_templates_name: 'template_name_taken',
    freight_templates_default: 'changed_meanwhile', // two added the first one at once
  });
}
