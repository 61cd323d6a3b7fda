import { asc, count, desc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { FaceName, FaceOf } from '#contract/content/face.ts';
import type { listFaceVersions as contract, Face, FaceVersion } from '#contract/content/platform-face.ts';
import { type Asker, database } from '#server/database/connection.ts';
import { getSite } from '#server/modules/content/settings/site-settings.ts';
import { banners, faceParts, faceVersions } from '#server/modules/content/tables.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { firstHome, firstLook, noAnnouncement } from './first-face.ts';
import { firstFooter } from './first-footer.ts';
import { firstMenu } from './first-menu.ts';
import { firstPages } from './first-pages.ts';

const nickname = sql<string>`coalesce(${accounts.nickname}, '')`;

/** What a part is before anyone has published it. */
export async function readFirst(name: FaceName): Promise<FaceOf<FaceName>> {
  if (name === 'announcement') return noAnnouncement;
  if (name === 'pages') return firstPages();
  if (name === 'footer') return firstFooter();
  if (name === 'menu') return firstMenu(await getSite(database(), 'accountMenu'));
  if (name === 'look') return firstLook(await getSite(database(), 'pictures'));
  return firstHome(await database().select().from(banners).orderBy(asc(banners.position), asc(banners.id)));
}

/** A part of the mall's face as it is published. */
export async function readFace<Name extends FaceName>(name: Name): Promise<FaceOf<Name>> {
  const [row] = await database()
    .select({ published: faceParts.published })
    .from(faceParts)
    .where(eq(faceParts.name, name));
  return (row?.published ?? (await readFirst(name))) as FaceOf<Name>;
}

/** The same as it is being written. */
export async function readDraft<Name extends FaceName>(name: Name): Promise<FaceOf<Name>> {
  const [row] = await database()
    .select({ value: sql<FaceOf<Name> | null>`coalesce(${faceParts.draft}, ${faceParts.published})` })
    .from(faceParts)
    .where(eq(faceParts.name, name));
  return row?.value ?? ((await readFirst(name)) as FaceOf<Name>);
}

export async function getFace(name: FaceName): Promise<Face> {
  const [row] = await database()
    .select({ part: faceParts, savedBy: nickname })
    .from(faceParts)
    .leftJoin(accounts, eq(accounts.id, faceParts.savedBy))
    .where(eq(faceParts.name, name));
  const { draft = null, published = null, publishedAt, version = 0, savedAt } = row?.part ?? {};
  return {
    name,
    value: draft ?? published ?? (await readFirst(name)),
    isDraft: draft !== null,
    publishedAt: publishedAt?.toISOString() ?? null,
    version,
    savedBy: row?.savedBy ?? '',
    savedAt: savedAt?.toISOString() ?? null,
  } as Face;
}

export async function listVersionsOf({ name, page, limit }: z.output<typeof contract.input>) {
  const ofPart = eq(faceVersions.name, name);
  const [rows, [counted]] = await Promise.all([
    database()
      .select({
        name: faceVersions.name,
        number: faceVersions.number,
        value: faceVersions.value,
        publishedBy: nickname,
        publishedAt: faceVersions.publishedAt,
      })
      .from(faceVersions)
      .leftJoin(accounts, eq(accounts.id, faceVersions.publishedBy))
      .where(ofPart)
      .orderBy(desc(faceVersions.number))
      .limit(limit)
      .offset((page - 1) * limit),
    database().select({ total: count() }).from(faceVersions).where(ofPart),
  ]);
  const list = rows.map((row) => ({ ...row, publishedAt: row.publishedAt.toISOString() }) as FaceVersion);
  return { list, total: counted?.total ?? 0, page, limit };
}

/** Who has saved a part last, if that is known. */
export async function findSaver(on: Asker, name: FaceName): Promise<{ by?: string }> {
  const [saver] = await on
    .select({ by: accounts.nickname })
    .from(faceParts)
    .innerJoin(accounts, eq(accounts.id, faceParts.savedBy))
    .where(eq(faceParts.name, name));
  return saver ?? {};
}
