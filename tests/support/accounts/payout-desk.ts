import { savePayoutAccount } from '#contract/payouts/merchant-payouts.ts';
import { signInToConsole } from '#contract/shops/console.ts';
import type { MallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { as, password, signUp } from './accounts.ts';
import { codeOf, forgetUsedCodes, type Guarded, guard } from './second-factors.ts';

/** The new owner of this shop, with password and second factor. */
export async function guardedOwnerOf(mall: MallUnderTest, shopId: number): Promise<Guarded> {
  const { uid, email } = await signUp(mall);
  await mall.pool.query('update shops set owner_id = $2 where id = $1', [shopId, uid]);
  const { data } = await mall.ask(signInToConsole, { email, password });
  return guard(mall, { accountId: uid, email, token: data?.token ?? '' });
}

export const bankAccount = {
  holder: 'Plain Goods Ltd',
  bank: 'First Bank',
  country: 'DE',
  bankCode: 'DEUTDEFF',
  accountNumber: 'DE89 3704 0044 0532 0130 00',
};

/** Saves the account that payouts go to. */
export async function saveAccount(mall: MallUnderTest, owner: Guarded, change: Partial<typeof bankAccount> = {}) {
  await forgetUsedCodes(mall);
  const proof = { password, code: await codeOf(owner.secret) };
  return mall.ask(savePayoutAccount, { ...bankAccount, ...change, ...proof }, as(owner.token));
}
