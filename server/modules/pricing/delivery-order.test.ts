import { fc } from '@fast-check/vitest';
import { beforeAll, expect, test } from 'vitest';
import { getDelivery } from '#contract/pricing/shopper.ts';
import { searchProducts } from '#contract/search/shopper.ts';
import type { PriceTier } from '#contract/shops/merchant-freight.ts';
import { transaction } from '#server/database/connection.ts';
import { publishProducts } from '#server/modules/catalogue/index.ts';
import { setFreightRules } from '#server/modules/shops/index.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { deliverAllEvents, fillSearchMall } from '#tests/support/mall/search-mall.ts';

const mall = openMallUnderTest({ DEMO: '1' }); // asks more often than one person may
const productCount = 24;
let ids: number[];
let shopIds: number[];

beforeAll(async () => {
  const wanted = Array.from({ length: productCount }, (_, at) => ({
    name: at % 2 === 0 ? `Lamp ${at}` : `Blue Lamp ${at}`,
    shop: at % 2,
    price: 500 + ((at * 337) % 1_900),
  }));
  const filled = await fillSearchMall(wanted);
  ids = filled.wantedIds;
  shopIds = filled.shopIds.slice(0, 2);
  await mall.pool.query("insert into freight_templates (shop_id, name) select id, 'Second' from unnest($1::int[]) id", [
    shopIds,
  ]);
});

const fee = fc.integer({ min: 0, max: 900 });
const rule = fc.record({
  country: fc.constantFrom('*', 'FR', 'US'),
  basis: fc.constantFrom('piece' as const, 'weight' as const, 'price' as const),
  firstUnits: fc.integer({ min: 1, max: 800 }),
  firstFee: fee,
  furtherUnits: fc.integer({ min: 1, max: 700 }),
  furtherFee: fee,
  tiers: fc.constantFrom<PriceTier[]>(
    [],
    [
      { from: 900, fee: 700 },
      { from: 1_500, fee: 20 },
    ],
  ),
  freeFrom: fc.option(fc.integer({ min: 1, max: 3_000 })),
});
const rules = fc.tuple(
  ...[0, 1].map((shop) =>
    fc
      .uniqueArray(rule, { selector: ({ country }) => country, maxLength: 3 })
      .map((own) => own.map((each) => ({ ...each, shop }))),
  ),
);
const units = fc.array(
  fc.record({
    grams: fc.integer({ min: 1, max: 3_000 }),
    isVirtual: fc.boolean(),
    template: fc.constantFrom(null, 'Second', 'Standard delivery'),
  }),
  {
    minLength: productCount,
    maxLength: productCount,
  },
);

async function change(
  given: readonly (typeof rules extends fc.Arbitrary<infer Each> ? Each : never)[number][number][],
) {
  await mall.pool.query('delete from freight_rules');
  await transaction((tx) =>
    setFreightRules(
      tx,
      given.map(({ shop, tiers, ...terms }) => ({
        ...terms,
        tiers: terms.basis === 'price' ? tiers : [],
        shopId: shopIds[shop] ?? 0,
        daysFrom: 1,
        daysTo: 2,
      })),
    ),
  );
  // The second template of each shop has the rules of the other shop.
  await mall.pool.query(
    `insert into freight_rules (template_id, country, basis, first_units, first_fee, further_units, further_fee, tiers, free_from, days_from, days_to)
     select other.id, r.country, r.basis, r.first_units, r.first_fee, r.further_units, r.further_fee, r.tiers, r.free_from, r.days_from, r.days_to
     from freight_rules r join freight_templates t on t.id = r.template_id
     join freight_templates other on other.name = 'Second' and other.shop_id <> t.shop_id`,
  );
}

/** What the pages of products say: the price, and the freight if it is delivered at all. */
async function totalOf({ id, price }: { id: number; price: number }, country: string): Promise<number | null> {
  const { data } = await mall.ask(getDelivery, { id, country });
  return data?.isServed ? price + data.freight : null;
}

test('the order is that of price and freight of one unit by the template of each product, as the pages of the products say them', async () => {
  await fc.assert(
    fc.asyncProperty(
      rules,
      units,
      fc.constantFrom('FR', 'US', 'TH'),
      fc.constantFrom('', 'lamp', 'blue'),
      async (given, parcels, country, title) => {
        await change(given.flat());
        await mall.pool.query(
          `update products p set weight_grams = given.grams, is_virtual = given.virtual, freight_template_id = (
            select id from freight_templates t where t.shop_id = p.shop_id and t.name = given.template)
          from unnest($1::int[], $2::int[], $3::bool[], $4::text[]) given (id, grams, virtual, template) where p.id = given.id`,
          [
            ids,
            parcels.map(({ grams }) => grams),
            parcels.map(({ isVirtual }) => isVirtual),
            parcels.map(({ template }) => template),
          ],
        );
        await transaction((tx) => publishProducts(tx, ids));
        await deliverAllEvents();
        const input = { title, sort: 'with-delivery', country, limit: 100 } as const;
        const { data } = await mall.ask(searchProducts, input);
        const list = data?.list ?? [];
        expect(list.length).toBeGreaterThanOrEqual(productCount / 2);
        const shown = list.map(({ id, priceWithDelivery }) => [id, priceWithDelivery]);
        const expected = await Promise.all(
          list.map(async ({ id, price }) => ({ id, price, total: await totalOf({ id, price }, country) })),
        );
        // What is not delivered there comes last, by its price.
        const rank = ({ total, price }: (typeof expected)[number]) => total ?? 1_000_000_000 + price;
        expect(shown).toEqual(
          expected.toSorted((a, b) => rank(a) - rank(b) || a.id - b.id).map(({ id, total }) => [id, total]),
        );
        const second = await mall.ask(searchProducts, { ...input, limit: 5, page: 2 });
        expect(second.data?.list.map(({ id }) => id)).toEqual(list.slice(5, 10).map(({ id }) => id));
        expect(data?.country).toBe(country);
      },
    ),
    { numRuns: 25 },
  );
});

test('other sort orders say nothing about delivery, and without a country the usual one of the language is meant', async () => {
  const cheapest = await mall.ask(searchProducts, { title: 'lamp', sort: 'price-up', country: 'FR' });
  expect(cheapest.data?.country).toBeNull();
  expect(new Set(cheapest.data?.list.map(({ priceWithDelivery }) => priceWithDelivery))).toEqual(new Set([null]));
  const inThai = await mall.ask(searchProducts, { title: 'lamp', sort: 'with-delivery' }, { 'X-Locale': 'th' });
  expect(inThai.data?.country).toBe('TH');
});

test('an unreadable country is refused', async () => {
  const { code } = await mall.ask(searchProducts, { sort: 'with-delivery', country: 'France' });
  expect(code).toBe(400);
});
