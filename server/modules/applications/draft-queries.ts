import { eq, sql } from 'drizzle-orm';
import { ApplicationDraft, type getApplicationDraft } from '#contract/applications/shopper.ts';
import type { OutputOf } from '#contract/core/call.ts';
import { database } from '#server/database/connection.ts';
import type { Caller } from '#server/http/caller.ts';
import { picturesByHash, pictureValue } from '#server/modules/content/index.ts';
import { pictureOwners } from '#server/modules/content/tables.ts';
import { findStanding } from './standing-queries.ts';
import { applicationDrafts } from './tables.ts';

type Answer = OutputOf<typeof getApplicationDraft>;

/** Whether the caller may apply now, and their saved draft. */
export async function getDraftOf({ session }: Caller<'shopper'>): Promise<Answer> {
  const [draft, standing] = await Promise.all([
    findDraft(session.accountId),
    findStanding(database(), session.accountId),
  ]);
  return { draft, standing: standingOf(session, standing) };
}

function standingOf(
  { userType, role }: Caller<'shopper'>['session'],
  { isWaiting, isOwner }: { isWaiting: boolean; isOwner: boolean },
): Answer['standing'] {
  if (userType === 'visitor') return 'visitor';
  if (role === 'platform') return 'staff';
  if (isOwner) return 'owner';
  return isWaiting ? 'waiting' : 'free';
}

/** A draft that an older version stored in another shape is ignored. Of its pictures only the caller's own are shown. */
async function findDraft(accountId: number): Promise<Answer['draft']> {
  const hashes = sql`(select array_agg(substr(path, 8) order by place)
    from jsonb_array_elements_text(${applicationDrafts.draft} -> 'qualificationPicture') with ordinality as named(path, place)
    join ${pictureOwners} owned on owned.hash = substr(path, 8) and owned.account_id = ${applicationDrafts.accountId})`;
  const [row] = await database()
    .select({ draft: applicationDrafts.draft, papers: picturesByHash(hashes) })
    .from(applicationDrafts)
    .where(eq(applicationDrafts.accountId, accountId));
  const { data } = ApplicationDraft.safeParse(row?.draft);
  return row && data ? { ...data, qualificationPicture: row.papers.map(pictureValue) } : null;
}
