import { afterEach, beforeAll, expect, test } from 'vitest';
import { getUser, signInByEmail } from '#contract/identity/shopper.ts';
import { hashPassword } from '#server/modules/identity/passwords/passwords.ts';
import { as } from '#tests/support/accounts/accounts.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall } from '#tests/support/mall/small-mall.ts';
import { demoAccounts } from './accounts.ts';
import { addDemoAccounts } from './add-accounts.ts';
import { closeDemoAccounts, reopenDemoAccounts } from './close-accounts.ts';

// A database that was filled as a demo, and is started without it.

const mall = openMallUnderTest({ DEMO: '1' });
const emails = demoAccounts.map(({ email }) => email);
const signIn = (email: string) => mall.ask(signInByEmail, { email, password: 'Demo1234' });

beforeAll(async () => {
  await fillSmallMall();
  await addDemoAccounts();
});
afterEach(reopenDemoAccounts);

test('without the demo its accounts cannot sign in and their sessions end; with it they can again', async () => {
  const { data } = await signIn('admin@demo.mall');
  expect(await closeDemoAccounts({ isProduction: false })).toEqual(emails);
  for (const email of emails) expect((await signIn(email)).code).toBe(403);
  expect((await mall.ask(getUser, {}, as(data?.token ?? ''))).code).toBe(401);
  expect(await closeDemoAccounts({ isProduction: false })).toEqual([]);

  await reopenDemoAccounts();
  for (const email of emails) expect((await signIn(email)).code).toBe(200);
  expect((await mall.ask(getUser, {}, as(data?.token ?? ''))).code).toBe(401); // the old sessions stay ended
});

test('production refuses to start with demo accounts, says what to do, and changes nothing', async () => {
  await expect(closeDemoAccounts({ isProduction: true })).rejects.toThrow(
    `This database has demo accounts whose password everybody knows (${emails.join(', ')}). Start it once with DEMO=0 and without NODE_ENV, which closes them, or use another database`,
  );
  expect((await signIn('admin@demo.mall')).code).toBe(200);
});

test('production starts once the demo accounts are closed or have other passwords', async () => {
  await closeDemoAccounts({ isProduction: false });
  expect(await closeDemoAccounts({ isProduction: true })).toEqual([]);
  await reopenDemoAccounts();
  const before = await mall.pool.query('select id, password_hash from accounts where email = any($1)', [emails]);
  await mall.pool.query('update accounts set password_hash = $1 where email = any($2)', [
    await hashPassword('a quiet harbour 7'),
    emails,
  ]);
  expect(await closeDemoAccounts({ isProduction: true })).toEqual([]);
  for (const { id, password_hash } of before.rows)
    await mall.pool.query('update accounts set password_hash = $2 where id = $1', [id, password_hash]);
});

test('an account that someone registered with the same address stays open', async () => {
  const { rows } = await mall.pool.query("select password_hash from accounts where email = 'shopper@demo.mall'");
  await mall.pool.query("update accounts set password_hash = $1 where email = 'shopper@demo.mall'", [
    await hashPassword('a quiet harbour 7'),
  ]);
  expect(await closeDemoAccounts({ isProduction: false })).toEqual(emails.slice(1));
  const own = await mall.ask(signInByEmail, { email: 'shopper@demo.mall', password: 'a quiet harbour 7' });
  expect(own.code).toBe(200);
  await mall.pool.query("update accounts set password_hash = $1 where email = 'shopper@demo.mall'", [
    rows[0].password_hash,
  ]);
});
