import { beforeAll, describe, expect, test } from 'vitest';
import { type Call, type ShopScope, shopScopes } from '#contract/core/call.ts';
import { everyCall } from '#contract/index.ts';
import { offerHandOver } from '#contract/shops/merchant-hand-over.ts';
import { hashPassword } from '#server/modules/identity/passwords/passwords.ts';
import { as, type Person, password } from '#tests/support/accounts/accounts.ts';
import { aMerchant } from '#tests/support/accounts/callers.ts';
import { aColleagueOf, type Colleague } from '#tests/support/accounts/colleagues.ts';
import { writesFingerprint } from '#tests/support/database/database-fingerprint.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { sampleOf } from './samples.ts';

// What people of a shop may do: every call for merchants by colleagues with and without its scope, and by the owner of another
// shop. New calls are included automatically.

const mall = openMallUnderTest({ DEMO: '1' });

const forMerchants = everyCall.filter(({ who }) => who === 'merchant');
const withScope = forMerchants.filter(({ scope }) => scope !== 'any');
const forAllMembers = forMerchants.filter(({ scope }) => scope === 'any');
const isForOwners = ({ summary }: Call) => summary.includes('Only the owner can');
const titled = (calls: readonly Call[]) => calls.map((call) => [call.method, call.path, call] as const);

type Answer = { code: number; reason?: string };
const notAllowed: Answer = { code: 403, reason: 'not_allowed' };

async function ask(call: Call, headers: Record<string, string>, input = sampleOf(call)): Promise<Answer> {
  const { code, reason } = await (await mall.send(call, input, headers)).json();
  return reason === undefined ? { code } : { code, reason };
}

/** Makes a call that must be refused, and shows that nothing changes. */
async function askInVain(call: Call, headers: Record<string, string>): Promise<Answer> {
  const before = await writesFingerprint(mall.pool);
  const refused = await ask(call, headers);
  expect(await writesFingerprint(mall.pool)).toEqual(before);
  return refused;
}

/**
 * What someone is refused for whose rights suffice. Scopes are checked before the input is read: if the sample is refused for
 * another right, such as who may give a role, a call without any input shows whether the scope was enough.
 */
async function askWithRights(call: Call, headers: Record<string, string>): Promise<Answer> {
  const answer = await ask(call, headers);
  return answer.reason === 'not_allowed' ? ask(call, headers, {}) : answer;
}

test('every call for merchants says which scope it takes', () => {
  const known: readonly unknown[] = [...shopScopes, 'any'];
  expect(forMerchants.filter(({ scope }) => !known.includes(scope)).map(({ path }) => path)).toEqual([]);
});

describe('a colleague with every scope but that of the call is refused, and nothing changes', () => {
  const lacking = new Map<ShopScope, Colleague>();
  beforeAll(async () => {
    const owner = await aMerchant();
    for (const scope of shopScopes) {
      const others = shopScopes.filter((other) => other !== scope);
      lacking.set(scope, await aColleagueOf(owner, others));
    }
  });

  test.each(titled(withScope))('%s %s', async (_method, _path, call) => {
    const { token = '' } = lacking.get(call.scope as ShopScope) ?? {};
    expect(await askInVain(call, as(token))).toEqual(notAllowed);
    expect(await ask(call, as(token), {})).toEqual(notAllowed);
  });
});

describe('a colleague with only that scope is not refused for lack of rights', () => {
  test.each(titled(withScope))('%s %s', async (_method, _path, call) => {
    const { token } = await aColleagueOf(await aMerchant(), [call.scope as ShopScope]);
    expect(await askWithRights(call, as(token))).not.toEqual(notAllowed);
  });

  test.each(titled(forAllMembers))('%s %s, even without any scope', async (_method, _path, call) => {
    const { token } = await aColleagueOf(await aMerchant(), []);
    expect(await askWithRights(call, as(token))).not.toEqual(notAllowed);
  });
});

describe('a colleague with every scope may do what does not take the owner', () => {
  const others = forMerchants.filter((call) => !isForOwners(call));

  test.each(titled(others))('%s %s', async (_method, _path, call) => {
    const { token, shopId } = await aColleagueOf(await aMerchant(), shopScopes);
    const answer = await ask(call, { ...as(token), 'x-shop-id': String(shopId) });
    expect(answer).not.toEqual(notAllowed);
    expect(answer.code).toBeLessThan(500);
  });
});

/** A shop that its owner has offered to one colleague, and another colleague with every scope. */
async function anOfferedShop(): Promise<{ owner: Person; colleague: Colleague }> {
  const owner = await aMerchant();
  const [colleague, next] = [await aColleagueOf(owner, shopScopes), await aColleagueOf(owner)];
  const hash = await hashPassword(password);
  await mall.pool.query('update accounts set password_hash = $2 where id = $1', [owner.accountId, hash]);
  const input = { accountId: next.accountId, roleId: null, password };
  expect((await mall.ask(offerHandOver, input, as(owner.token))).code).toBe(200);
  return { owner, colleague };
}

describe('what only the owner can do is refused to a colleague with every scope, and nothing changes', () => {
  test.each(titled(forMerchants.filter(isForOwners)))('%s %s', async (_method, _path, call) => {
    const { owner, colleague } = await anOfferedShop();
    const hidden: Answer = { code: 404, reason: 'hand_over_over' }; // as if there were no offer
    expect(await askInVain(call, as(colleague.token))).toEqual(
      call.refuses.includes('not_allowed') ? notAllowed : hidden,
    );
    expect([notAllowed, hidden]).not.toContainEqual(await ask(call, as(owner.token)));
  });
});

describe('the owner of another shop who names this one is refused, and nothing changes', () => {
  let stranger: Person;
  let shopId: number;
  beforeAll(async () => {
    ({ shopId } = await aColleagueOf(await aMerchant()));
    stranger = await aMerchant();
  });

  test.each(titled(forMerchants))('%s %s', async (_method, _path, call) => {
    const headers = { ...as(stranger.token), 'x-shop-id': String(shopId) };
    expect(await askInVain(call, headers)).toEqual(notAllowed);
  });
});
