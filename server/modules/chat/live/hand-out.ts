import { inArray, sql } from 'drizzle-orm';
import type { ServerFrame } from '#contract/chat/frames.ts';
import { database } from '#server/database/connection.ts';
import { chatsOf, deskChatsOf } from '#server/modules/chat/conversations/chat-queries.ts';
import { type MessageRow, maySee, readRows, showMessages } from '#server/modules/chat/messages/message-queries.ts';
import { isOwn, type Party } from '#server/modules/chat/party.ts';
import { chats } from '#server/modules/chat/tables.ts';
import { type Listener, listenersAtDesk, listenersOf, wakeWaiters } from './audience.ts';
import type { ChatChange } from './notices.ts';

/** Parties that are shown the same: one query answers for all of them. */
const alike = ({ side, locale, ...party }: Party): string =>
  [side, locale, side === 'desk' && 'shopId' in party ? party.shopId : '', party.accountId === null].join(' ');

type Owner = { id: number; accountId: number | null; keyHash: string | null; shopId: number | null; version: number };

/**
 * Sends what has changed to the sockets of this process: to those of the conversation's two sides only, by what the database says
 * about it now, and to each what it may see.
 */
export async function handOut(changes: readonly ChatChange[]): Promise<void> {
  for (const change of changes) {
    if (change.about !== 'left') wakeWaiters(change.chatId, change.about === 'typing' ? change.side : undefined);
    if (change.about === 'left') await sendTo(listenersAtDesk(change.desk), () => left(change.chatId));
  }
  const ids = [...new Set(changes.map(({ chatId }) => chatId))];
  const owners = await readOwners(ids);
  const rows = await rowsOf(changes, owners);
  const byChat = Map.groupBy(changes, ({ chatId }) => chatId);
  // Of one conversation in their order; of several at the same time.
  await Promise.all(
    [...byChat].map(async ([chatId, ofChat]) => {
      const owner = owners.get(chatId);
      if (owner) for (const change of ofChat) await handOutOne(owner, change, rows);
    }),
  );
}

async function handOutOne(owner: Owner, change: ChatChange, rows: readonly MessageRow[]): Promise<void> {
  const receivers = listenersOf(owner);
  if (receivers.length === 0) return;
  if (change.about === 'typing') {
    const { chatId, side } = change;
    const others = receivers.filter(({ party }) => party.side !== side);
    await sendTo(others, () => ({ type: 'typing', chatId, side }));
  } else if (change.about === 'message') {
    const row = rows.find(({ chatId, number }) => chatId === change.chatId && number === change.number);
    if (row) await sendMessage(owner, row, receivers);
  } else if (change.about === 'state') {
    await sendState(change.chatId, receivers);
  }
}

const left = (chatId: number): ServerFrame => ({ type: 'state', chatId, chat: null });

async function readOwners(ids: readonly number[]): Promise<Map<number, Owner>> {
  const { id, accountId, keyHash, shopId, version } = chats;
  const found = await database()
    .select({ id, accountId, keyHash, shopId, version })
    .from(chats)
    .where(inArray(chats.id, [...ids]));
  return new Map(found.map((owner) => [owner.id, owner]));
}

/** The messages that someone here receives. */
async function rowsOf(changes: readonly ChatChange[], owners: ReadonlyMap<number, Owner>): Promise<MessageRow[]> {
  const wanted = changes.flatMap((change) => {
    const owner = owners.get(change.chatId);
    return change.about === 'message' && owner && listenersOf(owner).length > 0 ? [change] : [];
  });
  if (wanted.length === 0) return [];
  const [ids, numbers] = [wanted.map(({ chatId }) => chatId), wanted.map(({ number }) => number)];
  return readRows(
    database(),
    sql`where (m.chat_id, m.number) in (select * from unnest(${sql.param(ids)}::int[], ${sql.param(numbers)}::int[]))`,
  );
}

async function sendMessage(owner: Owner, row: MessageRow, receivers: readonly Listener[]): Promise<void> {
  const allowed = receivers.filter(({ party }) => maySee(party, row));
  await sendAlike(allowed, async (party) => {
    const [message] = await showMessages(party, [row]);
    return message && { type: 'message', chatId: owner.id, message, version: owner.version };
  });
}

async function sendState(chatId: number, receivers: readonly Listener[]): Promise<void> {
  await sendAlike(receivers, async (party) => {
    const which = sql`where "chats".id = ${chatId}::int and (${isOwn(party)})`;
    const [chat] =
      party.side === 'desk' ? await deskChatsOf(database(), party, which) : await chatsOf(database(), party, which);
    return chat && { type: 'state', chatId, chat };
  });
}

async function sendAlike(
  receivers: readonly Listener[],
  show: (party: Party) => Promise<ServerFrame | undefined>,
): Promise<void> {
  const groups = Map.groupBy(receivers, ({ party }) => alike(party));
  await Promise.all(
    [...groups.values()].map(async (group) => {
      const [first] = group;
      const frame = first && (await show(first.party));
      if (frame) await sendTo(group, () => frame);
    }),
  );
}

async function sendTo(receivers: readonly Listener[], frame: () => ServerFrame): Promise<void> {
  await Promise.all(
    receivers.map(async (receiver) => {
      if (await receiver.isStillAllowed()) receiver.send(frame());
    }),
  );
}
