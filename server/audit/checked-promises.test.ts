import { expect, test } from 'vitest';
import { getCheck, listChecks, runChecks } from '#contract/machine/platform-checks.ts';
import { makeAskedRun } from '#server/modules/machine/checks/run-checks.ts';
import { as } from '#tests/support/accounts/accounts.ts';
import { anOperator } from '#tests/support/accounts/operators.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { checkedPromises } from './checked-promises.ts';

const mall = openMallUnderTest({ DEMO: '1' });

test('the promises of the audit: each has an address and an area of its own, and all hold in a new mall', async () => {
  const promises = checkedPromises(mall.dataDir);
  const operator = await anOperator(['machine']);
  expect(new Set(promises.map(({ id }) => id)).size).toBe(promises.length);
  expect(promises[0]).toMatchObject({
    id: 'q1-the-orders-of-a-payment-add-up-to-it',
    code: 'Q1',
    text: 'The orders of a payment add up to it',
  });
  await mall.ask(runChecks, {}, as(operator.token));
  await makeAskedRun();
  const checks = (await mall.ask(listChecks, {}, as(operator.token))).data?.checks ?? [];
  expect(checks).toHaveLength(promises.length);
  expect(checks.filter(({ state, area }) => state !== 'green' || area === 'others')).toEqual([]);

  await mall.pool.query('insert into points_balances (account_id, available) values ($1, 5)', [operator.accountId]);
  await mall.ask(
    runChecks,
    { only: 'q10-points-are-the-sum-of-their-entries-and-never-below-nothing' },
    as(operator.token),
  );
  await makeAskedRun();
  const found = await mall.ask(
    getCheck,
    { check: 'q10-points-are-the-sum-of-their-entries-and-never-below-nothing' },
    as(operator.token),
  );
  expect(found.data?.broken).toEqual([`account ${operator.accountId}`]);
});
