import { beforeAll, beforeEach, expect, test } from 'vitest';
import { listProducts } from '#contract/catalogue/merchant.ts';
import * as drafts from '#contract/catalogue/merchant-drafts.ts';
import { exportProducts } from '#contract/catalogue/merchant-export.ts';
import * as contract from '#contract/catalogue/merchant-import.ts';
import { type SheetRow, sheetFields } from '#contract/catalogue/sheet-fields.ts';
import type { Call, InputOf } from '#contract/core/call.ts';
import { listShopLog } from '#contract/shops/merchant-log.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { aMerchant } from '#tests/support/accounts/callers.ts';
import { violations } from '#tests/support/database/audit-check.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { checkRows } from '#tests/support/mall/sheet-imports.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';

const mall = openMallUnderTest();
let small: SmallMall;
let owner: Person;

beforeAll(async () => {
  small = await fillSmallMall();
  owner = await someone({ role: 'merchant' });
  await mall.pool.query('update shops set owner_id = $1 where id = $2', [owner.accountId, small.shopIds[1]]);
});
beforeEach(() => mall.pool.query(`delete from product_imports where state = 'open'; delete from product_drafts`));

const ask = <C extends Call>(call: C, input: InputOf<C>, by = owner) => mall.ask(call, input, as(by.token));
const mug = () => small.productIds[2] as number;
const apply = (id: number) => ask(contract.applyImport, { id });
const undo = (id: number) => ask(contract.undoImport, { id });

async function exported(id = mug()): Promise<SheetRow[]> {
  const { data } = await ask(exportProducts, { ids: String(id) });
  return data?.products[0] ?? [];
}

async function problemsOf(id: number) {
  const { data } = await ask(contract.listImportProblems, { id });
  return data?.list.map(({ row, field, reason }) => `${row} ${field} ${reason}`);
}

const versionsOf = async (id: number) =>
  (await mall.pool.query('select number from product_versions where product_id = $1 order by number', [id])).rows
    .length;

/** A new product with two variants, complete. */
const lamp = (name = 'Desk lamp'): SheetRow[] => [
  {
    ...{ product: `new ${name}`, category: 'Cups', 'name.en': name, 'name.fr': 'Lampe', price: '19.90', stock: '7' },
    ...{ pictures: small.pictureHash, 'options.en': 'Colour: White', 'options.fr': 'Couleur: Blanc', code: 'L-W' },
  },
  { product: `new ${name}`, price: '21,90', stock: '3', 'options.en': 'Colour: Black', code: 'L-B' },
];

/** The pictures of the mall may be used by the shop. */
const allowPicture = () =>
  mall.pool.query('insert into shop_pictures (shop_id, hash) values ($1, $2) on conflict do nothing', [
    small.shopIds[1],
    small.pictureHash,
  ]);

test('an export that is imported again is unchanged, row by row', async () => {
  const { data } = await ask(exportProducts, {});
  const checked = await checkRows(mall, owner, data?.products ?? [], { fields: sheetFields });
  expect(checked).toMatchObject({
    counts: { create: 0, change: 0, unchanged: data?.products.length, error: 0 },
    ...{ problems: 0, stockIgnored: 0, state: 'open' },
  });
  const before = await versionsOf(mug());
  expect((await apply(checked.id)).data?.state).toBe('applied');
  expect(await versionsOf(mug())).toBe(before);
});

test('what would be created and changed is said first, then done as one change, then taken back as one', async () => {
  await allowPicture();
  const before = await exported();
  const edited = before.map((row, at) => (at === 0 ? { ...row, 'name.en': 'Mug for travel', price: '31.00' } : row));
  const added = { product: String(mug()), price: '33.00', 'options.en': 'Colour: Green\nSize: S', stock: '4' };
  const checked = await checkRows(mall, owner, [[...edited, added], lamp()]);
  expect(checked).toMatchObject({ rows: 7, checkedRows: 7, counts: { create: 1, change: 1, unchanged: 0, error: 0 } });
  expect(await exported()).toEqual(before);

  const { data: applied } = await apply(checked.id);
  expect(applied).toMatchObject({ state: 'applied', canUndo: true, progress: null });
  const after = await exported();
  expect(after.map((row) => [row['options.en'], row.price, row.stock])).toEqual([
    ['Colour: Blue\nSize: S', '31.00', '10'],
    ['Colour: Blue\nSize: L', '35.00', '0'],
    ['Colour: Red\nSize: S', '30.00', '2'],
    ['Colour: Red\nSize: L', '35.00', '5'],
    ['Colour: Green\nSize: S', '33.00', '4'],
  ]);
  expect(after[0]?.['name.en']).toBe('Mug for travel');
  const { data: items } = await ask(contract.listImportItems, { id: checked.id });
  expect(items?.list.map(({ row, name, outcome }) => [row, name, outcome])).toEqual([
    [2, 'Mug for travel', 'change'],
    [7, 'Desk lamp', 'create'],
  ]);
  const lampId = items?.list[1]?.productId ?? 0;
  expect((await exported(lampId)).map((row) => [row['options.fr'], row.price, row.stock, row.code])).toEqual([
    ['Couleur: Blanc', '19.90', '7', 'L-W'],
    ['Couleur: ', '21.90', '3', 'L-B'],
  ]);

  expect((await undo(checked.id)).data).toMatchObject({ state: 'undone', canUndo: false });
  const back = await exported();
  expect(back.filter((row) => row.isOffered === 'yes')).toEqual(before);
  const { data: binned } = await ask(listProducts, { state: 'bin' });
  expect(binned?.list.map(({ productId }) => productId)).toEqual([lampId]);
  const { data: log } = await mall.ask(listShopLog, { kind: 'product' }, as(owner.token));
  expect(log?.list.slice(0, 2).map(({ act, subject }) => [act, subject])).toEqual([
    ['import_undone', 'products.csv'],
    ['products_imported', 'products.csv'],
  ]);
  expect(await violations()).toEqual([]);
});

test('every row says what is wrong with it, and nothing is applied', async () => {
  await allowPicture();
  const before = await exported();
  const [first = {}, second = {}] = lamp('Lamp');
  const checked = await checkRows(mall, owner, [
    [
      { ...first, product: 'a', 'name.en': '', price: 'cheap', category: 'Nowhere', pictures: 'gone.jpg' },
      { ...second, product: 'a' },
    ],
    [{ ...first, product: 'b', 'name.en': '=cmd()' }],
    [{ product: '999999', 'name.en': 'Unknown' }],
    [{ product: String(small.productIds[0]), 'name.en': 'Of another shop' }],
    [{ ...first, product: 'c', pictures: small.redHash, 'options.en': 'White', stock: '-1', code: 'x'.repeat(65) }],
    [first, { ...second, 'options.en': 'Size: L' }, { ...second, 'options.en': 'Colour: White' }],
    before.map((row) => ({ ...row, variant: '1' })),
  ]);
  expect(await problemsOf(checked.id)).toEqual([
    '2 price not_an_amount',
    '2 category unknown_category',
    '2 pictures unknown_picture',
    '2 name.en missing',
    '4 name.en formula',
    '5 product unknown_product',
    '6 product unknown_product',
    '7 options.en not_pairs',
    '7 stock not_a_number',
    '7 pictures unknown_picture',
    '7 code too_long',
    '9 options.en differs',
    '10 options.en twice',
    ...[11, 12, 13, 14].map((row) => `${row} variant unknown_variant`),
  ]);
  expect((await apply(checked.id)).reason).toBe('import_has_errors');
  expect(await exported()).toEqual(before);
});

test('what the category requires is named where it is missing, and only for what is to be published', async () => {
  await allowPicture();
  const asked = (english: string) => ({ name: { en: english }, isRequired: true, choices: [] });
  const specs = JSON.stringify([asked('Material'), asked('Origin')]);
  await mall.pool.query(
    `insert into category_specs (category_id, specs) select id, $1 from categories where level = 1`,
    [specs],
  );
  const [first = {}, ...others] = lamp();
  const rows = [[{ ...first, 'attributes.en': 'origin: Laos' }, ...others]];
  const checked = await checkRows(mall, owner, rows);
  const { data } = await ask(contract.listImportProblems, { id: checked.id });
  expect(data?.list).toEqual([{ row: 2, field: 'attributes.en', reason: 'spec_required', given: 'Material' }]);
  expect(await problemsOf((await checkRows(mall, owner, rows, { mode: 'drafts' })).id)).toEqual([]);
  await mall.pool.query('delete from category_specs');
});

test('an import that is applied twice is applied once', async () => {
  const before = await versionsOf(mug());
  const checked = await checkRows(mall, owner, [[{ product: String(mug()), keywords: `once ${before}` }]]);
  expect([await apply(checked.id), await apply(checked.id)].map(({ data }) => data?.state)).toEqual([
    'applied',
    'applied',
  ]);
  expect(await versionsOf(mug())).toBe(before + (before === 0 ? 2 : 1));
  expect([await undo(checked.id), await undo(checked.id)].map(({ data }) => data?.state)).toEqual(['undone', 'undone']);
  expect((await apply(checked.id)).reason).toBe('import_not_open');
});

test('columns that the file has not are left as they are, and the stock of what is published always', async () => {
  const before = await exported();
  const rows = before.map(({ product = '', variant = '' }) => ({ product, variant, price: '29.00', stock: '999' }));
  const checked = await checkRows(mall, owner, [rows]);
  expect(checked).toMatchObject({ counts: { change: 1 }, stockIgnored: rows.length });
  await apply(checked.id);
  expect(await exported()).toEqual(before.map((row) => ({ ...row, price: '29.00' })));
  await undo(checked.id);
  expect(await exported()).toEqual(before);
});

test('what a colleague has done meanwhile is not overwritten: neither by applying nor by taking back', async () => {
  const publish = async (keywords: string) => {
    const { data: opened } = await ask(drafts.getProductDraft, { productId: mug() });
    if (!opened) throw new Error('no product');
    const content = { ...opened.content, keywords };
    const { data: saved } = await ask(drafts.saveDraft, { ...opened, content });
    await ask(drafts.submitDraft, { id: saved?.id ?? 0, version: saved?.version ?? 0 });
  };
  const late = await checkRows(mall, owner, [[{ product: String(mug()), 'unit.en': 'cup' }]]);
  await publish('from a colleague');
  const before = await exported();
  expect((await apply(late.id)).reason).toBe('import_outdated');
  expect(await exported()).toEqual(before);

  const first = await checkRows(mall, owner, [[{ product: String(mug()), 'unit.en': 'cup' }]]);
  await apply(first.id);
  await publish('after the import');
  const after = await exported();
  const refused = await undo(first.id);
  expect([refused.reason, refused.message]).toEqual([
    'import_changed_since',
    'Products have changed since, so nothing was undone: Travel Mug',
  ]);
  expect(await exported()).toEqual(after);
});

test('a product with unpublished changes is changed there, not by a file', async () => {
  const { data: opened } = await ask(drafts.getProductDraft, { productId: mug() });
  if (!opened) throw new Error('no product');
  const { data: saved } = await ask(drafts.saveDraft, { ...opened, content: { ...opened.content, keywords: 'draft' } });
  const byNumber = await checkRows(mall, owner, [[{ product: String(mug()), 'unit.en': 'beaker' }]]);
  expect(await problemsOf(byNumber.id)).toEqual(['2 product has_draft']);

  const { data: draft } = await ask(exportProducts, { state: 'draft' });
  expect(draft?.products[0]?.[0]).toMatchObject({ product: `D${saved?.id}`, keywords: 'draft' });
  const same = await checkRows(mall, owner, draft?.products ?? [], { mode: 'drafts', fields: sheetFields });
  expect(same.counts.unchanged).toBe(1);
  const changed = await checkRows(mall, owner, [[{ product: `D${saved?.id}`, 'unit.en': 'beaker' }]], {
    mode: 'drafts',
  });
  await apply(changed.id);
  const { data: now } = await ask(drafts.getDraft, { id: saved?.id ?? 0 });
  expect(now).toMatchObject({ version: 2, content: { unit: { en: 'beaker' }, keywords: 'draft' } });
  await undo(changed.id);
  const { data: back } = await ask(drafts.getDraft, { id: saved?.id ?? 0 });
  expect(back?.content).toEqual({ ...opened.content, keywords: 'draft' });
});

test('drafts may lack anything, and shoppers see nothing of them', async () => {
  const checked = await checkRows(
    mall,
    owner,
    [[{ 'name.th': 'โคม' }], [{ product: String(mug()), 'name.lao': 'ຈອກ' }]],
    {
      mode: 'drafts',
    },
  );
  expect(checked.counts).toEqual({ create: 1, change: 1, unchanged: 0, error: 0 });
  const before = await exported();
  await apply(checked.id);
  expect(await exported()).toEqual(before);
  const { data } = await ask(listProducts, { state: 'draft' });
  expect(data?.list.map(({ productId }) => productId).sort()).toEqual([mug(), null].sort());
  await undo(checked.id);
  expect((await ask(listProducts, { state: 'draft' })).data?.total).toBe(0);
});

test('a part that is sent again counts once, and an incomplete import is not applied', async () => {
  const input = { fileName: 'a.csv', mode: 'drafts' as const, rows: 2, fields: ['name.en' as const] };
  const { data: begun } = await ask(contract.beginImport, input);
  const part = { id: begun?.id ?? 0, products: [[{ row: 2, cells: { 'name.en': 'One' } }]] };
  await ask(contract.checkImportPart, part);
  expect((await ask(contract.checkImportPart, part)).data).toMatchObject({ checkedRows: 1, counts: { create: 1 } });
  expect((await apply(part.id)).reason).toBe('import_not_checked');
  const more = [3, 4].map((row) => [{ row, cells: { 'name.en': 'Two' } }]);
  expect((await ask(contract.checkImportPart, { id: part.id, products: more })).reason).toBe('import_too_many_rows');
});

test('nobody sees or touches the imports of another shop', async () => {
  const stranger = await aMerchant();
  const { id } = await checkRows(mall, owner, [[{ 'name.en': 'Secret lamp' }]], { mode: 'drafts' });
  for (const call of [
    contract.getImport,
    contract.listImportProblems,
    contract.listImportItems,
    contract.applyImport,
    contract.undoImport,
  ])
    expect((await ask(call, { id }, stranger)).reason).toBe('import_not_found');
  expect((await ask(contract.listImports, {}, stranger)).data?.list).toEqual([]);
  expect((await ask(contract.getImport, { id })).data?.state).toBe('open');
});
