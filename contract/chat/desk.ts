import { z } from 'zod';
import { textsOf } from '#contract/catalogue/product-content.ts';
import { call } from '#contract/core/call.ts';
import { lastSaved } from '#contract/core/last-saved.ts';
import { filterOf, Id, Money, nothing, Paging, Picture, pageOf, versionMax } from '#contract/core/values.ts';
import { done } from '#contract/identity/shopper.ts';
import { RefundStatus } from '#contract/refunds/shopper.ts';
import { TimeZone, WeekHours } from '#contract/shops/opening-hours.ts';
import { figuresOf } from './figures.ts';
import { keywordMax, markingInput, readingInput, sendingInput, sendRefusals, Ticket, waitingInput } from './shopper.ts';
import { ClientKey, chatNoteMax, DeskChat, Messages, OrderCard, SentMessage } from './values.ts';

// Customer service for those who answer. Shops and the platform have the same calls: merchant.ts and platform.ts list them.

export const clerksMax = 200;

/** Waiting: for whoever takes it. Mine: assigned to the caller. Open: all that are not closed. */
export const inboxFilters = ['waiting', 'mine', 'open', 'closed', 'blocked'] as const;

export const ChatHours = z.object({
  hours: WeekHours.describe('Nothing on any day: the desk has not said, and there is no automatic answer'),
  timeZone: TimeZone,
  answer: textsOf(chatNoteMax).describe(
    'Sent once while the desk is closed; without English the client says it in its own words',
  ),
});
const Version = z
  .int()
  .min(0)
  .max(versionMax)
  .meta({ examples: [0] });
const refused = ['bad_input', 'not_signed_in', 'not_allowed'] as const;
const ofChat = { chatId: Id };
const asSeen = {
  ...ofChat,
  seenClerkId: Id.nullable()
    .describe('To whom it was assigned as the caller saw it')
    .meta({ examples: [null] }),
};

/** Of each, how much is returned about a shopper. */
export const shopperOrdersMax = 20;
export const shopperCartMax = 50;

const ShopperOrder = z.object({
  ...OrderCard.shape,
  shopName: z.string(),
  placedAt: z.iso.datetime(),
  refund: z
    .object({ refundOrderNo: z.string(), status: RefundStatus, payable: Money })
    .nullable()
    .describe('The newest one that is not settled'),
});
export type ShopperOrder = z.infer<typeof ShopperOrder>;

const ShopperCartLine = z.object({
  productId: Id,
  name: z.string(),
  image: Picture,
  variant: z.string(),
  quantity: z.int().min(1),
  price: Money.describe('The lowest at which a unit can be had now'),
  isOnSale: z.boolean(),
});

/** Every call of a desk, for one kind of caller. */
export function deskCalls<Who extends 'merchant' | 'platform'>(who: Who) {
  const shared = { who, scope: 'chat' as never };
  const base = `/api/${who}/chat` as const;
  return {
    listInbox: call({
      ...{ method: 'GET', path: `${base}/list`, ...shared },
      summary:
        'Lists the desk’s conversations in which something was written: those that wait first, by how long; closed ones by the last message',
      input: z.object({
        show: z.enum(inboxFilters).default('open'),
        keyword: filterOf(z.string().trim().max(keywordMax)).describe(
          'Part of the shopper’s nickname, or the number of a conversation',
        ),
        ...Paging.shape,
      }),
      output: pageOf(DeskChat),
      refuses: refused,
    }),
    listMessages: call({
      ...{ method: 'GET', path: `${base}/messages`, ...shared },
      summary:
        'Lists messages of a conversation of the desk. A shop does not see what was written while another desk had it',
      input: z.object(readingInput),
      output: Messages.extend({ chat: DeskChat }),
      refuses: [...refused, 'chat_not_found'],
    }),
    getShopper: call({
      ...{ method: 'GET', path: `${base}/shopper`, ...shared },
      summary:
        'Returns what the shopper of a conversation has ordered and has in their cart: in this shop alone; for the platform orders of all shops, and no cart',
      input: z.object(ofChat),
      output: z.object({
        orders: z.array(ShopperOrder).max(shopperOrdersMax).describe('The newest first'),
        orderCount: z.int().min(0),
        cart: z.array(ShopperCartLine).max(shopperCartMax),
      }),
      refuses: [...refused, 'chat_not_found'],
    }),
    sendMessage: call({
      ...{ method: 'POST', path: `${base}/send`, ...shared },
      summary:
        'Sends a message in the name of the desk; whoever answers first is assigned. Sent again with its key it has the same number',
      input: z.object(sendingInput),
      output: SentMessage,
      refuses: [...refused, ...sendRefusals.filter((reason) => reason !== 'bad_input' && reason !== 'not_signed_in')],
    }),
    sendPhrase: call({
      ...{ method: 'POST', path: `${base}/phrase/send`, ...shared },
      summary: 'Sends a phrase in the language of the shopper, with the clerk’s own below it',
      input: z.object({
        ...ofChat,
        key: ClientKey,
        phraseId: Id,
        order: z.string().trim().max(40).default('').describe('For {order}'),
      }),
      output: SentMessage,
      refuses: [
        ...refused,
        'chat_not_found',
        'chat_refused',
        'chat_key_used',
        'phrase_not_found',
        'phrase_needs_order',
        'too_many_tries',
      ],
    }),
    markMessages: call({
      ...{ method: 'POST', path: `${base}/mark`, ...shared },
      summary: 'Says up to which number the desk has received and read. A mark never goes back',
      input: z.object(markingInput),
      output: done,
      refuses: [...refused, 'chat_not_found'],
    }),
    waitForMessages: call({
      ...{ method: 'GET', path: `${base}/wait`, ...shared },
      summary:
        'Answers when the conversation has something new, or when the time is over: for clients without a socket',
      input: z.object(waitingInput),
      output: Messages.extend({ chat: DeskChat, isTyping: z.boolean() }),
      refuses: [...refused, 'chat_not_found', 'busy'],
    }),
    openTicket: call({
      ...{ method: 'POST', path: `${base}/ticket`, ...shared },
      summary: 'Returns a ticket for a socket of a person, see docs/chat.md',
      input: nothing,
      output: Ticket,
      refuses: [...refused, 'too_many_tries'],
    }),
    takeChat: call({
      ...{ method: 'POST', path: `${base}/take`, ...shared },
      summary: 'Assigns a waiting conversation to the caller. Of two who take it, one learns who was first',
      input: z.object(ofChat),
      output: done,
      refuses: [...refused, 'chat_not_found', 'chat_taken', 'chat_closed'],
    }),
    releaseChat: call({
      ...{ method: 'POST', path: `${base}/release`, ...shared },
      summary: 'Lets a conversation wait for whoever takes it',
      input: z.object(ofChat),
      output: done,
      refuses: [...refused, 'chat_not_found', 'chat_closed'],
    }),
    assignChat: call({
      ...{ method: 'POST', path: `${base}/assign`, ...shared },
      summary: 'Passes a conversation on to a colleague, unless someone else has it meanwhile',
      input: z.object({
        ...asSeen,
        accountId: Id,
        note: z.string().trim().max(chatNoteMax).default(''),
      }),
      output: done,
      refuses: [...refused, 'chat_not_found', 'chat_moved', 'chat_closed', 'staff_not_found'],
    }),
    passChat: call({
      ...{ method: 'POST', path: `${base}/pass`, ...shared },
      summary:
        'Passes a conversation on to another desk: a shop to the platform, the platform to any shop. The shopper sees that',
      input: z.object({
        ...asSeen,
        shopId: Id.nullable()
          .describe('Null: the platform')
          .meta({ examples: [null] }),
        note: z.string().trim().max(chatNoteMax).default('').describe('For the other desk; no shopper sees it'),
      }),
      output: done,
      refuses: [...refused, 'chat_not_found', 'chat_moved', 'chat_closed', 'shop_not_found'],
    }),
    closeChat: call({
      ...{ method: 'POST', path: `${base}/close`, ...shared },
      summary: 'Closes a conversation, which the shopper can rate then. When they write again, it is open again',
      input: z.object(ofChat),
      output: done,
      refuses: [...refused, 'chat_not_found'],
    }),
    reopenChat: call({
      ...{ method: 'POST', path: `${base}/reopen`, ...shared },
      summary: 'Opens a closed conversation again, assigned to the caller',
      input: z.object(ofChat),
      output: done,
      refuses: [...refused, 'chat_not_found'],
    }),
    blockShopper: call({
      ...{ method: 'POST', path: `${base}/block`, ...shared },
      summary: 'Blocks a shopper, who then cannot write to this desk, or lifts that',
      input: z.object({ ...ofChat, isBlocked: z.boolean() }),
      output: done,
      refuses: [...refused, 'chat_not_found'],
    }),
    listClerks: call({
      ...{ method: 'GET', path: `${base}/clerks`, ...shared },
      summary: 'Lists who answers at this desk, with how many open conversations each has',
      input: nothing,
      output: z.array(z.object({ accountId: Id, nickname: z.string(), open: z.int().min(0) })).max(clerksMax),
      refuses: refused,
    }),
    uploadChatPicture: call({
      ...{ method: 'POST', path: `${base}/picture`, ...shared },
      summary: 'Uploads a JPG or PNG picture of up to 5 MB to be sent, as form data in the field `multipart`',
      body: 'file',
      input: z.object({ multipart: z.file() }),
      output: Picture,
      refuses: [...refused, 'too_large', 'picture_refused', 'picture_not_stored', 'too_many_tries'],
    }),
    getChatHours: call({
      ...{ method: 'GET', path: `${base}/hours`, ...shared },
      summary: 'Returns when someone is at the desk, and what is answered while nobody is',
      input: nothing,
      output: z.object({ ...ChatHours.shape, version: Version, ...lastSaved }),
      refuses: refused,
    }),
    saveChatHours: call({
      ...{ method: 'POST', path: `${base}/hours/save`, ...shared },
      summary: 'Saves working hours and the automatic answer, unless someone else has saved them since `version`',
      input: z.object({ ...ChatHours.shape, version: Version }),
      output: z.object({ version: Version }),
      refuses: [...refused, 'changed_meanwhile'],
    }),
    getChatFigures: figuresOf(who),
  };
}
