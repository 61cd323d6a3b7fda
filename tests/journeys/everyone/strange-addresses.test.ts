import { expect, test } from '@playwright/test';
import { pages } from '#storefront/routes.ts';

// No query makes a page fail: people edit addresses, and robots invent them. Tested without a browser.

const values = ['99999999', '-1', '%00', "%F0%9F%90%9F'", 'x'.repeat(1_500)];
const names = ['id', 'cid', 'shop', 'merId', 'title', 'sort', 'page', 'type', 'orderNo', 'orderStatus', 'utm_source'];
const addresses = [...pages.map(({ path }) => path.replace(':id', '1')), '/th'];

for (const page of addresses) {
  test(`${page} does not fail for any query`, async ({ request }) => {
    for (const value of values) {
      const address = `${page}?${names.map((name) => `${name}=${value}`).join('&')}`;
      const status = (await request.get(address, { maxRedirects: 0 })).status();
      expect([address, status < 500]).toEqual([address, true]);
    }
  });
}

test('an unknown address is not found', async ({ request }) => {
  for (const value of values) {
    for (const under of ['/goods_detail/', '/', '/merchant/', '/media/', '/sitemap/', '/sandbox-gateway/scan/']) {
      const status = (await request.get(under + value, { maxRedirects: 0 })).status();
      expect([under + value, status < 500]).toEqual([under + value, true]);
    }
  }
});
