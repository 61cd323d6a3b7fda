import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('base/entry.tsx'),
  route('sign-in', 'base/sign-in.tsx'),
  route('invitation', 'base/invitation.tsx'),
  route(':shopId', 'merchant/shop-frame.tsx', [
    index('merchant/today/today.tsx'),
    route('orders', 'merchant/orders/order-list.tsx'),
    route('orders/:orderNo', 'merchant/orders/order-page.tsx'),
    route('products', 'merchant/products/product-list.tsx'),
    route('products/drafts/:draftId', 'merchant/products/editor/product-editor.tsx'),
    route('refunds', 'merchant/refunds/refund-list.tsx'),
    route('refunds/:refundNo', 'merchant/refunds/refund-page.tsx'),
    route('reviews', 'merchant/reviews/review-list.tsx'),
    route('shop', 'merchant/shop/shop-page.tsx'),
    route('freight', 'merchant/freight/freight-list.tsx'),
    route('freight/:templateId', 'merchant/freight/freight-page.tsx'),
    route('people', 'merchant/people/people.tsx'),
  ]),
  route('*', 'base/not-found.tsx'),
] satisfies RouteConfig;
