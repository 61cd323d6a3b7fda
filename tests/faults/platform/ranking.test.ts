import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import * as contract from '#contract/search/platform-ranking.ts';
import { type RankingWeights, usualRanking } from '#contract/search/ranking.ts';
import type * as Locks from '#server/database/advisory-lock.ts';
import { database } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import type * as Writing from '#server/modules/content/settings/write-site.ts';
import { followRanking } from '#server/modules/search/matching/tiers.ts';
import { scoreColumn } from '#server/modules/search/ranking/score.ts';
import type * as States from '#server/modules/search/ranking/state-queries.ts';
import { searchDocuments, searchTiers } from '#server/modules/search/tables.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { removePlantedBugs } from '#tests/support/faults/planted-bugs.ts';
import { barrier, untilWaiting } from '#tests/support/faults/racing.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSearchMall } from '#tests/support/mall/search-mall.ts';

// Operators change the order of searches at once, or while the products are still being moved to the places of an earlier change.

const planted = vi.hoisted(() => ({
  writeSite: null as typeof Writing.writeSite | null,
  readRanking: null as typeof States.readRanking | null,
  takeLock: null as typeof Locks.takeLock | null,
}));
vi.mock('#server/modules/content/settings/write-site.ts', async (original) => {
  const { plantable } = await import('#tests/support/faults/planted-bugs.ts');
  return plantable(planted, () => original<typeof Writing>(), 'writeSite');
});
vi.mock('#server/modules/search/ranking/state-queries.ts', async (original) => {
  const { plantable } = await import('#tests/support/faults/planted-bugs.ts');
  return plantable(planted, () => original<typeof States>(), 'readRanking');
});
vi.mock('#server/database/advisory-lock.ts', async (original) => {
  const { plantable } = await import('#tests/support/faults/planted-bugs.ts');
  return plantable(planted, () => original<typeof Locks>(), 'takeLock');
});
// Small enough that a few products are in all tiers.
vi.mock('#server/modules/search/language/tokens.ts', async (original) => ({
  ...(await original<object>()),
  tierSizes: [2, 3, 4],
}));

const mall = openMallUnderTest();
let operators: [Person, Person];

const bySales: RankingWeights = { ...usualRanking, sales: 8, rating: 0 };
const byAge: RankingWeights = { ...usualRanking, sales: 0, rating: 0, newness: 8 };

beforeAll(async () => {
  const ages = Array.from({ length: 16 }, (_, age) => age);
  await fillSearchMall(
    ages.map((age) => ({
      name: `Lamp ${age}`,
      sales: 10 + age * 500,
      createdAt: new Date(Date.now() - age * 86_400_000 * 60),
    })),
  );
  operators = [await someone({ role: 'platform' }), await someone({ role: 'platform' })];
});
beforeEach(forgetRanking);
afterEach(() => removePlantedBugs(planted));

async function forgetRanking() {
  for (const table of ['site_settings', 'site_setting_versions'])
    await mall.pool.query(`delete from ${table} where name = 'ranking'`);
  await mall.pool.query('delete from search_placing');
}

const save = (weights: RankingWeights, version: number, by = operators[0]) =>
  mall.ask(contract.saveRanking, { version, weights }, as(by.token));
const versions = async () =>
  (await mall.pool.query(`select version from site_setting_versions where name = 'ranking'`)).rows;

describe('two operators save at once', () => {
  async function race(version: number) {
    const answers = await Promise.all([save(bySales, version), save(byAge, version, operators[1])]);
    const { data } = await mall.ask(contract.getRanking, {}, as(operators[0].token));
    return { answers: answers.map(({ reason }) => reason ?? 'done'), weights: data?.weights, version: data?.version };
  }

  test('one of them does, and the other learns of it, the first time as later', async () => {
    for (let version = 0; version < 4; version += 1) {
      const { answers, ...now } = await race(version);
      expect(answers.toSorted()).toEqual(['changed_meanwhile', 'done']);
      expect(now).toEqual({ weights: answers[0] === 'done' ? bySales : byAge, version: version + 1 });
      expect(await versions()).toHaveLength(version + 1);
    }
  });

  test('N: without the condition on the version both do, and what one of them has saved is lost', async () => {
    const { writeSite } = await vi.importActual<typeof Writing>('#server/modules/content/settings/write-site.ts');
    const bothAreHere = barrier(2);
    planted.writeSite = async (tx, name, value, { savedBy }) => {
      await bothAreHere();
      return writeSite(tx, name, value, { savedBy });
    };
    expect(await race(0)).toMatchObject({ answers: ['done', 'done'], version: 2 });
  });
});

describe('weights change while products are being moved', () => {
  /** How many products are in another tier than the weights say. */
  async function misplaced(weights: RankingWeights): Promise<number> {
    const [row] = await statement<{ count: number }>(
      'misplaced_in_test',
      sql`select count(*)::int as count from ${searchDocuments} where tier <> coalesce(
        (select min(${searchTiers.tier}) from ${searchTiers} where ${scoreColumn(weights)} > ${searchTiers.fromScore}), 3)`,
    ).rows(database());
    return row?.count ?? -1;
  }

  /** One process has just read the weights and is about to move products by them; meanwhile others are saved and followed. */
  async function followTwice() {
    const { readRanking } = await vi.importActual<typeof States>('#server/modules/search/ranking/state-queries.ts');
    const isAboutToMove = Promise.withResolvers<void>();
    const mayMove = Promise.withResolvers<void>();
    expect((await save(bySales, 0)).code).toBe(200);
    planted.readRanking = async (on) => {
      const state = await readRanking(on);
      if (on === database()) return state;
      planted.readRanking = null;
      isAboutToMove.resolve();
      await mayMove.promise;
      return state;
    };
    const first = followRanking();
    await isAboutToMove.promise;
    expect((await save(byAge, 1)).code).toBe(200);
    const second = followRanking();
    await untilWaiting(mall.pool, 1, second); // for the lock that the first has, if there is one
    mayMove.resolve();
    await Promise.all([first, second]);
    const { data } = await mall.ask(contract.getRanking, {}, as(operators[0].token));
    return { isDone: data?.placing.isDone, misplaced: await misplaced(byAge) };
  }

  test('every product ends where the last ones put it', async () => {
    for (let round = 0; round < 3; round += 1) {
      await forgetRanking();
      expect(await followTwice()).toEqual({ isDone: true, misplaced: 0 });
    }
  });

  test('N: without the lock of the index it is said to be done while products are where the earlier ones put them', async () => {
    planted.takeLock = async () => {};
    const end = await followTwice();
    expect(end.isDone).toBe(true);
    expect(end.misplaced).toBeGreaterThan(0);
  });
});
