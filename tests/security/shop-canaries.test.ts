import { beforeAll, expect, test } from 'vitest';
import { matchStock } from '#contract/catalogue/merchant-stock.ts';
import type { Call } from '#contract/core/call.ts';
import { everyCall } from '#contract/index.ts';
import { getShopSales } from '#contract/orders/merchant-sales.ts';
import { checkShipments } from '#contract/shipping/merchant-bulk.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { aBuyer, type Buyer, sendEverywhere, variantsOf } from '#tests/support/accounts/buyers.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';
import {
  buyerMail,
  fillWithCanaries,
  numbersOf,
  orderWithNotes,
  shopCanaries,
} from '#tests/support/security/canary-shop.ts';
import { type Known, knowsNothing, questionsOf } from './questions.ts';

// A shop is full of canaries; the owner of another asks every call for merchants for them, with their numbers and their words. New
// calls are included automatically.

const mall = openMallUnderTest({ DEMO: '1' });
let small: SmallMall;
let victim: Person;
let stranger: Person;
let known: Known;
let strangersBefore: Record<string, unknown>;

const forMerchants = everyCall.filter(({ who }) => who === 'merchant');
const reading = forMerchants.filter(({ method }) => method === 'GET');
const writing = forMerchants.filter(({ method }) => method !== 'GET');
const strangersShop = () => small.shopIds[0] ?? 0;
const victimsShop = () => small.shopIds[1] ?? 0;

async function anOwner(shopId: number, is: Parameters<typeof someone>[0]): Promise<Person> {
  const owner = await someone({ role: 'merchant', ...is });
  await mall.pool.query('update shops set owner_id = $1 where id = $2', [owner.accountId, shopId]);
  return owner;
}

async function aMarkedBuyer(): Promise<Buyer> {
  const buyer = await aBuyer();
  const { buyer: nickname, consignee, consigneeMail, address, phone } = shopCanaries;
  await mall.pool.query('update accounts set nickname = $2, email = $3 where id = $1', [
    buyer.accountId,
    nickname,
    buyerMail,
  ]);
  await mall.pool.query('update addresses set real_name = $2, email = $3, detail = $4, phone = $5 where id = $1', [
    buyer.addressId,
    ...[consignee, consigneeMail, address, phone],
  ]);
  return { ...buyer, email: buyerMail };
}

beforeAll(async () => {
  small = await fillSmallMall();
  await sendEverywhere(small);
  await mall.pool.query('update skus set on_hand = on_hand + 50, opening = opening + 50');
  const { owner: nickname, ownerMail: email } = shopCanaries;
  victim = await anOwner(victimsShop(), { nickname, email });
  stranger = await anOwner(strangersShop(), {});
  const variant = await variantsOf(mall, small);
  // Someone buys in both shops at once: what they write to one of them is not for the other.
  const noteFor = (shopId: number) => (shopId === victimsShop() ? shopCanaries.jointNote : 'Thank you');
  await orderWithNotes(mall, await aBuyer(), noteFor, [variant(0), variant(1)]);
  strangersBefore = await plainAnswersTo(stranger);
  const [productId = 0, pictureHash] = [small.productIds[2], small.pictureHash];
  await fillWithCanaries(mall, {
    owner: victim,
    productId,
    variant: variant(1),
    buyer: await aMarkedBuyer(),
    pictureHash,
  });
  known = {
    ...(await numbersOf(mall, victimsShop())),
    words: [...Object.values(shopCanaries), buyerMail, 'xq7nothing'],
  };
});

/** What someone is answered to calls that need no input, with each of their filters. */
async function plainAnswersTo({ token }: Person): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {};
  for (const call of reading)
    for (const input of questionsOf(call, knowsNothing)) {
      const { data, ...rest } = await (await mall.send(call, input, as(token))).json();
      // Of sales by day only the sums: midnight may be between two questions.
      const compared = call.path === getShopSales.path ? data.total : data;
      answers[`${call.path} ${JSON.stringify(input)}`] = { ...rest, data: compared };
    }
  return answers;
}

type Found = { canaries: Set<string>; answered: Set<string>; leaking: Set<string>; failures: string[] };

/** Asks every question, and says which canaries the answers contain and which calls have answered. */
async function search(calls: readonly Call[], { token }: Person, look = (_: Question) => {}): Promise<Found> {
  const found: Found = { canaries: new Set(), answered: new Set(), leaking: new Set(), failures: [] };
  async function ask(call: Call, input: Record<string, unknown>) {
    const response = await mall.send(call, input, as(token));
    const text = (await response.text()).toLowerCase();
    look({ call, input, text });
    if (response.status === 200) found.answered.add(call.path);
    if (response.status >= 429) found.failures.push(`${call.path} ${JSON.stringify(input)} ${text}`);
    for (const [name, canary] of Object.entries({ ...shopCanaries, buyerMail })) {
      if (!text.includes(canary)) continue;
      found.canaries.add(name);
      found.leaking.add(`${call.path} ${name}`);
    }
  }
  for (const call of calls) {
    await mall.pool.query('delete from rate_windows');
    const questions = questionsOf(call, known);
    if (call.method === 'GET') await Promise.all(questions.map((input) => ask(call, input)));
    else for (const input of questions) await ask(call, input);
  }
  return found;
}
type Question = { call: Call; input: Record<string, unknown>; text: string };

test('the owner of another shop finds no canary, and by its words as little as by words that nobody wrote', async () => {
  const byWords = new Map<string, Set<string>>();
  const { leaking, failures } = await search(reading, stranger, ({ call, input: { words, ...rest }, text }) => {
    const question = `${call.path} ${JSON.stringify(rest)}`;
    if (words) byWords.set(question, (byWords.get(question) ?? new Set()).add(text));
  });
  expect([...leaking]).toEqual([]);
  expect(failures).toEqual([]);
  expect(byWords.size).toBeGreaterThan(5);
  for (const [question, answers] of byWords) expect([question, [...answers]]).toEqual([question, [expect.any(String)]]);
});

test('counts, sums and lists of a shop are the same however much another has', async () => {
  expect(Object.keys(strangersBefore).length).toBeGreaterThan(reading.length / 2);
  expect(await plainAnswersTo(stranger)).toEqual(strangersBefore);
});

test('the owner of the shop itself finds every canary by the same questions, and each call answers', async () => {
  const { canaries, answered, failures } = await search(reading, victim);
  expect(Object.keys(shopCanaries).filter((name) => !canaries.has(name))).toEqual([]);
  expect(reading.map(({ path }) => path).filter((path) => !answered.has(path))).toEqual([]);
  expect(failures).toEqual([]);
});

test('nor does the owner of another shop find one by calls that write, and the shop is as it was', async () => {
  const before = await plainAnswersTo(victim);
  const { leaking, failures } = await search(writing, stranger);
  expect([...leaking]).toEqual([]);
  expect(failures).toEqual([]);
  expect(await plainAnswersTo(victim)).toEqual(before);
});

test('the owner of the shop itself finds some by the calls that only look something up', async () => {
  const { leaking } = await search([matchStock, checkShipments], victim);
  const { path } = matchStock;
  expect([...leaking]).toEqual(
    expect.arrayContaining([`${path} product`, `${path} code`, `${checkShipments.path} consignee`]),
  );
});
