import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { recordScores } from '#server/modules/reviews/record-scores.ts';
import { reviews } from '#server/modules/reviews/tables.ts';
import { writeReview } from '#server/modules/reviews/write-review.ts';
import { aBuyer, type Buyer, sendEverywhere, variantsOf } from '#tests/support/accounts/buyers.ts';
import { violations } from '#tests/support/database/audit-check.ts';
import { barrier, outcomes } from '#tests/support/faults/racing.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';
import { type ReceivedLine, receive } from '#tests/support/orders/received-lines.ts';

// I27: one review per received line, however many requests come at once; and it counts once.

const mall = openMallUnderTest({ DEMO: '1' });
let small: SmallMall;
let variant: Awaited<ReturnType<typeof variantsOf>>;
let ana: Buyer;

beforeAll(async () => {
  small = await fillSmallMall();
  variant = await variantsOf(mall, small);
  await sendEverywhere(small);
  await mall.pool.query('update skus set on_hand = 100, opening = 100 where on_hand > 0');
  ana = await aBuyer();
});

const words = { star: 4, serviceStar: 5, comment: 'Good', pics: [], isAnonymous: false };
const send = (line: ReceivedLine | undefined) =>
  writeReview(ana.accountId, { orderNo: '', orderInfoId: 0, ...line, ...words });

async function ratings(product: number): Promise<number[]> {
  const { rows } = await mall.pool.query(
    `select p.rating_count, p.rating_sum, (select count(*)::int from reviews where product_id = p.id) as written
      from products p where id = $1`,
    [small.productIds[product]],
  );
  return Object.values(rows[0]);
}

test.each([2, 20])('of %i requests exactly one review is written and counted', async (count) => {
  const [line] = await receive(mall, ana, variant(0));
  const [rated = 0, sum = 0, written = 0] = await ratings(0);
  expect(await outcomes(count, () => send(line))).toEqual({ won: 1, review_exists: count - 1 });
  expect(await ratings(0)).toEqual([rated + 1, sum + 4, written + 1]);
  expect(await violations()).toEqual([]);
});

test('all lines of one order reviewed at once are written, and the order is completed once', async () => {
  for (let round = 0; round < 3; round++) {
    const lines = await receive(mall, ana, variant(1), variant(2, 0), variant(2, 3));
    expect(new Set(lines.map(({ orderNo }) => orderNo)).size).toBe(1);
    const answers = await Promise.all(lines.map(send));
    expect(answers.map(({ isOrderCompleted }) => isOrderCompleted).sort()).toEqual([false, false, true]);
  }
  expect(await violations()).toEqual([]);
});

test('N: with a read before the write and without the unique index the line is reviewed and counted twice', async () => {
  await mall.pool.query('alter table reviews drop constraint "reviews_orderLineId_unique"');
  const [line] = await receive(mall, ana, variant(0));
  const [rated = 0, sum = 0, written = 0] = await ratings(0);
  const haveLooked = barrier(2);
  const careless = async (tx: Transaction) => {
    const orderLineId = line?.orderInfoId ?? 0;
    const productId = small.productIds[0] ?? 0;
    const [before] = await tx.select().from(reviews).where(eq(reviews.orderLineId, orderLineId));
    if (before) throw new Refusal('review_exists');
    await haveLooked();
    const scores = { productScore: 4, serviceScore: 5 };
    await tx
      .insert(reviews)
      .values({ ...scores, productId, orderLineId, accountId: ana.accountId, nickname: 'Ana', text: 'Good' });
    await recordScores(tx, { ...scores, productId, shopId: small.shopIds[0] ?? 0 }, 1);
  };
  expect(await outcomes(2, () => transaction(careless))).toEqual({ won: 2 });
  expect(await ratings(0)).toEqual([rated + 2, sum + 8, written + 2]);
  expect((await violations()).map(({ promise }) => promise)).toContain(
    'I27 a line has one review, by whoever received it',
  );
});
