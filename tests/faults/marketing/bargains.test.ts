import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { addBargain } from '#contract/catalogue/merchant-bargains.ts';
import type * as RateLimit from '#server/http/rate-limit.ts';
import { Refusal } from '#server/http/refusal.ts';
import type * as Rows from '#server/modules/catalogue/bargains/bargain-rows.ts';
import type * as Claims from '#server/modules/catalogue/bargains/claim-bargains.ts';
import { bargains } from '#server/modules/catalogue/tables.ts';
import type * as Units from '#server/modules/orders/checkout/limited-offers.ts';
import { as, type Person } from '#tests/support/accounts/accounts.ts';
import { aBuyer, sendEverywhere, variantsOf } from '#tests/support/accounts/buyers.ts';
import { manyBuyers, placeAll, readyToOrder, setFreeStock } from '#tests/support/accounts/concurrent-buyers.ts';
import { promisesBroken, violations } from '#tests/support/database/audit-check.ts';
import { removePlantedBugs } from '#tests/support/faults/planted-bugs.ts';
import { barrier, concurrently } from '#tests/support/faults/racing.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall } from '#tests/support/mall/small-mall.ts';
import { ownerOf } from '#tests/support/orders/refunds.ts';

// Concurrent orders for the last units of a bargain, and concurrent bargains for one product. Each race is also run against a
// planted bug, which it must find.

const planted = vi.hoisted(() => ({
  claimBargains: null as typeof Claims.claimBargains | null,
  lockForLimitedOffers: null as typeof Units.lockForLimitedOffers | null,
  lockBargainsOf: null as typeof Rows.lockBargainsOf | null,
}));
// Imported late, since mocks come before all imports.
const plant = vi.hoisted(
  () =>
    async <Module extends object>(original: () => Promise<Module>, name: keyof Module & string) =>
      (await import('#tests/support/faults/planted-bugs.ts')).plantable(planted, original, name),
);
vi.mock('#server/modules/catalogue/bargains/claim-bargains.ts', (original) =>
  plant(() => original<typeof Claims>(), 'claimBargains'),
);
vi.mock('#server/modules/orders/checkout/limited-offers.ts', (original) =>
  plant(() => original<typeof Units>(), 'lockForLimitedOffers'),
);
vi.mock('#server/modules/catalogue/bargains/bargain-rows.ts', (original) =>
  plant(() => original<typeof Rows>(), 'lockBargainsOf'),
);
// The limit of ten orders a minute would refuse most of the buyers.
vi.mock('#server/http/rate-limit.ts', async (original) => ({
  ...(await original<typeof RateLimit>()),
  countTry: async () => {},
}));
vi.setConfig({ testTimeout: 60_000 });

const mall = openMallUnderTest({ DEMO: '1' });
let variant: Awaited<ReturnType<typeof variantsOf>>;
let owner: Person;
const coffee = 1;

beforeAll(async () => {
  const small = await fillSmallMall();
  variant = await variantsOf(mall, small);
  owner = await ownerOf(mall, small.shopIds[1] ?? 0);
  await sendEverywhere(small);
});
beforeEach(async () => {
  await setFreeStock(mall, variant(coffee), 1_000);
  await mall.pool.query('update bargains set stopped_at = starts_at where stopped_at is null');
});
afterEach(() => removePlantedBugs(planted));

const offer = (is: { quota?: number; perBuyer?: number | null } = {}) => {
  const { productId, skuId } = variant(coffee);
  const endsAt = new Date(Date.now() + 86_400_000).toISOString();
  const bargain = { productId, prices: [{ skuId, price: 2_000 }], startsAt: null, endsAt, quota: 100, perBuyer: null };
  return mall.ask(addBargain, { bargain: { ...bargain, ...is } }, as(owner.token));
};
const oneOf = (count: number) => ({ 200: 1, 409: count - 1 });

describe('the last unit of a bargain', () => {
  async function race(count: number) {
    await offer({ quota: 1 });
    return placeAll(await readyToOrder(mall, await manyBuyers(count), variant(coffee)));
  }

  test.each([2, 20])(
    'of %i buyers exactly one pays its price, and the others have to agree to the usual one',
    async (count) => {
      expect(await race(count)).toEqual(oneOf(count));
      expect(await violations()).toEqual([]);
    },
  );

  test('N: with a read before the write two pay it, and the audit says so', async () => {
    const haveLooked = barrier(2);
    planted.claimBargains = async (tx, units) => {
      for (const { bargainId, quantity } of units) {
        const mine = eq(bargains.id, bargainId);
        const [bargain] = await tx.select().from(bargains).where(mine);
        if (!bargain || bargain.quota - bargain.sold < quantity) throw new Refusal('quote_changed');
        await haveLooked();
        await tx
          .update(bargains)
          .set({ sold: bargain.sold + quantity })
          .where(mine);
      }
    };
    expect(await race(2)).toEqual({ 200: 2 });
    expect(await promisesBroken()).toEqual(['Q6']);
    await mall.pool.query('update bargains set quota = 2, sold = 2 where stopped_at is null');
    expect(await violations()).toEqual([]);
  });
});

describe('one buyer’s last unit of a bargain', () => {
  async function race(count: number) {
    await offer({ perBuyer: 1 });
    const ana = await aBuyer();
    return placeAll(await readyToOrder(mall, Array(count).fill(ana), variant(coffee)));
  }

  test('of five orders at once exactly one has its price', async () => {
    expect(await race(5)).toEqual(oneOf(5));
    expect(await violations()).toEqual([]);
  });

  test('N: without the lock two of them have it', async () => {
    const haveLooked = barrier(2);
    planted.lockForLimitedOffers = async () => {};
    planted.claimBargains = async (tx, units) => {
      await haveLooked();
      const { claimBargains } = await vi.importActual<typeof Claims>(
        '#server/modules/catalogue/bargains/claim-bargains.ts',
      );
      await claimBargains(tx, units);
    };
    expect(await race(2)).toEqual({ 200: 2 });
  });
});

describe('two bargains of one product at once', () => {
  const race = async (count: number) => {
    const codes = (await concurrently(count, () => offer())).map(({ code }) => code);
    return codes.toSorted((one, other) => one - other);
  };

  test('one is added, and the others overlap with it', async () => {
    expect(await race(4)).toEqual([200, 409, 409, 409]);
  });

  test('N: without the lock both are added', async () => {
    const bothAreHere = barrier(2);
    planted.lockBargainsOf = () => bothAreHere();
    expect(await race(2)).toEqual([200, 200]);
  });
});
