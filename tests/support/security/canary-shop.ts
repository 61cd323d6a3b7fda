// Long, because it is one list: everything that a shop can have and write, each marked.
import { expect } from 'vitest';
import { addBargain } from '#contract/catalogue/merchant-bargains.ts';
import { addDeal } from '#contract/catalogue/merchant-deals.ts';
import { discardDraft, getProductDraft, saveDraft } from '#contract/catalogue/merchant-drafts.ts';
import { signUpForFlashSale } from '#contract/catalogue/merchant-flash-sales.ts';
import { beginImport, checkImportPart } from '#contract/catalogue/merchant-import.ts';
import { changeStock } from '#contract/catalogue/merchant-stock.ts';
import { forceDownProduct } from '#contract/catalogue/platform.ts';
import { addFlashSale, refuseFlashSignUp } from '#contract/catalogue/platform-flash-sales.ts';
import { emptyProduct } from '#contract/catalogue/product-content.ts';
import { addPhrase, sendMessage as answerChat, saveChatHours } from '#contract/chat/merchant.ts';
import { openChat, sendMessage } from '#contract/chat/shopper.ts';
import type { Call, InputOf, OutputOf } from '#contract/core/call.ts';
import { addCoupon } from '#contract/coupons/merchant.ts';
import { addWebhook, sendTestEvent } from '#contract/integrations/merchant-webhooks.ts';
import { requestAddressChange } from '#contract/orders/address-change.ts';
import { offerPrice } from '#contract/orders/price-offers.ts';
import { placeOrder } from '#contract/orders/shopper-checkout.ts';
import { answerShopQuestion, reportShopPost } from '#contract/questions/merchant.ts';
import { answerQuestion, askQuestion } from '#contract/questions/shopper.ts';
import { acceptRefund, refuseRefund } from '#contract/refunds/merchant.ts';
import { addReturnAddress } from '#contract/refunds/merchant-returns.ts';
import { answerReview, reportShopReview } from '#contract/reviews/merchant.ts';
import { writeReview } from '#contract/reviews/shopper-own.ts';
import { saveOrderNote } from '#contract/shipping/merchant-notes.ts';
import { addFreightTemplate } from '#contract/shops/merchant-freight.ts';
import { saveHomeDraft } from '#contract/shops/merchant-home.ts';
import { editPolicies } from '#contract/shops/merchant-policies.ts';
import { addShelf } from '#contract/shops/merchant-shelves.ts';
import { editShopDetails, getShopDetails } from '#contract/shops/merchant-shop.ts';
import { addRole, inviteStaff } from '#contract/shops/merchant-staff.ts';
import { addView } from '#contract/shops/merchant-views.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { aKeyOf, shopOf } from '#tests/support/accounts/api-keys.ts';
import { type Buyer, newDraft, orderInputOf, pay, quoteFor, type Wanted } from '#tests/support/accounts/buyers.ts';
import { sendProduct } from '#tests/support/accounts/sellers.ts';
import type { MallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { receiveOrders } from '#tests/support/orders/received-lines.ts';
import { askForRefund, orderOf, send } from '#tests/support/orders/refunds.ts';
import { ship } from '#tests/support/orders/shop-orders.ts';

/** What a shop has and has written, each value marked so that it can be found wherever it appears. */
export const shopCanaries = {
  product: 'zq7product',
  summary: 'zq7summary',
  description: 'zq7description',
  keyword: 'zq7keyword',
  spec: 'zq7spec',
  alt: 'zq7alt',
  code: 'zq7code',
  barcode: 'zq7barcode',
  draft: 'zq7draft',
  draftCode: 'zq7dcode',
  discarded: 'zq7discarded',
  refusedDraft: 'zq7refuseddraft',
  forcedDown: 'zq7forceddown',
  flashRefusal: 'zq7flashrefusal',
  importFile: 'zq7importfile',
  importRow: 'zq7importrow',
  importProblem: 'zq7importproblem',
  stockNote: 'zq7stocknote',
  buyer: 'zq7buyer',
  consignee: 'zq7consignee',
  consigneeMail: 'zq7consigneemail@example.com',
  phone: '2025557317',
  address: 'zq7address',
  otherAddress: 'zq7otheraddress',
  orderNote: 'zq7ordernote',
  jointNote: 'zq7jointnote',
  internalNote: 'zq7internalnote',
  courier: 'zq7courier',
  priceReason: 'zq7pricereason',
  refundNote: 'zq7refundnote',
  refundRefusal: 'zq7refundrefusal',
  returnName: 'zq7returnname',
  returnPlace: 'zq7returnplace',
  review: 'zq7review',
  answer: 'zq7answer',
  report: 'zq7report',
  question: 'zq7question',
  buyersAnswer: 'zq7buyersanswer',
  shopsAnswer: 'zq7shopsanswer',
  owner: 'zq7owner',
  ownerMail: 'zq7ownermail@example.com',
  colleague: 'zq7colleague',
  colleagueMail: 'zq7colleaguemail@example.com',
  invited: 'zq7invited@example.com',
  role: 'zq7role',
  freight: 'zq7freight',
  coupon: 'zq7coupon',
  ownView: 'zq7ownview',
  sharedView: 'zq7sharedview',
  apiKey: 'zq7apikey',
  webhook: 'zq7webhook.example.com',
  webhookAnswer: 'zq7webhookanswer',
  intro: 'zq7intro',
  hours: 'zq7hours',
  policy: 'zq7policy',
  shelf: 'zq7shelf',
  home: 'zq7home',
  chatQuestion: 'zq7chatquestion',
  chatAnswer: 'zq7chatanswer',
  phrase: 'zq7phrase',
  away: 'zq7away',
} as const;

/** By which a shop finds its buyer, without being shown it. */
export const buyerMail = 'zq7buyermail@example.com';

/** Makes calls that must succeed. */
function asker(mall: MallUnderTest, { token }: Person) {
  return async <C extends Call>(call: C, input: InputOf<C>): Promise<OutputOf<C>> => {
    const { code, message, data } = await mall.ask(call, input, as(token));
    expect([call.path, code, message]).toEqual([call.path, 200, expect.any(String)]);
    return data as OutputOf<C>;
  };
}

/** Places an order with a note to each shop, and pays it if asked to; returns the numbers of its orders. */
export async function orderWithNotes(
  mall: MallUnderTest,
  buyer: Buyer,
  noteFor: (shopId: number) => string,
  wanted: readonly Wanted[],
  isPaid = true,
): Promise<string[]> {
  const input = orderInputOf(await quoteFor(mall, buyer, await newDraft(mall, buyer, ...wanted)));
  const shops = input.shops?.map((shop) => ({ ...shop, note: noteFor(Number(shop.shopId)) }));
  const { data, message } = await mall.ask(placeOrder, { ...input, shops } as typeof input, as(buyer.token));
  if (!data) throw new Error(message);
  if (isPaid) expect(await pay(mall, buyer, data.orderNo)).toBe('paid');
  return data.orderNumbers;
}

type Filled = { owner: Person; productId: number; variant: Wanted; buyer: Buyer; pictureHash: string };

/** Fills a shop with every canary, by the calls with which people and buyers write them. */
export async function fillWithCanaries(mall: MallUnderTest, filled: Filled): Promise<void> {
  await writeShop(mall, filled.owner);
  await writePeople(mall, filled.owner);
  await writeIntegrations(mall, filled.owner);
  await writeProducts(mall, filled);
  await writeOrders(mall, filled);
  await writeChat(mall, filled);
  const admin = asker(mall, await someone({ role: 'platform' }));
  await admin(forceDownProduct, { productId: filled.variant.productId, reason: shopCanaries.forcedDown });
}

/** A question that was answered: nothing of it changes by itself. */
async function writeChat(mall: MallUnderTest, { owner, buyer }: Filled): Promise<void> {
  const [ask, asBuyer] = [asker(mall, owner), asker(mall, buyer)];
  const { id: chatId } = await asBuyer(openChat, { shopId: await shopOf(owner) });
  const text = (words: string) => ({ kind: 'text', text: words }) as const;
  await asBuyer(sendMessage, { chatId, key: 'chat-question', content: text(shopCanaries.chatQuestion) });
  await ask(answerChat, { chatId, key: 'chat-answer', content: text(shopCanaries.chatAnswer) });
  await ask(addPhrase, { name: shopCanaries.phrase, texts: { en: shopCanaries.phrase } });
  const hours = Array.from({ length: 7 }, () => null);
  await ask(saveChatHours, { hours, timeZone: 'UTC', answer: { en: shopCanaries.away }, version: 0 });
}

async function writeShop(mall: MallUnderTest, owner: Person): Promise<void> {
  const ask = asker(mall, owner);
  const { name: _, isOpen: __, intro, ...details } = await ask(getShopDetails, {});
  const said = { intro: { en: shopCanaries.intro }, openingHours: shopCanaries.hours };
  await ask(editShopDetails, { ...details, ...said });
  const fees = { firstUnits: 1, firstFee: 1, furtherUnits: 1, furtherFee: 1, tiers: [], freeFrom: null };
  const rules = [{ countries: ['US'], basis: 'piece' as const, ...fees, daysFrom: 1, daysTo: 2 }];
  await ask(addFreightTemplate, { name: shopCanaries.freight, rules });
  const whole = { scope: 'shop' as const, categoryId: null, productIds: [], percent: 10, money: 1 };
  const when = { day: 9, startsAt: null, endsAt: null, issued: 9, perPerson: 1 };
  await ask(addCoupon, { coupon: { name: { en: shopCanaries.coupon }, ...whole, minPrice: 90_000_000, ...when } });
  await ask(addReturnAddress, { name: shopCanaries.returnName, phone: '', address: shopCanaries.returnPlace });
  await ask(editPolicies, { returns: { en: shopCanaries.policy }, delivery: {}, guarantee: {}, version: 1 });
  await ask(addShelf, { name: { en: shopCanaries.shelf }, parentId: null });
  const block = { key: 'text', kind: 'text' as const, title: { en: shopCanaries.home }, text: {} };
  await ask(saveHomeDraft, { blocks: [{ ...block, from: null, until: null }], version: 1 });
  const view = { list: 'orders', query: '' } as const;
  await ask(addView, { ...view, name: shopCanaries.ownView, isShared: false });
  await ask(addView, { ...view, name: shopCanaries.sharedView, isShared: true });
}

async function writePeople(mall: MallUnderTest, owner: Person): Promise<void> {
  const ask = asker(mall, owner);
  const { id: roleId } = await ask(addRole, { name: shopCanaries.role, scopes: ['orders'] });
  await ask(inviteStaff, { email: shopCanaries.invited, roleId });
  const { accountId } = await someone({ nickname: shopCanaries.colleague, email: shopCanaries.colleagueMail });
  await mall.pool.query(
    'insert into shop_staff (shop_id, account_id, role_id, joined_at) select shop_id, $1, id, now() from shop_roles where id = $2',
    [accountId, roleId],
  );
}

async function writeIntegrations(mall: MallUnderTest, owner: Person): Promise<void> {
  const ask = asker(mall, owner);
  await aKeyOf(owner, await shopOf(owner), ['orders'], { name: shopCanaries.apiKey });
  const { webhook } = await ask(addWebhook, { url: `https://${shopCanaries.webhook}/`, kinds: ['order.paid'] });
  const { id } = await ask(sendTestEvent, { id: webhook.id });
  await mall.pool.query('update webhook_deliveries set answer = $2 where id = $1', [id, shopCanaries.webhookAnswer]);
}

async function writeProducts(mall: MallUnderTest, { owner, productId, variant, pictureHash }: Filled): Promise<void> {
  const ask = asker(mall, owner);
  const { content } = await ask(getProductDraft, { productId });
  const coded = content.variants.map((each, at) => ({ ...each, code: `${shopCanaries.code}${at}` }));
  await sendProduct(mall, owner, productId, {
    name: { en: shopCanaries.product },
    summary: { en: shopCanaries.summary },
    contentHtml: { en: `<p>${shopCanaries.description}</p>` },
    keywords: shopCanaries.keyword,
    pictures: [{ hash: pictureHash, alt: { en: shopCanaries.alt } }],
    variants: coded.map((each) => ({ ...each, barcode: shopCanaries.barcode })),
  });
  const times = { startsAt: '2098-01-01T00:00:00.000Z', endsAt: '2098-02-01T00:00:00.000Z' };
  const prices = [{ skuId: variant.skuId, price: 1 }];
  await ask(addBargain, { bargain: { productId: variant.productId, prices, ...times, quota: 9, perBuyer: null } });
  await writeFlashSale(mall, owner, variant.productId);
  const offer = { kind: 'steps' as const, steps: [{ units: 2, percent: 5 }], off: null, products: [] };
  await ask(addDeal, { deal: { name: { en: 'More' }, offer, ...times } });
  // Names of properties are shown to other shops once they are on sale: here they are not.
  const specs = [{ name: { en: shopCanaries.spec }, value: { en: shopCanaries.spec } }];
  const [model] = coded;
  if (!model) throw new Error('The product has no variants');
  const first = { ...model, skuId: null, values: [], code: shopCanaries.draftCode };
  const save = async (name: string) =>
    ask(saveDraft, {
      id: null,
      version: 0,
      content: { ...emptyProduct, name: { en: name }, specs, variants: [first] },
    });
  await save(shopCanaries.draft);
  const { id } = await save(shopCanaries.discarded);
  await ask(discardDraft, { id: id ?? 0 });
  const refused = await save('Lamp');
  await mall.pool.query(`update product_drafts set state = 'refused', refusal_reason = $2 where id = $1`, [
    refused.id,
    shopCanaries.refusedDraft,
  ]);
  const begin = { fileName: shopCanaries.importFile, mode: 'drafts', rows: 2, fields: ['name.en', 'price'] } as const;
  const begun = await ask(beginImport, { ...begin, fields: [...begin.fields] });
  const rows = [
    { row: 2, cells: { 'name.en': shopCanaries.importRow } },
    { row: 3, cells: { 'name.en': 'Lamp', price: shopCanaries.importProblem } },
  ];
  await ask(checkImportPart, { id: begun.id, products: rows.map((row) => [row]) });
  const changes = [{ skuId: variant.skuId, delta: 50 }];
  await ask(changeStock, { reason: 'received', note: shopCanaries.stockNote, changes });
}

/** A product that was signed up for a flash sale and refused. The sign-up is closed then, so that other shops do not see the sale. */
async function writeFlashSale(mall: MallUnderTest, owner: Person, productId: number): Promise<void> {
  const admin = asker(mall, await someone({ role: 'platform' }));
  const times = {
    signUpUntil: '2098-01-01T00:00:00.000Z',
    startsAt: '2098-01-01T00:00:00.000Z',
    endsAt: '2098-01-02T00:00:00.000Z',
  };
  const demands = { leastPercent: 1, mostUnits: 9, perBuyer: null, categoryIds: [] };
  const { id: saleId } = await admin(addFlashSale, {
    sale: { name: { en: 'Sale' }, instruction: {}, bannerHash: null, ...times, ...demands },
  });
  const offer = { price: 1, quota: 1, perBuyer: null };
  const { id } = await asker(mall, owner)(signUpForFlashSale, { saleId, productId, offer });
  await admin(refuseFlashSignUp, { id, version: 1, reason: shopCanaries.flashRefusal });
  await mall.pool.query('update flash_terms set sign_up_until = now() where activity_id = $1', [saleId]);
}

async function writeOrders(mall: MallUnderTest, { owner, variant, buyer }: Filled): Promise<void> {
  const [ask, asBuyer] = [asker(mall, owner), asker(mall, buyer)];
  const buy = async (isPaid = true) => {
    const [number = ''] = await orderWithNotes(mall, buyer, () => shopCanaries.orderNote, [variant], isPaid);
    return number;
  };
  const noted = await buy();
  await ask(saveOrderNote, { orderNo: noted, version: 0, note: shopCanaries.internalNote, flag: 'vip' });
  const { rows } = await mall.pool.query(
    `insert into addresses (account_id, real_name, country_code, phone, country, detail, post_code)
      values ($1, 'Ana', '+1', '2125550100', 'US', $2, '02134') returning id`,
    [buyer.accountId, shopCanaries.otherAddress],
  );
  await asBuyer(requestAddressChange, { orderNo: noted, addressId: rows[0].id });

  const sent = await buy();
  const parcel = { kind: 'person', name: shopCanaries.courier, phone: '2125550100' } as const;
  expect((await ship(mall, owner, sent, parcel)).code).toBe(200);

  const refused = await orderOf(mall, buyer, await buy());
  const refundOrderNo = await askForRefund(mall, buyer, refused.number, refused.lines, {
    note: shopCanaries.refundNote,
  });
  await ask(refuseRefund, { refundOrderNo, reason: shopCanaries.refundRefusal });
  const returned = await orderOf(mall, buyer, await buy());
  await send(returned.number, returned.lines);
  const accepted = await askForRefund(mall, buyer, returned.number, returned.lines, { kind: 'goods' });
  await ask(acceptRefund, { refundOrderNo: accepted });

  const received = await orderOf(mall, buyer, await buy());
  await receiveOrders([received.number]);
  const line = { orderNo: received.number, orderInfoId: received.lines[0]?.id ?? 0 };
  const { id } = await asBuyer(writeReview, { ...line, star: 2, serviceStar: 2, comment: shopCanaries.review });
  await ask(answerReview, { id, text: shopCanaries.answer });
  await ask(reportShopReview, { id, reason: 'untrue', note: shopCanaries.report });
  const { rows: bought } = await mall.pool.query('select product_id as id from order_lines where id = $1', [
    line.orderInfoId,
  ]);
  const question = await asBuyer(askQuestion, { id: bought[0].id, text: shopCanaries.question });
  const theirs = await asBuyer(answerQuestion, { id: question.id, text: shopCanaries.buyersAnswer });
  await ask(answerShopQuestion, { id: question.id, text: shopCanaries.shopsAnswer });
  await ask(reportShopPost, { kind: 'answer', id: theirs.id, reason: 'untrue' });

  const unpaid = await orderOf(mall, buyer, await buy(false));
  const reduced = { seen: unpaid.payable, productsOff: 1, freightOff: 0, reason: shopCanaries.priceReason };
  await ask(offerPrice, { orderNo: unpaid.number, ...reduced } as InputOf<typeof offerPrice>);
}

/** By what a shop's things can be asked for: the ids of its rows in every table that names it, and the numbers of its orders and refunds. */
export async function numbersOf({ pool }: MallUnderTest, shopId: number) {
  const of = async <Value extends number | string>(query: string): Promise<Value[]> =>
    (await pool.query(query, [shopId])).rows.map(({ found }) => found);
  const { rows: tables } = await pool.query<{ name: string }>(
    `select a.table_name as name from information_schema.columns a join information_schema.columns b using (table_schema, table_name)
      where table_schema = 'public' and a.column_name = 'shop_id' and b.column_name = 'id' and b.data_type = 'integer' order by 1`,
  );
  const named: number[] = [];
  for (const { name } of tables)
    named.push(...(await of<number>(`select id as found from "${name}" where shop_id = $1`)));
  const ofProducts = (table: string) =>
    of<number>(`select t.id as found from ${table} t join products p on p.id = t.product_id where p.shop_id = $1`);
  const byName = {
    productId: await of<number>('select id as found from products where shop_id = $1'),
    skuId: await ofProducts('skus'),
    accountId: await of<number>(
      'select account_id as found from shop_staff where shop_id = $1 union select owner_id from shops where id = $1',
    ),
    saleId: await of<number>('select activity_id as found from flash_sign_ups where shop_id = $1'),
    webhookId: await of<number>('select id as found from webhooks where shop_id = $1'),
    roleId: await of<number>('select id as found from shop_roles where shop_id = $1'),
    categoryId: await of<number>('select distinct category_id as found from products where shop_id = $1'),
    chatId: await of<number>('select id as found from chats where shop_id = $1'),
    phraseId: await of<number>('select id as found from chat_phrases where shop_id = $1'),
    seenClerkId: await of<number>('select clerk_id as found from chats where shop_id = $1 and clerk_id is not null'),
  };
  const deliveries = await of<number>('select id as found from webhook_deliveries where shop_id = $1');
  const below = [...Object.values(byName).flat(), ...deliveries, ...(await ofProducts('reviews'))];
  return {
    ids: [...new Set([shopId, ...named, ...below])],
    byName,
    orders: await of<string>('select number as found from orders where shop_id = $1'),
    refunds: await of<string>('select number as found from refunds where shop_id = $1'),
  };
}
