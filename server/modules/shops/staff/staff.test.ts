import { beforeAll, describe, expect, test } from 'vitest';
import { type Call, type InputOf, shopScopes } from '#contract/core/call.ts';
import { listShopReviews } from '#contract/reviews/merchant.ts';
import { listShopOrders } from '#contract/shipping/merchant.ts';
import { acceptInvitation, getInvitation } from '#contract/shops/console.ts';
import * as contract from '#contract/shops/merchant-staff.ts';
import { listOwnShops } from '#contract/shops/shopper-own.ts';
import { deleteOldInvitations } from '#server/modules/shops/index.ts';
import { as, newEmail, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { aMerchant } from '#tests/support/accounts/callers.ts';
import { moveClock, resetClock } from '#tests/support/mall/mall-clock.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';

const mall = openMallUnderTest();
let owner: Person;

beforeAll(async () => {
  owner = await aMerchant();
});

const ask = <C extends Call>(person: Person, call: C, input: InputOf<C>, headers: Record<string, string> = {}) =>
  mall.ask(call, input, { ...as(person.token), ...headers });

async function aRole(scopes: (typeof shopScopes)[number][], by = owner) {
  const { data, message } = await ask(by, contract.addRole, { name: `Role ${Math.random()}`, scopes });
  if (!data) throw new Error(message);
  return data;
}

/** The key in the link of the newest mail to this address. */
async function keyFor(email: string): Promise<string> {
  const { rows } = await mall.pool.query(
    'select text from outgoing_messages where recipient = $1 order by id desc limit 1',
    [email],
  );
  return /key=([\w-]{43})/.exec(rows[0]?.text ?? '')?.[1] ?? '';
}

async function invite(person: Pick<Person, 'email'>, roleId: number, by = owner) {
  const answer = await ask(by, contract.inviteStaff, { email: person.email, roleId });
  return { ...answer, key: await keyFor(person.email) };
}

async function aColleague(scopes: (typeof shopScopes)[number][], by = owner): Promise<Person> {
  const person = await someone();
  const { key } = await invite(person, (await aRole(scopes, by)).id, by);
  expect((await ask(person, acceptInvitation, { key })).code).toBe(200);
  return person;
}

describe('roles', () => {
  test('are added, changed and deleted, by their shop alone', async () => {
    const { data: role } = await ask(owner, contract.addRole, { name: ' Packer ', scopes: ['refunds', 'orders'] });
    expect(role).toMatchObject({ name: 'Packer', scopes: ['orders', 'refunds'], staffCount: 0, version: 1 });
    const id = role?.id ?? 0;
    expect((await ask(owner, contract.addRole, { name: 'PACKER', scopes: [] })).reason).toBe('role_name_taken');
    const edited = await ask(owner, contract.editRole, { id, version: 1, name: 'Packers', scopes: ['orders'] });
    expect(edited.data).toMatchObject({ name: 'Packers', scopes: ['orders'], version: 2 });
    const stranger = await aMerchant();
    const foreign = { id, version: 2, name: 'Mine', scopes: [] };
    expect((await ask(stranger, contract.editRole, foreign)).reason).toBe('role_not_found');
    expect((await ask(stranger, contract.deleteRole, { id })).reason).toBe('role_not_found');
    expect((await ask(stranger, contract.listRoles, {})).data?.map(({ name }) => name)).not.toContain('Packers');
    expect((await ask(owner, contract.deleteRole, { id })).code).toBe(200);
    expect((await ask(owner, contract.deleteRole, { id })).reason).toBe('role_not_found');
  });

  test('that two change at once keep the first change, and the second learns of it', async () => {
    const { id } = await aRole(['orders']);
    const answers = await Promise.all(
      ['One', 'Two'].map((name) =>
        ask(owner, contract.editRole, { id, version: 1, name: `${name} ${id}`, scopes: ['orders'] }),
      ),
    );
    expect(answers.map(({ reason }) => reason ?? 'done').sort()).toEqual(['changed_meanwhile', 'done']);
    await ask(owner, contract.deleteRole, { id });
  });

  test('are at most thirty', async () => {
    const busy = await aMerchant();
    const { data: first = [] } = await ask(busy, contract.listRoles, {});
    for (let made = first.length; made < contract.rolesMax; made++) await aRole([], busy);
    expect((await ask(busy, contract.addRole, { name: 'One more', scopes: [] })).reason).toBe('too_many_roles');
  });

  test('are not deleted while someone has one or is invited to it', async () => {
    const role = await aRole(['orders']);
    const person = await someone();
    const { key, data: invitation } = await invite(person, role.id);
    expect((await ask(owner, contract.deleteRole, { id: role.id })).reason).toBe('role_in_use');
    await ask(person, acceptInvitation, { key });
    expect((await ask(owner, contract.deleteRole, { id: role.id })).reason).toBe('role_in_use');
    await ask(owner, contract.removeStaff, { accountId: person.accountId });
    expect((await ask(owner, contract.withdrawInvitation, { id: invitation?.id ?? 0 })).reason).toBe('invitation_over');
    expect((await ask(owner, contract.deleteRole, { id: role.id })).code).toBe(200);
  });
});

describe('an invitation', () => {
  test('shows who invites, and is accepted once, by the account with its address', async () => {
    const role = await aRole(['orders', 'reviews']);
    const person = await someone({ locale: 'th' });
    const { data, key } = await invite(person, role.id);
    expect(data).toMatchObject({ email: person.email, roleId: role.id, roleName: role.name });
    const { data: shown } = await mall.ask(getInvitation, { key });
    expect(shown).toMatchObject({ roleName: role.name, email: person.email, hasAccount: true });
    expect((await ask(await someone(), acceptInvitation, { key })).reason).toBe('invitation_of_another');
    const visitor = await someone({ userType: 'visitor', email: person.email });
    expect((await ask(visitor, acceptInvitation, { key })).reason).toBe('visitor_account');
    const answers = await Promise.all([1, 2].map(() => ask(person, acceptInvitation, { key })));
    expect(answers.map(({ reason }) => reason ?? 'done').sort()).toEqual(['done', 'invitation_over']);
    expect((await ask(person, listOwnShops, {})).data).toMatchObject([
      { isOwner: false, scopes: ['orders', 'reviews'] },
    ]);
    expect((await invite(person, role.id)).reason).toBe('already_staff');
    expect((await invite(owner, role.id)).reason).toBe('already_staff');
  });

  test('is replaced by a second one, can be withdrawn, and ends after a week', async () => {
    const role = await aRole(['orders']);
    const person = { email: newEmail() };
    const first = await invite(person, role.id);
    const second = await invite(person, role.id);
    expect((await mall.ask(getInvitation, { key: first.key })).reason).toBe('invitation_over');
    expect((await mall.ask(getInvitation, { key: second.key })).data?.hasAccount).toBe(false);
    await moveClock(contract.invitationDays + 0.01);
    expect((await mall.ask(getInvitation, { key: second.key })).reason).toBe('invitation_over');
    await resetClock();
    expect((await ask(owner, contract.listStaff, {})).data?.invitations.map(({ email }) => email)).toEqual([
      person.email,
    ]);
    const stranger = await aMerchant();
    const id = second.data?.id ?? 0;
    expect((await ask(stranger, contract.withdrawInvitation, { id })).reason).toBe('invitation_over');
    expect((await ask(owner, contract.withdrawInvitation, { id })).code).toBe(200);
    expect((await mall.ask(getInvitation, { key: second.key })).reason).toBe('invitation_over');
  });
});

test('invitations that have ended are deleted, open ones stay', async () => {
  const role = await aRole(['orders']);
  const [ended, open] = [{ email: newEmail() }, { email: newEmail() }];
  await invite(ended, role.id);
  await mall.pool.query("update shop_invitations set ends_at = now() - interval '1 minute' where email = $1", [
    ended.email,
  ]);
  await invite(open, role.id);
  await deleteOldInvitations();
  const { rows } = await mall.pool.query('select email from shop_invitations where role_id = $1', [role.id]);
  expect(rows).toEqual([open]);
  expect((await ask(owner, contract.deleteRole, { id: role.id })).reason).toBe('role_in_use');
});

describe('someone who works for a shop', () => {
  test('may do what the role says, from the next call on, and nothing after leaving', async () => {
    const person = await aColleague(['orders']);
    expect((await ask(person, listShopOrders, {})).code).toBe(200);
    expect((await ask(person, listShopReviews, {})).reason).toBe('not_allowed');
    expect((await ask(person, contract.listStaff, {})).reason).toBe('not_allowed');
    const { id: roleId } = await aRole(['reviews']);
    const { accountId } = person;
    expect((await ask(owner, contract.changeStaffRole, { accountId, roleId })).code).toBe(200);
    expect((await ask(person, listShopOrders, {})).reason).toBe('not_allowed');
    expect((await ask(person, listShopReviews, {})).code).toBe(200);
    expect((await ask(owner, contract.removeStaff, { accountId })).code).toBe(200);
    expect((await ask(person, listShopReviews, {})).reason).toBe('not_allowed');
    expect((await ask(owner, contract.removeStaff, { accountId })).reason).toBe('staff_not_found');
  });

  test('who may hire cannot give or take more than they may do, nor change themselves', async () => {
    const manager = await aColleague(['people', 'orders']);
    const accountant = await aColleague(['finance']);
    const finance = await aRole(['finance']);
    const packing = await aRole(['orders']);
    expect((await ask(manager, contract.addRole, { name: 'Rich', scopes: ['finance'] })).reason).toBe('not_allowed');
    expect((await invite(await someone(), finance.id, manager)).reason).toBe('not_allowed');
    const own = { accountId: manager.accountId, roleId: packing.id };
    expect((await ask(manager, contract.changeStaffRole, own)).reason).toBe('not_allowed');
    const { accountId } = accountant;
    expect((await ask(manager, contract.changeStaffRole, { accountId, roleId: packing.id })).reason).toBe(
      'not_allowed',
    );
    expect((await ask(manager, contract.removeStaff, { accountId })).reason).toBe('not_allowed');
    expect((await ask(manager, contract.removeStaff, { accountId: owner.accountId })).reason).toBe('staff_not_found');
    const { id, name, scopes } = finance;
    const widened = { id, version: 1, name, scopes: [...scopes] };
    expect((await ask(manager, contract.editRole, widened)).reason).toBe('not_allowed');
    const packer = await aColleague(['orders'], manager);
    expect((await ask(manager, contract.removeStaff, { accountId: packer.accountId })).code).toBe(200);
  });

  test('can work for several shops, and names the one that is meant', async () => {
    const other = await aMerchant();
    const both = await aColleague(['orders']);
    const { key } = await invite(both, (await aRole(['reviews'], other)).id, other);
    await ask(both, acceptInvitation, { key });
    const { data: shops = [] } = await ask(both, listOwnShops, {});
    expect(shops.map(({ scopes }) => scopes)).toEqual([['orders'], ['reviews']]);
    const [first, second] = shops.map(({ shopId }) => ({ 'x-shop-id': String(shopId) }));
    expect((await ask(both, listShopOrders, {}, first)).code).toBe(200);
    expect((await ask(both, listShopOrders, {}, second)).reason).toBe('not_allowed');
    expect((await ask(both, listShopReviews, {}, second)).code).toBe(200);
    expect((await ask(owner, listShopOrders, {}, second)).reason).toBe('not_allowed');
    expect((await ask(both, listShopOrders, {}, { 'x-shop-id': 'x' })).reason).toBe('bad_input');
  });

  test('the owner comes first and may do everything', async () => {
    const { data } = await ask(owner, contract.listStaff, {});
    expect(data?.staff[0]).toMatchObject({ accountId: owner.accountId, roleId: null, roleName: null });
    expect((await ask(owner, listOwnShops, {})).data).toMatchObject([{ isOwner: true, scopes: [...shopScopes] }]);
  });
});
