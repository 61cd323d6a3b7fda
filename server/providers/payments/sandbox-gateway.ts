import { randomBytes, timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { limitBody } from '#server/http/limit-body.ts';
import { readForm, readText } from '#server/http/read-body.ts';
import { Refusal } from '#server/http/refusal.ts';
import { onceSuccessful } from '#server/providers/once-successful.ts';
import { clientSecretOf, findByClientSecret, openSandboxActions, type SandboxActions } from './sandbox-actions.ts';
import { openSandboxLedger, type SandboxLedger } from './sandbox-ledger.ts';
import { catchUpWithLedger, type Payment } from './sandbox-payment.ts';
import { showScanPage } from './sandbox-scan-page.ts';
import { type Deliver, openSandboxWebhooks } from './sandbox-webhooks.ts';

export const gatewayPath = '/sandbox-gateway';
const bodyMax = 8 * 1024;
const slowSeconds = 8;

/**
 * The demo mall's own payment provider, behind an interface like any other's: it is called over HTTP, sends signed webhooks
 * and stores its payments itself. It accepts test cards only.
 */
export function openSandboxGateway(dataDir: string, deliver: Deliver, slowMs = slowSeconds * 1000) {
  const keys = { merchantKey: `sk_${secret()}`, webhookSecret: `whsec_${secret()}` };
  const ledger = openSandboxLedger(dataDir);
  const webhooks = openSandboxWebhooks(ledger, keys.webhookSecret, deliver);
  const actions = openSandboxActions(ledger, webhooks, slowMs);
  const catchUp = onceSuccessful(() => catchUpWithLedger(ledger));

  const app = new Hono().basePath(gatewayPath);
  app.use(limitBody(bodyMax));
  app.use(async (context, next) => {
    await catchUp();
    context.header('Cache-Control', 'no-store');
    await next();
  });
  serveMerchant(app, actions, keys.merchantKey);
  serveBook(app, ledger);
  servePayers(app, actions);
  app.notFound((context) => context.json({ error: 'not_found' }, 404));
  app.onError((thrown, context) => {
    if (thrown instanceof Refusal) return context.json({ error: thrown.reason }, thrown.status);
    throw thrown; // handled and logged by the mall's own error handler
  });
  return { keys, app, actions, webhooks, ledger };
}
export type SandboxGateway = ReturnType<typeof openSandboxGateway>;

const CreateBody = z.object({
  amount: z.int().positive().max(2_147_483_647), // PostgreSQL's int4
  currency: z.string().regex(/^[A-Z]{3}$/),
  method: z.enum(['card', 'scan']),
  reference: z.uuid(),
});
const ProviderRefundBody = z.object({ payment: z.string().regex(/^sp_[0-9a-f]{24}$/), amount: z.int().positive() });

/** The mall's side, called with its key. */
function serveMerchant(app: Hono, actions: SandboxActions, merchantKey: string): void {
  app.use('/merchant/*', async (context, next) => {
    const given = Buffer.from(context.req.header('authorization') ?? '');
    const wanted = Buffer.from(`Bearer ${merchantKey}`);
    if (given.length !== wanted.length || !timingSafeEqual(given, wanted))
      return context.json({ error: 'wrong_key' }, 401);
    await next();
  });
  app.post('/merchant/payments', async (context) => {
    const key = context.req.header('idempotency-key');
    const input = await readBody(context, CreateBody);
    if (!key || !input) return context.json({ error: 'bad_request' }, 400);
    return answer(context, await actions.create({ ...input, key }), 409);
  });
  app.get('/merchant/payments/:id{sp_[0-9a-f]{24}}', async (context) =>
    answer(context, await actions.find(context.req.param('id'))),
  );
  app.post('/merchant/payments/:id{sp_[0-9a-f]{24}}/cancel', async (context) =>
    answer(context, await actions.cancel(context.req.param('id'))),
  );
  app.post('/merchant/refunds', async (context) => {
    const operation = context.req.header('idempotency-key');
    const input = await readBody(context, ProviderRefundBody);
    if (!operation || !input) return context.json({ error: 'bad_request' }, 400);
    const payment = await actions.refundPayment(input.payment, operation, input.amount);
    const done = payment?.details.providerRefunds.find(
      (one) => one.operation === operation && one.amount === input.amount,
    );
    return done ? context.json({ id: done.id, state: 'done' }) : context.json({ error: 'refused' }, 400);
  });
}

/** What the mall's key may read of the ledger: each payment with what came in and what went back. */
function serveBook(app: Hono, ledger: SandboxLedger): void {
  app.get('/merchant/book', async (context) => {
    const since = context.req.query('since') ?? '';
    const payments = new Map<
      string,
      { id: string; currency: string; received: number; at: string; refunded: number }
    >();
    for (const { paymentId: id, kind, amount, currency, at } of await ledger.read()) {
      const before = payments.get(id) ?? { id, currency, received: 0, at, refunded: 0 };
      payments.set(
        id,
        kind === 'received'
          ? { ...before, received: before.received + amount, at }
          : { ...before, refunded: before.refunded + amount },
      );
    }
    return context.json([...payments.values()].filter(({ at }) => at >= since));
  });
}

const CardBody = z.object({ clientSecret: z.string(), number: z.string().regex(/^\d{12,19}$/) });
const ChallengeBody = z.object({ clientSecret: z.string(), isPassed: z.boolean() });

/** The payer's side: enter a card, answer a challenge, decide on a phone. */
function servePayers(app: Hono, actions: SandboxActions): void {
  app.post('/card', async (context) => {
    const input = await readBody(context, CardBody);
    const payment = input && (await findByClientSecret(input.clientSecret));
    if (!input || !payment) return context.json({ error: 'bad_request' }, 400);
    const paid = await actions.enterCard(payment.id, input.number);
    return paid ? context.json(payerView(paid)) : context.json({ error: 'not_a_test_card' }, 400);
  });
  app.post('/challenge', async (context) => {
    const input = await readBody(context, ChallengeBody);
    const payment = input && (await findByClientSecret(input.clientSecret));
    if (!input || !payment) return context.json({ error: 'bad_request' }, 400);
    const ended = await actions.endChallenge(payment.id, input.isPassed);
    return context.json(payerView(ended ?? payment));
  });
  app.get('/scan/:token{[0-9a-f]{48}}', async (context) =>
    showScanPage(context, await actions.findByScanToken(context.req.param('token'))),
  );
  app.post('/scan/:token{[0-9a-f]{48}}', async (context) => {
    const { decision } = await readForm(context);
    return showScanPage(context, await actions.decideScan(context.req.param('token'), decision === 'pay'));
  });
}

const payerView = ({ state, failure }: Payment) => ({ state, failure });

/** A payment as the mall sees it. */
function answer(context: Context, payment: Payment | null, otherwise: 404 | 409 = 404): Response {
  if (!payment) return context.json({ error: otherwise === 404 ? 'not_found' : 'key_used_otherwise' }, otherwise);
  const { id, state, failure, currency, scanToken, details } = payment;
  return context.json({
    id,
    state,
    reference: details.reference,
    currency,
    received: details.received,
    failure,
    failedAt: details.failedAt,
    clientSecret: details.method === 'card' ? clientSecretOf(payment) : null,
    scanPath: scanToken ? `${gatewayPath}/scan/${scanToken}` : null,
  });
}

async function readBody<Shape>(context: Context, shape: z.ZodType<Shape>): Promise<Shape | null> {
  const text = await readText(context);
  try {
    return shape.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null; // not JSON
  }
}

const secret = () => randomBytes(24).toString('hex');
