import { Readable } from 'node:stream';
import type { LedgerEntry } from '#contract/payouts/merchant.ts';
import type { Statement } from '#contract/payouts/merchant-statements.ts';
import { fileResponse } from '#server/http/file-grants.ts';
import type { Api } from '#server/http/serve.ts';
import { filesPath, openGrant } from './file-grant.ts';
import { type PeriodOfShop, readEntries } from './period-entries-queries.ts';
import { getShopName } from './shop-name-queries.ts';
import { getStatementOf } from './statement-queries.ts';
import { wordsOf } from './statement-words.ts';
import { writeCsv } from './write-csv.ts';
import { writePdf } from './write-pdf.ts';

type Granted = Awaited<ReturnType<typeof openGrant>>;

const types = { csv: 'text/csv; charset=utf-8', pdf: 'application/pdf' };

/** Serves statements as files to whoever has a link of `openStatementFile`. */
export function serveStatementFiles(api: Api): void {
  api.get(`${filesPath}/:sealed`, async (context) => {
    const granted = await openGrant(context.req.param('sealed'));
    const statement = await getStatementOf(granted.shopId, granted.period);
    const body = granted.format === 'csv' ? csvOf(statement, granted) : await pdfOf(statement, granted);
    return fileResponse(body, `statement-${granted.period}.${granted.format}`, types[granted.format]);
  });
}

const placeOf = ({ currency }: Statement, { shopId, period }: Granted): PeriodOfShop => ({ shopId, currency, period });

function csvOf(statement: Statement, granted: Granted): ReadableStream<Uint8Array> {
  const { locale } = granted;
  const batches = readEntries(placeOf(statement, granted), locale);
  const text = writeCsv(statement, batches, wordsOf(locale, statement.currency));
  return Readable.toWeb(Readable.from(text, { objectMode: false })) as ReadableStream<Uint8Array>;
}

const printedMax = 300; // about 15 pages; writing more would hold up other requests

async function pdfOf(statement: Statement, granted: Granted): Promise<Uint8Array<ArrayBuffer>> {
  const { shopId, locale } = granted;
  const count = statement.movements.reduce((sum, { entries }) => sum + entries, 0);
  const [shopName, entries] = await Promise.all([
    getShopName(shopId, locale),
    count <= printedMax ? readAll(readEntries(placeOf(statement, granted), locale)) : null,
  ]);
  const file = await writePdf({ statement, shopName, entries }, wordsOf(locale, statement.currency), locale);
  return new Uint8Array(file);
}

async function readAll(batches: AsyncIterable<LedgerEntry[]>): Promise<LedgerEntry[]> {
  const all: LedgerEntry[] = [];
  for await (const entries of batches) all.push(...entries);
  return all;
}
