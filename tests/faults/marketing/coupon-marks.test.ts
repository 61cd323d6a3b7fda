import { asc, eq, inArray } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { markCoupons } from '#server/modules/catalogue/index.ts';
import { products } from '#server/modules/catalogue/tables.ts';
import { inTurnAtLock } from '#tests/support/faults/racing.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall } from '#tests/support/mall/small-mall.ts';

// A coupon of the mall opens, which is written into all products that it is good for, while an order of some of them is placed.

const mall = openMallUnderTest();
let [first, second] = [0, 0];

beforeAll(async () => {
  [first = 0, second = 0] = (await fillSmallMall()).productIds;
});

/** As the foreign keys of an order's lines lock its products: in the order of the lines. */
async function refer(tx: Transaction): Promise<void> {
  for (const id of [second, first])
    await tx.select({ id: products.id }).from(products).where(eq(products.id, id)).for('key share');
}

/** Both at once, the marking first at the lock of the first product. */
function race(mark: (tx: Transaction) => Promise<void>): Promise<string[]> {
  const lock = { text: 'select from products where id = $1 for update', values: [first] };
  const said = (work: (tx: Transaction) => Promise<void>) =>
    transaction(work).then(
      () => 'done',
      () => 'failed',
    );
  return inTurnAtLock(mall.pool, lock, [() => said(mark), () => said(refer)]);
}

test('products are marked while an order of them is placed', async () => {
  const terms = { couponDiscount: 100, couponMinimum: 200, couponPercent: null };
  const marks = [first, second].map((id) => ({ id, ...terms }));
  expect(await race((tx) => markCoupons(tx, marks))).toEqual(['done', 'done']);
  const { rows } = await mall.pool.query('select coupon_discount from products where id = any($1)', [[first, second]]);
  expect(rows).toEqual(Array(2).fill({ coupon_discount: 100 }));
});

test('N: with a lock against foreign keys the database ends one of the two', async () => {
  const careless = async (tx: Transaction) => {
    const both = inArray(products.id, [first, second]);
    await tx.select({ id: products.id }).from(products).where(both).orderBy(asc(products.id)).for('update');
  };
  expect(await race(careless)).toContain('failed');
});
