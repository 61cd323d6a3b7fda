import { desc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { FaceName, FaceOf } from '#contract/content/face.ts';
import type * as contract from '#contract/content/platform-face.ts';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { mallNow, readMallTime } from '#server/database/mall-clock.ts';
import type { Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { publishSharedPictures } from '#server/modules/content/own-pictures.ts';
import { faceParts, faceVersions } from '#server/modules/content/tables.ts';
import { logOperatorAct } from '#server/modules/operators/index.ts';
import { cleanFace, linksIn, loggedFace, picturesOf } from './clean-face.ts';
import { readFirst } from './face-queries.ts';
import { nextTurn } from './face-times.ts';
import { faceTags } from './follow-face-times.ts';
import { lockPart, type Part } from './lock-part.ts';

type Operator = Caller<'platform'>;
type Change = z.output<typeof contract.saveFaceDraft.input>;
type Saved = { version: number };
export type IsPage = (path: string) => boolean;

async function write(tx: Transaction, by: Operator, { name, version }: Part, values: Partial<Part>): Promise<Saved> {
  await tx
    .update(faceParts)
    .set({ ...values, version: version + 1, savedBy: by.session.accountId, savedAt: mallNow })
    .where(eq(faceParts.name, name));
  return { version: version + 1 };
}

/** Saves a part as a draft, which shoppers do not see. */
export function saveDraft(by: Operator, { name, value: given, version }: Change, isPage: IsPage): Promise<Saved> {
  const value = cleanFace(given);
  assertLinks(value, isPage);
  return transaction(async (tx) => {
    const part = await lockPart(tx, name, version);
    await publishSharedPictures(tx, by.session.accountId, picturesOf(value)); // colleagues have to see the draft
    const saved = await write(tx, by, part, { draft: value });
    await logOperatorAct(tx, by, { act: 'face_draft_saved', subject: name });
    return saved;
  });
}

/** Shows a part to shoppers. What was shown before stays as a version. */
export async function publishFace(
  by: Operator,
  { name, value: given, version }: Change,
  isPage: IsPage,
): Promise<Saved> {
  const value = cleanFace(given);
  assertLinks(value, isPage);
  const now = new Date(await readMallTime());
  return transaction(async (tx) => {
    const part = await lockPart(tx, name, version);
    await publishSharedPictures(tx, by.session.accountId, picturesOf(value));
    const [newest] = await tx
      .select({ number: faceVersions.number })
      .from(faceVersions)
      .where(eq(faceVersions.name, name))
      .orderBy(desc(faceVersions.number))
      .limit(1);
    // What a new mall has is the first version, so that it can be gone back to.
    const first = newest ? null : { name, number: 1, value: await readFirst(name), publishedAt: mallNow };
    const number = (newest?.number ?? 1) + 1;
    await tx
      .insert(faceVersions)
      .values([
        ...(first ? [first] : []),
        { name, number, value, publishedBy: by.session.accountId, publishedAt: mallNow },
      ]);
    const saved = await write(tx, by, part, {
      ...{ published: value, draft: null, publishedAt: now, nextTurnAt: nextTurn(value, now) },
    });
    await invalidateCache(tx, faceTags[name]);
    await logOperatorAct(tx, by, {
      ...{ act: 'face_published', subject: name, before: part.published && { value: loggedFace(part.published) } },
      after: { number, value: loggedFace(value) },
    });
    return saved;
  });
}

/** Drops the draft of a part. */
export function discardDraft(by: Operator, { name, version }: { name: FaceName; version: number }): Promise<Saved> {
  return transaction(async (tx) => {
    const part = await lockPart(tx, name, version);
    const saved = await write(tx, by, part, { draft: null });
    await logOperatorAct(tx, by, { act: 'face_draft_discarded', subject: name });
    return saved;
  });
}

/** Refuses a link to a page that the mall does not have. */
function assertLinks(value: FaceOf<FaceName>, isPage: IsPage): void {
  const lost = linksIn(value).find(({ link }) => !isPage(new URL(link, 'http://mall.invalid').pathname));
  if (lost) throw new Refusal('bad_input', { field: `value.${lost.field}` });
}
