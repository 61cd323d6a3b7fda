import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import * as contract from '#contract/chat/shopper.ts';
import type { NewContent } from '#contract/chat/values.ts';
import type { Call, InputOf, OutputOf } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import { type Person, someone } from '#tests/support/accounts/accounts.ts';

// A shopper who writes by calls, and the desk of customer service on the screen.

export type Writer = Person & {
  nickname: string;
  chatId: number;
  ask(words: string): Promise<void>;
  send(content: NewContent): Promise<void>;
  /** What they read, as they read it. */
  read(): Promise<string[]>;
  call<C extends Call>(call: C, input: InputOf<C>): Promise<OutputOf<C>>;
};

let made = 0;

/** Someone who reads this language, with a conversation with a shop, or with the platform when that is null. */
export async function aWriter(request: APIRequestContext, shopId: number | null, locale: Locale): Promise<Writer> {
  const nickname = `Ana ${Date.now().toString(36)}${++made}`;
  const person = await someone({ nickname });
  const headers = { authorization: `Bearer ${person.token}`, 'x-locale': locale };
  async function call<C extends Call>({ method, path }: C, input: InputOf<C>): Promise<OutputOf<C>> {
    const answer =
      method === 'GET'
        ? await request.get(path, { headers, params: input as Record<string, string> })
        : await request.post(path, { headers, data: input });
    const { code, message, data } = await answer.json();
    if (code !== 200) throw new Error(message);
    return data;
  }
  const { id: chatId } = await call(contract.openChat, { shopId });
  const send = async (content: NewContent) => {
    await call(contract.sendMessage, { chatId, key: randomUUID(), content });
  };
  return {
    ...{ ...person, nickname, chatId, call, send },
    ask: (words) => send({ kind: 'text', text: words }),
    async read() {
      const { list } = await call(contract.listMessages, { chatId });
      return list.map(({ content }) => ('text' in content ? content.text : content.kind));
    },
  };
}

export const inbox = (page: Page, name = 'Conversations') => page.getByRole('complementary', { name });
export const rowOf = (page: Page, { nickname }: Writer) =>
  page.getByRole('listitem').filter({ hasText: nickname }).getByRole('button', { name: nickname }).first();
export const conversation = (page: Page, { nickname }: Writer, words = 'Conversation with') =>
  page.getByRole('region', { name: `${words} ${nickname}` });
export const answerField = (page: Page, writer: Writer) => conversation(page, writer).getByLabel('Your answer');
