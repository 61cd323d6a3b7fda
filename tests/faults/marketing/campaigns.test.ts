import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { givePoints } from '#contract/campaigns/platform.ts';
import { getPoints } from '#contract/points/shopper.ts';
import type * as Idempotency from '#server/http/idempotency.ts';
import { runCampaigns } from '#server/modules/campaigns/index.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { anOperator } from '#tests/support/accounts/operators.ts';
import { removePlantedBugs } from '#tests/support/faults/planted-bugs.ts';
import { barrier, concurrently } from '#tests/support/faults/racing.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';

// Points that are sent by two tabs at once, or again while the first answer is still on its way, under one key: they are given
// once. The planted bug runs the work without claiming the key.

const planted = vi.hoisted(() => ({ runOncePerKey: null as typeof Idempotency.runOncePerKey | null }));
vi.mock('#server/http/idempotency.ts', async (original) =>
  (await import('#tests/support/faults/planted-bugs.ts')).plantable(
    planted,
    () => original<typeof Idempotency>(),
    'runOncePerKey',
  ),
);

const mall = openMallUnderTest();
let operator: Person;

beforeAll(async () => {
  operator = await anOperator(['marketing']);
});
beforeEach(async () => {
  await mall.pool.query('delete from campaigns');
});
afterEach(() => removePlantedBugs(planted));

/** Sends the same gift so many times at once: how many campaigns there are then, how many answers, and what the account has. */
async function race(count: number) {
  const ana = await someone();
  const segment = { kind: 'account', accountId: ana.accountId } as const;
  const headers = { ...as(operator.token), 'idempotency-key': crypto.randomUUID() };
  const answers = await concurrently(count, () =>
    mall.ask(givePoints, { points: 100, segment, reason: 'Sorry for the delay' }, headers),
  );
  await runCampaigns();
  const { rows } = await mall.pool.query('select count(*)::int as campaigns from campaigns');
  return {
    campaigns: rows[0].campaigns,
    answers: new Set(answers.map(({ code, data }) => `${code} ${data?.id}`)).size,
    points: (await mall.ask(getPoints, {}, as(ana.token))).data?.integral,
  };
}

test.each([2, 8])('%i times at once: one campaign, one answer for all, and the points once', async (count) => {
  expect(await race(count)).toEqual({ campaigns: 1, answers: 1, points: 100 });
});

test('N: without a claimed key they are given once for each time', async () => {
  const meet = barrier(2);
  planted.runOncePerKey = async (_tx, _call, work) => {
    await meet();
    return work();
  };
  expect(await race(2)).toEqual({ campaigns: 2, answers: 2, points: 200 });
});
