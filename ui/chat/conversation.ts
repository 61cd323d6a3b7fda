import type { Message } from '#contract/chat/values.ts';
import type { AnyChat, ReadMessages } from './chat-calls.ts';
import type { Outgoing } from './outbox.ts';

/** What a client knows of one conversation. */
export type Conversation<C extends AnyChat> = {
  chat: C;
  /** In the order of their numbers. */
  messages: readonly Message[];
  /** Up to this number everything after the first of `messages` is known. */
  upTo: number;
  hasOlder: boolean;
  /** False: nothing was read yet, only the conversation itself is known. */
  isLoaded: boolean;
  isTyping: boolean;
  outgoing: readonly Outgoing[];
};

export const emptyConversation = <C extends AnyChat>(chat: C): Conversation<C> => ({
  ...{ chat, messages: [], upTo: 0, hasOlder: false, isLoaded: false, isTyping: false, outgoing: [] },
});

/** The newer of what is known and what has come: answers overtake each other. */
export const newerChat = <C extends AnyChat>(known: C, came: C): C => (came.version >= known.version ? came : known);

/** Adds messages, each once. */
export function addMessages(known: readonly Message[], came: readonly Message[]): readonly Message[] {
  const numbers = new Set(known.map(({ number }) => number));
  const added = came.filter(({ number }) => !numbers.has(number));
  return added.length === 0 ? known : [...known, ...added].sort((one, other) => one.number - other.number);
}

/** What is in the conversation now does not wait any longer. */
export function isArrived({ messages, upTo }: Conversation<AnyChat>, { key, number }: Outgoing): boolean {
  return (number !== undefined && number <= upTo) || messages.some((message) => message.key === key);
}

/** After the newest messages were read for the first time, or everything after `upTo`. */
export function withNewer<C extends AnyChat>(known: Conversation<C>, read: ReadMessages<C>): Conversation<C> {
  return {
    ...known,
    chat: newerChat(known.chat, read.chat),
    messages: addMessages(known.messages, read.list),
    upTo: Math.max(known.upTo, read.upTo),
    hasOlder: known.isLoaded ? known.hasOlder : read.hasMore,
    isLoaded: true,
  };
}

export function withOlder<C extends AnyChat>(known: Conversation<C>, read: ReadMessages<C>): Conversation<C> {
  return { ...known, messages: addMessages(known.messages, read.list), hasOlder: read.hasMore };
}

/**
 * After one message has come by itself. Null when some before it are missing: then the conversation is to be resumed. One's own
 * messages are known by their key.
 */
export function withMessage<C extends AnyChat>(
  known: Conversation<C>,
  message: Message,
  version: number,
): Conversation<C> | null {
  const { chat } = known;
  const isOld = message.number <= chat.lastNumber;
  const seen = isOld
    ? chat
    : {
        ...chat,
        lastNumber: message.number,
        lastAt: message.at,
        unread: message.key === null ? Math.min(100, chat.unread + 1) : chat.unread,
        version: Math.max(chat.version, version),
      };
  if (!known.isLoaded) return { ...known, chat: seen };
  if (message.number > known.upTo + 1) return null;
  return {
    ...known,
    chat: seen,
    messages: addMessages(known.messages, [message]),
    upTo: Math.max(known.upTo, message.number),
    isTyping: message.key === null ? false : known.isTyping,
  };
}
