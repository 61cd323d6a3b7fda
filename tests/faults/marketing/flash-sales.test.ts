import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { signUpForFlashSale, withdrawFlashSignUp } from '#contract/catalogue/merchant-flash-sales.ts';
import { acceptFlashSignUp, addFlashSale, cancelFlashSale } from '#contract/catalogue/platform-flash-sales.ts';
import type * as Product from '#server/modules/catalogue/flash-sales/lock-product.ts';
import type * as Rows from '#server/modules/catalogue/flash-sales/sale-rows.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { variantsOf } from '#tests/support/accounts/buyers.ts';
import { promisesBroken, violations } from '#tests/support/database/audit-check.ts';
import { removePlantedBugs } from '#tests/support/faults/planted-bugs.ts';
import { allAtLock, barrier } from '#tests/support/faults/racing.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall } from '#tests/support/mall/small-mall.ts';
import { ownerOf } from '#tests/support/orders/refunds.ts';

// Concurrent decisions about one product for two flash sales, and about what its shop withdraws. Each race is also run against a
// planted bug, which it must find.

const planted = vi.hoisted(() => ({
  lockProduct: null as typeof Product.lockProduct | null,
  lockSignUp: null as typeof Rows.lockSignUp | null,
}));
// Imported late, since mocks come before all imports.
const plant = vi.hoisted(
  () =>
    async <Module extends object>(original: () => Promise<Module>, ...names: (keyof Module & string)[]) =>
      (await import('#tests/support/faults/planted-bugs.ts')).plantable(planted, original, ...names),
);
vi.mock('#server/modules/catalogue/flash-sales/sale-rows.ts', (original) =>
  plant(() => original<typeof Rows>(), 'lockSignUp'),
);
vi.mock('#server/modules/catalogue/flash-sales/lock-product.ts', (original) =>
  plant(() => original<typeof Product>(), 'lockProduct'),
);
vi.setConfig({ testTimeout: 60_000 });

const mall = openMallUnderTest({ DEMO: '1' });
let owner: Person;
let admin: Person;
let productId: number;

beforeAll(async () => {
  const small = await fillSmallMall();
  productId = (await variantsOf(mall, small))(1).productId;
  owner = await ownerOf(mall, small.shopIds[1] ?? 0);
  admin = await someone({ role: 'platform' });
});
beforeEach(async () => {
  for (const table of ['flash_sign_ups', 'flash_periods', 'rate_windows'])
    await mall.pool.query(`delete from ${table}`);
  await mall.pool.query('delete from activity_products where activity_id in (select activity_id from flash_terms)');
});
afterEach(() => removePlantedBugs(planted));

const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();

/** A flash sale of one day, and the product that is signed up for it. */
async function waiting() {
  const sale = {
    ...{
      name: { en: 'Sale' },
      instruction: {},
      bannerHash: null,
      startsAt: days(3),
      endsAt: days(4),
      signUpUntil: days(2),
    },
    ...{ leastPercent: 1, mostUnits: 9, perBuyer: null, categoryIds: [] },
  };
  const planned = await mall.ask(addFlashSale, { sale }, as(admin.token));
  const saleId = planned.data?.id ?? 0;
  const offer = { price: 100, quota: 5, perBuyer: null };
  const signedUp = await mall.ask(signUpForFlashSale, { saleId, productId, offer }, as(owner.token));
  return { saleId, id: signedUp.data?.id ?? 0 };
}
const accept = async (id: number) => {
  const { code, reason } = await mall.ask(acceptFlashSignUp, { id, version: 1 }, as(admin.token));
  return code === 200 ? 'accepted' : reason;
};
const withdraw = async (id: number) => {
  const { code, reason } = await mall.ask(withdrawFlashSignUp, { id }, as(owner.token));
  return code === 200 ? 'withdrawn' : reason;
};
const stateOf = async (id: number) =>
  (await mall.pool.query('select state from flash_sign_ups where id = $1', [id])).rows[0]?.state;
const theProduct = { text: 'select from products where id = $1 for update', values: [] as number[] };

describe('one product in two flash sales at the same time', () => {
  async function race() {
    const [one, other] = [await waiting(), await waiting()];
    const lock = { ...theProduct, values: [productId] };
    return allAtLock(mall.pool, lock, [() => accept(one.id), () => accept(other.id)]);
  }

  test('is accepted for one of them', async () => {
    expect((await race()).sort()).toEqual(['accepted', 'flash_overlaps']);
    expect(await violations()).toEqual([]);
  });

  test('N: without the lock of the product it is in both, and the audit says so', async () => {
    planted.lockProduct = async () => ({ en: 'Coffee Cup' });
    const [one, other] = [await waiting(), await waiting()];
    // Both have looked when they come to write.
    const writing = { text: 'lock table activity_products in share mode', values: [] };
    const decided = allAtLock(mall.pool, writing, [() => accept(one.id), () => accept(other.id)]);
    expect(await decided).toEqual(['accepted', 'accepted']);
    expect(await promisesBroken()).toEqual(['Q6']);
  });
});

describe('what is withdrawn while it is accepted', () => {
  test('is in the sale or not, and both sides know which', async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await waiting();
      const answers = await allAtLock(mall.pool, { ...theProduct, values: [productId] }, [
        () => withdraw(id),
        () => accept(id),
      ]);
      expect(['accepted', 'withdrawn']).toContain(await stateOf(id));
      const isAccepted = (await stateOf(id)) === 'accepted';
      expect(answers).toEqual(isAccepted ? ['flash_sign_up_decided', 'accepted'] : ['withdrawn', 'changed_meanwhile']);
      expect(await violations()).toEqual([]);
      await mall.pool.query('delete from flash_sign_ups');
      await mall.pool.query('delete from activity_products where activity_id in (select activity_id from flash_terms)');
    }
  });

  test('N: read without a lock, both sides are answered that it is as they want', async () => {
    const { id } = await waiting();
    const haveLooked = barrier(2);
    planted.lockSignUp = async (tx, shopId, which) => {
      const { lockSale } = await vi.importActual<typeof Rows>('#server/modules/catalogue/flash-sales/sale-rows.ts');
      const { flashSignUps } = await import('#server/modules/catalogue/tables.ts');
      const [signUp] = (await tx.select().from(flashSignUps)).filter((row) => row.id === which);
      if (!signUp) throw new Error(`No sign-up ${which} of ${shopId}`);
      const sale = await lockSale(tx, signUp.activityId, 'share');
      await haveLooked();
      return { sale, signUp, name: { en: 'Coffee Cup' } };
    };
    expect(await Promise.all([accept(id), withdraw(id)])).toEqual(['accepted', 'withdrawn']);
  });
});

test('a sale that is cancelled while a product is accepted ends without it or with it, never half', async () => {
  for (let round = 0; round < 5; round++) {
    const { saleId, id } = await waiting();
    const cancel = async () => (await mall.ask(cancelFlashSale, { id: saleId }, as(admin.token))).code;
    const lock = { text: 'select from flash_terms where activity_id = $1 for update', values: [saleId] };
    const [cancelled, accepted] = await allAtLock<unknown>(mall.pool, lock, [cancel, () => accept(id)]);
    expect(cancelled).toBe(200);
    expect(accepted).toBe((await stateOf(id)) === 'accepted' ? 'accepted' : 'flash_sale_over');
    expect(await violations()).toEqual([]);
    await mall.pool.query('delete from flash_sign_ups');
    await mall.pool.query('delete from activity_products where activity_id in (select activity_id from flash_terms)');
  }
});
