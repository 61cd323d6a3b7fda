import { beforeAll, expect, test } from 'vitest';
import { refuseApplication } from '#contract/applications/platform.ts';
import { applyToSell, resubmitApplication } from '#contract/applications/shopper.ts';
import { transaction } from '#server/database/connection.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { anApplicationInput, aWaitingApplication, withCode } from '#tests/support/accounts/applicants.ts';
import { aBuyer, sendEverywhere, variantsOf } from '#tests/support/accounts/buyers.ts';
import { anOperator } from '#tests/support/accounts/operators.ts';
import { deliverAll } from '#tests/support/database/audit-check.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';
import { mailBody } from '#tests/support/orders/mail-body.ts';
import { askForRefund, bought } from '#tests/support/orders/refunds.ts';
import { notifyOfRefusedProviderRefund } from './notify-of-refused-provider-refund.ts';
import { notifyOfApplication, notifyOfHandOver, notifyPlatformOfRefund, remindPlatform } from './notify-platform.ts';

const publicUrl = 'https://mall.example';
const mall = openMallUnderTest({ DEMO: '1', DEMO_PUBLIC: '1', PUBLIC_URL: publicUrl });
let small: SmallMall;
let admin: Person;
let chinese: Person;

beforeAll(async () => {
  small = await fillSmallMall();
  admin = await someone({ role: 'platform' });
  chinese = await someone({ role: 'platform', locale: 'zh-CN' });
  await someone({ role: 'platform', disabledAt: new Date() });
});

const applications = async () => {
  await deliverAll();
  const { rows } = await mall.pool.query(
    `select recipient, subject, text from outgoing_messages where cause like 'platformApplication:%' order by id`,
  );
  return rows.map((row) => ({ ...row, text: mailBody(row.text) }));
};

test('administrators are notified of an application, each in their language, and again when it is sent again', async () => {
  const person = await someone();
  const input = await withCode(mall, person, anApplicationInput(small));
  const { data } = await mall.ask(applyToSell, input, as(person.token));
  expect(await applications()).toEqual([
    {
      recipient: admin.email,
      subject: `New application to sell: ${input.name}`,
      text: `Ana Ruiz has applied to sell as ${input.name}. Please check the application and its documents.

Shop: ${input.name}
Applicant: Ana Ruiz
Category: Everything
Type of shop: Flagship

Check the application: ${publicUrl}/console/platform/applications?locale=en`,
    },
    {
      recipient: chinese.email,
      subject: `新的入驻申请：${input.name}`,
      text: expect.stringContaining('经营类目：综合\n店铺类型：旗舰店'),
    },
  ]);
  const id = data?.id ?? 0;
  await mall.ask(refuseApplication, { id, reason: 'Not readable' }, as(admin.token));
  expect(await applications()).toHaveLength(2);
  await mall.ask(resubmitApplication, { ...(await withCode(mall, person, input)), id }, as(person.token));
  expect((await applications()).map(({ recipient }) => recipient)).toEqual([
    admin.email,
    chinese.email,
    admin.email,
    chinese.email,
  ]);
});

test('each mail goes to those operators whose work it is, and to administrators', async () => {
  await sendEverywhere(small);
  const buyer = await aBuyer();
  const order = await bought(mall, buyer, (await variantsOf(mall, small))(1));
  const number = await askForRefund(mall, buyer, order.number, order.lines);
  const { id } = await aWaitingApplication(mall, anApplicationInput(small));
  await deliverAll();
  await mall.pool.query('delete from outgoing_messages');
  const names = new Map([[admin.email, 'administrator']]);
  for (const scope of ['applications', 'shops', 'refunds', 'finance', 'reviews'] as const)
    names.set((await anOperator([scope])).email, scope);

  const deadline = '2026-12-01T08:30:00.000Z';
  const people = { fromId: buyer.accountId, toId: admin.accountId };
  const refused = { operation: 'late:1', paymentNumber: order.paymentNumber, amount: 3_050, currency: 'EUR' };
  await transaction(async (tx) => {
    await notifyOfApplication(tx, { id, submittedAt: deadline });
    await notifyOfHandOver(tx, { shopId: small.shopIds[0] ?? 0, ...people, offeredAt: deadline });
    await notifyPlatformOfRefund(tx, { number, deadline, about: 'refusal' });
    await remindPlatform(tx, { number, status: 'disputed', waitsFor: 'platform', deadline, ifSilent: 'refused' });
    await notifyOfRefusedProviderRefund(tx, refused);
  });
  const { rows } = await mall.pool.query(
    `select recipient, array_agg(split_part(cause, ':', 1) order by id) as kinds
      from outgoing_messages where recipient = any($1) group by recipient`,
    [[...names.keys()]],
  );
  expect(Object.fromEntries(rows.map(({ recipient, kinds }) => [names.get(recipient), kinds]))).toEqual({
    administrator: [
      ...['platformApplication', 'platformHandOver', 'platformRefund', 'platformRefundDeadline'],
      'platformProviderRefundRefused',
    ],
    applications: ['platformApplication'],
    shops: ['platformHandOver'],
    refunds: ['platformRefund', 'platformRefundDeadline'],
    finance: ['platformProviderRefundRefused'],
  });
});
