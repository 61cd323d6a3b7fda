import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import * as contract from '#contract/campaigns/platform.ts';
import type { Call, InputOf } from '#contract/core/call.ts';
import { deletePlatformCoupon } from '#contract/coupons/platform.ts';
import { listOperatorLog } from '#contract/operators/platform-log.ts';
import { getPoints, listPoints } from '#contract/points/shopper.ts';
import { transaction } from '#server/database/connection.ts';
import { issueCoupons } from '#server/modules/coupons/index.ts';
import { grantPoints } from '#server/modules/points/index.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { aBuyer, type Buyer, sendEverywhere, variantsOf } from '#tests/support/accounts/buyers.ts';
import { anOperator } from '#tests/support/accounts/operators.ts';
import { violationsOf } from '#tests/support/database/audit-check.ts';
import { databaseFingerprint } from '#tests/support/database/database-fingerprint.ts';
import { moveClock, resetClock } from '#tests/support/mall/mall-clock.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';
import { bought } from '#tests/support/orders/refunds.ts';
import { runCampaigns } from './index.ts';

// A coupon or points for many people: who they are, and that each gets it once.

const mall = openMallUnderTest({ DEMO: '1' });
let small: SmallMall;
let operator: Person;
let buyer: Buyer;
let idle: Person;

beforeAll(async () => {
  small = await fillSmallMall();
  await sendEverywhere(small);
  operator = await anOperator(['marketing']);
  const variant = await variantsOf(mall, small);
  buyer = await aBuyer();
  idle = await someone();
  // Two coffee cups for 51.00 and the freight of 5.00.
  await bought(mall, buyer, variant(1, 0, 2));
});
beforeEach(async () => {
  await mall.pool.query('delete from campaigns; delete from received_coupons; delete from rate_windows');
});
afterEach(resetClock);

const ask = <C extends Call>(call: C, input: InputOf<C>, person = operator) => mall.ask(call, input, as(person.token));
const count = async (segment: contract.Segment) => (await ask(contract.countSegment, { segment })).data?.people;
const only = ({ accountId }: Person) => ({ kind: 'account', accountId }) as const;

async function aCoupon(is: { issued?: number; perPerson?: number } = {}): Promise<number> {
  const columns = { name: { en: 'Gift' }, scope: 'general', minimumSpend: 500, discount: 500 } as const;
  const [id = 0] = await transaction((tx) =>
    issueCoupons(tx, [{ ...columns, validDays: 7, issued: 100, channel: 'people', ...is }]),
  );
  return id;
}
const give = (couponId: number, segment: contract.Segment) =>
  ask(contract.giveCoupon, { couponId, segment, reason: 'Thanks' });
const points = (number: number, segment: contract.Segment) =>
  ask(contract.givePoints, { points: number, segment, reason: 'Sorry for the delay' });
const newest = async () => (await ask(contract.listCampaigns, {})).data?.list[0];
const copiesOf = async (couponId: number): Promise<number[]> =>
  (
    await mall.pool.query('select account_id from received_coupons where coupon_id = $1 order by account_id', [
      couponId,
    ])
  ).rows.map((row) => row.account_id);
const balance = async (person: Person) => (await ask(getPoints, {}, person)).data?.integral;

test('segments: everybody, bought in a category or below it, spent, not seen', async () => {
  const { rows } = await mall.pool.query(
    `select count(*)::int as people from accounts where user_type <> 'visitor' and disabled_at is null`,
  );
  expect(await count({ kind: 'everybody' })).toBe(rows[0].people);
  const home = small.categoryIds.get('home') ?? 0;
  expect(await count({ kind: 'bought', categoryId: home, days: 1 })).toBe(1);
  expect(await count({ kind: 'bought', categoryId: 999_999, days: 730 })).toBe(0);
  const paid = await mall.pool.query('select sum(payable)::int as payable from orders where account_id = $1', [
    buyer.accountId,
  ]);
  expect(await count({ kind: 'spent', amount: paid.rows[0].payable, days: 1 })).toBe(1);
  expect(await count({ kind: 'spent', amount: paid.rows[0].payable + 1, days: 1 })).toBe(0);
  expect(await count(only(idle))).toBe(1);
  expect(await count({ kind: 'unseen', days: 1 })).toBe(0);
  await mall.pool.query(`update accounts set created_at = now() - interval '90 days' where id = $1`, [idle.accountId]);
  await mall.pool.query(`update sessions set seen_at = now() - interval '40 days' where account_id = $1`, [
    idle.accountId,
  ]);
  expect(await count({ kind: 'unseen', days: 30 })).toBe(1);
  expect(await count({ kind: 'unseen', days: 41 })).toBe(0);
  await moveClock(40);
  expect(await count({ kind: 'spent', amount: 1, days: 30 })).toBe(0);
});

test('a coupon is given to everybody once, however often and in how many processes the job runs', async () => {
  const couponId = await aCoupon();
  expect((await give(couponId, { kind: 'everybody' })).code).toBe(200);
  expect(await newest()).toMatchObject({ state: 'waiting', kind: 'coupon', couponId, given: 0 });
  await Promise.all([runCampaigns(), runCampaigns(), runCampaigns()]);
  await runCampaigns();
  const all = await count({ kind: 'everybody' });
  const copies = await copiesOf(couponId);
  expect([copies.length, new Set(copies).size]).toEqual([all, all]);
  expect(await newest()).toMatchObject({ state: 'done', people: all, given: all, skipped: 0, reason: 'Thanks' });
  const administrator = await someone({ role: 'platform' });
  const log = await ask(listOperatorLog, { kind: 'coupon', words: 'Gift' }, administrator);
  expect(log.data?.list[0]).toMatchObject({ act: 'coupon_given', reason: 'Thanks', after: { people: all } });
});

test('sent again with the same key it is given once, and with another key once more', async () => {
  const ana = await someone();
  const gift = { segment: only(ana), reason: 'Thanks' };
  const couponId = await aCoupon({ perPerson: 5 });
  const under = (key: string) => ({ ...as(operator.token), 'idempotency-key': key });
  const givePoints = (number: number, key: string) =>
    mall.ask(contract.givePoints, { ...gift, points: number }, under(key));
  const giveCoupon = (key: string) => mall.ask(contract.giveCoupon, { ...gift, couponId }, under(key));
  const [forPoints, forCoupon] = [await givePoints(100, 'first'), await giveCoupon('first')];
  expect([forPoints.code, forCoupon.code]).toEqual([200, 200]);
  expect((await givePoints(100, 'first')).data).toEqual(forPoints.data);
  expect((await giveCoupon('first')).data).toEqual(forCoupon.data);
  expect((await givePoints(200, 'first')).reason).toBe('sent_otherwise');
  await runCampaigns();
  expect([await balance(ana), await copiesOf(couponId)]).toEqual([100, [ana.accountId]]);
  await givePoints(100, 'second');
  await runCampaigns();
  expect(await balance(ana)).toBe(200);
});

test('what was interrupted goes on with those who have not got it', async () => {
  const couponId = await aCoupon({ perPerson: 5 });
  await give(couponId, { kind: 'everybody' });
  // The process ends in the middle: the batch is undone with all that it gave.
  await mall.pool.query(`create function fails() returns trigger language plpgsql as $$ begin raise 'killed'; end $$;
    create trigger fails before update of given on campaigns for each row when (new.given > 0) execute function fails()`);
  await expect(runCampaigns()).rejects.toThrow();
  expect(await copiesOf(couponId)).toEqual([]);
  await mall.pool.query('drop trigger fails on campaigns; drop function fails()');
  await runCampaigns();
  const copies = await copiesOf(couponId);
  expect(copies.length).toBe(new Set(copies).size);
  expect(copies.length).toBe(await count({ kind: 'everybody' }));
});

test('the planted bug: without the outcomes everybody gets it twice', async () => {
  const couponId = await aCoupon({ perPerson: 5 });
  await give(couponId, only(idle));
  await runCampaigns();
  await mall.pool.query(`update campaign_people set outcome = null;
    update campaigns set state = 'running', given = 0, skipped = 0`);
  await runCampaigns();
  expect(await copiesOf(couponId)).toEqual([idle.accountId, idle.accountId]);
});

test('never more than were issued, nor more than one person may have', async () => {
  const few = await aCoupon({ issued: 1 });
  await give(few, { kind: 'everybody' });
  await runCampaigns();
  const all = (await count({ kind: 'everybody' })) ?? 0;
  expect(await newest()).toMatchObject({ state: 'done', given: 1, skipped: all - 1 });
  expect((await give(few, { kind: 'everybody' })).reason).toBe('coupon_gone');
  const one = await aCoupon();
  for (let time = 0; time < 2; time++) {
    await give(one, only(idle));
    await runCampaigns();
  }
  expect(await copiesOf(one)).toEqual([idle.accountId]);
  expect(await newest()).toMatchObject({ given: 0, skipped: 1 });
});

test('nobody in it, a coupon of a shop, and one that does not exist are refused, and nothing is written', async () => {
  const couponId = await aCoupon();
  const [ofShop = 0] = await transaction((tx) =>
    issueCoupons(tx, [
      {
        ...{ name: { en: 'Shop' }, scope: 'shop', shopId: small.shopIds[0] ?? 0 },
        ...{ minimumSpend: 5, discount: 5, validDays: 7, issued: 1 },
      },
    ]),
  );
  const before = await databaseFingerprint(mall.pool);
  expect((await give(couponId, { kind: 'account', accountId: 999_999 })).reason).toBe('segment_empty');
  expect((await give(ofShop, { kind: 'everybody' })).reason).toBe('coupon_not_found');
  expect((await give(999_999, { kind: 'everybody' })).reason).toBe('coupon_not_found');
  expect((await points(0, { kind: 'everybody' })).reason).toBe('bad_input');
  expect((await points(5, { kind: 'unseen', days: 0 })).reason).toBe('bad_input');
  const { sessions: _, ...after } = await databaseFingerprint(mall.pool);
  expect(before).toMatchObject(after);
});

test('a coupon that a campaign names stays, whether or not someone has got it', async () => {
  const couponId = await aCoupon();
  await give(couponId, only(idle));
  const before = await databaseFingerprint(mall.pool);
  expect((await ask(deletePlatformCoupon, { id: couponId })).reason).toBe('coupon_in_use');
  const { sessions: _, ...after } = await databaseFingerprint(mall.pool);
  expect(before).toMatchObject(after);
  await mall.pool.query('delete from campaigns');
  expect((await ask(deletePlatformCoupon, { id: couponId })).code).toBe(200);
});

test('points are given and taken for a reason, never below zero, and each stands in the account’s history', async () => {
  const ana = await someone();
  await points(100, only(ana));
  await runCampaigns();
  await runCampaigns();
  expect(await balance(ana)).toBe(100);
  await points(-30, only(ana));
  await runCampaigns();
  expect(await balance(ana)).toBe(70);
  await points(-500, only(ana));
  await runCampaigns();
  expect(await balance(ana)).toBe(0);
  expect(await newest()).toMatchObject({ kind: 'points', points: -500, given: 1, pointsMoved: -70 });
  await points(-1, only(ana));
  await runCampaigns();
  expect(await newest()).toMatchObject({ given: 0, skipped: 1, pointsMoved: 0 });
  const { data } = await ask(listPoints, {}, ana);
  expect(data?.list.map(({ kind, points: changed }) => [kind, changed])).toEqual([
    ['withdrawn', -70],
    ['withdrawn', -30],
    ['granted', 100],
  ]);
  expect(await violationsOf(mall)).toEqual([]);
});

test('points that are spent while they are taken are not taken twice', async () => {
  const ana = await someone();
  await transaction((tx) => grantPoints(tx, ana.accountId, 10, 'test:campaigns'));
  await Promise.all([points(-7, only(ana)), points(-7, only(ana))]);
  await Promise.all([runCampaigns(), runCampaigns()]);
  await runCampaigns();
  expect(await balance(ana)).toBe(0);
  const { rows } = await mall.pool.query('select sum(points_moved)::int as moved from campaigns');
  expect(rows[0].moved).toBe(-10);
});

test('the points that a campaign moves add up beyond two thousand million', async () => {
  await points(100, only(await someone()));
  await mall.pool.query('update campaigns set points_moved = 2147483600');
  await runCampaigns();
  expect(await newest()).toMatchObject({ state: 'done', given: 1, pointsMoved: 2_147_483_700 });
});

test('whom it is for is written down in slices: one that fails is undone alone and holds up nobody else', async () => {
  await mall.pool.query(`insert into accounts (user_type, nickname, email)
    select 'email', 'Crowd', 'crowd' || n || '@example.com' from generate_series(1, 5500) n`);
  const ana = await someone();
  const all = (await count({ kind: 'everybody' })) ?? 0;
  const couponId = await aCoupon({ issued: 1 });
  const campaign = async () => (await ask(contract.listCampaigns, { couponId })).data?.list[0];
  await give(couponId, { kind: 'everybody' });
  await points(100, only(ana));
  // The second slice fails: of the first five thousand accounts everybody who can sign in is written down.
  await mall.pool.query(`create function fails() returns trigger language plpgsql as $$ begin raise 'killed'; end $$;
    create trigger fails before update of gathered_to on campaigns for each row when (old.gathered_to > 0) execute function fails()`);
  await expect(runCampaigns()).rejects.toThrow(/^campaigns \d+ could not go on$/);
  const { rows } = await mall.pool.query(
    `select (select count(*)::int from campaign_people where campaign_id = $1) as written,
      (select count(*)::int from (select * from accounts order by id limit 5000) a
        where a.disabled_at is null and a.adopted_by is null and a.user_type <> 'visitor') as members`,
    [(await campaign())?.id],
  );
  expect(rows[0].written).toBe(rows[0].members);
  expect(await campaign()).toMatchObject({ state: 'waiting', people: all, given: 0, skipped: 0 });
  expect(await balance(ana)).toBe(100);
  await mall.pool.query('drop trigger fails on campaigns; drop function fails()');
  await runCampaigns();
  expect(await campaign()).toMatchObject({ state: 'done', people: all, given: 1, skipped: all - 1 });
  await mall.pool.query(`update accounts set disabled_at = now() where nickname = 'Crowd'`);
});
