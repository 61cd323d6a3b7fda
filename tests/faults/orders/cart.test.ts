import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import * as cart from '#contract/cart/shopper.ts';
import type * as Open from '#server/modules/cart/open-cart.ts';
import { carts } from '#server/modules/cart/tables.ts';
import type * as Skus from '#server/modules/catalogue/sku-queries.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { aGuest, cartOf } from '#tests/support/accounts/guest-carts.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall } from '#tests/support/mall/small-mall.ts';

// Concurrent changes of one cart: none may be lost, none may count twice. Each is also run against a planted bug, a cart
// that is read without being locked, which must be found.

const planted = vi.hoisted(() => ({
  isUnlocked: false,
  /** Runs once, after an operation has read a cart and before it writes to it. */
  atSeam: null as (() => Promise<unknown>) | null,
}));
vi.mock('#server/modules/cart/open-cart.ts', async (original) => {
  const real = await original<typeof Open>();
  const findCart: typeof real.findCart = async (tx, owner) => {
    if (!planted.isUnlocked) return real.findCart(tx, owner);
    const [found] = await tx.select({ id: carts.id }).from(carts).where(real.isOwn(owner));
    return found?.id ?? null;
  };
  const openCartOf: typeof real.openCartOf = async (tx, accountId) => {
    if (!planted.isUnlocked) return real.openCartOf(tx, accountId);
    const [found] = await tx.select({ id: carts.id }).from(carts).where(eq(carts.accountId, accountId));
    return found?.id ?? real.openCartOf(tx, accountId);
  };
  return { ...real, findCart, openCartOf };
});
vi.mock('#server/modules/catalogue/sku-queries.ts', async (original) => {
  const real = await original<typeof Skus>();
  const listSkuFacts: typeof real.listSkuFacts = async (...given) => {
    const atSeam = planted.atSeam;
    planted.atSeam = null;
    await atSeam?.();
    return real.listSkuFacts(...given);
  };
  return { ...real, listSkuFacts };
});
afterEach(() => {
  planted.isUnlocked = false;
  planted.atSeam = null;
});

const mall = openMallUnderTest({ DEMO: '1' });
let skus: { skuId: number; productId: number }[];
const of = (place: number, quantity: number) => ({ skuId: 0, productId: 0, ...skus[place], quantity });
const unitsOf = async (who: Person | ReturnType<typeof aGuest>) => (await cartOf(mall, who)).pieces;
const add = (who: Person, place: number, quantity = 1) =>
  mall.ask(cart.addToCart, { lines: [of(place, quantity)] }, as(who.token));

beforeAll(async () => {
  await fillSmallMall();
  const { rows } = await mall.pool.query(
    `update skus set on_hand = 99 where on_hand = 10 returning id as "skuId", product_id as "productId"`,
  );
  skus = rows.toSorted((a, b) => a.skuId - b.skuId);
});

/** Runs a competing operation between read and write, to its end or until it waits for the lock. */
function atSeam<Answer>(rival: () => Promise<Answer>): { ended(): Promise<Answer> } {
  let running: Promise<Answer> | undefined;
  planted.atSeam = async () => {
    running = rival();
    let hasEnded = false;
    const ending = running.finally(() => {
      hasEnded = true;
    });
    while (!hasEnded && !(await isWaiting())) await Promise.race([ending, sleep(20)]);
  };
  return { ended: async () => (running ? running : rival()) };
}

async function isWaiting(): Promise<boolean> {
  const { rows } = await mall.pool.query(
    "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows.length > 0;
}

describe('two tabs that add the same variant at once', () => {
  async function twice() {
    const ana = await someone();
    await add(ana, 0);
    const rival = atSeam(() => add(ana, 0));
    const codes = [(await add(ana, 0)).code, (await rival.ended()).code];
    return [...codes, await unitsOf(ana)];
  }

  test('both count', async () => {
    expect(await twice()).toEqual([200, 200, 3]);
  });

  test('N: without the lock one of them is lost', async () => {
    planted.isUnlocked = true;
    expect(await twice()).toEqual([200, 200, 2]);
  });

  test('twenty tabs add twenty', async () => {
    const ana = await someone();
    await Promise.all(Array.from({ length: 20 }, () => add(ana, 1)));
    expect(await unitsOf(ana)).toBe(20);
  });
});

describe('signing in while another tab adds something to the guest’s cart', () => {
  async function merging() {
    const [guest, ana] = [aGuest(mall), await someone()];
    await guest.ask(cart.addToCart, { lines: [of(0, 2)] });
    await add(ana, 0, 3);
    const rival = atSeam(() => guest.ask(cart.addToCart, { lines: [of(1, 4)] }));
    const merged = await mall.ask(cart.mergeCart, {}, { ...as(ana.token), ...guest.headers() });
    const codes = [merged.code, (await rival.ended()).code];
    return [...codes, (await unitsOf(ana)) + (await unitsOf(guest))];
  }

  test('loses nothing', async () => {
    expect(await merging()).toEqual([200, 200, 9]);
  });

  test('N: without the lock what the other tab added is lost', async () => {
    planted.isUnlocked = true;
    expect(await merging()).toEqual([200, 200, 5]);
  });
});

test.each([[2], [20]])('signing in with %i tabs at once merges the guest’s cart once', async (tabs) => {
  for (let round = 0; round < 4; round++) {
    const [guest, ana] = [aGuest(mall), await someone()];
    await guest.ask(cart.addToCart, { lines: [of(0, 2), of(1, 1)] });
    if (round % 2 === 0) await add(ana, 0, 3);
    const headers = { ...as(ana.token), ...guest.headers() };
    const answers = await Promise.all(Array.from({ length: tabs }, () => mall.ask(cart.mergeCart, {}, headers)));
    expect(answers.map(({ code }) => code)).toEqual(Array(tabs).fill(200));
    expect(await unitsOf(ana)).toBe(round % 2 === 0 ? 6 : 3);
    expect(await unitsOf(guest)).toBe(0);
  }
});
