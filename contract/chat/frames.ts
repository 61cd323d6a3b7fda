import { z } from 'zod';
import type { RefusalReason } from '#contract/core/refusals.ts';
import { Id } from '#contract/core/values.ts';
import type { Notification } from '#contract/notifications/values.ts';
import { markingInput, sendingInput } from './shopper.ts';
import type { Chat, ChatSide, DeskChat, Message, Messages, SentMessage } from './values.ts';
import { MessageNumber } from './values.ts';

// What is sent over a socket, as JSON texts. docs/chat.md shows a conversation.

export const frameBytesMax = 16 * 1024;

/** Of the client's choice; the answer to a frame has its id. */
const FrameId = z.union([z.string().max(64), z.int()]);

/** What a client sends. */
export const ClientFrame = z.discriminatedUnion('type', [
  z.object({ type: z.literal('send'), id: FrameId, ...sendingInput }),
  z.object({ type: z.literal('resume'), id: FrameId, chatId: Id, after: MessageNumber }),
  z.object({ type: z.literal('mark'), id: FrameId, ...markingInput }),
  z.object({ type: z.literal('typing'), chatId: Id }),
  z.object({ type: z.literal('ping'), id: FrameId.optional() }),
]);
export type ClientFrame = z.output<typeof ClientFrame>;
export type FrameId = z.output<typeof FrameId>;

/** Why the mall closes a socket. */
export const closeCodes = {
  /** The mall is closing or restarting: connect again, with a new ticket. */
  restarting: 1012,
  /** A frame was too large. */
  tooLarge: 1009,
  /** Nobody is signed in any more, or may no longer answer for this desk. */
  notAllowed: 4401,
  /** Too many frames that cannot be read. */
  badFrames: 4400,
  /** The client does not read what is sent to it. */
  tooSlow: 4408,
} as const;

/** What the mall sends. `message`, `state` and `notification` come by themselves; the others answer a frame. */
export type ServerFrame =
  | { type: 'hello'; side: 'shopper' | 'desk' | 'watch' }
  | ({ type: 'sent'; id: FrameId; chatId: number } & SentMessage)
  | ({ type: 'messages'; id: FrameId; chatId: number; chat: Chat | DeskChat } & Messages)
  | { type: 'marked'; id: FrameId; chatId: number }
  | { type: 'pong'; id?: FrameId | undefined }
  | { type: 'message'; chatId: number; message: Message; version: number }
  | { type: 'state'; chatId: number; chat: Chat | DeskChat | null }
  | { type: 'typing'; chatId: number; side: ChatSide }
  /** A new notification of whoever has signed in here; null: only how many are unread has changed. */
  | { type: 'notification'; notification: Notification | null; unread: number }
  | { type: 'sync' }
  | {
      type: 'error';
      id?: FrameId | undefined;
      reason: RefusalReason | 'internal_error';
      message: string;
      field?: string;
    };
