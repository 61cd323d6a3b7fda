// Long, because it is one list: everything that a buyer sees of an order after it was paid.
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { eq, sql } from 'drizzle-orm';
import { getOrder } from '#contract/orders/shopper.ts';
import { startPayment } from '#contract/payments/shopper.ts';
import { requestRefund } from '#contract/refunds/shopper.ts';
import { type ParcelInput, shipOrder } from '#contract/shipping/merchant.ts';
import { database, transaction } from '#server/database/connection.ts';
import { openSession } from '#server/modules/identity/index.ts';
import { handOverShop } from '#server/modules/shops/index.ts';
import { shops } from '#server/modules/shops/tables.ts';
import { type Person, someone } from '#tests/support/accounts/accounts.ts';
import { atGateway } from '#tests/support/orders/payments.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { type OwnSku, ownProducts } from '#tests/support/pages/cart-page.ts';
import { anAddress, callAs, ordered, usd } from '#tests/support/pages/checkout-page.ts';
import { openHydrated } from '#tests/support/pages/hydrated.ts';
import { pageErrors, signInNewAccount, withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

// From payment to receipt, with the shopper in a browser and the shop's owner by calls.

withMallDatabase();

const list = '/users/order_list';
const detail = (orderNumber: string) => `/order/order_detail?orderNo=${orderNumber}`;
const card = (page: Page, number: string) => page.getByRole('article', { name: `Order ${number}` });

/** The owner of the shop of these products; a new account, if it has none. Other journeys may use the same shop. */
async function ownerOf({ shopId }: OwnSku): Promise<Person> {
  const newcomer = await someone({ role: 'merchant' });
  await transaction((tx) => handOverShop(tx, shopId, newcomer.accountId));
  const [shop] = await database().select({ ownerId: shops.ownerId }).from(shops).where(eq(shops.id, shopId));
  const accountId = shop?.ownerId ?? newcomer.accountId;
  return { ...newcomer, accountId, token: await transaction((tx) => openSession(tx, accountId, 'test')) };
}

async function paid(request: APIRequestContext, ana: Person, ...lines: [OwnSku, number][]): Promise<string> {
  const { orderNo: paymentNumber, orderNumbers } = await ordered(request, ana, ...lines);
  const { clientSecret } = await callAs(request, ana, startPayment, { orderNo: paymentNumber, payType: 'sandbox' });
  const api = {
    request: async (path: string, init: RequestInit) => {
      const answer = await request.post(path, {
        headers: { 'content-type': 'application/json' },
        data: init.body as string,
      });
      return new Response(await answer.text(), { status: answer.status() });
    },
  };
  await atGateway(api, 'card', { clientSecret, number: '4242424242424242' });
  const number = orderNumbers[0] ?? '';
  await expect.poll(async () => (await callAs(request, ana, getOrder, { orderNo: number })).status).toBe('paid');
  return number;
}

const send = (
  request: APIRequestContext,
  owner: Person,
  orderNumber: string,
  parcel: ParcelInput,
  lines: object[] = [],
) => callAs(request, owner, shipOrder, { orderNo: orderNumber, parcel, lines: lines as never });

let numbers = 0;
const express = (): ParcelInput => ({
  kind: 'courier',
  carrier: 'demo-express',
  trackingNumber: `GX${Date.now()}${++numbers}`,
});

/** Makes the carrier's next step due now. */
const advance = (orderNumber: string, seconds: number) =>
  database().execute(sql`
    update shipments s set sent_at = s.sent_at - make_interval(secs => ${seconds}), next_step_at = mall_now()
    from orders o where o.id = s.order_id and o.number = ${orderNumber}`);

const countEvents = async (orderNumber: string) => {
  const { rows } = await database().execute(sql`
    select 1 from shipment_events e join shipments s on s.id = e.shipment_id join orders o on o.id = s.order_id
    where o.number = ${orderNumber}`);
  return rows.length;
};

test('an order is paid, shipped, tracked and received, and a review is offered', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const errors = pageErrors(page);
  const ana = await signInNewAccount(context, baseURL);
  const { kettle } = await ownProducts();
  const owner = await ownerOf(kettle[0]);
  await anAddress(ana);
  const orderNumber = await paid(request, ana, [kettle[0], 2]);

  await openHydrated(page, `${list}?orderStatus=2`);
  await expect(card(page, orderNumber)).toContainText('We’ll email you as soon as your order ships.');
  await expect(page.getByRole('link', { name: `Refund: order ${orderNumber}` })).toHaveAttribute(
    'href',
    `/users/refund_confirm?orderNo=${orderNumber}`,
  );
  for (const action of ['View logistics', 'Confirm receipt', 'Review'])
    await expect(card(page, orderNumber).getByText(action, { exact: true })).toHaveCount(0);

  const parcel = express();
  const number = parcel.kind === 'courier' ? parcel.trackingNumber : '';
  await send(request, owner, orderNumber, parcel);
  await advance(orderNumber, 70);
  await expect.poll(() => countEvents(orderNumber)).toBe(2);

  await openHydrated(page, `${list}?orderStatus=3`);
  await expect(card(page, orderNumber)).toContainText(/Otherwise it’s confirmed automatically on .+\./);
  await expectAccessible(page);
  await page.getByRole('button', { name: `View logistics of order ${orderNumber}` }).click();
  const logistics = page.getByRole('dialog', { name: 'Logistics' });
  await expect(logistics).toContainText('Galleria Express');
  await expect(logistics).toContainText(number);
  const track = logistics.getByRole('list', { name: 'Tracking history' }).getByRole('listitem');
  await expect(track).toHaveCount(3);
  await expect(track.nth(0)).toContainText('In transit · Sacramento, CA');
  await expect(track.nth(1)).toContainText('Picked up · Oakland, CA');
  await expect(track.nth(2)).toContainText('Handed to the carrier');
  await expect(track.nth(0).getByRole('time')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(logistics).toHaveCount(0);

  await openHydrated(page, detail(orderNumber));
  await expect(page.getByRole('heading', { level: 1, name: 'On the way' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Delivery' })).toContainText(number);
  await expect(page.getByRole('list', { name: 'Order progress' })).toContainText(/Receivedby /);
  await expectAccessible(page);
  await page.getByRole('button', { name: `Confirm receipt of order ${orderNumber}` }).click();
  const question = page.getByRole('alertdialog', { name: 'Did everything arrive?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Not yet' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'On the way' })).toBeVisible();
  expect((await callAs(request, ana, getOrder, { orderNo: orderNumber })).status).toBe('shipped');
  await page.getByRole('button', { name: `Confirm receipt of order ${orderNumber}` }).click();
  await question.getByRole('button', { name: 'Confirm receipt' }).click();
  const offer = page.getByRole('dialog', { name: 'Thank you! Receipt confirmed' });
  await expect(offer.getByRole('button', { name: 'Write a review' })).toBeVisible();
  await expectAccessible(page);
  await offer.getByRole('button', { name: 'Not now' }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'To evaluate' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Confirm receipt/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: `Review order ${orderNumber}` })).toHaveAttribute(
    'href',
    '/users/evaluation_list',
  );
  await openHydrated(page, `${list}?orderStatus=4`);
  await expect(card(page, orderNumber)).toContainText(
    /You can write a review until .+. After that, the order is completed automatically\./,
  );
  expect(errors).toEqual([]);
});

test('an overdue order, or one that is refunded as a whole, does not say that it is being made ready', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const ana = await signInNewAccount(context, baseURL);
  const { cup } = await ownProducts();
  await anAddress(ana);
  const late = await paid(request, ana, [cup, 1]);
  await openHydrated(page, detail(late));
  const ready = page.getByText('Thank you! The shop is getting your order ready.');
  await expect(ready).toBeVisible();
  await database().execute(sql`update orders set overdue_at = mall_now() where number = ${late}`);
  await openHydrated(page, detail(late));
  await expect(page.getByText('The shop didn’t ship in time. You can cancel what hasn’t been shipped')).toBeVisible();
  await expect(ready).toHaveCount(0);
  await expect(page.getByText('We’ll email you as soon as your order ships.')).toHaveCount(0);

  const back = await paid(request, ana, [cup, 1]);
  const { lines } = await callAs(request, ana, getOrder, { orderNo: back });
  const all = lines.map(({ id, quantity }) => ({ lineId: id, quantity }));
  await callAs(request, ana, requestRefund, { orderNo: back, lines: all, kind: 'money', reason: 'changed_mind' });
  await openHydrated(page, detail(back));
  await expect(page.getByText('Refund requested for 1 item').first()).toBeVisible();
  await expect(ready).toHaveCount(0);
  await expect(page.getByText('We’ll email you as soon as your order ships.')).toHaveCount(0);
});

test('an order in two parcels shows each of them', async ({ page, context, baseURL, request }) => {
  const ana = await signInNewAccount(context, baseURL);
  const { kettle, cup } = await ownProducts();
  const owner = await ownerOf(kettle[0]);
  await anAddress(ana);
  const orderNumber = await paid(request, ana, [kettle[0], 2], [cup, 1]);
  const { lines } = await callAs(request, ana, getOrder, { orderNo: orderNumber });
  await send(request, owner, orderNumber, express(), [{ lineId: lines[0]?.id, quantity: 1 }]);
  await openHydrated(page, detail(orderNumber));
  await expect(page.getByText('1 item is on its way, 2 still to ship.')).toBeVisible();
  await expect(page.getByRole('button', { name: /Confirm receipt/ })).toHaveCount(0);
  await send(request, owner, orderNumber, { kind: 'person', name: 'Bo Li', phone: '+1 202 555 0100' });
  await openHydrated(page, detail(orderNumber));
  const parcels = page.getByRole('region', { name: 'Delivery' });
  await expect(parcels.getByRole('heading', { level: 3 })).toHaveText(['Parcel 1 of 2', 'Parcel 2 of 2']);
  await expect(parcels).toContainText('Courier person');
  await expect(parcels).toContainText('Bo Li');
  await expect(parcels.getByRole('link', { name: '+1 202 555 0100' })).toHaveAttribute('href', 'tel:+12025550100');
  await expectAccessible(page);
});

for (const [kind, method, text] of [
  ['dispatch', 'Delivered by the shop', 'The shop delivers this order itself'],
  ['pickup', 'Pick up at the shop', 'Your order is ready for pickup at the shop.'],
  ['virtual', 'Digital, no shipping', 'Nothing is shipped'],
] as const)
  test(`${kind}: the order says so, and has no tracking`, async ({ page, context, baseURL, request }) => {
    const ana = await signInNewAccount(context, baseURL);
    const { cup } = await ownProducts();
    const owner = await ownerOf(cup);
    await anAddress(ana);
    const orderNumber = await paid(request, ana, [cup, 1]);
    await send(request, owner, orderNumber, { kind });
    await openHydrated(page, detail(orderNumber));
    const parcels = page.getByRole('region', { name: 'Delivery' });
    await expect(parcels).toContainText(method);
    await expect(parcels).toContainText(text);
    await expect(page.getByRole('button', { name: /View logistics/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /Confirm receipt/ })).toBeVisible();
  });

test('a printed paid order is only its receipt', async ({ page, context, baseURL, request }) => {
  const ana = await signInNewAccount(context, baseURL);
  const { kettle } = await ownProducts();
  await anAddress(ana);
  const orderNumber = await paid(request, ana, [kettle[1], 2]);
  const { payable } = await callAs(request, ana, getOrder, { orderNo: orderNumber });
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
  });
  await openHydrated(page, detail(orderNumber));
  const receipt = page.getByRole('region', { name: 'Receipt' });
  await expect(receipt).toHaveCount(0);
  await page.getByRole('button', { name: 'Print receipt' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
  await page.emulateMedia({ media: 'print' });
  await expect(receipt).toContainText(orderNumber);
  await expect(receipt).toContainText(`Total paid${usd(payable)}`);
  for (const line of [kettle[1].shopName, 'Ana Silva', '1 Main Street', 'United States'])
    await expect(receipt).toContainText(line);
  await expect(receipt.getByRole('row').nth(1)).toContainText(`${kettle[1].name} · Red$70.002$140.00`);
  await expect(receipt.getByRole('row').nth(2)).toContainText('Shop discount · paid by the shop−$70.00');
  for (const frame of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('heading', { level: 1 }),
  ])
    await expect(frame).toBeHidden();
});

for (const [prefix, state, logistics, confirm] of [
  ['/zh-CN', '待收货', '查看物流', '确认收货'],
  ['/es', 'En camino', 'Ver envío', 'Confirmar recepción'],
  ['/fr', 'En route', 'Suivre la livraison', 'Confirmer la réception'],
  ['/th', 'กำลังจัดส่ง', 'ดูการขนส่ง', 'ยืนยันการรับสินค้า'],
  ['/lao', 'ກຳລັງຈັດສົ່ງ', 'ເບິ່ງການຂົນສົ່ງ', 'ຢືນຢັນການຮັບສິນຄ້າ'],
] as const)
  test(`a shipped order in ${prefix.slice(1)}`, async ({ page, context, baseURL, request }) => {
    const errors = pageErrors(page);
    const ana = await signInNewAccount(context, baseURL);
    const { cup } = await ownProducts();
    const owner = await ownerOf(cup);
    await anAddress(ana);
    const orderNumber = await paid(request, ana, [cup, 1]);
    await send(request, owner, orderNumber, express());
    await page.setViewportSize({ width: 1280, height: 900 });
    await openHydrated(page, prefix + detail(orderNumber));
    await expect(page.getByRole('heading', { level: 1, name: state })).toBeVisible();
    await expect(page.getByText(confirm, { exact: true }).first()).toBeVisible();
    await page.getByText(logistics, { exact: true }).click();
    await expect(page.getByRole('dialog')).toContainText('Galleria Express');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
    await expectAccessible(page);
    expect(errors).toEqual([]);
  });

test('a parcel of the demo’s carrier can be moved on step by step', async ({ page, context, baseURL, request }) => {
  const ana = await signInNewAccount(context, baseURL);
  const { cup } = await ownProducts();
  await anAddress(ana);
  const orderNumber = await paid(request, ana, [cup, 1]);
  const trackingNumber = `GP${Date.now()}`;
  await send(request, await ownerOf(cup), orderNumber, { kind: 'courier', carrier: 'demo-post', trackingNumber });
  await openHydrated(page, '/dev');
  const parcel = page.getByRole('listitem').filter({ hasText: trackingNumber });
  const moveOn = parcel.getByRole('button', { name: `Next step for the parcel of order ${orderNumber}` });
  for (const [state, step] of [
    ['On the way', 'Picked up · Oakland, CA'],
    ['On the way', 'In transit · Reno, NV'],
    ['On the way', 'In transit · Sacramento, CA'],
    ['On the way', 'Out for delivery · San Francisco, CA'],
    ['Delivered', 'Delivered · San Francisco, CA'],
  ] as const) {
    await page.waitForTimeout(500); // a second click within half a second counts as the same
    await moveOn.click();
    await expect(parcel).toContainText(step);
    await expect(parcel.getByText(state, { exact: true })).toBeVisible();
  }
  await expect(moveOn).toHaveCount(0);
  await expectAccessible(page);
});

test('the shop’s customer service opens from the list and from the order, which is attached', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const ana = await signInNewAccount(context, baseURL);
  const { lamp } = await ownProducts();
  await anAddress(ana);
  const { orderNumbers } = await ordered(request, ana, [lamp, 1]);
  for (const address of [list, detail(orderNumbers[0] ?? '')]) {
    await openHydrated(page, address);
    await page.getByRole('button', { name: `Contact shop about order ${orderNumbers[0]}` }).click();
    const chat = page.getByRole('dialog', { name: 'Messages' });
    await expect(chat.getByText('Your order')).toBeVisible();
    await expect(chat.getByText(orderNumbers[0] ?? '', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(chat).toHaveCount(0);
  }
});
