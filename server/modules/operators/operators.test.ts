// Long, because it is one subject: who runs the mall, from the first administrator to the log.
import { beforeAll, describe, expect, test } from 'vitest';
import { approveApplication, listAllApplications } from '#contract/applications/platform.ts';
import { type Call, type InputOf, type PlatformScope, platformScopes } from '#contract/core/call.ts';
import * as entry from '#contract/operators/console.ts';
import * as contract from '#contract/operators/platform.ts';
import { listOperatorLog, listOperatorsInLog } from '#contract/operators/platform-log.ts';
import { listPayoutsToPay } from '#contract/payouts/platform.ts';
import { getConsoleUser } from '#contract/shops/console.ts';
import { as, newEmail, type Person, password, signUp, someone } from '#tests/support/accounts/accounts.ts';
import { aMerchant } from '#tests/support/accounts/callers.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { deleteOldOperatorInvitations, inviteFirstAdministrator } from './index.ts';

const mall = openMallUnderTest();
let administrator: Person;

beforeAll(async () => {
  administrator = await someone({ role: 'platform', nickname: 'Ada' });
});

const ask = <C extends Call>(person: Person, call: C, input: InputOf<C>) => mall.ask(call, input, as(person.token));

async function aRole(scopes: PlatformScope[], by = administrator) {
  const { data, message } = await ask(by, contract.addOperatorRole, { name: `Role ${Math.random()}`, scopes });
  if (!data) throw new Error(message);
  return data;
}

/** The key in the link of the newest mail to this address. */
async function keyFor(email: string): Promise<string> {
  const { rows } = await mall.pool.query(
    'select text from outgoing_messages where recipient = $1 order by id desc limit 1',
    [email],
  );
  return /run-the-mall\?key=([\w-]{43})/.exec(rows[0]?.text ?? '')?.[1] ?? '';
}

const anOperator = async (scopes: PlatformScope[]): Promise<Person> => join((await aRole(scopes)).id);

async function join(roleId: number): Promise<Person> {
  const person = await someone();
  await ask(administrator, contract.inviteOperator, { email: person.email, roleId });
  expect((await ask(person, entry.acceptOperatorInvitation, { key: await keyFor(person.email) })).code).toBe(200);
  return person;
}

describe('roles', () => {
  test('are added, changed and deleted, unless someone else was first', async () => {
    const { data: role } = await ask(administrator, contract.addOperatorRole, {
      name: ' Reviewer ',
      scopes: ['products', 'applications'],
    });
    expect(role).toMatchObject({
      name: 'Reviewer',
      scopes: ['applications', 'products'],
      operatorCount: 0,
      version: 1,
    });
    const id = role?.id ?? 0;
    const twin = await ask(administrator, contract.addOperatorRole, { name: 'REVIEWER', scopes: [] });
    expect(twin.reason).toBe('role_name_taken');
    const change = { id, version: 1, name: 'Reviewers', scopes: ['products' as const] };
    const edited = await ask(administrator, contract.editOperatorRole, change);
    expect(edited.data).toMatchObject({ name: 'Reviewers', scopes: ['products'], version: 2, savedBy: 'Ada' });
    expect((await ask(administrator, contract.editOperatorRole, change)).reason).toBe('changed_meanwhile');
    expect((await ask(administrator, contract.deleteOperatorRole, { id })).code).toBe(200);
    expect((await ask(administrator, contract.deleteOperatorRole, { id })).reason).toBe('role_not_found');
  });

  test('open what they name and nothing else', async () => {
    const reviewer = await anOperator(['applications']);
    expect((await ask(reviewer, listAllApplications, {})).code).toBe(200);
    expect((await ask(reviewer, listPayoutsToPay, {})).reason).toBe('not_allowed');
    expect((await ask(reviewer, contract.listOperators, {})).reason).toBe('not_allowed');
    expect((await ask(reviewer, getConsoleUser, {})).data?.operator).toEqual({
      isAdministrator: false,
      roleName: expect.stringMatching(/^Role /),
      scopes: ['applications'],
      demandsSecondFactor: false,
    });
  });

  test('give nobody more than whoever gives them may do', async () => {
    const hiring = await anOperator(['operators', 'products']);
    const refused = await ask(hiring, contract.addOperatorRole, { name: 'Money', scopes: ['finance'] });
    expect(refused.reason).toBe('not_allowed');
    const money = await aRole(['finance']);
    const email = newEmail();
    expect((await ask(hiring, contract.inviteOperator, { email, roleId: money.id })).reason).toBe('not_allowed');
    expect((await ask(hiring, contract.inviteOperator, { email, roleId: null })).reason).toBe('not_allowed');
    const change = { ...money, scopes: ['products' as const] };
    expect((await ask(hiring, contract.editOperatorRole, change)).reason).toBe('not_allowed');
    expect((await ask(hiring, contract.deleteOperatorRole, { id: money.id })).reason).toBe('not_allowed');
    const colleague = await anOperator(['finance']);
    const { accountId } = colleague;
    expect((await ask(hiring, contract.removeOperator, { accountId })).reason).toBe('not_allowed');
    const own = { accountId: hiring.accountId, roleId: money.id };
    expect((await ask(hiring, contract.changeOperatorRole, own)).reason).toBe('not_allowed');
  });

  test('that someone has or is invited to are not deleted', async () => {
    const { id } = await aRole(['products']);
    await ask(administrator, contract.inviteOperator, { email: newEmail(), roleId: id });
    expect((await ask(administrator, contract.deleteOperatorRole, { id })).reason).toBe('role_in_use');
  });
});

describe('an invitation', () => {
  test('makes a shopper an operator, once, and only whoever it was sent to', async () => {
    const person = await someone();
    const stranger = await someone();
    const { id, name } = await aRole(['products']);
    const { data } = await ask(administrator, contract.inviteOperator, { email: person.email, roleId: id });
    expect(data).toMatchObject({ email: person.email, roleId: id, roleName: name });
    const key = await keyFor(person.email);
    const shown = await mall.ask(entry.getOperatorInvitation, { key });
    expect(shown.data).toEqual({ email: person.email, roleName: name, hasAccount: true });
    expect((await ask(stranger, entry.acceptOperatorInvitation, { key })).reason).toBe('invitation_of_another');
    const both = await Promise.all([1, 2].map(() => ask(person, entry.acceptOperatorInvitation, { key })));
    expect(both.map(({ reason }) => reason ?? 'joined').sort()).toEqual(['invitation_over', 'joined']);
    const again = await ask(administrator, contract.inviteOperator, { email: person.email, roleId: id });
    expect(again.reason).toBe('already_operator');
    const listed = await ask(administrator, contract.listOperators, {});
    expect(listed.data?.operators.find(({ accountId }) => accountId === person.accountId)).toMatchObject({
      roleName: name,
      hasSecondFactor: false,
    });
    expect(listed.data?.operators[0]?.roleId).toBe(null);
  });

  test('is not for merchants, and works no more when it is withdrawn or over', async () => {
    const merchant = await aMerchant();
    const refused = await ask(administrator, contract.inviteOperator, { email: merchant.email, roleId: null });
    expect(refused.reason).toBe('cannot_run_mall');
    const person = await someone();
    const { data } = await ask(administrator, contract.inviteOperator, { email: person.email, roleId: null });
    const id = data?.id ?? 0;
    expect((await ask(administrator, contract.withdrawOperatorInvitation, { id })).code).toBe(200);
    expect((await ask(administrator, contract.withdrawOperatorInvitation, { id })).reason).toBe('invitation_over');
    const key = await keyFor(person.email);
    expect((await ask(person, entry.acceptOperatorInvitation, { key })).reason).toBe('invitation_over');
    await ask(administrator, contract.inviteOperator, { email: person.email, roleId: null });
    await mall.pool.query(`update operator_invitations set ends_at = now() where email = $1`, [person.email]);
    await deleteOldOperatorInvitations();
    const left = await mall.pool.query('select 1 from operator_invitations where email = $1', [person.email]);
    expect(left.rows).toEqual([]);
  });

  test('is replaced and withdrawn by nobody who could not have sent it', async () => {
    const hiring = await anOperator(['operators', 'products']);
    const products = await aRole(['products']);
    for (const roleId of [null, (await aRole(['finance'])).id]) {
      const person = await someone();
      const { email } = person;
      const { data } = await ask(administrator, contract.inviteOperator, { email, roleId });
      const replaced = await ask(hiring, contract.inviteOperator, { email, roleId: products.id });
      expect(replaced.reason).toBe('not_allowed');
      const withdrawn = await ask(hiring, contract.withdrawOperatorInvitation, { id: data?.id ?? 0 });
      expect(withdrawn.reason).toBe('not_allowed');
      expect((await ask(person, entry.acceptOperatorInvitation, { key: await keyFor(email) })).code).toBe(200);
    }
    const own = { email: newEmail(), roleId: products.id };
    await ask(administrator, contract.inviteOperator, own);
    const { data } = await ask(hiring, contract.inviteOperator, own);
    expect((await ask(hiring, contract.withdrawOperatorInvitation, { id: data?.id ?? 0 })).code).toBe(200);
  });

  type Ending = (sender: Person, role: contract.OperatorRole) => Promise<{ code: number }>;
  const endings: [string, Ending][] = [
    ['they are removed', ({ accountId }) => ask(administrator, contract.removeOperator, { accountId })],
    [
      'they get another role',
      async ({ accountId }) => {
        const { id } = await aRole(['operators', 'products', 'content']);
        return ask(administrator, contract.changeOperatorRole, { accountId, roleId: id });
      },
    ],
    [
      'their role may do less',
      (_, role) => ask(administrator, contract.editOperatorRole, { ...role, scopes: ['operators'] }),
    ],
  ];
  test.each(endings)('ends with the rights of whoever sent it: %s', async (_, end) => {
    const role = await aRole(['operators', 'products']);
    const sender = await join(role.id);
    const second = await someone();
    const { id } = await aRole(['products']);
    const sent = await ask(sender, contract.inviteOperator, { email: second.email, roleId: id });
    expect(sent.code).toBe(200);
    expect((await end(sender, role)).code).toBe(200);
    const key = await keyFor(second.email);
    expect((await ask(second, entry.acceptOperatorInvitation, { key })).reason).toBe('invitation_over');
    const { data: log } = await ask(administrator, listOperatorLog, { words: second.email, kind: 'operator' });
    expect(log?.list.map(({ act }) => act)).toEqual(['operator_invitation_withdrawn', 'operator_invited']);
  });

  test('stays when the role of whoever sent it may do more', async () => {
    const role = await aRole(['operators', 'products']);
    const sender = await join(role.id);
    const second = await someone();
    await ask(sender, contract.inviteOperator, { email: second.email, roleId: role.id });
    const more = { ...role, scopes: [...role.scopes, 'content' as const] };
    expect((await ask(administrator, contract.editOperatorRole, more)).code).toBe(200);
    const key = await keyFor(second.email);
    expect((await ask(second, entry.acceptOperatorInvitation, { key })).code).toBe(200);
  });
});

test('an operator gets another role, and becomes a shopper again, from the next call on', async () => {
  const person = await anOperator(['products']);
  const { accountId } = person;
  const { id } = await aRole(['applications']);
  expect((await ask(administrator, contract.changeOperatorRole, { accountId, roleId: id })).code).toBe(200);
  expect((await ask(person, listAllApplications, {})).code).toBe(200);
  expect((await ask(administrator, contract.changeOperatorRole, { accountId, roleId: null })).code).toBe(200);
  expect((await ask(person, contract.listOperators, {})).code).toBe(200);
  expect((await ask(administrator, contract.removeOperator, { accountId })).code).toBe(200);
  expect((await ask(person, listAllApplications, {})).reason).toBe('not_signed_in');
  expect((await ask(administrator, contract.removeOperator, { accountId })).reason).toBe('operator_not_found');
  const self = { accountId: administrator.accountId };
  expect((await ask(administrator, contract.removeOperator, self)).reason).toBe('not_allowed');
});

test('an operator who may do everything by a role changes no administrator', async () => {
  const mighty = await anOperator([...platformScopes]);
  const { id } = await aRole(['products']);
  const { accountId } = administrator;
  expect((await ask(mighty, contract.changeOperatorRole, { accountId, roleId: id })).reason).toBe('not_allowed');
  expect((await ask(mighty, contract.removeOperator, { accountId })).reason).toBe('not_allowed');
  const { data } = await ask(administrator, contract.listOperators, {});
  expect(data?.operators.find((one) => one.accountId === accountId)?.roleId).toBe(null);
});

test('important acts are asked for again after a while, and a wrong password proves nothing', async () => {
  const { token, email } = await signUp(mall);
  const { rows } = await mall.pool.query(`update accounts set role = 'platform' where email = $1 returning id`, [
    email,
  ]);
  const old: Person = { accountId: rows[0]?.id ?? 0, token, email };
  await mall.pool.query(
    `update sessions set proven_at = now() - interval '${entry.proofMinutes} minutes' where account_id = $1`,
    [old.accountId],
  );
  expect((await ask(old, contract.addOperatorRole, { name: 'Late', scopes: [] })).reason).toBe('prove_self_first');
  expect((await ask(old, contract.listOperatorRoles, {})).code).toBe(200);
  expect((await ask(old, entry.proveSelf, { password: 'another harbour 7' })).reason).toBe('wrong_password');
  expect((await ask(old, contract.addOperatorRole, { name: 'Late', scopes: [] })).reason).toBe('prove_self_first');
  expect((await ask(old, entry.proveSelf, { password })).code).toBe(200);
  expect((await ask(old, contract.addOperatorRole, { name: 'Late', scopes: [] })).code).toBe(200);
});

test('the log says who did what, from where, before and after, and nothing in it can be changed', async () => {
  const name = `Logged ${Math.random()}`;
  const { data: role } = await mall.ask(
    contract.addOperatorRole,
    { name, scopes: ['products'] },
    { ...as(administrator.token), 'user-agent': 'Test browser' },
  );
  const change = { id: role?.id ?? 0, version: 1, name, scopes: ['finance' as const] };
  await ask(administrator, contract.editOperatorRole, change);
  const { data: log } = await ask(administrator, listOperatorLog, { words: name, kind: 'operator' });
  expect(log?.total).toBe(2);
  expect(log?.list.map(({ act, before, after }) => ({ act, before, after }))).toEqual([
    { act: 'operator_role_edited', before: { name, scopes: ['products'] }, after: { name, scopes: ['finance'] } },
    { act: 'operator_role_added', before: null, after: { name, scopes: ['products'] } },
  ]);
  expect(log?.list[1]).toMatchObject({
    accountId: administrator.accountId,
    who: `Ada, ${administrator.email}`,
    subject: name,
    device: 'Test browser',
  });
  expect(log?.list[1]?.source).not.toBe('');
  expect((await ask(administrator, listOperatorLog, { words: name, kind: 'payout' })).data?.total).toBe(0);
  const people = await ask(administrator, listOperatorsInLog, {});
  expect(people.data).toContainEqual({ accountId: administrator.accountId, nickname: 'Ada' });
  for (const change of [`update operator_log set who = 'me'`, 'delete from operator_log'])
    await expect(mall.pool.query(change)).rejects.toThrow(/operator_log/);
});

test('a mall that someone runs prints no link, and its old link makes nobody an administrator', async () => {
  expect(await inviteFirstAdministrator('https://mall.test')).toBe(null);
  expect(platformScopes.length).toBeGreaterThan(0);
});

test('whose account is disabled runs nothing: a mall without any other operator prints a link', async () => {
  await mall.pool.query(
    `update accounts set disabled_at = now() where role = 'platform' and disabled_at is null and id <> $1`,
    [administrator.accountId],
  );
  expect(await inviteFirstAdministrator('https://mall.test')).toBe(null);
  await mall.pool.query('update accounts set disabled_at = now() where id = $1', [administrator.accountId]);
  expect(await inviteFirstAdministrator('https://mall.test')).toContain('/console/run-the-mall?key=');
  await mall.pool.query(`update accounts set disabled_at = null where role = 'platform'`);
  expect(await inviteFirstAdministrator('https://mall.test')).toBe(null);
});

test('the first administrator joins by the printed link, once', async () => {
  await mall.pool.query(`update accounts set role = 'shopper' where role = 'platform'`);
  try {
    const first = await inviteFirstAdministrator('https://mall.test');
    const link = await inviteFirstAdministrator('https://mall.test');
    const keyOf = (text: string | null) =>
      /^https:\/\/mall\.test\/console\/run-the-mall\?key=([\w-]{43})$/.exec(text ?? '')?.[1] ?? '';
    const replaced = { key: keyOf(first), email: newEmail(), password };
    expect((await mall.ask(entry.addFirstAdministrator, replaced)).reason).toBe('invitation_over');
    const key = keyOf(link);
    const shown = await mall.ask(entry.getOperatorInvitation, { key });
    expect(shown.data).toEqual({ email: null, roleName: null, hasAccount: false });
    const taken = await someone();
    const occupied = await mall.ask(entry.addFirstAdministrator, { key, email: taken.email, password });
    expect(occupied.reason).toBe('account_exists');
    const short = await mall.ask(entry.addFirstAdministrator, { key, email: newEmail(), password: 'short' });
    expect(short.reason).toBe('password_too_short');
    const emails = [newEmail(), newEmail()];
    const both = await Promise.all(
      emails.map((email) => mall.ask(entry.addFirstAdministrator, { key, email, password })),
    );
    expect(both.map(({ reason }) => reason ?? 'joined').sort()).toEqual(['invitation_over', 'joined']);
    const { rows } = await mall.pool.query(`select email from accounts where role = 'platform'`);
    expect(emails).toContain(rows[0]?.email);
    expect(rows.length).toBe(1);
    expect(await inviteFirstAdministrator('https://mall.test')).toBe(null);
  } finally {
    await mall.pool.query(`update accounts set role = 'platform' where id = $1`, [administrator.accountId]);
  }
  expect((await ask(administrator, approveApplication, { id: 1 })).reason).toBe('application_not_found');
});
