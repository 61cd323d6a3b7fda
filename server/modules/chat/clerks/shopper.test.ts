import { beforeAll, expect, test } from 'vitest';
import { addToCart } from '#contract/cart/shopper.ts';
import * as desk from '#contract/chat/merchant.ts';
import * as platform from '#contract/chat/platform.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { aBuyer, type Buyer, sendEverywhere, variantsOf } from '#tests/support/accounts/buyers.ts';
import { aColleagueOf } from '#tests/support/accounts/colleagues.ts';
import { aChat, aGuestChat, answer, ask } from '#tests/support/chat/chats.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall } from '#tests/support/mall/small-mall.ts';
import { askForRefund, bought, ownerOf } from '#tests/support/orders/refunds.ts';

// What a desk is shown about the shopper with whom it speaks: its own part of it, and nothing else.

const mall = openMallUnderTest({ DEMO: '1' });
let [first, second] = [] as unknown as [number, number];
let [owner, stranger, operator] = [] as unknown as [Person, Person, Person];
let ana: Buyer;
let [ofFirst, ofSecond, refund] = ['', '', ''];
let chatId = 0;

beforeAll(async () => {
  const small = await fillSmallMall();
  [first, second] = [small.shopIds[0] ?? 0, small.shopIds[1] ?? 0];
  const variant = await variantsOf(mall, small);
  await sendEverywhere(small);
  [owner, stranger] = [await ownerOf(mall, first), await ownerOf(mall, second)];
  operator = await someone({ role: 'platform' });
  ana = await aBuyer();
  ofFirst = (await bought(mall, ana, variant(0, 0, 1))).number;
  const other = await bought(mall, ana, variant(1, 0, 2));
  ofSecond = other.number;
  refund = await askForRefund(mall, ana, ofSecond, [{ id: other.lines[0]?.id ?? 0, quantity: 1 }], {
    reason: 'damaged',
  });
  await mall.ask(addToCart, { lines: [variant(0, 0, 3), variant(1, 0, 1)] }, as(ana.token));
  chatId = (await aChat(mall, as(ana.token), first)).id;
  await ask(mall, ana, chatId, 'Where is it?');
});

const seenBy = async (person: Person, id = chatId) => {
  const { data, reason } = await mall.ask(desk.getShopper, { chatId: id }, as(person.token));
  return data ?? reason;
};

test('a shop is shown orders and cart of its shopper, as far as they are its own', async () => {
  const { orders, orderCount, cart } = (await mall.ask(desk.getShopper, { chatId }, as(owner.token))).data ?? {};
  expect(orders?.map(({ orderNo, status, units, refund: open }) => [orderNo, status, units, open])).toEqual([
    [ofFirst, 'paid', 1, null],
  ]);
  expect(orderCount).toBe(1);
  expect(cart?.map(({ quantity, isOnSale }) => [quantity, isOnSale])).toEqual([[3, true]]);
});

test('the other shop sees its own part, with the refund that is open, and not this conversation', async () => {
  expect(await seenBy(stranger)).toBe('chat_not_found');
  const theirs = (await aChat(mall, as(ana.token), second)).id;
  const { orders, cart } = (await mall.ask(desk.getShopper, { chatId: theirs }, as(stranger.token))).data ?? {};
  expect(orders?.map(({ orderNo, refund: open }) => [orderNo, open?.refundOrderNo, open?.status])).toEqual([
    [ofSecond, refund, 'under_review'],
  ]);
  expect(cart?.map(({ quantity }) => quantity)).toEqual([1]);
});

test('it takes the scope of customer service', async () => {
  expect(await seenBy(await aColleagueOf(owner, ['orders']))).toBe('not_allowed');
  expect(await seenBy(await aColleagueOf(owner, ['chat']))).toMatchObject({ orderCount: 1 });
});

test('the platform is shown the orders of all shops and no cart, and nothing of a conversation that is a shop’s', async () => {
  const seen = async (id: number) =>
    (await mall.ask(platform.getShopper, { chatId: id }, as(operator.token))).data ?? 'none';
  expect(await seen(chatId)).toBe('none');
  const own = (await aChat(mall, as(ana.token), null)).id;
  expect(await seen(own)).toMatchObject({
    orders: [{ orderNo: ofSecond }, { orderNo: ofFirst }],
    orderCount: 2,
    cart: [],
  });
});

test('of a guest nothing is known', async () => {
  const guest = await aGuestChat(mall, first);
  expect(await seenBy(owner, guest.chatId)).toEqual({ orders: [], orderCount: 0, cart: [] });
});

test('the list says what was written last at this desk, and to which shop the shopper had written', async () => {
  const inbox = async () =>
    (await mall.ask(desk.listInbox, {}, as(owner.token))).data?.list.find(({ id }) => id === chatId);
  expect(await inbox()).toMatchObject({
    last: { side: 'shopper', kind: 'text', notice: null, text: 'Where is it?' },
    homeShop: { id: first },
  });
  await answer(mall, owner, chatId, 'x'.repeat(200));
  expect((await inbox())?.last).toEqual({ side: 'desk', kind: 'text', notice: null, text: 'x'.repeat(140) });
  const pass = (call: typeof desk.passChat, by: Person, seenClerkId: number | null, shopId: number | null) =>
    mall.ask(call, { chatId, seenClerkId, shopId }, as(by.token));
  await pass(desk.passChat, owner, owner.accountId, null);
  await ask(mall, ana, chatId, 'Between us');
  const atPlatform = await mall.ask(platform.listInbox, {}, as(operator.token));
  expect(atPlatform.data?.list.find(({ id }) => id === chatId)).toMatchObject({
    last: { text: 'Between us' },
    homeShop: { id: first },
  });
  // At a third desk neither what was said before nor where it began is known.
  await pass(platform.passChat as never, operator, null, second);
  const atOther = await mall.ask(desk.listInbox, {}, as(stranger.token));
  expect(atOther.data?.list.find(({ id }) => id === chatId)).toMatchObject({
    last: { kind: 'notice', notice: 'to_shop', text: '' },
    homeShop: null,
  });
});
