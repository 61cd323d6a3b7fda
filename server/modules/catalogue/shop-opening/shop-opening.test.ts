import { beforeAll, describe, expect, test } from 'vitest';
import { getProduct } from '#contract/catalogue/shopper-product.ts';
import * as contract from '#contract/shops/merchant-shop.ts';
import { noHours } from '#contract/shops/opening-hours.ts';
import { getShop } from '#contract/shops/shopper-page.ts';
import { as, type Person } from '#tests/support/accounts/accounts.ts';
import { aMerchant } from '#tests/support/accounts/callers.ts';
import { invalidatedTags } from '#tests/support/database/invalidated-tags.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';

const mall = openMallUnderTest();
let small: SmallMall;
const done = { code: 200, message: 'success', data: null };

beforeAll(async () => {
  small = await fillSmallMall();
});

const details = {
  intro: { en: 'Tea from the hills', th: 'ชาจากขุนเขา', lao: '  ' },
  address: '1 Hill Road',
  phone: '+1 212 555 0100',
  email: 'tea@example.com',
  openingHours: 'Closed on public holidays',
  timeZone: 'Asia/Bangkok',
  weekHours: noHours,
};

async function aClosedShop(): Promise<{ owner: Person; shopId: number }> {
  const owner = await aMerchant();
  const { rows } = await mall.pool.query(
    'update shops set is_open = false, intro = \'{"en": ""}\' where owner_id = $1 returning id',
    [owner.accountId],
  );
  return { owner, shopId: rows[0].id };
}

describe('what a shop says about itself', () => {
  test('is changed in every language that something was written in', async () => {
    const { owner, shopId } = await aClosedShop();
    const changed = await mall.ask(contract.editShopDetails, { ...details, version: 1 }, as(owner.token));
    expect(changed.data).toEqual({ version: 2 });
    const { data } = await mall.ask(contract.getShopDetails, {}, as(owner.token));
    expect(data).toEqual({
      ...details,
      intro: { en: 'Tea from the hills', th: 'ชาจากขุนเขา' },
      name: expect.any(String),
      isOpen: false,
      version: 2,
      savedBy: expect.stringMatching(/./),
      savedAt: expect.any(String),
    });
    await mall.pool.query('update shops set is_open = true where id = $1', [shopId]);
    const shown = await mall.ask(getShop, { id: shopId }, { 'x-locale': 'th' });
    expect(shown.data).toMatchObject({ intro: 'ชาจากขุนเขา', address: '1 Hill Road' });
  });

  test('of two who change it at once, the second learns of the first and who it was', async () => {
    const { owner } = await aClosedShop();
    await mall.pool.query("update accounts set nickname = 'Olga' where id = $1", [owner.accountId]);
    const answers = await Promise.all(
      ['One', 'Two'].map((en) =>
        mall.ask(contract.editShopDetails, { ...details, intro: { en }, version: 1 }, as(owner.token)),
      ),
    );
    expect(answers.map(({ reason }) => reason ?? 'done').sort()).toEqual(['changed_meanwhile', 'done']);
    expect(answers.find(({ code }) => code !== 200)?.message).toMatch(/^Olga changed this in the meantime/);
    const { data } = await mall.ask(contract.getShopDetails, {}, as(owner.token));
    expect(data).toMatchObject({ version: 2, savedBy: 'Olga' });
  });

  test.each([
    ['intro', { intro: { en: ' ', th: 'ชา' } }],
    ['address', { address: ' ' }],
    ['phone', { phone: 'call me' }],
    ['email', { email: 'tea@' }],
  ])('a wrong %s is refused', async (field, wrong) => {
    const { owner } = await aClosedShop();
    const answer = await mall.ask(contract.editShopDetails, { ...details, ...wrong, version: 1 }, as(owner.token));
    expect(answer).toMatchObject({ code: 400, reason: 'bad_input', field: expect.stringContaining(field) });
  });
});

describe('the first steps', () => {
  test('tick themselves off, and the shop can be opened after the last', async () => {
    const { owner, shopId } = await aClosedShop();
    const steps = async () => (await mall.ask(contract.getFirstSteps, {}, as(owner.token))).data;
    await mall.pool.query('delete from freight_templates where shop_id = $1', [shopId]);
    expect(await steps()).toEqual({ done: [], isOpen: false });
    await mall.ask(contract.editShopDetails, { ...details, version: 1 }, as(owner.token));
    expect(await steps()).toEqual({ done: ['details'], isOpen: false });
    await mall.pool.query("insert into freight_templates (shop_id, name, is_default) values ($1, 'Post', true)", [
      shopId,
    ]);
    expect(await steps()).toEqual({ done: ['details', 'freight'], isOpen: false });
    const early = await mall.ask(contract.openShop, {}, as(owner.token));
    expect(early).toMatchObject({ code: 409, reason: 'shop_not_ready' });
    expect((await steps())?.isOpen).toBe(false);

    const productId = small.productIds[0];
    await mall.pool.query('update products set shop_id = $1, in_stock = true, is_on_sale = true where id = $2', [
      shopId,
      productId,
    ]);
    expect(await steps()).toEqual({ done: ['details', 'freight', 'product'], isOpen: false });
    expect((await mall.ask(getShop, { id: shopId }, {})).reason).toBe('shop_not_found');

    const tags = await invalidatedTags(mall, async () =>
      expect(await mall.ask(contract.openShop, {}, as(owner.token))).toEqual(done),
    );
    expect(tags).toEqual(expect.arrayContaining(['shops', 'products', `shop:${shopId}`]));
    expect(await steps()).toEqual({ done: ['details', 'freight', 'product'], isOpen: true });
    expect((await mall.ask(getShop, { id: shopId }, {})).code).toBe(200);
    expect((await mall.ask(getProduct, { id: productId ?? 0 }, {})).data?.isOnSale).toBe(true);

    expect(await mall.ask(contract.openShop, {}, as(owner.token))).toEqual(done);
    expect(await mall.ask(contract.closeShop, {}, as(owner.token))).toEqual(done);
    expect((await mall.ask(getShop, { id: shopId }, {})).reason).toBe('shop_not_found');
    const { rows } = await mall.pool.query('select act from shop_log where shop_id = $1 order by id', [shopId]);
    expect(rows.map(({ act }) => act)).toEqual(['shop_edited', 'shop_opened', 'shop_closed']);
  });
});
