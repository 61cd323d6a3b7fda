import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

// The one place where the specification's words (in paths) and ours (in files) meet.
// The optional first part of every path is the language; the shell's page layout refuses unknown ones
// and asks guests to sign in where only signed-in people may go (shell/guards.ts).
export default [
  route(':locale?', 'shell/shell.tsx', [
    layout('shell/page.tsx', [
      index('pages/home/home.tsx'),
      route('goods/goods_search', 'pages/search/search-page.tsx'),
      route('login', 'pages/sign-in/login.tsx'),
      route('register', 'pages/sign-in/register.tsx'),
      route('goods_detail/:id', 'pages/product/product.tsx'),
      route('middlewares/privacy_agreement', 'pages/agreement/agreement.tsx'),
      route('goods/activity_list', 'pages/activities/activity-list.tsx'),
      route('goods/top_one', 'pages/ranking/ranking.tsx'),
      route('goods/coupon_center', 'pages/coupons/coupon-centre.tsx'),
      route('merchant/merchant', 'pages/shop/shop.tsx', [
        index('pages/shop/shop-home.tsx'),
        route('home', 'pages/shop/shop-home.tsx', { id: 'shop-home' }),
        route('category', 'pages/shop/shop-category.tsx'),
        route('coupon', 'pages/shop/shop-coupons.tsx'),
        route('qualification', 'pages/shop/shop-qualification.tsx'),
      ]),
      route('order/shopping_cart', 'pages/cart/cart.tsx'),
      route('merchant/merchant_street', 'pages/shops/street.tsx'),
      route('merchant/merchant_more', 'pages/shops/more-shops.tsx'),
      layout('shell/account/account-area.tsx', [
        route('users/user_info', 'pages/profile/user-info.tsx'),
        route('users/collection_list', 'pages/favourites/favourites.tsx'),
        route('users/address_list', 'pages/addresses/addresses.tsx'),
        route('users/coupon_list', 'pages/coupons/own-coupons.tsx'),
        route('users/points', 'pages/points/points.tsx'),
        route('users/order_list', 'pages/orders/order-list.tsx'),
        route('users/refund_list', 'pages/refunds/refund-list.tsx'),
        route('users/refund_confirm', 'pages/refunds/apply-page.tsx'),
        route('users/evaluation_list', 'pages/reviews/own-reviews.tsx'),
        route('users/evaluation_confirm', 'pages/reviews/write-review.tsx'),
        route('users/merchant_settled', 'pages/applications/apply-page.tsx'),
        route('users/application_record', 'pages/applications/record-page.tsx'),
      ]),
      route('middlewares/callback_google', 'pages/social-callback/social-callback.tsx', { id: 'callback-google' }),
      route('middlewares/callback_facebook', 'pages/social-callback/social-callback.tsx', { id: 'callback-facebook' }),
      route('middlewares/callback_twitter', 'pages/social-callback/social-callback.tsx', { id: 'callback-twitter' }),
      route('middlewares/undo_change', 'pages/undo-change/undo-change.tsx'),
      route('order/order_confirm', 'pages/checkout/confirm-page.tsx'),
      route('order/order_detail', 'pages/orders/order-page.tsx'),
      route('order/refund_detail', 'pages/refunds/refund-page.tsx'),
      route('order/look_up', 'pages/orders/look-up-page.tsx'),
      route('order/stripe_payment', 'pages/payments/card-page.tsx'),
      route('order/payment_result', 'pages/payments/result-page.tsx'),
      route('dev', 'pages/demo/world.tsx'),
      route('dev/payments', 'pages/payments/panel-page.tsx'),
      route('dev/outbox', 'pages/outbox/outbox.tsx'),
      route('*', 'pages/not-found/page-not-found.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
