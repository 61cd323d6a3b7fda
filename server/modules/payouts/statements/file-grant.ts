import { z } from 'zod';
import { locales } from '#contract/core/languages.ts';
import { statementFormats } from '#contract/payouts/merchant-statements.ts';
import { StatementPeriod } from '#contract/payouts/statement-period.ts';
import { fileGrants } from '#server/http/file-grants.ts';

export const filesPath = '/api/files/statement';

const Wanted = z.object({
  shopId: z.int(),
  period: StatementPeriod,
  format: z.enum(statementFormats),
  locale: z.enum(locales),
});

export const { grant: grantFile, open: openGrant } = fileGrants(filesPath, 'statement file', Wanted);
