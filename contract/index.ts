import * as anyAccounts from '#contract/accounts/platform.ts';
import * as accountBenefits from '#contract/accounts/platform-benefits.ts';
import * as accountPrivacy from '#contract/accounts/platform-privacy.ts';
import * as sources from '#contract/accounts/platform-sources.ts';
import * as applicationsToDecide from '#contract/applications/platform.ts';
import * as applications from '#contract/applications/shopper.ts';
import * as campaigns from '#contract/campaigns/platform.ts';
import * as cart from '#contract/cart/shopper.ts';
import * as ownProducts from '#contract/catalogue/merchant.ts';
import * as bargains from '#contract/catalogue/merchant-bargains.ts';
import * as brandChoice from '#contract/catalogue/merchant-brands.ts';
import * as deals from '#contract/catalogue/merchant-deals.ts';
import * as draftActs from '#contract/catalogue/merchant-draft-acts.ts';
import * as productDrafts from '#contract/catalogue/merchant-drafts.ts';
import * as productExport from '#contract/catalogue/merchant-export.ts';
import * as flashSales from '#contract/catalogue/merchant-flash-sales.ts';
import * as productImport from '#contract/catalogue/merchant-import.ts';
import * as productPreview from '#contract/catalogue/merchant-preview.ts';
import * as stock from '#contract/catalogue/merchant-stock.ts';
import * as productReview from '#contract/catalogue/platform.ts';
import * as activities from '#contract/catalogue/platform-activities.ts';
import * as brands from '#contract/catalogue/platform-brands.ts';
import * as categoryRules from '#contract/catalogue/platform-categories.ts';
import * as flashSalesToPlan from '#contract/catalogue/platform-flash-sales.ts';
import * as homePage from '#contract/catalogue/platform-home.ts';
import * as anyProducts from '#contract/catalogue/platform-products.ts';
import * as catalogue from '#contract/catalogue/shopper.ts';
import * as alerts from '#contract/catalogue/shopper-alerts.ts';
import * as shownDeals from '#contract/catalogue/shopper-deals.ts';
import * as shownHomePage from '#contract/catalogue/shopper-home.ts';
import * as prices from '#contract/catalogue/shopper-prices.ts';
import * as product from '#contract/catalogue/shopper-product.ts';
import * as deskOfShop from '#contract/chat/merchant.ts';
import * as deskOfPlatform from '#contract/chat/platform.ts';
import * as chat from '#contract/chat/shopper.ts';
import * as face from '#contract/content/platform-face.ts';
import * as guarantees from '#contract/content/platform-guarantees.ts';
import * as settings from '#contract/content/platform-settings.ts';
import * as content from '#contract/content/shopper.ts';
import * as help from '#contract/content/shopper-help.ts';
import type { Call } from '#contract/core/call.ts';
import * as shopCoupons from '#contract/coupons/merchant.ts';
import * as couponFigures from '#contract/coupons/merchant-figures.ts';
import * as platformCoupons from '#contract/coupons/platform.ts';
import * as coupons from '#contract/coupons/shopper.ts';
import * as demoConsole from '#contract/demo/console.ts';
import * as demo from '#contract/demo/developer.ts';
import * as demoDesk from '#contract/demo/developer-desk.ts';
import * as consoleAccount from '#contract/identity/console.ts';
import * as identity from '#contract/identity/shopper.ts';
import * as addresses from '#contract/identity/shopper-addresses.ts';
import * as contacts from '#contract/identity/shopper-contacts.ts';
import * as profile from '#contract/identity/shopper-profile.ts';
import * as insights from '#contract/insights/merchant.ts';
import * as shopHealth from '#contract/insights/merchant-health.ts';
import * as mallInsights from '#contract/insights/platform.ts';
import * as apiKeys from '#contract/integrations/merchant-keys.ts';
import * as webhooks from '#contract/integrations/merchant-webhooks.ts';
import * as machine from '#contract/machine/platform.ts';
import * as selfChecks from '#contract/machine/platform-checks.ts';
import * as mallFirstSteps from '#contract/machine/platform-first-steps.ts';
import * as jobs from '#contract/machine/platform-jobs.ts';
import * as openOutbox from '#contract/machine/platform-outbox.ts';
import * as notifications from '#contract/notifications/developer.ts';
import * as bellOfShop from '#contract/notifications/merchant.ts';
import * as messageTexts from '#contract/notifications/platform.ts';
import * as bellOfPlatform from '#contract/notifications/platform-bell.ts';
import * as bell from '#contract/notifications/shopper.ts';
import * as operatorEntry from '#contract/operators/console.ts';
import * as operators from '#contract/operators/platform.ts';
import * as operatorLog from '#contract/operators/platform-log.ts';
import * as addressChange from '#contract/orders/address-change.ts';
import * as sales from '#contract/orders/merchant-sales.ts';
import * as priceOffers from '#contract/orders/price-offers.ts';
import * as orders from '#contract/orders/shopper.ts';
import * as checkout from '#contract/orders/shopper-checkout.ts';
import * as guestOrders from '#contract/orders/visitor.ts';
import * as sandbox from '#contract/payments/developer.ts';
import * as providerRefunds from '#contract/payments/platform.ts';
import * as reconciliation from '#contract/payments/platform-reconciliation.ts';
import * as payments from '#contract/payments/shopper.ts';
import * as ledger from '#contract/payouts/merchant.ts';
import * as payoutDesk from '#contract/payouts/merchant-payouts.ts';
import * as statements from '#contract/payouts/merchant-statements.ts';
import * as payoutsToPay from '#contract/payouts/platform.ts';
import * as mallBooks from '#contract/payouts/platform-books.ts';
import * as points from '#contract/points/shopper.ts';
import * as pricedPreview from '#contract/pricing/merchant.ts';
import * as pricing from '#contract/pricing/shopper.ts';
import * as questionDesk from '#contract/questions/merchant.ts';
import * as questions from '#contract/questions/shopper.ts';
import * as ownQuestions from '#contract/questions/shopper-own.ts';
import * as shopReceipts from '#contract/receipts/merchant.ts';
import * as anyReceipts from '#contract/receipts/platform.ts';
import * as receipts from '#contract/receipts/shopper.ts';
import * as refundsReview from '#contract/refunds/merchant.ts';
import * as refundGrants from '#contract/refunds/merchant-grant.ts';
import * as returnAddresses from '#contract/refunds/merchant-returns.ts';
import * as anyOrders from '#contract/refunds/platform-orders.ts';
import * as refunds from '#contract/refunds/shopper.ts';
import * as refundOffers from '#contract/refunds/shopper-offer.ts';
import * as refundsReturn from '#contract/refunds/shopper-return.ts';
import * as reviewDesk from '#contract/reviews/merchant.ts';
import * as reviews from '#contract/reviews/shopper.ts';
import * as ownReviews from '#contract/reviews/shopper-own.ts';
import * as searchTuning from '#contract/search/platform.ts';
import * as searchRanking from '#contract/search/platform-ranking.ts';
import * as search from '#contract/search/shopper.ts';
import * as shipping from '#contract/shipping/shopper.ts';
import * as consoleEntry from '#contract/shops/console.ts';
import * as freightOfShop from '#contract/shops/merchant-freight.ts';
import * as handOver from '#contract/shops/merchant-hand-over.ts';
import * as holidaysOfShop from '#contract/shops/merchant-holidays.ts';
import * as homeOfShop from '#contract/shops/merchant-home.ts';
import * as logOfShop from '#contract/shops/merchant-log.ts';
import * as picturesOfShop from '#contract/shops/merchant-pictures.ts';
import * as policiesOfShop from '#contract/shops/merchant-policies.ts';
import * as shelvesOfShop from '#contract/shops/merchant-shelves.ts';
import * as ownShop from '#contract/shops/merchant-shop.ts';
import * as staffOfShop from '#contract/shops/merchant-staff.ts';
import * as listViews from '#contract/shops/merchant-views.ts';
import * as shopsOfPlatform from '#contract/shops/platform.ts';
import * as commissions from '#contract/shops/platform-commission.ts';
import * as shopKinds from '#contract/shops/platform-kinds.ts';
import * as shops from '#contract/shops/shopper.ts';
import * as shownHome from '#contract/shops/shopper-home.ts';
import * as staff from '#contract/shops/shopper-own.ts';
import * as shop from '#contract/shops/shopper-page.ts';
import * as questionReports from './questions/platform.ts';
import * as refundsToDecide from './refunds/platform.ts';
import * as reviewReports from './reviews/platform.ts';
import * as shippingByShops from './shipping/merchant.ts';
import * as bulkShipping from './shipping/merchant-bulk.ts';
import * as orderNotes from './shipping/merchant-notes.ts';
import * as packingSlips from './shipping/merchant-print.ts';
import * as parcelTracking from './shipping/merchant-tracking.ts';

/** Every call of the mall, in the order of the API reference. A call is listed by being exported from its file. */
export const everyCall: readonly Call[] = [
  identity,
  profile,
  contacts,
  addresses,
  content,
  help,
  guarantees,
  settings,
  face,
  shops,
  shop,
  staff,
  ownShop,
  picturesOfShop,
  policiesOfShop,
  shelvesOfShop,
  homeOfShop,
  holidaysOfShop,
  shownHome,
  logOfShop,
  staffOfShop,
  operatorEntry,
  operators,
  operatorLog,
  shopsOfPlatform,
  commissions,
  shopKinds,
  handOver,
  listViews,
  freightOfShop,
  consoleEntry,
  consoleAccount,
  demoConsole,
  applications,
  applicationsToDecide,
  catalogue,
  shownHomePage,
  homePage,
  activities,
  product,
  prices,
  alerts,
  shownDeals,
  ownProducts,
  productDrafts,
  draftActs,
  productPreview,
  productExport,
  productReview,
  anyProducts,
  brands,
  categoryRules,
  productImport,
  stock,
  search,
  searchRanking,
  searchTuning,
  coupons,
  platformCoupons,
  shopCoupons,
  bargains,
  brandChoice,
  flashSales,
  flashSalesToPlan,
  deals,
  couponFigures,
  points,
  pricing,
  pricedPreview,
  campaigns,
  cart,
  payments,
  providerRefunds,
  reconciliation,
  checkout,
  orders,
  addressChange,
  sales,
  priceOffers,
  guestOrders,
  shipping,
  shippingByShops,
  bulkShipping,
  orderNotes,
  packingSlips,
  parcelTracking,
  refunds,
  refundsReturn,
  refundOffers,
  refundsReview,
  refundGrants,
  returnAddresses,
  refundsToDecide,
  anyOrders,
  anyAccounts,
  accountBenefits,
  accountPrivacy,
  sources,
  ledger,
  payoutDesk,
  statements,
  payoutsToPay,
  receipts,
  shopReceipts,
  anyReceipts,
  mallBooks,
  reviews,
  ownReviews,
  reviewDesk,
  reviewReports,
  questions,
  ownQuestions,
  questionDesk,
  questionReports,
  chat,
  deskOfShop,
  deskOfPlatform,
  insights,
  shopHealth,
  mallInsights,
  apiKeys,
  webhooks,
  bell,
  bellOfShop,
  bellOfPlatform,
  notifications,
  messageTexts,
  machine,
  mallFirstSteps,
  selfChecks,
  jobs,
  openOutbox,
  sandbox,
  demo,
  demoDesk,
].flatMap((capability) => Object.values(capability).filter(isCall));

function isCall(exported: unknown): exported is Call {
  return typeof exported === 'object' && exported !== null && 'method' in exported && 'refuses' in exported;
}
