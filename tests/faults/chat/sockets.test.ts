import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { closeCodes } from '#contract/chat/frames.ts';
import * as desk from '#contract/chat/merchant.ts';
import * as platform from '#contract/chat/platform.ts';
import * as contract from '#contract/chat/shopper.ts';
import { waitersOf } from '#server/modules/chat/live/audience.ts';
import { as, someone } from '#tests/support/accounts/accounts.ts';
import { aColleagueOf } from '#tests/support/accounts/colleagues.ts';
import { type ChatClient, isOf } from '#tests/support/chat/chat-client.ts';
import { chatServer, receivedUntil, sending } from '#tests/support/chat/chat-server.ts';
import { aDesk, aGuestChat, answer, ask } from '#tests/support/chat/chats.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';

// Sockets of customer service over real connections: what reaches whom.

const mall = openMallUnderTest({ DEMO: '1' });
const { opened, connected, aConversation } = chatServer(mall);

describe('a conversation over sockets', () => {
  test('messages are numbered, acknowledged, and reach both sides in order', async () => {
    const { ana, chatId } = await aConversation();
    const [mine, theirs] = [await connected(as(ana.token)), await connected(as(opened.shop.token), desk.openTicket)];
    for (const word of ['one', 'two', 'three']) mine.send(sending(chatId, word));
    for (const number of [1, 2, 3]) {
      expect(await mine.next(isOf('sent'))).toMatchObject({ chatId, number });
      expect((await theirs.next(isOf('message'))).message.number).toBe(number);
    }
    theirs.send(sending(chatId, 'hello'));
    await mine.next((frame): frame is never => frame.type === 'message' && frame.message.number === 4);
    mine.send({ type: 'mark', id: 1, chatId, read: 4 });
    expect(await mine.next(isOf('marked'))).toEqual({ type: 'marked', id: 1, chatId });
    await theirs.next((frame): frame is never => frame.type === 'state' && frame.chat?.read === 4);
    mine.send({ type: 'typing', chatId });
    expect(await theirs.next(isOf('typing'))).toEqual({ type: 'typing', chatId, side: 'shopper' });
    mine.socket.terminate();
    theirs.socket.terminate();
  });

  test('after a break it goes on from the last number, and what is sent again is there once', async () => {
    const { ana, chatId } = await aConversation();
    const first = await connected(as(ana.token));
    const key = randomUUID();
    first.send(sending(chatId, 'lost answer', key));
    await first.next(isOf('sent'));
    first.socket.terminate();
    await answer(mall, opened.shop, chatId, 'meanwhile');
    const second = await connected(as(ana.token));
    second.send(sending(chatId, 'lost answer', key));
    expect(await second.next(isOf('sent'))).toMatchObject({ number: 1 });
    second.send({ type: 'resume', id: 'r', chatId, after: 0 });
    const { list, upTo, hasMore } = await second.next(isOf('messages'));
    expect([list.map(({ number }) => number), upTo, hasMore]).toEqual([[1, 2], 2, false]);
    second.socket.terminate();
  });

  test('a call that waits is answered by a message of the other side', async () => {
    const { ana, chatId } = await aConversation();
    await ask(mall, ana, chatId, 'Anyone?');
    const { version = 0 } = (await mall.ask(contract.listMessages, { chatId }, as(ana.token))).data?.chat ?? {};
    const waiting = mall.ask(contract.waitForMessages, { chatId, after: 1, seen: version }, as(ana.token));
    await answer(mall, opened.shop, chatId, 'Yes');
    const answered = (await waiting).data;
    expect(answered).toMatchObject({ list: [{ number: 2 }], upTo: 2 });
    const many = Array.from({ length: 21 }, () =>
      mall.ask(
        contract.waitForMessages,
        { chatId, after: 2, seen: answered?.chat.version ?? 0, seconds: 3 },
        as(ana.token),
      ),
    );
    expect((await Promise.all(many)).filter(({ reason }) => reason === 'busy')).toHaveLength(1);
    const over = await mall.ask(contract.waitForMessages, { chatId, after: 2, seen: 1_000, seconds: 0 }, as(ana.token));
    expect(over.data?.list).toEqual([]);
  });
});

describe('nobody is sent what is not theirs', () => {
  test('strangers, other shops, colleagues without the scope and the platform get nothing of it', async () => {
    const [{ ana, chatId }, other] = [await aConversation(), await aConversation()];
    const otherShop = await aDesk();
    const packer = await aColleagueOf(opened.shop, ['orders']);
    const office = await someone({ role: 'platform' });
    const guest = await aGuestChat(mall, otherShop.shopId);
    expect((await mall.ask(desk.openTicket, {}, as(packer.token))).reason).toBe('not_allowed');
    const watching: [ChatClient, () => Promise<unknown>][] = [
      [await connected(as(other.ana.token)), () => answer(mall, opened.shop, other.chatId, 'the end')],
      [await connected(guest.headers), () => answer(mall, otherShop, guest.chatId, 'the end')],
      [await connected(as(otherShop.token), desk.openTicket), () => answer(mall, otherShop, guest.chatId, 'the end')],
      [
        await connected(as(office.token), platform.openTicket),
        async () => {
          const asked = await aConversation(null);
          await ask(mall, asked.ana, asked.chatId, 'the end');
        },
      ],
    ];
    await ask(mall, ana, chatId, 'zq9canary');
    await answer(mall, opened.shop, chatId, 'zq9canary');
    for (const [client, end] of watching) {
      await end();
      expect(await receivedUntil(client, 'the end')).toEqual(
        expect.not.arrayContaining([expect.stringContaining('zq9canary')]),
      );
      for (const frame of [
        sending(chatId, 'x'),
        { type: 'resume', id: 'r', chatId, after: 0 },
        { type: 'mark', id: 'm', chatId, read: 1 },
        { type: 'typing', chatId },
      ]) {
        client.send(frame);
        expect(await client.next(isOf('error'))).toMatchObject({ reason: 'chat_not_found' });
      }
      client.socket.terminate();
    }
  });

  test('when a conversation is passed on, the desk that had it gets no more of it', async () => {
    const { ana, chatId } = await aConversation();
    await ask(mall, ana, chatId, 'first');
    const before = await connected(as(opened.shop.token), desk.openTicket);
    await mall.ask(desk.passChat, { chatId, seenClerkId: null, shopId: null }, as(opened.shop.token));
    await before.next((frame): frame is never => frame.type === 'state' && frame.chat === null);
    await ask(mall, ana, chatId, 'zq9secret');
    const { ana: next, chatId: others } = await aConversation();
    await ask(mall, next, others, 'the end');
    expect(await receivedUntil(before, 'the end')).toEqual(
      expect.not.arrayContaining([expect.stringContaining('zq9secret')]),
    );
    before.socket.terminate();
  });

  test('who is signed out, or may no longer answer, while their call waits, gets nothing of what is written then', async () => {
    const { ana, chatId } = await aConversation();
    const bo = await aColleagueOf(opened.shop, ['chat']);
    await ask(mall, ana, chatId, 'Anyone?');
    const { version = 0 } = (await mall.ask(contract.listMessages, { chatId }, as(ana.token))).data?.chat ?? {};
    const input = { chatId, after: 1, seen: version };
    const waiting = [
      mall.ask(contract.waitForMessages, input, as(ana.token)),
      mall.ask(desk.waitForMessages, input, as(bo.token)),
    ];
    await expect.poll(() => waitersOf(chatId)).toBe(2);
    await mall.pool.query('delete from sessions where account_id = $1', [ana.accountId]);
    await mall.pool.query('delete from shop_staff where account_id = $1', [bo.accountId]);
    await answer(mall, opened.shop, chatId, 'zq9late');
    const reasons = (await Promise.all(waiting)).map(({ reason }) => reason);
    expect(reasons).toEqual(['chat_not_found', 'chat_not_found']);
  });

  test('who is signed out, or may no longer answer, is closed out by the next check', async () => {
    const { ana } = await aConversation();
    const bo = await aColleagueOf(opened.shop, ['chat']);
    const [shopper, clerk] = [await connected(as(ana.token)), await connected(as(bo.token), desk.openTicket)];
    await mall.pool.query('delete from sessions where account_id = $1', [ana.accountId]);
    await mall.pool.query('delete from shop_staff where account_id = $1', [bo.accountId]);
    expect(await Promise.all([shopper.closed, clerk.closed])).toEqual([closeCodes.notAllowed, closeCodes.notAllowed]);
  });
});
