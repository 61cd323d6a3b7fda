// Longer than other files: one table of every page, which says more when read as a whole.
import type { RouteConfig } from '@react-router/dev/routes';
import { frame, page, pagesOf, routesOf } from './page-table.ts';

// Every page of the shop, once: its address (in the specification's words), its file (in ours), and what guards, titles,
// messages, the cache, the sitemap and robots.txt have to know of it (base/links/page-facts.ts says what each word means).
// In front of every address the language may stand; the shell's page layout refuses unknown ones.
const shopFilters = ['title', 'typeId', 'categoryId', 'self', 'page'];

const table = [
  page('', 'pages/home/home.tsx', {
    access: 'anyone',
    title: 'site.title',
    description: 'site.description',
    messages: ['home'],
    cachedBy: [],
    inSitemap: true,
  }),
  page('goods/goods_search', 'pages/search/search-page.tsx', {
    access: 'anyone',
    title: null,
    messages: ['search'],
    list: 'products',
    inSitemap: true,
    cachedBy: [
      'title',
      'cid',
      'shop',
      'brand',
      'minPrice',
      'maxPrice',
      'rating',
      'specs',
      'self',
      'stock',
      'offer',
      'sort',
      'country',
      'page',
      'tab',
      'from', // and `to`: a price range typed in whole units, sent without scripts
      'to',
    ],
  }),
  page('goods/activity_list', 'pages/activities/activity-list.tsx', {
    access: 'anyone',
    title: null,
    messages: ['activities', 'home'],
    list: 'products',
    inSitemap: true,
    cachedBy: ['id', 'page'],
  }),
  page('goods/top_one', 'pages/ranking/ranking.tsx', {
    access: 'anyone',
    title: 'ranking.title',
    description: 'ranking.line',
    messages: ['ranking'],
    list: 'products',
    inSitemap: true,
    cachedBy: ['cid', 'period'],
  }),
  page('goods/coupon_center', 'pages/coupons/coupon-centre.tsx', {
    access: 'anyone',
    title: 'coupons.centre.title',
    description: 'coupons.centre.line',
    messages: ['coupons'],
    inSitemap: true,
    cachedBy: ['scope', 'shop', 'cid', 'page'],
  }),
  page('merchant/merchant_street', 'pages/shops/street.tsx', {
    access: 'anyone',
    title: 'shops.street.title',
    description: 'shops.street.line',
    messages: ['shops'],
    list: 'rows',
    inSitemap: true,
    cachedBy: shopFilters,
  }),
  page('merchant/merchant_more', 'pages/shops/more-shops.tsx', {
    access: 'anyone',
    title: 'shops.more.title',
    description: 'site.description',
    messages: ['shops'],
    list: 'rows',
    inSitemap: true,
    cachedBy: shopFilters,
  }),
  page('middlewares/privacy_agreement', 'pages/agreement/agreement.tsx', {
    access: 'anyone',
    title: null,
    messages: ['agreement', 'help'],
    inSitemap: true,
    cachedBy: [],
  }),
  page('help/:id', 'pages/help/help-page.tsx', {
    access: 'anyone',
    title: null,
    messages: ['help'],
    cachedBy: [],
  }),
  page('compare', 'pages/compare/compare-page.tsx', {
    access: 'anyone',
    title: 'compare.title',
    messages: ['compare', 'product'],
  }),
  // What is chosen and filtered there is read from the address by the browser, so one response serves all.
  page('goods_detail/:id', 'pages/product/product.tsx', {
    access: 'anyone',
    title: null,
    messages: ['product', 'holiday-notice'],
    cachedBy: [],
  }),
  // For the people of a shop, and for operators who review it, by their session of the console.
  page('goods_preview/:id', 'pages/product/preview/preview.tsx', {
    access: 'anyone',
    title: null,
    messages: ['product', 'holiday-notice', 'preview'],
  }),
  page('merchant_preview', 'pages/shop/preview/home-preview.tsx', {
    access: 'anyone',
    title: null,
    messages: ['shops', 'holiday-notice', 'home', 'coupons', 'preview'],
  }),
  // For operators, by their session of the console.
  page('home_preview', 'pages/home/preview/home-page-preview.tsx', {
    access: 'anyone',
    title: null,
    messages: ['home', 'preview'],
  }),
  page('activity_preview/:id', 'pages/activities/preview/activity-preview.tsx', {
    access: 'anyone',
    title: null,
    messages: ['activities', 'preview'],
  }),
  page('help_preview/:id', 'pages/help/preview/help-preview.tsx', {
    access: 'anyone',
    title: null,
    messages: ['help', 'preview'],
  }),
  frame('merchant/merchant', 'pages/shop/shop.tsx', { messages: ['shops', 'holiday-notice'] }, [
    page('', 'pages/shop/shop-home.tsx', {
      access: 'anyone',
      title: null,
      messages: ['home', 'coupons'],
      cachedBy: ['id', 'page'],
    }),
    page('home', 'pages/shop/shop-home.tsx', {
      access: 'anyone',
      title: null,
      messages: ['home', 'coupons'],
      cachedBy: ['id', 'page'],
      sameAs: '/merchant/merchant',
    }),
    page('category', 'pages/shop/shop-category.tsx', {
      access: 'anyone',
      title: null,
      list: 'products',
      cachedBy: ['id', 'cid', 'keyword', 'minPrice', 'maxPrice', 'sort', 'page'],
    }),
    page('coupon', 'pages/shop/shop-coupons.tsx', {
      access: 'anyone',
      title: null,
      messages: ['coupons'],
      cachedBy: ['id', 'scope'],
    }),
    page('about', 'pages/shop/shop-about.tsx', { access: 'anyone', title: null, cachedBy: ['id'] }),
    page('qualification', 'pages/shop/shop-qualification.tsx', { access: 'anyone', title: null, cachedBy: ['id'] }),
  ]),
  page('login', 'pages/sign-in/login.tsx', { access: 'guest', title: 'shell.signIn', messages: ['identity'] }),
  page('register', 'pages/sign-in/register.tsx', {
    access: 'guest',
    title: 'identity.createAccount',
    messages: ['identity'],
    hidesHeader: true, // spec §2
  }),
  ...['google', 'facebook', 'twitter'].map((provider) =>
    page(`middlewares/callback_${provider}`, 'pages/social-callback/social-callback.tsx', {
      access: 'anyone',
      title: 'identity.social.title',
      messages: ['identity'],
    }),
  ),
  page('middlewares/undo_change', 'pages/undo-change/undo-change.tsx', {
    access: 'anyone',
    title: 'account.undo.title',
    messages: ['account', 'identity'],
  }),
  // Guests have carts, and visitors look for their orders.
  page('order/shopping_cart', 'pages/cart/cart.tsx', {
    access: 'anyone',
    title: 'cart.title',
    messages: ['cart', 'deals', 'holiday-notice', 'offer-notes', 'buy-steps'],
    list: 'rows',
    showsOwn: true,
  }),
  page('order/look_up', 'pages/orders/look-up-page.tsx', {
    access: 'anyone',
    title: 'orders.lookUp.title',
    messages: ['orders', 'payments', 'identity', 'receipts'],
  }),
  page('order/order_confirm', 'pages/checkout/confirm-page.tsx', {
    access: 'shopper',
    title: 'checkout.title',
    messages: ['checkout', 'deals', 'holiday-notice', 'offer-notes', 'orders', 'payments', 'buy-steps'],
  }),
  page('order/order_detail', 'pages/orders/order-page.tsx', {
    access: 'shopper',
    title: 'orders.detail.title',
    messages: ['orders', 'payments', 'receipts'],
    showsOwn: true,
  }),
  page('order/refund_detail', 'pages/refunds/refund-page.tsx', {
    access: 'shopper',
    title: 'refunds.detail.title',
    messages: ['refunds', 'orders'],
    showsOwn: true,
  }),
  page('order/stripe_payment', 'pages/payments/card-page.tsx', {
    access: 'shopper',
    title: 'payments.cardTitle',
    messages: ['payments', 'buy-steps'],
    takesCards: true,
  }),
  page('order/payment_result', 'pages/payments/result-page.tsx', {
    access: 'shopper',
    title: 'payments.resultTitle',
    messages: ['payments', 'buy-steps'],
  }),
  frame('', 'shell/account/account-area.tsx', { messages: ['account'] }, [
    page('users/overview', 'pages/account/overview.tsx', {
      access: 'shopper',
      title: 'account.area',
      messages: ['orders'],
      showsOwn: true,
    }),
    page('users/user_info', 'pages/profile/user-info.tsx', { access: 'shopper', title: 'account.profile.title' }),
    page('users/collection_list', 'pages/favourites/favourites.tsx', {
      access: 'shopper',
      title: 'favourites.title',
      messages: ['favourites', 'alerts'],
      list: 'rows',
      showsOwn: true,
    }),
    page('users/address_list', 'pages/addresses/addresses.tsx', {
      access: 'shopper',
      title: 'addresses.title',
      messages: ['addresses'],
      list: 'rows',
      showsOwn: true,
    }),
    page('users/coupon_list', 'pages/coupons/own-coupons.tsx', {
      access: 'shopper',
      title: 'own-coupons.title',
      messages: ['own-coupons'],
      list: 'rows',
      showsOwn: true,
    }),
    page('users/points', 'pages/points/points.tsx', {
      access: 'shopper',
      title: 'points.title',
      messages: ['points'],
      list: 'rows',
    }),
    page('users/order_list', 'pages/orders/order-list.tsx', {
      access: 'shopper',
      title: 'orders.title',
      messages: ['orders', 'payments'],
      list: 'rows',
      showsOwn: true,
    }),
    page('users/refund_list', 'pages/refunds/refund-list.tsx', {
      access: 'shopper',
      title: 'refunds.title',
      messages: ['refunds', 'orders'],
      list: 'rows',
      showsOwn: true,
    }),
    page('users/refund_confirm', 'pages/refunds/apply-page.tsx', {
      access: 'shopper',
      title: 'refunds.apply.title',
      messages: ['refunds', 'orders'],
    }),
    page('users/evaluation_list', 'pages/reviews/own-reviews.tsx', {
      access: 'shopper',
      title: 'reviews.title',
      messages: ['reviews', 'product'],
      list: 'rows',
      showsOwn: true,
    }),
    page('users/question_list', 'pages/questions/own-questions.tsx', {
      access: 'shopper',
      title: 'questions.own.title',
      messages: ['questions'],
      list: 'rows',
      showsOwn: true,
    }),
    page('users/evaluation_confirm', 'pages/reviews/write-review.tsx', {
      access: 'shopper',
      title: 'reviews.form.title',
      messages: ['reviews'],
    }),
    // It belongs to the browser, so guests have one too.
    page('goods/viewed_list', 'pages/viewed/viewed-list.tsx', {
      access: 'anyone',
      title: 'product-rows.viewed.title',
      messages: ['product-rows'],
    }),
    // Everybody may read it; who sends it is signed in.
    page('users/merchant_settled', 'pages/applications/apply-page.tsx', {
      access: 'anyone',
      title: 'applications.title',
      messages: ['applications', 'identity'],
    }),
    page('users/application_record', 'pages/applications/record-page.tsx', {
      access: 'shopper',
      title: 'applications.record.title',
      messages: ['applications'],
      list: 'rows',
    }),
  ]),
  page('dev', 'pages/demo/world.tsx', {
    access: 'anyone',
    title: 'demo.title',
    messages: ['demo', 'payments', 'orders', 'refunds'],
  }),
  page('dev/payments', 'pages/payments/panel-page.tsx', {
    access: 'anyone',
    title: 'payments.panel.title',
    messages: ['payments'],
  }),
  page('dev/kit', 'pages/kit/kit.tsx', { access: 'anyone', title: 'kit.title', messages: ['kit', 'home'] }),
  page('dev/outbox', 'pages/outbox/outbox.tsx', { access: 'anyone', title: 'outbox.title', messages: ['outbox'] }),
  page('dev/mails', 'pages/outbox/mails/mails.tsx', {
    access: 'anyone',
    title: 'sample-mails.title',
    messages: ['sample-mails'],
  }),
];

export const pages = pagesOf(table);

export default [
  {
    path: ':locale?',
    file: 'shell/shell.tsx',
    children: [
      {
        file: 'shell/page.tsx',
        children: [...routesOf(table), { path: '*', file: 'pages/not-found/page-not-found.tsx' }],
      },
    ],
  },
] satisfies RouteConfig;
