import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { Message } from '#contract/chat/values.ts';
import { as, type Person } from '#tests/support/accounts/accounts.ts';
import { merchantOf } from './refund-pages.ts';

// A shopper in front of the window of customer service, and a clerk of the shop who answers by calls.

export const chatWindow = (page: Page) => page.getByRole('dialog', { name: 'Messages' });
export const field = (page: Page) => chatWindow(page).getByRole('textbox', { name: 'Message' });
export const log = (page: Page) => chatWindow(page).getByRole('log');

export async function write(page: Page, words: string): Promise<void> {
  await field(page).fill(words);
  await field(page).press('Enter');
}

/** Someone of a shop's desk. */
export async function aClerk(request: APIRequestContext, shopId: number) {
  const clerk: Person = await merchantOf(shopId);
  const headers = { ...as(clerk.token), 'x-shop-id': String(shopId) };
  async function call<Data>(path: string, data: object): Promise<Data> {
    const answer = await (await request.post(`/api/merchant/chat/${path}`, { data, headers })).json();
    expect([path, answer.code, answer.message]).toEqual([path, 200, answer.message]);
    return answer.data;
  }
  async function read(path: string) {
    const answer = await (await request.get(`/api/merchant/chat/${path}`, { headers })).json();
    expect([path, answer.code]).toEqual([path, 200]);
    return answer.data;
  }
  return {
    clerk,
    call,
    /** The conversation in which these words were written, once they have arrived. */
    async chatWith(words: string): Promise<number> {
      let found = 0;
      await expect(async () => {
        const { list } = await read('list?show=open&limit=100');
        for (const { id } of list) {
          const { list: messages } = await read(`messages?chatId=${id}`);
          if (JSON.stringify(messages).includes(words)) found = id;
        }
        expect(found).toBeGreaterThan(0);
      }).toPass();
      return found;
    },
    async messages(chatId: number): Promise<Message[]> {
      return (await read(`messages?chatId=${chatId}`)).list;
    },
    answer: (chatId: number, text: string) =>
      call('send', { chatId, key: randomUUID(), content: { kind: 'text', text } }),
  };
}
