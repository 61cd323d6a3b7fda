import { getCart } from '#contract/cart/shopper.ts';
import { splitLocale } from '#contract/core/languages.ts';
import { callMall } from '#storefront/base/client/request-context.ts';
import { loadedMessages, loadGroups } from '#storefront/base/i18n/messages.ts';
import { WithMessages } from '#storefront/base/i18n/with-messages.tsx';
import type { Route } from './+types/cart.ts';
import { CartPage } from './cart-page.tsx';
import { cartSettled } from './use-cart.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { locale } = splitLocale(new URL(request.url).pathname);
  const [cart, { cart: texts }] = await Promise.all([context.get(callMall)(getCart, {}), loadGroups(locale, ['cart'])]);
  return { cart, title: texts.title };
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  await cartSettled();
  return serverLoader();
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  const site = loadedMessages(splitLocale(location.pathname).locale)?.site;
  return [{ title: `${loaderData?.title} · ${site?.name}` }, { name: 'robots', content: 'noindex' }];
}

/** What one wants to buy. Guests have a cart too. */
export default function Cart({ loaderData }: Route.ComponentProps) {
  return (
    <WithMessages group="cart">
      <CartPage loaded={loaderData.cart} />
    </WithMessages>
  );
}
