import { sql } from 'drizzle-orm';
import type { Locale, Localized } from '#contract/core/languages.ts';
import { database } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { mallNames } from '#server/http/mall-name.ts';
import { type Clerk, isOwn } from '#server/modules/chat/party.ts';
import { chats } from '#server/modules/chat/tables.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { shops } from '#server/modules/shops/tables.ts';

type Names = { reader: Locale; name: Localized; shop: Localized; clerk: Localized };

/** What stands for the placeholders of phrases in a conversation of this desk, and the language of its shopper. */
export async function findNames(clerk: Clerk, chatId: number): Promise<Names | null> {
  const [row] = await statement<{
    reader: Locale;
    nickname: string | null;
    shop: Localized | null;
    clerk: string | null;
  }>(
    'names_for_phrases',
    sql`select "chats".locale as reader, a.nickname, s.name as shop,
        (select k.nickname from ${accounts} k where k.id = ${clerk.accountId}::int) as clerk
      from ${chats} left join ${accounts} a on a.id = "chats".account_id left join ${shops} s on s.id = "chats".shop_id
      where "chats".id = ${chatId}::int and ${isOwn(clerk)}`,
  ).rows(database());
  if (!row) return null;
  return {
    reader: row.reader,
    name: { en: row.nickname ?? '' },
    shop: row.shop ?? mallNames(),
    clerk: { en: row.clerk ?? '' },
  };
}
