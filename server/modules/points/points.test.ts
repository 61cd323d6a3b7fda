import { afterEach, describe, expect, test } from 'vitest';
import { getPoints, listPoints } from '#contract/points/shopper.ts';
import { transaction } from '#server/database/connection.ts';
import { setSite } from '#server/modules/content/index.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { databaseFingerprint } from '#tests/support/database/database-fingerprint.ts';
import { moveClock, resetClock } from '#tests/support/mall/mall-clock.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import {
  adoptPoints,
  earnPoints,
  grantPoints,
  returnPoints,
  spendPoints,
  takeBackPoints,
  thawPoints,
} from './index.ts';

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

describe('a visitor’s points and those of the account they go to', () => {
  const visitor = () => someone({ userType: 'visitor' });
  const adopt = ({ accountId: visitorId }: Person, { accountId: ownerId }: Person) =>
    transaction((tx) => adoptPoints(tx, [{ visitorId, ownerId }]));

  /** Spends 30 points that a refund takes back. */
  async function owe30(person: Person, name: string): Promise<void> {
    await earn(person, 40, `SH-${name}`);
    await moveClock(8);
    await thawPoints();
    await spend(person, 30, `PT-${name}`);
    await takeBack(person, 40, `RE-${name}`, `SH-${name}`);
  }

  /** What an account owes, and whether its balance is the sum of its entries. */
  async function owed({ accountId }: Person): Promise<{ owed: number; addsUp: boolean }> {
    const { rows } = await mall.pool.query(
      `select b.owed,
          (b.available, b.frozen, b.owed) = (sum(e.available_delta), sum(e.frozen_delta), sum(e.owed_delta)) as "addsUp"
        from points_balances b join points_entries e on e.account_id = b.account_id
        where b.account_id = $1 group by b.account_id`,
      [accountId],
    );
    return rows[0];
  }

  test('settle what the account owes, once', async () => {
    const [ana, guest] = [await someone(), await visitor()];
    await owe30(ana, 'g1');
    await grant(guest, 100, 'welcome:g1');
    await adopt(guest, ana);
    expect([await figures(ana), await owed(ana)]).toEqual([[70, 0, 30], { owed: 0, addsUp: true }]);
    expect(await entriesOf(ana)).toEqual([
      'taken_back -30',
      'granted 100',
      'taken_back -10 SH-g1',
      'spent -30 PT-g1',
      'earned 40 SH-g1',
    ]);
    const before = await databaseFingerprint(mall.pool);
    await adopt(guest, ana);
    expect(await databaseFingerprint(mall.pool)).toEqual(before);
  });

  test('are settled by the account’s if the visitor owes some, and the rest by what comes later', async () => {
    const [ana, guest] = [await someone(), await visitor()];
    await grant(ana, 20, 'welcome:h1');
    await owe30(guest, 'h1');
    await adopt(guest, ana);
    expect([await figures(ana), await owed(ana)]).toEqual([[0, 0, 30], { owed: 10, addsUp: true }]);
    const before = await databaseFingerprint(mall.pool);
    await adopt(guest, ana);
    expect(await databaseFingerprint(mall.pool)).toEqual(before);
    await grant(ana, 25, 'welcome:h2');
    expect([await figures(ana), await owed(ana)]).toEqual([[15, 0, 30], { owed: 0, addsUp: true }]);
  });

  test('of two visitors each settles by itself', async () => {
    const [ana, one, other] = [await someone(), await visitor(), await visitor()];
    await owe30(ana, 'i1');
    await grant(one, 10, 'welcome:i1');
    await grant(other, 50, 'welcome:i2');
    await adopt(one, ana);
    expect([await figures(ana), await owed(ana)]).toEqual([[0, 0, 30], { owed: 20, addsUp: true }]);
    await adopt(other, ana);
    expect([await figures(ana), await owed(ana)]).toEqual([[30, 0, 30], { owed: 0, addsUp: true }]);
  });
});
