import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll } from 'vitest';
import type * as desk from '#contract/chat/merchant.ts';
import type * as platform from '#contract/chat/platform.ts';
import * as contract from '#contract/chat/shopper.ts';
import { type ChatSockets, openChatSockets } from '#server/modules/chat/index.ts';
import { answerUpgrades, asksForSocket } from '#server/start/chat-upgrades.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import type { MallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { type ChatClient, connectChat, isOf } from './chat-client.ts';
import { aChat, aDesk, text } from './chats.ts';

export type TicketCall = typeof contract.openTicket | typeof desk.openTicket | typeof platform.openTicket;

/** The site from which browsers may connect. */
export const ownOrigin = 'http://mall.example';

/** Calls and sockets of a test file's mall, listening on a port, with a shop that has a desk. */
export function chatServer(mall: MallUnderTest, provingMs = 5_000) {
  const server = createServer({ shouldUpgradeCallback: asksForSocket }, (incoming, outgoing) =>
    answerCall(incoming, outgoing),
  );
  let answerCall: ReturnType<typeof getRequestListener> = async () => {};
  const opened = {} as { chat: ChatSockets; port: number; shop: Person & { shopId: number } };
  const blocked = new Set<string>();

  beforeAll(async () => {
    opened.shop = await aDesk();
    opened.chat = openChatSockets({
      databaseUrl: mall.databaseUrl,
      demandsSecondFactor: false,
      isAllowedOrigin: (origin) => origin === ownOrigin,
      isBlocked: (source) => blocked.has(source),
      provingMs,
      socketsOfOneMax: 3,
    });
    answerCall = getRequestListener(mall.api.fetch, { overrideGlobalObjects: false });
    server.on('upgrade', answerUpgrades(opened.chat, []));
    await opened.chat.begun;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    opened.port = (server.address() as AddressInfo).port;
  });
  afterAll(async () => {
    await opened.chat.stop();
    server.closeAllConnections();
    server.close();
  });

  async function ticketOf(headers: Record<string, string>, call: TicketCall = contract.openTicket): Promise<string> {
    const { data, message } = await mall.ask(call as typeof contract.openTicket, {}, headers);
    if (!data) throw new Error(message);
    return data.ticket;
  }

  return {
    opened,
    /** Network addresses at which nothing is answered. */
    blocked,
    server,
    ticketOf,
    async connected(headers: Record<string, string>, call?: TicketCall): Promise<ChatClient> {
      const client = await connectChat(opened.port, await ticketOf(headers, call));
      await client.next(isOf('hello'));
      return client;
    },
    /** Of a new shopper; with the shop, or with the platform when that is null. */
    async aConversation(shopId: number | null = opened.shop.shopId) {
      const ana = await someone();
      const { id: chatId } = await aChat(mall, as(ana.token), shopId);
      return { ana, chatId };
    },
  };
}

export const sending = (chatId: number, words: string, key: string = randomUUID()) => ({
  ...{ type: 'send', id: words.slice(0, 60), chatId, key, content: text(words) },
});

/** What came until these words did: what is committed later is sent later, so nothing older is still on its way. */
export async function receivedUntil(client: ChatClient, words: string): Promise<string[]> {
  await client.next((frame): frame is never => frame.type === 'message' && JSON.stringify(frame).includes(words));
  return client.frames.map((frame) => JSON.stringify(frame));
}
