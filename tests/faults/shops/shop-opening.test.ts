import { afterEach, expect, test, vi } from 'vitest';
import { openShop } from '#contract/shops/merchant-shop.ts';
import { blockShop } from '#contract/shops/platform.ts';
import type * as Block from '#server/modules/shops/platform/block-shop.ts';
import { as, someone } from '#tests/support/accounts/accounts.ts';
import { aMerchant } from '#tests/support/accounts/callers.ts';
import { removePlantedBugs } from '#tests/support/faults/planted-bugs.ts';
import { concurrently, inTurnAtLock } from '#tests/support/faults/racing.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';

// A shop that its owner opens while the platform closes it ends up closed.

const planted = vi.hoisted(() => ({ assertNotBlocked: null as typeof Block.assertNotBlocked | null }));
vi.mock('#server/modules/shops/platform/block-shop.ts', async (original) => {
  const { plantable } = await import('#tests/support/faults/planted-bugs.ts');
  return plantable(planted, () => original<typeof Block>(), 'assertNotBlocked');
});
vi.mock('#server/modules/catalogue/shop-opening/first-steps-queries.ts', () => ({
  getStepsOf: async () => ({ done: ['details', 'freight', 'product'], isOpen: true }),
}));

const mall = openMallUnderTest({ DEMO: '1' });
afterEach(() => removePlantedBugs(planted));

type Order = 'closing first' | 'opening first';

async function race(order: Order) {
  const owner = await aMerchant();
  const admin = await someone({ role: 'platform' });
  const { rows } = await mall.pool.query('update shops set is_open = false where owner_id = $1 returning id', [
    owner.accountId,
  ]);
  const id = rows[0].id as number;
  const close = async () => (await mall.ask(blockShop, { id, reason: 'Checked' }, as(admin.token))).code;
  const open = async () => (await mall.ask(openShop, {}, as(owner.token))).code;
  const lock = { text: 'select from shops where id = $1 for update', values: [id] };
  const codes = await inTurnAtLock(mall.pool, lock, order === 'closing first' ? [close, open] : [open, close]);
  const after = await mall.pool.query('select is_open from shops where id = $1', [id]);
  return { codes, isOpen: after.rows[0].is_open as boolean };
}

test('whichever comes first, the shop is closed afterwards', async () => {
  expect(await race('closing first')).toEqual({ codes: [200, 409], isOpen: false });
  expect(await race('opening first')).toEqual({ codes: [200, 200], isOpen: false });
});

test('N: without a look at the closing, its owner opens a shop that the platform has just closed', async () => {
  planted.assertNotBlocked = async () => undefined;
  expect(await race('closing first')).toEqual({ codes: [200, 200], isOpen: true });
});

test('of two operators who close it at once, the second learns of the first', async () => {
  const admins = [await someone({ role: 'platform' }), await someone({ role: 'platform' })];
  const owner = await aMerchant();
  const { rows } = await mall.pool.query('select id from shops where owner_id = $1', [owner.accountId]);
  const answers = await concurrently(2, (at) =>
    mall.ask(blockShop, { id: rows[0].id, reason: 'Checked' }, as(admins[at]?.token ?? '')),
  );
  expect(answers.map(({ code }) => code).sort()).toEqual([200, 409]);
  const closings = await mall.pool.query('select count(*)::int from shop_closings where shop_id = $1', [rows[0].id]);
  expect(closings.rows).toEqual([{ count: 1 }]);
});
