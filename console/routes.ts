import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** What is a screen of shops and of the platform: without a route of its own, "/platform/orders" would be the orders of the shop "platform". */
const namesOfBoth = ['account', 'chat', 'orders', 'products', 'questions', 'reviews'];

export default [
  index('base/session/entry.tsx'),
  route('sign-in', 'base/session/sign-in.tsx'),
  route('invitation', 'base/session/invitation.tsx'),
  route('run-the-mall', 'platform/run-the-mall.tsx'),
  // Its screens are named in the frame, so that the list of routes that shops load stays short.
  route('platform', 'platform/platform-frame.tsx', [
    route('*', 'platform/nothing.tsx'),
    ...namesOfBoth.map((name) => route(`${name}/:first?/:second?`, 'platform/nothing.tsx', { id: `platform-${name}` })),
  ]),
  route(':shopId', 'merchant/shop-frame.tsx', [
    index('merchant/today/today.tsx'),
    route('orders', 'merchant/orders/order-list.tsx'),
    route('orders/ship', 'merchant/orders/bulk/ship-many.tsx'),
    route('orders/print', 'merchant/orders/print/print-orders.tsx'),
    route('orders/:orderNo', 'merchant/orders/order-page.tsx'),
    route('products', 'merchant/products/product-list.tsx'),
    route('products/import', 'merchant/products/import/import-frame.tsx', [
      index('merchant/products/import/import-page.tsx'),
      route(':importId', 'merchant/products/import/import-detail.tsx'),
    ]),
    route('products/:place/:draftId?', 'merchant/products/editor/product-editor.tsx'),
    route('stock', 'merchant/stock/stock-list.tsx'),
    route('stock/import', 'merchant/stock/stock-paste.tsx'),
    route('stock/count', 'merchant/stock/stock-take.tsx'),
    route('refunds', 'merchant/refunds/refund-list.tsx'),
    route('refunds/addresses', 'merchant/refunds/return-addresses.tsx'),
    route('refunds/:refundNo', 'merchant/refunds/refund-page.tsx'),
    route('reviews', 'merchant/reviews/review-list.tsx'),
    route('questions', 'merchant/questions/question-list.tsx'),
    route('chat/*', 'merchant/chat/chat-page.tsx'),
    route('marketing', 'merchant/marketing/marketing-frame.tsx', [
      index('merchant/marketing/coupon-list.tsx'),
      route('new', 'merchant/marketing/coupon-form-page.tsx', { id: 'new-coupon' }),
      route('bargains', 'merchant/marketing/bargains/bargain-list.tsx'),
      route('bargains/new', 'merchant/marketing/bargains/bargain-page.tsx', { id: 'new-bargain' }),
      route('bargains/:bargainId', 'merchant/marketing/bargains/bargain-page.tsx', { id: 'edit-bargain' }),
      route('flash/:saleId?/:signUpId?', 'merchant/marketing/flash/flash-pages.tsx'),
      route('deals', 'merchant/marketing/deals/deal-list.tsx'),
      route('deals/new', 'merchant/marketing/deals/deal-page.tsx', { id: 'new-deal' }),
      route('deals/:dealId', 'merchant/marketing/deals/deal-page.tsx', { id: 'edit-deal' }),
      route(':couponId', 'merchant/marketing/coupon-page.tsx'),
      route(':couponId/edit', 'merchant/marketing/coupon-form-page.tsx', { id: 'edit-coupon' }),
    ]),
    route('shop', 'merchant/shop/shop-page.tsx'),
    layout('merchant/shop/face-frame.tsx', [
      route('shop/pictures', 'merchant/shop/pictures/pictures-page.tsx'),
      route('shop/home', 'merchant/shop/home/home-page.tsx'),
      route('shop/categories', 'merchant/shop/shelves/shelves-page.tsx'),
    ]),
    route('shop/policies', 'merchant/shop/policies-page.tsx'),
    route('shop/holidays', 'merchant/shop/holidays/holidays-page.tsx'),
    route('freight', 'merchant/freight/freight-list.tsx'),
    route('freight/:templateId', 'merchant/freight/freight-page.tsx'),
    route('finance', 'merchant/finance/finance-frame.tsx', [
      index('merchant/finance/overview/overview.tsx'),
      route('ledger', 'merchant/finance/ledger/ledger-list.tsx'),
      route('payouts', 'merchant/finance/payouts/payout-list.tsx'),
      route('statements', 'merchant/finance/statements/statements-frame.tsx', [
        index('merchant/finance/statements/statement-list.tsx'),
        route(':period', 'merchant/finance/statements/statement-page.tsx'),
      ]),
    ]),
    route('insights', 'merchant/insights/insights-frame.tsx', [
      index('merchant/insights/overview/overview.tsx'),
      route('products', 'merchant/insights/lists/product-insights.tsx'),
      route('health', 'merchant/insights/health/health.tsx'),
      route(':part', 'merchant/insights/lists/part-insights.tsx'),
    ]),
    route('people', 'merchant/people/people.tsx'),
    route('integrations', 'merchant/integrations/integrations.tsx'),
    route('integrations/webhooks/:webhookId', 'merchant/integrations/webhooks/webhook-page.tsx'),
    route('account', 'base/account/account.tsx'),
  ]),
  route('*', 'base/not-found.tsx'),
] satisfies RouteConfig;
