import { and, desc, eq, ne } from 'drizzle-orm';
import type { Paging } from '#contract/core/values.ts';
import type { User } from '#contract/identity/shopper.ts';
import type { Session } from '#contract/identity/shopper-profile.ts';
import { database } from '#server/database/connection.ts';
import { deviceLabel } from '#server/modules/identity/sessions/device-label.ts';
import { isSessionOpen } from '#server/modules/identity/sessions/sessions.ts';
import type { Identity } from '#server/modules/identity/sign-in/sign-in-failures.ts';
import { accounts, sessions } from './tables.ts';

export type Account = typeof accounts.$inferSelect;

const listMax = 100;

export async function getAccount(accountId: number): Promise<Account> {
  const [account] = await database().select().from(accounts).where(eq(accounts.id, accountId));
  if (!account) throw new Error(`Account ${accountId} does not exist`);
  return account;
}

/** The full account with a mail address or phone, if there is one. Visitors are never found: what they typed proves nothing. */
export async function findAccount(by: Identity): Promise<Account | null> {
  const [account] = await database().select().from(accounts).where(isAccountOf(by));
  return account ?? null;
}

export function isAccountOf(by: Identity) {
  const isTheirs = 'email' in by ? eq(accounts.email, by.email) : eq(accounts.phone, by.phone);
  return and(isTheirs, ne(accounts.userType, 'visitor'));
}

/** The account as its owner sees it. */
export async function getUserOf(accountId: number): Promise<User> {
  const account = await getAccount(accountId);
  return {
    uid: account.id,
    avatar: account.avatarHash ? `/media/${account.avatarHash}` : null,
    nickname: account.nickname,
    phone: account.phone,
    countryCode: account.countryCode,
    email: account.email,
    userType: account.userType,
    hasPassword: account.passwordHash !== null,
    scope: account.role === 'shopper' ? ['shopper'] : ['shopper', account.role],
  };
}

const isOpenOf = (accountId: number) => and(eq(sessions.accountId, accountId), isSessionOpen);

const sessionValue = ({ id, kind, userAgent, startedAt, seenAt }: typeof sessions.$inferSelect) => ({
  ...{ id, kind, device: deviceLabel(userAgent) },
  startedAt: startedAt.toISOString(),
  seenAt: seenAt.toISOString(),
});

/** The sessions of an account: the current one first, then the most recently used. */
export async function listSessionsOf(accountId: number, currentId: number): Promise<Session[]> {
  const rows = await database()
    .select()
    .from(sessions)
    .where(isOpenOf(accountId))
    .orderBy(desc(eq(sessions.id, currentId)), desc(sessions.seenAt), desc(sessions.id))
    .limit(listMax);
  return rows.map((row) => ({ ...sessionValue(row), isCurrent: row.id === currentId }));
}

export async function countOpenSessions(accountId: number): Promise<number> {
  return database().$count(sessions, isOpenOf(accountId));
}

/** A page of them for someone else than their owner. */
export async function listSessionsPage(accountId: number, { page, limit }: Paging) {
  const [rows, total] = await Promise.all([
    database()
      .select()
      .from(sessions)
      .where(isOpenOf(accountId))
      .orderBy(desc(sessions.seenAt), desc(sessions.id))
      .limit(limit)
      .offset((page - 1) * limit),
    countOpenSessions(accountId),
  ]);
  return { list: rows.map(sessionValue), total, page, limit };
}
