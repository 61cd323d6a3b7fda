import { expect, test } from 'vitest';
import * as contract from '#contract/shops/merchant-hand-over.ts';
import { transaction } from '#server/database/connection.ts';
import { as, password, someone } from '#tests/support/accounts/accounts.ts';
import { aColleagueOf } from '#tests/support/accounts/colleagues.ts';
import { anOwner } from '#tests/support/accounts/second-factors.ts';
import { deliverAll } from '#tests/support/database/audit-check.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { mailBody } from '#tests/support/orders/mail-body.ts';
import { notifyOfHandOver } from './notify-platform.ts';

const mall = openMallUnderTest({ DEMO: '1' });

test('the platform’s staff learn of a new owner, once, in their own language', async () => {
  const admin = await someone({ role: 'platform' });
  const chinese = await someone({ role: 'platform', locale: 'zh-CN' });
  const owner = await anOwner(mall);
  const bo = await aColleagueOf(owner);
  const offer = () =>
    mall.ask(contract.offerHandOver, { accountId: bo.accountId, roleId: bo.roleId, password }, as(owner.token));
  await offer();
  await mall.ask(contract.declineHandOver, {}, as(bo.token));
  const { data } = await offer();
  await mall.ask(contract.acceptHandOver, {}, as(bo.token));
  await deliverAll();
  const payload = { shopId: bo.shopId, fromId: owner.accountId, toId: bo.accountId, offeredAt: data?.offeredAt ?? '' };
  await transaction((tx) => notifyOfHandOver(tx, payload));
  const { rows } = await mall.pool.query(
    'select recipient, subject, text from outgoing_messages where recipient = any($1) order by id',
    [[admin.email, chinese.email]],
  );
  const { rows: shop } = await mall.pool.query("select name->>'en' as name from shops where id = $1", [bo.shopId]);
  const [{ name }, from] = [shop[0], data?.from.nickname];
  expect(rows.map((row) => ({ ...row, text: mailBody(row.text) }))).toEqual([
    {
      recipient: admin.email,
      subject: `New owner of ${name}`,
      text: `${from} handed over ${name} to Bo. The shop’s documents and contact details are still the previous ones: ask the new owner for new ones if you need them.

Shop: ${name}
Former owner: ${from} (${owner.email})
New owner: Bo (${bo.email})`,
    },
    {
      recipient: chinese.email,
      subject: `${name} 更换了店主`,
      text: expect.stringContaining(`新店主：Bo (${bo.email})`),
    },
  ]);
});
