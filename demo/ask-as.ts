import { asc, eq } from 'drizzle-orm';
import type { Call, Envelope, InputOf, OutputOf } from '#contract/core/call.ts';
import { fillPath } from '#contract/core/fill-path.ts';
import { database, transaction } from '#server/database/connection.ts';
import type { Api } from '#server/http/serve.ts';
import { openSession } from '#server/modules/identity/index.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { demoAccounts } from './accounts.ts';

export type Ask = <C extends Call>(call: C, input: InputOf<C>) => Promise<OutputOf<C>>;

/** The account of the demo with this role, or undefined where it was never added. */
export async function whoIs(role: 'shopper' | 'merchant'): Promise<number | undefined> {
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
  return async (call, input) => {
    const { path } = fillPath(call.path, input as Record<string, unknown>);
    const response = await api.request(path, {
      method: call.method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(call.method === 'POST' && { body: JSON.stringify(input) }),
    });
    const { data, code, message } = (await response.json()) as Envelope<OutputOf<typeof call>>;
    if (code !== 200) throw new Error(`${call.path}: ${message}`);
    return data as OutputOf<typeof call>;
  };
}
