import { getCart } from '#contract/cart/shopper.ts';
import { callMall } from '#storefront/base/client/calls/request-context.ts';
import type { Route } from './+types/cart.ts';
import { CartPage } from './cart-page.tsx';
import { cartSettled } from './use-cart.ts';

export async function loader({ context }: Route.LoaderArgs) {
  return { cart: await context.get(callMall)(getCart, {}) };
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  await cartSettled();
  return serverLoader();
}

/** What one wants to buy. Guests have a cart too. */
export default function Cart({ loaderData }: Route.ComponentProps) {
  return <CartPage loaded={loaderData.cart} />;
}
