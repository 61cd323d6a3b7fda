import { randomInt, randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { startPayment } from '#contract/payments.ts';
import { database, transaction } from '#server/database/connection.ts';
import { announce } from '#server/database/news.ts';
import { closeTrade } from '#server/modules/payments/index.ts';
import type * as Settle from '#server/modules/payments/settle.ts';
import { captures, charges, trades } from '#server/modules/payments/tables.ts';
import { tradePaid } from '#server/modules/payments/trades.ts';
import { openPaymentProviders, paymentProviders } from '#server/providers/payments/payment-providers.ts';
import { openSandbox } from '#server/providers/payments/sandbox.ts';
import { sign, signatureHeader } from '#server/providers/payments/sandbox-signature.ts';
import { openMallUnderTest } from '#tests/mall-under-test.ts';
import { meeting, together } from '#tests/meeting.ts';
import { paymentPrint } from '#tests/payment-print.ts';
import { as, type Person, somebody } from '#tests/people.ts';
import { aTrade } from '#tests/trades.ts';

// What a payment provider tells comes twice, late, in the wrong order, all at once, or forged. Each crowd is also run
// against a planted bug, which it has to find.

const planted = vi.hoisted(() => ({ settle: null as typeof Settle.settle | null }));
vi.mock('#server/modules/payments/settle.ts', async (original) => {
  const real = await original<typeof Settle>();
  return { ...real, settle: (...given: Parameters<typeof real.settle>) => (planted.settle ?? real.settle)(...given) };
});
afterEach(() => {
  planted.settle = null;
});

const mall = openMallUnderTest({ DEMO: '1' });
const secrets = ['whsec_new', 'whsec_old'];
let ana: Person;
let opened: ReturnType<typeof paymentProviders>;

beforeAll(async () => {
  ana = await somebody();
  opened = paymentProviders();
  // The same provider, whose messages these tests can sign themselves.
  const sandbox = openSandbox({
    ask: async () => new Response('', { status: 500 }),
    merchantKey: '',
    webhookSecrets: secrets,
  });
  openPaymentProviders({
    ...opened,
    sandbox: {
      ...sandbox,
      start: async () => ({ providerId: `sp_${randomUUID()}`, clientSecret: null, codeText: null }),
    },
  });
});

type Type = 'payment.succeeded' | 'payment.failed' | 'payment.cancelled';
type Event = {
  id: string;
  type: Type;
  createdAt: string;
  payment: { id: string; reference: string; received: number; currency: string; failure: string | null };
};

const amount = 4_999;
async function aCharge(number: string, payType: 'sandbox' | 'scan' = 'sandbox') {
  const { data } = await mall.ask(startPayment, { orderNo: number, payType }, as(ana.token));
  const [charge] = await database()
    .select()
    .from(charges)
    .where(eq(charges.key, data?.chargeKey ?? ''));
  if (!charge) throw new Error('no charge');
  return charge;
}
function event(
  charge: { key: string; providerId: string | null },
  type: Type,
  second = 0,
  others: Partial<Event['payment']> = {},
): Event {
  return {
    id: `evt_${randomUUID()}`,
    type,
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, second)).toISOString(),
    payment: {
      id: charge.providerId ?? '',
      reference: charge.key,
      received: type === 'payment.succeeded' ? amount : 0,
      currency: 'USD',
      failure: null,
      ...others,
    },
  };
}
async function tell(told: Event, signature?: string): Promise<number> {
  const body = JSON.stringify(told);
  const headers = { 'content-type': 'application/json', [signatureHeader]: signature ?? sign(body, secrets[0] ?? '') };
  return (await mall.api.request('/api/webhooks/sandbox', { method: 'POST', headers, body })).status;
}

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));
}
/** Each one to four times, the copies anywhere after the first. */
function withCopies<Item>(items: readonly Item[]): Item[] {
  const all = [...items];
  for (const item of items) {
    for (let copies = randomInt(4); copies > 0; copies--)
      all.splice(randomInt(all.indexOf(item) + 1, all.length + 1), 0, item);
  }
  return all;
}

beforeAll(() =>
  mall.pool.query(`insert into rate_windows (key, times, ends_at) values ($1, -100000, now() + interval '1 day')`, [
    `startPayment:${ana.accountId}`,
  ]),
);

describe('in whatever order and however often', () => {
  const declined = { failure: 'declined' };
  const poor = { failure: 'insufficient_funds' };
  const stories: [string, (charge: Awaited<ReturnType<typeof aCharge>>) => Event[], object][] = [
    [
      'two failures, a success told under two names, a cancellation',
      (c) => [
        event(c, 'payment.failed', 1, declined),
        event(c, 'payment.failed', 2, poor),
        event(c, 'payment.succeeded', 3),
        event(c, 'payment.succeeded', 4),
        event(c, 'payment.cancelled', 5),
      ],
      {
        trade: { status: 'paid', amount },
        charges: [{ method: 'sandbox', state: 'succeeded', failure: null }],
        captures: [{ amount, kept: true }],
        payBacks: [],
        journal: [
          { account: 'clearing', amount: -amount },
          { account: 'provider', amount },
        ],
        news: 1,
      },
    ],
    [
      'failures and a cancellation, no success',
      (c) => [
        event(c, 'payment.failed', 1, declined),
        event(c, 'payment.failed', 3, poor),
        event(c, 'payment.failed', 2, declined),
        event(c, 'payment.cancelled', 4),
      ],
      {
        trade: { status: 'open', amount },
        charges: [{ method: 'sandbox', state: 'cancelled', failure: 'insufficient_funds' }],
        captures: [],
        payBacks: [],
        journal: [],
        news: 0,
      },
    ],
    [
      'a success of the wrong amount',
      (c) => [
        event(c, 'payment.failed', 1, declined),
        event(c, 'payment.succeeded', 2, { received: amount - 1 }),
        event(c, 'payment.cancelled', 3),
      ],
      {
        trade: { status: 'open', amount },
        charges: [{ method: 'sandbox', state: 'succeeded', failure: null }],
        captures: [{ amount: amount - 1, kept: false }],
        payBacks: [{ amount: amount - 1, state: 'pending' }],
        journal: [
          { account: 'owed_back', amount: 1 - amount },
          { account: 'provider', amount: amount - 1 },
        ],
        news: 0,
      },
    ],
    [
      'a success in another currency',
      (c) => [event(c, 'payment.succeeded', 1, { currency: 'EUR' }), event(c, 'payment.failed', 0, poor)],
      {
        trade: { status: 'open', amount },
        charges: [{ method: 'sandbox', state: 'succeeded', failure: null }],
        captures: [{ amount, kept: false }],
        payBacks: [{ amount, state: 'pending' }],
        news: 0,
      },
    ],
  ];

  test.each(stories)('%s: the end is the same', { timeout: 120_000 }, async (_, storyOf, end) => {
    const orders = permutations([...storyOf({ key: '', providerId: '' } as never).keys()]);
    const play = async (order: readonly number[]) => {
      const number = await aTrade(ana, amount);
      const story = storyOf(await aCharge(number));
      const told = withCopies(order.map((at) => story[at] as Event));
      for (const one of told) expect(await tell(one)).toBe(200);
      expect({ told: told.map(({ type }) => type), ...(await paymentPrint(mall, number)) }).toMatchObject(end);
    };
    for (let first = 0; first < orders.length; first += 8) await Promise.all(orders.slice(first, first + 8).map(play));
  });

  test('two methods paid and the trade closed, in every order: one is kept unless it was closed first, the rest goes back', async () => {
    for (const order of permutations(['card', 'scan', 'close'] as const)) {
      const number = await aTrade(ana, amount);
      const [card, scan] = [await aCharge(number), await aCharge(number, 'scan')];
      const events = { card: event(card, 'payment.succeeded'), scan: event(scan, 'payment.succeeded') };
      for (const step of withCopies(order)) {
        if (step === 'close') await transaction((tx) => closeTrade(tx, number, null)).catch(() => {});
        else await tell(events[step]);
      }
      const isKept = order[0] !== 'close';
      const print = await paymentPrint(mall, number);
      expect(print.trade?.status).toBe(isKept ? 'paid' : 'closed');
      expect(print.captures.filter(({ kept }) => kept)).toHaveLength(isKept ? 1 : 0);
      expect(print.payBacks).toHaveLength(isKept ? 1 : 2);
      expect(print.news).toBe(isKept ? 1 : 0);
    }
  });
});

/** The planted bug: looks whether the trade is open, and writes after, without holding its row. */
function carelessAfter(haveLooked: () => Promise<void>): typeof Settle.settle {
  return async (tx, provider, { chargeKey, providerId, received }) => {
    const [charge] = await tx
      .select()
      .from(charges)
      .where(and(eq(charges.key, chargeKey), eq(charges.provider, provider)));
    const [trade] = await tx
      .select()
      .from(trades)
      .where(eq(trades.id, charge?.tradeId ?? 0));
    if (!charge || !trade || !received) return 'not_ours';
    await haveLooked();
    if (trade.status !== 'open') return 'seen';
    const paid = { chargeId: charge.id, tradeId: trade.id, provider, amount: received.amount, currency: 'USD' };
    await tx.insert(captures).values({ ...paid, providerId: `${providerId}:${randomUUID()}`, isKept: false });
    await tx.update(trades).set({ status: 'paid', paidAt: new Date(), closedAt: null }).where(eq(trades.id, trade.id));
    await announce(tx, tradePaid, { number: trade.number });
    return 'kept';
  };
}

describe.each([2, 20])('%i at one gate', (crowd) => {
  /** The same event from everywhere: or, for the bug that forgets to look for twins, the same payment under many names. */
  async function sameWebhook(names: 'one' | 'many') {
    const number = await aTrade(ana, amount);
    const charge = await aCharge(number);
    const told = event(charge, 'payment.succeeded');
    const codes = await together(crowd, (index) =>
      tell(names === 'one' ? told : { ...told, id: `${told.id}_${index}` }),
    );
    expect(codes).toEqual(Array(crowd).fill(200));
    return paymentPrint(mall, number);
  }
  const once = { trade: { status: 'paid', amount }, captures: [{ amount, kept: true }], payBacks: [], news: 1 };

  test('one webhook: paid once', async () => {
    expect(await sameWebhook('one')).toMatchObject(once);
    expect(await sameWebhook('many')).toMatchObject(once);
  });
  test('N: looking first and writing after pays more than once', async () => {
    planted.settle = carelessAfter(meeting(2));
    const { news, captures: kept } = await sameWebhook('many');
    expect(news).toBeGreaterThan(1);
    expect(kept.length).toBeGreaterThan(1);
  });

  /** Half of the tabs pay by card, half by code: each method's charge is paid once at its provider. */
  async function twoMethods() {
    const number = await aTrade(ana, amount);
    const [card, scan] = [await aCharge(number), await aCharge(number, 'scan')];
    const told = [event(card, 'payment.succeeded'), event(scan, 'payment.succeeded')];
    await together(crowd, (index) => tell(told[index % 2] as Event));
    return paymentPrint(mall, number);
  }
  test('two tabs, two methods: one is kept, the other goes back', async () => {
    expect(await twoMethods()).toMatchObject({
      trade: { status: 'paid', amount },
      payBacks: [{ amount, state: 'pending' }],
      news: 1,
    });
    const { captures: received } = await twoMethods();
    expect(received.map(({ kept }) => kept).sort()).toEqual([false, true]);
  });
  test('N: without holding the trade both are taken for the payment', async () => {
    planted.settle = carelessAfter(meeting(2));
    expect((await twoMethods()).news).toBe(2);
  });

  /** Half pay, half close. */
  async function payVersusClose() {
    const number = await aTrade(ana, amount);
    const told = event(await aCharge(number), 'payment.succeeded');
    const closed = await together(crowd, async (index) => {
      if (index % 2 === 0) return tell({ ...told, id: `${told.id}_${index}` }).then(() => false);
      return transaction((tx) => closeTrade(tx, number, ana.accountId)).then(
        () => true,
        () => false,
      );
    });
    return { ...(await paymentPrint(mall, number)), closings: closed.filter(Boolean).length };
  }
  test('pay against close: one of them wins, wholly', async () => {
    for (let round = 0; round < 5; round++) {
      const { trade, captures: received, payBacks, news, closings } = await payVersusClose();
      expect(received).toHaveLength(1);
      expect({ trade, kept: received[0]?.kept, payBacks, news, closings }).toEqual(
        trade?.status === 'paid'
          ? { trade: { status: 'paid', amount }, kept: true, payBacks: [], news: 1, closings: 0 }
          : {
              trade: { status: 'closed', amount },
              kept: false,
              payBacks: [{ amount, state: 'pending' }],
              news: 0,
              closings: 1,
            },
      );
    }
  });
  test('N: without holding the trade it is closed and paid', async () => {
    const number = await aTrade(ana, amount);
    const told = event(await aCharge(number), 'payment.succeeded');
    // The meeting of the payment that has looked with the closing that has been done.
    let closed: Promise<unknown> = Promise.resolve();
    planted.settle = carelessAfter(async () => {
      closed = transaction((tx) => closeTrade(tx, number, null));
      await closed;
    });
    await tell(told);
    const { trade, news, payBacks } = await paymentPrint(mall, number);
    expect({ trade, news, payBacks }).toEqual({ trade: { status: 'paid', amount }, news: 1, payBacks: [] });
    await expect(closed).resolves.toBeTruthy();
  });

  test('begun in many tabs: one charge for each method', async () => {
    const number = await aTrade(ana, amount);
    const keys = await together(crowd, async (index) => {
      const payType = index % 2 === 0 ? 'sandbox' : 'scan';
      return (await mall.ask(startPayment, { orderNo: number, payType }, as(ana.token))).data?.chargeKey;
    });
    expect(new Set(keys).size).toBe(2);
    expect((await paymentPrint(mall, number)).charges).toHaveLength(2);
  });
});

describe('who speaks', () => {
  async function paidBy(signature: (body: string) => string) {
    const number = await aTrade(ana, amount);
    const told = event(await aCharge(number), 'payment.succeeded');
    const code = await tell(told, signature(JSON.stringify(told)));
    return { code, status: (await paymentPrint(mall, number)).trade?.status };
  }
  const minute = 60_000;

  test.each<[string, (body: string) => string]>([
    ['no signature', () => ''],
    ['another secret', (body) => sign(body, 'whsec_other')],
    ['a signature of another message', (body) => sign(`${body} `, secrets[0] ?? '')],
    ['six minutes old', (body) => sign(body, secrets[0] ?? '', Date.now() - 6 * minute)],
    ['six minutes ahead', (body) => sign(body, secrets[0] ?? '', Date.now() + 6 * minute)],
    [
      'a moment that was changed',
      (body) => sign(body, secrets[0] ?? '').replace(/t=\d+/, `t=${Math.floor(Date.now() / 1000) - 1}`),
    ],
  ])('%s: refused, and nothing moves', async (_, signature) => {
    expect(await paidBy(signature)).toEqual({ code: 400, status: 'open' });
  });

  test.each(secrets)('both secrets hold while one is replaced: %s', async (secret) => {
    expect(await paidBy((body) => sign(body, secret))).toEqual({ code: 200, status: 'paid' });
    expect(await paidBy((body) => sign(body, secret, Date.now() - 4 * minute))).toEqual({ code: 200, status: 'paid' });
  });

  test('a provider that is not there, and a charge that is not ours', async () => {
    expect((await mall.api.request('/api/webhooks/stripe', { method: 'POST', body: '{}' })).status).toBe(404);
    expect((await mall.api.request('/api/webhooks/constructor', { method: 'POST', body: '{}' })).status).toBe(404);
    const stranger = event({ key: randomUUID(), providerId: 'sp_x' }, 'payment.succeeded');
    expect(await tell(stranger)).toBe(200);
    const { rows } = await mall.pool.query('select outcome from webhook_events where event_id = $1', [stranger.id]);
    expect(rows).toEqual([{ outcome: 'not_ours' }]);
  });
});
