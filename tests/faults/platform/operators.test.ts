import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as contract from '#contract/operators/platform.ts';
import type * as Lock from '#server/modules/operators/lock-operators.ts';
import { as, newEmail, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { anOperator } from '#tests/support/accounts/operators.ts';
import { removePlantedBugs } from '#tests/support/faults/planted-bugs.ts';
import { allAtLock, inTurnAtLock } from '#tests/support/faults/racing.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';

// Operators change each other at once: an administrator stays, and nobody invites who no longer may.

const planted = vi.hoisted(() => ({ lockOperators: null as typeof Lock.lockOperators | null }));
vi.mock('#server/modules/operators/lock-operators.ts', async (original) => {
  const { plantable } = await import('#tests/support/faults/planted-bugs.ts');
  return plantable(planted, () => original<typeof Lock>(), 'lockOperators');
});

const mall = openMallUnderTest({ DEMO: '1' });
let [ada, bob] = [] as unknown as [Person, Person];
let roleId: number;

beforeEach(async () => {
  await mall.pool.query(`update accounts set role = 'shopper' where role = 'platform'`);
  [ada, bob] = [await someone({ role: 'platform' }), await someone({ role: 'platform' })];
  const role = { name: `Role ${ada.accountId}`, scopes: [] };
  const { data } = await mall.ask(contract.addOperatorRole, role, as(ada.token));
  roleId = data?.id ?? 0;
});
afterEach(() => removePlantedBugs(planted));

type Act = (by: Person, on: Person) => Promise<{ reason?: string }>;
const demote: Act = (by, { accountId }) => mall.ask(contract.changeOperatorRole, { accountId, roleId }, as(by.token));
const remove: Act = (by, { accountId }) => mall.ask(contract.removeOperator, { accountId }, as(by.token));

async function race(act: Act) {
  const both = [ada.accountId, bob.accountId];
  // Each waits for the other's row, or for the other.
  const lock = { text: 'select from accounts where id = any($1) for update', values: [both] };
  const answers = await allAtLock(mall.pool, lock, [() => act(ada, bob), () => act(bob, ada)]);
  const { rows } = await mall.pool.query(
    `select a.id from accounts a left join operators o on o.account_id = a.id
      where a.role = 'platform' and o.role_id is null`,
  );
  return {
    answers: answers.map(({ reason }) => reason ?? 'done'),
    administrators: rows.map(({ id }) => id),
  };
}

describe.each([
  ['demote', demote],
  ['remove', remove],
])('two administrators %s each other', (_name, act) => {
  test('one of them does, and is the administrator who stays', async () => {
    const { answers, administrators } = await race(act);
    expect(answers.toSorted()).toEqual(['done', 'not_allowed']);
    expect(administrators).toEqual([answers[0] === 'done' ? ada.accountId : bob.accountId]);
  });

  test('N: with the rights that each had when they called, both do, and no administrator is left', async () => {
    planted.lockOperators = async (_tx, { membership }) => membership;
    expect(await race(act)).toEqual({ answers: ['done', 'done'], administrators: [] });
  });
});

describe('an operator invites someone while they are removed', () => {
  async function inviteWhileRemoved() {
    const eve = await anOperator(['operators']);
    const email = newEmail();
    const invite = (): ReturnType<Act> => mall.ask(contract.inviteOperator, { email, roleId }, as(eve.token));
    const lock = { text: 'select from accounts where id = $1 for update', values: [eve.accountId] };
    const answers = await inTurnAtLock(mall.pool, lock, [() => remove(ada, eve), invite]);
    const { rows } = await mall.pool.query('select from operator_invitations where email = $1', [email]);
    return { answers: answers.map(({ reason }) => reason ?? 'done'), isInvited: rows.length > 0 };
  }

  test('whoever comes after their removal is not invited', async () => {
    expect(await inviteWhileRemoved()).toEqual({ answers: ['done', 'not_allowed'], isInvited: false });
  });

  test('N: with the rights that they had when they called, the invitation outlives them', async () => {
    planted.lockOperators = async (_tx, { membership }) => membership;
    expect(await inviteWhileRemoved()).toEqual({ answers: ['done', 'done'], isInvited: true });
  });
});
