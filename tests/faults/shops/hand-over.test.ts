import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as contract from '#contract/shops/merchant-hand-over.ts';
import { demandSecondFactor, removeStaff } from '#contract/shops/merchant-staff.ts';
import type * as RateLimit from '#server/http/rate-limit.ts';
import { Refusal } from '#server/http/refusal.ts';
import type * as Rows from '#server/modules/shops/hand-over/hand-over-rows.ts';
import type * as Staff from '#server/modules/shops/staff/staff-queries.ts';
import { shopHandOvers, shopStaff, shops } from '#server/modules/shops/tables.ts';
import { as, type Person, password } from '#tests/support/accounts/accounts.ts';
import { aColleagueOf, type Colleague } from '#tests/support/accounts/colleagues.ts';
import { anOwner, guard } from '#tests/support/accounts/second-factors.ts';
import { removePlantedBugs } from '#tests/support/faults/planted-bugs.ts';
import { allAtLock, barrier } from '#tests/support/faults/racing.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { patience } from '#tests/support/mall/patience.ts';

// A shop that is offered, accepted, withdrawn and refused at once has one owner, and one answer counts. Each race is also run
// against a planted bug, which it must find.

const planted = vi.hoisted(() => ({
  openOffer: null as typeof Rows.openOffer | null,
  takeOffer: null as typeof Rows.takeOffer | null,
  changeOwner: null as typeof Rows.changeOwner | null,
  lockStaff: null as typeof Staff.lockStaff | null,
}));
const plant = vi.hoisted(
  () =>
    async <Module extends object>(original: () => Promise<Module>, ...names: (keyof Module & string)[]) =>
      (await import('#tests/support/faults/planted-bugs.ts')).plantable(planted, original, ...names),
);
vi.mock('#server/modules/shops/hand-over/hand-over-rows.ts', (original) =>
  plant(() => original<typeof Rows>(), 'openOffer', 'takeOffer', 'changeOwner'),
);
vi.mock('#server/modules/shops/staff/staff-queries.ts', (original) =>
  plant(() => original<typeof Staff>(), 'lockStaff'),
);
vi.mock('#server/http/rate-limit.ts', async (original) => ({
  ...(await original<typeof RateLimit>()),
  countTry: async () => {},
}));

const mall = openMallUnderTest({ DEMO: '1' });
let owner: Person;
let bo: Colleague;

beforeEach(async () => {
  owner = await anOwner(mall);
  bo = await aColleagueOf(owner);
});
afterEach(() => removePlantedBugs(planted));

const offer = (to: Colleague = bo) =>
  mall.ask(contract.offerHandOver, { accountId: to.accountId, roleId: null, password }, as(owner.token));
const accept = () => mall.ask(contract.acceptHandOver, {}, as(bo.token));
const withdraw = () => mall.ask(contract.withdrawHandOver, {}, as(owner.token));
const remove = () => mall.ask(removeStaff, { accountId: bo.accountId }, as(owner.token));

/** Who owns the shop, who else works for it, and what its log says of the offer. */
async function state() {
  const { rows } = await mall.pool.query(
    `select s.owner_id as owner, (select count(*)::int from shop_hand_overs where shop_id = s.id) as offers,
      array(select account_id from shop_staff where shop_id = s.id) as staff,
      array(select act from shop_log where shop_id = s.id and act <> 'hand_over_offered' order by act) as acts
      from shops s where s.id = $1`,
    [bo.shopId],
  );
  return rows[0];
}
const handedOver = () => ({ owner: bo.accountId, offers: 0, staff: [], acts: ['hand_over_accepted'] });
const unchanged = (acts: string[], staff = [bo.accountId]) => ({ owner: owner.accountId, offers: 0, staff, acts });

const codesOf = (answers: readonly { code: number }[]) => answers.map(({ code }) => code);
const theOffer = () => ({ text: 'select from shop_hand_overs where shop_id = $1 for update', values: [bo.shopId] });

/** The planted bug: reads the offer first and deletes it afterwards, whether or not it is still there. */
const carelessTake = (count: number): typeof Rows.takeOffer => {
  const haveLooked = barrier(count);
  return async (tx, isMeant) => {
    const [found] = await tx.select().from(shopHandOvers).where(isMeant);
    if (!found) throw new Refusal('hand_over_over');
    await haveLooked();
    await tx.delete(shopHandOvers).where(eq(shopHandOvers.shopId, found.shopId));
    return found;
  };
};
const carelessLook: typeof Staff.lockStaff = async (tx, _shopId, accountId) => {
  const [found] = await tx.select().from(shopStaff).where(eq(shopStaff.accountId, accountId));
  return { nickname: 'Bo', scopes: [], joinedAt: found?.joinedAt ?? new Date(0) };
};
const carelessChange: typeof Rows.changeOwner = async (tx, { shopId, toId }) => {
  await tx.update(shops).set({ ownerId: toId }).where(eq(shops.id, shopId));
  return { demandsSecondFactor: false };
};

describe('accepting several times at once', () => {
  test.each([2, 8])('of %i one takes the shop over, and the others find the offer gone', async (count) => {
    await offer();
    const answers = await allAtLock(
      mall.pool,
      theOffer(),
      Array.from({ length: count }, () => accept),
    );
    expect(codesOf(answers).sort()).toEqual([200, ...Array(count - 1).fill(404)]);
    expect(await state()).toEqual(handedOver());
  });

  test('N: with reads before the writes two take it over', async () => {
    await offer();
    Object.assign(planted, { takeOffer: carelessTake(2), lockStaff: carelessLook, changeOwner: carelessChange });
    expect(codesOf(await Promise.all([accept(), accept()]))).toEqual([200, 200]);
    expect((await state()).acts).toEqual(['hand_over_accepted', 'hand_over_accepted']);
  });
});

describe('accepting while the owner withdraws', () => {
  test.each([
    ['the one who accepts', [accept, withdraw]],
    ['the owner', [withdraw, accept]],
  ])('one of them wins, also when %s comes first', async (_, acts) => {
    for (let round = 0; round < 3; round++) {
      await mall.pool.query('delete from shop_log where shop_id = $1', [bo.shopId]);
      expect((await offer()).code).toBe(200);
      const answers = await allAtLock(mall.pool, theOffer(), acts);
      expect(codesOf(answers).sort()).toEqual([200, 404]);
      const isAccepted = answers[acts.indexOf(accept)]?.code === 200;
      expect(await state()).toEqual(isAccepted ? handedOver() : unchanged(['hand_over_withdrawn']));
      if (isAccepted) return;
    }
  });

  test('N: with a read before the delete it is withdrawn and handed over', async () => {
    await offer();
    planted.takeOffer = carelessTake(2);
    expect(codesOf(await Promise.all([accept(), withdraw()]))).toEqual([200, 200]);
    expect((await state()).acts).toEqual(['hand_over_accepted', 'hand_over_withdrawn']);
  });
});

describe('accepting while the person is removed', () => {
  test.each([
    ['the one who accepts', [accept, remove]],
    ['the owner', [remove, accept]],
  ])('they own the shop or are gone, also when %s comes first', async (_, acts) => {
    await offer();
    const answers = await allAtLock(mall.pool, theOffer(), acts);
    expect(codesOf(answers).sort()).toEqual([200, 404]);
    const isAccepted = answers[acts.indexOf(accept)]?.code === 200;
    expect(await state()).toEqual(isAccepted ? handedOver() : unchanged(['hand_over_withdrawn', 'staff_removed'], []));
  });

  test('N: with an earlier read a person who was removed owns the shop', async () => {
    await offer();
    const [looked, isRemoved] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    planted.takeOffer = async (tx, isMeant) => {
      const [found] = await tx.select().from(shopHandOvers).where(isMeant);
      if (!found) throw new Refusal('hand_over_over');
      looked.resolve();
      await isRemoved.promise;
      return found;
    };
    const accepting = accept();
    await looked.promise;
    expect((await remove()).code).toBe(200);
    planted.lockStaff = carelessLook;
    isRemoved.resolve();
    expect((await accepting).code).toBe(200);
    expect(await state()).toMatchObject({ owner: bo.accountId, acts: expect.arrayContaining(['staff_removed']) });
  });
});

describe('offering to two people at once', () => {
  const mailed = async (people: readonly Person[]) =>
    (
      await mall.pool.query(
        "select count(distinct recipient)::int as people from outgoing_messages where recipient = any($1) and subject like '%hand over%'",
        [people.map(({ email }) => email)],
      )
    ).rows[0].people;

  test('one of them is asked, and the other offer is refused', async () => {
    const cy = await aColleagueOf(owner, ['orders'], { nickname: 'Cy' });
    const lock = { text: 'select from shops where id = $1 for update', values: [bo.shopId] };
    const answers = await allAtLock(mall.pool, lock, [() => offer(bo), () => offer(cy)]);
    expect(answers.map(({ reason }) => reason ?? 'offered').sort()).toEqual(['hand_over_open', 'offered']);
    expect((await state()).offers).toBe(1);
    expect(await mailed([bo, cy])).toBe(1);
  });

  test('N: with a read before the write both are asked', async () => {
    const cy = await aColleagueOf(owner, ['orders'], { nickname: 'Cy' });
    const haveLooked = barrier(2);
    planted.openOffer = async (tx, values) => {
      const [found] = await tx.select().from(shopHandOvers).where(eq(shopHandOvers.shopId, values.shopId));
      if (found) throw new Refusal('hand_over_open');
      await haveLooked();
      const times = { offeredAt: new Date(), endsAt: new Date(Date.now() + 60_000) };
      const [opened] = await tx
        .insert(shopHandOvers)
        .values({ ...values, ...times })
        .onConflictDoUpdate({ target: shopHandOvers.shopId, set: values })
        .returning();
      if (!opened) throw new Error('no offer');
      return opened;
    };
    expect(codesOf(await Promise.all([offer(bo), offer(cy)]))).toEqual([200, 200]);
    expect(await mailed([bo, cy])).toBe(2);
  });
});

const waiting = async () =>
  (
    await mall.pool.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
  ).rowCount;

test('a second factor that is demanded while the offer is accepted is needed', async () => {
  await guard(mall, owner);
  await mall.pool.query(
    `insert into shop_hand_overs (shop_id, from_id, to_id, offered_at, ends_at)
      values ($1, $2, $3, mall_now(), mall_now() + interval '1 day')`,
    [bo.shopId, owner.accountId, bo.accountId],
  );
  const lock = { text: 'select from shops where id = $1 for update', values: [bo.shopId] };
  const [demanded, accepted] = await allAtLock(mall.pool, lock, [
    () => mall.ask(demandSecondFactor, { isDemanded: true }, as(owner.token)),
    async () => {
      await vi.waitFor(async () => expect(await waiting()).toBe(1), patience); // the owner is first in the queue
      return accept();
    },
  ]);
  expect([demanded?.code, accepted?.reason]).toEqual([200, 'second_factor_needed']);
  expect((await state()).owner).toBe(owner.accountId);
});
