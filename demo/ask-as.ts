import { asc, eq } from 'drizzle-orm';
import type { Call, Envelope, InputOf, OutputOf } from '#contract/core/call.ts';
import { fillPath } from '#contract/core/fill-path.ts';
import type { Locale } from '#contract/core/languages.ts';
import { database, transaction } from '#server/database/connection.ts';
import type { Api } from '#server/http/serve.ts';
import { openSession } from '#server/modules/identity/index.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { demoAccounts } from './accounts.ts';

export type Ask = <C extends Call>(
  call: C,
  input: InputOf<C>,
  headers?: Record<string, string>,
) => Promise<OutputOf<C>>;

/** The account of the demo with this role, or undefined where it was never added. */
export async function whoIs(role: 'shopper' | 'merchant' | 'platform'): Promise<number | undefined> {
  const email = demoAccounts.find((account) => account.role === role)?.email ?? '';
  const [account] = await database()
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.email, email))
    .orderBy(asc(accounts.id))
    .limit(1);
  return account?.id;
}

/** Makes calls as this account, as a browser does; what is refused is thrown. */
export async function askAs(api: Api, accountId: number): Promise<Ask> {
  const token = await transaction((tx) => openSession(tx, accountId, 'demo'));
  return askWith(api, () => ({ authorization: `Bearer ${token}` }));
}

/** Makes calls as someone who has not signed in, with the key of customer service that they are given. */
export function askAsGuest(api: Api, locale: Locale): Ask {
  let key = '';
  return askWith(
    api,
    () => ({ 'x-locale': locale, ...(key && { 'chat-key': key }) }),
    (response) => {
      key = response.headers.get('chat-key') ?? key;
    },
  );
}

/** The same caller in another language. */
export const inLanguage =
  (ask: Ask, locale: Locale): Ask =>
  (call, input) =>
    ask(call, input, { 'x-locale': locale });

function askWith(
  api: Api,
  headers: () => Record<string, string>,
  onAnswer: (response: Response) => void = () => {},
): Ask {
  return async (call, input, more = {}) => {
    const { path } = fillPath(call.path, input as Record<string, unknown>);
    const response = await api.request(path, {
      method: call.method,
      headers: { 'content-type': 'application/json', ...headers(), ...more },
      ...(call.method === 'POST' && { body: JSON.stringify(input) }),
    });
    onAnswer(response);
    const { data, code, message } = (await response.json()) as Envelope<OutputOf<typeof call>>;
    if (code !== 200) throw new Error(`${call.path}: ${message}`);
    return data as OutputOf<typeof call>;
  };
}
