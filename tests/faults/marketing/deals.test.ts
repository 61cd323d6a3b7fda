import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { addDeal, stopDeal } from '#contract/catalogue/merchant-deals.ts';
import { placeOrder } from '#contract/orders/shopper-checkout.ts';
import type * as Claims from '#server/modules/catalogue/deals/claim-deals.ts';
import { as, type Person } from '#tests/support/accounts/accounts.ts';
import {
  aBuyer,
  newDraft,
  orderInputOf,
  quoteFor,
  sendEverywhere,
  variantsOf,
} from '#tests/support/accounts/buyers.ts';
import { setFreeStock } from '#tests/support/accounts/concurrent-buyers.ts';
import { violations } from '#tests/support/database/audit-check.ts';
import { removePlantedBugs } from '#tests/support/faults/planted-bugs.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall } from '#tests/support/mall/small-mall.ts';
import { ownerOf } from '#tests/support/orders/refunds.ts';

// A deal that is stopped while an order with it is being placed. The race is also run against a planted bug, which it must find.

const planted = vi.hoisted(() => ({ claimDeals: null as typeof Claims.claimDeals | null }));
// Imported late, since mocks come before all imports.
const plant = vi.hoisted(
  () =>
    async <Module extends object>(original: () => Promise<Module>, name: keyof Module & string) =>
      (await import('#tests/support/faults/planted-bugs.ts')).plantable(planted, original, name),
);
vi.mock('#server/modules/catalogue/deals/claim-deals.ts', (original) =>
  plant(() => original<typeof Claims>(), 'claimDeals'),
);
vi.setConfig({ testTimeout: 60_000 });

const mall = openMallUnderTest({ DEMO: '1' });
let variant: Awaited<ReturnType<typeof variantsOf>>;
let owner: Person;
let dealId = 0;
const coffee = 1;

beforeAll(async () => {
  const small = await fillSmallMall();
  variant = await variantsOf(mall, small);
  owner = await ownerOf(mall, small.shopIds[1] ?? 0);
  await sendEverywhere(small);
  await setFreeStock(mall, variant(coffee), 1_000);
});
beforeEach(async () => {
  await mall.pool.query('update deals set stopped_at = ends_at where stopped_at is null');
  const offer = { kind: 'steps' as const, steps: [{ units: 2, percent: 10 }], off: null, products: [] };
  const endsAt = new Date(Date.now() + 86_400_000).toISOString();
  const deal = { name: { en: 'More' }, offer, startsAt: null, endsAt };
  dealId = (await mall.ask(addDeal, { deal }, as(owner.token))).data?.id ?? 0;
});
afterEach(() => removePlantedBugs(planted));

const stop = () => mall.ask(stopDeal, { id: dealId }, as(owner.token));
const real = async () =>
  (await vi.importActual<typeof Claims>('#server/modules/catalogue/deals/claim-deals.ts')).claimDeals;

async function place() {
  const ana = await aBuyer();
  const quote = await quoteFor(mall, ana, await newDraft(mall, ana, variant(coffee, 0, 2)));
  expect(quote.dealOff).toBe(510);
  const { code, reason } = await mall.ask(placeOrder, orderInputOf(quote), as(ana.token));
  return code === 200 ? 'placed' : reason;
}
const ordersWithDeal = async () =>
  Number((await mall.pool.query('select count(*) from order_lines where deal_id = $1', [dealId])).rows[0].count);

test('a deal that was stopped after it was read does not hold any more: nothing is ordered', async () => {
  const claim = await real();
  planted.claimDeals = async (tx, wanted) => {
    expect((await stop()).code).toBe(200);
    await claim(tx, wanted);
  };
  expect(await place()).toBe('quote_changed');
  expect(await ordersWithDeal()).toBe(0);
  expect(await violations()).toEqual([]);
});

test('N: without the claim it is ordered with a deal that is over', async () => {
  planted.claimDeals = async () => {
    await stop();
  };
  expect([await place(), await ordersWithDeal()]).toEqual(['placed', 1]);
});

test('stopping waits for the order that has claimed it', async () => {
  const claim = await real();
  const ends: string[] = [];
  let stopping: Promise<unknown> | null = null;
  planted.claimDeals = async (tx, wanted) => {
    await claim(tx, wanted);
    stopping = stop().then(() => ends.push('stopped'));
    // Until the database says that it waits for the lock.
    await vi.waitFor(
      async () => {
        const { rows } = await mall.pool.query(
          "select 1 from pg_stat_activity where wait_event_type = 'Lock' and query ilike '%deals%'",
        );
        expect(rows).toHaveLength(1);
      },
      { timeout: 20_000 },
    );
    ends.push('claimed');
  };
  ends.push((await place()) ?? '');
  await stopping;
  expect(ends.slice(0, 1)).toEqual(['claimed']);
  expect(ends.toSorted()).toEqual(['claimed', 'placed', 'stopped']);
  expect([await ordersWithDeal(), await violations()]).toEqual([1, []]);
});
