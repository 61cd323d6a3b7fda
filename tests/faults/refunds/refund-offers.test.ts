import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { acceptRefund, offerPart } from '#contract/refunds/merchant.ts';
import { withdrawRefund } from '#contract/refunds/shopper.ts';
import { acceptOffer, declineOffer } from '#contract/refunds/shopper-offer.ts';
import type * as RateLimit from '#server/http/rate-limit.ts';
import type * as Whole from '#server/modules/orders/reads/whole-order-queries.ts';
import type * as Moves from '#server/modules/refunds/move-refund.ts';
import { refundStatusHistory, refunds } from '#server/modules/refunds/tables.ts';
import { as, type Person } from '#tests/support/accounts/accounts.ts';
import { aBuyer, type Buyer, sendEverywhere, variantsOf } from '#tests/support/accounts/buyers.ts';
import { promisesBroken, violationsOf } from '#tests/support/database/audit-check.ts';
import { removePlantedBugs } from '#tests/support/faults/planted-bugs.ts';
import { barrier } from '#tests/support/faults/racing.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';
import { askForRefund, bought, ownerOf, send, settleAll } from '#tests/support/orders/refunds.ts';

// A shop offers a part while the buyer withdraws; a part is agreed to twice, or agreed to and declined: one of them counts.
// What a planted bug does is last, since the audit finds it from then on.

const planted = vi.hoisted(() => ({
  lockWholeOrder: null as typeof Whole.lockWholeOrder | null,
  moveRefund: null as typeof Moves.moveRefund | null,
}));
const plant = vi.hoisted(
  () =>
    async <Module extends object>(original: () => Promise<Module>, name: keyof Module & string) =>
      (await import('#tests/support/faults/planted-bugs.ts')).plantable(planted, original, name),
);
vi.mock('#server/modules/orders/reads/whole-order-queries.ts', (original) =>
  plant(() => original<typeof Whole>(), 'lockWholeOrder'),
);
vi.mock('#server/modules/refunds/move-refund.ts', (original) => plant(() => original<typeof Moves>(), 'moveRefund'));
vi.mock('#server/http/rate-limit.ts', async (original) => ({
  ...(await original<typeof RateLimit>()),
  countTry: async () => {},
}));
vi.setConfig({ testTimeout: 60_000 });

const mall = openMallUnderTest({ DEMO: '1' });
let small: SmallMall;
let variant: Awaited<ReturnType<typeof variantsOf>>;
let owner: Person;
let ana: Buyer;
const rounds = 8;
const amount = 500;

beforeAll(async () => {
  small = await fillSmallMall();
  variant = await variantsOf(mall, small);
  await sendEverywhere(small);
  owner = await ownerOf(mall, small.shopIds[1] ?? 0);
  await mall.pool.query('update skus set on_hand = on_hand + 10000, opening = opening + 10000');
});
beforeEach(async () => {
  ana = await aBuyer();
});
afterEach(() => removePlantedBugs(planted));

/** A refund of something that was sent; offered in part already, if so. */
async function aRefund({ isOffered }: { isOffered: boolean }): Promise<string> {
  const { number, lines } = await bought(mall, ana, variant(1));
  await send(number, lines);
  const refund = await askForRefund(mall, ana, number, lines);
  if (isOffered) expect(await offer(refund)).toBe(200);
  return refund;
}

type Act = (refundOrderNo: string) => Promise<number>;
const codeOf = ({ code }: { code: number }) => code;
const offer: Act = (refundOrderNo) =>
  mall.ask(offerPart, { refundOrderNo, amount, reason: 'A scratch' }, as(owner.token)).then(codeOf);
const accept: Act = (refundOrderNo) => mall.ask(acceptRefund, { refundOrderNo }, as(owner.token)).then(codeOf);
const withdraw: Act = (refundOrderNo) => mall.ask(withdrawRefund, { refundOrderNo }, as(ana.token)).then(codeOf);
const agree: Act = (refundOrderNo) => mall.ask(acceptOffer, { refundOrderNo, amount }, as(ana.token)).then(codeOf);
const decline: Act = (refundOrderNo) => mall.ask(declineOffer, { refundOrderNo, amount }, as(ana.token)).then(codeOf);

const statusOf = async (number: string): Promise<string> =>
  (await mall.pool.query('select status from refunds where number = $1', [number])).rows[0].status;
const paidOf = async (number: string): Promise<number[]> =>
  (await mall.pool.query('select amount from provider_refunds where operation = $1', [`refund:${number}`])).rows.map(
    (row) => row.amount,
  );

async function race(refund: string, ...acts: Act[]): Promise<string> {
  const codes = await Promise.all(acts.map((act) => act(refund)));
  return `${codes.join(' ')} ${await statusOf(refund)}`;
}
const clean = async () => {
  await settleAll();
  expect(await violationsOf(mall)).toEqual([]);
};

test('offering a part against the buyer’s withdrawal: it ends withdrawn, whoever was first, and nothing is paid', async () => {
  for (let round = 0; round < rounds; round++) {
    const refund = await aRefund({ isOffered: false });
    expect(['409 200 withdrawn', '200 200 withdrawn']).toContain(await race(refund, offer, withdraw));
    expect(await paidOf(refund)).toEqual([]);
  }
  await clean();
});

test('offering a part against accepting it all: one of a shop’s two people decides', async () => {
  for (let round = 0; round < rounds; round++)
    expect(['200 409 offered', '409 200 refunding']).toContain(
      await race(await aRefund({ isOffered: false }), offer, accept),
    );
  await clean();
});

test.each([2, 8])('agreeing %i times at once: one agrees, and the part is paid once', async (count) => {
  const refund = await aRefund({ isOffered: true });
  const codes = await Promise.all(Array.from({ length: count }, () => agree(refund)));
  expect(codes.toSorted()).toEqual([200, ...Array.from({ length: count - 1 }, () => 409)]);
  expect(await paidOf(refund)).toEqual([amount]);
  await clean();
});

test('agreeing against withdrawing, and against declining: one of them counts', async () => {
  for (let round = 0; round < rounds; round++) {
    expect(['200 409 refunding', '409 200 withdrawn']).toContain(
      await race(await aRefund({ isOffered: true }), agree, withdraw),
    );
    expect(['200 409 refunding', '409 200 under_review']).toContain(
      await race(await aRefund({ isOffered: true }), agree, decline),
    );
  }
  await clean();
});

describe('with planted bugs', () => {
  /** Reads the order without a lock, and goes on when the other has read it, too; changes the status whatever it was. */
  async function careless() {
    const { readWholeOrder } = await vi.importActual<typeof Whole>(
      '#server/modules/orders/reads/whole-order-queries.ts',
    );
    const wait = barrier(2);
    planted.lockWholeOrder = async (tx, orderId) => {
      const order = await readWholeOrder(tx, orderId);
      await wait();
      return order;
    };
    planted.moveRefund = async (tx, refundId, { to, by }) => {
      await tx.update(refunds).set({ status: to }).where(eq(refunds.id, refundId));
      await tx.execute(sql`insert into ${refundStatusHistory} (refund_id, step, status, by, at)
        select ${refundId}, count(*) + 1, ${to}, ${by}, now() from ${refundStatusHistory} where refund_id = ${refundId}`);
    };
  }

  test('N: a part is offered for what was withdrawn, and the audit says so', async () => {
    const refund = await aRefund({ isOffered: false });
    await careless();
    const codes = await race(refund, offer, withdraw);
    expect(codes).toMatch(/^(?:200 (?:200|500)|500 200) /);
    expect(await promisesBroken()).toContain('Q12');
  });

  test('N: a part is agreed to twice, and only the database’s constraints are left', async () => {
    const refund = await aRefund({ isOffered: true });
    await careless();
    expect((await Promise.all([agree(refund), agree(refund)])).toSorted()).toEqual([200, 500]);
  });
});
