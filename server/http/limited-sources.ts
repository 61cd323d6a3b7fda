import { isIP } from 'node:net';
import { lt, sql } from 'drizzle-orm';
import type { LimitedKind } from '#contract/accounts/platform-sources.ts';
import { database, onDatabaseClosed } from '#server/database/connection.ts';
import type { rates } from './limits.ts';
import { limitedSources } from './tables.ts';

/** Limits that are counted by source, and as what operators see each. */
const kinds: Partial<Record<keyof typeof rates, LimitedKind>> = {
  signIn: 'sign_in',
  secondStep: 'sign_in',
  socialBegin: 'sign_in',
  socialEnd: 'sign_in',
  firstAdministrator: 'sign_in',
  register: 'register',
  visitor: 'register',
  sendMail: 'codes',
  sendSms: 'codes',
  checkCode: 'codes',
  undoChange: 'codes',
  newCaptcha: 'captcha',
  solveCaptcha: 'captcha',
  search: 'search',
  guestCart: 'cart',
  inviteStaff: 'invitations',
  cspReport: 'reports',
};

const rememberedMax = 10_000;
const retentionDays = 30;

// Who is refused may be a crowd that must not be able to make the database write: it is counted here and written at intervals.
type Limited = { source: string; kind: LimitedKind; times: number };
const waiting = new Map<string, Limited>();
onDatabaseClosed(() => waiting.clear());

/** Counts a request that was refused because of a limit, if that is one by source. */
export function noteLimited(name: keyof typeof rates, who: string): void {
  const kind = kinds[name];
  if (kind === undefined || isIP(who) === 0) return;
  const key = `${kind} ${who}`;
  const before = waiting.get(key);
  if (before) before.times += 1;
  else if (waiting.size < rememberedMax) waiting.set(key, { source: who, kind, times: 1 });
}

/** Writes down what was counted since the last time. */
export async function writeLimited(): Promise<void> {
  const counted = [...waiting.values()];
  waiting.clear();
  if (counted.length === 0) return;
  await database()
    .insert(limitedSources)
    .values(counted.map((each) => ({ ...each, day: sql`current_date` })))
    .onConflictDoUpdate({
      target: [limitedSources.day, limitedSources.source, limitedSources.kind],
      set: { times: sql`${limitedSources.times} + excluded.times`, lastAt: sql`now()` },
    });
}

/** Network addresses are personal data: they are deleted after a month. */
export async function deleteOldLimited(): Promise<void> {
  await database()
    .delete(limitedSources)
    .where(lt(limitedSources.day, sql`current_date - ${sql.raw(String(retentionDays))}`));
}
