import { z } from 'zod';
import { type Locale, locales } from '#contract/core/languages.ts';
import { statementFormats } from '#contract/payouts/merchant-statements.ts';
import { StatementPeriod } from '#contract/payouts/statement-period.ts';
import { openFor, sealFor } from '#server/database/sealed-secrets.ts';
import { databaseTrouble } from '#server/database/trouble.ts';
import { Refusal } from '#server/http/refusal.ts';

// A browser saves a file of any size when it follows a link, but sends no header with it that could name the shop. So the link says
// which file it is for, sealed, and for a few minutes only.

const lifetimeMs = 300_000;
const purpose = 'statement file';

const Grant = z.object({
  shopId: z.int(),
  period: StatementPeriod,
  format: z.enum(statementFormats),
  locale: z.enum(locales),
  until: z.number(),
});
type Wanted = Omit<z.output<typeof Grant>, 'until'>;

export const filesPath = '/api/files/statement';

export async function grantFile(wanted: Wanted, now = Date.now()): Promise<{ path: string }> {
  const sealed = await sealFor('payouts', purpose, JSON.stringify({ ...wanted, until: now + lifetimeMs }));
  return { path: `${filesPath}/${sealed}` };
}

/** What a link is for. One that is too old, or was changed, is not found. */
export async function openGrant(sealed: string, now = Date.now()): Promise<Wanted & { locale: Locale }> {
  const text = await openFor('payouts', purpose, sealed).catch((error: unknown) => {
    throw databaseTrouble(error) ? error : new Refusal('not_found');
  });
  const { until, ...wanted } = Grant.parse(JSON.parse(text));
  if (until < now) throw new Refusal('not_found');
  return wanted;
}
