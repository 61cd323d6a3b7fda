import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { PlatformCouponTerms } from '#contract/coupons/platform.ts';
import { addPlatformCoupon, editPlatformCoupon } from '#contract/coupons/platform.ts';
import { transaction } from '#server/database/connection.ts';
import { issueCoupons } from '#server/modules/coupons/index.ts';
import { as, type Person } from '#tests/support/accounts/accounts.ts';
import { anOperator } from '#tests/support/accounts/operators.ts';
import { barrier, outcomes } from '#tests/support/faults/racing.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';

// Two operators at the same coupon, or at the same code.

const mall = openMallUnderTest();
let operators: Person[] = [];
const terms: PlatformCouponTerms = {
  ...{ name: { en: 'Race' }, scope: 'general', categoryId: null, productIds: [], shopId: null, percent: 10 },
  ...{ money: 500, minPrice: 0, day: 7, startsAt: null, endsAt: null, issued: 10, perPerson: 1 },
  ...{ channel: 'code', code: 'RACE-1', codeFrom: null, codeUntil: null },
};

beforeAll(async () => {
  operators = await Promise.all([anOperator(['marketing']), anOperator(['marketing'])]);
});
beforeEach(async () => {
  await mall.pool.query('delete from coupons');
});

async function asked(answer: Promise<{ reason?: string | undefined; message: string; code: number }>): Promise<void> {
  const { code, reason, message } = await answer;
  if (code !== 200) throw Object.assign(new Error(message), { reason });
}
const tokenOf = (at: number) => as(operators[at % 2]?.token ?? '');

test('of two who take the same code one has it, and the other learns why', async () => {
  for (let round = 0; round < 5; round++) {
    const coupon = { ...terms, code: `RACE-${round}` };
    expect(await outcomes(2, (at) => asked(mall.ask(addPlatformCoupon, { coupon }, tokenOf(at))))).toEqual({
      won: 1,
      coupon_code_taken: 1,
    });
  }
});

test('careless, without the lock, the database alone stands between them', async () => {
  const both = barrier(2);
  const add = async () => {
    const taken = await mall.pool.query(`select 1 from coupons where code = 'CARELESS'`);
    if (taken.rowCount) throw Object.assign(new Error('taken'), { reason: 'coupon_code_taken' });
    await both();
    const columns = { name: { en: 'Race' }, scope: 'general', minimumSpend: 0, discount: 5, percent: 5 } as const;
    await transaction((tx) =>
      issueCoupons(tx, [{ ...columns, validDays: 7, issued: 1, channel: 'code', code: 'CARELESS' }]),
    );
  };
  // The second would be answered as a bug of the mall.
  expect(await outcomes(2, add)).toEqual({ won: 1, failed: 1 });
});

test('of two who save over the same version one wins', async () => {
  const [id = 0] = await transaction((tx) =>
    issueCoupons(tx, [
      { name: { en: 'Race' }, scope: 'general', minimumSpend: 500, discount: 500, validDays: 7, issued: 10 },
    ]),
  );
  const coupon = { ...terms, channel: 'centre', code: null } as const;
  const result = await outcomes(2, (at) =>
    asked(mall.ask(editPlatformCoupon, { id, version: 1, coupon: { ...coupon, issued: 20 + at } }, tokenOf(at))),
  );
  expect(result).toEqual({ won: 1, changed_meanwhile: 1 });
  const { rows } = await mall.pool.query('select version from coupons where id = $1', [id]);
  expect(rows[0].version).toBe(2);
});
