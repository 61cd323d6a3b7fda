import { randomInt } from 'node:crypto';
import { transaction } from '#server/database/connection.ts';
import { openPayment } from '#server/modules/payments/index.ts';
import type { Person } from '#tests/support/accounts/accounts.ts';

export const newPaymentNumber = () => `PT${String(Date.now())}${String(randomInt(1e9)).padStart(9, '0')}`.slice(0, 24);

/** Opens a payment without any order; returns its number. */
export async function aPayment(
  { accountId }: Pick<Person, 'accountId'>,
  amount = 4_999,
  payMinutes = 30,
): Promise<string> {
  const number = newPaymentNumber();
  await transaction((tx) => openPayment(tx, { number, accountId, amount, currency: 'USD', payMinutes }));
  return number;
}

/** Pays or declines, as a shopper does at the test gateway. */
export async function atGateway(
  api: { request(path: string, init: RequestInit): Response | Promise<Response> },
  path: 'card' | 'challenge',
  body: { clientSecret: string | null; number?: string; isPassed?: boolean },
): Promise<{ status: number; state?: string; failure?: string | null; error?: string }> {
  const headers = { 'content-type': 'application/json' };
  const response = await api.request(`/sandbox-gateway/${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return { status: response.status, ...((await response.json()) as object) };
}
