import { localized } from '#contract/core/languages.ts';
import type { PayoutStatus } from '#contract/payouts/values.ts';
import type { Transaction } from '#server/database/connection.ts';
import { consoleLink } from './mail-links.ts';
import { amountText, boxBlock, buttonBlock, dateText, factsBlock, sumBlock } from './mail-words.ts';
import { notify } from './notify.ts';
import { findPayout, findPayoutAccount } from './payout-queries.ts';
import { findShopReader } from './reader-queries.ts';

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
  const shop = found && (await findShopReader(tx, found.payout.shopId));
  if (!shop) return;
  const { payout, bank, lastFour } = found;
  const { locale } = shop.reader;
  await notify(tx, shop.reader, {
    kind,
    cause: `${number}:${status}`,
    values: {
      amount: amountText(locale, payout.amount, payout.currency),
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
  });
}

/** Notifies a shop's owner that payouts go to another account from now on: they may not be the one who changed it. */
export async function notifyOfPayoutAccount(tx: Transaction, { accountId }: { accountId: number }): Promise<void> {
  const found = await findPayoutAccount(tx, accountId);
  const shop = found && (await findShopReader(tx, found.account.shopId));
  if (!shop) return;
  const { account, person } = found;
  const { locale } = shop.reader;
  await notify(tx, shop.reader, {
    kind: 'shopPayoutAccount',
    cause: String(accountId),
    values: {
      ...{ person, account: `${account.bank} …${account.lastFour}`, shop: localized(shop.name, locale) },
      date: dateText(locale, account.usableFrom),
    },
    blocks: [
      ...boxBlock(locale, [['payoutAccount', `${account.bank} …${account.lastFour}`]]),
      buttonBlock(locale, 'viewPayouts', consoleLink(locale, account.shopId, '/finance/payouts')),
    ],
  });
}
