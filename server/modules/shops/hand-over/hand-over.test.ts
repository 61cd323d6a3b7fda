// Long, because it is one list: every way in which an offer begins and ends.
import { beforeEach, describe, expect, test } from 'vitest';
import type { Call, InputOf } from '#contract/core/call.ts';
import { shopScopes } from '#contract/core/call.ts';
import { getConsoleUser } from '#contract/shops/console.ts';
import * as contract from '#contract/shops/merchant-hand-over.ts';
import { listShopLog } from '#contract/shops/merchant-log.ts';
import { deleteRole, demandSecondFactor, listStaff, removeStaff } from '#contract/shops/merchant-staff.ts';
import { disableAccounts, enableAccounts } from '#server/modules/identity/index.ts';
import { expireHandOvers } from '#server/modules/shops/index.ts';
import { as, type Person, password } from '#tests/support/accounts/accounts.ts';
import { giveShop } from '#tests/support/accounts/callers.ts';
import { aColleagueOf, type Colleague } from '#tests/support/accounts/colleagues.ts';
import { anOwner, codeOf, forgetUsedCodes, guard } from '#tests/support/accounts/second-factors.ts';
import { deliverAll } from '#tests/support/database/audit-check.ts';
import { moveClock, resetClock } from '#tests/support/mall/mall-clock.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';

const mall = openMallUnderTest({ DEMO: '1' });
let owner: Person;
let bo: Colleague;

beforeEach(async () => {
  await mall.pool.query('delete from rate_windows');
  owner = await anOwner(mall);
  bo = await aColleagueOf(owner);
});

const ask = <C extends Call>(person: Person, call: C, input: InputOf<C>) => mall.ask(call, input, as(person.token));
const offer = (input: Partial<InputOf<typeof contract.offerHandOver>> = {}, by = owner) =>
  ask(by, contract.offerHandOver, { accountId: bo.accountId, roleId: bo.roleId, password, ...input });
const accept = (person: Person = bo) => ask(person, contract.acceptHandOver, {});
const shopsOf = async (person: Person) => (await ask(person, getConsoleUser, {})).data?.shops;
const ownerOf = async (shopId: number) =>
  (await mall.pool.query('select owner_id from shops where id = $1', [shopId])).rows[0].owner_id;
const staffOf = async (shopId: number) =>
  (
    await mall.pool.query('select account_id, role_id from shop_staff where shop_id = $1 order by account_id', [shopId])
  ).rows.map(({ account_id: accountId, role_id: roleId }) => ({ accountId, roleId }));
const offers = async () =>
  (await mall.pool.query('select * from shop_hand_overs where shop_id = $1', [bo.shopId])).rows;
const subjectsTo = async ({ email }: Person) =>
  (
    await mall.pool.query('select subject from outgoing_messages where recipient = $1 order by id', [email])
  ).rows.flatMap(({ subject }) =>
    /hand|offered|yours|owns/.test(subject) ? [subject.replace(/Shop \d+ of \S+/, 'S')] : [],
  );
const actsOf = async (person: Person) =>
  (await ask(person, listShopLog, {})).data?.list.map(({ act, subject, accountId }) => [act, subject, accountId]);

const logOf = async (shopId: number) =>
  (await mall.pool.query('select act, subject, account_id from shop_log where shop_id = $1 order by id desc', [shopId]))
    .rows;

/** Everything is as before the offer. */
async function expectNothingMoved() {
  expect(await offers()).toEqual([]);
  expect(await ownerOf(bo.shopId)).toBe(owner.accountId);
  expect(await staffOf(bo.shopId)).toEqual([{ accountId: bo.accountId, roleId: bo.roleId }]);
}

describe('handing over', () => {
  test('who accepts owns the shop, and who owned it has the role that they chose', async () => {
    const { data } = await offer();
    expect(data).toMatchObject({
      from: { accountId: owner.accountId },
      to: { accountId: bo.accountId, nickname: 'Bo' },
      roleId: bo.roleId,
      roleName: bo.roleName,
    });
    expect(Date.parse(data?.endsAt ?? '') - Date.parse(data?.offeredAt ?? '')).toBe(7 * 86_400_000);
    expect((await ask(owner, listStaff, {})).data?.handOver).toEqual(data);
    expect((await ask(bo, contract.getHandOver, {})).data).toEqual(data);
    expect(await ownerOf(bo.shopId)).toBe(owner.accountId);

    expect((await accept()).code).toBe(200);
    expect(await ownerOf(bo.shopId)).toBe(bo.accountId);
    expect(await staffOf(bo.shopId)).toEqual([{ accountId: owner.accountId, roleId: bo.roleId }]);
    expect(await shopsOf(bo)).toMatchObject([{ isOwner: true, scopes: shopScopes }]);
    expect(await shopsOf(owner)).toMatchObject([{ isOwner: false, scopes: ['orders'] }]);
    const { rows } = await mall.pool.query('select id, role from accounts where id = any($1) order by id', [
      [owner.accountId, bo.accountId],
    ]);
    expect(rows.map(({ role }) => role)).toEqual(['shopper', 'merchant']);
    const { nickname } = data?.from ?? { nickname: '' };
    expect(await actsOf(bo)).toEqual([
      ['hand_over_accepted', nickname, bo.accountId],
      ['hand_over_offered', 'Bo', owner.accountId],
    ]);
    expect(await subjectsTo(bo)).toEqual([`${nickname} wants to hand over S to you`, 'S is yours']);
    expect(await subjectsTo(owner)).toEqual(['You offered S to Bo', 'Bo now owns S']);
    expect((await accept()).reason).toBe('hand_over_over');
  });

  test('whoever came when is still shown after it, and the new owner can give the shop back', async () => {
    const since = async (person: Person) =>
      (await ask(person, listStaff, {})).data?.staff.map(({ accountId, joinedAt }) => [accountId, joinedAt]);
    const before = new Map((await since(owner)) as [number, string][]);
    await offer();
    await accept();
    expect(new Map((await since(bo)) as [number, string][])).toEqual(before);
    await mall.pool.query(
      'update accounts set password_hash = (select password_hash from accounts where id = $1) where id = $2',
      [owner.accountId, bo.accountId],
    );
    expect((await offer({ accountId: owner.accountId, roleId: null }, bo)).code).toBe(200);
    expect((await accept(owner)).code).toBe(200);
    expect(await ownerOf(bo.shopId)).toBe(owner.accountId);
    expect(new Map((await since(owner)) as [number, string][])).toEqual(
      new Map([...before].filter(([accountId]) => accountId === owner.accountId)),
    );
  });

  test('an owner who leaves no longer works for the shop', async () => {
    await offer({ roleId: null });
    await accept();
    expect(await staffOf(bo.shopId)).toEqual([]);
    expect(await shopsOf(owner)).toEqual([]);
    expect((await ask(owner, listStaff, {})).reason).toBe('not_allowed');
  });
});

describe('offering', () => {
  test('is for the owner alone, with their password', async () => {
    const manager = await aColleagueOf(owner, [...shopScopes], { nickname: 'Cy' });
    expect((await offer({}, manager)).reason).toBe('not_allowed');
    expect((await offer({ password: 'not this one' })).reason).toBe('wrong_password');
    await mall.pool.query('update accounts set password_hash = null where id = $1', [owner.accountId]);
    expect((await offer()).reason).toBe('password_unset');
    expect(await offers()).toEqual([]);
    expect((await ask(manager, contract.withdrawHandOver, {})).reason).toBe('hand_over_over');
    expect(await subjectsTo(bo)).toEqual([]);
  });

  test('asks owners with a second factor for a code, which works once', async () => {
    const guarded = await guard(mall, owner);
    expect((await offer()).reason).toBe('wrong_code');
    expect((await offer({ code: '000000' })).reason).toBe('wrong_code');
    await forgetUsedCodes(mall);
    const code = await codeOf(guarded.secret);
    expect((await offer({ code })).code).toBe(200);
    await ask(owner, contract.withdrawHandOver, {});
    expect((await offer({ code })).reason).toBe('wrong_code');
    await expectNothingMoved();
  });

  test('is to one person at a time who works for the shop, with a role of the shop', async () => {
    const stranger = await anOwner(mall);
    const theirs = await aColleagueOf(stranger);
    expect((await offer({ accountId: theirs.accountId })).reason).toBe('staff_not_found');
    expect((await offer({ accountId: owner.accountId })).reason).toBe('staff_not_found');
    expect((await offer({ roleId: theirs.roleId })).reason).toBe('role_not_found');
    expect((await offer({ roleId: 2_147_483_647 })).reason).toBe('role_not_found');
    expect((await offer()).code).toBe(200);
    const second = await aColleagueOf(owner, ['orders'], { nickname: 'Cy' });
    expect((await offer({ accountId: second.accountId })).reason).toBe('hand_over_open');
    expect((await offers()).map(({ to_id: toId }) => toId)).toEqual([bo.accountId]);
  });

  test('is refused to whoever owns a shop already, belongs to the platform or is closed', async () => {
    await giveShop(bo);
    expect((await offer()).reason).toBe('cannot_own_shop');
    const clerk = await aColleagueOf(owner);
    await mall.pool.query("update accounts set role = 'platform' where id = $1", [clerk.accountId]);
    expect((await offer({ accountId: clerk.accountId })).reason).toBe('cannot_own_shop');
    const gone = await aColleagueOf(owner);
    await disableAccounts([gone.accountId]);
    expect((await offer({ accountId: gone.accountId })).reason).toBe('cannot_own_shop');
    expect(await offers()).toEqual([]);
  });
});

describe('an offer', () => {
  test('is known to both, and to others who manage people, and to nobody else', async () => {
    await offer();
    const packer = await aColleagueOf(owner, ['orders'], { nickname: 'Cy' });
    const manager = await aColleagueOf(owner, ['people'], { nickname: 'Di' });
    expect((await ask(packer, contract.getHandOver, {})).data).toBeNull();
    expect((await ask(manager, contract.getHandOver, {})).data).toBeNull();
    expect((await ask(manager, listStaff, {})).data?.handOver?.to.nickname).toBe('Bo');
    expect((await accept(packer)).reason).toBe('hand_over_over');
    expect((await ask(manager, contract.withdrawHandOver, {})).reason).toBe('hand_over_over');
    expect((await ask(packer, contract.declineHandOver, {})).reason).toBe('hand_over_over');
    expect((await ask(await anOwner(mall), contract.withdrawHandOver, {})).reason).toBe('hand_over_over');
    expect(await offers()).toHaveLength(1);
  });

  test('that is declined or withdrawn leaves everything as it was, and both are mailed', async () => {
    await offer();
    expect((await ask(bo, contract.declineHandOver, {})).code).toBe(200);
    await expectNothingMoved();
    await offer();
    expect((await ask(owner, contract.withdrawHandOver, {})).code).toBe(200);
    expect((await accept()).reason).toBe('hand_over_over');
    await expectNothingMoved();
    expect((await actsOf(owner))?.map(([act]) => act)).toEqual([
      'hand_over_withdrawn',
      'hand_over_offered',
      'hand_over_declined',
      'hand_over_offered',
    ]);
    for (const person of [owner, bo])
      expect((await subjectsTo(person)).filter((subject) => subject === 'S was not handed over')).toHaveLength(2);
  });

  test('ends after seven days', async () => {
    await offer();
    try {
      await moveClock(7);
      expect((await ask(bo, contract.getHandOver, {})).data).toBeNull();
      expect((await accept()).reason).toBe('hand_over_over');
      expect(await ownerOf(bo.shopId)).toBe(owner.accountId);
      await expireHandOvers();
      await expireHandOvers();
      await expectNothingMoved();
      for (const person of [owner, bo]) expect((await subjectsTo(person)).at(-1)).toBe('S was not handed over');
      expect(await actsOf(owner)).toEqual([
        ['hand_over_expired', 'Bo', null],
        ['hand_over_offered', 'Bo', owner.accountId],
      ]);
      expect((await offer()).code).toBe(200);
    } finally {
      await resetClock();
    }
  });

  test('that has ended makes room for another before it is deleted', async () => {
    await offer();
    await mall.pool.query("update shop_hand_overs set ends_at = mall_now() - interval '1 second'");
    expect((await offer({ roleId: null })).data?.roleId).toBeNull();
    expect(await offers()).toHaveLength(1);
    expect((await actsOf(owner))?.map(([act]) => act)).toEqual([
      'hand_over_offered',
      'hand_over_expired',
      'hand_over_offered',
    ]);
  });

  test('ends when the person is removed', async () => {
    await offer();
    expect((await ask(owner, removeStaff, { accountId: bo.accountId })).code).toBe(200);
    expect(await offers()).toEqual([]);
    expect((await actsOf(owner))?.map(([act]) => act)).toEqual([
      'staff_removed',
      'hand_over_withdrawn',
      'hand_over_offered',
    ]);
    expect((await accept()).reason).toBe('not_allowed');
    expect(await ownerOf(bo.shopId)).toBe(owner.accountId);
  });

  test.each(['owner', 'bo'] as const)(
    'ends when the account of %s is closed, also if it is opened again',
    async (who) => {
      await offer();
      const closed = who === 'owner' ? owner : bo;
      await disableAccounts([closed.accountId]);
      if (who === 'owner') expect((await accept()).reason).toBe('hand_over_over');
      await deliverAll();
      await enableAccounts([closed.accountId]);
      await expectNothingMoved();
      expect((await logOf(bo.shopId)).slice(0, 1)).toEqual([
        { act: 'hand_over_ended', subject: 'Bo', account_id: null },
      ]);
    },
  );

  test('holds the role that it names', async () => {
    const { roleId } = await aColleagueOf(owner, [], { nickname: 'Cy' });
    await mall.pool.query('delete from shop_staff where role_id = $1', [roleId]);
    await offer({ roleId });
    expect((await ask(owner, deleteRole, { id: roleId })).reason).toBe('role_in_use');
    await ask(owner, contract.withdrawHandOver, {});
    expect((await ask(owner, deleteRole, { id: roleId })).code).toBe(200);
  });

  test('cannot be accepted by whoever opened a shop of their own meanwhile', async () => {
    await offer();
    await giveShop(bo);
    expect(
      (await mall.ask(contract.acceptHandOver, {}, { ...as(bo.token), 'x-shop-id': String(bo.shopId) })).reason,
    ).toBe('cannot_own_shop');
    expect(await ownerOf(bo.shopId)).toBe(owner.accountId);
    expect(await offers()).toHaveLength(1);
  });
});

test('a shop that demands a second factor is taken over only with one', async () => {
  const { secret } = await guard(mall, owner);
  const heir = await anOwner(mall); // with a password, to set one up
  await mall.pool.query('update shops set owner_id = null where owner_id = $1', [heir.accountId]);
  await mall.pool.query('update shop_staff set account_id = $1 where account_id = $2', [heir.accountId, bo.accountId]);
  await ask(owner, demandSecondFactor, { isDemanded: true });
  await forgetUsedCodes(mall);
  expect((await offer({ accountId: heir.accountId, code: await codeOf(secret) })).code).toBe(200);
  expect((await accept(heir)).reason).toBe('second_factor_needed');
  expect(await ownerOf(bo.shopId)).toBe(owner.accountId);
  await guard(mall, heir);
  expect((await accept(heir)).code).toBe(200);
  expect(await ownerOf(bo.shopId)).toBe(heir.accountId);
});
