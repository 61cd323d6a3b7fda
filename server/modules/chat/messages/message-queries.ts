import { type SQL, sql } from 'drizzle-orm';
import type { ChatNotice, ChatSide, Message, ShownContent } from '#contract/chat/values.ts';
import { type Asker, database } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import type { Party } from '#server/modules/chat/party.ts';
import { chatMessages, chats } from '#server/modules/chat/tables.ts';
import {
  grantedPictureValue,
  grantPictures,
  type PictureRow,
  pictureJson,
  pictureValue,
} from '#server/modules/content/index.ts';
import { pictures } from '#server/modules/content/tables.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { couponCards, orderCards, productCards } from './card-queries.ts';

export type MessageRow = {
  chatId: number;
  number: number;
  side: ChatSide;
  /** The desk that had the conversation then. */
  shopId: number | null;
  /** Of the conversation. */
  accountId: number | null;
  author: string | null;
  key: string | null;
  kind: ShownContent['kind'];
  text: string;
  ownText: string | null;
  notice: ChatNotice | null;
  picture: PictureRow | null;
  productId: number | null;
  orderId: number | null;
  couponId: number | null;
  at: string;
};

/** Messages as they are stored; `rest` is the rest of the query, with the condition. */
export function readRows(asker: Asker, rest: SQL): Promise<MessageRow[]> {
  return statement<MessageRow>(
    'chat_messages',
    sql`select m.chat_id as "chatId", m.number, m.side, m.shop_id as "shopId", c.account_id as "accountId", a.nickname as author,
        m.key, m.kind, m.text, m.own_text as "ownText", m.notice, case when p.hash is not null then ${pictureJson} end as picture,
        m.product_id as "productId", m.order_id as "orderId", m.coupon_id as "couponId",
        to_char(m.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
      from ${chatMessages} m join ${chats} c on c.id = m.chat_id
      left join ${accounts} a on a.id = m.author_id
      left join ${pictures} p on p.hash = m.picture_hash
      ${rest}`,
  ).rows(asker);
}

/** What a party may see of a conversation that it may read: a shop nothing that was written while another desk had it. */
export const isVisibleTo = (party: Party): SQL =>
  party.side === 'desk' && party.shopId !== null ? sql`m.shop_id = ${party.shopId}::int` : sql`true`;

export const maySee = (party: Party, { shopId }: Pick<MessageRow, 'shopId'>): boolean =>
  party.side === 'shopper' || party.shopId === null || party.shopId === shopId;

const idsOf = (rows: readonly MessageRow[], name: 'productId' | 'orderId' | 'couponId') => [
  ...new Set(rows.flatMap((row) => row[name] ?? [])),
];

/** Stored messages of one conversation as a party is shown them, with what their cards show now. */
export async function showMessages(party: Party, rows: readonly MessageRow[]): Promise<Message[]> {
  const { locale } = party;
  const shopId = party.side === 'desk' ? party.shopId : null;
  const [products, orders, coupons, show] = await Promise.all([
    productCards(idsOf(rows, 'productId'), locale),
    orderCards(idsOf(rows, 'orderId'), rows[0]?.accountId ?? null, shopId),
    couponCards(idsOf(rows, 'couponId'), shopId, locale),
    pictureShower(party, rows),
  ]);
  const contentOf = (row: MessageRow): ShownContent => {
    switch (row.kind) {
      case 'text':
        return { kind: 'text', text: row.text, ownText: party.side === 'desk' ? row.ownText : null };
      case 'picture':
        return { kind: 'picture', picture: row.picture && show(row.picture) };
      case 'product':
        return { kind: 'product', product: products.get(row.productId ?? 0) ?? null };
      case 'order':
        return { kind: 'order', order: orders.get(row.orderId ?? 0) ?? null };
      case 'coupon':
        return { kind: 'coupon', coupon: coupons.get(row.couponId ?? 0) ?? null };
      case 'notice':
        return { kind: 'notice', notice: row.notice ?? 'closed', text: row.text };
    }
  };
  return rows.map((row) => ({
    number: row.number,
    side: row.side,
    author: row.side === 'desk' ? (row.author ?? '') : '',
    content: contentOf(row),
    key: row.side === party.side ? row.key : null,
    at: row.at,
  }));
}

/** Guests have no session that could open a private picture: they are given a key for some minutes. */
async function pictureShower(party: Party, rows: readonly MessageRow[]) {
  const hashes = rows.flatMap(({ picture }) => picture?.hash ?? []);
  if (party.side === 'desk' || party.accountId !== null || hashes.length === 0) return pictureValue;
  const key = await grantPictures(hashes);
  return (picture: PictureRow) => grantedPictureValue(key, picture);
}

/** Whether a picture was sent in a conversation of this account, or of a shop for which it answers. */
export async function isInChat(accountId: number, shopIds: readonly number[], hash: string): Promise<boolean> {
  const found = await statement(
    'picture_in_chat',
    sql`select from ${chatMessages} m join ${chats} c on c.id = m.chat_id
      where m.picture_hash = ${hash} and (c.account_id = ${accountId}::int
        or (c.shop_id = any(${sql.param([...shopIds])}::int[]) and m.shop_id = c.shop_id))
      limit 1`,
  ).run(database());
  return found > 0;
}
