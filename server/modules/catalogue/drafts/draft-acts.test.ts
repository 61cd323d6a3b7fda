import { beforeAll, beforeEach, expect, test } from 'vitest';
import { countProducts, listProducts } from '#contract/catalogue/merchant.ts';
import * as acts from '#contract/catalogue/merchant-draft-acts.ts';
import * as drafts from '#contract/catalogue/merchant-drafts.ts';
import * as platform from '#contract/catalogue/platform.ts';
import { emptyProduct } from '#contract/catalogue/product-content.ts';
import type { Call, InputOf } from '#contract/core/call.ts';
import { listShopLog } from '#contract/shops/merchant-log.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { aMerchant } from '#tests/support/accounts/callers.ts';
import { aSeller, changeProduct } from '#tests/support/accounts/sellers.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';

const mall = openMallUnderTest({ DEMO: '1' });
let small: SmallMall;
let owner: Person;
let stranger: Person;
let admin: Person;

beforeAll(async () => {
  small = await fillSmallMall();
  owner = await aSeller(mall, small);
  stranger = await aMerchant();
  admin = await someone({ role: 'platform' });
});
beforeEach(async () => {
  await mall.pool.query('delete from rate_windows');
  await mall.pool.query('delete from product_drafts');
  await ask(platform.setReviewSetting, { isDemanded: false }, admin);
});

const ask = <C extends Call>(call: C, input: InputOf<C>, by = owner) => mall.ask(call, input, as(by.token));
const counts = async () => (await ask(countProducts, {})).data;
const mug = () => small.productIds[2] as number;
const cup = () => small.productIds[1] as number;

async function newDraft(name: string): Promise<number> {
  const content = { ...emptyProduct, name: { en: name } };
  const { data, message } = await ask(drafts.saveDraft, { id: null, version: 0, content });
  if (!data?.id) throw new Error(message);
  return data.id;
}

/** A draft of a published product, which can be published at once. */
const changed = (productId: number, weightGrams: number) => changeProduct(mall, owner, productId, { weightGrams });

test('several drafts are discarded and come back; those of others are left alone', async () => {
  const ids = [await newDraft('First'), await newDraft('Second')];
  const theirs = await ask(acts.discardDrafts, { ids }, stranger);
  expect(theirs.data?.map(({ id, problem }) => [id, problem])).toEqual(ids.map((id) => [id, 'draft_not_found']));
  expect(await counts()).toMatchObject({ draft: 2 });
  expect((await ask(acts.discardDrafts, { ids: [...ids, 999_999] })).data).toEqual([
    { id: ids[0], problem: null, problemText: '' },
    { id: ids[1], problem: null, problemText: '' },
    { id: 999_999, problem: 'draft_not_found', problemText: expect.stringMatching(/\w/) },
  ]);
  expect(await counts()).toMatchObject({ draft: 0 });
  expect((await ask(acts.restoreDrafts, { ids }, stranger)).data?.map(({ problem }) => problem)).toEqual([
    'draft_not_found',
    'draft_not_found',
  ]);
  expect((await ask(acts.restoreDrafts, { ids })).data?.map(({ problem }) => problem)).toEqual([null, null]);
  expect(await counts()).toMatchObject({ draft: 2 });
  const { data: log } = await ask(listShopLog, { kind: 'product', limit: 4 });
  expect(log?.list.map(({ act, subject }) => [act, subject])).toEqual([
    ['draft_restored', 'Second'],
    ['draft_restored', 'First'],
    ['draft_discarded', 'Second'],
    ['draft_discarded', 'First'],
  ]);
});

test('several drafts are published; one that lacks something, or was saved meanwhile, stays', async () => {
  const [ready, incomplete, outdated] = [
    await changed(mug(), 720),
    await newDraft('Nothing else'),
    await changed(cup(), 721),
  ];
  const { data: listed } = await ask(listProducts, { state: 'draft', sort: 'oldest' });
  expect(listed?.list.map(({ draftId, draftVersion }) => [draftId, draftVersion])).toEqual([
    [ready.id, ready.version],
    [incomplete, 1],
    [outdated.id, outdated.version],
  ]);
  const sent = [ready, { id: incomplete, version: 1 }, { ...outdated, version: outdated.version + 1 }];
  expect((await ask(acts.submitDrafts, { drafts: sent }, stranger)).data?.map(({ problem }) => problem)).toEqual(
    Array(3).fill('draft_not_found'),
  );
  expect((await ask(acts.submitDrafts, { drafts: sent })).data?.map(({ id, problem }) => [id, problem])).toEqual([
    [ready.id, null],
    [incomplete, 'bad_input'],
    [outdated.id, 'changed_meanwhile'],
  ]);
  expect(await counts()).toMatchObject({ draft: 2 });
  expect((await ask(drafts.getProductDraft, { productId: mug() })).data).toMatchObject({
    id: null,
    content: { weightGrams: 720 },
  });
});

test('several drafts are sent to review and withdrawn from it', async () => {
  await ask(platform.setReviewSetting, { isDemanded: true }, admin);
  const both = [await changed(mug(), 730), await changed(cup(), 731)];
  const ids = both.map(({ id }) => id);
  expect((await ask(acts.submitDrafts, { drafts: both })).data?.map(({ problem }) => problem)).toEqual([null, null]);
  expect(await counts()).toMatchObject({ draft: 0, in_review: 2 });
  await ask(drafts.withdrawDraft, { id: ids[0] as number });
  expect((await ask(acts.withdrawDrafts, { ids })).data?.map(({ id, problem }) => [id, problem])).toEqual([
    [ids[0], 'draft_not_in_review'],
    [ids[1], null],
  ]);
  expect(await counts()).toMatchObject({ draft: 2, in_review: 0 });
});
