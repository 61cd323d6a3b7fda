import { inArray } from 'drizzle-orm';
import type { OutputOf } from '#contract/core/call.ts';
import { csvMark, csvRow } from '#contract/core/csv.ts';
import { defaultLocale } from '#contract/core/languages.ts';
import type * as contract from '#contract/payouts/platform.ts';
import { transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import type { Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { logOperatorAct } from '#server/modules/operators/index.ts';
import { newNumber } from '#server/modules/orders/index.ts';
import { findSealedNumber, lockForFile } from './desk-queries.ts';
import { openNumber } from './seal-number.ts';
import { payoutFiles, payouts } from './tables.ts';

/** The full number of an account. That someone has looked is written down with it. */
export function showPayoutAccount(
  by: Caller<'platform'>,
  number: string,
): Promise<OutputOf<typeof contract.showPayoutAccount>> {
  return transaction(async (tx) => {
    const { shopId, sealedNumber } = await findSealedNumber(tx, number);
    await logOperatorAct(tx, by, { act: 'payout_account_shown', subject: number });
    return { accountNumber: await openNumber(shopId, sealedNumber) };
  });
}

type Wanted = { payoutNos: readonly string[]; isAgain: boolean };

/**
 * Writes approved payouts into a file for the bank. They are locked meanwhile, so that of two files at once only one has them: money
 * that stands in two files is paid twice.
 */
export function makePayoutFile(
  by: Caller<'platform'>,
  { payoutNos, isAgain }: Wanted,
): Promise<OutputOf<typeof contract.makePayoutFile>> {
  const numbers = [...new Set(payoutNos)];
  return transaction(async (tx) => {
    const rows = await lockForFile(tx, numbers, defaultLocale);
    if (rows.length < numbers.length) throw new Refusal('payout_not_found');
    const cannot = rows.find(({ payout, account }) => payout.status !== 'approved' || account.provider !== 'manual');
    if (cannot) throw new Refusal('payout_cannot_move');
    const filed = rows.filter(({ payout }) => payout.fileId !== null);
    if (filed[0] && !isAgain) throw new Refusal('payout_in_file', { number: filed[0].payout.number });
    const fileNo = newNumber('PF');
    const [file] = await tx
      .insert(payoutFiles)
      .values({ number: fileNo, madeBy: by.session.accountId, madeAt: mallNow })
      .returning({ id: payoutFiles.id });
    if (!file) throw new Error('Inserting a file returned no row');
    const ids = rows.map(({ payout }) => payout.id);
    await tx.update(payouts).set({ fileId: file.id }).where(inArray(payouts.id, ids));
    const after = {
      payouts: rows.length,
      amount: rows.reduce((sum, { payout }) => sum + payout.amount, 0),
      takenAgain: filed.map(({ payout }) => payout.number),
    };
    await logOperatorAct(tx, by, { act: 'payout_filed', subject: fileNo, after });
    const lines = await Promise.all(rows.map(lineOf));
    return { fileNo, text: csvMark + csvRow(titles) + lines.join('') };
  });
}

/** Always in English: a bank’s program is set up once for the names of the columns. */
const titles = [
  'Payout',
  'Account holder',
  'Bank',
  'Country',
  'Bank code',
  'Account number',
  'Amount',
  'Currency',
  'Shop',
];

type Row = Awaited<ReturnType<typeof lockForFile>>[number];

async function lineOf({ payout, account, shop }: Row): Promise<string> {
  const { holder, bank, country, bankCode, sealedNumber } = account;
  const accountNumber = await openNumber(payout.shopId, sealedNumber);
  const amount = (payout.amount / 100).toFixed(2);
  return csvRow([payout.number, holder, bank, country, bankCode, accountNumber, amount, payout.currency, shop]);
}
