import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import type { Mood } from './local-stripe.ts';

type Thing = { id: string; amount: number; currency: string; metadata: Record<string, string> };
type Transfer = Thing & { destination: string; transfer_group: string; reversed: boolean };
export type BankPayout = Thing & { account: string; failure_message: string | null };
type Answer = { status: number; body: object };

const wrong = (message: string): Answer => ({
  status: 400,
  body: { error: { type: 'invalid_request_error', code: 'refused', message } },
});
const listOf = (data: object[]): Answer => ({ status: 200, body: { object: 'list', data, has_more: false } });
const newId = (kind: string) => `${kind}_${randomUUID().replaceAll('-', '')}`;

/**
 * The calls of Stripe Connect that the mall makes, spoken on this machine: accounts and their links, transfers, reversals and
 * payouts, with idempotency keys. Its messages are signed by Stripe's own library.
 */
export async function openLocalStripeConnect(webhookSecret: string) {
  const accounts = new Map<string, { id: string; isReady: boolean; country: string }>();
  const transfers = new Map<string, Transfer>();
  const payouts = new Map<string, BankPayout>();
  const answered = new Map<string, Answer>();
  const asked: { method: string; path: string; key: string | undefined }[] = [];
  const local = { mood: 'well' as Mood, refuses: '' as '' | 'transfers' | 'payouts' | 'reversals' };
  /** What happens between a call and its answer. */
  const during = { answer: async (_path: string): Promise<void> => {} };

  function answer(method: string, path: string, form: URLSearchParams, account: string): Answer {
    const [, , kind, id, action] = path.split('/');
    if (kind === 'account_links') return { status: 200, body: { object: 'account_link', url: setupUrl(form) } };
    if (kind === 'accounts') return method === 'POST' ? open(form) : accountAnswer(id ?? '');
    if (kind === 'transfers' && !id)
      return method === 'GET'
        ? listOf([...transfers.values()].filter((one) => one.transfer_group === form.get('transfer_group')))
        : transfer(form);
    const moved = transfers.get(id ?? '');
    if (kind === 'transfers' && moved && action === 'reversals') {
      if (local.refuses === 'reversals') return wrong('Insufficient funds to reverse');
      if (moved.reversed) return wrong('Already reversed');
      moved.reversed = true;
      return { status: 200, body: { id: newId('trr'), object: 'transfer_reversal' } };
    }
    if (kind === 'transfers' && moved) return { status: 200, body: moved };
    if (method === 'GET') return listOf([...payouts.values()].filter((one) => one.account === account));
    return payOut(form, account);
  }

  const setupUrl = (form: URLSearchParams) =>
    `${address()}/setup?${new URLSearchParams({ account: form.get('account') ?? '', back: form.get('return_url') ?? '' })}`;

  /** Stripe's own page, where a shop says what Stripe needs to know, and what a journey reads of a payout. */
  function page({ pathname, searchParams }: URL): { type: string; body: string } | null {
    const account = accounts.get(searchParams.get('account') ?? '');
    const back = searchParams.get('back') ?? '';
    if (pathname === '/setup')
      return {
        type: 'text/html',
        body: `<!doctype html><title>Stripe</title><h1>Details of your business</h1>
          <a href="/setup/done?${searchParams}">Submit</a> <a href="${back}">Later</a>`,
      };
    if (pathname === '/setup/done' && account) {
      account.isReady = true;
      return { type: 'text/html', body: `<!doctype html><title>Stripe</title><a href="${back}">Back to the mall</a>` };
    }
    if (pathname === '/payouts') {
      const number = searchParams.get('number');
      const own = [...payouts.values()].filter(({ metadata }) => metadata.payout === number);
      return { type: 'application/json', body: JSON.stringify(own) };
    }
    return null;
  }

  function open(form: URLSearchParams): Answer {
    if (form.get('country') === 'LA') return wrong('Country not supported');
    const account = { id: newId('acct'), isReady: false, country: form.get('country') ?? '' };
    accounts.set(account.id, account);
    return { status: 200, body: { id: account.id, object: 'account' } };
  }

  function accountAnswer(id: string): Answer {
    const { isReady, country } = accounts.get(id) ?? { isReady: false, country: '' };
    const bank = { id: 'ba_1', object: 'bank_account', bank_name: 'Stripe Test Bank', last4: '6789' };
    const body = {
      ...{ id, object: 'account', country, payouts_enabled: isReady, email: 'shop@example.com' },
      business_profile: { name: 'Plain Goods' },
      capabilities: { transfers: isReady ? 'active' : 'pending' },
      external_accounts: { object: 'list', data: isReady ? [bank] : [] },
    };
    return { status: 200, body };
  }

  const thing = (kind: string, form: URLSearchParams): Thing => ({
    id: newId(kind),
    amount: Number(form.get('amount')),
    currency: form.get('currency') ?? '',
    metadata: { payout: form.get('metadata[payout]') ?? '' },
  });

  function transfer(form: URLSearchParams): Answer {
    if (local.refuses === 'transfers') return wrong('Insufficient funds in your Stripe account');
    const destination = form.get('destination') ?? '';
    const made = {
      ...thing('tr', form),
      destination,
      transfer_group: form.get('transfer_group') ?? '',
      reversed: false,
    };
    transfers.set(made.id, made);
    return { status: 200, body: { object: 'transfer', ...made } };
  }

  function payOut(form: URLSearchParams, account: string): Answer {
    if (local.refuses === 'payouts') return wrong('Payouts are not enabled');
    const made = { ...thing('po', form), account, failure_message: null };
    payouts.set(made.id, made);
    return { status: 200, body: { object: 'payout', ...made } };
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://stripe.local');
    const shown = page(url);
    if (shown) return void response.writeHead(200, { 'content-type': shown.type }).end(shown.body);
    const form = new URLSearchParams(request.method === 'GET' ? url.search : await bodyOf(request));
    const key = request.headers['idempotency-key'] as string | undefined;
    const method = request.method ?? '';
    asked.push({ method, path: url.pathname, key });
    if (local.mood === 'hangs') return;
    const isBroken = local.mood === 'broken';
    const given = isBroken
      ? { status: 500, body: { error: { type: 'api_error', message: 'broken' } } }
      : (answered.get(key ?? '') ?? answer(method, url.pathname, form, String(request.headers['stripe-account'])));
    if (key && !isBroken) answered.set(key, given);
    if (method === 'POST') await during.answer(url.pathname);
    if (local.mood === 'answer lost' && method === 'POST') return void request.socket.destroy();
    response.writeHead(given.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(given.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const message = (type: string, object: Transfer | BankPayout, change: object = {}, secret = webhookSecret) =>
    signedMessage(type, { ...object, ...change }, secret);

  return {
    url: address(),
    ...{ local, during, asked, accounts, transfers, payouts, message },
    /** Stripe's memory of keys is over after a day. */
    forgetKeys: () => answered.clear(),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** A message as Stripe signs it; about a payout it names the connected account. */
export function signedMessage(type: string, object: Transfer | BankPayout, secret: string) {
  const account = 'account' in object ? { account: object.account } : {};
  const payload = JSON.stringify({
    ...{ id: newId('evt'), object: 'event', type, created: Math.floor(Date.now() / 1000), ...account },
    data: { object },
  });
  const signature = new Stripe('sk_test_local').webhooks.generateTestHeaderString({ payload, secret });
  return { body: payload, headers: { 'stripe-signature': signature } };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
