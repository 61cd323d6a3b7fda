import { and, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { sessionLifetimeSeconds } from '#contract/identity/shopper.ts';
import { proofMinutes } from '#contract/operators/console.ts';
import { consoleIdleMinutes } from '#contract/shops/console.ts';
import { database, type Transaction } from '#server/database/connection.ts';
import { prepared } from '#server/database/statement.ts';
import type { Caller } from '#server/http/caller.ts';
import type { Session, SessionKind } from '#server/http/session/session.ts';
import { hashToken, newToken } from '#server/http/session/session-token.ts';
import { accounts, secondFactors, sessions } from '#server/modules/identity/tables.ts';

const userAgentMax = 400;

/** Signs an account in and returns the token, which is stored nowhere. */
export async function openSession(
  tx: Transaction,
  accountId: number,
  userAgent: string,
  kind: SessionKind = 'storefront',
  hasGivenSecondFactor = false,
): Promise<string> {
  const token = newToken();
  await tx.insert(sessions).values({
    tokenHash: hashToken(token),
    accountId,
    kind,
    userAgent: userAgent.slice(0, userAgentMax),
    endsAt: sql`now() + make_interval(secs => ${sessionLifetimeSeconds})`,
    secondFactorAt: hasGivenSecondFactor ? sql`now()` : null,
  });
  return token;
}

/** Not over, and of the console also not unused for too long. */
export const isSessionOpen = and(
  gt(sessions.endsAt, sql`now()`),
  or(eq(sessions.kind, 'storefront'), gt(sessions.seenAt, sql.raw(`now() - interval '${consoleIdleMinutes} minutes'`))),
);

const isUsable = and(isSessionOpen, isNull(accounts.disabledAt), isNull(accounts.adoptedBy));

const sessionColumns = {
  id: sessions.id,
  accountId: accounts.id,
  role: accounts.role,
  userType: accounts.userType,
  kind: sessions.kind,
  secondFactor: sql<Session['secondFactor']>`case when ${sessions.secondFactorAt} is not null then 'given'
    when ${secondFactors.confirmedAt} is not null then 'missing' else 'off' end`,
  isProven: sql<boolean>`${sessions.provenAt} > now() - ${sql.raw(`interval '${proofMinutes} minutes'`)}`,
  isUnseen: sql<boolean>`${sessions.seenAt} < now() - interval '1 minute'`,
};

/** Runs with every call of a signed-in client. */
const sessionOf = prepared((database) =>
  database
    .select(sessionColumns)
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .leftJoin(secondFactors, eq(secondFactors.accountId, sessions.accountId))
    .where(and(eq(sessions.tokenHash, sql.placeholder('tokenHash')), isUsable))
    .prepare('session'),
);

const sessionById = prepared((database) =>
  database
    .select(sessionColumns)
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .leftJoin(secondFactors, eq(secondFactors.accountId, sessions.accountId))
    .where(and(eq(sessions.id, sql.placeholder('id')), isUsable))
    .prepare('session_by_id'),
);

/** The same for a session that is known by its id, for what outlives a call. Asking does not count as use. */
export async function findOpenSession(id: number): Promise<Session | null> {
  const [found] = await sessionById(database()).execute({ id });
  if (!found) return null;
  const { isUnseen: _, ...session } = found;
  return session;
}

/** The session of a token, if it is still valid and its account is neither disabled nor taken over. */
export async function findSession(tokenHash: string): Promise<Session | null> {
  const [found] = await sessionOf(database()).execute({ tokenHash });
  if (!found) return null;
  const { isUnseen, ...session } = found;
  // A console that nobody uses ends early, so every call there counts as use.
  if (session.kind === 'console' && isUnseen) await touchSession(session.id);
  return session;
}

/** Records that a session was used; to the minute, since every page asks. */
export async function touchSession(id: number): Promise<void> {
  await database()
    .update(sessions)
    .set({ seenAt: sql`now()` })
    .where(and(eq(sessions.id, id), lt(sessions.seenAt, sql`now() - interval '1 minute'`)));
}

/** Records that whoever has a session has proven again to be at the keyboard themselves. */
export async function noteProof(tx: Transaction, id: number): Promise<void> {
  await tx.update(sessions).set({ provenAt: sql`now()` }).where(eq(sessions.id, id));
}

/** Ends all sessions of an account, except for `exceptId` if given. Returns how many were ended. */
export async function endSessionsOf(tx: Transaction, accountId: number, exceptId?: number): Promise<number> {
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), exceptId === undefined ? undefined : ne(sessions.id, exceptId)))
    .returning({ id: sessions.id });
  return ended.length;
}

/** Ends one session of an account. False: it is over already, or of someone else. */
export async function endOneSessionOf(tx: Transaction, accountId: number, id: number): Promise<boolean> {
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.accountId, accountId), isSessionOpen))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Whether the token of a call is valid. Every page asks once, so it also records when the session was last used. */
export async function isTokenGood({ session }: Caller): Promise<boolean> {
  if (session) await touchSession(session.id);
  return session !== null;
}
