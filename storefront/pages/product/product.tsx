import { lazy, Suspense } from 'react';
import { data } from 'react-router';
import { getHomeIndex } from '#contract/content/shopper.ts';
import { splitLocale } from '#contract/core/languages.ts';
import { callMall, mallTime, publicSettings } from '#storefront/base/client/calls/request-context.ts';
import { loadGroups, loadMessages } from '#storefront/base/i18n/messages.ts';
import { productIdOf } from '#storefront/base/links/product-id.ts';
import type { Route } from './+types/product.ts';
import { askForProduct, askForSimilar } from './product-answers.ts';
import { lostMeta, productMeta } from './product-meta.ts';
import { ProductPage } from './product-page.tsx';

// Few visits see it.
const LostProduct = import.meta.env.SSR
  ? (await import('./product-lost.tsx')).LostProduct
  : lazy(() => import('./product-lost.tsx').then((module) => ({ default: module.LostProduct })));

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const id = productIdOf(params.id);
  if (id === null) throw data(null, { status: 404 });
  const ask = context.get(callMall);
  const { locale } = splitLocale(new URL(request.url).pathname);
  const [answers, home, { site, errors }] = await Promise.all([
    askForProduct(ask, context.get(mallTime), id),
    ask(getHomeIndex, {}).catch(() => null), // without it the mall has its usual currency
    loadMessages(locale),
  ]);
  if (!answers) {
    const similar = await askForSimilar(ask, id);
    return data({ answers: null, similar, meta: lostMeta(errors.pageErrorTitle, site.name) }, { status: 404 });
  }
  const { product } = answers;
  if (!product.isOnSale) {
    const { lost } = (await loadGroups(locale, ['product'])).product;
    return data({ answers, similar: null, meta: lostMeta(lost.offSale, site.name) }, { status: 410 });
  }
  const { publicUrl } = context.get(publicSettings);
  const currency = home?.shopPayCurrency.currency || 'USD';
  return { answers, similar: null, meta: productMeta(product, { siteName: site.name, publicUrl, currency, locale }) };
}

/** The choice and the filter of the reviews stand in the address, and nothing that the server says depends on them. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: Revalidation) {
  const isSamePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return isSamePage ? false : defaultShouldRevalidate;
}
type Revalidation = { currentUrl: URL; nextUrl: URL; defaultShouldRevalidate: boolean };

/** Made by the server, so that no visitor fetches the scripts that make it. */
export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

/** One product. Its address stays helpful when the product is gone: it then leads to others like it. */
export default function Product({ loaderData: { answers, similar } }: Route.ComponentProps) {
  // Another product is another page: nothing chosen or opened on the one before may stay.
  if (answers?.product.isOnSale) return <ProductPage key={answers.product.id} answers={answers} />;
  return (
    <Suspense>
      <LostProduct product={answers?.product ?? null} similar={answers?.similar ?? similar} />
    </Suspense>
  );
}
