import * as applications from './applications.ts';
import * as applicationsToDecide from './applications-platform.ts';
import type { Call } from './call.ts';
import * as cart from './cart.ts';
import * as catalogue from './catalogue.ts';
import * as product from './catalogue-product.ts';
import * as content from './content.ts';
import * as coupons from './coupons.ts';
import * as demo from './demo.ts';
import * as demoDesk from './demo-desk.ts';
import * as identity from './identity.ts';
import * as addresses from './identity-addresses.ts';
import * as contacts from './identity-contacts.ts';
import * as profile from './identity-profile.ts';
import * as notifications from './notifications.ts';
import * as orders from './orders.ts';
import * as checkout from './orders-checkout.ts';
import * as guestOrders from './orders-guest.ts';
import * as payments from './payments.ts';
import * as payBacks from './payments-platform.ts';
import * as sandbox from './payments-sandbox.ts';
import * as points from './points.ts';
import * as pricing from './pricing.ts';
import * as refunds from './refunds.ts';
import * as refundsReturn from './refunds-return.ts';
import * as refundsReview from './refunds-review.ts';
import * as reviews from './reviews.ts';
import * as reviewDesk from './reviews-desk.ts';
import * as ownReviews from './reviews-own.ts';
import * as search from './search.ts';
import * as shipping from './shipping.ts';
import * as shops from './shops.ts';
import * as shop from './shops-page.ts';

/** Every call of the mall, in the order in which the API page lists them. A call is listed by being exported. */
export const everyCall: readonly Call[] = [
  identity,
  profile,
  contacts,
  addresses,
  content,
  shops,
  shop,
  applications,
  applicationsToDecide,
  catalogue,
  product,
  search,
  coupons,
  points,
  pricing,
  cart,
  payments,
  payBacks,
  checkout,
  orders,
  guestOrders,
  shipping,
  refunds,
  refundsReturn,
  refundsReview,
  reviews,
  ownReviews,
  reviewDesk,
  notifications,
  sandbox,
  demo,
  demoDesk,
].flatMap((capability) => Object.values(capability).filter(isCall));

function isCall(exported: unknown): exported is Call {
  return typeof exported === 'object' && exported !== null && 'method' in exported && 'refuses' in exported;
}
