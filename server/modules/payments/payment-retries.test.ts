import { expect, test, vi } from 'vitest';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { patience } from '#tests/support/mall/patience.ts';
import { aPayment } from '#tests/support/orders/payments.ts';
import { payingAt } from '#tests/support/orders/test-gateway.ts';

const mall = openMallUnderTest({ DEMO: '1' });
const paying = payingAt(mall);
const { begin, stateOf, card, moveClock } = paying;

const declinedCard = '4000000000000002';
const goodCardWithLostMessage = '4000000000005027';
const challengedCard = '4000002500003155';
const slowCard = '4000000000005019';

/** A payment whose first card was declined, as a webhook has reported. */
async function declinedOnce() {
  const number = await aPayment(paying.ana);
  const { clientSecret, chargeKey } = await begin(number);
  await card(clientSecret, declinedCard);
  await vi.waitFor(async () => expect(await stateOf(number)).toMatchObject({ failure: 'declined' }), patience);
  return { number, clientSecret, chargeKey };
}

test('a second card is under way: the failure of the first is no longer shown, and the success is found', async () => {
  const { number, clientSecret } = await declinedOnce();
  await begin(number);
  expect(await stateOf(number)).toMatchObject({ state: 'unpaid', failure: null });
  await card(clientSecret, goodCardWithLostMessage);
  expect(await stateOf(number)).toMatchObject({ failure: null });
  await moveClock(3);
  expect(await stateOf(number)).toMatchObject({ state: 'paid', failure: null });
});

test('a second card without a webhook: the provider is asked before a failure is shown', async () => {
  const { number, clientSecret } = await declinedOnce();
  await card(clientSecret, challengedCard);
  await moveClock(3);
  expect(await stateOf(number)).toMatchObject({ state: 'unpaid', failure: null });
  await card(clientSecret, goodCardWithLostMessage);
});

test('a failure that is reported late does not hide the newer attempt', async () => {
  const number = await aPayment(paying.ana);
  const { clientSecret, chargeKey } = await begin(number);
  await card(clientSecret, slowCard);
  await mall.pool.query(
    `update charges set failure = 'declined', failed_at = now() - interval '1 second', asked_at = null where key = $1`,
    [chargeKey],
  );
  expect(await stateOf(number)).toMatchObject({ state: 'processing', failure: null });
});

test('a second failure of the same card is shown like the first', async () => {
  const { number, clientSecret } = await declinedOnce();
  await begin(number);
  await card(clientSecret, declinedCard);
  await vi.waitFor(
    async () => expect(await stateOf(number)).toMatchObject({ state: 'unpaid', failure: 'declined' }),
    patience,
  );
});

test('of two methods the one tried last counts, and a success of the other is found', async () => {
  const { number, clientSecret, chargeKey } = await declinedOnce();
  await begin(number, 'scan');
  expect(await stateOf(number)).toMatchObject({ payType: 'scan', failure: null });
  await moveClock(1);
  expect((await begin(number)).chargeKey).toBe(chargeKey);
  await card(clientSecret, declinedCard);
  await vi.waitFor(
    async () => expect(await stateOf(number)).toMatchObject({ payType: 'sandbox', failure: 'declined' }),
    patience,
  );
  await moveClock(2);
  await begin(number, 'scan');
  await card(clientSecret, goodCardWithLostMessage);
  await moveClock(6);
  expect(await stateOf(number)).toMatchObject({ state: 'paid', payType: 'sandbox', failure: null });
});
