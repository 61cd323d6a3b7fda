import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import {
  earnPoints,
  findPoints,
  grantPoints,
  returnPoints,
  spendPoints,
  takeBackPoints,
  thawPoints,
} from '#server/modules/points/index.ts';
import { pointsBalances } from '#server/modules/points/tables.ts';
import { someone } from '#tests/support/accounts/accounts.ts';
import { barrier, concurrently, outcomes } from '#tests/support/faults/racing.ts';
import { moveClock } from '#tests/support/mall/mall-clock.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';

// Twenty concurrent orders of one account that each spend all its points: one of them does.

const mall = openMallUnderTest();

async function withPoints(points: number): Promise<number> {
  const { accountId } = await someone();
  await transaction((tx) => grantPoints(tx, accountId, points, `test:${accountId}`));
  return accountId;
}

const pointsOf = (accountId: number) => transaction((tx) => findPoints(tx, accountId));
const entriesOf = async (accountId: number) =>
  (
    await mall.pool.query(
      'select kind, sum(available_delta)::int as available, count(*)::int as times from points_entries where account_id = $1 group by kind order by kind',
      [accountId],
    )
  ).rows;

test.each([2, 20])('of %i orders for the whole balance exactly one spends it', async (orders) => {
  const accountId = await withPoints(100);
  const tally = await outcomes(orders, (at) =>
    transaction((tx) => spendPoints(tx, accountId, 100, `PT${accountId}-${at}`)),
  );
  expect(tally).toEqual({ won: 1, not_enough_points: orders - 1 });
  expect(await pointsOf(accountId)).toEqual({ available: 0, frozen: 0, spent: 100 });
  expect(await entriesOf(accountId)).toEqual([
    { kind: 'granted', available: 100, times: 1 },
    { kind: 'spent', available: -100, times: 1 },
  ]);
});

test('points that twenty requests return and earn at once are booked once', async () => {
  const accountId = await withPoints(100);
  const payment = `PT${accountId}`;
  await transaction((tx) => spendPoints(tx, accountId, 60, payment));
  await concurrently(20, (at) =>
    transaction(async (tx) => {
      if (at % 2) await returnPoints(tx, accountId, 60, `payment:${payment}`, payment);
      else await earnPoints(tx, accountId, 7, `SH${accountId}`);
    }),
  );
  expect(await pointsOf(accountId)).toEqual({ available: 100, frozen: 7, spent: 0 });
});

test('points that several processes release while a refund takes them back still add up', async () => {
  for (let round = 0; round < 5; round++) {
    const { accountId } = await someone();
    const order = `SH${accountId}`;
    await transaction((tx) => earnPoints(tx, accountId, 50, order));
    await moveClock(8);
    await Promise.all([
      thawPoints(),
      thawPoints(),
      ...[1, 2].map(() => transaction((tx) => takeBackPoints(tx, accountId, 30, `refund:RE${accountId}`, order))),
      thawPoints(),
    ]);
    await thawPoints();
    expect(await pointsOf(accountId)).toEqual({ available: 20, frozen: 0, spent: 0 });
  }
});

test('N: with a read before the write two orders spend them', async () => {
  const accountId = await withPoints(100);
  const haveLooked = barrier(2);
  const careless = async (tx: Transaction) => {
    const { available, spent } = await findPoints(tx, accountId);
    if (available < 100) throw new Refusal('not_enough_points');
    await haveLooked();
    await tx
      .update(pointsBalances)
      .set({ available: available - 100, spent: spent + 100 })
      .where(eq(pointsBalances.accountId, accountId));
  };
  expect(await outcomes(2, () => transaction(careless))).toEqual({ won: 2 });
});
