import { createServer, type Server } from 'node:http';
import { expect, test } from '@playwright/test';

// A front-end on another origin, which uses the mall's calls only.

const origin = process.env.FOREIGN_ORIGIN ?? 'http://localhost:3999'; // in ALLOWED_ORIGINS of the mall that runs already
let server: Server;

test.beforeAll(async () => {
  server = createServer((_, answer) => {
    answer.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Another shop</title>');
  });
  await new Promise<void>((resolve) => server.listen(Number(new URL(origin).port), 'localhost', resolve));
});
test.afterAll(() => new Promise((resolve) => server.close(resolve)));

/** Runs in the page of the other origin. */
async function shopFrom(mall: string) {
  const keys: { token?: string; cart?: string } = {};
  async function call(path: string, body?: unknown) {
    const answer = await fetch(`${mall}/api/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'Form-type': 'pc',
        'X-Locale': 'en',
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(keys.token && { Authorization: `Bearer ${keys.token}` }),
        ...(keys.cart && { 'Cart-Key': keys.cart }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    keys.cart = answer.headers.get('Cart-Key') ?? keys.cart;
    const { code, message, data } = await answer.json();
    if (code !== 200) throw new Error(`${path}: ${code} ${message}`);
    return data;
  }
  const { list } = await call('front/product/list?stock=1&limit=5');
  const { skus } = await call(`front/product/detail/${list[0].id}`);
  const sku = skus.find(({ stock }: { stock: number }) => stock > 0);
  await call('front/cart/save', { lines: [{ productId: list[0].id, skuId: sku.id, quantity: 1 }] });

  const email = `other.${Math.random().toString(36).slice(2)}@example.com`;
  await call('front/login/email/captcha', email);
  const [{ code: captcha }] = await call(`dev/outbox?to=${email}`);
  const { token } = await call('front/login/register/email', { email, captcha, password: 'a quiet harbour 7' });
  keys.token = token;
  const { cart } = await call('front/cart/merge', {});
  const [line] = cart.shops[0].lines;

  const address = await call('front/address/edit', {
    realName: 'Ana',
    countryCode: '+1',
    phone: '2125550100',
    country: 'US',
    detail: '12 Harbour Street',
    postCode: '02134',
  });
  const orderDetails = [{ shoppingCartId: line.id }];
  const { preOrderNo } = await call('front/order/pre/order', { preOrderType: 'shoppingCart', orderDetails });
  const choices = { preOrderNo, addressId: address.id };
  const { quoteKey, payable } = await call('front/order/computed/price', choices);
  const { orderNo: paymentNumber } = await call('front/order/create', { ...choices, quoteKey });
  const orders = await call('front/order/list');
  const refused = await fetch(`${mall}/api/front/user/info`, { credentials: 'include' }).then(
    () => 'answered',
    (error: Error) => error.name,
  );
  const picture = new Image();
  picture.src = mall + list[0].image.url;
  const isPictureShown = await new Promise((resolve) => {
    picture.onload = () => resolve(true);
    picture.onerror = () => resolve(false);
  });
  return { orderNo: paymentNumber, payable, orders: orders.list, cookies: document.cookie, refused, isPictureShown };
}

test('a front-end on another origin buys with a token and without a cookie @pictures', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto(origin);
  const done = await page.evaluate(shopFrom, baseURL ?? '');
  expect(done.orderNo).toMatch(/^PT\d{16,24}$/);
  expect(done.orders).toEqual([expect.objectContaining({ tradeNo: done.orderNo, paymentPayable: done.payable })]);
  expect([done.cookies, await context.cookies(baseURL ?? '')]).toEqual(['', []]);
  // With cookies requested, the browser withholds the answer.
  expect([done.refused, done.isPictureShown]).toEqual(['TypeError', true]);
});
