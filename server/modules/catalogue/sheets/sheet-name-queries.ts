import { eq, sql } from 'drizzle-orm';
import { type CategorySpec, joinSpecs } from '#contract/catalogue/category-specs.ts';
import { allLanguagesOf, locales, localized } from '#contract/core/languages.ts';
import { type Asker, database } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { categories, categorySpecs } from '#server/modules/catalogue/tables.ts';
import { getSite } from '#server/modules/content/index.ts';
import { freightTemplates } from '#server/modules/shops/tables.ts';

/** What stands in a spreadsheet by its name: categories, guarantees, and the templates of a shop. */
export type SheetNames = {
  /** The English path of each category: "Home > Kitchen > Cups". */
  pathOf: Map<number, string>;
  /** Categories by their path in any language, as `nameKey` writes it. */
  categories: Map<string, number[]>;
  /** Those in which a product can be. */
  leaves: Set<number>;
  /** The specifications that the platform asks for in a category. */
  specsOf: (categoryId: number) => CategorySpec[];
  freightNameOf: Map<number, string>;
  freight: Map<string, number>;
  guaranteeNameOf: Map<string, string>;
  /** Keys of guarantees by their key, and by their name in any language. */
  guarantees: Map<string, string>;
};

/** What a name is compared by. */
export const nameKey = (text: string): string =>
  text
    .split('>')
    .map((part) => part.trim().replaceAll(/\s+/g, ' ').toLowerCase())
    .join('>');

type CategoryRow = Pick<typeof categories.$inferSelect, 'id' | 'parentId' | 'name'> & {
  isLeaf: boolean;
  specs: CategorySpec[] | null;
};

export async function readSheetNames(shopId: number, on: Asker = database()): Promise<SheetNames> {
  const rows = await statement<CategoryRow>(
    'sheet_categories',
    sql`
    select c.id, c.parent_id as "parentId", c.name,
      c.is_shown and not exists (select 1 from ${categories} below where below.parent_id = c.id) as "isLeaf", asked.specs
    from ${categories} c left join ${categorySpecs} asked on asked.category_id = c.id order by c.id`,
  ).rows(on);
  const templates = await on
    .select({ id: freightTemplates.id, name: freightTemplates.name })
    .from(freightTemplates)
    .where(eq(freightTemplates.shopId, shopId));
  const guarantees = (await getSite(on, 'guarantees')).list.filter(({ isChosen }) => isChosen);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const chain = (row: CategoryRow): CategoryRow[] => {
    const parent = row.parentId === null ? undefined : byId.get(row.parentId);
    return parent ? [...chain(parent), row] : [row];
  };
  const found = new Map<string, Set<number>>();
  for (const row of rows) {
    for (const locale of locales) {
      const names = chain(row).map(({ name }) => localized(name, locale));
      // A path may begin anywhere: the last name alone is enough where it is the only one.
      for (let from = 0; from < names.length; from++) {
        const key = nameKey(names.slice(from).join('>'));
        found.set(key, (found.get(key) ?? new Set()).add(row.id));
      }
    }
  }
  return {
    pathOf: new Map(
      rows.map((row) => [
        row.id,
        chain(row)
          .map(({ name }) => name.en)
          .join(' > '),
      ]),
    ),
    categories: new Map([...found].map(([key, ids]) => [key, [...ids]])),
    leaves: new Set(rows.filter(({ isLeaf }) => isLeaf).map(({ id }) => id)),
    specsOf: (categoryId) => {
      const row = byId.get(categoryId);
      return row ? joinSpecs(chain(row).map(({ specs }) => specs ?? [])) : [];
    },
    freightNameOf: new Map(templates.map(({ id, name }) => [id, name])),
    freight: new Map(templates.map(({ id, name }) => [nameKey(name), id])),
    guaranteeNameOf: new Map(guarantees.map(({ key, name }) => [key, name.en])),
    guarantees: new Map(
      guarantees.flatMap(({ key, name }) =>
        [key, ...allLanguagesOf(name)].map((text) => [nameKey(text), key] as const),
      ),
    ),
  };
}
