import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { approveApplication } from '#contract/applications/platform.ts';
import { applyToSell } from '#contract/applications/shopper.ts';
import * as contract from '#contract/shops/platform-kinds.ts';
import type * as KindRows from '#server/modules/shops/kinds/kind-rows.ts';
import { shopCategories, shopTypes } from '#server/modules/shops/tables.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { anApplicationInput, aWaitingApplication, withCode } from '#tests/support/accounts/applicants.ts';
import { removePlantedBugs } from '#tests/support/faults/planted-bugs.ts';
import { barrier, concurrently, inTurnAtLock } from '#tests/support/faults/racing.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';

// Two operators change the kinds of shops at once, or one of them while someone applies with a kind or a shop of it is approved.

const planted = vi.hoisted(() => ({
  lockKinds: null as typeof KindRows.lockKinds | null,
  holdKinds: null as typeof KindRows.holdKinds | null,
}));
vi.mock('#server/modules/shops/kinds/kind-rows.ts', async (original) => {
  const { plantable } = await import('#tests/support/faults/planted-bugs.ts');
  return plantable(planted, () => original<typeof KindRows>(), 'lockKinds', 'holdKinds');
});

const mall = openMallUnderTest();
let small: SmallMall;
let operators: [Person, Person];

beforeAll(async () => {
  small = await fillSmallMall();
  operators = [await someone({ role: 'platform' }), await someone({ role: 'platform' })];
});
afterEach(() => removePlantedBugs(planted));

let made = 0;
const send = (en: string, by = operators[0]) =>
  mall.ask(contract.addShopCategory, { name: { en }, percent: 5 }, as(by.token));
const add = async () => (await send(`Classification ${++made}`)).data?.id as number;
const reasons = (answers: readonly { reason?: string }[]) => answers.map(({ reason }) => reason ?? 'done').sort();
const inOrder = (answers: readonly { reason?: string }[]) => answers.map(({ reason }) => reason ?? 'done');
const move = (id: number, intoId: number, by = operators[1]) =>
  mall.ask(contract.moveShopsOfKind, { kind: 'category', id, version: 1, intoId, intoVersion: 1 }, as(by.token));
const remove = (id: number) =>
  mall.ask(contract.removeShopKind, { kind: 'category', id, version: 1 }, as(operators[0].token));
const retire = (id: number) =>
  mall.ask(contract.retireShopKind, { kind: 'category', id, version: 1, isRetired: true }, as(operators[0].token));
const rename = (id: number, by: Person) =>
  mall.ask(contract.editShopCategory, { id, version: 1, name: { en: `Renamed ${++made}` } }, as(by.token));
const rowOf = (id: number) => ({ text: 'select from shop_categories where id = $1 for update', values: [id] });
/** How many shops and applications have a classification. */
async function having(id: number): Promise<number> {
  const { rows } = await mall.pool.query(
    `select (select count(*) from shops where category_id = $1)::int
      + (select count(*) from applications where category_id = $1)::int as n`,
    [id],
  );
  return rows[0].n;
}

/** Someone who is about to apply with a classification. */
async function anApplicant(categoryId: number) {
  const person = await someone();
  const input = await withCode(mall, person, { ...anApplicationInput(small), categoryId });
  return () => mall.ask(applyToSell, input, as(person.token));
}

const withoutLocks: typeof KindRows.lockKinds = (tx, kind) =>
  tx.select().from(kind === 'type' ? shopTypes : shopCategories);
const withoutHolding: typeof KindRows.holdKinds = async (tx, { typeId = 0, categoryId = 0 }) => {
  const [type] = await tx.select().from(shopTypes).where(eq(shopTypes.id, typeId));
  const [category] = await tx.select().from(shopCategories).where(eq(shopCategories.id, categoryId));
  return { type, category };
};

test('two add the same name, rename the same, or move in opposite directions at once: one of them does', async () => {
  const added = await concurrently(4, (at) => send(at % 2 ? 'Evergreen' : 'EVER green', operators[at % 2]));
  expect(reasons(added)).toEqual(['done', 'shop_kind_exists', 'shop_kind_exists', 'shop_kind_exists']);
  const [one, other] = [await add(), await add()];
  expect(reasons(await concurrently(2, (at) => rename(one, operators[at as 0 | 1])))).toEqual([
    ...['changed_meanwhile', 'done'],
  ]);
  const [here, there] = [await add(), other];
  const crossed = await Promise.all([move(here, there, operators[0]), move(there, here)]);
  expect(reasons(crossed)).toEqual(['changed_meanwhile', 'done']);
});

test('N: without the lock of both lists two who look first both overwrite, and both add a name', async () => {
  const id = await add();
  const haveLooked = barrier(2);
  planted.lockKinds = async (tx, kind) => {
    const rows = await withoutLocks(tx, kind, []);
    await haveLooked();
    return rows;
  };
  expect(reasons(await concurrently(2, (at) => rename(id, operators[at as 0 | 1])))).toEqual(['done', 'done']);
  expect(reasons(await concurrently(2, (at) => send(at ? 'Never green' : 'Nevergreen')))).toEqual(['done', 'done']);
});

test('someone applies with a classification while it is removed: either it is used, or the form says that it is gone', async () => {
  for (const first of ['apply', 'remove'] as const) {
    const id = await add();
    const apply = await anApplicant(id);
    const acts = first === 'apply' ? [apply, () => remove(id)] : [() => remove(id), apply];
    const answers = await inTurnAtLock<{ reason?: string }>(mall.pool, rowOf(id), acts);
    expect(inOrder(answers)).toEqual(
      first === 'apply' ? ['done', 'shop_kind_in_use'] : ['done', 'shop_category_not_offered'],
    );
  }
});

test('N: without holding it, whoever applies while it is removed breaks', async () => {
  planted.holdKinds = withoutHolding;
  const id = await add();
  const apply = await anApplicant(id);
  const answers = await inTurnAtLock<{ reason?: string }>(mall.pool, rowOf(id), [() => remove(id), apply]);
  expect(inOrder(answers)).toEqual(['done', 'internal_error']);
});

test('someone applies with a classification while it is retired: after that nobody new has it', async () => {
  const id = await add();
  const apply = await anApplicant(id);
  const answers = await inTurnAtLock<{ reason?: string }>(mall.pool, rowOf(id), [() => retire(id), apply]);
  expect(inOrder(answers)).toEqual(['done', 'shop_category_not_offered']);
  expect(await having(id)).toBe(0);
});

test('N: without holding it, an application comes in after it was retired', async () => {
  planted.holdKinds = withoutHolding;
  const id = await add();
  const apply = await anApplicant(id);
  const answers = await inTurnAtLock<{ reason?: string }>(mall.pool, rowOf(id), [() => retire(id), apply]);
  expect(inOrder(answers)).toEqual(['done', 'done']);
  expect(await having(id)).toBe(1);
});

test('shops are moved while someone applies: nothing is left behind', async () => {
  const [from, into] = [await add(), await add()];
  const apply = await anApplicant(from);
  const answers = await inTurnAtLock<{ reason?: string }>(mall.pool, rowOf(from), [apply, () => move(from, into)]);
  expect(inOrder(answers)).toEqual(['done', 'done']);
  expect([await having(from), await having(into)]).toEqual([0, 1]);
});

/** A shop is about to be approved, while all of its classification are moved to another: who begins first waits at a lock. */
async function approveWhileMoving(first: 'approve' | 'move') {
  const [from, into] = [await add(), await add()];
  const { id } = await aWaitingApplication(mall, { ...anApplicationInput(small), categoryId: from });
  const approve = () => mall.ask(approveApplication, { id }, as(operators[0].token));
  const acts = first === 'approve' ? [approve, () => move(from, into)] : [() => move(from, into), approve];
  const lock = { text: 'select from applications where id = $1 for update', values: [id] };
  const answers = await inTurnAtLock<{ reason?: string }>(mall.pool, lock, acts);
  return { answers: inOrder(answers), approve, from, into };
}

test('shops are moved while one is approved: it has the other classification, or its reviewer looks again', async () => {
  const approving = await approveWhileMoving('approve');
  expect(approving.answers).toEqual(['done', 'done']);
  expect([await having(approving.from), await having(approving.into)]).toEqual([0, 2]);
  const moving = await approveWhileMoving('move');
  expect(moving.answers).toEqual(['done', 'changed_meanwhile']);
  expect([await having(moving.from), await having(moving.into)]).toEqual([0, 1]);
  expect((await moving.approve()).code).toBe(200);
  expect([await having(moving.from), await having(moving.into)]).toEqual([0, 2]);
});

test('N: without holding the kinds first, the move and the approval wait for each other, and one breaks', async () => {
  planted.holdKinds = withoutHolding;
  const { answers } = await approveWhileMoving('approve');
  expect(answers.sort()).toEqual(['done', 'internal_error']);
});
