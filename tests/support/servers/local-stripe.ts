import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';

type Intent = {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  currency: string;
  status: string;
  client_secret: string;
  metadata: Record<string, string>;
  last_payment_error: { code: string; decline_code?: string } | null;
};
type Refund = {
  id: string;
  object: 'refund';
  amount: number;
  payment_intent: string;
  status: string;
  metadata: Record<string, string>;
};

/** How the next call goes: normally, done but without an answer, without any end, or with a server error. */
export type Mood = 'well' | 'answer lost' | 'hangs' | 'broken';

/**
 * The calls of Stripe that the mall makes, spoken on this machine: payment intents and refunds, idempotency keys and
 * errors as Stripe gives them. Its messages are signed by Stripe's own library.
 */
export async function openLocalStripe(webhookSecret: string) {
  const intents = new Map<string, Intent>();
  const refunds = new Map<string, Refund>();
  const answered = new Map<string, { status: number; body: object }>();
  const asked: { method: string; path: string; key: string | undefined; authorization: string | undefined }[] = [];
  const local = { mood: 'well' as Mood, createdSeconds: Math.floor(Date.now() / 1000) - 3_600 };

  function answer(method: string, path: string, form: URLSearchParams): { status: number; body: object } {
    const [, , kind, id, action] = path.split('/');
    if (kind === 'payment_intents' && method === 'POST' && !id) return { status: 200, body: create(form) };
    if (kind === 'payment_intents' && method === 'GET' && !id)
      return { status: 200, body: { object: 'list', data: [...intents.values()].map(listed), has_more: false } };
    const intent = intents.get(id ?? form.get('payment_intent') ?? '');
    if (!intent) return wrong('resource_missing', `No such payment_intent: '${id}'`, 404);
    if (kind === 'payment_intents' && method === 'GET') return { status: 200, body: intent };
    if (kind === 'payment_intents' && action === 'cancel') {
      if (intent.status === 'succeeded' || intent.status === 'canceled')
        return wrong('payment_intent_unexpected_state', 'You cannot cancel this PaymentIntent', 400);
      intent.status = 'canceled';
      return { status: 200, body: intent };
    }
    const before = [...refunds.values()].filter(({ payment_intent }) => payment_intent === intent.id);
    if (method === 'GET') return { status: 200, body: { object: 'list', data: before, has_more: false } };
    const amount = Number(form.get('amount'));
    const rest = before.reduce((left, refund) => left - refund.amount, intent.amount_received);
    if (amount > rest) return wrong('charge_already_refunded', 'The charge has already been refunded', 400);
    const refund: Refund = {
      id: `re_${randomUUID()}`,
      object: 'refund',
      amount,
      payment_intent: intent.id,
      status: 'succeeded',
      metadata: { operation: form.get('metadata[operation]') ?? '' },
    };
    refunds.set(refund.id, refund);
    return { status: 200, body: refund };
  }

  /** With its charge, as it is listed when that is asked for. */
  function listed(intent: Intent): object {
    const back = [...refunds.values()].filter(({ payment_intent }) => payment_intent === intent.id);
    const refunded = back.reduce((sum, { amount }) => sum + amount, 0);
    const created = local.createdSeconds;
    return { ...intent, created, latest_charge: { object: 'charge', created, amount_refunded: refunded } };
  }

  function create(form: URLSearchParams): Intent {
    const id = `pi_${randomUUID().replaceAll('-', '')}`;
    const intent: Intent = {
      id,
      object: 'payment_intent',
      amount: Number(form.get('amount')),
      amount_received: 0,
      currency: form.get('currency') ?? '',
      status: 'requires_payment_method',
      client_secret: `${id}_secret_${randomUUID()}`,
      metadata: { charge_key: form.get('metadata[charge_key]') ?? '', payment: form.get('metadata[payment]') ?? '' },
      last_payment_error: null,
    };
    intents.set(id, intent);
    return intent;
  }

  const server: Server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://stripe.local');
    const text = await bodyOf(request);
    const form = new URLSearchParams(request.method === 'GET' ? url.search : text);
    const key = request.headers['idempotency-key'] as string | undefined;
    const method = request.method ?? '';
    asked.push({ method, path: url.pathname, key, authorization: request.headers.authorization });
    if (local.mood === 'hangs') return;
    const isBroken = local.mood === 'broken';
    const given = isBroken
      ? { status: 500, body: { error: { type: 'api_error', message: 'broken' } } }
      : (answered.get(key ?? '') ?? answer(method, url.pathname, form));
    if (key && !isBroken) answered.set(key, given);
    if (local.mood === 'answer lost') return void request.socket.destroy();
    response.writeHead(given.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(given.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const stripe = new Stripe('sk_test_local');
  /** A message about an intent as it is now, signed as Stripe signs. */
  function message(type: string, intent: Intent, secret = webhookSecret, timestamp?: number) {
    const payload = JSON.stringify({
      id: `evt_${randomUUID()}`,
      object: 'event',
      type,
      created: Math.floor(Date.now() / 1000),
      data: { object: intent },
    });
    const signature = stripe.webhooks.generateTestHeaderString({ payload, secret, ...(timestamp && { timestamp }) });
    return { body: payload, headers: { 'stripe-signature': signature } };
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    local,
    asked,
    intents,
    refunds,
    message,
    /** The shopper's card goes through, in Stripe's own form. */
    succeed(clientSecret: string | null, amount?: number): Intent {
      const intent = byClientSecret(clientSecret);
      Object.assign(intent, {
        status: 'succeeded',
        amount_received: amount ?? intent.amount,
        last_payment_error: null,
      });
      return intent;
    },
    fail(clientSecret: string | null, error: Intent['last_payment_error']): Intent {
      return Object.assign(byClientSecret(clientSecret), { last_payment_error: error });
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };

  function byClientSecret(clientSecret: string | null): Intent {
    const intent = [...intents.values()].find((one) => one.client_secret === clientSecret);
    if (!intent) throw new Error('There is no such intent');
    return intent;
  }
}

function wrong(code: string, message: string, status: number) {
  return { status, body: { error: { type: 'invalid_request_error', code, message } } };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
