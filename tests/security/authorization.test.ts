// Long, because it is one list: every call by every role, and how to create each thing that calls name.
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import * as applications from '#contract/applications/shopper.ts';
import { moveToFavourites } from '#contract/cart/shopper.ts';
import * as ownProducts from '#contract/catalogue/merchant.ts';
import * as bargains from '#contract/catalogue/merchant-bargains.ts';
import { searchBrands } from '#contract/catalogue/merchant-brands.ts';
import * as deals from '#contract/catalogue/merchant-deals.ts';
import * as draftActs from '#contract/catalogue/merchant-draft-acts.ts';
import * as drafts from '#contract/catalogue/merchant-drafts.ts';
import { exportProducts } from '#contract/catalogue/merchant-export.ts';
import * as flashSales from '#contract/catalogue/merchant-flash-sales.ts';
import * as imports from '#contract/catalogue/merchant-import.ts';
import { previewProduct } from '#contract/catalogue/merchant-preview.ts';
import * as stock from '#contract/catalogue/merchant-stock.ts';
import { emptyProduct } from '#contract/catalogue/product-content.ts';
import * as alerts from '#contract/catalogue/shopper-alerts.ts';
import * as product from '#contract/catalogue/shopper-product.ts';
import * as chatDesk from '#contract/chat/merchant.ts';
import type { Call, CallerKind } from '#contract/core/call.ts';
import * as shopCoupons from '#contract/coupons/merchant.ts';
import { getCouponFigures, listCouponRecords, previewCouponMargin } from '#contract/coupons/merchant-figures.ts';
import * as coupons from '#contract/coupons/shopper.ts';
import { endConsoleSession } from '#contract/identity/console.ts';
import * as addresses from '#contract/identity/shopper-addresses.ts';
import { endOneSession } from '#contract/identity/shopper-profile.ts';
import { everyCall } from '#contract/index.ts';
import * as keys from '#contract/integrations/merchant-keys.ts';
import * as webhooks from '#contract/integrations/merchant-webhooks.ts';
import * as bellOfShop from '#contract/notifications/merchant.ts';
import * as bell from '#contract/notifications/shopper.ts';
import * as addressChange from '#contract/orders/address-change.ts';
import * as priceOffers from '#contract/orders/price-offers.ts';
import * as orders from '#contract/orders/shopper.ts';
import * as checkout from '#contract/orders/shopper-checkout.ts';
import { getPayState, startPayment } from '#contract/payments/shopper.ts';
import * as ledger from '#contract/payouts/merchant.ts';
import { cancelPayout } from '#contract/payouts/merchant-payouts.ts';
import { previewDelivery } from '#contract/pricing/merchant.ts';
import * as questionDesk from '#contract/questions/merchant.ts';
import * as questions from '#contract/questions/shopper.ts';
import { deleteQuestion } from '#contract/questions/shopper-own.ts';
import { openShopReceipt } from '#contract/receipts/merchant.ts';
import { getReceipt } from '#contract/receipts/shopper.ts';
import * as refundsReview from '#contract/refunds/merchant.ts';
import { computeGrant, grantRefund } from '#contract/refunds/merchant-grant.ts';
import * as returnAddresses from '#contract/refunds/merchant-returns.ts';
import * as refunds from '#contract/refunds/shopper.ts';
import * as refundOffers from '#contract/refunds/shopper-offer.ts';
import * as refundsReturn from '#contract/refunds/shopper-return.ts';
import * as reviewDesk from '#contract/reviews/merchant.ts';
import * as reviews from '#contract/reviews/shopper.ts';
import * as ownReviews from '#contract/reviews/shopper-own.ts';
import * as shippingByShops from '#contract/shipping/merchant.ts';
import { saveOrderNote } from '#contract/shipping/merchant-notes.ts';
import { correctTracking } from '#contract/shipping/merchant-tracking.ts';
import * as shipping from '#contract/shipping/shopper.ts';
import * as freight from '#contract/shops/merchant-freight.ts';
import { offerHandOver } from '#contract/shops/merchant-hand-over.ts';
import { endHoliday } from '#contract/shops/merchant-holidays.ts';
import { listShopLog } from '#contract/shops/merchant-log.ts';
import * as shelves from '#contract/shops/merchant-shelves.ts';
import * as staff from '#contract/shops/merchant-staff.ts';
import * as listViews from '#contract/shops/merchant-views.ts';
import * as shop from '#contract/shops/shopper-page.ts';
import { transaction } from '#server/database/connection.ts';
import { refusalText } from '#server/http/translations.ts';
import { hashPassword } from '#server/modules/identity/passwords/passwords.ts';
import { sendParcel } from '#server/modules/shipping/index.ts';
import { findCarrier } from '#server/providers/carriers/carriers.ts';
import { as, type Person, password, someone } from '#tests/support/accounts/accounts.ts';
import { aKeyOf, shopOf } from '#tests/support/accounts/api-keys.ts';
import { anApplicationInput, aWaitingApplication, withCode } from '#tests/support/accounts/applicants.ts';
import { newDraft, order, orderInputOf, pay, quoteFor, variantsOf } from '#tests/support/accounts/buyers.ts';
import { aMerchant, callerFor } from '#tests/support/accounts/callers.ts';
import { writesFingerprint } from '#tests/support/database/database-fingerprint.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';
import { insertQuestion } from '#tests/support/orders/questions.ts';
import { receive } from '#tests/support/orders/received-lines.ts';
import { askForRefund, bought } from '#tests/support/orders/refunds.ts';
import { fieldsOf, sampleOf } from './samples.ts';

// Every call of the contract by every role. New calls are included automatically.

const mall = openMallUnderTest({ DEMO: '1' });

const actors = {
  guest: null,
  visitor: { userType: 'visitor' },
  shopper: {},
  'another shopper': {},
  merchant: { role: 'merchant' },
  'a merchant without a shop': { role: 'merchant' },
  'the platform': { role: 'platform' },
} as const;
type Actor = keyof typeof actors;

const mayCome: Record<CallerKind, readonly Actor[]> = {
  anyone: Object.keys(actors) as Actor[],
  shopper: ['visitor', 'shopper', 'another shopper', 'merchant', 'a merchant without a shop', 'the platform'],
  merchant: ['merchant'],
  platform: ['the platform'],
};

type Verdict = 'let in' | 'not_signed_in' | 'not_allowed';

function verdictFor(who: CallerKind, actor: Actor): Verdict {
  if (mayCome[who].includes(actor)) return 'let in';
  return actor === 'guest' ? 'not_signed_in' : 'not_allowed';
}

async function headersOf(actor: Actor): Promise<Record<string, string>> {
  const is = actors[actor];
  return is ? as((await (actor === 'merchant' ? aMerchant() : someone(is))).token) : {};
}

const refusedHeaders = new Map<Actor, Record<string, string>>();

/** Of one account for all calls that refuse it: a refused call changes nothing, which is checked. */
async function headersOfRefused(actor: Actor): Promise<Record<string, string>> {
  const headers = refusedHeaders.get(actor) ?? (await headersOf(actor));
  refusedHeaders.set(actor, headers);
  return headers;
}

async function ask(call: Call, headers: Record<string, string>): Promise<Verdict> {
  const response = await mall.send(call, sampleOf(call), headers);
  const { code, message } = await response.json();
  expect(code).toBe(response.status);
  const isUnbound = code === 404 && message === refusalText('en', 'not_found', {}) && !hasIds(call);
  expect(isUnbound).toBe(false);
  return verdictOf(code, message);
}

function verdictOf(code: number, message: string): Verdict {
  if (code === 401) return 'not_signed_in';
  return code === 403 && message === refusalText('en', 'not_allowed', {}) ? 'not_allowed' : 'let in';
}

test.each(everyCall.map((call) => [call.who, call.path, call] as const))('for %s: %s', async (who, _, call) => {
  const refused: [Actor, Record<string, string>][] = [];
  const letIn: [Actor, Record<string, string>][] = [];
  for (const actor of Object.keys(actors) as Actor[]) {
    if (verdictFor(who, actor) === 'let in') letIn.push([actor, await headersOf(actor)]);
    else refused.push([actor, await headersOfRefused(actor)]);
  }
  const before = refused.length > 0 ? await writesFingerprint(mall.pool) : null;
  for (const [actor, headers] of refused)
    expect([actor, await ask(call, headers)]).toEqual([actor, verdictFor(who, actor)]);
  if (before) expect(await writesFingerprint(mall.pool)).toEqual(before);
  for (const [actor, headers] of letIn) expect([actor, await ask(call, headers)]).toEqual([actor, 'let in']);
});

/** How to create a thing that a call names by its id, and a fingerprint that shows whether it was changed. */
type Belonging = { make(owner: Person): Promise<object>; print(input: object): Promise<unknown> };

const anAddress: Belonging = {
  async make({ accountId }) {
    const { rows } = await mall.pool.query(
      `insert into addresses (account_id, real_name, country_code, phone, country, detail, post_code)
        values ($1, 'Ana', '+1', '2125550100', 'US', '12 Harbour Street', '02134') returning id`,
      [accountId],
    );
    return { id: rows[0].id };
  },
  print: async (input) =>
    (await mall.pool.query('select * from addresses where id = $1', [(input as { id: number }).id])).rows,
};

/** A virtual product, which can be ordered without an address. */
async function somethingVirtual() {
  const small = await aFilledMall();
  await mall.pool.query(
    'update products set is_virtual = true; update skus set on_hand = on_hand + 9, opening = opening + 9; delete from rate_windows',
  );
  return (await variantsOf(mall, small))(1);
}

const aDraft: Belonging = {
  async make(owner) {
    const quote = await quoteFor(mall, owner, await newDraft(mall, owner, await somethingVirtual()));
    return orderInputOf(quote);
  },
  print: async (input) =>
    (
      await mall.pool.query('select * from checkout_drafts where number = $1', [
        (input as { preOrderNo: string }).preOrderNo,
      ])
    ).rows,
};

const paymentPrint = async (input: object) =>
  (await mall.pool.query('select * from payments where number = $1', [(input as { orderNo: string }).orderNo])).rows;
const aPayment: Belonging = {
  make: async (owner) => ({
    orderNo: (await order(mall, owner, await somethingVirtual())).orderNo,
    payType: 'sandbox',
    reason: '',
  }),
  print: paymentPrint,
};

const anOrder: Belonging = {
  async make(owner) {
    const { orderNo: paymentNumber, orderNumbers } = await order(mall, owner, await somethingVirtual());
    await mall.ask(orders.cancelPayment, { orderNo: paymentNumber }, as(owner.token)); // else it could not be deleted
    return { orderNo: orderNumbers[0] };
  },
  print: async (input) =>
    (await mall.pool.query('select * from orders where number = $1', [(input as { orderNo: string }).orderNo])).rows,
};

const ordersPrint = anOrder.print;

/** Gives the shop of something to a merchant, in the place of the one that it had. */
async function giveShop({ accountId }: Person, query: string, key: string | number | undefined): Promise<void> {
  const { rows } = await mall.pool.query(query, [key]);
  await mall.pool.query('update shops set owner_id = null where owner_id = $1', [accountId]);
  await mall.pool.query('update shops set owner_id = $1 where id = $2', [accountId, rows[0].shop_id]);
}

/** A paid order that can be shipped; its shop is given to the merchant. */
const aShopsOrder: Belonging = {
  async make(owner) {
    const buyer = await someone();
    const { orderNo: paymentNumber, orderNumbers } = await order(mall, buyer, await somethingVirtual());
    await pay(mall, buyer, paymentNumber);
    await giveShop(owner, 'select shop_id from orders where number = $1', orderNumbers[0]);
    return { orderNo: orderNumbers[0], parcel: { kind: 'virtual' }, lines: [] };
  },
  print: ordersPrint,
};

/** A parcel of a merchant's shop, and the number that it should have. */
const aShopsParcel: Belonging = {
  async make(owner) {
    const { orderNo } = (await aShopsOrder.make(owner)) as { orderNo: string };
    const { rows } = await mall.pool.query('select id from orders where number = $1', [orderNo]);
    const carrier = findCarrier('ups');
    if (!carrier) throw new Error('The mall has no UPS');
    const [before, trackingNumber] = [`1Z${orderNo.slice(2)}`, `1X${orderNo.slice(2)}`];
    const parcelId = await transaction((tx) =>
      sendParcel(tx, rows[0].id, { kind: 'courier', carrier, trackingNumber: before }, []),
    );
    return { orderNo, parcelId, before, carrier: 'fedex', trackingNumber };
  },
  print: async (input) =>
    (await mall.pool.query('select * from shipments where id = $1', [(input as { parcelId: number }).parcelId])).rows,
};

/** A paid order with an address, and another address of its buyer. */
async function anOrderToDeliver(buyer: Person): Promise<{ orderNo: string; addressId: number }> {
  const { orderNo: paymentNumber, orderNumbers } = await order(mall, buyer, await somethingVirtual());
  await pay(mall, buyer, paymentNumber);
  await mall.pool.query(
    `update orders set delivery = 'courier', address = '{"country": "US", "realName": "Ana"}' where number = $1`,
    [orderNumbers[0]],
  );
  const { id: addressId } = (await anAddress.make(buyer)) as { id: number };
  return { orderNo: orderNumbers[0] ?? '', addressId };
}

/** A request of a buyer for another address; the shop of the order is given to the merchant. */
const anAddressRequest: Belonging = {
  async make(owner) {
    const buyer = await someone();
    const input = await anOrderToDeliver(buyer);
    const { data } = await mall.ask(addressChange.requestAddressChange, input, as(buyer.token));
    await giveShop(owner, 'select shop_id from orders where number = $1', input.orderNo);
    return { orderNo: input.orderNo, id: data?.id };
  },
  print: ordersPrint,
};

/** An unpaid order, of a buyer or of a merchant's shop, and the lower price that was offered for it. */
function aPriceOffer(whose: 'buyer' | 'shop', isOffered = true): Belonging {
  return {
    async make(owner) {
      const buyer = whose === 'buyer' ? owner : await someone();
      const { orderNumbers, payable } = await order(mall, buyer, await somethingVirtual());
      const [orderNo = ''] = orderNumbers;
      if (whose === 'shop') await giveShop(owner, 'select shop_id from orders where number = $1', orderNo);
      if (!isOffered) return { orderNo, seen: payable, productsOff: 1, freightOff: 0 };
      const { rows } = await mall.pool.query(
        `insert into price_offers (order_id, products_off, freight_off, payable_before, reason, created_at)
          select id, 1, 0, payable, '', now() from orders where number = $1 returning id`,
        [orderNo],
      );
      return { orderNo, id: rows[0].id };
    },
    print: ordersPrint,
  };
}

/** A conversation with a merchant's shop, in which a question waits. */
const aShopsChat: Belonging = {
  async make(owner) {
    const { rows } = await mall.pool.query(
      `with chat as (
          insert into chats (account_id, home_shop_id, shop_id, locale, last_number, shopper_delivered, shopper_read, created_at, last_at)
          select $2, id, id, 'en', 1, 1, 1, now(), now() from shops where owner_id = $1 returning id, shop_id
        ), asked as (
          insert into chat_messages (chat_id, number, side, shop_id, kind, text, created_at)
          select id, 1, 'shopper', shop_id, 'text', 'Hello', now() from chat
        ), phrase as (
          insert into chat_phrases (shop_id, name, texts) select shop_id, $3, '{"en": "Hi"}' from chat returning id
        )
        select chat.id, phrase.id as phrase from chat, phrase`,
      [owner.accountId, (await someone()).accountId, randomUUID()],
    );
    const { id: chatId, phrase: phraseId } = rows[0];
    return { chatId, phraseId, seenClerkId: null, shopId: null, accountId: owner.accountId };
  },
  print: async (input) => {
    const { chatId } = input as { chatId: number };
    const { rows } = await mall.pool.query(
      'select c.*, (select count(*) from chat_messages where chat_id = c.id), (select count(*) from chat_reports where chat_id = c.id) from chats c where id = $1',
      [chatId],
    );
    return rows;
  },
};

/** A phrase of a merchant's shop. */
const aPhrase: Belonging = {
  async make(owner) {
    const input = { name: randomUUID(), texts: { en: 'Hello' } };
    const { data } = await mall.ask(chatDesk.addPhrase, input, as(owner.token));
    return { id: data?.id, version: data?.version };
  },
  print: async (input) =>
    (await mall.pool.query('select * from chat_phrases where id = $1', [(input as { id: number }).id])).rows,
};

/** A view that someone has saved of a list of their shop. */
const aListView: Belonging = {
  async make(owner) {
    const input = { list: 'orders', name: randomUUID(), query: '', isShared: false } as const;
    const { data } = await mall.ask(listViews.addView, input, as(owner.token));
    return { id: data?.id };
  },
  print: async (input) =>
    (await mall.pool.query('select * from list_views where id = $1', [(input as { id: number }).id])).rows,
};

/** An API key of a merchant's shop. */
const aKey: Belonging = {
  make: async (owner) => ({ id: (await aKeyOf(owner, await shopOf(owner))).id }),
  print: async (input) =>
    (await mall.pool.query('select * from api_keys where id = $1', [(input as { id: number }).id])).rows,
};

/** A webhook of a merchant's shop, under the field by which a call names it. */
function aWebhook(field: 'id' | 'webhookId' = 'id'): Belonging {
  return {
    async make(owner) {
      const input = { url: 'https://hooks.example.com/', kinds: ['order.paid' as const] };
      const { data } = await mall.ask(webhooks.addWebhook, input, as(owner.token));
      return { [field]: data?.webhook.id };
    },
    print: async (input) =>
      (await mall.pool.query('select * from webhooks where id = $1', Object.values(input).slice(0, 1))).rows,
  };
}

/** Something that is to be sent to a webhook of a merchant's shop. */
const aDelivery: Belonging = {
  async make(owner) {
    const webhook = (await aWebhook().make(owner)) as { id: number };
    const { data } = await mall.ask(webhooks.sendTestEvent, webhook, as(owner.token));
    return { id: data?.id };
  },
  print: async (input) =>
    (await mall.pool.query('select * from webhook_deliveries where id = $1', [(input as { id: number }).id])).rows,
};

const aShippedOrder: Belonging = {
  async make(owner) {
    const { orderNo: paymentNumber, orderNumbers } = await order(mall, owner, await somethingVirtual());
    await pay(mall, owner, paymentNumber);
    const { rows } = await mall.pool.query('select id from orders where number = $1', [orderNumbers[0]]);
    await transaction((tx) => sendParcel(tx, rows[0].id, { kind: 'virtual' }, []));
    return { orderNo: orderNumbers[0] };
  },
  print: ordersPrint,
};

const aPaidOrder: Belonging = {
  async make(owner) {
    const { number, lines } = await bought(mall, { ...owner, addressId: 0 }, await somethingVirtual());
    const kind = 'money';
    return { orderNo: number, lines: lines.map(({ id }) => ({ lineId: id, quantity: 1 })), kind, pictures: [] };
  },
  print: anOrder.print,
};

/** A paid order of a merchant's shop, and what can be refunded of it. */
const aGrant: Belonging = {
  async make(owner) {
    const { number, lines } = await bought(mall, { ...(await someone()), addressId: 0 }, await somethingVirtual());
    await giveShop(owner, 'select shop_id from orders where number = $1', number);
    return { orderNo: number, lines: lines.map(({ id }) => ({ lineId: id, quantity: 1 })) };
  },
  print: ordersPrint,
};

/** What a sale has brought a merchant's shop. */
const aLedgerEntry: Belonging = {
  async make(owner) {
    const { orderNo } = (await aGrant.make(owner)) as { orderNo: string };
    const { rows } = await mall.pool.query(
      "select id from ledger_entries where cause = 'order:' || $1 and account = 'pending'",
      [orderNo],
    );
    return { id: rows[0].id };
  },
  print: (input) => rowsOf('ledger_entries', (input as { id: number }).id),
};

/** A payout that a merchant's shop has requested. */
const aPayout: Belonging = {
  async make(owner) {
    const shopId = await shopOf(owner);
    const payoutNo = `PO${String(Date.now()).padStart(22, '1')}`;
    await mall.pool.query(
      `with account as (
         insert into payout_accounts (shop_id, holder, bank, country, bank_code, sealed_number, last_four, changed_by, changed_at, usable_from)
         values ($1, 'Ann', 'Bank', 'DE', 'X', 'x', '0000', $2, now(), now()) returning id
       ), payout as (
         insert into payouts (number, shop_id, account_id, amount, currency, requested_at) select $3, $1, id, 500, 'EUR', now() from account returning id
       )
       insert into ledger_entries (cause, rule, account, shop_id, amount, currency, payout_id)
       select 'payout:' || $3, 'payout_request', part.account, $1, part.amount, 'EUR', payout.id
       from payout, (values ('available', 500), ('payable', -500)) part (account, amount)`,
      [shopId, owner.accountId, payoutNo],
    );
    return { payoutNo };
  },
  print: async (input) =>
    (await mall.pool.query('select * from payouts where number = $1', [(input as { payoutNo: string }).payoutNo])).rows,
};

/** A paid order that was not shipped in time. */
const anOverdueOrder: Belonging = {
  async make(owner) {
    const { orderNo: orderNumber } = (await aPaidOrder.make(owner)) as { orderNo: string };
    await mall.pool.query('update orders set overdue_at = now() where number = $1', [orderNumber]);
    return { orderNo: orderNumber };
  },
  print: anOrder.print,
};

/** A refund of a buyer, or from a merchant's shop, in the status that a call expects. */
function aRefund(whose: 'buyer' | 'shop', prepare = ''): Belonging {
  return {
    async make(owner) {
      const buyer = whose === 'buyer' ? owner : await someone();
      const { number, lines } = await bought(mall, { ...buyer, addressId: 0 }, await somethingVirtual());
      const refundOrderNo = await askForRefund(mall, buyer, number, lines);
      if (whose === 'shop') await giveShop(owner, 'select shop_id from refunds where number = $1', refundOrderNo);
      if (prepare) await mall.pool.query(`update refunds set ${prepare} where number = $1`, [refundOrderNo]);
      return { refundOrderNo };
    },
    print: async (input) =>
      (
        await mall.pool.query('select * from refunds where number = $1', [
          (input as { refundOrderNo: string }).refundOrderNo,
        ])
      ).rows,
  };
}

const reviewPrint = async (input: object) =>
  (await mall.pool.query('select * from reviews where id = $1', [(input as { id: number }).id])).rows;

const aReview: Belonging = {
  async make(owner) {
    const [line] = await receive(mall, owner, await somethingVirtual());
    const input = { ...line, star: 5, serviceStar: 5, comment: 'Good' } as const;
    const { data } = await mall.ask(ownReviews.writeReview, input as never, as(owner.token));
    return { id: data?.id, pics: [] };
  },
  print: reviewPrint,
};

const aReviewOfTheShop: Belonging = {
  async make(owner) {
    const { shopIds, productIds } = await aFilledMall();
    await giveShop(owner, 'select id as shop_id from shops where id = $1', shopIds[0]);
    const { rows } = await mall.pool.query(
      `insert into reviews (product_id, nickname, product_score, service_score, text) values ($1, 'Ana', 5, 5, 'Good') returning id`,
      [productIds[0]],
    );
    return { id: rows[0].id };
  },
  print: reviewPrint,
};

/** A question that the owner has asked, or one about a product of their shop. */
const aQuestion = (whose: 'asker' | 'shop'): Belonging => ({
  async make(owner) {
    const { shopIds, productIds } = await aFilledMall();
    if (whose === 'shop') await giveShop(owner, 'select id as shop_id from shops where id = $1', shopIds[0]);
    const accountId = whose === 'asker' ? owner.accountId : null;
    return { id: await insertQuestion(mall, { productId: productIds[0] ?? 0, accountId }) };
  },
  print: (input) => rowsOf('questions', (input as { id: number }).id),
});

/** A refused application, with all that is needed to send it again. */
const anApplication: Belonging = {
  async make(owner) {
    const input = anApplicationInput(await aFilledMall());
    await mall.pool.query('update shop_types set is_retired = false'); // operators have retired some above
    await mall.pool.query('update shop_categories set is_retired = false');
    const { id } = await aWaitingApplication(mall, input, owner);
    await mall.pool.query("update applications set state = 'refused', refusal = 'No' where id = $1", [id]);
    return { ...(await withCode(mall, owner, input)), id };
  },
  print: async (input) =>
    (await mall.pool.query('select * from applications where id = $1', [(input as { id: number }).id])).rows,
};

const rowsOf = (table: string, id: number) =>
  mall.pool.query(`select * from ${table} where id = $1`, [id]).then(({ rows }) => rows);

async function insertRole({ accountId }: Person): Promise<{ id: number; shopId: number }> {
  const { rows } = await mall.pool.query(
    `insert into shop_roles (shop_id, name, scopes) select id, md5(random()::text), '{orders}' from shops where owner_id = $1
      returning id, shop_id as "shopId"`,
    [accountId],
  );
  return rows[0];
}

const aRole: Belonging = {
  make: async (owner) => ({ id: (await insertRole(owner)).id, version: 1, name: 'Packers' }),
  print: (input) => rowsOf('shop_roles', (input as { id: number }).id),
};

const aRoleToGive: Belonging = {
  make: async (owner) => ({ roleId: (await insertRole(owner)).id }),
  print: (input) => rowsOf('shop_roles', (input as { roleId: number }).roleId),
};

const anInvitation: Belonging = {
  async make(owner) {
    const role = await insertRole(owner);
    const { rows } = await mall.pool.query(
      `insert into shop_invitations (key_hash, shop_id, email, role_id, invited_by, invited_at, ends_at)
        values (md5(random()::text) || md5(random()::text), $1, 'new@example.com', $2, $3, now(), now() + interval '1 day')
        returning id`,
      [role.shopId, role.id, owner.accountId],
    );
    return { id: rows[0].id };
  },
  print: (input) => rowsOf('shop_invitations', (input as { id: number }).id),
};

const aColleague: Belonging = {
  async make(owner) {
    const role = await insertRole(owner);
    const { accountId } = await someone();
    await mall.pool.query(
      'insert into shop_staff (shop_id, account_id, role_id, joined_at) values ($1, $2, $3, now())',
      [role.shopId, accountId, role.id],
    );
    return { accountId, roleId: role.id };
  },
  print: async (input) =>
    (
      await mall.pool.query('select * from shop_staff where account_id = $1', [
        (input as { accountId: number }).accountId,
      ])
    ).rows,
};

/** A draft of the merchant's shop. */
const aProductDraft: Belonging = {
  async make(owner) {
    const input = { id: null, version: 0, content: emptyProduct };
    const { data } = await mall.ask(drafts.saveDraft, input, as(owner.token));
    return { id: data?.id, version: 1, content: emptyProduct };
  },
  print: (input) => rowsOf('product_drafts', (input as { id: number }).id),
};

/** The same, to be looked at as its page would show it. */
const aPreview: Belonging = {
  ...aProductDraft,
  make: async (owner) => ({ ...(await aProductDraft.make(owner)), kind: 'draft', country: 'US' }),
};

/** An import of the merchant's shop: begun, checked or applied. */
const anImport = (upTo: 'begun' | 'checked' | 'applied'): Belonging => ({
  async make(owner) {
    const begin = { fileName: 'a.csv', mode: 'drafts' as const, rows: 1, fields: ['name.en' as const] };
    const { data } = await mall.ask(imports.beginImport, begin, as(owner.token));
    const id = data?.id ?? 0;
    const products = [[{ row: 2, cells: { 'name.en': 'Lamp' } }]];
    if (upTo !== 'begun') await mall.ask(imports.checkImportPart, { id, products }, as(owner.token));
    if (upTo === 'applied') await mall.ask(imports.applyImport, { id }, as(owner.token));
    return { id };
  },
  print: (input) => rowsOf('product_imports', (input as { id: number }).id),
});

const aFreightTemplate: Belonging = {
  async make({ accountId }) {
    const { rows } = await mall.pool.query(
      `insert into freight_templates (shop_id, name) select id, md5(random()::text) from shops where owner_id = $1 returning id`,
      [accountId],
    );
    return { id: rows[0].id, version: 1 };
  },
  print: (input) => rowsOf('freight_templates', (input as { id: number }).id),
};

const aShopCoupon: Belonging = {
  async make({ accountId }) {
    const { rows } = await mall.pool.query(
      `insert into coupons (name, scope, shop_id, minimum_spend, discount, valid_days, issued, is_open)
        select '{"en": "Coupon"}', 'shop', id, 2, 1, 9, 9, true from shops where owner_id = $1 returning id`,
      [accountId],
    );
    return { id: rows[0].id, version: 1 };
  },
  print: (input) => rowsOf('coupons', (input as { id: number }).id),
};

const aShelf: Belonging = {
  async make({ accountId }) {
    const { rows } = await mall.pool.query(
      `insert into shop_shelves (shop_id, name) select id, '{"en": "Cups"}' from shops where owner_id = $1 returning id`,
      [accountId],
    );
    return { id: rows[0].id, version: 1 };
  },
  print: (input) => rowsOf('shop_shelves', (input as { id: number }).id),
};

const aHoliday: Belonging = {
  async make({ accountId }) {
    const { rows } = await mall.pool.query(
      `insert into shop_holidays (shop_id, starts_at, ends_at, sells, shown_from, planned_at)
        select id, mall_now(), mall_now() + interval '5 days', true, mall_now(), mall_now() from shops where owner_id = $1 returning id`,
      [accountId],
    );
    return { id: rows[0].id };
  },
  print: (input) => rowsOf('shop_holidays', (input as { id: number }).id),
};

const aShelfAbove: Belonging = {
  async make(owner) {
    const { id } = (await aShelf.make(owner)) as { id: number };
    return { parentId: id };
  },
  print: (input) => rowsOf('shop_shelves', (input as { parentId: number }).parentId),
};

/** A product of a shop, which is given to the merchant. */
const aShopsProduct: Belonging = {
  async make(owner) {
    const { shopIds, productIds } = await aFilledMall();
    await giveShop(owner, 'select id as shop_id from shops where id = $1', shopIds[0]);
    return { productId: productIds[0] };
  },
  print: (input) => rowsOf('products', (input as { productId: number }).productId),
};

const aBargain: Belonging = {
  async make(owner) {
    const { productId } = (await aShopsProduct.make(owner)) as { productId: number };
    const { rows } = await mall.pool.query(
      `insert into bargains (shop_id, product_id, starts_at, ends_at, quota)
        select shop_id, id, now() + interval '1 day', now() + interval '2 days', 9 from products where id = $1 returning id`,
      [productId],
    );
    const { rows: priced } = await mall.pool.query(
      'insert into bargain_prices (bargain_id, sku_id, price) select $1, min(id), 1 from skus where product_id = $2 returning sku_id',
      [rows[0].id, productId],
    );
    await mall.pool.query('update bargains set stopped_at = now() where id <> $1', [rows[0].id]);
    const endsAt = new Date(Date.now() + 3 * 86_400_000).toISOString();
    const terms = { productId, prices: [{ skuId: priced[0].sku_id, price: 1 }], startsAt: null, endsAt };
    return { id: rows[0].id, version: 1, bargain: { ...terms, quota: 9, perBuyer: null } };
  },
  print: (input) => rowsOf('bargains', (input as { id: number }).id),
};

/** A flash sale that is open for products. */
async function anOpenFlashSale(): Promise<number> {
  const { rows } = await mall.pool.query(
    `insert into activities (kind, layout, name, starts_at, ends_at)
      values ('flash', 1, '{"en": "Sale"}', now() + interval '2 days', now() + interval '3 days') returning id`,
  );
  await mall.pool.query(
    `insert into flash_terms (activity_id, sign_up_until, least_percent, most_units) values ($1, now() + interval '1 day', 1, 9)`,
    [rows[0].id],
  );
  return rows[0].id;
}
/** Another thing here is a bargain for a cent, below which no price is. */
const forgetBargains = (productId: number) =>
  mall.pool.query('delete from bargain_periods where bargain_id in (select id from bargains where product_id = $1)', [
    productId,
  ]);
const flashOffer = { price: 1, quota: 1, perBuyer: null };

const aProductForFlashSale: Belonging = {
  ...aShopsProduct,
  async make(owner) {
    const { productId } = (await aShopsProduct.make(owner)) as { productId: number };
    await forgetBargains(productId);
    return { saleId: await anOpenFlashSale(), productId, offer: flashOffer };
  },
};

const aFlashSignUp: Belonging = {
  async make(owner) {
    const { productId } = (await aShopsProduct.make(owner)) as { productId: number };
    await forgetBargains(productId);
    const { rows } = await mall.pool.query(
      `insert into flash_sign_ups (activity_id, shop_id, product_id, price, quota)
        select $2, shop_id, id, 2, 1 from products where id = $1 returning id`,
      [productId, await anOpenFlashSale()],
    );
    return { id: rows[0].id, version: 1, offer: flashOffer };
  },
  print: (input) => rowsOf('flash_sign_ups', (input as { id: number }).id),
};

const aDeal: Belonging = {
  async make(owner) {
    const { productId } = (await aShopsProduct.make(owner)) as { productId: number };
    const { rows } = await mall.pool.query(
      `insert into deals (shop_id, kind, name, steps, starts_at, ends_at)
        select shop_id, 'steps', '{"en": "More"}', '[{"units": 2, "percent": 5}]', now() + interval '1 day', now() + interval '2 days'
        from products where id = $1 returning id`,
      [productId],
    );
    const offer = { kind: 'steps', steps: [{ units: 2, percent: 5 }], off: null, products: [{ productId, units: 1 }] };
    const endsAt = new Date(Date.now() + 3 * 86_400_000).toISOString();
    return { id: rows[0].id, version: 1, offer, deal: { name: { en: 'More' }, offer, startsAt: null, endsAt } };
  },
  print: (input) => rowsOf('deals', (input as { id: number }).id),
};

const aVersion: Belonging = {
  ...aShopsProduct,
  async make(owner) {
    const { productId } = (await aShopsProduct.make(owner)) as { productId: number };
    await mall.pool.query('delete from product_drafts where product_id = $1', [productId]);
    await mall.pool.query(
      `insert into product_versions (product_id, number, content, changed, published_at) values ($1, 1, $2, '{}', now())
        on conflict do nothing`,
      [productId, emptyProduct],
    );
    return { productId, number: 1 };
  },
};

const aSession: Belonging = {
  async make({ accountId }) {
    const { rows } = await mall.pool.query(
      `insert into sessions (token_hash, account_id, ends_at)
        values (md5(random()::text) || md5(random()::text), $1, now() + interval '1 day') returning id`,
      [accountId],
    );
    return { id: rows[0].id };
  },
  print: async (input) =>
    (await mall.pool.query('select * from sessions where id = $1', [(input as { id: number }).id])).rows,
};

/** A variant of a shop, which is given to the merchant. */
const aShopsVariant: Belonging = {
  async make(owner) {
    const { productId } = (await aShopsProduct.make(owner)) as { productId: number };
    const { rows } = await mall.pool.query('select min(id) as id from skus where product_id = $1', [productId]);
    return { skuId: rows[0].id };
  },
  print: (input) => rowsOf('skus', (input as { skuId: number }).skuId),
};

const aShopsVariants: Belonging = {
  make: async (owner) => ({ skuIds: Object.values(await aShopsVariant.make(owner)) }),
  print: (input) => rowsOf('skus', (input as { skuIds: number[] }).skuIds[0] ?? 0),
};

/** What is asked back of this refund was sent before. */
async function markSent(refund: object): Promise<void> {
  const { rows } = await mall.pool.query(
    `update refund_lines l set unsent = 0 from refunds r where r.id = l.refund_id and r.number = $1 returning l.order_line_id as id`,
    Object.values(refund),
  );
  for (const { id } of rows)
    await mall.pool.query('update order_lines set unsent = 0, shipped = quantity where id = $1', [id]);
}

const anOffer: Belonging = {
  ...aRefund('buyer'),
  async make(owner) {
    const made = await aRefund('buyer', "status = 'offered', offer_amount = 1").make(owner);
    await markSent(made);
    return { ...made, amount: 1 };
  },
};

const aReturnAddress: Belonging = {
  async make({ accountId }) {
    const { rows } = await mall.pool.query(
      `insert into return_addresses (shop_id, name, phone, address, is_default)
        select id, 'Returns', '', 'Here', false from shops where owner_id = $1 returning id`,
      [accountId],
    );
    return { id: rows[0].id, version: 1 };
  },
  print: (input) => rowsOf('return_addresses', (input as { id: number }).id),
};

/** The same, after its owner has removed it. */
const removed = (belonging: Belonging, remove: Call): Belonging => ({
  async make(owner) {
    const made = Object.entries(await belonging.make(owner)).filter(([name]) => fieldsOf(remove).includes(name));
    const input = Object.fromEntries(made);
    expect((await mall.ask(remove, input, as(owner.token))).code).toBe(200);
    return input;
  },
  print: async (input) =>
    (await mall.pool.query('select * from removed_things where subject_id = $1', [Object.values(input)[0]])).rows,
});

const belongings: Record<string, Belonging> = {
  [drafts.getProductDraft.path]: aShopsProduct,
  [stock.listStockChanges.path]: aShopsVariant,
  [stock.setLowStock.path]: aShopsVariants,
  [drafts.getDraft.path]: aProductDraft,
  [previewProduct.path]: aPreview,
  [previewDelivery.path]: aPreview,
  [drafts.saveDraft.path]: aProductDraft,
  [drafts.discardDraft.path]: aProductDraft,
  [drafts.restoreDraft.path]: {
    async make(owner) {
      const { id } = (await aProductDraft.make(owner)) as { id: number };
      await mall.ask(drafts.discardDraft, { id }, as(owner.token));
      return { id };
    },
    print: (input) => rowsOf('discarded_drafts', (input as { id: number }).id),
  },
  [drafts.submitDraft.path]: {
    ...aProductDraft,
    async make(owner) {
      const { productId } = (await aShopsProduct.make(owner)) as { productId: number };
      await mall.pool.query('delete from product_drafts where product_id = $1', [productId]);
      const { data: opened } = await mall.ask(drafts.getProductDraft, { productId }, as(owner.token));
      if (!opened) throw new Error('the product is gone');
      const { liveVersion, content } = opened;
      const input = { id: null, productId, version: 0, liveVersion, content: { ...content, keywords: 'changed' } };
      const { data } = await mall.ask(drafts.saveDraft, input, as(owner.token));
      return { id: data?.id, version: data?.version };
    },
  },
  [drafts.withdrawDraft.path]: {
    ...aProductDraft,
    async make(owner) {
      const { id } = (await aProductDraft.make(owner)) as { id: number };
      await mall.pool.query(`update product_drafts set state = 'in_review', submitted_at = now() where id = $1`, [id]);
      return { id };
    },
  },
  [drafts.copyDraft.path]: aProductDraft,
  [drafts.copyProduct.path]: aShopsProduct,
  [drafts.listVersions.path]: aShopsProduct,
  [drafts.getVersion.path]: aVersion,
  [drafts.restoreVersion.path]: aVersion,
  [imports.checkImportPart.path]: anImport('begun'),
  [imports.getImport.path]: anImport('checked'),
  [imports.listImportProblems.path]: anImport('checked'),
  [imports.listImportItems.path]: anImport('checked'),
  [imports.applyImport.path]: anImport('checked'),
  [imports.undoImport.path]: anImport('applied'),
  [freight.editFreightTemplate.path]: aFreightTemplate,
  [freight.setDefaultFreightTemplate.path]: aFreightTemplate,
  [freight.deleteFreightTemplate.path]: aFreightTemplate,
  [freight.restoreFreightTemplate.path]: removed(aFreightTemplate, freight.deleteFreightTemplate),
  [freight.previewFreight.path]: aShopsProduct,
  [bargains.getShopBargain.path]: aBargain,
  [bargains.editBargain.path]: aBargain,
  [bargains.stopBargain.path]: aBargain,
  [bargains.addBargain.path]: aShopsProduct,
  [bargains.previewBargainMargin.path]: aShopsProduct,
  [flashSales.getFlashProduct.path]: aProductForFlashSale,
  [flashSales.signUpForFlashSale.path]: aProductForFlashSale,
  [flashSales.editFlashSignUp.path]: aFlashSignUp,
  [flashSales.withdrawFlashSignUp.path]: aFlashSignUp,
  [deals.getShopDeal.path]: aDeal,
  [deals.editDeal.path]: aDeal,
  [deals.stopDeal.path]: aDeal,
  [deals.getDealFigures.path]: aDeal,
  [deals.addDeal.path]: aDeal,
  [shopCoupons.getShopCoupon.path]: aShopCoupon,
  [shopCoupons.editCoupon.path]: aShopCoupon,
  [shopCoupons.stopCoupon.path]: aShopCoupon,
  [shopCoupons.resumeCoupon.path]: aShopCoupon,
  [shopCoupons.deleteCoupon.path]: aShopCoupon,
  [shopCoupons.restoreCoupon.path]: removed(aShopCoupon, shopCoupons.deleteCoupon),
  [getCouponFigures.path]: aShopCoupon,
  [listCouponRecords.path]: aShopCoupon,
  [shelves.addShelf.path]: aShelfAbove,
  [shelves.editShelf.path]: aShelf,
  [shelves.deleteShelf.path]: aShelf,
  [shelves.restoreShelf.path]: removed(aShelf, shelves.deleteShelf),
  [shelves.listShelfProducts.path]: aShelf,
  [shelves.putOnShelf.path]: aShelf, // products of others are left alone: own-shelves.test.ts
  [shelves.takeFromShelf.path]: aShelf,
  [shelves.putProductsOnShelf.path]: aShelf,
  [shelves.takeProductsFromShelf.path]: aShelf,
  [endHoliday.path]: aHoliday,
  [staff.editRole.path]: aRole,
  [staff.deleteRole.path]: aRole,
  [staff.restoreRole.path]: removed(aRole, staff.deleteRole),
  [staff.inviteStaff.path]: aRoleToGive,
  [staff.withdrawInvitation.path]: anInvitation,
  [staff.changeStaffRole.path]: aColleague,
  [staff.removeStaff.path]: aColleague,
  [staff.restoreStaff.path]: removed(aColleague, staff.removeStaff),
  [offerHandOver.path]: {
    ...aColleague,
    async make(owner) {
      await mall.pool.query('update accounts set password_hash = $2 where id = $1', [
        owner.accountId,
        await hashPassword(password),
      ]);
      return aColleague.make(owner);
    },
  },
  [shipping.getLogistics.path]: aShippedOrder,
  [shipping.confirmReceipt.path]: aShippedOrder,
  [shippingByShops.getShopOrder.path]: aShopsOrder,
  [shippingByShops.shipOrder.path]: aShopsOrder,
  [correctTracking.path]: aShopsParcel,
  [addressChange.requestAddressChange.path]: { make: anOrderToDeliver, print: ordersPrint },
  [addressChange.agreeAddressChange.path]: anAddressRequest,
  [addressChange.refuseAddressChange.path]: anAddressRequest,
  [addressChange.withdrawAddressChange.path]: {
    async make(buyer) {
      const input = await anOrderToDeliver(buyer);
      const { data } = await mall.ask(addressChange.requestAddressChange, input, as(buyer.token));
      return { orderNo: input.orderNo, id: data?.id };
    },
    print: ordersPrint,
  },
  [listViews.editView.path]: aListView,
  [listViews.deleteView.path]: aListView,
  [listViews.setDefaultView.path]: aListView,
  [priceOffers.offerPrice.path]: aPriceOffer('shop', false),
  [priceOffers.withdrawPriceOffer.path]: aPriceOffer('shop'),
  [priceOffers.confirmPriceOffer.path]: aPriceOffer('buyer'),
  [priceOffers.declinePriceOffer.path]: aPriceOffer('buyer'),
  [priceOffers.listPriceOffers.path]: aPayment,
  [saveOrderNote.path]: {
    ...aShopsOrder,
    make: async (owner) => ({ orderNo: ((await aShopsOrder.make(owner)) as { orderNo: string }).orderNo, version: 0 }),
  },
  [grantRefund.path]: aGrant,
  [computeGrant.path]: aGrant,
  [ledger.explainEntry.path]: aLedgerEntry,
  [cancelPayout.path]: aPayout,
  [refunds.getApplyInfo.path]: aPaidOrder,
  [refunds.computeRefund.path]: aPaidOrder,
  [refunds.requestRefund.path]: aPaidOrder,
  [refunds.getRefund.path]: aRefund('buyer'),
  [refunds.withdrawRefund.path]: aRefund('buyer'),
  [refundsReturn.cancelUnsent.path]: anOverdueOrder,
  [refundsReturn.sendBackProducts.path]: aRefund('buyer', "status = 'accepted', kind = 'goods'"),
  [refunds.askPlatform.path]: aRefund('buyer', "status = 'refused'"),
  [refundsReview.getShopRefund.path]: aRefund('shop'),
  [refundsReview.acceptRefund.path]: aRefund('shop'),
  [refundsReview.refuseRefund.path]: {
    ...aRefund('shop'),
    make: async (owner) => ({ ...(await aRefund('shop').make(owner)), pictures: [] }),
  },
  [refundsReview.contestReturn.path]: {
    ...aRefund('shop', "status = 'sent_back', kind = 'goods'"),
    make: async (owner) => ({
      ...(await aRefund('shop', "status = 'sent_back', kind = 'goods'").make(owner)),
      ...{ kind: 'damaged', pictures: [] },
    }),
  },
  [refundsReview.offerPart.path]: {
    ...aRefund('shop'),
    async make(owner) {
      const made = await aRefund('shop', "status = 'sent_back', kind = 'goods'").make(owner);
      await markSent(made);
      return { ...made, amount: 1, pictures: [] };
    },
  },
  [refundOffers.acceptOffer.path]: anOffer,
  [refundOffers.declineOffer.path]: anOffer,
  [returnAddresses.editReturnAddress.path]: aReturnAddress,
  [returnAddresses.setDefaultReturnAddress.path]: aReturnAddress,
  [returnAddresses.deleteReturnAddress.path]: aReturnAddress,
  [returnAddresses.restoreReturnAddress.path]: removed(aReturnAddress, returnAddresses.deleteReturnAddress),
  [refundsReview.receiveReturn.path]: aRefund('shop', "status = 'sent_back', kind = 'goods'"),
  [ownReviews.writeReview.path]: {
    async make(owner) {
      const [line] = await receive(mall, owner, await somethingVirtual());
      return { ...line, pics: [] };
    },
    print: async (input) =>
      (await mall.pool.query('select * from orders where number = $1', [(input as { orderNo: string }).orderNo])).rows,
  },
  [ownReviews.followUpReview.path]: aReview,
  [deleteQuestion.path]: aQuestion('asker'),
  [questionDesk.answerShopQuestion.path]: aQuestion('shop'),
  [questionDesk.reportShopPost.path]: aQuestion('shop'),
  [reviewDesk.answerReview.path]: aReviewOfTheShop,
  [reviewDesk.reportShopReview.path]: aReviewOfTheShop,
  [reviewDesk.withdrawReport.path]: {
    ...aReviewOfTheShop,
    async make(owner) {
      const made = (await aReviewOfTheShop.make(owner)) as { id: number };
      await mall.ask(reviewDesk.reportShopReview, { id: made.id, reason: 'untrue' }, as(owner.token));
      return made;
    },
  },
  [keys.revokeKey.path]: aKey,
  [webhooks.editWebhook.path]: aWebhook(),
  [webhooks.renewWebhookSecret.path]: aWebhook(),
  [webhooks.deleteWebhook.path]: aWebhook(),
  [webhooks.sendTestEvent.path]: aWebhook(),
  [webhooks.listDeliveries.path]: aWebhook('webhookId'),
  [webhooks.getDelivery.path]: aDelivery,
  [webhooks.replayDelivery.path]: aDelivery,
  [chatDesk.listMessages.path]: aShopsChat,
  [chatDesk.getShopper.path]: aShopsChat,
  [chatDesk.sendMessage.path]: aShopsChat,
  [chatDesk.sendPhrase.path]: aShopsChat,
  [chatDesk.markMessages.path]: aShopsChat,
  [chatDesk.waitForMessages.path]: aShopsChat,
  [chatDesk.takeChat.path]: aShopsChat,
  [chatDesk.releaseChat.path]: aShopsChat,
  [chatDesk.assignChat.path]: aShopsChat,
  [chatDesk.passChat.path]: aShopsChat,
  [chatDesk.closeChat.path]: aShopsChat,
  [chatDesk.reopenChat.path]: aShopsChat,
  [chatDesk.blockShopper.path]: aShopsChat,
  [chatDesk.reportShopper.path]: aShopsChat,
  [chatDesk.editPhrase.path]: aPhrase,
  [chatDesk.deletePhrase.path]: aPhrase,
  [applications.getApplication.path]: anApplication,
  [applications.resubmitApplication.path]: anApplication,
  [checkout.loadDraft.path]: aDraft,
  [checkout.computePrice.path]: aDraft,
  [checkout.applyBestMix.path]: aDraft,
  [checkout.listOrderCoupons.path]: aDraft,
  [checkout.placeOrder.path]: aDraft,
  [startPayment.path]: aPayment,
  [getPayState.path]: aPayment,
  [orders.cancelPayment.path]: aPayment,
  [orders.getOrder.path]: anOrder,
  [getReceipt.path]: anOrder,
  [openShopReceipt.path]: aShopsOrder,
  [orders.deleteOrder.path]: anOrder,
  [orders.buyAgain.path]: anOrder,
  [endConsoleSession.path]: aSession,
  [endOneSession.path]: aSession,
  [addresses.getAddress.path]: anAddress,
  [addresses.editAddress.path]: anAddress,
  [addresses.setDefaultAddress.path]: anAddress,
  [addresses.deleteAddress.path]: anAddress,
  [moveToFavourites.path]: {
    async make({ accountId }) {
      await aFilledMall();
      const { rows } = await mall.pool.query(
        `with cart as (insert into carts (account_id) values ($1) returning id)
          insert into cart_lines (cart_id, product_id, sku_id, quantity, price_when_added)
          select cart.id, s.product_id, s.id, 1, s.price from cart, (select * from skus order by id limit 1) s returning id`,
        [accountId],
      );
      return { ids: [rows[0].id] };
    },
    print: async (input) =>
      (await mall.pool.query('select * from cart_lines where id = any($1)', [(input as { ids: number[] }).ids])).rows,
  },
};

let filling: Promise<SmallMall> | undefined;
/** Products, for belongings that refer to products. */
function aFilledMall(): Promise<SmallMall> {
  filling ??= fillSmallMall();
  return filling;
}

const unknownId = 2_147_483_647;

/** The same input with ids that do not exist. */
function unknownOf(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(/\d/g, '0'); // a number such as SH2611…
  return Array.isArray(value) ? [unknownId] : unknownId;
}

function idsOf(call: Call): string[] {
  return fieldsOf(call).filter((name) => /^(?:id|ids)$|(?:Ids?|No)$/.test(name));
}

function hasIds(call: Call): boolean {
  return idsOf(call).length > 0;
}

/** Calls whose ids are public (products, shops, coupons, reviews) or open to all of the platform's staff: they write rows of the caller only. */
const ofEverybody: ReadonlySet<string> = new Set(
  [
    exportProducts, // those of others are left out: export.test.ts
    product.getFavouriteState,
    product.addFavourite,
    product.cancelFavourite,
    product.cancelFavourites,
    shop.getFollowState,
    shop.followShop,
    shop.unfollowShop,
    shop.listFollowedIds,
    coupons.receiveCoupon,
    shopCoupons.listCouponProducts, // those of others are left out: shop-coupons.test.ts
    previewCouponMargin, // the same: coupon-figures.test.ts
    deals.previewDealMargin, // the same: deals.test.ts
    coupons.listReceivedIds,
    alerts.listProductAlerts,
    alerts.addAlert,
    alerts.cancelAlerts, // those of others are left alone: alerts.test.ts
    ownProducts.listProducts, // filters the shop's own list by a category
    ownProducts.searchCategories,
    searchBrands,
    ownProducts.hideProducts, // products of others are left alone: publishing.test.ts
    ownProducts.showProducts,
    ownProducts.binProducts,
    ownProducts.restoreProducts,
    ownProducts.listCategorySpecs,
    bell.markRead, // those of others are left alone: notifications.test.ts
    bellOfShop.markRead,
    draftActs.discardDrafts, // drafts of others are left alone: draft-acts.test.ts
    draftActs.restoreDrafts,
    draftActs.withdrawDrafts,
    ownProducts.listSpecNames,
    ownProducts.listGuarantees,
    flashSales.getShopFlashSale, // open for every shop; of its products each sees its own
    reviews.markHelpful,
    reviews.listMyMarks,
    reviews.reportReview,
    questions.askQuestion,
    questions.answerQuestion, // open for all who have bought the product: questions.test.ts
    questions.markAnswerHelpful,
    questions.listMyPostMarks,
    questions.reportPost,
    questionDesk.listShopQuestions, // filters the shop's own list by a product
    ownReviews.listWaitingLines, // filters the caller's own list
    reviewDesk.listShopReviews, // the same by a product
    listShopLog, // the same of the shop's own log
    ledger.listLedger, // the same of the shop's own entries: ledger.test.ts
    applications.applyToSell, // names kinds of shop
    applications.saveApplicationDraft,
  ].map(({ path }) => path),
);

/** The owner's ids that the call takes: a query may contain no other field. */
async function makeFor(call: Call, owner: Person): Promise<object> {
  const made = Object.entries(await (belongings[call.path] as Belonging).make(owner));
  return Object.fromEntries(made.filter(([name]) => call.method !== 'GET' || fieldsOf(call).includes(name)));
}

// What operators may do depends on their scopes, not on whose thing it is: platform-scopes.test.ts.
const personal = everyCall
  .filter(({ who }) => who !== 'anyone' && who !== 'platform')
  .filter((call) => hasIds(call) && !ofEverybody.has(call.path));

test('every call that takes the id of a personal thing is listed with how to create it', () => {
  expect(personal.map(({ path }) => path).filter((path) => !belongings[path])).toEqual([]);
});

describe.each(personal.map((call) => [call.path, call] as const))('personal things: %s', (path, call) => {
  const belonging = belongings[path] as Belonging;

  test('a stranger gets the same "not found" as for an id that does not exist, and nothing changes', async () => {
    const [owner, stranger] = [await callerFor(call.who), await callerFor(call.who)];
    const input = await makeFor(call, owner);
    const before = await belonging.print(input);
    expect(before).not.toEqual([]);
    const foreign = await mall.ask(call, { ...(sampleOf(call) as object), ...input }, as(stranger.token));
    const unknown = Object.fromEntries(
      Object.entries({ ...(sampleOf(call) as object), ...input }).map(([name, value]) => [
        name,
        idsOf(call).includes(name) ? unknownOf(value) : value,
      ]),
    );
    expect(foreign.code).toBe(404);
    expect(await mall.ask(call, unknown, as(stranger.token))).toEqual(foreign);
    expect(await belonging.print(input)).toEqual(before);
  });

  test('its owner is not refused', async () => {
    const owner = await callerFor(call.who);
    const input = { ...(sampleOf(call) as object), ...(await makeFor(call, owner)) };
    expect((await mall.ask(call, input, as(owner.token))).code).toBe(200);
  });
});
