import { beforeAll, describe, expect, test } from 'vitest';
import { type Call, type PlatformScope, platformScopes } from '#contract/core/call.ts';
import { everyCall } from '#contract/index.ts';
import { proofMinutes } from '#contract/operators/console.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { aMerchant } from '#tests/support/accounts/callers.ts';
import { anOperator } from '#tests/support/accounts/operators.ts';
import { writesFingerprint } from '#tests/support/database/database-fingerprint.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { sampleOf } from './samples.ts';

// What operators may do: every call for the platform by those with and without its scope. New calls are included automatically.

const mall = openMallUnderTest({ DEMO: '1' });

const forOperators = everyCall.filter(({ who }) => who === 'platform');
const withScope = forOperators.filter(({ scope }) => scope !== 'any');
const titled = (calls: readonly Call[]) => calls.map((call) => [call.method, call.path, call] as const);

type Answer = { code: number; reason?: string };
const notAllowed: Answer = { code: 403, reason: 'not_allowed' };

async function ask(call: Call, { token }: Person, input = sampleOf(call)): Promise<Answer> {
  const { code, reason } = await (await mall.send(call, input, as(token))).json();
  return reason === undefined ? { code } : { code, reason };
}

/** Makes a call that must be refused, and shows that nothing changes. */
async function askInVain(call: Call, person: Person): Promise<Answer> {
  const before = await writesFingerprint(mall.pool);
  const refused = await ask(call, person);
  expect(await writesFingerprint(mall.pool)).toEqual(before);
  return refused;
}

test('every call for operators says which scope it takes', () => {
  const known: readonly unknown[] = [...platformScopes, 'any'];
  expect(forOperators.filter(({ scope }) => !known.includes(scope)).map(({ path }) => path)).toEqual([]);
});

describe('an operator with every scope but that of the call is refused, and nothing changes', () => {
  const lacking = new Map<PlatformScope, Person>();
  beforeAll(async () => {
    for (const scope of platformScopes)
      lacking.set(scope, await anOperator(platformScopes.filter((other) => other !== scope)));
  });

  test.each(titled(withScope))('%s %s', async (_method, _path, call) => {
    const operator = lacking.get(call.scope as PlatformScope) as Person;
    expect(await askInVain(call, operator)).toEqual(notAllowed);
    expect(await ask(call, operator, {})).toEqual(notAllowed);
  });
});

describe('an operator with only that scope is not refused for lack of rights', () => {
  test.each(titled(withScope))('%s %s', async (_method, _path, call) => {
    const operator = await anOperator([call.scope as PlatformScope]);
    const answer = await ask(call, operator);
    // A sample may ask for another right, such as to make administrators: then an empty one shows that the scope was enough.
    expect(answer.reason === 'not_allowed' ? await ask(call, operator, {}) : answer).not.toEqual(notAllowed);
  });
});

describe('nobody else makes a call of the platform', () => {
  let others: Person[];
  beforeAll(async () => {
    others = [await someone(), await aMerchant()];
  });

  test.each(titled(forOperators))('%s %s', async (_method, _path, call) => {
    for (const person of others) expect(await askInVain(call, person)).toEqual(notAllowed);
  });
});

describe('an important act asks again who is at the keyboard, before it looks at anything', () => {
  let administrator: Person;
  beforeAll(async () => {
    administrator = await someone({ role: 'platform' });
    await mall.pool.query(
      `update sessions set proven_at = now() - interval '${proofMinutes} minutes' where account_id = $1`,
      [administrator.accountId],
    );
  });
  const important = forOperators.filter(({ asksAgain }) => asksAgain);

  test.each(titled(important))('%s %s', async (_method, _path, call) => {
    expect(await askInVain(call, administrator)).toEqual({ code: 403, reason: 'prove_self_first' });
  });

  test('what only reads never asks again', () => {
    expect(important.filter(({ method }) => method === 'GET')).toEqual([]);
  });
});
