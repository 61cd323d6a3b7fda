import {
  listChats,
  listMessages,
  markMessages,
  openTicket,
  sendMessage,
  waitForMessages,
} from '#contract/chat/shopper.ts';
import type { Chat } from '#contract/chat/values.ts';
import { callQuietly, dataOf } from '#storefront/base/client/calls/browser-mall.ts';
import { callFailure } from '#storefront/base/client/calls/call-mall.ts';
import { apiBase, mallRequest } from '#storefront/base/client/calls/mall-request.ts';
import { chatsMark } from '#storefront/base/client/chat.ts';
import { useMall } from '#storefront/base/client/store.ts';
import { type ChatClient, createChatClient } from '#ui/chat/chat-client.ts';
import type { OutboxStorage } from '#ui/chat/outbox.ts';

export type ShopperChat = ChatClient<Chat>;

const listedMax = 50;

/** The conversations of whoever is signed in, or of this browser's guest. */
export function createShopperChat(owner: string): ShopperChat {
  const client = createChatClient<Chat>({
    owner,
    storage: browserStorage(),
    address: apiBase() || location.origin,
    calls: {
      openTicket: () => callQuietly(openTicket, {}),
      listMessages: (input) => callQuietly(listMessages, input),
      sendMessage: (input) => callQuietly(sendMessage, input),
      markMessages: (input) => callQuietly(markMessages, input),
      async waitForMessages(input, signal) {
        const [address, request] = mallRequest(waitForMessages, input);
        const answer = await fetch(address, { ...request, signal }).catch(() => null);
        if (!answer) throw callFailure(0, '');
        return dataOf(await answer.json().catch(() => null), answer.status) as never;
      },
    },
  });
  const refresh = () => void readChats(client).catch(() => undefined);
  client.on('hello', refresh);
  client.on('sync', refresh);
  client.on('message', ({ chatId }) => {
    if (!client.getState().conversations.has(chatId)) refresh();
  });
  return client;
}

/** Reads the list of conversations. Without any, the next pages load nothing of all this. */
export async function readChats(client: ShopperChat): Promise<void> {
  const { list } = await callQuietly(listChats, { page: 1, limit: listedMax });
  client.know(list);
  if (list.length > 0) localStorage.setItem(chatsMark, '1');
  else localStorage.removeItem(chatsMark);
}

export function showUnread(client: ShopperChat): void {
  const chats = [...client.getState().conversations.values()];
  const unreadChats = chats.filter(({ chat }) => chat.unread > 0).length;
  if (useMall.getState().unreadChats !== unreadChats) useMall.setState({ unreadChats });
}

function browserStorage(): OutboxStorage | null {
  try {
    return localStorage;
  } catch {
    return null; // forbidden by the browser
  }
}
