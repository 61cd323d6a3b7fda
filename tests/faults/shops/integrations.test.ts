import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import * as keys from '#contract/integrations/merchant-keys.ts';
import { addWebhook, editWebhook, sendTestEvent } from '#contract/integrations/merchant-webhooks.ts';
import { countShopOrders } from '#contract/shipping/merchant.ts';
import type * as KeyQueries from '#server/modules/integrations/keys/key-queries.ts';
import type * as Claims from '#server/modules/integrations/webhooks/claim-due.ts';
import { sendWebhooks } from '#server/modules/integrations/webhooks/send-webhooks.ts';
import { as, type Person, password } from '#tests/support/accounts/accounts.ts';
import { aKeyOf, shopOf } from '#tests/support/accounts/api-keys.ts';
import { anOwner } from '#tests/support/accounts/second-factors.ts';
import { violations } from '#tests/support/database/audit-check.ts';
import { removePlantedBugs } from '#tests/support/faults/planted-bugs.ts';
import { allAtLock, barrier } from '#tests/support/faults/racing.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { openReceiver, type Receiver } from '#tests/support/servers/webhook-receiver.ts';

// Keys that are revoked while they are used, and deliveries that several processes want to send. Each race is also run against a
// planted bug, which it must find.

const planted = vi.hoisted(() => ({
  findKey: null as typeof KeyQueries.findKey | null,
  claimDue: null as typeof Claims.claimDue | null,
}));
const plant = vi.hoisted(
  () =>
    async <Module extends object>(original: () => Promise<Module>, ...names: (keyof Module & string)[]) =>
      (await import('#tests/support/faults/planted-bugs.ts')).plantable(planted, original, ...names),
);
vi.mock('#server/modules/integrations/keys/key-queries.ts', (original) =>
  plant(() => original<typeof KeyQueries>(), 'findKey'),
);
vi.mock('#server/modules/integrations/webhooks/claim-due.ts', (original) =>
  plant(() => original<typeof Claims>(), 'claimDue'),
);

const mall = openMallUnderTest({ DEMO: '1', WEBHOOK_LOCAL_TARGETS: '1' });
let receiver: Receiver;
let owner: Person;
let shopId: number;
beforeAll(async () => {
  receiver = await openReceiver();
});
afterAll(() => receiver.close());
beforeEach(async () => {
  owner = await anOwner(mall);
  shopId = await shopOf(owner);
  receiver.received.length = 0;
});
afterEach(() => removePlantedBugs(planted));

describe('revoking a key while it is used', () => {
  /** What a call is answered that begins once the key is revoked, while others are under way. */
  async function afterRevoking(): Promise<(string | undefined)[]> {
    const { id, token } = await aKeyOf(owner, shopId);
    const use = async () => (await mall.ask(countShopOrders, {}, as(token))).reason;
    const revokeAndUse = async () => {
      expect((await mall.ask(keys.revokeKey, { id }, as(owner.token))).code).toBe(200);
      return use();
    };
    const lock = { text: 'select from api_keys where id = $1 for update', values: [id] };
    const [after, ...during] = await allAtLock(mall.pool, lock, [revokeAndUse, use, use, use]);
    for (const answer of during) expect([undefined, 'not_signed_in']).toContain(answer);
    return [after, await use()];
  }

  test('no call that begins afterwards is let in', async () => {
    for (let round = 0; round < 3; round++) expect(await afterRevoking()).toEqual(['not_signed_in', 'not_signed_in']);
  });

  test('N: a key that is remembered goes on', async () => {
    const { findKey } = await vi.importActual<typeof KeyQueries>('#server/modules/integrations/keys/key-queries.ts');
    const remembered = new Map<string, ReturnType<typeof findKey>>();
    planted.findKey = (hash) => {
      const found = remembered.get(hash) ?? findKey(hash);
      remembered.set(hash, found);
      return found;
    };
    expect(await afterRevoking()).toEqual([undefined, undefined]);
  });
});

test('of two keys that are made at once, the one beyond the limit is refused', async () => {
  for (let count = 1; count < keys.keysMax; count++) await aKeyOf(owner, shopId);
  const add = (name: string) => () =>
    mall.ask(keys.addKey, { name, scopes: ['orders'], days: null, password }, as(owner.token));
  const lock = { text: 'select from shops where id = $1 for update', values: [shopId] };
  const answers = await allAtLock(mall.pool, lock, [add('One'), add('Two')]);
  expect(answers.map(({ code }) => code).sort()).toEqual([200, 400]);
  expect((await mall.ask(keys.listKeys, {}, as(owner.token))).data).toHaveLength(keys.keysMax);
});

describe('sending webhooks', () => {
  async function aWaitingTest(): Promise<{ id: number; version: number }> {
    const input = { url: receiver.url, kinds: ['order.paid' as const] };
    const { data } = await mall.ask(addWebhook, input, as(owner.token));
    const { id, version } = data?.webhook ?? { id: 0, version: 0 };
    expect((await mall.ask(sendTestEvent, { id }, as(owner.token))).code).toBe(200);
    return { id, version };
  }

  test('of two senders one sends a delivery', async () => {
    await aWaitingTest();
    await Promise.all([sendWebhooks(), sendWebhooks()]);
    expect(receiver.received).toHaveLength(1);
  });

  test('N: with a read before the claim both send it', async () => {
    await aWaitingTest();
    const { claimDue } = await vi.importActual<typeof Claims>('#server/modules/integrations/webhooks/claim-due.ts');
    const haveLooked = barrier(2);
    let looks = 0;
    planted.claimDue = async () => {
      if (++looks > 2) return [];
      const due = await claimDue();
      await mall.pool.query(`update webhook_deliveries set next_try_at = mall_now() where state = 'waiting'`);
      await haveLooked();
      return due.length > 0 ? due : claimDue();
    };
    await Promise.all([sendWebhooks(), sendWebhooks()]);
    expect(receiver.received).toHaveLength(2);
  });

  test('a webhook that is switched off while it is sent to has nothing waiting', async () => {
    const { id, version } = await aWaitingTest();
    receiver.answerWith({ status: 500 });
    const switchOff = () =>
      mall.ask(editWebhook, { id, version, url: receiver.url, kinds: ['order.paid'], isOn: false }, as(owner.token));
    const lock = { text: 'select from webhooks where id = $1 for update', values: [id] };
    await allAtLock<unknown>(mall.pool, lock, [switchOff, sendWebhooks]);
    expect(await violations()).toEqual([]);
  });
});
