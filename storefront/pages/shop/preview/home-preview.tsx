import { Eye } from 'lucide-react';
import { useEffect } from 'react';
import { data, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { splitLocale } from '#contract/core/languages.ts';
import { previewHome } from '#contract/shops/merchant-home.ts';
import { orNull } from '#storefront/base/client/calls/or-null.ts';
import { callForShop, callMall } from '#storefront/base/client/calls/request-context.ts';
import { loadGroups, loadMessages } from '#storefront/base/i18n/messages.ts';
import { WithMessages } from '#storefront/base/i18n/with-messages.tsx';
import { HomeBlocks } from '#storefront/pages/shop/home-blocks.tsx';
import { couponsFor } from '#storefront/pages/shop/home-coupons.ts';
import { ShopHeader } from '#storefront/pages/shop/shop-header.tsx';
import { ShopTabs } from '#storefront/pages/shop/shop-tabs.tsx';
import { PreviewLost } from '#storefront/parts/errors/preview-lost.tsx';
import { buttonClass } from '#ui/buttons/button-class.ts';
import type { Route } from './+types/home-preview.ts';

/** Null for everyone who may not see it: nobody learns why. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const given = searchParams.get('shop') ?? '';
  const shopId = /^[1-9]\d{0,8}$/.test(given) ? Number(given) : null;
  const [preview, { site }, { preview: words }] = await Promise.all([
    shopId === null ? null : orNull(context.get(callForShop)(previewHome, {}, shopId), [400, 401, 403, 404]),
    loadMessages(splitLocale(pathname).locale),
    loadGroups(splitLocale(pathname).locale, ['preview']),
  ]);
  const title = preview ? `${words.title}: ${preview.shop.name}` : words.lost.title;
  const meta = [{ title: `${title} · ${site.name}` }, { name: 'robots', content: 'noindex' }];
  if (!preview) return data({ preview: null, meta }, { status: 404 });
  const blocks = preview.home.blocks ?? [];
  const coupons = await couponsFor(context.get(callMall), preview.shop.id, blocks);
  return { preview: { shop: preview.shop, blocks, coupons }, meta };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

/** The home page of a shop as it would be published, for its people. It follows what they save. */
export default function HomePreview({ loaderData: { preview } }: Route.ComponentProps) {
  useSaved();
  if (!preview) return <PreviewLost />;
  const { shop, blocks, coupons } = preview;
  return (
    <WithMessages groups={['shops']}>
      <div className="page-column pt-4 pb-12">
        <div inert>
          <ShopHeader shop={shop} />
          <ShopTabs shop={shop} />
        </div>
        <HomeBlocks shop={shop} blocks={blocks} coupons={coupons} isPreview />
      </div>
      <Banner shopId={shop.id} />
    </WithMessages>
  );
}

/** The console says on this channel that it has saved the page. */
function useSaved(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const channel = new BroadcastChannel('shop-home');
    channel.onmessage = () => void revalidate();
    return () => channel.close();
  }, [revalidate]);
}

function Banner({ shopId }: { shopId: number }) {
  const t = useTranslations('preview');
  return (
    <section aria-label={t('title')} className="sticky bottom-0 z-20 bg-shade text-white">
      <div className="page-column flex min-h-14 items-center gap-4 py-2">
        <Eye aria-hidden="true" size={20} className="shrink-0" />
        <p className="min-w-0 grow">
          <strong className="mr-2 font-semibold">{t('title')}</strong>
          {t('line')}
        </p>
        <a href={`/console/${shopId}/shop/home`} className={buttonClass({ variant: 'secondary' })}>
          {t('editHome')}
        </a>
      </div>
    </section>
  );
}
