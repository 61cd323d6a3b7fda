import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { startPayment } from '#contract/payments/shopper.ts';
import { transaction } from '#server/database/connection.ts';
import {
  closePayment,
  listLedgerDifferences,
  reconcileCharges,
  sendProviderRefunds,
} from '#server/modules/payments/index.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { concurrently } from '#tests/support/faults/racing.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { patience } from '#tests/support/mall/patience.ts';
import { aPayment, atGateway } from '#tests/support/orders/payments.ts';

const mall = openMallUnderTest({ DEMO: '1' });
let ana: Person;
beforeAll(async () => {
  ana = await someone();
});

test('after many concurrent payments the gateway’s ledger and ours agree, and a planted difference is found', async () => {
  const cards = ['4242424242424242', '4000000000005027', '4000000000005035', '4000000000005043', '4000000000000002'];
  await concurrently(20, async (index) => {
    const number = await aPayment(ana, 1_000 + index);
    const { data } = await mall.ask(startPayment, { orderNo: number, payType: 'sandbox' }, as(ana.token));
    const clientSecret = data?.clientSecret ?? null;
    await concurrently(3, () =>
      atGateway(mall.api, 'card', { clientSecret, number: cards[index % cards.length] as string }),
    );
    if (index % 4 === 0) await transaction((tx) => closePayment(tx, number, null)).catch(() => {});
  });
  await mall.pool.query('update mall_clock set ahead_seconds = 120');
  await vi.waitFor(async () => {
    await reconcileCharges();
    await sendProviderRefunds();
    expect(await listLedgerDifferences(mall.dataDir)).toEqual([]);
  }, patience);
  const { rows } = await mall.pool.query(
    'update captures set amount = amount + 1 where id = (select min(id) from captures) returning provider_id',
  );
  expect((await listLedgerDifferences(mall.dataDir)).map(({ providerId }) => providerId)).toEqual([
    rows[0].provider_id,
  ]);
});

test('after a crash between the ledger and the payment the ledger is right, and a half-written line does not count', async () => {
  await mall.pool.query('update captures set amount = amount - 1 where id = (select min(id) from captures)');
  const number = await aPayment(ana, 777);
  const { data } = await mall.ask(startPayment, { orderNo: number, payType: 'sandbox' }, as(ana.token));
  const paymentId = data?.clientSecret?.split('_secret_')[0] ?? '';
  const entry = { id: `in_${paymentId}`, kind: 'received', paymentId, amount: 777, currency: 'USD', operation: null };
  const line = JSON.stringify({ ...entry, at: new Date().toISOString() });
  const file = join(mall.dataDir, 'sandbox-gateway', 'book.jsonl');
  await appendFile(file, `${line}\n${line.slice(0, 40)}`);
  expect(await listLedgerDifferences(mall.dataDir)).toEqual([{ providerId: paymentId, ledger: 777, ours: 0 }]);

  mall.api = mall.apiWith({ DEMO: '1' }); // the program starts again
  await mall.pool.query('update mall_clock set ahead_seconds = 600');
  await reconcileCharges();
  expect(await listLedgerDifferences(mall.dataDir)).toEqual([]);
  const { rows } = await mall.pool.query('select status from payments where number = $1', [number]);
  expect(rows).toEqual([{ status: 'paid' }]);
});
