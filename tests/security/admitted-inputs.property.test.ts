import fc from 'fast-check';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Call, CallerKind } from '#contract/core/call.ts';
import { refusals } from '#contract/core/refusals.ts';
import { everyCall } from '#contract/index.ts';
import type * as RateLimit from '#server/http/rate-limit.ts';
import { refusalText } from '#server/http/translations.ts';
import { as, someone } from '#tests/support/accounts/accounts.ts';
import { aBuyer, newDraft, order, pay, sendEverywhere, variantsOf } from '#tests/support/accounts/buyers.ts';
import { callerFor } from '#tests/support/accounts/callers.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall } from '#tests/support/mall/small-mall.ts';
import { askForRefund, bought } from '#tests/support/orders/refunds.ts';
import { admittedInputs, type Existing } from './admitted-inputs.ts';

// Every input that a call's schema accepts is answered with a result or a refusal, never with a 5xx. New calls are included
// automatically. A failing run prints its seed and path.

vi.mock('#server/http/rate-limit.ts', async (original) => ({
  ...(await original<typeof RateLimit>()),
  countTry: async () => {},
}));

const mall = openMallUnderTest({ DEMO: '1' });
const existing: Record<string, unknown[]> = {};
const tokens: Record<Exclude<CallerKind, 'anyone'>, string> = { shopper: '', merchant: '', platform: '' };

beforeAll(async () => {
  const small = await fillSmallMall();
  const variant = await variantsOf(mall, small);
  await sendEverywhere(small);
  const buyer = await aBuyer();
  const placed = await order(mall, buyer, variant(1));
  await pay(mall, buyer, placed.orderNo);
  const unpaid = await order(mall, buyer, variant(1));
  const { number, lines } = await bought(mall, buyer, variant(1));
  const refundOrderNo = await askForRefund(mall, buyer, number, lines);
  const owner = await someone({ role: 'merchant' });
  await mall.pool.query('update shops set owner_id = $1 where id = $2', [owner.accountId, small.shopIds[1]]);
  Object.assign(tokens, { shopper: buyer.token, merchant: owner.token });
  Object.assign(existing, {
    orderNo: [placed.orderNo, unpaid.orderNo, ...placed.orderNumbers, ...unpaid.orderNumbers, number],
    preOrderNo: [await newDraft(mall, buyer, variant(1))],
    refundOrderNo: [refundOrderNo],
    lineId: lines.map(({ id }) => id),
    id: [...small.productIds, ...small.shopIds].slice(0, 20),
    productId: small.productIds.slice(0, 5),
    shopId: small.shopIds,
  } satisfies Existing);
});

/** Some calls end the session that makes them. */
async function tokenFor(who: keyof typeof tokens): Promise<string> {
  const { rowCount } = await mall.pool.query(
    `select from sessions where token_hash = encode(sha256(convert_to($1, 'utf8')), 'hex')`,
    [tokens[who]],
  );
  if (!rowCount) tokens[who] = (await callerFor(who)).token;
  return tokens[who];
}

const callersOf: Record<CallerKind, readonly (keyof typeof tokens | 'guest')[]> = {
  anyone: ['guest', 'shopper', 'merchant', 'platform'],
  shopper: ['guest', 'shopper', 'shopper', 'shopper', 'merchant', 'platform'],
  merchant: ['shopper', 'merchant', 'merchant', 'merchant'],
  platform: ['merchant', 'platform', 'platform', 'platform'],
};

/** Refusals of calls whose provider is not configured. */
const away = ({ refuses }: Call) =>
  refuses.filter((reason) => refusals[reason] === 503).map((reason) => refusalText('en', reason, {}));

const slow = /password|register|login\/(?:email|mobile)|clock/; // hashes a password, or ends days of work
const runsOf = ({ path, input }: Call) => (slow.test(path) ? 4 : isEmpty(input) ? 2 : 10);
const isEmpty = (input: Call['input']) => 'shape' in input && Object.keys(input.shape as object).length === 0;

test.each(everyCall.map((call) => [call.path, call] as const))(
  '%s',
  async (_, call) => {
    const asked = fc.record({ caller: fc.constantFrom(...callersOf[call.who]), input: admittedInputs(call, existing) });
    await fc.assert(
      fc.asyncProperty(asked, async ({ caller, input }) => {
        const headers = caller === 'guest' ? {} : as(await tokenFor(caller));
        const response = await mall.send(call, input, headers);
        const { code, message } = await response.json();
        expect(code).toBe(response.status);
        if (code >= 500) expect(away(call)).toContain(message);
      }),
      { numRuns: runsOf(call), seed: 20_261_115, endOnFailure: true },
    );
  },
  60_000,
);
