import type { Transaction } from '#server/database/connection.ts';
import { consoleLink, mailLink } from './mail-links.ts';
import { buttonBlock } from './mail-words.ts';
import { notify } from './notify.ts';
import { findApplicant } from './queries.ts';

type Decision = {
  id: number;
  accountId: number;
  email: string;
  name: string;
  shopId: number | null;
  reason: string | null;
  isAsked: boolean;
  decidedAt: string;
};

/** Notifies an applicant of the decision, in the language of their account. */
export async function notifyApplicant(tx: Transaction, decision: Decision): Promise<void> {
  const { id, accountId, email, name, shopId, reason, isAsked, decidedAt } = decision;
  const { locale, account } = await findApplicant(tx, accountId);
  await notify(
    tx,
    { accountId, email, phone: null, locale },
    {
      kind: reason === null ? 'applicationApproved' : isAsked ? 'applicationAsked' : 'applicationRefused',
      cause: `${id}:${decidedAt}`, // it may be sent again, and decided again
      link: shopId === null ? '/users/application_record' : `/console/${shopId}`,
      values: { name, account, reason: reason ?? '' },
      blocks: [
        shopId === null
          ? buttonBlock(locale, 'seeApplication', mailLink(locale, '/users/application_record'))
          : buttonBlock(locale, 'openDesk', consoleLink(locale, shopId)),
      ],
    },
  );
}
