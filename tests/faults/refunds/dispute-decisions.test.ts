import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { refuseRefund } from '#contract/refunds/merchant.ts';
import { decideRefund } from '#contract/refunds/platform.ts';
import { askPlatform } from '#contract/refunds/shopper.ts';
import type * as RateLimit from '#server/http/rate-limit.ts';
import type * as Whole from '#server/modules/orders/reads/whole-order-queries.ts';
import type * as Moves from '#server/modules/refunds/move-refund.ts';
import { refundStatusHistory, refunds } from '#server/modules/refunds/tables.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { aBuyer, type Buyer, sendEverywhere, variantsOf } from '#tests/support/accounts/buyers.ts';
import { violationsOf } from '#tests/support/database/audit-check.ts';
import { removePlantedBugs } from '#tests/support/faults/planted-bugs.ts';
import { allAtLock, barrier } from '#tests/support/faults/racing.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall } from '#tests/support/mall/small-mall.ts';
import { askForRefund, bought, ownerOf, send, settleAll } from '#tests/support/orders/refunds.ts';

// Two operators decide one dispute at once: one decision counts, and the other operator reads whose it was.
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
let variant: Awaited<ReturnType<typeof variantsOf>>;
let owner: Person;
let operators: [Person, Person];
let ana: Buyer;

beforeAll(async () => {
  const small = await fillSmallMall();
  variant = await variantsOf(mall, small);
  await sendEverywhere(small);
  owner = await ownerOf(mall, small.shopIds[1] ?? 0);
  operators = [
    await someone({ role: 'platform', nickname: 'Ada' }),
    await someone({ role: 'platform', nickname: 'Bo' }),
  ];
  await mall.pool.query('update skus set on_hand = on_hand + 10000, opening = opening + 10000');
});
beforeEach(async () => {
  ana = await aBuyer();
});
afterEach(() => removePlantedBugs(planted));

async function anAppeal(): Promise<{ refund: string; order: string }> {
  const { number, lines } = await bought(mall, ana, variant(1));
  await send(number, lines);
  const refund = await askForRefund(mall, ana, number, lines);
  await mall.ask(refuseRefund, { refundOrderNo: refund, reason: 'It was worn' }, as(owner.token));
  expect((await mall.ask(askPlatform, { refundOrderNo: refund }, as(ana.token))).code).toBe(200);
  return { refund, order: number };
}

const decide = (refundOrderNo: string, { token }: Person, amount: number) =>
  mall.ask(decideRefund, { refundOrderNo, isAccepted: true, amount, reason: 'So it is' }, as(token));
const paidOf = async (number: string): Promise<number[]> =>
  (await mall.pool.query('select amount from provider_refunds where operation = $1', [`refund:${number}`])).rows.map(
    (row) => row.amount,
  );

test('two operators divide one amount in two ways: one division is paid, and the other operator reads whose it is', async () => {
  for (let round = 0; round < 4; round++) {
    const { refund, order } = await anAppeal();
    const lock = { text: 'select from orders where number = $1 for update', values: [order] };
    const [ada, bo] = await allAtLock(mall.pool, lock, [
      () => decide(refund, operators[0], 300),
      () => decide(refund, operators[1], 500),
    ]);
    const [first, second] = ada?.code === 200 ? [ada, bo] : [bo, ada];
    expect([first?.code, second?.code, second?.reason]).toEqual([200, 409, 'dispute_decided']);
    expect(second?.message).toContain(first === ada ? 'Ada' : 'Bo');
    await settleAll();
    expect(await paidOf(refund)).toEqual([first === ada ? 300 : 500]);
    const { rows } = await mall.pool.query(
      "select 1 from operator_log where act = 'dispute_decided' and subject = $1",
      [refund],
    );
    expect(rows.length).toBe(1);
  }
  expect(await violationsOf(mall)).toEqual([]);
});

test('N: with a careless decision only the units stop the second, and nobody says who was first', async () => {
  const { refund } = await anAppeal();
  const { readWholeOrder } = await vi.importActual<typeof Whole>('#server/modules/orders/reads/whole-order-queries.ts');
  const bothHaveRead = barrier(2);
  planted.lockWholeOrder = async (tx, orderId) => {
    const order = await readWholeOrder(tx, orderId);
    await bothHaveRead();
    return order;
  };
  planted.moveRefund = async (tx, refundId, { to, by }) => {
    await tx.update(refunds).set({ status: to }).where(eq(refunds.id, refundId));
    await tx.execute(sql`insert into ${refundStatusHistory} (refund_id, step, status, by, at)
      select ${refundId}, count(*) + 1, ${to}, ${by}, now() from ${refundStatusHistory} where refund_id = ${refundId}`);
  };
  const answers = await Promise.all([decide(refund, operators[0], 300), decide(refund, operators[1], 500)]);
  expect(answers.map(({ reason }) => reason ?? 'paid').toSorted()).toEqual(['paid', 'refund_too_many']);
});
