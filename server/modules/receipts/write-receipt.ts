import { type Locale, languageTag } from '#contract/core/languages.ts';
import type { TaxData } from '#contract/payouts/merchant-statements.ts';
import type { Receipt, ReceiptLine } from '#contract/receipts/values.ts';
import { mallName } from '#server/http/mall-name.ts';
import { type Column, grey, openPaper, type Paper, type Row } from '#server/http/pdf/paper.ts';
import { statementText } from '#server/http/translations.ts';
import { type ReceiptWords, wordsOf } from './receipt-words.ts';

const right = (title: string, width: number): Column => ({ title, width, align: 'right' });
type Lines = [string, object?][];

/** A receipt to read and to file, in a language. */
export async function writeReceipt(receipt: Receipt, locale: Locale): Promise<Uint8Array<ArrayBuffer>> {
  const words = wordsOf(locale, receipt.currency);
  const { say } = words;
  const title = say(receipt.paidAt ? 'title' : 'unpaid');
  const name = `${title} ${receipt.orderNo}`;
  const paper = openPaper({ title: name, author: mallName(locale), language: languageTag(locale) });
  paper.text(title, { size: 18, isBold: true });
  paper.text(receipt.orderNo, { color: grey });
  paper.space(10);
  writeParties(paper, receipt, words, locale);
  await writeLines(paper, receipt, words);
  await writeTotals(paper, receipt, words);
  await writeRefunds(paper, receipt, words);
  await writeReturn(paper, receipt, words);
  paper.space(16);
  if (receipt.paidAt) paper.text(say('thanks'), { color: grey });
  const file = await paper.finish((page, pages) =>
    [
      name,
      say('ifReturned.asOf', { date: words.time(receipt.at) }),
      statementText(locale, 'page', { page, pages }),
    ].join('   ·   '),
  );
  return new Uint8Array(file);
}

function writeParties(paper: Paper, receipt: Receipt, words: ReceiptWords, locale: Locale): void {
  const { say, time, method, country } = words;
  const { seller, mall, address, payment } = receipt;
  const facts: [string, string | null][] = [
    [say('date'), time(receipt.createdAt)],
    [say('paidAt'), receipt.paidAt && time(receipt.paidAt)],
    [say('payMethod'), payment && (payment.method ? method(payment.method) : say('nothingToPay'))],
  ];
  paper.beside([
    [
      [say('seller'), { color: grey }],
      ...partyLines(seller.name, seller.taxData, words),
      ...(seller.taxData ? [] : lines([seller.address])),
      ...lines([seller.phone, seller.email]),
    ],
    address
      ? [
          [say('deliverTo'), { color: grey }],
          [address.realName, { isBold: true }],
          ...lines([address.detail, `${address.postCode} ${country(address.country)}`]),
          ...lines([`${address.countryCode} ${address.phone}`.trim(), address.email ?? '']),
        ]
      : [],
  ]);
  paper.space(8);
  paper.beside([
    facts.flatMap(([label, value]): Lines => (value ? [[`${label}: ${value}`]] : [])),
    mall ? [[say('mall'), { color: grey }], ...partyLines(mallName(locale), mall, words)] : [],
  ]);
}

const lines = (texts: readonly string[]): Lines => texts.filter(Boolean).map((text) => [text]);

function partyLines(name: string, taxData: TaxData | null, { say }: ReceiptWords): Lines {
  return [
    [taxData?.legalName ?? name, { isBold: true }],
    ...(taxData && taxData.legalName !== name ? lines([name]) : []),
    ...(taxData ? lines([taxData.address]) : []),
    ...(taxData?.taxNumber ? lines([say('taxNumber', { number: taxData.taxNumber })]) : []),
  ];
}

function section(paper: Paper, title: string): void {
  paper.space(14);
  paper.text(title, { size: 12, isBold: true });
  paper.space(4);
}

/** Each product at its list price, everything that changes it with who bears it, and what is paid for it. */
async function writeLines(paper: Paper, receipt: Receipt, words: ReceiptWords): Promise<void> {
  const { say } = words;
  section(paper, say('items'));
  await paper.table(
    [
      { title: say('product'), width: 4.4 },
      right(say('unitPrice'), 1.3),
      right(say('quantity'), 1),
      right(say('sum'), 1.4),
    ],
    receipt.lines.flatMap((line) => rowsOf(line, receipt, words)),
  );
}

function rowsOf(line: ReceiptLine, { paidAt, status }: Receipt, words: ReceiptWords): Row[] {
  const { say, money, signed, count } = words;
  const [list, ...changes] = line.rows;
  const name = [line.name, line.variant].filter(Boolean).join(' · ');
  return [
    { cells: [name, money(line.listPrice), count(line.quantity), money(list?.amount ?? 0)], isBold: true },
    ...changes.map((row) => ({ cells: [changeText(row, line.pointsUsed, words), '', '', signed(row.amount)] })),
    {
      cells: [
        `    ${say(paidAt ? 'linePaid' : status === 'awaiting_payment' ? 'lineToPay' : 'sum')}`,
        '',
        '',
        money(line.payable),
      ],
    },
    ...(line.ifReturned
      ? [
          {
            cells: [
              `    ${say('ifReturned.ofOne')}`,
              '',
              count(line.ifReturned.quantity),
              money(line.ifReturned.payable),
            ],
          },
        ]
      : []),
  ];
}

function changeText(row: Receipt['rows'][number], pointsUsed: number, { say, row: nameOf }: ReceiptWords): string {
  const parts = [
    nameOf(row),
    row.kind === 'points' ? say('pointsCount', { count: pointsUsed }) : '',
    row.payer ? say(`payers.${row.payer}`) : '',
  ];
  return `    ${parts.filter(Boolean).join(' · ')}`;
}

const amountColumns: Column[] = [{ title: '', width: 4 }, right('', 1.3)];

async function writeTotals(paper: Paper, receipt: Receipt, words: ReceiptWords): Promise<void> {
  const { say, money, signed, percent } = words;
  const { rows, payable, tax, payment, paidAt, status } = receipt;
  section(paper, say('summary'));
  await paper.table(amountColumns, [
    ...rows.map((row) => ({
      cells: [
        changeText(row, receipt.pointsUsed, words).trim(),
        row.kind === 'freight' && row.amount === 0 ? say('free') : signed(row.amount),
      ],
    })),
    { cells: [say(paidAt ? 'total' : status === 'awaiting_payment' ? 'toPay' : 'sum'), money(payable)], isBold: true },
    ...(tax ? [{ cells: [say('tax', { rate: percent(tax.rate) }), money(tax.amount)] }] : []),
  ]);
  if (payment && payment.orders > 1) {
    paper.space(4);
    paper.text(say('together', { count: payment.orders - 1, amount: money(payment.amount) }), { color: grey });
  }
}

async function writeRefunds(paper: Paper, { refunds, refunded, payable }: Receipt, words: ReceiptWords): Promise<void> {
  const { say, money, signed, time } = words;
  if (refunds.length === 0) return;
  section(paper, say('refunds.title'));
  await paper.table(amountColumns, [
    ...refunds.map(({ refundOrderNo, refundedAt, amount, pointsUsed }) => ({
      cells: [
        [
          refundOrderNo,
          refundedAt ? time(refundedAt) : say('refunds.underWay'),
          pointsUsed > 0 ? say('pointsCount', { count: pointsUsed }) : '',
        ]
          .filter(Boolean)
          .join(' · '),
        signed(0 - amount),
      ],
    })),
    { cells: [say('refunds.left'), money(payable - refunded)], isBold: true },
  ]);
}

async function writeReturn(paper: Paper, receipt: Receipt, words: ReceiptWords): Promise<void> {
  const { say, money, count, time } = words;
  const { ifReturned, whyNoRefund, refundUntil } = receipt;
  section(paper, say('ifReturned.title'));
  if (!ifReturned) {
    if (whyNoRefund) paper.text(say(`ifReturned.why.${whyNoRefund}`));
    return;
  }
  await paper.table(amountColumns, [
    { cells: [say('ifReturned.amount'), money(ifReturned.payable)], isBold: true },
    ...(ifReturned.pointsUsed > 0 ? [{ cells: [say('ifReturned.points'), count(ifReturned.pointsUsed)] }] : []),
  ]);
  paper.space(4);
  for (const note of notesOf(ifReturned, words)) paper.text(note, { color: grey });
  if (refundUntil) paper.text(say('ifReturned.until', { date: time(refundUntil) }), { color: grey });
}

function notesOf(ifReturned: NonNullable<Receipt['ifReturned']>, { say, money }: ReceiptWords): string[] {
  const { freightRule, freightIfFault, givesCouponsBack, losesCoupons } = ifReturned;
  return [
    freightRule === 'whole' ? say('ifReturned.whole') : '',
    freightRule === 'kept' && freightIfFault > 0 ? say('ifReturned.kept', { amount: money(freightIfFault) }) : '',
    givesCouponsBack ? say('ifReturned.couponsBack') : '',
    losesCoupons ? say('ifReturned.couponsLost') : '',
  ].filter(Boolean);
}
