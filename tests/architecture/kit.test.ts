import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { readSources, type SourceFile } from './read-imports.ts';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** What no component of the kit is meant for, and why. */
const exceptions: Record<string, string> = {
  'storefront/shell/category-menu.tsx':
    'a block of the navigation line, in the look of the heading that home has there',
  'storefront/shell/side-widget.tsx': 'tiles with an icon above its word, links and buttons alike',
};

/** Screens that were written before the kit. The list only becomes shorter. */
const notYet: readonly string[] = [
  'storefront/forms/code-button.tsx',
  'storefront/forms/country-code.tsx',
  'storefront/forms/country-list.tsx',
  'storefront/forms/country-select.tsx',
  'storefront/forms/password-field.tsx',
  'storefront/forms/text-field.tsx',
  'storefront/pages/addresses/address-card.tsx',
  'storefront/pages/addresses/addresses.tsx',
  'storefront/pages/applications/agreement-dialog.tsx',
  'storefront/pages/applications/agreement-field.tsx',
  'storefront/pages/applications/application-card.tsx',
  'storefront/pages/applications/application-facts.tsx',
  'storefront/pages/applications/apply-form.tsx',
  'storefront/pages/applications/apply-page.tsx',
  'storefront/pages/applications/business-fields.tsx',
  'storefront/pages/applications/contact-fields.tsx',
  'storefront/pages/applications/get-code.tsx',
  'storefront/pages/applications/keyword-field.tsx',
  'storefront/pages/applications/papers-field.tsx',
  'storefront/pages/applications/select-field.tsx',
  'storefront/pages/cart/best-coupons.tsx',
  'storefront/pages/cart/cart-line.tsx',
  'storefront/pages/cart/coupon-hint.tsx',
  'storefront/pages/cart/invalid-lines.tsx',
  'storefront/pages/cart/select-box.tsx',
  'storefront/pages/cart/sign-in-hint.tsx',
  'storefront/pages/cart/substitutes.tsx',
  'storefront/pages/cart/summary-bar.tsx',
  'storefront/pages/cart/variant-choice.tsx',
  'storefront/pages/checkout/address-choice.tsx',
  'storefront/pages/checkout/best-mix.tsx',
  'storefront/pages/checkout/confirm-line.tsx',
  'storefront/pages/checkout/confirm-shop.tsx',
  'storefront/pages/checkout/confirm-total.tsx',
  'storefront/pages/checkout/coupon-choice.tsx',
  'storefront/pages/checkout/points-switch.tsx',
  'storefront/pages/demo/clock-card.tsx',
  'storefront/pages/demo/desk-action.tsx',
  'storefront/pages/demo/parcel-row.tsx',
  'storefront/pages/demo/world.tsx',
  'storefront/pages/favourites/favourite-card.tsx',
  'storefront/pages/favourites/manage-bar.tsx',
  'storefront/pages/home/end-of-list.tsx',
  'storefront/pages/orders/cancel-unsent-action.tsx',
  'storefront/pages/orders/contact-shop.tsx',
  'storefront/pages/orders/order-actions.tsx',
  'storefront/pages/orders/order-detail.tsx',
  'storefront/pages/orders/order-search.tsx',
  'storefront/pages/orders/pay-now-dialog.tsx',
  'storefront/pages/orders/receipt-action.tsx',
  'storefront/pages/outbox/outbox-message.tsx',
  'storefront/pages/outbox/outbox-preview.tsx',
  'storefront/pages/outbox/outbox.tsx',
  'storefront/pages/payments/card-field.tsx',
  'storefront/pages/payments/challenge-dialog.tsx',
  'storefront/pages/payments/keep-order.tsx',
  'storefront/pages/payments/panel-page.tsx',
  'storefront/pages/payments/pay-again.tsx',
  'storefront/pages/payments/pay-button.tsx',
  'storefront/pages/payments/test-cards.tsx',
  'storefront/pages/product/favourite-button.tsx',
  'storefront/pages/product/product-gallery.tsx',
  'storefront/pages/product/product-guarantees.tsx',
  'storefront/pages/product/product-shop-contact.tsx',
  'storefront/pages/product/product-shop-follow.tsx',
  'storefront/pages/product/share-button.tsx',
  'storefront/pages/profile/avatar-cutter.tsx',
  'storefront/pages/profile/avatar-dialog.tsx',
  'storefront/pages/profile/avatar-field.tsx',
  'storefront/pages/profile/password-dialog.tsx',
  'storefront/pages/profile/profile-card.tsx',
  'storefront/pages/profile/security-card.tsx',
  'storefront/pages/profile/sessions-card.tsx',
  'storefront/pages/refunds/apply-line-row.tsx',
  'storefront/pages/refunds/kind-choice.tsx',
  'storefront/pages/refunds/refund-actions.tsx',
  'storefront/pages/refunds/refund-facts.tsx',
  'storefront/pages/refunds/send-back-dialog.tsx',
  'storefront/pages/reviews/follow-up-dialog.tsx',
  'storefront/pages/reviews/own-review-card.tsx',
  'storefront/pages/reviews/review-form.tsx',
  'storefront/pages/search/price-form.tsx',
  'storefront/pages/shop/qualification-code.tsx',
  'storefront/pages/shop/shop-tabs.tsx',
  'storefront/pages/shop/sort-bar.tsx',
  'storefront/pages/shops/shop-filters.tsx',
  'storefront/pages/social-callback/social-callback.tsx',
  'storefront/parts/account/visitor-banner.tsx',
  'storefront/parts/addresses/address-form.tsx',
  'storefront/parts/addresses/default-switch.tsx',
  'storefront/parts/buying/buy-buttons.tsx',
  'storefront/parts/coupons/coupon-card.tsx',
  'storefront/parts/coupons/product-coupons.tsx',
  'storefront/parts/delivery/delivery-line.tsx',
  'storefront/parts/errors/error-page.tsx',
  'storefront/parts/payments/pay-methods.tsx',
  'storefront/parts/products/sku-chips.tsx',
  'storefront/parts/reviews/counted-text.tsx',
  'storefront/parts/reviews/filter-bar.tsx',
  'storefront/parts/reviews/report-dialog.tsx',
  'storefront/parts/reviews/review-marks.tsx',
  'storefront/parts/reviews/review-pictures.tsx',
  'storefront/parts/search-suggestions/suggestion-groups.tsx',
  'storefront/parts/search-suggestions/suggestion-panel.tsx',
  'storefront/parts/shops/contact-button.tsx',
  'storefront/parts/shops/follow-button.tsx',
  'storefront/parts/shops/followed-shops.tsx',
  'storefront/parts/sign-in/agreement-field.tsx',
  'storefront/parts/sign-in/demo-accounts.tsx',
  'storefront/parts/sign-in/member-dialog.tsx',
  'storefront/parts/sign-in/mode-heading.tsx',
  'storefront/parts/sign-in/mode-tabs.tsx',
  'storefront/parts/sign-in/reset-password.tsx',
  'storefront/parts/sign-in/third-parties.tsx',
];

let screens: SourceFile[];

beforeAll(async () => {
  const everything = await readSources(root);
  screens = everything.filter(({ path }) => /^storefront\/.*\.tsx$/.test(path));
});

/** Elements that belong to the kit, as they stand in a file. A hidden input has no look and no behaviour. */
function rawControls(text: string): string[] {
  const withoutComments = text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  const found = withoutComments.match(/<(?:button|input|select|textarea|dialog)\b(?:(?!=>)[^>]|=>)*/g) ?? [];
  return found.filter((element) => !/^<input\b[^>]*type="hidden"/.test(element)).map((element) => element.slice(0, 60));
}

describe('what is looked for', () => {
  test.each([
    ['<button type="button" onClick={() => go()}>', 1],
    ['<input\n  type="search"\n/>', 1],
    ['<select /><textarea /><dialog open />', 3],
    ['<input key={name} type="hidden" name={name} />', 0],
    ['<Button><Input /></Button>', 0],
    ['// a <button> in words', 0],
  ])('%j', (text, count) => {
    expect(rawControls(text)).toHaveLength(count);
  });
});

test('screens use the kit for everything that is pressed, written in or chosen', () => {
  expect(screens.length).toBeGreaterThan(300);
  const excused = new Set([...Object.keys(exceptions), ...notYet]);
  const raw = screens.flatMap(({ path, text }) =>
    excused.has(path) ? [] : rawControls(text).map((each) => `${path}: ${each}`),
  );
  expect(raw).toEqual([]);
});

test('no exception outlives its reason', () => {
  const idle = [...Object.keys(exceptions), ...notYet].filter((path) => {
    const screen = screens.find((each) => each.path === path);
    return !screen || rawControls(screen.text).length === 0;
  });
  expect(idle).toEqual([]);
});
