import { setTimeout } from 'node:timers/promises';
import { generate } from 'otplib';
import { confirmSecondFactor, startSecondFactor } from '#contract/identity/console.ts';
import { finishSignIn, signInToConsole } from '#contract/shops/console.ts';
import type { MallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { as, type Person, password, signUp } from './accounts.ts';
import { giveShop } from './callers.ts';

export type Guarded = Person & { secret: string; recoveryCodes: string[] };

const stepSeconds = 30;

/** What the app shows; `steps` says how many time steps from now. Each code works once, and only after those before it. */
export async function codeOf(secret: string, steps = 0): Promise<string> {
  // A code that is about to be replaced could be late by a step when it arrives.
  const leftMs = stepSeconds * 1000 - (Date.now() % (stepSeconds * 1000));
  if (leftMs < 3_000) await setTimeout(leftMs);
  return generate({ secret, epoch: Math.floor(Date.now() / 1000) + steps * stepSeconds });
}

/** Lets the next code be used at once: a test need not wait for half a minute. */
export async function forgetUsedCodes({ pool }: Pick<MallUnderTest, 'pool'>): Promise<void> {
  await pool.query("update second_factors set last_step = 0; delete from rate_windows where key like 'secondFactor:%'");
}

/** The owner of a shop, with a password, signed in to the console by a program. */
export async function anOwner(mall: MallUnderTest): Promise<Person> {
  const { uid, email } = await signUp(mall);
  const owner = { accountId: uid, token: '', email };
  await giveShop(owner);
  const { data } = await mall.ask(signInToConsole, { email, password });
  return { ...owner, token: data?.token ?? '' };
}

/** Sets an authenticator app up for someone. */
export async function guard(mall: MallUnderTest, person: Person): Promise<Guarded> {
  const { data: started, message } = await mall.ask(startSecondFactor, { password }, as(person.token));
  if (!started) throw new Error(message);
  const code = await codeOf(started.secret);
  const confirmed = await mall.ask(confirmSecondFactor, { code }, as(person.token));
  if (!confirmed.data) throw new Error(confirmed.message);
  return { ...person, secret: started.secret, recoveryCodes: confirmed.data.recoveryCodes };
}

/** Gives the password, and returns the key of the second step. */
export async function firstStep(mall: MallUnderTest, { email }: Person): Promise<string> {
  const { data } = await mall.ask(signInToConsole, { email, password });
  return data?.secondStep ?? '';
}

export async function signInWith(mall: MallUnderTest, person: Person, code: string) {
  return mall.ask(finishSignIn, { key: await firstStep(mall, person), code });
}
