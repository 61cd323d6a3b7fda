import { beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '#contract/core/call.ts';
import { everyCall } from '#contract/index.ts';
import { type KeyScope, keyScopes } from '#contract/integrations/merchant-keys.ts';
import { as, type Person } from '#tests/support/accounts/accounts.ts';
import { aKeyOf, shopOf } from '#tests/support/accounts/api-keys.ts';
import { aMerchant } from '#tests/support/accounts/callers.ts';
import { databaseFingerprint } from '#tests/support/database/database-fingerprint.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { sampleOf } from './samples.ts';

// Every call by API keys: of each scope, of all scopes, and of another shop. New calls are included automatically.

const mall = openMallUnderTest({ DEMO: '1' });

const forMerchants = everyCall.filter(({ who }) => who === 'merchant');
const isForKeys = ({ who, scope }: Call) => who === 'merchant' && keyScopes.some((one) => one === scope);
const titled = (calls: readonly Call[]) => calls.map((call) => [call.method, call.path, call] as const);

type Answer = { code: number; reason?: string };
const notAllowed: Answer = { code: 403, reason: 'not_allowed' };
const notSignedIn: Answer = { code: 401, reason: 'not_signed_in' };

async function ask(call: Call, headers: Record<string, string>, input = sampleOf(call)): Promise<Answer> {
  const { code, reason } = await (await mall.send(call, input, headers)).json();
  return reason === undefined ? { code } : { code, reason };
}

let owner: Person;
let shopId: number;
const ofScope = new Map<KeyScope, string>();
let ofAll: string;
let ofOther: string;
beforeAll(async () => {
  owner = await aMerchant();
  shopId = await shopOf(owner);
  for (const scope of keyScopes) ofScope.set(scope, (await aKeyOf(owner, shopId, [scope])).token);
  ofAll = (await aKeyOf(owner, shopId)).token;
  const stranger = await aMerchant();
  ofOther = (await aKeyOf(stranger, await shopOf(stranger))).token;
});

describe('a key is let in by calls of its scope, and by no other', () => {
  test.each(titled(forMerchants))('%s %s', async (_method, _path, call) => {
    const [mine, others] = [true, false].map((isMine) =>
      keyScopes.filter((scope) => (scope === call.scope) === isMine),
    ) as [KeyScope[], KeyScope[]];
    const before = await databaseFingerprint(mall.pool);
    for (const scope of others)
      for (const input of [sampleOf(call), {}])
        expect([scope, await ask(call, as(ofScope.get(scope) ?? ''), input)]).toEqual([scope, notAllowed]);
    expect(await databaseFingerprint(mall.pool)).toEqual(before);
    // Without any input, so that nothing but the right is asked for.
    for (const scope of mine) {
      const { code, reason } = await ask(call, as(ofScope.get(scope) ?? ''), {});
      expect([scope, [403, 401].includes(code), reason === 'not_allowed']).toEqual([scope, false, false]);
    }
  });
});

describe('a key with every scope cannot do what takes a person, and nothing changes', () => {
  test.each(titled(everyCall.filter((call) => call.who !== 'anyone' && !isForKeys(call))))(
    '%s %s',
    async (_method, _path, call) => {
      const before = await databaseFingerprint(mall.pool);
      expect(await ask(call, as(ofAll))).toEqual(call.who === 'merchant' ? notAllowed : notSignedIn);
      expect(await databaseFingerprint(mall.pool)).toEqual(before);
    },
  );
});

describe('a key of another shop that names this one is refused, and nothing changes', () => {
  test.each(titled(forMerchants))('%s %s', async (_method, _path, call) => {
    const before = await databaseFingerprint(mall.pool);
    expect(await ask(call, { ...as(ofOther), 'x-shop-id': String(shopId) })).toEqual(notAllowed);
    expect(await databaseFingerprint(mall.pool)).toEqual(before);
  });
});

test('a key that names its own shop is let in, one that does not exist is not, whatever the call', async () => {
  const { path, method } = { path: '/api/merchant/order/counts', method: 'GET' };
  const call = everyCall.find((one) => one.path === path && one.method === method) as Call;
  expect(await ask(call, { ...as(ofAll), 'x-shop-id': String(shopId) })).toEqual({ code: 200 });
  for (const one of forMerchants) expect(await ask(one, as(`gk_${'A'.repeat(43)}`))).toEqual(notSignedIn);
});
