import type { z } from 'zod';
import type {
  listAccountCoupons,
  listAccountPoints,
  listAccountSessions,
} from '#contract/accounts/platform-benefits.ts';
import type { OutputOf } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import { database } from '#server/database/connection.ts';
import { listCouponsOf } from '#server/modules/coupons/index.ts';
import { listSessionsPage } from '#server/modules/identity/index.ts';
import { listPointsOf } from '#server/modules/points/index.ts';
import { findAccountRow } from './account-row-queries.ts';

export async function listPointsOfAny({
  id,
  ...paging
}: z.output<typeof listAccountPoints.input>): Promise<OutputOf<typeof listAccountPoints>> {
  await findAccountRow(database(), id);
  return listPointsOf(id, paging);
}

export async function listCouponsOfAny(
  { id, ...asked }: z.output<typeof listAccountCoupons.input>,
  locale: Locale,
): Promise<OutputOf<typeof listAccountCoupons>> {
  await findAccountRow(database(), id);
  const { counts: _, ...coupons } = await listCouponsOf(id, locale, asked);
  return coupons;
}

export async function listSessionsOfAny({
  id,
  ...paging
}: z.output<typeof listAccountSessions.input>): Promise<OutputOf<typeof listAccountSessions>> {
  await findAccountRow(database(), id);
  return listSessionsPage(id, paging);
}
