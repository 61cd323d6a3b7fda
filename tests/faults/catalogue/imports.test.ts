import { and, eq } from 'drizzle-orm';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { applyImport, getImport } from '#contract/catalogue/merchant-import.ts';
import type { SheetRow } from '#contract/catalogue/sheet-fields.ts';
import type * as ImportQueries from '#server/modules/catalogue/imports/import-queries.ts';
import { productImports } from '#server/modules/catalogue/tables.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { violations } from '#tests/support/database/audit-check.ts';
import { removePlantedBugs } from '#tests/support/faults/planted-bugs.ts';
import { barrier, concurrently } from '#tests/support/faults/racing.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { patience } from '#tests/support/mall/patience.ts';
import { checkRows } from '#tests/support/mall/sheet-imports.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';

// An import is applied once, however many ask for it at once, and leaves nothing when it is cut off. The planted bug reads the
// import without locking it: both of two see that it is open, and its products are added twice.

const planted = vi.hoisted(() => ({ lockImport: null as typeof ImportQueries.lockImport | null }));
vi.mock('#server/modules/catalogue/imports/import-queries.ts', async (original) =>
  (await import('#tests/support/faults/planted-bugs.ts')).plantable(
    planted,
    () => original<typeof ImportQueries>(),
    'lockImport',
  ),
);
vi.setConfig({ testTimeout: 60_000 });

const mall = openMallUnderTest();
let small: SmallMall;
let owner: Person;

beforeAll(async () => {
  small = await fillSmallMall();
  owner = await someone({ role: 'merchant' });
  await mall.pool.query('update shops set owner_id = $1 where id = $2', [owner.accountId, small.shopIds[1]]);
  await mall.pool.query('insert into shop_pictures (shop_id, hash) values ($1, $2) on conflict do nothing', [
    small.shopIds[1],
    small.pictureHash,
  ]);
});
afterEach(() => removePlantedBugs(planted));

const lamps = (name: string, count: number): SheetRow[][] =>
  Array.from({ length: count }, (_, at) => [
    { category: 'Cups', 'name.en': `${name} ${at}`, price: '19.90', stock: '7', pictures: small.pictureHash },
  ]);

const countOf = async (name: string) =>
  (await mall.pool.query(`select count(*)::int as n from products where name ->> 'en' like $1`, [`${name} %`])).rows[0]
    .n;

async function race(name: string, count: number) {
  const { id } = await checkRows(mall, owner, lamps(name, 3));
  const answers = await concurrently(count, () => mall.ask(applyImport, { id }, as(owner.token)));
  const { rows } = await mall.pool.query(
    `select count(*)::int as logged from shop_log where act = 'products_imported'`,
  );
  return {
    products: await countOf(name),
    others: answers.filter(({ data }) => data?.state !== 'applied').map(({ reason }) => reason),
    logged: rows[0].logged as number,
  };
}

test.each([2, 6])('%i at once: its products are added once', async (count) => {
  const before = (await mall.pool.query(`select count(*)::int as n from shop_log where act = 'products_imported'`))
    .rows[0].n;
  const { products, others, logged } = await race(`Lamp of ${count}`, count);
  expect([products, logged - before]).toEqual([3, 1]);
  expect(others.every((reason) => reason === 'still_working')).toBe(true);
  expect(await violations()).toEqual([]);
});

test('N: read without a lock, an import is applied twice', async () => {
  const meet = barrier(2);
  planted.lockImport = async (tx, shopId, id) => {
    const own = and(eq(productImports.shopId, shopId), eq(productImports.id, id));
    const [found] = await tx.select().from(productImports).where(own);
    await meet();
    if (!found) throw new Error('gone');
    return found;
  };
  expect((await race('Planted lamp', 2)).products).toBe(6);
});

test('cut off in the middle, it has changed nothing, and can be applied again', async () => {
  const { id } = await checkRows(mall, owner, lamps('Cut lamp', 90));
  const versions = async () => (await mall.pool.query('select count(*)::int as n from product_versions')).rows[0].n;
  const before = await versions();
  // A lock on a later table holds it back after the products are written, until its connection is ended.
  const holder = await mall.pool.connect();
  await holder.query('begin; lock table product_versions in exclusive mode');
  const applying = mall.ask(applyImport, { id }, as(owner.token));
  const waiting = `select pid from pg_stat_activity where wait_event_type = 'Lock' and query ilike 'insert into "product_versions"%'`;
  await vi.waitFor(async () => expect((await mall.pool.query(waiting)).rowCount).toBe(1), {
    ...patience,
    interval: 20,
  });
  const { data: running } = await mall.ask(getImport, { id }, as(owner.token));
  expect(running).toMatchObject({ state: 'open', progress: 0 });
  await mall.pool.query(`select pg_terminate_backend(pid) from (${waiting}) as cut`);
  await holder.query('rollback');
  holder.release();
  expect((await applying).code).toBeGreaterThanOrEqual(500);
  expect([await countOf('Cut lamp'), await versions()]).toEqual([0, before]);
  const { data: after } = await mall.ask(getImport, { id }, as(owner.token));
  expect(after).toMatchObject({ state: 'open', progress: null });

  expect((await mall.ask(applyImport, { id }, as(owner.token))).data?.state).toBe('applied');
  expect(await countOf('Cut lamp')).toBe(90);
  expect(await violations()).toEqual([]);
});
