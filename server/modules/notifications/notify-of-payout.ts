import type { PayoutStatus } from '#contract/payouts/values.ts';
import type { Transaction } from '#server/database/connection.ts';
import { dateFact, moneyFact, nameFact } from './facts.ts';
import { consoleLink } from './mail-links.ts';
import { boxBlock, buttonBlock, factsBlock, sumBlock } from './mail-words.ts';
import { notifyPeople } from './notify-people.ts';
import { findPayout, findPayoutAccount } from './payout-queries.ts';

const kinds: Partial<Record<PayoutStatus, 'shopPayoutPaid' | 'shopPayoutRefused' | 'shopPayoutFailed'>> = {
  paid: 'shopPayoutPaid',
  refused: 'shopPayoutRefused',
  failed: 'shopPayoutFailed',
  returned: 'shopPayoutFailed',
};

/** Notifies a shop of what has become of its payout. Steps in between are seen in the console. */
export async function notifyOfPayout(
  tx: Transaction,
  { number, status }: { number: string; status: PayoutStatus },
): Promise<void> {
  const kind = kinds[status];
  const found = kind && (await findPayout(tx, number));
  if (!found) return;
  const { payout, bank, lastFour } = found;
  await notifyPeople(tx, payout.shopId, ({ locale }) => ({
    kind,
    cause: `${number}:${status}`,
    link: '/finance/payouts',
    values: {
      amount: moneyFact(payout.amount, payout.currency),
      account: `${bank} …${lastFour}`,
      reason: payout.reason,
    },
    blocks: [
      sumBlock(locale, 'payoutAmount', payout.amount, payout.currency),
      factsBlock(locale, [
        ['payoutAccount', `${bank} …${lastFour}`],
        ['payoutNumber', number],
        ['reference', payout.reference],
      ]),
      buttonBlock(locale, 'viewPayouts', consoleLink(locale, payout.shopId, '/finance/payouts')),
    ],
  }));
}

/** Notifies a shop's owner that payouts go to another account from now on: they may not be the one who changed it. */
export async function notifyOfPayoutAccount(tx: Transaction, { accountId }: { accountId: number }): Promise<void> {
  const found = await findPayoutAccount(tx, accountId);
  if (!found) return;
  const { account, person, shop } = found;
  await notifyPeople(tx, account.shopId, ({ locale }) => ({
    kind: 'shopPayoutAccount',
    cause: String(accountId),
    link: '/finance/payouts',
    values: {
      ...{ person, account: `${account.bank} …${account.lastFour}`, shop: nameFact(shop) },
      date: dateFact(account.usableFrom),
    },
    blocks: [
      ...boxBlock(locale, [['payoutAccount', `${account.bank} …${account.lastFour}`]]),
      buttonBlock(locale, 'viewPayouts', consoleLink(locale, account.shopId, '/finance/payouts')),
    ],
  }));
}
