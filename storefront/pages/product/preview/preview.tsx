import { data } from 'react-router';
import { splitLocale } from '#contract/core/languages.ts';
import { callForShop, callMall, mallTime } from '#storefront/base/client/calls/request-context.ts';
import { loadGroups, loadMessages } from '#storefront/base/i18n/messages.ts';
import { productIdOf } from '#storefront/base/links/product-id.ts';
import { lostMeta } from '#storefront/pages/product/product-meta.ts';
import { PreviewLost } from '#storefront/parts/errors/preview-lost.tsx';
import type { Route } from './+types/preview.ts';
import { askForPreview, previewedOf } from './preview-answers.ts';
import { PreviewPage } from './preview-page.tsx';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const { locale } = splitLocale(pathname);
  const previewed = previewedOf(params.id);
  const shopId = productIdOf(searchParams.get('shop') ?? '');
  const ask = {
    callMall: context.get(callMall),
    callForShop: context.get(callForShop),
    mallTime: context.get(mallTime),
  };
  const [preview, { site }, { preview: words }] = await Promise.all([
    previewed && shopId ? askForPreview(ask, previewed, { shopId, isReview: searchParams.has('review') }) : null,
    loadMessages(locale),
    loadGroups(locale, ['preview']),
  ]);
  if (!preview) return data({ preview: null, meta: lostMeta(words.lost.title, site.name) }, { status: 404 });
  const { product } = preview.answers;
  return { preview, meta: lostMeta([words.title, product.name].filter(Boolean).join(': '), site.name) };
}

/** What is chosen stands in the address, and nothing that the server says depends on it. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: Revalidation) {
  const isSamePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return isSamePage ? false : defaultShouldRevalidate;
}
type Revalidation = { currentUrl: URL; nextUrl: URL; defaultShouldRevalidate: boolean };

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

/** A product as its page will show it, for the people of its shop. */
export default function ProductPreview({ loaderData: { preview } }: Route.ComponentProps) {
  return preview ? <PreviewPage preview={preview} /> : <PreviewLost />;
}
