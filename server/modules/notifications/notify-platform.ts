import type { z } from 'zod';
import { localized } from '#contract/core/languages.ts';
import type { Transaction } from '#server/database/connection.ts';
import type { refundDeadlineNear } from '#server/modules/refunds/index.ts';
import type { shopHandedOver } from '#server/modules/shops/index.ts';
import { findApplication } from './application-queries.ts';
import { nameFact } from './facts.ts';
import { findHandedOver } from './hand-over-queries.ts';
import { deskButton, factsBlock } from './mail-words.ts';
import { notify } from './notify.ts';
import { listOperatorReaders } from './reader-queries.ts';
import { findRefund } from './refund-queries.ts';
import { refundCase, refundContent, refundFacts } from './refund-words.ts';

/** Notifies the operators who check applications of one, new or sent again. */
export async function notifyOfApplication(
  tx: Transaction,
  { id, submittedAt }: { id: number; submittedAt: string },
): Promise<void> {
  const application = await findApplication(tx, id);
  if (!application) return;
  const { name, applicant } = application;
  for (const reader of await listOperatorReaders(tx, 'applications')) {
    const { locale } = reader;
    await notify(tx, reader, {
      kind: 'platformApplication',
      cause: `${id}:${submittedAt}`,
      link: `/applications/${id}`,
      values: { name, applicant },
      blocks: [
        factsBlock(locale, [
          ['shop', name],
          ['applicant', applicant],
          ['category', localized(application.category, locale)],
          ['shopType', localized(application.shopType, locale)],
        ]),
        deskButton(locale, 'checkApplication', { of: 'platform', path: '/applications' }),
      ],
    });
  }
}

type HandedOver = z.output<typeof shopHandedOver.shape>;

/** Notifies the operators of shops that one has another owner, whose papers they have not seen. */
export async function notifyOfHandOver(tx: Transaction, handedOver: HandedOver): Promise<void> {
  const found = await findHandedOver(tx, handedOver);
  if (!found) return;
  const { former, next } = found;
  for (const reader of await listOperatorReaders(tx, 'shops')) {
    const { locale } = reader;
    const shop = localized(found.shop, locale);
    await notify(tx, reader, {
      kind: 'platformHandOver',
      cause: `${handedOver.shopId}:${handedOver.offeredAt}`,
      link: `/shops/${handedOver.shopId}`,
      values: { shop: nameFact(found.shop), owner: former.nickname, person: next.nickname },
      blocks: [
        factsBlock(locale, [
          ['shop', shop],
          ['formerOwner', personText(former)],
          ['newOwner', personText(next)],
        ]),
      ],
    });
  }
}

const personText = ({ nickname, email }: { nickname: string; email: string | null }) =>
  email ? `${nickname} (${email})` : nickname;

type Case = { kind: 'platformRefund' | 'platformRefundDeadline'; number: string; deadline: string; cause: string };

/** Notifies the operators of refunds that buyer and shop disagree about a refusal, or about a return. */
export function notifyPlatformOfRefund(
  tx: Transaction,
  { number, deadline, about }: { number: string; deadline: string; about: 'refusal' | 'return' },
): Promise<void> {
  return notifyOfCase(tx, { kind: 'platformRefund', number, deadline, cause: `${number}:${about}` }, about);
}

/** Reminds them of the deadline. */
export async function remindPlatform(
  tx: Transaction,
  { number, status, waitsFor, deadline }: z.output<typeof refundDeadlineNear.shape>,
): Promise<void> {
  if (waitsFor !== 'platform') return;
  const cause = `${number}:${status}:${deadline}`;
  await notifyOfCase(tx, { kind: 'platformRefundDeadline', number, deadline, cause }, 'refusal');
}

async function notifyOfCase(
  tx: Transaction,
  { kind, number, deadline, cause }: Case,
  about: 'refusal' | 'return',
): Promise<void> {
  const details = await findRefund(tx, number);
  if (!details) return;
  for (const reader of await listOperatorReaders(tx, 'refunds')) {
    const { locale } = reader;
    await notify(tx, reader, {
      kind,
      cause,
      link: `/disputes/${number}`,
      values: { ...refundFacts(details, new Date(deadline)), cause: about },
      blocks: [
        refundCase(locale, details),
        ...refundContent(locale, details),
        deskButton(locale, 'decideRefund', { of: 'platform', path: '/disputes' }),
      ],
    });
  }
}
