import { count, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { OutputOf } from '#contract/core/call.ts';
import { type Locale, locales } from '#contract/core/languages.ts';
import { messageParts, noWording, type Wording } from '#contract/notifications/message-wording.ts';
import type { getMessageKind, listMessageKinds, listWordingVersions } from '#contract/notifications/platform.ts';
import { database, type Transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { products } from '#server/modules/catalogue/tables.ts';
import { getSite } from '#server/modules/content/index.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { messageWordings, messageWordingVersions } from '#server/modules/notifications/tables.ts';
import { messageKinds } from '#server/providers/messages/message.ts';
import { everyKind, everyShared, type SharedKind, type TopicKind } from '#server/providers/messages/message-topics.ts';
import { writeMessage } from '#server/providers/messages/queue-message.ts';
import { sharedText } from '#server/providers/messages/shared-texts.ts';
import { isShared, partsOfKind, placeholdersOf, presetOf, type TextKind, textMaxOf } from './placeholders.ts';
import { type SampleOf, sampleCode, sampleValues } from './sample-message.ts';

const savers = alias(accounts, 'savers');
const savedBy = sql<string>`coalesce(${savers.nickname}, '')`;

const everyText: readonly (TopicKind | SharedKind)[] = [...everyKind, ...everyShared];
const channelsOf = (kind: TextKind) => (isShared(kind) ? (['email'] as const) : messageKinds[kind]);

/** A kind of message, or a text that mails share, by its name. */
export function getKind(name: string): TopicKind | SharedKind {
  const found = everyText.find(({ kind }) => kind === name);
  if (!found) throw new Refusal('message_kind_not_found');
  return found;
}

const readWordings = () =>
  database()
    .select({
      kind: messageWordings.kind,
      wording: messageWordings.wording,
      version: messageWordings.version,
      savedBy,
      savedAt: messageWordings.savedAt,
    })
    .from(messageWordings)
    .leftJoin(savers, eq(savers.id, messageWordings.savedBy));

/** Every kind of message, and what mails share, with its first line in the reader's language. */
export async function listKinds(locale: Locale): Promise<OutputOf<typeof listMessageKinds>> {
  const [rows, sample] = await Promise.all([readWordings(), findSample(locale)]);
  const list = everyText.map((each) => {
    const row = rows.find(({ kind }) => kind === each.kind);
    return {
      ...each,
      channels: [...channelsOf(each.kind)],
      sample: each.topic === 'shared' ? sharedText(locale, each.kind) : firstLine(each, sample),
      replacedIn: row ? languagesIn(row.wording) : [],
      savedBy: row?.savedBy ?? '',
      savedAt: row?.savedAt.toISOString() ?? null,
    };
  });
  return { list };
}

/** The subject of a mail, or an SMS. */
function firstLine(each: TopicKind, sample: SampleOf): string {
  const [channel] = messageKinds[each.kind];
  const { subject, text } = writeMessage({
    ...{ channel, locale: sample.locale, kind: each.kind, code: sampleCode },
    values: sampleValues(each, sample),
  });
  return subject || text;
}

const languagesIn = (wording: Wording) =>
  locales.filter((locale) => messageParts.some((part) => wording[part][locale]));

/** One kind of message with all its texts. */
export async function getKindWithTexts(name: string): Promise<OutputOf<typeof getMessageKind>> {
  const each = getKind(name);
  const [row] = await readWordings().where(eq(messageWordings.kind, name));
  return {
    ...each,
    channels: [...channelsOf(each.kind)],
    parts: partsOfKind(each.kind),
    textMax: textMaxOf(each.kind, 'text'),
    preset: presetOf(each.kind),
    wording: row?.wording ?? noWording,
    placeholders: [...placeholdersOf(each.kind)],
    version: row?.version ?? 0,
    savedBy: row?.savedBy ?? '',
    savedAt: row?.savedAt.toISOString() ?? null,
  };
}

export async function listVersionsOfKind({ kind, page, limit }: z.output<typeof listWordingVersions.input>) {
  const ofKind = eq(messageWordingVersions.kind, kind);
  const { version, wording, savedAt } = messageWordingVersions;
  const [rows, [counted]] = await Promise.all([
    database()
      .select({ version, wording, savedBy, savedAt })
      .from(messageWordingVersions)
      .leftJoin(savers, eq(savers.id, messageWordingVersions.savedBy))
      .where(ofKind)
      .orderBy(desc(version))
      .limit(limit)
      .offset((page - 1) * limit),
    database().select({ total: count() }).from(messageWordingVersions).where(ofKind),
  ]);
  const list = rows.map((row) => ({ ...row, savedAt: row.savedAt.toISOString() }));
  return { list, total: counted?.total ?? 0, page, limit };
}

/** Who has saved a kind of message last. */
export async function findSaver(tx: Transaction, kind: string): Promise<{ by?: string }> {
  const [saver] = await tx
    .select({ by: savers.nickname })
    .from(messageWordings)
    .innerJoin(savers, eq(savers.id, messageWordings.savedBy))
    .where(eq(messageWordings.kind, kind));
  return saver ?? {};
}

/** What samples are made of: the mall's currency, and two of its products. */
export async function findSample(locale: Locale): Promise<SampleOf> {
  const [{ currency }, onSale] = await Promise.all([
    getSite(database(), 'currency'),
    database()
      .select({ name: products.name, pictureHash: products.pictureHash })
      .from(products)
      .where(eq(products.isOnSale, true))
      .orderBy(products.id)
      .limit(2),
  ]);
  return { locale, currency, products: onSale.map((product) => ({ ...product, variant: { en: '' } })) };
}
