import { randomUUID } from 'node:crypto';
import type { Locale } from '#contract/core/languages.ts';
import type { NoticeChannel, NoticeSide } from '#contract/notifications/kinds.ts';
import type { Transaction } from '#server/database/connection.ts';
import type { MailBlock } from '#server/providers/messages/mail-blocks.ts';
import { messageKinds } from '#server/providers/messages/message.ts';
import { queueMessage } from '#server/providers/messages/queue-message.ts';
import { type Facts, fillFacts } from './facts.ts';
import { isMailed, type MailedKind, type NoticeText, placeOf } from './kinds.ts';
import { type Choices, isFixed, isOn } from './preferences/choices.ts';
import { readPreferences, type Whose } from './preferences/preference-queries.ts';
import { quietSeconds } from './preferences/quiet-hours.ts';
import { holdAccount } from './site/account-queries.ts';
import { recordNotification } from './site/record-notification.ts';

export type Reader = {
  /** Null of someone who has none. */
  accountId: number | null;
  email: string | null;
  phone: string | null;
  locale: Locale;
  /** Visitors cannot sign in: they are written to, and see no notifications on the pages of the mall. */
  userType?: string;
  /** Of someone of a shop. */
  shopId?: number;
  isOwner?: boolean;
};

export type Notification = {
  kind: NoticeText;
  /** What it is about: there is no second one for the same cause. Null when the event itself is the only cause. */
  cause: string | null;
  /** Where it leads: a path of the mall, of shops and of the platform one of their console. */
  link: string;
  values: Facts;
  /** What a mail shows below its text. */
  blocks?: readonly MailBlock[];
  /** Who has decided, of a refund. */
  by?: string | null | undefined;
};

/**
 * Notifies someone of what happened, once, by the channels that they have chosen: on the pages of the mall at once, by the others when
 * their quiet hours are over.
 */
export async function notify(tx: Transaction, reader: Reader, notification: Notification): Promise<void> {
  const { kind: text, cause, by } = notification;
  const { side, kind } = placeOf(text, by);
  const whose = await findWhose(tx, reader, side);
  const chooser = { side, email: reader.email, isOwner: reader.isOwner ?? false };
  const preferences = whose && (await readPreferences(tx, whose));
  const choices: Choices = preferences?.choices ?? {};
  const isWanted = (channel: NoticeChannel) => isOn(chooser, choices, kind, channel);
  const canBeOff = !isFixed(chooser, kind, 'mail');
  const waits = preferences ? await quietSeconds(tx, preferences) : 0;
  if (whose)
    await recordNotification(tx, whose, {
      ...{ kind, text, facts: notification.values, cause: `${text}:${cause ?? randomUUID()}` },
      link: linkOf(reader, side, notification.link),
      isShown: isWanted('site'),
    });
  if (!isMailed(text)) return;
  const message = messageOf(reader, text, notification);
  if (reader.email && isWanted('mail'))
    await queueMessage(tx, {
      ...{ channel: 'email', to: reader.email, ...message },
      waitSeconds: preferences?.quietMails && canBeOff ? waits : 0,
    });
  if (reader.phone && isWanted('sms') && messageKinds[text].some((channel) => channel === 'sms'))
    await queueMessage(tx, { channel: 'sms', to: reader.phone, ...message, waitSeconds: waits });
}

/** Whose pages it appears on; null for who has none: visitors, and accounts that were deleted. */
async function findWhose(tx: Transaction, reader: Reader, side: NoticeSide): Promise<Whose | null> {
  const { accountId, userType, shopId = null } = reader;
  if (accountId === null || userType === 'visitor' || !(await holdAccount(tx, accountId))) return null;
  return { accountId, side, shopId };
}

function linkOf({ shopId }: Reader, side: NoticeSide, link: string): string {
  if (side === 'shop') return `/console/${shopId}${link}`;
  return side === 'platform' ? `/console/platform${link}` : link;
}

function messageOf({ locale }: Reader, kind: MailedKind, { cause, values, blocks }: Notification) {
  const filled = fillFacts(locale, values);
  return { kind, locale, values: filled, ...(blocks && { blocks }), ...(cause !== null && { cause }) };
}
