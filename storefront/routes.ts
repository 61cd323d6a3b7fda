import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

// The one place where the specification's words (in paths) and ours (in files) meet.
// The optional first part of every path is the language; the shell's page layout refuses unknown ones
// and asks guests to sign in where only signed-in people may go (shell/guards.ts).
export default [
  route(':locale?', 'shell/shell.tsx', [
    layout('shell/page.tsx', [
      index('home/home.tsx'),
      route('goods/goods_search', 'search/search-page.tsx'),
      route('login', 'identity/login.tsx'),
      route('register', 'identity/register.tsx'),
      route('goods_detail/:id', 'catalogue/product.tsx'),
      route('middlewares/privacy_agreement', 'content/agreement.tsx'),
      route('goods/activity_list', 'catalogue/activity-list.tsx'),
      route('goods/top_one', 'catalogue/ranking.tsx'),
      route('goods/coupon_center', 'coupons/coupon-centre.tsx'),
      route('merchant/merchant', 'shops/shop.tsx', [
        index('shops/shop-home.tsx'),
        route('home', 'shops/shop-home.tsx', { id: 'shop-home' }),
        route('category', 'shops/shop-category.tsx'),
        route('coupon', 'shops/shop-coupons.tsx'),
        route('qualification', 'shops/shop-qualification.tsx'),
      ]),
      route('order/shopping_cart', 'cart/cart.tsx'),
      route('merchant/merchant_street', 'shops/street.tsx'),
      route('merchant/merchant_more', 'shops/more-shops.tsx'),
      layout('identity/account-area.tsx', [
        route('users/user_info', 'identity/user-info.tsx'),
        route('users/collection_list', 'catalogue/favourites.tsx'),
        route('users/address_list', 'identity/addresses.tsx'),
        route('users/coupon_list', 'coupons/own-coupons.tsx'),
        route('users/points', 'points/points.tsx'),
        route('users/order_list', 'orders/order-list.tsx'),
        route('users/refund_list', 'refunds/refund-list.tsx'),
        route('users/refund_confirm', 'refunds/apply-page.tsx'),
        route('users/evaluation_list', 'reviews/own-reviews.tsx'),
        route('users/evaluation_confirm', 'reviews/write-review.tsx'),
        route('users/merchant_settled', 'applications/apply-page.tsx'),
        route('users/application_record', 'applications/record-page.tsx'),
      ]),
      route('middlewares/callback_google', 'identity/social-callback.tsx', { id: 'callback-google' }),
      route('middlewares/callback_facebook', 'identity/social-callback.tsx', { id: 'callback-facebook' }),
      route('middlewares/callback_twitter', 'identity/social-callback.tsx', { id: 'callback-twitter' }),
      route('middlewares/undo_change', 'identity/undo-change.tsx'),
      route('order/order_confirm', 'orders/confirm-page.tsx'),
      route('order/order_detail', 'orders/order-page.tsx'),
      route('order/refund_detail', 'refunds/refund-page.tsx'),
      route('order/look_up', 'orders/look-up-page.tsx'),
      route('order/stripe_payment', 'payments/card-page.tsx'),
      route('order/payment_result', 'payments/result-page.tsx'),
      route('dev', 'demo/world.tsx'),
      route('dev/payments', 'payments/panel-page.tsx'),
      route('dev/outbox', 'notifications/outbox.tsx'),
      route('*', 'shell/no-such-page.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
