import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { finishSignIn } from '#contract/shops/console.ts';
import { Refusal } from '#server/http/refusal.ts';
import type * as Check from '#server/modules/identity/second-factor/check-second-factor.ts';
import type * as Unfinished from '#server/modules/identity/second-factor/unfinished-sign-ins.ts';
import { secondFactors } from '#server/modules/identity/tables.ts';
import { anOwner, codeOf, firstStep, forgetUsedCodes, guard } from '#tests/support/accounts/second-factors.ts';
import { barrier, concurrently } from '#tests/support/faults/racing.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';

// The same code of an authenticator app, sent by many at once: one of them signs in.

const planted = vi.hoisted(() => ({
  consume: null as typeof Check.consumeSecondFactor | null,
  take: null as typeof Unfinished.takeUnfinished | null,
}));
vi.mock('#server/modules/identity/second-factor/check-second-factor.ts', async (original) => {
  const real = await original<typeof Check>();
  return {
    ...real,
    consumeSecondFactor: (...given: Parameters<typeof real.consumeSecondFactor>) =>
      (planted.consume ?? real.consumeSecondFactor)(...given),
  };
});
vi.mock('#server/modules/identity/second-factor/unfinished-sign-ins.ts', async (original) => {
  const real = await original<typeof Unfinished>();
  return {
    ...real,
    takeUnfinished: (...given: Parameters<typeof real.takeUnfinished>) =>
      (planted.take ?? real.takeUnfinished)(...given),
  };
});
afterEach(() => {
  planted.consume = null;
  planted.take = null;
});

const mall = openMallUnderTest({ DEMO: '1' });

const haveLooked = barrier(2);
/** The planted bug: reads first and writes afterwards, without a lock. */
const carelessConsume: typeof Check.consumeSecondFactor = async (tx, right) => {
  if (!('step' in right)) return;
  const isTheirs = eq(secondFactors.accountId, right.accountId);
  const [factor] = await tx.select().from(secondFactors).where(isTheirs);
  if (!factor || factor.lastStep >= right.step) throw new Refusal('wrong_code');
  await haveLooked();
  await tx.update(secondFactors).set({ lastStep: right.step }).where(isTheirs);
};

/** Each of them has given the password, so that each has an unfinished sign-in of its own. */
async function winners(count: number, ownKeys = true): Promise<number> {
  const owner = await guard(mall, await anOwner(mall));
  await forgetUsedCodes(mall);
  const keys: string[] = [];
  for (let at = 0; at < (ownKeys ? count : 1); at++) keys.push(await firstStep(mall, owner));
  const code = await codeOf(owner.secret);
  const answers = await concurrently(count, (at) => mall.ask(finishSignIn, { key: keys[at] ?? keys[0] ?? '', code }));
  expect(answers.filter(({ code: status }) => ![200, 400, 429].includes(status))).toEqual([]);
  return answers.filter(({ code: status }) => status === 200).length;
}

describe('one code in several sign-ins at once', () => {
  test.each([[2], [8]])('of %i exactly one is let in', async (count) => {
    for (let round = 0; round < 4; round++) expect(await winners(count)).toBe(1);
  });

  test('N: with a read before the write two are let in', async () => {
    planted.consume = carelessConsume;
    expect(await winners(8)).toBeGreaterThan(1);
  });
});

describe('one sign-in finished several times at once', () => {
  test('exactly one is let in', async () => {
    for (let round = 0; round < 4; round++) expect(await winners(5, false)).toBe(1);
  });

  test('N: when neither the sign-in nor the code is consumed, several are let in', async () => {
    planted.take = async () => {};
    planted.consume = async () => {};
    expect(await winners(5, false)).toBeGreaterThan(1);
  });
});
