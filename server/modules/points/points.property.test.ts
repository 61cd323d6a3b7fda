import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { someone } from '#tests/support/accounts/accounts.ts';
import { moveClock, resetClock } from '#tests/support/mall/mall-clock.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { earnPoints, grantPoints, returnPoints, spendPoints, takeBackPoints, thawPoints } from './index.ts';

// Whatever happens to someone's points, in whatever order and however often events are delivered: every balance is the sum of its
// entries, nothing falls below nothing, and what people have is what a few lines of arithmetic say they have.

const mall = openMallUnderTest();
afterEach(resetClock);

type Command = { kind: 'grant' | 'earn' | 'spend' | 'return' | 'takeBack' | 'thaw'; number: number; points: number };
const command = fc.record({
  kind: fc.constantFrom<Command['kind']>('grant', 'earn', 'spend', 'return', 'takeBack', 'thaw'),
  number: fc.integer({ min: 1, max: 4 }), // few, so that causes come twice and refunds meet their orders
  points: fc.integer({ min: 0, max: 60 }),
});

/** What the points are worth in the model: all that was given, less what was taken back; and what is tied up in payments. */
type Model = { seen: Set<string>; spentOn: Map<number, number>; worth: number };

async function run({ kind, number, points }: Command, accountId: number, model: Model): Promise<void> {
  const cause = `${kind}:${accountId}-${number}`;
  const isNew = !model.seen.has(cause);
  const name = `${accountId}-${number}`;
  const spent = model.spentOn.get(number) ?? 0;
  if (kind === 'thaw') {
    await moveClock(8);
    return thawPoints();
  }
  if (kind === 'spend' && !isNew) return; // a payment is placed once
  if (kind === 'return' && spent === 0) return; // only what was spent is returned
  const done = await transaction(async (tx) => {
    if (kind === 'grant') await grantPoints(tx, accountId, points, cause);
    if (kind === 'earn') await earnPoints(tx, accountId, points, name);
    if (kind === 'spend') await spendPoints(tx, accountId, points, name);
    if (kind === 'return') await returnPoints(tx, accountId, spent, cause, name);
    if (kind === 'takeBack') await takeBackPoints(tx, accountId, points, cause, name);
    return true;
  }).catch((error) => {
    if (error instanceof Refusal && error.reason === 'not_enough_points') return false;
    throw error;
  });
  if (!done || !isNew || points === 0) return;
  model.seen.add(cause);
  if (kind === 'grant' || kind === 'earn') model.worth += points;
  if (kind === 'takeBack') model.worth -= points;
  if (kind === 'spend') model.spentOn.set(number, points);
  if (kind === 'return') model.spentOn.set(number, 0);
}

const sums = `select coalesce(sum(available_delta), 0)::int as available, coalesce(sum(frozen_delta), 0)::int as frozen,
  coalesce(sum(owed_delta), 0)::int as owed,
  coalesce(sum(owed_delta - available_delta) filter (where kind in ('spent', 'returned')), 0)::int as spent
  from points_entries where account_id = $1`;

test('balances are the sums of their entries, and of what happened', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 8, maxLength: 25 }), async (commands) => {
      const { accountId } = await someone();
      const model: Model = { seen: new Set(), spentOn: new Map(), worth: 0 };
      for (const next of commands) {
        await run(next, accountId, model);
        const [summed] = (await mall.pool.query(sums, [accountId])).rows;
        const [balance = { available: 0, frozen: 0, owed: 0, spent: 0 }] = (
          await mall.pool.query('select available, frozen, owed, spent from points_balances where account_id = $1', [
            accountId,
          ])
        ).rows;
        expect(balance).toEqual(summed);
        expect(Math.min(balance.available, balance.frozen, balance.owed, balance.spent)).toBeGreaterThanOrEqual(0);
        const tied = [...model.spentOn.values()].reduce((sum, points) => sum + points, 0);
        expect(balance.spent).toBe(tied);
        expect(balance.available + balance.frozen + balance.spent - balance.owed).toBe(model.worth);
      }
    }),
    { numRuns: 12, seed: 20_261_115, endOnFailure: true },
  );
});
