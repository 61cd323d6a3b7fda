import { beforeEach, expect, test } from 'vitest';
import { listShopOrders } from '#contract/shipping/merchant.ts';
import { getConsoleUser } from '#contract/shops/console.ts';
import { listShopLog } from '#contract/shops/merchant-log.ts';
import { demandSecondFactor, listStaff } from '#contract/shops/merchant-staff.ts';
import { as, type Person } from '#tests/support/accounts/accounts.ts';
import { anOwner, guard } from '#tests/support/accounts/second-factors.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';

const mall = openMallUnderTest({ DEMO: '1' });

beforeEach(() => mall.pool.query('delete from rate_windows'));

/** Someone who works for the owner's shop, and can sign in. */
async function aColleague(owner: Person, scopes: string): Promise<Person> {
  const colleague = await anOwner(mall);
  await mall.pool.query('update shops set owner_id = null where owner_id = $1', [colleague.accountId]);
  await mall.pool.query(
    `with role as (
      insert into shop_roles (shop_id, name, scopes) select id, md5(random()::text), $2 from shops where owner_id = $1 returning *)
    insert into shop_staff (shop_id, account_id, role_id, joined_at) select shop_id, $3, id, now() from role`,
    [owner.accountId, scopes, colleague.accountId],
  );
  return colleague;
}

test('an owner who has it can demand it of everyone; who has none is let in after setting it up', async () => {
  const owner = await anOwner(mall);
  const colleague = await aColleague(owner, '{orders,people}');
  const demand = (person: Person, isDemanded: boolean) =>
    mall.ask(demandSecondFactor, { isDemanded }, as(person.token));
  expect((await demand(owner, true)).reason).toBe('second_factor_needed');
  await guard(mall, owner);
  expect((await demand(colleague, true)).reason).toBe('not_allowed');
  expect((await mall.ask(listShopOrders, {}, as(colleague.token))).code).toBe(200);
  expect((await demand(owner, true)).code).toBe(200);
  expect((await demand(owner, true)).code).toBe(200);
  expect((await mall.ask(listShopOrders, {}, as(colleague.token))).reason).toBe('second_factor_needed');
  expect((await mall.ask(getConsoleUser, {}, as(colleague.token))).data).toMatchObject({
    secondFactor: 'off',
    shops: [{ demandsSecondFactor: true }],
  });
  const { data } = await mall.ask(listStaff, {}, as(owner.token));
  expect(data?.demandsSecondFactor).toBe(true);
  expect(data?.staff.map(({ hasSecondFactor }) => hasSecondFactor)).toEqual([true, false]);
  await guard(mall, colleague);
  expect((await mall.ask(listShopOrders, {}, as(colleague.token))).code).toBe(200);
  expect((await demand(owner, false)).code).toBe(200);
  const { data: log } = await mall.ask(listShopLog, {}, as(owner.token));
  expect(log?.list.map(({ act }) => act)).toEqual(['second_factor_released', 'second_factor_demanded']);
});
