import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Call, InputOf, shopScopes } from '#contract/core/call.ts';
import { listShopOrders } from '#contract/shipping/merchant.ts';
import { acceptInvitation } from '#contract/shops/console.ts';
import * as contract from '#contract/shops/merchant-staff.ts';
import { deleteRemovedThings } from '#server/modules/shops/index.ts';
import { as, type Person } from '#tests/support/accounts/accounts.ts';
import { aMerchant } from '#tests/support/accounts/callers.ts';
import { aColleagueOf } from '#tests/support/accounts/colleagues.ts';
import { databaseFingerprint } from '#tests/support/database/database-fingerprint.ts';
import { moveClock, resetClock } from '#tests/support/mall/mall-clock.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';

const mall = openMallUnderTest();
let owner: Person;
let stranger: Person;

beforeAll(async () => {
  owner = await aMerchant();
  stranger = await aMerchant();
});
afterEach(resetClock);

async function ask<C extends Call>(person: Person, call: C, input: InputOf<C>): Promise<string> {
  const { code, reason } = await mall.ask(call, input, as(person.token));
  return code === 200 ? 'done' : (reason ?? '');
}
const roles = async () => (await mall.ask(contract.listRoles, {}, as(owner.token))).data ?? [];
const staff = async () => (await mall.ask(contract.listStaff, {}, as(owner.token))).data?.staff ?? [];
const actsAbout = async (subject: string) =>
  (
    await mall.pool.query<{ act: string }>('select act from shop_log where subject = $1 order by id', [subject])
  ).rows.map(({ act }) => act);
const setAside = async () => (await mall.pool.query('select * from removed_things')).rows;

/** Makes a call that must be refused, and shows that nothing changes. */
async function inVain<C extends Call>(person: Person, call: C, input: InputOf<C>): Promise<string> {
  const before = await databaseFingerprint(mall.pool);
  const reason = await ask(person, call, input);
  expect(await databaseFingerprint(mall.pool)).toEqual(before);
  return reason;
}

let made = 0;
async function aDeletedRole(scopes: (typeof shopScopes)[number][] = ['refunds', 'orders'], by = owner) {
  const { data, message } = await mall.ask(contract.addRole, { name: `Packer ${++made}`, scopes }, as(by.token));
  if (!data) throw new Error(message);
  expect(await ask(by, contract.deleteRole, { id: data.id })).toBe('done');
  return data;
}

describe('a deleted role', () => {
  test('comes back as it was, under its id; a second time nothing happens', async () => {
    const role = await aDeletedRole();
    expect(await roles()).not.toContainEqual(expect.objectContaining({ id: role.id }));
    const both = await Promise.all([1, 2].map(() => ask(owner, contract.restoreRole, { id: role.id })));
    expect([...both, await ask(owner, contract.restoreRole, { id: role.id })]).toEqual(['done', 'done', 'done']);
    const { savedAt: _, ...same } = role;
    expect((await roles()).find(({ id }) => id === role.id)).toMatchObject(same);
    expect(await actsAbout(role.name)).toEqual(['role_added', 'role_deleted', 'role_restored']);
  });

  test('stays deleted when another has its name by now, and comes back once that one is called otherwise', async () => {
    const { id, name } = await aDeletedRole();
    const { data: other } = await mall.ask(contract.addRole, { name: name.toUpperCase(), scopes: [] }, as(owner.token));
    expect(await inVain(owner, contract.restoreRole, { id })).toBe('role_name_taken');
    const renamed = { id: other?.id ?? 0, version: 1, name: `Other ${id}`, scopes: [] };
    expect(await ask(owner, contract.editRole, renamed)).toBe('done');
    expect(await ask(owner, contract.restoreRole, { id })).toBe('done');
  });

  test('is restored neither by another shop nor by who may not give what it allows', async () => {
    const { id } = await aDeletedRole(['finance']);
    const manager = await aColleagueOf(owner, ['people']);
    expect(await inVain(stranger, contract.restoreRole, { id })).toBe('role_not_found');
    expect(await inVain(manager, contract.restoreRole, { id })).toBe('not_allowed');
    expect(await ask(owner, contract.restoreRole, { id })).toBe('done');
  });

  test('needs room among the thirty', async () => {
    const { id } = await aDeletedRole([], stranger);
    const { data: there = [] } = await mall.ask(contract.listRoles, {}, as(stranger.token));
    for (let more = there.length; more < contract.rolesMax; more++)
      await mall.ask(contract.addRole, { name: `Role ${more}`, scopes: [] }, as(stranger.token));
    expect(await inVain(stranger, contract.restoreRole, { id })).toBe('too_many_roles');
  });

  test('is gone after a day, and then deleted for good', async () => {
    const { id } = await aDeletedRole();
    await moveClock(0.99);
    await deleteRemovedThings();
    expect(await setAside()).toContainEqual(expect.objectContaining({ kind: 'role', subject_id: id }));
    await moveClock(0.02);
    expect(await inVain(owner, contract.restoreRole, { id })).toBe('role_not_found');
    await deleteRemovedThings();
    expect(await setAside()).toEqual([]);
  });
});

describe('someone who was removed', () => {
  const restore = (by: Person, { accountId }: Person) => ask(by, contract.restoreStaff, { accountId });
  async function aRemoved(scopes: (typeof shopScopes)[number][] = ['orders']) {
    const person = await aColleagueOf(owner, scopes, { nickname: `Bo ${++made}` });
    const before = (await staff()).find(({ accountId }) => accountId === person.accountId);
    expect(await ask(owner, contract.removeStaff, { accountId: person.accountId })).toBe('done');
    return { person, before };
  }

  test('works for the shop again as before, with the same role; a second time nothing happens', async () => {
    const { person, before } = await aRemoved();
    expect(await ask(person, listShopOrders, {})).toBe('not_allowed');
    const both = await Promise.all([1, 2].map(() => restore(owner, person)));
    expect([...both, await restore(owner, person)]).toEqual(['done', 'done', 'done']);
    expect((await staff()).find(({ accountId }) => accountId === person.accountId)).toEqual(before);
    expect(await ask(person, listShopOrders, {})).toBe('done');
    const { rows } = await mall.pool.query('select act, note from shop_log where subject = $1 order by id', [
      before?.nickname,
    ]);
    expect(rows).toEqual([
      { act: 'staff_removed', note: '' },
      { act: 'staff_restored', note: person.roleName },
    ]);
  });

  test('stays out when the role is deleted by now, until that is restored', async () => {
    const { person } = await aRemoved();
    const role = { id: person.roleId };
    expect(await ask(owner, contract.deleteRole, role)).toBe('done');
    const { accountId } = person;
    expect(await inVain(owner, contract.restoreStaff, { accountId })).toBe('role_not_found');
    expect(await ask(owner, contract.restoreRole, role)).toBe('done');
    expect(await restore(owner, person)).toBe('done');
  });

  test('is taken back neither by another shop, nor by who may do less, nor by themselves, nor after a day', async () => {
    const { person } = await aRemoved(['people', 'finance']);
    const { accountId } = person;
    const manager = await aColleagueOf(owner, ['people']);
    expect(await inVain(stranger, contract.restoreStaff, { accountId })).toBe('staff_not_found');
    expect(await inVain(manager, contract.restoreStaff, { accountId })).toBe('not_allowed');
    expect(await inVain(person, contract.restoreStaff, { accountId })).toBe('not_allowed');
    await moveClock(1.01);
    expect(await inVain(owner, contract.restoreStaff, { accountId })).toBe('staff_not_found');
  });

  test('is not taken back once the account is closed', async () => {
    const { person } = await aRemoved();
    const { accountId } = person;
    await mall.pool.query('update accounts set disabled_at = now() where id = $1', [accountId]);
    expect(await inVain(owner, contract.restoreStaff, { accountId })).toBe('staff_not_found');
  });

  test('keeps the role of an invitation that was accepted since', async () => {
    const { person } = await aRemoved();
    const { data: role } = await mall.ask(contract.addRole, { name: `New ${++made}`, scopes: [] }, as(owner.token));
    const invited = { email: person.email, roleId: role?.id ?? 0 };
    expect(await ask(owner, contract.inviteStaff, invited)).toBe('done');
    expect(await ask(person, acceptInvitation, { key: await keyFor(person) })).toBe('done');
    expect(await restore(owner, person)).toBe('done');
    expect(await staff()).toContainEqual(
      expect.objectContaining({ accountId: person.accountId, roleId: invited.roleId }),
    );
  });

  test('needs no invitation any more: an open one ends', async () => {
    const { person } = await aRemoved();
    expect(await ask(owner, contract.inviteStaff, { email: person.email, roleId: person.roleId })).toBe('done');
    expect(await restore(owner, person)).toBe('done');
    expect(await ask(person, acceptInvitation, { key: await keyFor(person) })).toBe('invitation_over');
  });

  test('is in the shop once when they accept an invitation while they are taken back', async () => {
    for (let round = 0; round < 6; round++) {
      const { person } = await aRemoved();
      expect(await ask(owner, contract.inviteStaff, { email: person.email, roleId: person.roleId })).toBe('done');
      const key = await keyFor(person);
      const [taken, accepted] = await Promise.all([restore(owner, person), ask(person, acceptInvitation, { key })]);
      expect(taken).toBe('done');
      expect(['done', 'invitation_over']).toContain(accepted);
      expect((await staff()).filter(({ accountId }) => accountId === person.accountId)).toHaveLength(1);
    }
  });

  /** The key in the link of the newest mail to this person. */
  async function keyFor({ email }: Person): Promise<string> {
    const { rows } = await mall.pool.query(
      'select text from outgoing_messages where recipient = $1 order by id desc limit 1',
      [email],
    );
    return /key=([\w-]{43})/.exec(rows[0]?.text ?? '')?.[1] ?? '';
  }
});
