import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { changedParts } from '#contract/catalogue/changed-parts.ts';
import type * as contract from '#contract/catalogue/merchant-import.ts';
import { emptyProduct } from '#contract/catalogue/product-content.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { picturesIn } from '#server/modules/catalogue/drafts/draft-pictures.ts';
import { unguarded } from '#server/modules/catalogue/sheets/cell-notation.ts';
import { readStock } from '#server/modules/catalogue/sheets/export-queries.ts';
import { type ReadContext, readProduct } from '#server/modules/catalogue/sheets/read-product.ts';
import { readSheetBrands } from '#server/modules/catalogue/sheets/sheet-brand-queries.ts';
import { readSheetNames } from '#server/modules/catalogue/sheets/sheet-name-queries.ts';
import type { GivenRow } from '#server/modules/catalogue/sheets/sheet-reading.ts';
import { productImportItems, productImports } from '#server/modules/catalogue/tables.ts';
import { findShopPictures } from '#server/modules/shops/index.ts';
import { type Base, keyOf, readBases, readNumber } from './import-base-queries.ts';
import { getImportOf, type ImportRow, lockImport } from './import-queries.ts';

type Input = z.output<typeof contract.checkImportPart.input>;
type Group = readonly [GivenRow, ...GivenRow[]];
type Item = typeof productImportItems.$inferInsert;

/** Adds products to an import and says what is wrong with them. Parts that were sent before are left out. */
export function checkImportPart(shopId: number, { id, products }: Input): Promise<contract.ProductImport> {
  return transaction(async (tx) => {
    const found = await lockImport(tx, shopId, id);
    if (found.state !== 'open') throw new Refusal('import_not_open');
    const groups = await withoutKnown(tx, id, products as unknown as Group[]);
    const rows = groups.reduce((sum, group) => sum + group.length, 0);
    if (found.checkedRows + rows > found.rows) throw new Refusal('import_too_many_rows');
    const { items, stockIgnored } = await checkGroups(tx, found, groups);
    if (items.length > 0) await tx.insert(productImportItems).values(items);
    await addUp(tx, found, items, rows, stockIgnored);
    return getImportOf(shopId, id, tx);
  });
}

async function withoutKnown(tx: Transaction, importId: number, groups: readonly Group[]): Promise<Group[]> {
  const known = await tx
    .select({ row: productImportItems.row })
    .from(productImportItems)
    .where(
      and(
        eq(productImportItems.importId, importId),
        inArray(
          productImportItems.row,
          groups.map(([first]) => first.row),
        ),
      ),
    );
  const seen = new Set(known.map(({ row }) => row));
  return groups.filter(([first]) => !seen.has(first.row) && seen.add(first.row));
}

async function checkGroups(tx: Transaction, { id, shopId, mode, fields }: ImportRow, groups: readonly Group[]) {
  const bases = await readBases(tx, shopId, groups.map(numberOf));
  const context = {
    names: { ...(await readSheetNames(shopId, tx)), ...(await readSheetBrands(brandsIn(groups, bases), tx)) },
    fields: new Set(fields),
    isPublished: mode === 'publish',
  };
  const pictures = await findShopPictures(tx, shopId, groups.flatMap(hashesIn));
  const taken = await readTaken(tx, id, bases);
  const stockOf = await readStock(
    [...bases.values()].flatMap(({ productId }) => productId ?? []),
    tx,
  );
  let stockIgnored = 0;
  const items = groups.map((group): Item => {
    const number = numberOf(group);
    const base = bases.get(number);
    const isOwnPicture = ownPictures(pictures, base);
    const item = itemOf(group, base, number, { ...context, isOwnPicture });
    if (fields.includes('stock')) stockIgnored += countIgnored(group, stockOf);
    const keys = base ? keysOf(base) : [];
    const isTwice = keys.some((key) => taken.has(key));
    for (const key of keys) taken.add(key);
    return { importId: id, ...(isTwice ? refused(item, group, 'product_twice') : item) };
  });
  return { items, stockIgnored };
}

/** The number of the product or draft that rows are about; whatever else stands there only holds rows of a new one together. */
const numberOf = ([first]: Group) => {
  const number = readNumber(first.cells.product ?? '');
  return number ? keyOf(number) : '';
};

/** The brands that the file names, and those that its products have. */
const brandsIn = (groups: readonly Group[], bases: ReadonlyMap<string, Base>) => ({
  ids: Array.from(bases.values(), ({ content }) => content.brandId),
  texts: groups
    .flatMap((group) => group.flatMap(({ cells }) => cells.brand ?? []))
    .map((text) => unguarded(text) ?? ''),
});

function ownPictures(pictures: ReadonlySet<string>, base: Base | undefined): ReadContext['isOwnPicture'] {
  const had = new Set(base ? picturesIn(base.content) : []);
  return (hash) => pictures.has(hash) || had.has(hash);
}

const hashesIn = (group: Group) =>
  group.flatMap(
    ({ cells }) => `${cells.pictures ?? ''} ${cells.variantPicture ?? ''}`.match(/\b[0-9a-f]{32}\b/g) ?? [],
  );

/** What other rows of the file are about already: products, and drafts with a D before their number. */
async function readTaken(tx: Transaction, importId: number, bases: ReadonlyMap<string, Base>): Promise<Set<string>> {
  const productIds = [...bases.values()].flatMap(({ productId }) => productId ?? []);
  const draftIds = [...bases.values()].flatMap(({ draftId }) => draftId ?? []);
  const { productId, draftId } = productImportItems;
  const rows = await tx
    .select({ productId, draftId })
    .from(productImportItems)
    .where(
      and(
        eq(productImportItems.importId, importId),
        or(inArray(productId, [0, ...productIds]), inArray(draftId, [0, ...draftIds])),
      ),
    );
  return new Set(rows.flatMap(keysOf));
}

const keysOf = ({ productId, draftId }: Pick<Base, 'productId' | 'draftId'>): string[] => [
  ...(productId === null ? [] : [keyOf({ kind: 'product', id: productId })]),
  ...(draftId === null ? [] : [keyOf({ kind: 'draft', id: draftId })]),
];

type Checked = Omit<Item, 'importId'>;

function itemOf(group: Group, base: Base | undefined, number: string, context: ReadContext): Checked {
  const { content, problems } = readProduct(group, base?.content ?? emptyProduct, context);
  const item: Checked = {
    row: group[0].row,
    rowCount: group.length,
    name: Object.values(content.name)[0]?.slice(0, 200) ?? '',
    productId: base?.productId ?? null,
    draftId: base?.draftId ?? null,
    base: base?.print ?? null,
    outcome: base ? 'change' : 'create',
    content,
    problems,
  };
  if (!base && number) return refused(item, group, 'unknown_product');
  const isUnchanged = base && changedParts(base.content, content).length === 0;
  if (isUnchanged && problems.every(({ reason }) => isAboutWhole(reason)))
    return { ...item, outcome: 'unchanged', problems: [], content: null };
  if (problems.length > 0) return { ...item, outcome: 'error', content: null };
  return base?.blocked ? refused(item, group, base.blocked) : item;
}

/** A product that is as it was before needs not be complete: nobody touches it. */
const isAboutWhole = (reason: contract.ImportProblem['reason']) =>
  reason === 'missing' ||
  reason === 'spec_required' ||
  reason === 'no_variant' ||
  reason === 'above_original_price' ||
  reason === 'ends_before_start';

function refused(item: Checked, [first]: Group, reason: contract.ImportProblem['reason']): Checked {
  const given = (first.cells.product ?? '').slice(0, 80);
  return { ...item, outcome: 'error', content: null, problems: [{ row: first.row, field: 'product', reason, given }] };
}

/** Published variants whose stock in the file is not what it is: it stays. */
function countIgnored(group: Group, stockOf: ReadonlyMap<number, number>): number {
  return group.filter(({ cells }) => {
    const stock = stockOf.get(Number(cells.variant?.trim()));
    return stock !== undefined && cells.stock?.trim() && Number(cells.stock) !== stock;
  }).length;
}

async function addUp(tx: Transaction, found: ImportRow, items: readonly Item[], rows: number, stockIgnored: number) {
  const countOf = (outcome: Item['outcome']) => items.filter((item) => item.outcome === outcome).length;
  const problems = items.reduce((sum, item) => sum + (item.problems?.length ?? 0), 0);
  const { createCount, changeCount, unchangedCount, errorCount, problemCount, checkedRows } = productImports;
  await tx
    .update(productImports)
    .set({
      checkedRows: sql`${checkedRows} + ${rows}`,
      createCount: sql`${createCount} + ${countOf('create')}`,
      changeCount: sql`${changeCount} + ${countOf('change')}`,
      unchangedCount: sql`${unchangedCount} + ${countOf('unchanged')}`,
      errorCount: sql`${errorCount} + ${countOf('error')}`,
      problemCount: sql`${problemCount} + ${problems}`,
      stockIgnored: sql`${productImports.stockIgnored} + ${stockIgnored}`,
    })
    .where(eq(productImports.id, found.id));
}
