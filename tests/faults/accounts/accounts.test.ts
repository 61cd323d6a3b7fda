import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { deleteAccount } from '#contract/accounts/platform-privacy.ts';
import { placeOrder } from '#contract/orders/shopper-checkout.ts';
import type * as RateLimit from '#server/http/rate-limit.ts';
import type * as Queries from '#server/modules/accounts/account-row-queries.ts';
import type * as Adopting from '#server/modules/identity/visitors/adopt-visitors.ts';
import { as, type Person } from '#tests/support/accounts/accounts.ts';
import {
  aBuyer,
  newDraft,
  orderInputOf,
  quoteFor,
  sendEverywhere,
  variantsOf,
} from '#tests/support/accounts/buyers.ts';
import { anOperator } from '#tests/support/accounts/operators.ts';
import { removePlantedBugs } from '#tests/support/faults/planted-bugs.ts';
import { inTurnAtLock } from '#tests/support/faults/racing.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall } from '#tests/support/mall/small-mall.ts';

// Someone orders while an operator deletes the account: either the order is there and the account stays, or neither. Without the
// lock that both take first, both succeed or the database ends one of them in a deadlock.

const planted = vi.hoisted(() => ({
  assertNotAdopted: null as typeof Adopting.assertNotAdopted | null,
  lockAccountRow: null as typeof Queries.lockAccountRow | null,
}));
const plant = vi.hoisted(
  () =>
    async <Module extends object>(original: () => Promise<Module>, name: keyof Module & string) =>
      (await import('#tests/support/faults/planted-bugs.ts')).plantable(planted, original, name),
);
vi.mock('#server/modules/identity/visitors/adopt-visitors.ts', (original) =>
  plant(() => original<typeof Adopting>(), 'assertNotAdopted'),
);
vi.mock('#server/modules/accounts/account-row-queries.ts', (original) =>
  plant(() => original<typeof Queries>(), 'lockAccountRow'),
);
vi.mock('#server/http/rate-limit.ts', async (original) => ({
  ...(await original<typeof RateLimit>()),
  countTry: async () => {},
}));
vi.setConfig({ testTimeout: 60_000 });

const mall = openMallUnderTest({ DEMO: '1' });
let variant: Awaited<ReturnType<typeof variantsOf>>;
let operator: Person;

beforeAll(async () => {
  const small = await fillSmallMall();
  variant = await variantsOf(mall, small);
  await sendEverywhere(small);
  operator = await anOperator(['accounts']);
});
afterEach(() => removePlantedBugs(planted));

/** Both at once, in this order; says how each ended. */
async function race(first: 'order' | 'delete'): Promise<string[]> {
  const ana = await aBuyer();
  const input = orderInputOf(await quoteFor(mall, ana, await newDraft(mall, ana, variant(1))));
  const acts = {
    order: async () => (await mall.ask(placeOrder, input, as(ana.token))).reason ?? 'placed',
    delete: async () =>
      (await mall.ask(deleteAccount, { id: ana.accountId, reason: 'So' }, as(operator.token))).reason ?? 'deleted',
  };
  const lock = { text: 'select from accounts where id = $1 for update', values: [ana.accountId] };
  const order = first === 'order' ? [acts.order, acts.delete] : [acts.delete, acts.order];
  return inTurnAtLock(mall.pool, lock, order);
}

const orderFirst = ['placed', 'account_orders_run'];
const deletionFirst = ['deleted', 'not_signed_in'];

test('the order comes first: the account stays', async () => {
  expect(await race('order')).toEqual(orderFirst);
});

test('the deletion comes first: nothing is ordered', async () => {
  expect(await race('delete')).toEqual(deletionFirst);
});

test('found when an order does not look at the account that it locks', async () => {
  planted.assertNotAdopted = async () => {};
  expect(await race('delete')).not.toEqual(deletionFirst);
});

test('found when the deletion looks for orders without a lock', async () => {
  planted.lockAccountRow = async (tx, id) =>
    (await vi.importActual<typeof Queries>('#server/modules/accounts/account-row-queries.ts')).findAccountRow(tx, id);
  expect(await race('order')).not.toEqual(orderFirst);
});
