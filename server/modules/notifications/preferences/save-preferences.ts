import { kindsOfSide } from '#contract/notifications/kinds.ts';
import type { NoticePreferences, SavePreferences } from '#contract/notifications/values.ts';
import { database, transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { Refusal } from '#server/http/refusal.ts';
import { lockAccount } from '#server/modules/notifications/site/account-queries.ts';
import type { NoticeReader } from '#server/modules/notifications/site/notice-reader.ts';
import { noticePreferences } from '#server/modules/notifications/tables.ts';
import { assertUnchanged } from '#server/modules/shops/index.ts';
import { type Choices, type Chooser, channelsOf, isFixed, listChoices } from './choices.ts';
import { findChooser } from './chooser-queries.ts';
import { arePreferencesOf, readPreferences } from './preference-queries.ts';

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};
const timeOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** What someone is notified of, by which channels, and when not. */
export async function getPreferences(reader: NoticeReader): Promise<NoticePreferences> {
  const chooser = await findChooser(reader);
  const { choices, quietFrom, quietUntil, quietMails, timeZone, version } = await readPreferences(database(), reader);
  return {
    choices: listChoices(chooser, choices).filter(({ kind }) => reader.kinds?.includes(kind) ?? true),
    quiet: quietFrom === null || quietUntil === null ? null : { from: timeOf(quietFrom), until: timeOf(quietUntil) },
    ...{ quietMails, timeZone, version, email: chooser.email ?? '', phone: chooser.phone ?? '' },
  };
}

/** Saves that, unless it was changed elsewhere since `version`. Whatever is being notified now still is, by what was chosen before. */
export async function savePreferences(reader: NoticeReader, saved: SavePreferences): Promise<{ version: number }> {
  const { accountId, side, shopId } = reader;
  const { choices: changed, quiet, quietMails, timeZone, version } = saved;
  const chooser = await findChooser(reader);
  assertChoosable(chooser, changed);
  return transaction(async (tx) => {
    await lockAccount(tx, accountId);
    await tx.insert(noticePreferences).values({ accountId, side, shopId }).onConflictDoNothing();
    const before = await readPreferences(tx, reader);
    await assertUnchanged(tx, { version: before.version, savedBy: null }, version);
    const choices: Choices = structuredClone(before.choices);
    for (const { kind, channel, isOn } of changed) choices[kind] = { ...choices[kind], [channel]: isOn };
    await tx
      .update(noticePreferences)
      .set({
        ...{ choices, quietMails, timeZone, version: version + 1, savedAt: mallNow },
        ...{ quietFrom: quiet && minutesOf(quiet.from), quietUntil: quiet && minutesOf(quiet.until) },
      })
      .where(arePreferencesOf(reader));
    return { version: version + 1 };
  });
}

/** Refuses what does not exist, and to turn off what has to be said. */
function assertChoosable(chooser: Chooser, changed: SavePreferences['choices']): void {
  for (const { kind, channel, isOn } of changed) {
    const isKnown =
      (kindsOfSide[chooser.side] as readonly string[]).includes(kind) &&
      channelsOf(chooser.side, kind).includes(channel);
    if (!isKnown || (!isOn && isFixed(chooser, kind, channel))) throw new Refusal('bad_input', { field: 'choices' });
  }
}
