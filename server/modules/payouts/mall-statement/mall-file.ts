import { z } from 'zod';
import { locales } from '#contract/core/languages.ts';
import { daysOf, isMonth, StatementPeriod } from '#contract/payouts/statement-period.ts';
import { readMallTime } from '#server/database/mall-clock.ts';
import { fileGrants, fileResponse } from '#server/http/file-grants.ts';
import type { Api } from '#server/http/serve.ts';
import { getBooks } from '#server/modules/payouts/book-queries.ts';
import { wordsOf } from '#server/modules/payouts/statements/statement-words.ts';
import { findPlatformTaxData } from '#server/modules/payouts/statements/tax-queries.ts';
import { writeMallPdf } from './write-mall-pdf.ts';

const filesPath = '/api/files/mall-statement';

const Wanted = z.object({ period: StatementPeriod, locale: z.enum(locales) });

export const { grant: grantMallFile, open } = fileGrants(filesPath, 'mall statement', Wanted);

/** Serves the statements of the mall as files to whoever has a link of `openMallStatement`. */
export function serveMallStatements(api: Api): void {
  api.get(`${filesPath}/:sealed`, async (context) => {
    const { period, locale } = await open(context.req.param('sealed'));
    const { first, last, next } = daysOf(period);
    const [books, platform, now] = await Promise.all([
      getBooks({ from: first, until: last, by: 'day' }),
      findPlatformTaxData(next),
      readMallTime(),
    ]);
    const isRunning = Date.parse(next) > now;
    const days = isMonth(period) ? books.periods.toReversed() : [];
    const file = await writeMallPdf(
      { period, isRunning, books, days, platform },
      wordsOf(locale, books.currency),
      locale,
    );
    return fileResponse(new Uint8Array(file), `mall-statement-${period}.pdf`, 'application/pdf');
  });
}
