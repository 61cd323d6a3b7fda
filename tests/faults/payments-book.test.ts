import { beforeAll, expect, test, vi } from 'vitest';
import { startPayment } from '#contract/payments.ts';
import { transaction } from '#server/database/connection.ts';
import { closeTrade, listBookDifferences, reconcileCharges, sendPayBacks } from '#server/modules/payments/index.ts';
import { openMallUnderTest } from '#tests/mall-under-test.ts';
import { together } from '#tests/meeting.ts';
import { as, type Person, somebody } from '#tests/people.ts';
import { aTrade, atGateway } from '#tests/trades.ts';

const mall = openMallUnderTest({ DEMO: '1' });
let ana: Person;
beforeAll(async () => {
  ana = await somebody();
});

test('a storm at the gateway itself: its book and ours agree, and a planted difference is found', async () => {
  const cards = ['4242424242424242', '4000000000005027', '4000000000005035', '4000000000005043', '4000000000000002'];
  await together(20, async (index) => {
    const number = await aTrade(ana, 1_000 + index);
    const { data } = await mall.ask(startPayment, { orderNo: number, payType: 'sandbox' }, as(ana.token));
    const clientSecret = data?.clientSecret ?? null;
    await together(3, () =>
      atGateway(mall.api, 'card', { clientSecret, number: cards[index % cards.length] as string }),
    );
    if (index % 4 === 0) await transaction((tx) => closeTrade(tx, number, null)).catch(() => {});
  });
  await mall.pool.query('update mall_clock set ahead_seconds = 120');
  await vi.waitFor(
    async () => {
      await reconcileCharges();
      await sendPayBacks();
      expect(await listBookDifferences(mall.dataDir)).toEqual([]);
    },
    { timeout: 15_000 },
  );
  const { rows } = await mall.pool.query(
    'update captures set amount = amount + 1 where id = (select min(id) from captures) returning provider_id',
  );
  expect((await listBookDifferences(mall.dataDir)).map(({ providerId }) => providerId)).toEqual([rows[0].provider_id]);
});
