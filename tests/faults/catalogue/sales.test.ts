import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { transaction } from '#server/database/connection.ts';
import { countSold, sumUpSales } from '#server/modules/catalogue/index.ts';
import { products } from '#server/modules/catalogue/tables.ts';
import { inTurnAtLock } from '#tests/support/faults/racing.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall } from '#tests/support/mall/small-mall.ts';

// An order of two products is paid while the sales of all products are summed up.

const mall = openMallUnderTest();
const wrong = 9;
let [first, second] = [0, 0];

beforeAll(async () => {
  [first = 0, second = 0] = (await fillSmallMall()).productIds;
});

/** Both products have to be summed up, and the first was changed last: it lies behind the second. */
async function setWrong(): Promise<void> {
  await mall.pool.query('update products set sold_week = $2 where id = any($1)', [[first, second], wrong]);
  for (let isBehind = false; !isBehind; ) {
    const { rows } = await mall.pool.query(
      `update products set sold_month = sold_month + 1 where id = $1
        returning ctid > (select other.ctid from products other where other.id = $2) as "isBehind"`,
      [first, second],
    );
    isBehind = rows[0].isBehind;
  }
}

/** Both at once, the sums first at the lock of the second product. */
async function race(sumUp: () => Promise<unknown>): Promise<string[]> {
  await setWrong();
  const units = [first, second].map((productId) => ({ productId, quantity: 1 }));
  const count = () => transaction((tx) => countSold(tx, units));
  const lock = { text: 'select from products where id = $1 for update', values: [second] };
  const said = (act: () => Promise<unknown>) =>
    act().then(
      () => 'done',
      () => 'failed',
    );
  return inTurnAtLock(mall.pool, lock, [() => said(sumUp), () => said(count)]);
}

test('sales are summed up while an order is paid', async () => {
  expect(await race(sumUpSales)).toEqual(['done', 'done']);
  const { rows } = await mall.pool.query('select sold_week from products where id = any($1)', [[first, second]]);
  expect(rows).toEqual([{ sold_week: 0 }, { sold_week: 0 }]);
});

test('N: taken as they lie on the disk, the database ends one of the two', async () => {
  const careless = () =>
    transaction(async (tx) => {
      await tx.execute(sql`set local enable_indexscan = off`); // an index would give them in another order
      await tx.update(products).set({ soldWeek: 0 }).where(eq(products.soldWeek, wrong));
    });
  expect(await race(careless)).toContain('failed');
});
