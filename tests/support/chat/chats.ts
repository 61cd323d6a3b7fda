import { randomUUID } from 'node:crypto';
import * as merchant from '#contract/chat/merchant.ts';
import * as contract from '#contract/chat/shopper.ts';
import { as, type Person } from '#tests/support/accounts/accounts.ts';
import { shopOf } from '#tests/support/accounts/api-keys.ts';
import { aMerchant } from '#tests/support/accounts/callers.ts';
import type { MallUnderTest } from '#tests/support/mall/mall-under-test.ts';

export const text = (words: string) => ({ kind: 'text', text: words }) as const;

/** A merchant and the id of their shop. */
export async function aDesk(): Promise<Person & { shopId: number }> {
  const owner = await aMerchant();
  return { ...owner, shopId: await shopOf(owner) };
}

/** A shopper's conversation with a shop or the platform. */
export async function aChat(mall: MallUnderTest, headers: Record<string, string>, shopId: number | null) {
  const { data, message } = await mall.ask(contract.openChat, { shopId }, headers);
  if (!data) throw new Error(message);
  return data;
}

/** A guest: the header by which their client shows the key that it was given. */
export async function aGuestChat(mall: MallUnderTest, shopId: number | null) {
  const response = await mall.send(contract.openChat, { shopId });
  const { data } = await response.json();
  const key = response.headers.get('chat-key') ?? '';
  return { chatId: data.id as number, headers: { 'chat-key': key } };
}

export async function ask(mall: MallUnderTest, person: Person, chatId: number, words: string): Promise<number> {
  const { data, message } = await mall.ask(
    contract.sendMessage,
    { chatId, key: randomUUID(), content: text(words) },
    as(person.token),
  );
  if (!data) throw new Error(message);
  return data.number;
}

export async function answer(mall: MallUnderTest, clerk: Person, chatId: number, words: string): Promise<number> {
  const { data, message } = await mall.ask(
    merchant.sendMessage,
    { chatId, key: randomUUID(), content: text(words) },
    as(clerk.token),
  );
  if (!data) throw new Error(message);
  return data.number;
}
