import { expect, test } from 'vitest';
import * as contract from '#contract/identity/shopper.ts';
import { endOneSession, endOtherSessions, listSessions } from '#contract/identity/shopper-profile.ts';
import { as, password, signUp } from '#tests/support/accounts/accounts.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { deleteOldIdentities } from './delete-old.ts';

const mall = openMallUnderTest({ DEMO: '1' });
const done = { code: 200, message: 'success', data: null };
const signedOut = { code: 401, message: 'Please sign in', reason: 'not_signed_in' };
const chrome = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

async function signIn(email: string, userAgent = 'curl/8.5.0'): Promise<string> {
  const { data } = await mall.ask(contract.signInByEmail, { email, password }, { 'user-agent': userAgent });
  return data?.token ?? '';
}

test('signing out ends that token, and no other', async () => {
  const { email, token } = await signUp(mall);
  const elsewhere = await signIn(email);
  expect(await mall.ask(contract.logOut, {}, as(token))).toEqual(done);
  expect(await mall.ask(contract.getUser, {}, as(token))).toEqual(signedOut);
  expect((await mall.ask(contract.isTokenGood, {}, as(token))).data).toBe(false);
  expect(await mall.ask(contract.endSession, {}, as(elsewhere))).toEqual(done);
  expect(await mall.ask(contract.getUser, {}, as(elsewhere))).toEqual(signedOut);
});

test.each([contract.logOut, contract.endSession])(
  'signing out without a token, or with an invented one, is no mistake: $path',
  async (call) => {
    expect(await mall.ask(call, {})).toEqual(done);
    expect(await mall.ask(call, {}, as('invented'))).toEqual(done);
  },
);

test('no token and invented ones are not good, and say so without a 401', async () => {
  for (const headers of [{}, as('invented'), { authorization: 'Bearer' }, { authorization: '' }]) {
    expect(await mall.ask(contract.isTokenGood, {}, headers)).toEqual({ code: 200, message: 'success', data: false });
    expect(await mall.ask(contract.getUser, {}, headers)).toEqual(signedOut);
  }
});

test('asking whether a token is valid needs no body and no type, and records when it was last used', async () => {
  const { token } = await signUp(mall);
  await mall.pool.query("update sessions set seen_at = now() - interval '5 minutes'");
  const response = await mall.api.request(contract.isTokenGood.path, { method: 'POST', headers: as(token) });
  expect(await response.json()).toEqual({ code: 200, message: 'success', data: true });
  const { data } = await mall.ask(listSessions, {}, as(token));
  expect(Date.now() - Date.parse(data?.[0]?.seenAt ?? '')).toBeLessThan(60_000);
});

test('a session is over after seven days', async () => {
  const { token, uid } = await signUp(mall);
  const { rows } = await mall.pool.query(
    'select extract(epoch from ends_at - started_at)::int as seconds from sessions where account_id = $1',
    [uid],
  );
  expect(rows).toEqual([{ seconds: 604_800 }]);
  await mall.pool.query('update sessions set ends_at = now() where account_id = $1', [uid]);
  expect(await mall.ask(contract.getUser, {}, as(token))).toEqual(signedOut);
});

test('the list shows where one is signed in, this session first, and nobody else’s', async () => {
  await signUp(mall);
  const { email, token } = await signUp(mall);
  await signIn(email);
  const here = await signIn(email, chrome);
  await mall.pool.query("update sessions set seen_at = now() - interval '1 day' where user_agent like 'curl%'");
  const { data } = await mall.ask(listSessions, {}, as(here));
  expect(data?.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
    ['Chrome on Windows', true],
    ['', false],
    ['curl', false],
  ]);
  expect((await mall.ask(listSessions, {}, as(token))).data?.map(({ isCurrent }) => isCurrent)).toEqual([
    true,
    false,
    false,
  ]);
});

test('one session can be ended, one’s own only', async () => {
  const { email, token } = await signUp(mall);
  const elsewhere = await signIn(email);
  const stranger = await signUp(mall);
  const id = (await mall.ask(listSessions, {}, as(elsewhere))).data?.[0]?.id ?? 0;
  const foreign = await mall.ask(endOneSession, { id }, as(stranger.token));
  expect(foreign).toEqual({ code: 404, message: 'No data found', reason: 'not_found' });
  expect(await mall.ask(endOneSession, { id: 2_147_483_647 }, as(stranger.token))).toEqual(foreign);
  expect((await mall.ask(contract.getUser, {}, as(elsewhere))).code).toBe(200);

  expect(await mall.ask(endOneSession, { id }, as(token))).toEqual(done);
  expect(await mall.ask(contract.getUser, {}, as(elsewhere))).toEqual(signedOut);
  expect((await mall.ask(contract.getUser, {}, as(token))).code).toBe(200);
});

test('all the others can be ended at once', async () => {
  const { email, token } = await signUp(mall);
  const stranger = await signUp(mall);
  const others = [await signIn(email), await signIn(email)];
  expect((await mall.ask(endOtherSessions, {}, as(token))).data).toEqual({ ended: 2 });
  for (const other of others) expect(await mall.ask(contract.getUser, {}, as(other))).toEqual(signedOut);
  for (const valid of [token, stranger.token]) expect((await mall.ask(contract.getUser, {}, as(valid))).code).toBe(200);
});

test('what is over is forgotten, and nothing else', async () => {
  const [over, going] = [await signUp(mall), await signUp(mall)];
  await mall.ask(contract.signInByEmail, { email: over.email, password: 'wrong' });
  await mall.ask(contract.signInByEmail, { email: going.email, password: 'wrong' });
  await mall.pool.query("update sessions set ends_at = now() - interval '1 s' where account_id = $1", [over.uid]);
  await mall.pool.query("update codes set ends_at = now() - interval '1 s' where recipient = $1", [over.email]);
  await mall.pool.query("update sign_in_failures set last_at = now() - interval '61 minutes' where who = $1", [
    `email:${over.email}`,
  ]);
  await deleteOldIdentities();
  const { rows } = await mall.pool.query(
    `select (select count(*) from sessions where account_id = a.id)::int as sessions,
      (select count(*) from codes where recipient = a.email)::int as codes,
      (select count(*) from sign_in_failures where who = 'email:' || a.email)::int as failures
      from accounts a where id in ($1, $2) order by id`,
    [over.uid, going.uid],
  );
  expect(rows).toEqual([
    { sessions: 0, codes: 0, failures: 0 },
    { sessions: 1, codes: 1, failures: 1 },
  ]);
});
