import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { getReceipt } from '#contract/receipts/shopper.ts';
import { requestRefund } from '#contract/refunds/shopper.ts';
import { expectAccessible } from '#tests/support/pages/accessibility-check.ts';
import { ownProducts } from '#tests/support/pages/cart-page.ts';
import { callAs, usd } from '#tests/support/pages/checkout-page.ts';
import { openHydrated } from '#tests/support/pages/hydrated.ts';
import { pdfText } from '#tests/support/pages/pdf-text.ts';
import { paidOrder, sendAll } from '#tests/support/pages/refund-pages.ts';
import { pageErrors, signInNewAccount, withMallDatabase } from '#tests/support/pages/signed-in-page.ts';

// How the price of an order came about: on its page, on paper and as a file.

withMallDatabase();

const detail = (number: string) => `/order/order_detail?orderNo=${number}`;

async function savedText(page: Page, button: string): Promise<string> {
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: button }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^receipt-SH\d+\.pdf$/);
  return pdfText(await readFile(await file.path()));
}

test('every cent of an order is explained, on its page, on paper and as PDF', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const errors = pageErrors(page);
  const ana = await signInNewAccount(context, baseURL);
  const { kettle, cup } = await ownProducts();
  const { number, lines } = await paidOrder(request, ana, [kettle[1], 2], [cup, 1]);
  const first = await callAs(request, ana, getReceipt, { orderNo: number });

  await openHydrated(page, detail(number));
  const card = page.getByRole('region', { name: 'Every cent explained' });
  const row = card.getByRole('row').filter({ hasText: kettle[1].name });
  await expect(row).toContainText('$140.00');
  await expect(row).toContainText('2 × $70.00');
  await expect(row).toContainText('Shop discountpaid by the shop−$70.00');
  await expect(card.getByRole('row', { name: /^Total paid/ })).toContainText(usd(first.payable));
  await expect(card).toContainText(
    `The shop${usd(first.rows.reduce((sum, { payer, amount }) => (payer === 'shop' ? sum - amount : sum), 0))}`,
  );
  await expect(card).toContainText('No refunds.');
  await expect(card).toContainText(`Refund amount${usd(first.payable)}`);
  await expectAccessible(page);

  await sendAll(number);
  const line = { lineId: lines[0]?.id ?? 0, quantity: 1 };
  await callAs(request, ana, requestRefund, { orderNo: number, lines: [line], kind: 'money', reason: 'changed_mind' });
  const later = await callAs(request, ana, getReceipt, { orderNo: number });
  await openHydrated(page, detail(number));
  await expect(card).toContainText(`Refund amount${usd(later.ifReturned?.payable ?? 0)}`);
  expect(later.ifReturned?.payable).toBeLessThan(first.ifReturned?.payable ?? 0);

  const written = await savedText(page, 'Download PDF');
  for (const text of [number, kettle[1].name, 'paid by the shop', 'Total paid', usd(first.payable), 'Ana Silva'])
    expect(written).toContain(text);

  await page.emulateMedia({ media: 'print' });
  await expect(card).toBeHidden();
  const sheet = page.getByRole('region', { name: 'Receipt' });
  await expect(sheet).toContainText(`Total paid${usd(first.payable)}`);
  await expect(sheet).toContainText('Shop discount · paid by the shop−$70.00');
  await expect(sheet).toContainText(`Refund amount: ${usd(later.ifReturned?.payable ?? 0)}`);
  expect(errors).toEqual([]);
});

test('每一分钱都有说明：订单页、打印和 PDF', async ({ page, context, baseURL, request }) => {
  const errors = pageErrors(page);
  const ana = await signInNewAccount(context, baseURL);
  const { kettle } = await ownProducts();
  const { number } = await paidOrder(request, ana, [kettle[0], 1]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await openHydrated(page, `/zh-CN${detail(number)}`);
  const card = page.getByRole('region', { name: '每一分钱的说明' });
  await expect(card).toContainText('店铺优惠店铺承担');
  await expect(card).toContainText('如果今天全部退货');
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
  const written = await savedText(page, '下载 PDF');
  for (const text of ['购物小票', '店铺承担', '实付款', number]) expect(written).toContain(text);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('region', { name: '购物小票' })).toContainText('店铺优惠 · 店铺承担');
  expect(errors).toEqual([]);
});
