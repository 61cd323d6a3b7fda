import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { restoreVersion } from '#contract/catalogue/merchant-drafts.ts';
import { exportProducts } from '#contract/catalogue/merchant-export.ts';
import { applyImport, undoImport } from '#contract/catalogue/merchant-import.ts';
import * as platform from '#contract/catalogue/platform.ts';
import type { SheetRow } from '#contract/catalogue/sheet-fields.ts';
import type * as ImportDrafts from '#server/modules/catalogue/imports/write-import-drafts.ts';
import { lockProducts } from '#server/modules/catalogue/versions/lock-products.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { aSeller } from '#tests/support/accounts/sellers.ts';
import { violations } from '#tests/support/database/audit-check.ts';
import { removePlantedBugs } from '#tests/support/faults/planted-bugs.ts';
import { inTurnAtLock } from '#tests/support/faults/racing.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { checkRows } from '#tests/support/mall/sheet-imports.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';

// An import is in review. Its shop takes it back or applies another one, while the platform decides about one of its products.
// Everyone locks drafts before products; otherwise two of them could wait for one another, and the database would end one.

const planted = vi.hoisted(() => ({ lockDrafts: null as typeof ImportDrafts.lockDrafts | null }));
vi.mock('#server/modules/catalogue/imports/write-import-drafts.ts', async (original) =>
  (await import('#tests/support/faults/planted-bugs.ts')).plantable(
    planted,
    () => original<typeof ImportDrafts>(),
    'lockDrafts',
  ),
);

const mall = openMallUnderTest();
let small: SmallMall;
let owner: Person;
let admin: Person;
const realDrafts = () =>
  vi.importActual<typeof ImportDrafts>('#server/modules/catalogue/imports/write-import-drafts.ts');

beforeAll(async () => {
  small = await fillSmallMall();
  owner = await aSeller(mall, small);
  admin = await someone({ role: 'platform' });
  await mall.pool.query('insert into shop_pictures (shop_id, hash) values ($1, $2) on conflict do nothing', [
    small.shopIds[1],
    small.pictureHash,
  ]);
});
beforeEach(async () => {
  await mall.pool.query('delete from rate_windows');
  await mall.pool.query('delete from product_drafts');
  await mall.pool.query('update products set forced_down_reason = null, is_on_sale = true where id = $1', [mug()]);
  await demand(true);
});
afterEach(() => removePlantedBugs(planted));

const mug = () => small.productIds[2] as number;
const asAdmin = () => as(admin.token);
const demand = (isDemanded: boolean) => mall.ask(platform.setReviewSetting, { isDemanded }, asAdmin());
const apply = (id: number) => mall.ask(applyImport, { id }, as(owner.token));
const undo = (id: number) => mall.ask(undoImport, { id }, as(owner.token));
const said = ({ code, reason }: { code: number; reason?: string | undefined }) => reason ?? code;

let rounds = 0;
/** A file that changes the mug and adds a lamp, as nobody did before. */
async function aFile(): Promise<{ name: string; grams: number; rows: SheetRow[][] }> {
  rounds += 1;
  const name = `Lamp ${rounds}`;
  const grams = 1_000 + rounds;
  const lamp = { category: 'Cups', 'name.en': name, price: '19.90', stock: '7', pictures: small.pictureHash };
  const { data } = await mall.ask(exportProducts, { ids: String(mug()) }, as(owner.token));
  const [first, ...others] = data?.products[0] ?? [];
  return { name, grams, rows: [[{ ...first, weight: String(grams) }, ...others], [lamp]] };
}

/** Such a file, in review. */
async function inReview() {
  const file = await aFile();
  const { id } = await checkRows(mall, owner, file.rows);
  expect((await apply(id)).data?.mode).toBe('review');
  const { rows } = await mall.pool.query('select id, version from product_drafts order by product_id nulls last');
  const [ofMug, ofLamp] = rows as { id: number; version: number }[];
  if (!ofMug || !ofLamp) throw new Error('nothing is in review');
  return { ...file, id, before: await grams(), drafts: { mug: ofMug, lamp: ofLamp } };
}

const grams = async () =>
  (await mall.pool.query('select weight_grams from products where id = $1', [mug()])).rows[0].weight_grams;

/** What came of an import: its own state, the mug's weight, whether its lamp is sold, and what still waits or was refused. */
async function after({ id, name }: { id: number; name: string }) {
  const { rows } = await mall.pool.query('select state from product_imports where id = $1', [id]);
  const lamps = await mall.pool.query(`select is_on_sale from products where name ->> 'en' = $1`, [name]);
  const drafts = await mall.pool.query(
    `select case when product_id is null then 'lamp' else 'mug' end || ' ' || state as text from product_drafts order by id`,
  );
  return {
    import: rows[0].state,
    grams: await grams(),
    lamps: lamps.rows.map((row) => row.is_on_sale),
    drafts: drafts.rows.map(({ text }) => text),
  };
}

const rowOf = (table: 'products' | 'product_drafts', id: number) => ({
  text: `select 1 from ${table} where id = $1 for update`,
  values: [id],
});

type Decision = 'approve' | 'refuse';
const decide = (decision: Decision, seen: { id: number; version: number }) =>
  decision === 'approve'
    ? mall.ask(platform.approveProduct, seen, asAdmin())
    : mall.ask(platform.refuseProduct, { ...seen, reason: 'No' }, asAdmin());

/** The platform decides about one draft of an import and its shop takes the import back: both wait for the draft, in this order. */
async function race(about: 'mug' | 'lamp', decision: Decision, first: 'platform' | 'shop') {
  const sent = await inReview();
  const seen = sent.drafts[about];
  const acts = [() => decide(decision, seen), () => undo(sent.id)] as (() => ReturnType<typeof undo>)[];
  const inOrder = first === 'platform' ? acts : acts.toReversed();
  const answers = (await inTurnAtLock(mall.pool, rowOf('product_drafts', seen.id), inOrder)).map(said);
  return { ...sent, answers, end: await after(sent) };
}

test.each(['mug', 'lamp'] as const)(
  'approving the %s, then taking the import back: the approval stands',
  async (about) => {
    const { answers, end, grams: imported, before } = await race(about, 'approve', 'platform');
    expect(answers).toEqual([200, 'import_decided']);
    expect(end).toEqual(
      about === 'mug'
        ? { import: 'applied', grams: imported, lamps: [], drafts: ['lamp in_review'] }
        : { import: 'applied', grams: before, lamps: [true], drafts: ['mug in_review'] },
    );
    expect(await violations()).toEqual([]);
  },
);

test.each(['mug', 'lamp'] as const)(
  'refusing the %s, then taking the import back: the refusal stands',
  async (about) => {
    const { answers, end, before } = await race(about, 'refuse', 'platform');
    expect(answers).toEqual([200, 'import_decided']);
    const drafts = about === 'mug' ? ['mug refused', 'lamp in_review'] : ['mug in_review', 'lamp refused'];
    expect(end).toEqual({ import: 'applied', grams: before, lamps: [], drafts });
  },
);

test.each([
  ['mug', 'approve'],
  ['lamp', 'approve'],
  ['mug', 'refuse'],
  ['lamp', 'refuse'],
] as const)(
  'taking the import back, then deciding about the %s (%s): there is nothing to decide',
  async (about, decision) => {
    const { answers, end, before } = await race(about, decision, 'shop');
    expect(answers).toEqual([200, 'draft_not_found']);
    expect(end).toEqual({ import: 'undone', grams: before, lamps: [], drafts: [] });
    expect(await violations()).toEqual([]);
  },
);

test('N: taken back without locking its drafts, an import is undone and its product on sale', async () => {
  planted.lockDrafts = async () => {};
  const { answers, end } = await race('lamp', 'approve', 'platform');
  expect(answers).toEqual([200, 200]);
  expect(end).toMatchObject({ import: 'undone', lamps: [true] });
});

/** Taking back waits for the product; meanwhile the platform approves its draft. */
async function raceForProduct() {
  const sent = await inReview();
  const acts = [() => undo(sent.id), () => decide('approve', sent.drafts.mug)] as (() => ReturnType<typeof undo>)[];
  const answers = (await inTurnAtLock(mall.pool, rowOf('products', mug()), acts)).map(said);
  return { ...sent, answers, end: await after(sent) };
}

test('taking back while it waits for a product: the approval waits for it, and neither is ended', async () => {
  const { answers, end, before } = await raceForProduct();
  expect(answers).toEqual([200, 'draft_not_found']);
  expect(end).toEqual({ import: 'undone', grams: before, lamps: [], drafts: [] });
});

test('N: products locked before drafts: each waits for the other, and one of them is ended', async () => {
  const { lockDrafts } = await realDrafts();
  planted.lockDrafts = async (tx, ids) => {
    await lockProducts(tx, [mug()]);
    await lockDrafts(tx, ids);
  };
  const { answers } = await raceForProduct();
  expect(answers.filter((answer) => answer === 'internal_error' || answer === 500)).toHaveLength(1);
});

test('two imports of the same drafts, their rows in opposite order: one is applied', async () => {
  const sent = await inReview();
  const { mug: one, lamp: other } = sent.drafts;
  await mall.pool.query(`update product_drafts set state = 'editing', submitted_at = null, submitted_by = null`);
  const rowsOf = (weight: string) => [one, other].map(({ id }): SheetRow[] => [{ product: `D${id}`, weight }]);
  const first = await checkRows(mall, owner, rowsOf('2001'));
  const second = await checkRows(mall, owner, rowsOf('2002').toReversed());
  const acts = [() => apply(first.id), () => apply(second.id)];
  const answers = await inTurnAtLock(mall.pool, rowOf('product_drafts', other.id), acts);
  expect(answers.map(said)).toEqual([200, 'import_outdated']);
  const { rows } = await mall.pool.query(
    `select state, (content ->> 'weightGrams')::int as grams from product_drafts order by id`,
  );
  expect(rows).toEqual([
    { state: 'in_review', grams: 2001 },
    { state: 'in_review', grams: 2001 },
  ]);
});

test('applying against taking one of its products down: it is in review, or published and off sale', async () => {
  await demand(false);
  const forceDown = () => mall.ask(platform.forceDownProduct, { productId: mug(), reason: 'A copy' }, asAdmin());
  for (const first of ['platform', 'shop'] as const) {
    await mall.pool.query('delete from product_drafts');
    await mall.pool.query('update products set forced_down_reason = null, is_on_sale = true where id = $1', [mug()]);
    const file = await aFile();
    const before = await grams();
    const { id } = await checkRows(mall, owner, file.rows);
    const acts = [forceDown, () => apply(id)] as (() => ReturnType<typeof apply>)[];
    const answers = await inTurnAtLock(
      mall.pool,
      rowOf('products', mug()),
      first === 'platform' ? acts : acts.toReversed(),
    );
    expect(answers.map(said)).toEqual([200, 200]);
    expect(await after({ id, name: file.name })).toEqual(
      first === 'platform'
        ? { import: 'applied', grams: before, lamps: [], drafts: ['mug in_review', 'lamp in_review'] }
        : { import: 'applied', grams: file.grams, lamps: [true], drafts: [] },
    );
    const { rows } = await mall.pool.query('select is_on_sale from products where id = $1', [mug()]);
    expect(rows[0].is_on_sale).toBe(false);
  }
});

test('applying against making a draft of an earlier version: whoever comes second is refused', async () => {
  await demand(false);
  await apply((await checkRows(mall, owner, (await aFile()).rows)).id); // from now on there are versions
  await demand(true);
  const restore = () => mall.ask(restoreVersion, { productId: mug(), number: 1, replacesDraft: true }, as(owner.token));
  for (const first of ['import', 'version'] as const) {
    await mall.pool.query('delete from product_drafts');
    const { id } = await checkRows(mall, owner, (await aFile()).rows);
    const acts = [() => apply(id), restore] as (() => ReturnType<typeof apply>)[];
    const answers = await inTurnAtLock(
      mall.pool,
      rowOf('products', mug()),
      first === 'import' ? acts : acts.toReversed(),
    );
    expect(answers.map(said)).toEqual(first === 'import' ? [200, 'draft_exists'] : [200, 'import_outdated']);
  }
});
