import { and, eq } from 'drizzle-orm';
import type { CategorySpec } from '#contract/catalogue/category-specs.ts';
import type { setCategorySpecs as contract } from '#contract/catalogue/platform-categories.ts';
import type { OutputOf } from '#contract/core/call.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { categories, categorySpecs } from '#server/modules/catalogue/tables.ts';
import { type LoggedOperator, logOperatorAct } from '#server/modules/operators/index.ts';

/** Sets what is asked for in a category, unless someone else did since it was read. */
export function setCategorySpecs(
  by: LoggedOperator,
  { categoryId, version, specs }: OutputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  return transaction(async (tx) => {
    const [known] = await tx.select({ name: categories.name }).from(categories).where(eq(categories.id, categoryId));
    if (!known) throw new Refusal('bad_input', { field: 'categoryId' });
    const [before] = await tx.select().from(categorySpecs).where(eq(categorySpecs.categoryId, categoryId));
    const [row] =
      version === 0
        ? await tx.insert(categorySpecs).values({ categoryId, specs }).onConflictDoNothing().returning()
        : await tx
            .update(categorySpecs)
            .set({ specs, version: version + 1 })
            .where(and(eq(categorySpecs.categoryId, categoryId), eq(categorySpecs.version, version)))
            .returning();
    if (!row) throw new Refusal('changed_meanwhile');
    await logOperatorAct(tx, by, {
      act: 'category_specs_changed',
      subject: known.name.en,
      before: before ? { specs: before.specs } : null,
      after: { specs },
    });
    return row;
  });
}

/** Writes what is asked for in categories of a new mall. */
export async function addCategorySpecs(
  tx: Transaction,
  rows: readonly { categoryId: number; specs: CategorySpec[] }[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(categorySpecs).values([...rows]);
}
