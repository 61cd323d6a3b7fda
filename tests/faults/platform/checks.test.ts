import { expect, test } from 'vitest';
import { runChecks } from '#contract/machine/platform-checks.ts';
import { makeAskedRun } from '#server/modules/machine/checks/run-checks.ts';
import { openChecks } from '#server/modules/machine/index.ts';
import { as } from '#tests/support/accounts/accounts.ts';
import { anOperator } from '#tests/support/accounts/operators.ts';
import { concurrently } from '#tests/support/faults/racing.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';

// Whoever asks for the self-check, and however many processes could make it, there is one run at a time.

const mall = openMallUnderTest({ DEMO: '1' });

test('operators who ask at once get the same run, and processes that see it at once make it once', async () => {
  let looked = 0;
  const findBroken = async () => {
    looked += 1;
    return [];
  };
  openChecks([{ id: 'one', code: 'Q1', text: 'One', findBroken }]);
  const operators = [await anOperator(['machine']), await anOperator(['machine']), await anOperator(['machine'])];
  const answers = await Promise.all(operators.map(({ token }) => mall.ask(runChecks, {}, as(token))));
  expect(new Set(answers.map(({ data }) => data?.id)).size).toBe(1);
  expect(answers.map(({ data }) => data?.isNew).sort()).toEqual([false, false, true]);
  await concurrently(5, () => makeAskedRun());
  expect(looked).toBe(1);
  const { rows } = await mall.pool.query('select done, ended_at is not null as ended from check_runs');
  expect(rows).toEqual([{ done: 1, ended: true }]);
  const logged = await mall.pool.query("select count(*)::int from operator_log where act = 'checks_run'");
  expect(logged.rows[0].count).toBe(1);
});
