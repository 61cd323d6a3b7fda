import { sql } from 'drizzle-orm';
import { allLanguagesOf, type Localized } from '#contract/core/languages.ts';
import { type Asker, database } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { brandKey, brands } from '#server/modules/catalogue/tables.ts';

/** The brands that some products have, and those that a spreadsheet names. */
export type SheetBrands = {
  brandNameOf: Map<number, string>;
  /** By their name in any language, as `brandNameKey` writes it. */
  brands: Map<string, NamedBrand[]>;
};
type NamedBrand = { id: number; isShown: boolean };
type BrandRow = NamedBrand & { name: Localized };

/** What a name of a brand is compared by: capitals and spaces do not matter. */
export const brandNameKey = (text: string): string => text.replaceAll(/\s+/g, '').toLowerCase();

/** Not all brands of the mall: there may be thousands of them, and a part of an import names a few. */
export async function readSheetBrands(
  { ids, texts = [] }: { ids: readonly (number | null)[]; texts?: readonly string[] },
  on: Asker = database(),
): Promise<SheetBrands> {
  const given = [...new Set(texts.filter((text) => text.trim()))];
  const byName = await findByName(given, on);
  const known = new Set(byName.flatMap(keysOf));
  const others = given.filter((text) => !known.has(brandNameKey(text)));
  const rows = [...byName, ...(await findInAnyLanguage(others, on)), ...(await findById(ids, on))];
  const found = [...new Map(rows.map((row) => [row.id, row])).values()];
  const named = new Map<string, NamedBrand[]>();
  for (const row of found) for (const key of new Set(keysOf(row))) named.set(key, [...(named.get(key) ?? []), row]);
  return { brandNameOf: new Map(found.map(({ id, name }) => [id, name.en])), brands: named };
}

const keysOf = ({ name }: BrandRow) => allLanguagesOf(name).map(brandNameKey);

const columns = sql`b.id, b.name, b.is_shown as "isShown"`;
const keysFrom = (texts: readonly string[]) =>
  sql`select ${brandKey(sql`t.given`)} from unnest(${sql.param(texts)}::text[]) t (given)`;

function findByName(texts: readonly string[], on: Asker): Promise<BrandRow[]> | BrandRow[] {
  if (texts.length === 0) return [];
  return statement<BrandRow>(
    'sheet_brands_by_name',
    sql`select ${columns} from ${brands} b where b.name_key in (${keysFrom(texts)}) order by b.id`,
  ).rows(on);
}

/** Looks at every brand, so only for names that none has in English. */
function findInAnyLanguage(texts: readonly string[], on: Asker): Promise<BrandRow[]> | BrandRow[] {
  if (texts.length === 0) return [];
  return statement<BrandRow>(
    'sheet_brands_in_any_language',
    sql`
    with given as materialized (${keysFrom(texts)})
    select distinct on (b.id) ${columns} from ${brands} b, jsonb_each_text(b.name) called
    where ${brandKey(sql`called.value`)} in (select * from given) order by b.id`,
  ).rows(on);
}

function findById(ids: readonly (number | null)[], on: Asker): Promise<BrandRow[]> | BrandRow[] {
  const wanted = [...new Set(ids.flatMap((id) => id ?? []))];
  if (wanted.length === 0) return [];
  return statement<BrandRow>(
    'sheet_brands_by_id',
    sql`select ${columns} from ${brands} b where b.id = any(${sql.param(wanted)}::int[]) order by b.id`,
  ).rows(on);
}
