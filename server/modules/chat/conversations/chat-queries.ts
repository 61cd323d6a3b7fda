import { type SQL, sql } from 'drizzle-orm';
import { type Chat, type ChatState, type DeskChat, type LastMessage, lastTextMax } from '#contract/chat/values.ts';
import type { Locale } from '#contract/core/languages.ts';
import type { WeekHours } from '#contract/shops/opening-hours.ts';
import { type Asker, database } from '#server/database/connection.ts';
import { textIn } from '#server/database/localized-text.ts';
import { readMallTime } from '#server/database/mall-clock.ts';
import { statement } from '#server/database/statement.ts';
import { Refusal } from '#server/http/refusal.ts';
import { openingAfter } from '#server/modules/chat/desk/working-time.ts';
import { type Clerk, isOwn, type Shopper } from '#server/modules/chat/party.ts';
import { chatDesks, chatMessages, chatReports, chatRounds, chats } from '#server/modules/chat/tables.ts';
import { type PictureRow, pictureJson, pictureValue } from '#server/modules/content/index.ts';
import { pictures } from '#server/modules/content/tables.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { shops } from '#server/modules/shops/tables.ts';

const unreadMax = 100;

type Row = {
  id: number;
  accountId: number | null;
  userType: string | null;
  nickname: string | null;
  shopId: number | null;
  shopName: string | null;
  picture: PictureRow | null;
  homeShopId: number | null;
  homeShopName: string | null;
  last: LastMessage | null;
  locale: Locale;
  state: ChatState;
  clerkId: number | null;
  clerkName: string | null;
  note: string;
  lastNumber: number;
  shopperDelivered: number;
  shopperRead: number;
  deskDelivered: number;
  deskRead: number;
  unreadByShopper: number;
  unreadByDesk: number;
  waitingSince: string | null;
  isBlockedByShopper: boolean;
  isBlockedByDesk: boolean;
  stars: number | null;
  hasEnded: boolean;
  hours: WeekHours | null;
  timeZone: string | null;
  version: number;
  lastAt: string;
};

const time = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);
const unread = (mine: SQL, read: SQL) => sql`(select count(*)::int from (
  select from ${chatMessages} m where m.chat_id = "chats".id and m.number > ${read} and ${mine} limit ${sql.raw(String(unreadMax))}) u)`;

/** Conversations with everything that either side is shown about them. */
const rowsOf = (locale: Locale, rest: SQL) => sql`
  select "chats".id, "chats".account_id as "accountId", a.user_type as "userType", a.nickname, "chats".shop_id as "shopId",
    ${textIn(sql`s.name`, locale)} as "shopName", case when p.hash is not null then ${pictureJson} end as picture,
    "chats".home_shop_id as "homeShopId", ${textIn(sql`h.name`, locale)} as "homeShopName", last.message as last,
    "chats".locale, "chats".state, "chats".clerk_id as "clerkId", k.nickname as "clerkName", "chats".note,
    "chats".last_number as "lastNumber", shopper_delivered as "shopperDelivered", shopper_read as "shopperRead",
    desk_delivered as "deskDelivered", desk_read as "deskRead",
    ${unread(sql`m.side <> 'shopper'`, sql`"chats".shopper_read`)} as "unreadByShopper",
    ${unread(sql`m.side = 'shopper'`, sql`"chats".desk_read`)} as "unreadByDesk",
    ${time('"chats".waiting_since')} as "waitingSince", blocked_by_shopper_at is not null as "isBlockedByShopper",
    blocked_by_desk_at is not null as "isBlockedByDesk", ended.stars, ended.id is not null as "hasEnded",
    d.hours, d.time_zone as "timeZone", "chats".version, ${time('"chats".last_at')} as "lastAt"
  from ${chats}
  left join ${shops} s on s.id = "chats".shop_id
  left join ${pictures} p on p.hash = s.avatar_hash
  left join ${shops} h on h.id = "chats".home_shop_id
  left join ${accounts} a on a.id = "chats".account_id
  left join ${accounts} k on k.id = "chats".clerk_id
  left join ${chatDesks} d on coalesce(d.shop_id, 0) = coalesce("chats".shop_id, 0)
  left join lateral (
    select r.id, r.stars from ${chatRounds} r where r.chat_id = "chats".id and r.closed_at is not null order by r.id desc limit 1
  ) ended on true
  left join lateral (
    select jsonb_build_object('side', m.side, 'kind', m.kind, 'notice', m.notice,
      'text', left(coalesce(m.own_text, m.text), ${sql.raw(String(lastTextMax))})) as message
    from ${chatMessages} m where m.chat_id = "chats".id and m.shop_id is not distinct from "chats".shop_id
    order by m.number desc limit 1
  ) last on true
  ${rest}`;

const shopValue = ({ shopId, shopName, picture }: Row) =>
  shopId === null || picture === null ? null : { id: shopId, name: shopName ?? '', image: pictureValue(picture) };

/** A shop does not learn which other one the shopper had written to. */
const homeShopValue = ({ homeShopId, homeShopName }: Row, reader: number | null) =>
  homeShopId === null || (reader !== null && reader !== homeShopId)
    ? null
    : { id: homeShopId, name: homeShopName ?? '' };

function chatValue(row: Row, now: number): Chat {
  const isClosed = row.state === 'closed';
  const isAway = row.hours !== null && openingAfter(row.hours, row.timeZone ?? 'UTC', now) !== null;
  return {
    ...{ id: row.id, shop: shopValue(row), isClosed, isAway },
    ...{ isBlocked: row.isBlockedByShopper, isRefused: row.isBlockedByDesk },
    ...{ canRate: isClosed && row.hasEnded && row.stars === null, stars: row.stars },
    ...{ lastNumber: row.lastNumber, unread: row.unreadByShopper, ownRead: row.shopperRead },
    ...{ delivered: row.deskDelivered, read: row.deskRead, lastAt: row.lastAt, version: row.version },
  };
}

function deskChatValue(row: Row, shopId: number | null): DeskChat {
  const kind = row.accountId === null ? 'guest' : row.userType === 'visitor' ? 'visitor' : 'account';
  const clerk = row.clerkId === null ? null : { accountId: row.clerkId, nickname: row.clerkName ?? '' };
  return {
    ...{ id: row.id, shopper: { nickname: row.nickname ?? '', kind, locale: row.locale }, state: row.state, clerk },
    homeShop: homeShopValue(row, shopId),
    last: row.last,
    ...{ shop: shopValue(row), isOurs: row.shopId === shopId, note: row.note },
    ...{ isBlocked: row.isBlockedByDesk, isRefused: row.isBlockedByShopper, waitingSince: row.waitingSince },
    ...{ lastNumber: row.lastNumber, unread: row.unreadByDesk, ownRead: row.deskRead },
    ...{ delivered: row.shopperDelivered, read: row.shopperRead, lastAt: row.lastAt, version: row.version },
  };
}

/** Conversations of a shopper; `rest` is the rest of the query, with the condition. */
export async function chatsOf(asker: Asker, { locale }: Pick<Shopper, 'locale'>, rest: SQL): Promise<Chat[]> {
  const rows = await statement<Row>('chats_of_shopper', rowsOf(locale, rest)).rows(asker);
  if (rows.length === 0) return [];
  const now = await readMallTime(asker);
  return rows.map((row) => chatValue(row, now));
}

/** The same, of a desk. */
export async function deskChatsOf(
  asker: Asker,
  { locale, shopId }: Pick<Clerk, 'locale' | 'shopId'>,
  rest: SQL,
): Promise<DeskChat[]> {
  const rows = await statement<Row>('chats_of_desk', rowsOf(locale, rest)).rows(asker);
  return rows.map((row) => deskChatValue(row, shopId));
}

export async function getChat(shopper: Shopper, id: number): Promise<Chat> {
  const [chat] = await chatsOf(database(), shopper, sql`where "chats".id = ${id}::int and (${isOwn(shopper)})`);
  if (!chat) throw new Refusal('chat_not_found');
  return chat;
}

/** Operators read reported conversations of shops, too, until someone has settled the report. */
export const isReadable = (clerk: Clerk): SQL =>
  clerk.shopId === null
    ? sql`("chats".shop_id is null or exists (
        select from ${chatReports} r where r.chat_id = "chats".id and r.settled_at is null))`
    : isOwn(clerk);

export async function getDeskChat(clerk: Clerk, id: number): Promise<DeskChat> {
  const [chat] = await deskChatsOf(database(), clerk, sql`where "chats".id = ${id}::int and ${isReadable(clerk)}`);
  if (!chat) throw new Refusal('chat_not_found');
  return chat;
}
