import * as contract from '#contract/catalogue/merchant-drafts.ts';
import type { ProductContent } from '#contract/catalogue/product-content.ts';
import type { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import type { SmallMall } from '#tests/support/mall/small-mall.ts';
import { as, type Person, someone } from './accounts.ts';

type Mall = ReturnType<typeof openMallUnderTest>;

/** The owner of the shop of the small mall that sells the mug. */
export async function aSeller(mall: Mall, small: SmallMall): Promise<Person> {
  const owner = await someone({ role: 'merchant' });
  await mall.pool.query('update shops set owner_id = $1 where id = $2', [owner.accountId, small.shopIds[1]]);
  return owner;
}

/** Saves a change of a product, whatever was being written about it before. */
export async function changeProduct(mall: Mall, owner: Person, productId: number, changed: Partial<ProductContent>) {
  const ask = as(owner.token);
  const { data: opened } = await mall.ask(contract.getProductDraft, { productId }, ask);
  if (!opened) throw new Error(`Product ${productId} is not the seller's`);
  const { id, version, liveVersion, content } = opened;
  const input = { id, productId, version, liveVersion, content: { ...content, ...changed } };
  const { data, message } = await mall.ask(contract.saveDraft, input, ask);
  if (!data?.id) throw new Error(message);
  return { id: data.id, version: data.version };
}

/** The same, and sends it to shoppers or to the platform's review. */
export async function sendProduct(mall: Mall, owner: Person, productId: number, changed: Partial<ProductContent>) {
  const seen = await changeProduct(mall, owner, productId, changed);
  const { data, message } = await mall.ask(contract.submitDraft, seen, as(owner.token));
  if (!data) throw new Error(message);
  return { ...seen, ...data };
}
