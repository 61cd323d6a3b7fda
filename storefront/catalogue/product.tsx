import { lazy, Suspense } from 'react';
import { data } from 'react-router';
import { splitLocale } from '#contract/languages.ts';
import { callMall } from '../entry.server.tsx';
import { loadLaterMessages } from '../later-messages.ts';
import { loadedMessages } from '../messages.ts';
import { WithMessages } from '../with-messages.tsx';
import type { Route } from './+types/product.ts';
import { askForProduct, askForSimilar } from './product-answers.ts';
import { productIdOf } from './product-id.ts';
import { productMeta } from './product-meta.ts';
import { ProductPage } from './product-page.tsx';

// Few visits see it.
const LostProduct = lazy(() => import('./product-lost.tsx').then((module) => ({ default: module.LostProduct })));

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const id = productIdOf(params.id);
  if (id === null) throw data(null, { status: 404 });
  const ask = context.get(callMall);
  const answers = await askForProduct(ask, id);
  if (!answers) return data({ answers: null, similar: await askForSimilar(ask, id), title: null }, { status: 404 });
  if (answers.product.isOnSale) return { answers, similar: null, title: null };
  const { locale } = splitLocale(new URL(request.url).pathname);
  // In the browser these texts may come later than the title is needed.
  const { product } = await loadLaterMessages(locale, 'product');
  return data({ answers, similar: null, title: product.lost.offSale }, { status: 410 });
}

/** The choice and the filter of the reviews stand in the address, and nothing that the server says depends on them. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: Revalidation) {
  const isSamePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return isSamePage ? false : defaultShouldRevalidate;
}
type Revalidation = { currentUrl: URL; nextUrl: URL; defaultShouldRevalidate: boolean };

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const { locale } = splitLocale(location.pathname);
  const messages = loadedMessages(locale);
  const siteName = messages?.site.name ?? '';
  const { answers, title } = loaderData ?? {};
  if (!answers?.product.isOnSale)
    return [
      { title: `${title ?? messages?.errors.pageErrorTitle} · ${siteName}` },
      { name: 'robots', content: 'noindex' },
    ];
  const [root, shell] = matches;
  return productMeta(answers.product, {
    siteName,
    publicUrl: root?.loaderData?.publicUrl ?? '',
    currency: shell?.loaderData?.home?.shopPayCurrency.currency || 'USD',
    locale,
  });
}

/** One product. Its address stays helpful when the product is gone: it then leads to others like it. */
export default function Product({ loaderData: { answers, similar } }: Route.ComponentProps) {
  return (
    <WithMessages group="product">
      {answers?.product.isOnSale ? (
        // Another product is another page: nothing chosen or opened on the one before may stay.
        <ProductPage key={answers.product.id} answers={answers} />
      ) : (
        <Suspense>
          <LostProduct product={answers?.product ?? null} similar={answers?.similar ?? similar} />
        </Suspense>
      )}
    </WithMessages>
  );
}
