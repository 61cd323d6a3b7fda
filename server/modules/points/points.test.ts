import { afterEach, expect, test } from 'vitest';
import { getPoints, listPoints } from '#contract/points/shopper.ts';
import { transaction } from '#server/database/connection.ts';
import { setSite } from '#server/modules/content/index.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { databaseFingerprint } from '#tests/support/database/database-fingerprint.ts';
import { moveClock, resetClock } from '#tests/support/mall/mall-clock.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { earnPoints, grantPoints, returnPoints, spendPoints, takeBackPoints, thawPoints } from './index.ts';

const mall = openMallUnderTest();
const rules = {
  isOpen: true,
  pointWorth: 1,
  spendAtLeast: 1_000,
  maxPercent: 50,
  earnPerUnit: 1,
  freezeDays: 7,
};
afterEach(async () => {
  await resetClock();
  await setSite('points', rules);
});

async function figures(person: Person): Promise<number[]> {
  const { data } = await mall.ask(getPoints, {}, as(person.token));
  if (!data) throw new Error('no points');
  const { integral, frozenIntegral, deductionIntegral, sumIntegral } = data;
  expect(integral + frozenIntegral + deductionIntegral).toBe(sumIntegral);
  return [integral, frozenIntegral, deductionIntegral];
}

/** Each row in one word, with its amount. */
async function entriesOf(person: Person, input = {}): Promise<string[]> {
  const { data } = await mall.ask(listPoints, input, as(person.token));
  return (data?.list ?? []).map(({ kind, points, reference }) => `${kind} ${points} ${reference}`.trim());
}

const grant = ({ accountId }: Person, points: number, cause: string) =>
  transaction((tx) => grantPoints(tx, accountId, points, cause));
const earn = ({ accountId }: Person, points: number, order: string) =>
  transaction((tx) => earnPoints(tx, accountId, points, order));
const spend = ({ accountId }: Person, points: number, payment: string) =>
  transaction((tx) => spendPoints(tx, accountId, points, payment));
const giveBack = ({ accountId }: Person, points: number, payment: string) =>
  transaction((tx) => returnPoints(tx, accountId, points, `payment:${payment}`, payment));
const takeBack = ({ accountId }: Person, points: number, refund: string, order: string) =>
  transaction((tx) => takeBackPoints(tx, accountId, points, `refund:${refund}`, order));

test('an account that never had any has zero points, and gets the rules', async () => {
  const nobody = await someone();
  const { data } = await mall.ask(getPoints, {}, as(nobody.token));
  expect(data).toEqual({ integral: 0, sumIntegral: 0, deductionIntegral: 0, frozenIntegral: 0, rules });
  expect(await entriesOf(nobody)).toEqual([]);
});

test('granted, spent, returned: each cause once', async () => {
  const ana = await someone();
  await grant(ana, 100, 'welcome:a');
  await grant(ana, 100, 'welcome:a');
  expect(await figures(ana)).toEqual([100, 0, 0]);
  await spend(ana, 70, 'PT-a1');
  expect(await figures(ana)).toEqual([30, 0, 70]);
  await giveBack(ana, 70, 'PT-a1');
  await giveBack(ana, 70, 'PT-a1');
  expect(await figures(ana)).toEqual([100, 0, 0]);
  expect(await entriesOf(ana)).toEqual(['returned 70 PT-a1', 'spent -70 PT-a1', 'granted 100']);
  expect(await entriesOf(ana, { page: 2, limit: 2 })).toEqual(['granted 100']);
  const other = await someone();
  expect([await figures(other), await entriesOf(other)]).toEqual([[0, 0, 0], []]);
});

test('more than there is cannot be spent, and nothing moves', async () => {
  const ana = await someone();
  await grant(ana, 100, 'welcome:b');
  await earn(ana, 50, 'SH-b1');
  const before = await databaseFingerprint(mall.pool);
  await expect(spend(ana, 101, 'PT-b1')).rejects.toMatchObject({ reason: 'not_enough_points' });
  await expect(spend(await someone(), 1, 'PT-b2')).rejects.toMatchObject({ reason: 'not_enough_points' });
  for (const nonsense of [-1, 0.5, Number.NaN]) await expect(spend(ana, nonsense, 'PT-b3')).rejects.toThrow();
  await spend(ana, 0, 'PT-b4');
  const { accounts: _, sessions: __, ...after } = await databaseFingerprint(mall.pool);
  expect(before).toMatchObject(after);
});

test('earned once, frozen for the days of the rules, then to be spent', async () => {
  const ana = await someone();
  await earn(ana, 40, 'SH-c1');
  await earn(ana, 40, 'SH-c1');
  await moveClock(6.9);
  await thawPoints();
  expect(await figures(ana)).toEqual([0, 40, 0]);
  expect((await mall.ask(listPoints, {}, as(ana.token))).data?.list).toMatchObject([{ isFrozen: true }]);
  await moveClock(0.2);
  await Promise.all([thawPoints(), thawPoints()]);
  await thawPoints();
  expect(await figures(ana)).toEqual([40, 0, 0]);
  const { data } = await mall.ask(listPoints, {}, as(ana.token));
  expect(data?.list).toMatchObject([
    { kind: 'earned', points: 40, reference: 'SH-c1', thawsAt: expect.any(String), isFrozen: false },
  ]);
  const days = (Date.parse(data?.list[0]?.thawsAt ?? '') - Date.parse(data?.list[0]?.at ?? '')) / 86_400_000;
  expect(days).toBe(7);
});

test('where nothing is frozen they can be spent at once', async () => {
  await setSite('points', { ...rules, freezeDays: 0 });
  const ana = await someone();
  await earn(ana, 40, 'SH-d1');
  await earn(ana, 40, 'SH-d1');
  expect(await figures(ana)).toEqual([40, 0, 0]);
});

test('what a refund takes back comes from the frozen ones of that order, and only the rest thaws', async () => {
  const ana = await someone();
  await grant(ana, 10, 'welcome:e');
  await earn(ana, 40, 'SH-e1');
  await earn(ana, 5, 'SH-e2');
  await takeBack(ana, 15, 'RE-e1', 'SH-e1');
  await takeBack(ana, 15, 'RE-e1', 'SH-e1');
  expect(await figures(ana)).toEqual([10, 30, 0]);
  await moveClock(8);
  await thawPoints();
  expect(await figures(ana)).toEqual([40, 0, 0]);
  expect(await entriesOf(ana)).toEqual(['taken_back -15 SH-e1', 'earned 5 SH-e2', 'earned 40 SH-e1', 'granted 10']);
});

test('what cannot be taken back is owed, and set off against what comes later', async () => {
  const ana = await someone();
  await earn(ana, 40, 'SH-f1');
  await moveClock(8);
  await thawPoints();
  await spend(ana, 30, 'PT-f1');
  await takeBack(ana, 40, 'RE-f1', 'SH-f1');
  expect(await figures(ana)).toEqual([0, 0, 30]);
  const owed = async () =>
    (await mall.pool.query('select owed from points_balances where account_id = $1', [ana.accountId])).rows[0].owed;
  expect(await owed()).toBe(30);
  await earn(ana, 20, 'SH-f2');
  await moveClock(8);
  await thawPoints();
  expect([await figures(ana), await owed()]).toEqual([[0, 0, 30], 10]);
  await giveBack(ana, 30, 'PT-f1');
  expect([await figures(ana), await owed()]).toEqual([[20, 0, 0], 0]);
  expect(await entriesOf(ana)).toEqual([
    'returned 20 PT-f1',
    'thawed -20 SH-f2',
    'earned 20 SH-f2',
    'taken_back -10 SH-f1',
    'spent -30 PT-f1',
    'earned 40 SH-f1',
  ]);
});
