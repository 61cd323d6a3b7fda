import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { NoticeSide } from '#contract/notifications/kinds.ts';
import type { Asker } from '#server/database/connection.ts';
import { noticePreferences } from '#server/modules/notifications/tables.ts';

/** Whose notifications: of an account, for shopping, for its work for a shop, or for the platform. */
export type Whose = { accountId: number; side: NoticeSide; shopId: number | null };

export type Preferences = Omit<
  typeof noticePreferences.$inferSelect,
  'id' | 'accountId' | 'side' | 'shopId' | 'savedAt'
>;

const nothingChosen: Preferences = {
  choices: {},
  quietFrom: null,
  quietUntil: null,
  quietMails: false,
  timeZone: 'UTC',
  version: 0,
};

export const arePreferencesOf = ({ accountId, side, shopId }: Whose): SQL | undefined =>
  and(
    eq(noticePreferences.accountId, accountId),
    eq(noticePreferences.side, side),
    shopId === null ? isNull(noticePreferences.shopId) : eq(noticePreferences.shopId, shopId),
  );

/** What someone has chosen; nothing at first. */
export async function readPreferences(on: Asker, whose: Whose): Promise<Preferences> {
  const [found] = await on.select().from(noticePreferences).where(arePreferencesOf(whose));
  return found ?? nothingChosen;
}
