import {
  kindsOfSide,
  type NoticeChannel,
  type NoticeKind,
  type NoticeSide,
  noticeChannels,
} from '#contract/notifications/kinds.ts';
import { messagesOf } from '#server/modules/notifications/kinds.ts';

export type Choices = Partial<Record<NoticeKind, Partial<Record<NoticeChannel, boolean>>>>;

/** Someone as far as it decides what goes without saying for them. */
export type Chooser = {
  side: NoticeSide;
  email: string | null;
  /** Someone of a shop: whether it is theirs. Colleagues are mailed what they have chosen. */
  isOwner: boolean;
};

/** What a mail has to say whether or not it is wanted: that a contract was made, that money has gone astray, and what protects accounts. */
const fixedMails: Readonly<Record<NoticeSide, readonly NoticeKind[]>> = {
  shopper: ['order_paid', 'payment_problem', 'dispute', 'application'],
  shop: ['payout_account', 'shop'],
  platform: [],
};

export const isFixed = ({ side, isOwner }: Chooser, kind: NoticeKind, channel: NoticeChannel): boolean =>
  channel === 'mail' && fixedMails[side].includes(kind) && (side !== 'shop' || isOwner);

/** By which channels notifications of a kind can come. */
export function channelsOf(side: NoticeSide, kind: NoticeKind): NoticeChannel[] {
  const { mail, sms } = messagesOf(side, kind);
  return noticeChannels.filter((channel) => (channel === 'mail' ? mail : channel === 'sms' ? sms : true));
}

/** What happens unless someone has chosen otherwise. */
function isUsual({ side, email, isOwner }: Chooser, kind: NoticeKind, channel: NoticeChannel): boolean {
  if (channel === 'sms') return email === null; // it costs money: only who has no address gets one
  if (channel === 'mail' && side === 'shop') return isOwner || kind === 'question';
  return true;
}

/** Whether someone is notified of a kind by a channel. */
export function isOn(chooser: Chooser, choices: Choices, kind: NoticeKind, channel: NoticeChannel): boolean {
  if (isFixed(chooser, kind, channel)) return true;
  return choices[kind]?.[channel] ?? isUsual(chooser, kind, channel);
}

/** Everything that someone can choose, as it is now. */
export function listChoices(chooser: Chooser, choices: Choices) {
  return kindsOfSide[chooser.side].flatMap((kind) =>
    channelsOf(chooser.side, kind).map((channel) => ({
      ...{ kind, channel },
      isOn: isOn(chooser, choices, kind, channel),
      isFixed: isFixed(chooser, kind, channel),
    })),
  );
}
