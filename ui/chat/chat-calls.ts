import type { Chat, Message, Messages, NewContent, SentMessage } from '#contract/chat/values.ts';

/** What shoppers' conversations and those of desks have in common. */
export type AnyChat = Pick<
  Chat,
  'id' | 'lastNumber' | 'unread' | 'delivered' | 'read' | 'ownRead' | 'lastAt' | 'version'
>;

export type ReadMessages<C> = Messages & { chat: C };

/** The calls of one side (contract/chat/): they reject with something that has a `reason`, or a `code` of 0 when the mall was not reached. */
export type ChatCalls<C extends AnyChat> = {
  openTicket(): Promise<{ ticket: string; path: string; protocol: string }>;
  listMessages(input: { chatId: number; after?: number; before?: number }): Promise<ReadMessages<C>>;
  sendMessage(input: { chatId: number; key: string; content: NewContent }): Promise<SentMessage>;
  markMessages(input: { chatId: number; delivered: number; read: number }): Promise<unknown>;
  waitForMessages(
    input: { chatId: number; after: number; seen: number },
    signal: AbortSignal,
  ): Promise<ReadMessages<C> & { isTyping: boolean }>;
};

/** Why something failed: the mall's reason, or `offline` where no answer came. */
export type ChatFailure = Error & { reason: string };

export const chatFailure = (reason: string, message = ''): ChatFailure => Object.assign(new Error(message), { reason });

export function failureOf(thrown: unknown): ChatFailure {
  const { reason, code, message } = (thrown ?? {}) as { reason?: unknown; code?: unknown; message?: unknown };
  const words = typeof message === 'string' ? message : '';
  if (typeof reason === 'string') return chatFailure(reason, words);
  return chatFailure(code === 0 ? 'offline' : 'internal_error', words);
}

const passing = new Set(['offline', 'unavailable', 'busy', 'internal_error', 'too_many_tries']);

/** Whether the same may succeed later. */
export const passes = ({ reason }: ChatFailure): boolean => passing.has(reason);

/** 1, 2, 4 … 30 seconds, with some chance in it, so that not everyone comes back at once after a restart. */
export function delayMs(failures: number): number {
  const seconds = Math.min(30, 2 ** Math.max(0, failures - 1));
  return seconds * 1_000 * (0.5 + Math.random() / 2);
}

export type { Message, NewContent };
