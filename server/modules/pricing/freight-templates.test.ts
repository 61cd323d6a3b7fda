import { beforeAll, describe, expect, test } from 'vitest';
import { addToCart, estimateCartDelivery } from '#contract/cart/shopper.ts';
import type { Call, InputOf } from '#contract/core/call.ts';
import { getDelivery } from '#contract/pricing/shopper.ts';
import { searchProducts } from '#contract/search/shopper.ts';
import * as contract from '#contract/shops/merchant-freight.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { aBuyer, newDraft, quoteFor, variantsOf } from '#tests/support/accounts/buyers.ts';
import { aMerchant } from '#tests/support/accounts/callers.ts';
import { databaseFingerprint } from '#tests/support/database/database-fingerprint.ts';
import { moveClock, resetClock } from '#tests/support/mall/mall-clock.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { deliverAllEvents } from '#tests/support/mall/search-mall.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';

const mall = openMallUnderTest({ DEMO: '1' });
let small: SmallMall;
let owner: Person;
let variant: Awaited<ReturnType<typeof variantsOf>>;
const [coffee, mug] = [1, 2] as const; // both of the second shop
const productId = (place: number) => small.productIds[place] ?? 0;

const terms: contract.FreightTerms = {
  countries: ['US'],
  basis: 'piece',
  firstUnits: 1,
  firstFee: 400,
  furtherUnits: 1,
  furtherFee: 100,
  tiers: [],
  freeFrom: null,
  daysFrom: 2,
  daysTo: 4,
};
const bulky: contract.FreightTerms = {
  ...terms,
  countries: ['CA', 'US'],
  basis: 'price',
  firstFee: 900,
  tiers: [{ from: 6_000, fee: 700 }],
  freeFrom: 9_000,
  daysFrom: 5,
  daysTo: 9,
};

const ask = <C extends Call>(call: C, input: InputOf<C>, person = owner) => mall.ask(call, input, as(person.token));
const templates = async (person = owner) => (await ask(contract.listFreightTemplates, {}, person)).data ?? [];
const use = (place: number, templateId: number | null) =>
  mall.pool.query('update products set freight_template_id = $2 where id = $1', [productId(place), templateId]);

async function add(name: string, rules = [terms]): Promise<number> {
  const { data, message } = await ask(contract.addFreightTemplate, { name, rules });
  if (!data) throw new Error(message);
  return data.id;
}

const saved = { savedBy: 'Olga', savedAt: expect.any(String) };

beforeAll(async () => {
  small = await fillSmallMall();
  variant = await variantsOf(mall, small);
  owner = await someone({ role: 'merchant', nickname: 'Olga' });
  await mall.pool.query('update shops set owner_id = $1 where id = $2', [owner.accountId, small.shopIds[1]]);
});

test('the first template is the default one; others are listed after it with their rules as they were written', async () => {
  expect(await templates()).toEqual([]);
  const first = await add(' Standard ');
  const second = await add('Bulky', [bulky, { ...terms, countries: ['*'] }]);
  expect(await templates()).toEqual([
    { id: first, name: 'Standard', isDefault: true, version: 1, usedBy: 2, rules: [terms], ...saved },
    {
      id: second,
      name: 'Bulky',
      isDefault: false,
      version: 1,
      usedBy: 0,
      rules: [bulky, { ...terms, countries: ['*'] }],
      ...saved,
    },
  ]);
  expect((await ask(contract.listFreightChoices, {})).data).toEqual([
    { id: first, name: 'Standard', isDefault: true },
    { id: second, name: 'Bulky', isDefault: false },
  ]);
  expect((await ask(contract.addFreightTemplate, { name: 'BULKY', rules: [terms] })).reason).toBe(
    'template_name_taken',
  );
  await use(mug, second);
  expect((await templates()).map(({ usedBy }) => usedBy)).toEqual([1, 1]);
});

test('page, preview, cart and checkout say the same: the sum of what each template asks for its own lines', async () => {
  const page = (await mall.ask(getDelivery, { id: productId(mug), country: 'US', quantity: 2 })).data;
  expect(page).toMatchObject({ freight: 700, isServed: true }); // 60.00
  const preview = { productId: productId(mug), country: 'US', quantity: 2 };
  expect((await ask(contract.previewFreight, preview)).data).toMatchObject({ ...page, templateName: 'Bulky' });
  const inFrance = await ask(contract.previewFreight, { ...preview, productId: productId(coffee), country: 'FR' });
  expect(inFrance.data).toMatchObject({ isServed: false, templateName: 'Standard' });
  const ana = await aBuyer();
  await mall.ask(addToCart, { lines: [variant(coffee, 0, 3), variant(mug, 0, 2)] }, as(ana.token));
  const cart = await mall.ask(estimateCartDelivery, { country: 'US' }, as(ana.token));
  expect(cart.data?.shops).toEqual([{ shopId: small.shopIds[1], isServed: true, freight: 600 + 700, missing: null }]);
  const ben = await aBuyer();
  const quote = await quoteFor(mall, ben, await newDraft(mall, ben, variant(coffee, 0, 3), variant(mug, 0, 2)));
  expect(quote.shops[0]).toMatchObject({ freight: 1_300, isServed: true });
  expect(quote.shops[0]?.lines.map(({ productId: id, freight }) => [id, freight]).sort()).toEqual(
    [
      [productId(coffee), 600],
      [productId(mug), 700],
    ].sort(),
  );
  const day = async (days: number) =>
    (await mall.pool.query('select (mall_now()::date + $1::int)::text as day', [days])).rows[0].day;
  expect([quote.shops[0]?.earliest, quote.shops[0]?.latest]).toEqual([await day(2), await day(9)]);
});

test('a country that one of the templates does not serve is not served', async () => {
  const ben = await aBuyer({ country: 'CA' });
  const quote = await quoteFor(mall, ben, await newDraft(mall, ben, variant(coffee), variant(mug)));
  expect([quote.canPlace, quote.shops[0]?.isServed]).toEqual([false, false]);
  const alone = await quoteFor(mall, ben, await newDraft(mall, ben, variant(mug)));
  expect([alone.canPlace, alone.freight]).toEqual([true, 900]);
});

test('two who edit one at once keep the first change, and the second learns of it and by whom', async () => {
  const [, second] = await templates();
  const edit = (name: string) =>
    ask(contract.editFreightTemplate, { id: second?.id ?? 0, version: 1, name, rules: [bulky] });
  const answers = await Promise.all(['Heavy', 'Large'].map(edit));
  expect(answers.map(({ reason }) => reason ?? 'done').sort()).toEqual(['changed_meanwhile', 'done']);
  expect(answers.find(({ code }) => code !== 200)?.message).toMatch(/^Olga changed this in the meantime/);
  const winner = answers[0]?.code === 200 ? 'Heavy' : 'Large';
  expect((await templates())[1]).toMatchObject({ name: winner, version: 2, rules: [bulky] });
});

test('another one becomes the default; the default is not deleted, and of another the products fall back to it', async () => {
  const [first, second] = await templates();
  const [standard, heavy] = [first?.id ?? 0, second?.id ?? 0];
  expect((await ask(contract.deleteFreightTemplate, { id: standard })).reason).toBe('template_is_default');
  expect((await ask(contract.setDefaultFreightTemplate, { id: heavy })).code).toBe(200);
  expect((await templates()).map(({ id, isDefault, usedBy }) => [id, isDefault, usedBy])).toEqual([
    [heavy, true, 2],
    [standard, false, 0],
  ]);
  await ask(contract.setDefaultFreightTemplate, { id: standard });
  await deliverAllEvents();
  const total = async () =>
    (await mall.ask(searchProducts, { title: 'mug', sort: 'with-delivery', country: 'US' })).data?.list[0]
      ?.priceWithDelivery;
  expect((await ask(contract.deleteFreightTemplate, { id: heavy })).code).toBe(200);
  await deliverAllEvents();
  expect(await total()).toBe(3_400);
  expect((await templates()).map(({ id, usedBy }) => [id, usedBy])).toEqual([[standard, 2]]);
  expect((await mall.ask(getDelivery, { id: productId(mug), country: 'US' })).data?.freight).toBe(400);
  expect((await ask(contract.deleteFreightTemplate, { id: heavy })).reason).toBe('template_not_found');
});

describe('a deleted template', () => {
  const restore = async (id: number, person = owner) => {
    const { code, reason } = await ask(contract.restoreFreightTemplate, { id }, person);
    return code === 200 ? 'done' : reason;
  };
  const remove = async (id: number) => expect((await ask(contract.deleteFreightTemplate, { id })).code).toBe(200);
  const usedBy = async () => Object.fromEntries((await templates()).map((each) => [each.name, each.usedBy]));

  test('comes back as it was, and with it the products that name no other by now; a second time nothing happens', async () => {
    const [id, other] = [await add('Fragile', [bulky]), await add('Express')];
    await use(mug, id);
    await use(coffee, id);
    const before = (await templates()).find((each) => each.id === id);
    await remove(id);
    expect(await usedBy()).toEqual({ Standard: 2, Express: 0 });
    await use(coffee, other);
    expect(await Promise.all([1, 2].map(() => restore(id)))).toEqual(['done', 'done']);
    expect(await restore(id)).toBe('done');
    expect((await templates()).find((each) => each.id === id)).toEqual({ ...before, ...saved, usedBy: 1 });
    expect(await usedBy()).toEqual({ Standard: 0, Express: 1, Fragile: 1 });
    await deliverAllEvents();
    const mugs = await mall.ask(searchProducts, { title: 'mug', sort: 'with-delivery', country: 'US' });
    expect(mugs.data?.list[0]?.priceWithDelivery).toBe(3_900);
    await use(mug, null);
    await use(coffee, null);
    await remove(id);
    await remove(other);
  });

  test('is not restored by another shop, under a name that another has by now, or after a day; then nothing changes', async () => {
    const id = await add('Cold');
    await remove(id);
    const again = await add('cold');
    const stranger = await aMerchant();
    const before = await databaseFingerprint(mall.pool);
    expect(await restore(id)).toBe('template_name_taken');
    expect(await restore(id, stranger)).toBe('template_not_found');
    expect(await databaseFingerprint(mall.pool)).toEqual(before);
    await remove(again);
    await moveClock(1.01);
    expect(await restore(id)).toBe('template_not_found');
    await resetClock();
    expect(await restore(id)).toBe('done');
    await remove(id);
  });
});

test('nobody touches or sees what another shop has', async () => {
  const stranger = await aMerchant();
  const [first] = await templates();
  const id = first?.id ?? 0;
  const before = await databaseFingerprint(mall.pool);
  const foreign = { id, version: 1, name: 'Mine', rules: [terms] };
  expect((await ask(contract.editFreightTemplate, foreign, stranger)).reason).toBe('template_not_found');
  expect((await ask(contract.setDefaultFreightTemplate, { id }, stranger)).reason).toBe('template_not_found');
  expect((await ask(contract.deleteFreightTemplate, { id }, stranger)).reason).toBe('template_not_found');
  const preview = { productId: productId(mug), country: 'US' };
  expect((await ask(contract.previewFreight, preview, stranger)).reason).toBe('product_not_found');
  expect(await templates(stranger)).toEqual([]);
  expect((await ask(contract.listFreightProducts, { words: 'mug' }, stranger)).data).toEqual([]);
  expect((await ask(contract.listFreightProducts, { words: 'mug' })).data).toEqual([
    { id: productId(mug), name: 'Travel Mug' },
  ]);
  expect(await databaseFingerprint(mall.pool)).toEqual(before);
  const other = mall.pool.query('update products set freight_template_id = $1 where shop_id <> $2', [
    id,
    small.shopIds[1],
  ]);
  await expect(other).rejects.toThrow('products_freight_template');
});

test.each([
  ['a country twice', [terms, { ...terms, countries: ['CA', 'US'] }], 'rules.1.countries'],
  ['days in the wrong order', [{ ...terms, daysFrom: 5 }], 'rules.0.daysTo'],
  ['tiers without a price', [{ ...terms, tiers: [{ from: 1, fee: 1 }] }], 'rules.0.tiers'],
  [
    'tiers that do not rise',
    [
      {
        ...bulky,
        tiers: [
          { from: 9, fee: 1 },
          { from: 9, fee: 2 },
        ],
      },
    ],
    'rules.0.tiers',
  ],
  ['no rule', [], 'rules'],
])('%s is refused', async (_, rules, field) => {
  const { reason, field: named } = await ask(contract.addFreightTemplate, { name: 'Wrong', rules });
  expect([reason, named]).toEqual(['bad_input', field]);
});

test('every change stands in the log of the shop', async () => {
  const { rows } = await mall.pool.query('select act from shop_log where account_id = $1 order by id', [
    owner.accountId,
  ]);
  expect(rows.map(({ act }) => act)).toEqual([
    ...['freight_added', 'freight_added', 'freight_changed'],
    ...['freight_default_set', 'freight_default_set', 'freight_deleted'],
    ...['freight_added', 'freight_added', 'freight_deleted', 'freight_restored', 'freight_deleted', 'freight_deleted'],
    ...['freight_added', 'freight_deleted', 'freight_added', 'freight_deleted', 'freight_restored', 'freight_deleted'],
  ]);
});
