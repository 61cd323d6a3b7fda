import { hash } from '@node-rs/argon2';
import { and, eq, isNull } from 'drizzle-orm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import * as contract from '#contract/identity/shopper.ts';
import { linkEmail, sendLinkCodeByEmail } from '#contract/identity/shopper-profile.ts';
import { database } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import type * as Codes from '#server/modules/identity/codes/codes.ts';
import type * as Passwords from '#server/modules/identity/passwords/passwords.ts';
import type * as Failures from '#server/modules/identity/sign-in/sign-in-failures.ts';
import { codes, signInFailures } from '#server/modules/identity/tables.ts';
import {
  as,
  newEmail,
  newestCode,
  newPhone,
  password,
  signUp,
  signUpByPhone,
} from '#tests/support/accounts/accounts.ts';
import { barrier, concurrently } from '#tests/support/faults/racing.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';

// Concurrent requests for one thing, of which exactly one may win. Each race is also run against a planted bug, which it
// must find: a race that finds nothing proves nothing.

const planted = vi.hoisted(() => ({
  consumeCode: null as typeof Codes.consumeCode | null,
  compareCode: null as typeof Codes.compareCode | null,
  claimSignIn: null as typeof Failures.claimSignIn | null,
}));
vi.mock('#server/modules/identity/codes/codes.ts', async (original) => {
  const real = await original<typeof Codes>();
  return {
    ...real,
    consumeCode: (...given: Parameters<typeof real.consumeCode>) => (planted.consumeCode ?? real.consumeCode)(...given),
    compareCode: (...given: Parameters<typeof real.compareCode>) => (planted.compareCode ?? real.compareCode)(...given),
  };
});
// Real hashing would serialize the requests, which then would not race in the database.
vi.mock('#server/modules/identity/passwords/passwords.ts', async (original) => ({
  ...(await original<typeof Passwords>()),
  hashPassword: (given: string) => hash(given, { memoryCost: 64, timeCost: 1 }),
}));
vi.mock('#server/modules/identity/sign-in/sign-in-failures.ts', async (original) => {
  const real = await original<typeof Failures>();
  return {
    ...real,
    claimSignIn: (...given: Parameters<typeof real.claimSignIn>) => (planted.claimSignIn ?? real.claimSignIn)(...given),
  };
});
afterEach(() => {
  planted.consumeCode = null;
  planted.compareCode = null;
  planted.claimSignIn = null;
});

const mall = openMallUnderTest({ DEMO: '1' });

const tally = (words: (string | number)[]) =>
  Object.fromEntries([...Map.groupBy(words, (word) => word)].map(([word, all]) => [word, all.length]));

const haveLooked = barrier(2);
/** The planted bug: reads first and writes afterwards, without a lock. */
const carelessUse: typeof Codes.consumeCode = async (tx, { id }) => {
  const [free] = await tx
    .select()
    .from(codes)
    .where(and(eq(codes.id, id), isNull(codes.usedAt)));
  if (!free) throw new Refusal('wrong_code');
  await haveLooked();
  await tx.update(codes).set({ usedAt: new Date() }).where(eq(codes.id, id));
};

describe('fifty guesses at one code', () => {
  // With the right code, so that the answer shows which of them were compared at all.
  async function guess() {
    const phone = newPhone();
    await mall.ask(contract.sendPhoneCode, { phone });
    const captcha = await newestCode(mall, `+86${phone}`);
    return tally(
      (await concurrently(50, () => mall.ask(contract.signInByPhoneCode, { phone, captcha }))).map(({ message }) =>
        message.replace(/\..*/, ''),
      ),
    );
  }

  test('only five are compared', async () => {
    expect(await guess()).toEqual({
      'There’s no account with this number yet': 5,
      'The code is wrong or has expired': 5,
      'Too many attempts': 40,
    });
  });

  test('N: counting after the comparison lets more through', async () => {
    const sixHaveLooked = barrier(6);
    planted.compareCode = async (purpose, recipient) => {
      const [code] = await database()
        .select()
        .from(codes)
        .where(and(eq(codes.purpose, purpose), eq(codes.recipient, recipient)));
      if (!code || code.tries >= 5) throw new Refusal('wrong_code');
      await sixHaveLooked();
      await database()
        .update(codes)
        .set({ tries: code.tries + 1 })
        .where(eq(codes.id, code.id));
      return code;
    };
    expect((await guess())['There’s no account with this number yet']).toBeGreaterThan(5);
  });
});

describe('one code, consumed by many at once', () => {
  async function winners(count: number) {
    const { phone } = await signUpByPhone(mall);
    await mall.pool.query("delete from rate_windows where key like 'codePerMinute:%'");
    await mall.ask(contract.sendPhoneCode, { phone });
    const captcha = await newestCode(mall, `+86${phone}`);
    const answers = await concurrently(count, () => mall.ask(contract.signInByPhoneCode, { phone, captcha }));
    expect(answers.filter(({ code }) => ![200, 400, 429].includes(code))).toEqual([]);
    return answers.filter(({ code }) => code === 200).length;
  }

  test.each([[2], [20]])('of %i exactly one signs in', async (count) => {
    for (let round = 0; round < 6; round++) expect(await winners(count)).toBe(1);
  });

  test('N: with a read before the write two sign in', async () => {
    planted.consumeCode = carelessUse;
    expect(await winners(20)).toBeGreaterThan(1);
  });
});

describe('one address, registered by many at once', () => {
  async function register(count: number) {
    const email = newEmail();
    await mall.ask(contract.sendEmailCode, email);
    const captcha = await newestCode(mall, email);
    const answers = await concurrently(count, () => mall.ask(contract.registerByEmail, { email, captcha, password }));
    const { rows } = await mall.pool.query('select count(*)::int as accounts from accounts where email = $1', [email]);
    expect(answers.filter(({ code }) => ![200, 400, 429].includes(code))).toEqual([]);
    return { in: answers.filter(({ code }) => code === 200).length, accounts: rows[0].accounts };
  }

  test.each([[2], [20]])(
    'of %i requests exactly one registers the account',
    async (count) => {
      for (let round = 0; round < 4; round++) expect(await register(count)).toEqual({ in: 1, accounts: 1 });
    },
    30_000,
  );

  test('linking the address meanwhile succeeds only if no registration does', async () => {
    for (let round = 0; round < 4; round++) {
      const email = newEmail();
      const binder = await signUpByPhone(mall);
      await mall.ask(contract.sendEmailCode, email);
      const captcha = await newestCode(mall, email);
      await mall.ask(sendLinkCodeByEmail, email, as(binder.token));
      const binding = await newestCode(mall, email);
      const answers = await Promise.all([
        mall.ask(contract.registerByEmail, { email, captcha, password }),
        mall.ask(linkEmail, { email, captcha: binding }, as(binder.token)),
      ]);
      expect(answers.map(({ code }) => code).sort()).toEqual([200, 400]);
      const { rows } = await mall.pool.query('select count(*)::int as owners from accounts where email = $1', [email]);
      expect(rows).toEqual([{ owners: 1 }]);
    }
  });

  test('N: without the unique index, and with a read before the write, there are two accounts', async () => {
    planted.consumeCode = carelessUse;
    await mall.pool.query('drop index accounts_email');
    const { accounts } = await register(20);
    await mall.pool.query('delete from accounts a using accounts b where a.email = b.email and a.id > b.id');
    await mall.pool.query("create unique index accounts_email on accounts (email) where user_type <> 'visitor'");
    expect(accounts).toBeGreaterThan(1);
  });
});

describe('twenty wrong passwords at once, after nine', () => {
  async function lookedAt() {
    const { email } = await signUp(mall);
    await mall.pool.query('insert into sign_in_failures (who, failures) values ($1, 9)', [`email:${email}`]);
    const answers = await concurrently(20, () => mall.ask(contract.signInByEmail, { email, password: 'wrong' }));
    return tally(answers.map(({ code }) => code));
  }

  test('one is checked, the others have to wait', async () => {
    expect(await lookedAt()).toEqual({ 400: 1, 429: 19 });
  });

  test('N: reading the block before writing it lets more through', async () => {
    planted.claimSignIn = async (by) => {
      const mine = eq(signInFailures.who, 'email' in by ? `email:${by.email}` : '');
      const [row] = await database().select().from(signInFailures).where(mine);
      if (row && row.blockedUntil > new Date()) throw new Refusal('too_many_tries', { seconds: 1 });
      await haveLooked();
      await database()
        .update(signInFailures)
        .set({ blockedUntil: new Date(Date.now() + 32_000) })
        .where(mine);
    };
    expect((await lookedAt())[400]).toBeGreaterThan(1);
  });
});

test('the right password signs in although a try that started later was counted first', async () => {
  const { email } = await signUp(mall);
  await mall.pool.query(
    "insert into sign_in_failures (who, failures, blocked_until) values ($1, 1, now() + interval '5 seconds')",
    [`email:${email}`],
  );
  expect((await mall.ask(contract.signInByEmail, { email, password })).code).toBe(200);
});
