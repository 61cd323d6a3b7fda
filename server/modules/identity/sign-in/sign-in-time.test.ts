import { expect, test, vi } from 'vitest';
import { signInByEmail } from '#contract/identity/shopper.ts';
import type * as Passwords from '#server/modules/identity/passwords/passwords.ts';
import { newEmail, signUp } from '#tests/support/accounts/accounts.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';

const planted = vi.hoisted(() => ({ skipsUnknown: false }));
vi.mock('#server/modules/identity/passwords/passwords.ts', async (original) => {
  const real = await original<typeof Passwords>();
  return {
    ...real,
    isPasswordRight: async (stored: string | null, given: string) =>
      planted.skipsUnknown && stored === null ? false : real.isPasswordRight(stored, given),
  };
});

const mall = openMallUnderTest({ DEMO: '1' });

async function timeOf(email: string): Promise<number> {
  await mall.pool.query('delete from sign_in_failures'); // nobody has to wait here: the work is what is measured
  const startedAt = performance.now();
  const { code } = await mall.ask(signInByEmail, { email, password: 'not this one' });
  if (code !== 400) throw new Error(`expected 400, not ${code}`);
  return performance.now() - startedAt;
}

const median = (times: number[]) => times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;

/** How much longer an account takes that exists. One of each in turn, so that a busy machine slows both alike. */
async function ratio(samples: number): Promise<number> {
  const { email } = await signUp(mall);
  const [existing, unknown]: [number[], number[]] = [[], []];
  await timeOf(email);
  for (let sample = 0; sample < samples; sample++) {
    existing.push(await timeOf(email));
    unknown.push(await timeOf(newEmail()));
  }
  return median(existing) / median(unknown);
}

test('a wrong password takes as long as an unknown account', async () => {
  const measured = await ratio(60);
  expect(measured).toBeGreaterThan(0.6);
  expect(measured).toBeLessThan(1.6);
}, 180_000);

test('N: skipping the hash of nobody’s password shows', async () => {
  planted.skipsUnknown = true;
  expect(await ratio(15)).toBeGreaterThan(1.6);
}, 180_000);
