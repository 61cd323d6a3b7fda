import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import * as review from '#contract/refunds/merchant.ts';
import * as contract from '#contract/refunds/merchant-returns.ts';
import { getRefund } from '#contract/refunds/shopper.ts';
import type * as RateLimit from '#server/http/rate-limit.ts';
import { as, type Person } from '#tests/support/accounts/accounts.ts';
import { aBuyer, type Buyer, sendEverywhere, variantsOf } from '#tests/support/accounts/buyers.ts';
import { moveClock, resetClock } from '#tests/support/mall/mall-clock.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';
import { askForRefund, bought, ownerOf, send } from '#tests/support/orders/refunds.ts';

vi.mock('#server/http/rate-limit.ts', async (original) => ({
  ...(await original<typeof RateLimit>()),
  countTry: async () => {},
}));

const mall = openMallUnderTest({ DEMO: '1' });
let small: SmallMall;
let variant: Awaited<ReturnType<typeof variantsOf>>;
let [owner, stranger] = [] as unknown as [Person, Person];
let ana: Buyer;

beforeAll(async () => {
  small = await fillSmallMall();
  variant = await variantsOf(mall, small);
  await sendEverywhere(small);
  owner = await ownerOf(mall, small.shopIds[1] ?? 0);
  stranger = await ownerOf(mall, small.shopIds[0] ?? 0);
  await mall.pool.query('update skus set on_hand = on_hand + 1000, opening = opening + 1000');
  ana = await aBuyer();
});
beforeEach(async () => {
  await mall.pool.query('delete from return_addresses');
});

const desk = { name: 'Returns desk', phone: '+1 555 0100', address: '12 Harbour Street\n90001 Los Angeles' };
const depot = { name: 'Depot', phone: '', address: '1 Rail Road' };
const add = async (address: typeof desk, by = owner) =>
  (await mall.ask(contract.addReturnAddress, address, as(by.token))).data?.id ?? 0;
const book = async (by = owner) => (await mall.ask(contract.listReturnAddresses, {}, as(by.token))).data;
const reasonOf = ({ code, reason }: { code: number; reason?: string | null }) => (code === 200 ? 'done' : reason);
const makeDefault = async (id: number) =>
  reasonOf(await mall.ask(contract.setDefaultReturnAddress, { id }, as(owner.token)));
const restore = async (id: number, by = owner) =>
  reasonOf(await mall.ask(contract.restoreReturnAddress, { id }, as(by.token)));
const saved = { savedBy: expect.stringMatching(/./), savedAt: expect.any(String) };
const remove = async (id: number) => reasonOf(await mall.ask(contract.deleteReturnAddress, { id }, as(owner.token)));

async function aReturn() {
  const { number, lines } = await bought(mall, ana, variant(1));
  await send(number, lines);
  return askForRefund(mall, ana, number, lines, { kind: 'goods' });
}
const accept = async (refundOrderNo: string, addressId: number | null = null) =>
  reasonOf(await mall.ask(review.acceptRefund, { refundOrderNo, addressId }, as(owner.token)));
const shown = async (refundOrderNo: string) =>
  (await mall.ask(getRefund, { refundOrderNo }, as(ana.token))).data?.returnAddress;

describe('the book', () => {
  test('has one default, the first one until another is chosen; the default one is deleted last', async () => {
    const [first, second] = [await add(desk), await add(depot)];
    expect(await book()).toEqual([
      { ...desk, id: first, isDefault: true, version: 1, ...saved },
      { ...depot, id: second, isDefault: false, version: 1, ...saved },
    ]);
    expect(await makeDefault(second)).toBe('done');
    expect((await book())?.map(({ id, isDefault }) => [id, isDefault])).toEqual([
      [second, true],
      [first, false],
    ]);
    expect(await remove(second)).toBe('return_address_is_default');
    expect([await remove(first), await remove(second), await book()]).toEqual(['done', 'done', []]);
  });

  test('of two editors the second is refused, and another shop sees and changes nothing', async () => {
    const id = await add(desk);
    const edit = (by: Person, phone: string) =>
      mall.ask(contract.editReturnAddress, { id, version: 1, ...desk, phone }, as(by.token)).then(reasonOf);
    expect(await edit(owner, '1')).toBe('done');
    expect(await edit(owner, '2')).toBe('changed_meanwhile');
    expect(await edit(stranger, '3')).toBe('return_address_not_found');
    expect(await book(stranger)).toEqual([]);
    expect(await book()).toMatchObject([{ phone: '1', version: 2 }]);
  });

  test('takes a deleted one back, the only one as its default; a second time nothing happens', async () => {
    const [first, second] = [await add(desk), await add(depot)];
    expect([await remove(second), await remove(first), await book()]).toEqual(['done', 'done', []]);
    expect([await restore(second), await restore(second)]).toEqual(['done', 'done']);
    expect(await restore(first)).toBe('done');
    expect(await book()).toEqual([
      { ...depot, id: second, isDefault: true, version: 1, ...saved },
      { ...desk, id: first, isDefault: false, version: 1, ...saved },
    ]);
    const { rows } = await mall.pool.query('select act, subject from shop_log order by id desc limit 2');
    expect(rows.map(({ act, subject }) => [act, subject])).toEqual([
      ['return_address_restored', 'Returns desk'],
      ['return_address_restored', 'Depot'],
    ]);
  });

  test('takes nothing back for another shop, without room, or after a day', async () => {
    const id = await add(desk);
    await remove(id);
    expect(await restore(id, stranger)).toBe('return_address_not_found');
    for (let count = 0; count < contract.returnAddressesMax; count++) await add(depot);
    expect(await restore(id)).toBe('too_many_return_addresses');
    await mall.pool.query('delete from return_addresses');
    await moveClock(1.01);
    expect([await restore(id), await book()]).toEqual(['return_address_not_found', []]);
    await resetClock();
    expect(await restore(id)).toBe('done');
  });

  test('has room for twenty', async () => {
    for (let count = 0; count < contract.returnAddressesMax; count++) await add(depot);
    expect(reasonOf(await mall.ask(contract.addReturnAddress, desk, as(owner.token)))).toBe(
      'too_many_return_addresses',
    );
  });
});

describe('an accepted return', () => {
  test('goes to the chosen address, or to the default one, and stays there whatever the shop changes later', async () => {
    const [first, second] = [await add(desk), await add(depot)];
    const [one, other] = [await aReturn(), await aReturn()];
    expect([await accept(one), await accept(other, second)]).toEqual(['done', 'done']);
    expect([await shown(one), await shown(other)]).toEqual([desk, depot]);
    await mall.ask(contract.editReturnAddress, { id: first, version: 1, ...depot }, as(owner.token));
    await remove(second);
    expect([await shown(one), await shown(other)]).toEqual([desk, depot]);
  });

  test('goes to the shop itself when the book is empty', async () => {
    const refund = await aReturn();
    await accept(refund);
    const { rows } = await mall.pool.query('select phone, address from shops where id = $1', [small.shopIds[1]]);
    expect(await shown(refund)).toMatchObject(rows[0]);
  });

  test('cannot go to an address of another shop, and is then not accepted', async () => {
    const refund = await aReturn();
    expect(await accept(refund, await add(desk, stranger))).toBe('return_address_not_found');
    expect(await shown(refund)).toBeNull();
  });
});
